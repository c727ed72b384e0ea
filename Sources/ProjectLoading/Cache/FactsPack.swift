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

  private static let magic = Array("SGFacts2".utf8)
  private static let headerSize = 32
  private static let rowSize = 32

  /// An empty pack.
  init() {}

  /// Opens a pack; `nil` where it is damaged or of another reader.
  init?(_ bytes: [UInt8], reader: ContentHash) {
    guard bytes.count >= Self.headerSize, bytes.starts(with: Self.magic), bytes.hash(at: 8) == reader else {
      return nil
    }
    self.bytes = bytes
    let count = Int(truncatingIfNeeded: bytes.number(at: 24))
    guard count >= 0, count <= (bytes.count - Self.headerSize - 8) / Self.rowSize else { return nil }
    var start = Self.headerSize + count * Self.rowSize
    guard bytes.number(at: start) == ContentHash.checksum(bytes[..<start]) else { return nil }
    start += 8
    entries.reserveCapacity(count)
    for row in 0..<count {
      let offset = Self.headerSize + row * Self.rowSize
      let size = Int(truncatingIfNeeded: bytes.number(at: offset + 16))
      guard size >= 0, size <= bytes.count - start else { return nil }
      entries[bytes.hash(at: offset)] = Entry(start: start, count: size, checksum: bytes.number(at: offset + 24))
      start += size
    }
  }

  /// The number of entries.
  var count: Int { entries.count }

  /// The bytes of an entry; `nil` where there is none, or where it is damaged.
  subscript(key: ContentHash) -> ArraySlice<UInt8>? {
    guard let entry = entries[key] else { return nil }
    let content = bytes[entry.start..<(entry.start + entry.count)]
    return ContentHash.checksum(content) == entry.checksum ? content : nil
  }

  /// The bytes of a pack with some entries; the same entries always give the same bytes.
  static func bytes(reader: ContentHash, _ contents: [ContentHash: ArraySlice<UInt8>]) -> [UInt8] {
    let sorted = contents.sorted { ($0.key.high, $0.key.low) < ($1.key.high, $1.key.low) }
    var bytes: [UInt8] = []
    let size = sorted.reduce(0) { $0 + $1.value.count }
    bytes.reserveCapacity(headerSize + sorted.count * rowSize + 8 + size)
    bytes += magic
    bytes.append(hash: reader)
    bytes.append(number: UInt64(sorted.count))
    for (key, content) in sorted {
      bytes.append(hash: key)
      bytes.append(number: UInt64(content.count))
      bytes.append(number: ContentHash.checksum(content))
    }
    bytes.append(number: ContentHash.checksum(bytes[...]))
    for (_, content) in sorted { bytes += content }
    return bytes
  }
}
