import SourceReading

/// Bytes that are not what ``FactsWriter`` writes.
struct FactsDamage: Error {}

/// Takes facts out of bytes; whatever the bytes are, it ends with facts or with ``FactsDamage``.
struct FactsReader {
  /// How deep values may lie in each other; facts stay far below.
  private static let depthLimit = 1000

  private let bytes: UnsafeRawBufferPointer
  private var offset = 0
  private var texts: [String] = []
  private var line: Int32 = 0
  private var depth = 0

  /// Makes a reader; the bytes have to outlive it.
  init(_ bytes: UnsafeRawBufferPointer) { self.bytes = bytes }

  /// Whether everything was read.
  var isAtEnd: Bool { offset == bytes.count }

  mutating func readByte() throws(FactsDamage) -> UInt8 {
    guard offset < bytes.count else { throw FactsDamage() }
    defer { offset += 1 }
    return bytes[offset]
  }

  mutating func readFlag() throws(FactsDamage) -> Bool {
    switch try readByte() {
    case 0: return false
    case 1: return true
    default: throw FactsDamage()
    }
  }

  mutating func readNumber() throws(FactsDamage) -> Int {
    var result: UInt = 0
    for shift in stride(from: UInt(0), to: 64, by: 7) {
      let byte = try readByte()
      result |= UInt(byte & 0x7F) << shift
      if byte < 0x80 { return Int(bitPattern: result) }
    }
    throw FactsDamage()
  }

  /// The number of elements of a list: each has a byte at least.
  private mutating func readCount() throws(FactsDamage) -> Int {
    let count = try readNumber()
    guard count >= 0, count <= bytes.count - offset else { throw FactsDamage() }
    return count
  }

  mutating func readText() throws(FactsDamage) -> String {
    let number = try readNumber()
    if number > 0, number <= texts.count { return texts[number - 1] }
    guard number == 0 else { throw FactsDamage() }
    let count = try readCount()
    let text = String(decoding: bytes[offset..<(offset + count)], as: UTF8.self)
    offset += count
    texts.append(text)
    return text
  }

  mutating func readPosition() throws(FactsDamage) -> Position {
    let number = try readNumber()
    let step = Int(bitPattern: UInt(bitPattern: number) >> 1) ^ -(number & 1)
    let next = Int(line).addingReportingOverflow(step)
    guard !next.overflow, let line = Int32(exactly: next.partialValue) else { throw FactsDamage() }
    self.line = line
    return Position(line: Int(line), column: try readNumber())
  }

  mutating func read<Value: FactsCodable>() throws(FactsDamage) -> Value {
    depth += 1
    defer { depth -= 1 }
    guard depth < Self.depthLimit else { throw FactsDamage() }
    return try Value(from: &self)
  }

  mutating func readList<Value: FactsCodable>() throws(FactsDamage) -> [Value] {
    let count = try readCount()
    var values: [Value] = []
    // Damaged counts must not take memory for more than the bytes could hold.
    values.reserveCapacity(min(count, 1024))
    for _ in 0..<count { values.append(try read()) }
    return values
  }

  mutating func readLists<Value: FactsCodable>() throws(FactsDamage) -> [[Value]] {
    var lists: [[Value]] = []
    for _ in 0..<(try readCount()) { lists.append(try readList()) }
    return lists
  }

  mutating func readOptional<Value: FactsCodable>() throws(FactsDamage) -> Value? {
    try readFlag() ? try read() : nil
  }
}
