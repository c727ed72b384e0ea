import SourceReading

/// Puts facts into bytes: numbers in as few bytes as they need, every text once, lines as steps from the one before.
struct FactsWriter {
  private(set) var bytes: [UInt8] = []
  private var texts: [String: Int] = [:]
  private var line: Int32 = 0

  mutating func write(_ byte: UInt8) { bytes.append(byte) }

  mutating func write(_ flag: Bool) { bytes.append(flag ? 1 : 0) }

  mutating func write(_ number: Int) {
    var rest = UInt(bitPattern: number)
    while rest >= 0x80 {
      bytes.append(UInt8(truncatingIfNeeded: rest) | 0x80)
      rest >>= 7
    }
    bytes.append(UInt8(rest))
  }

  /// A new text follows a 0; one that occurred before is given by its number.
  mutating func write(_ text: String) {
    if let number = texts[text] { return write(number) }
    texts[text] = texts.count + 1
    write(0)
    write(text.utf8.count)
    bytes.append(contentsOf: text.utf8)
  }

  mutating func write(_ position: Position) {
    let step = Int(position.line) - Int(line)
    write(step << 1 ^ step >> (Int.bitWidth - 1))  // Small steps in both directions have small numbers.
    write(Int(position.column))
    line = position.line
  }

  mutating func write<Value: FactsCodable>(_ value: Value) { value.write(to: &self) }

  mutating func write<Value: FactsCodable>(_ values: [Value]) {
    write(values.count)
    for value in values { value.write(to: &self) }
  }

  mutating func write<Value: FactsCodable>(_ value: Value?) {
    write(value != nil)
    value?.write(to: &self)
  }
}

/// What can be put into the cache.
protocol FactsCodable {
  func write(to writer: inout FactsWriter)
  init(from reader: inout FactsReader) throws(FactsDamage)
}

extension String: FactsCodable {
  func write(to writer: inout FactsWriter) { writer.write(self) }

  init(from reader: inout FactsReader) throws(FactsDamage) { self = try reader.readText() }
}
