import SourceReading

/// The first byte of a statement.
private enum StatementTag {
  static let expression: UInt8 = 0
  static let assign: UInt8 = 1
  static let declare: UInt8 = 2
  static let result: UInt8 = 3
  static let branch: UInt8 = 4
  static let function: UInt8 = 5
  static let debugOnly: UInt8 = 6
  static let guarded: UInt8 = 7
}

extension Statement: FactsCodable {
  func write(to writer: inout FactsWriter) {
    switch self {
    case .expression(let expression):
      writer.write(StatementTag.expression)
      writer.write(expression)
    case .assign(let target, let value, let position):
      writer.write(StatementTag.assign)
      writer.write(target)
      writer.write(value)
      writer.write(position)
    case .declare(let name, let type, let value, let position):
      writer.write(StatementTag.declare)
      writer.write(name)
      writer.write(type)
      writer.write(value)
      writer.write(position)
    case .result(let expression, let position):
      writer.write(StatementTag.result)
      writer.write(expression)
      writer.write(position)
    case .branch(let conditions, let bodies):
      writer.write(StatementTag.branch)
      writer.write(conditions)
      writer.write(bodies.count)
      for body in bodies { writer.write(body) }
    case .function(let function):
      writer.write(StatementTag.function)
      writer.write(function)
    case .debugOnly(let statements):
      writer.write(StatementTag.debugOnly)
      writer.write(statements)
    case .guarded(let guarding):
      writer.write(StatementTag.guarded)
      writer.write(guarding)
    }
  }

  init(from reader: inout FactsReader) throws(FactsDamage) {
    switch try reader.readByte() {
    case StatementTag.expression: self = .expression(try reader.read())
    case StatementTag.assign:
      self = .assign(target: try reader.read(), value: try reader.read(), try reader.readPosition())
    case StatementTag.declare:
      self = .declare(
        name: try reader.readText(), type: try reader.readOptional(), value: try reader.readOptional(),
        try reader.readPosition())
    case StatementTag.result: self = .result(try reader.readOptional(), try reader.readPosition())
    case StatementTag.branch: self = .branch(conditions: try reader.readList(), bodies: try reader.readLists())
    case StatementTag.function: self = .function(try reader.read())
    case StatementTag.debugOnly: self = .debugOnly(try reader.readList())
    case StatementTag.guarded: self = .guarded(try reader.read())
    default: throw FactsDamage()
    }
  }
}

extension ValueGuard: FactsCodable {
  func write(to writer: inout FactsWriter) {
    writer.write(name)
    writer.write(isNegated)
    writer.write(values)
  }

  init(from reader: inout FactsReader) throws(FactsDamage) {
    let name = try reader.readText()
    let isNegated = try reader.readFlag()
    self.init(name: name, values: try reader.readList(), isNegated: isNegated)
  }
}
