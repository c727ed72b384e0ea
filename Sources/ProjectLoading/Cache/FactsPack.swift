/// The facts of many files in one piece: an index of content hashes, and behind it the facts of each file.
///
/// A pack is read as it comes. Whatever does not fit together, entry by entry, is as if it were not there.
struct FactsPack: Sendable {
  private var bytes: [UInt8] = []
  private var entries: [ContentHash: Entry] = [:]

  private struct Entry {
    var start: Int
    var count: Int
    var checksum: UInt64
  }

  private static let magic = Array("SGFacts1".utf8)
  private static let headerSize = 32
  private static let rowSize = 32

  /// An empty pack.
  init() {}

  /// Opens a pack; `nil` where it is damaged or of another reader.
  init?(_ bytes: [UInt8], reader: ContentHash) {
    guard bytes.count >= Self.headerSize, bytes.starts(with: Self.magic) else { return nil }
    self.bytes = bytes
    guard hash(at: 8) == reader else { return nil }
    let count = Int(truncatingIfNeeded: number(at: 24))
    guard count >= 0, count <= (bytes.count - Self.headerSize - 8) / Self.rowSize else { return nil }
    var start = Self.headerSize + count * Self.rowSize
    guard number(at: start) == Self.checksum(bytes[..<start]) else { return nil }
    start += 8
    entries.reserveCapacity(count)
    for row in 0..<count {
      let offset = Self.headerSize + row * Self.rowSize
      let size = Int(truncatingIfNeeded: number(at: offset + 16))
      guard size >= 0, size <= bytes.count - start else { return nil }
      entries[hash(at: offset)] = Entry(start: start, count: size, checksum: number(at: offset + 24))
      start += size
    }
  }

  /// The number of entries.
  var count: Int { entries.count }

  /// The bytes of an entry; `nil` where there is none, or where it is damaged.
  subscript(key: ContentHash) -> ArraySlice<UInt8>? {
    guard let entry = entries[key] else { return nil }
    let content = bytes[entry.start..<(entry.start + entry.count)]
    return Self.checksum(content) == entry.checksum ? content : nil
  }

  /// The bytes of a pack with some entries; the same entries always give the same bytes.
  static func bytes(reader: ContentHash, _ contents: [ContentHash: ArraySlice<UInt8>]) -> [UInt8] {
    let sorted = contents.sorted { ($0.key.high, $0.key.low) < ($1.key.high, $1.key.low) }
    var bytes: [UInt8] = []
    let size = sorted.reduce(0) { $0 + $1.value.count }
    bytes.reserveCapacity(headerSize + sorted.count * rowSize + 8 + size)
    bytes += magic
    bytes.append(reader)
    bytes.append(UInt64(sorted.count))
    for (key, content) in sorted {
      bytes.append(key)
      bytes.append(UInt64(content.count))
      bytes.append(checksum(content))
    }
    bytes.append(checksum(bytes[...]))
    for (_, content) in sorted { bytes += content }
    return bytes
  }

  private static func checksum(_ bytes: ArraySlice<UInt8>) -> UInt64 {
    bytes.withUnsafeBytes { ContentHash($0, seed: 1).high }
  }

  private func hash(at offset: Int) -> ContentHash {
    ContentHash(high: number(at: offset), low: number(at: offset + 8))
  }

  private func number(at offset: Int) -> UInt64 {
    bytes.withUnsafeBytes { UInt64(littleEndian: $0.loadUnaligned(fromByteOffset: offset, as: UInt64.self)) }
  }
}

extension [UInt8] {
  fileprivate mutating func append(_ number: UInt64) {
    Swift.withUnsafeBytes(of: number.littleEndian) { append(contentsOf: $0) }
  }

  fileprivate mutating func append(_ hash: ContentHash) {
    append(hash.high)
    append(hash.low)
  }
}
