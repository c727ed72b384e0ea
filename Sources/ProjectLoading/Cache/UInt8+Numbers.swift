/// Numbers and hashes of the headers of cache files, in little-endian order.
extension [UInt8] {
  mutating func append(number: UInt64) {
    Swift.withUnsafeBytes(of: number.littleEndian) { append(contentsOf: $0) }
  }

  mutating func append(hash: ContentHash) {
    append(number: hash.high)
    append(number: hash.low)
  }

  /// The number at an offset, which has to have eight bytes behind it.
  func number(at offset: Int) -> UInt64 {
    withUnsafeBytes { UInt64(littleEndian: $0.loadUnaligned(fromByteOffset: offset, as: UInt64.self)) }
  }

  /// The hash at an offset, which has to have sixteen bytes behind it.
  func hash(at offset: Int) -> ContentHash {
    ContentHash(high: number(at: offset), low: number(at: offset + 8))
  }
}
