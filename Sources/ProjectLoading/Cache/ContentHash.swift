/// A hash of some bytes, long enough that two different contents never share it by accident.
///
/// It is made for speed and not against people who want to deceive: whoever can write a project's cache can do worse.
struct ContentHash: Hashable, Sendable {
  var high: UInt64
  var low: UInt64

  /// Hashes bytes. Different seeds give hashes that have nothing to do with each other.
  init(_ bytes: UnsafeRawBufferPointer, seed: UInt64 = 0) {
    let count = bytes.count
    var first = Self.secrets[0] ^ seed
    var second = Self.secrets[1] ^ UInt64(count)
    var offset = 0
    while offset + 16 <= count {
      let left = UInt64(littleEndian: bytes.loadUnaligned(fromByteOffset: offset, as: UInt64.self))
      let right = UInt64(littleEndian: bytes.loadUnaligned(fromByteOffset: offset + 8, as: UInt64.self))
      first = Self.mix(first ^ left, right ^ Self.secrets[2])
      second = Self.mix(second ^ right, left ^ Self.secrets[3]) &+ first
      offset += 16
    }
    var rest: (UInt64, UInt64) = (0, 0)
    withUnsafeMutableBytes(of: &rest) { $0.copyMemory(from: UnsafeRawBufferPointer(rebasing: bytes[offset...])) }
    let (left, right) = (UInt64(littleEndian: rest.0), UInt64(littleEndian: rest.1))
    first = Self.mix(first ^ left, right ^ Self.secrets[2])
    second = Self.mix(second ^ right, left ^ Self.secrets[3]) &+ first
    high = Self.mix(first ^ Self.secrets[3], UInt64(count) ^ second)
    low = Self.mix(second ^ Self.secrets[2], first ^ Self.secrets[0])
  }

  /// Hashes bytes.
  init(_ bytes: [UInt8], seed: UInt64 = 0) {
    self = bytes.withUnsafeBytes { ContentHash($0, seed: seed) }
  }

  /// A hash from its halves.
  init(high: UInt64, low: UInt64) {
    self.high = high
    self.low = low
  }

  /// A number that tells whether bytes are still what was written.
  static func checksum(_ bytes: ArraySlice<UInt8>) -> UInt64 {
    bytes.withUnsafeBytes { ContentHash($0, seed: 1).high }
  }

  private static let secrets: [UInt64] = [
    0xA076_1D64_78BD_642F, 0xE703_7ED1_A0B4_28DB, 0x8EBC_6AF0_9C88_C6E3, 0x5899_65CC_7537_4CC3,
  ]

  private static func mix(_ left: UInt64, _ right: UInt64) -> UInt64 {
    let product = left.multipliedFullWidth(by: right)
    return product.high ^ product.low
  }
}
