/// Reads the binary format.
///
/// Foundation's decoder visits a shared object once for every way that leads to it, which a file of 200 bytes can make
/// 2³⁰ ways. Here every object is read once.
struct BinaryPropertyListReader {
  private let bytes: [UInt8]
  private let offsetSize: Int
  private let referenceSize: Int
  private let objectCount: Int
  private let tableOffset: Int
  private var objects: [Int: PropertyList] = [:]
  private var open: Set<Int> = []

  private static let damaged = PropertyListError(message: "the binary property list is damaged", line: nil)
  private static let trailerSize = 32

  /// Reads a whole file.
  static func read(_ bytes: [UInt8]) throws(PropertyListError) -> PropertyList {
    var reader = try BinaryPropertyListReader(bytes)
    let root = try reader.integer(at: bytes.count - 16, size: 8)
    return try reader.object(root)
  }

  private init(_ bytes: [UInt8]) throws(PropertyListError) {
    guard bytes.count > Self.trailerSize + 8 else { throw Self.damaged }
    self.bytes = bytes
    offsetSize = Int(bytes[bytes.count - 26])
    referenceSize = Int(bytes[bytes.count - 25])
    guard 1...8 ~= offsetSize, 1...8 ~= referenceSize,
      let count = Int(exactly: Self.bits(bytes[(bytes.count - 24)...].prefix(8))),
      let table = Int(exactly: Self.bits(bytes.suffix(8))),
      count <= bytes.count, table <= bytes.count - Self.trailerSize,
      count * offsetSize <= bytes.count - Self.trailerSize - table
    else { throw Self.damaged }
    objectCount = count
    tableOffset = table
  }

  private mutating func object(_ number: Int) throws(PropertyListError) -> PropertyList {
    if let known = objects[number] { return known }
    guard number < objectCount, open.count < PropertyListReader.maximalDepth, open.insert(number).inserted else {
      throw Self.damaged
    }
    let value = try value(at: integer(at: tableOffset + number * offsetSize, size: offsetSize))
    open.remove(number)
    objects[number] = value
    return value
  }

  private mutating func value(at offset: Int) throws(PropertyListError) -> PropertyList {
    guard offset < tableOffset else { throw Self.damaged }
    let marker = bytes[offset]
    switch marker >> 4 {
    case 0x0: return .boolean(marker == 0x09)
    case 0x1:
      // Negative numbers have eight bytes; shorter ones are unsigned.
      let pattern = try bits(at: offset + 1, size: 1 << Int(marker & 0x0F))
      return .string(String(Int(truncatingIfNeeded: pattern)))
    case 0x2: return .string(try real(at: offset + 1, size: 1 << Int(marker & 0x0F)))
    case 0x5:
      let (start, count) = try extent(at: offset, unit: 1)
      return .string(String(decoding: bytes[start..<(start + count)], as: UTF8.self))
    case 0x6:
      let (start, count) = try extent(at: offset, unit: 2)
      let units = (0..<count).map { UInt16(bytes[start + 2 * $0]) << 8 | UInt16(bytes[start + 2 * $0 + 1]) }
      return .string(String(decoding: units, as: UTF16.self))
    case 0xA, 0xC:
      let (start, count) = try extent(at: offset, unit: referenceSize)
      return .array(try references(at: start, count: count))
    case 0xD: return try dictionary(at: offset)
    default: return .string("")  // Data, dates and identifiers say nothing about navigation.
    }
  }

  private mutating func dictionary(at offset: Int) throws(PropertyListError) -> PropertyList {
    let (start, count) = try extent(at: offset, unit: 2 * referenceSize)
    let keys = try references(at: start, count: count)
    let values = try references(at: start + count * referenceSize, count: count)
    var members: [String: PropertyList.Member] = [:]
    for (key, value) in zip(keys, values) {
      guard let name = key.text else { throw Self.damaged }
      members[name] = PropertyList.Member(value: value, line: nil)
    }
    return .dictionary(members)
  }

  private mutating func references(at start: Int, count: Int) throws(PropertyListError) -> [PropertyList] {
    var result: [PropertyList] = []
    for number in 0..<count {
      result.append(try object(integer(at: start + number * referenceSize, size: referenceSize)))
    }
    return result
  }

  /// Where an object's content starts and how many units it has, checked against the end of the objects.
  private func extent(at offset: Int, unit: Int) throws(PropertyListError) -> (start: Int, count: Int) {
    var start = offset + 1
    var count = Int(bytes[offset] & 0x0F)
    if count == 0x0F {
      guard start < tableOffset, bytes[start] >> 4 == 0x1 else { throw Self.damaged }
      let size = 1 << Int(bytes[start] & 0x0F)
      count = try integer(at: start + 1, size: size)
      start += 1 + size
    }
    guard start <= tableOffset, count <= (tableOffset - start) / unit else { throw Self.damaged }
    return (start, count)
  }

  private func integer(at offset: Int, size: Int) throws(PropertyListError) -> Int {
    guard let value = Int(exactly: try bits(at: offset, size: size)) else { throw Self.damaged }
    return value
  }

  private func bits(at offset: Int, size: Int) throws(PropertyListError) -> UInt64 {
    guard size <= 16, offset + size <= bytes.count else { throw Self.damaged }
    return Self.bits(bytes[offset..<(offset + size)])
  }

  /// A big-endian number, of which the lowest 64 bits count.
  private static func bits(_ bytes: ArraySlice<UInt8>) -> UInt64 {
    bytes.reduce(0) { $0 << 8 | UInt64($1) }
  }

  private func real(at offset: Int, size: Int) throws(PropertyListError) -> String {
    let pattern = try bits(at: offset, size: size)
    switch size {
    case 4: return String(Float(bitPattern: UInt32(truncatingIfNeeded: pattern)))
    case 8: return String(Double(bitPattern: pattern))
    default: throw Self.damaged
    }
  }
}
