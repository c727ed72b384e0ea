import SourceReading

/// The first byte of an expression.
private enum ExpressionTag {
  static let name: UInt8 = 0
  static let member: UInt8 = 1
  static let implicitMember: UInt8 = 2
  static let call: UInt8 = 3
  static let string: UInt8 = 4
  static let interpolation: UInt8 = 5
  static let literal: UInt8 = 6
  static let none: UInt8 = 7
  static let array: UInt8 = 8
  static let dictionary: UInt8 = 9
  static let element: UInt8 = 10
  static let closure: UInt8 = 11
  static let cast: UInt8 = 12
  static let either: UInt8 = 13
  static let selector: UInt8 = 14
  static let keyPath: UInt8 = 15
  static let type: UInt8 = 16
  static let tuple: UInt8 = 17
  static let other: UInt8 = 18
  static let given: UInt8 = 19
}

extension Expression: FactsCodable {
  func write(to writer: inout FactsWriter) {
    switch self {
    case .name(let name, let position): writer.write(ExpressionTag.name, name, position)
    case .member(nil, let name, let position): writer.write(ExpressionTag.implicitMember, name, position)
    case .member(let base?, let name, let position):
      writer.write(ExpressionTag.member)
      writer.write(base)
      writer.write(name)
      writer.write(position)
    case .call(let call): writer.write(ExpressionTag.call, call)
    case .string(let text): writer.write(ExpressionTag.string, text)
    case .interpolation(let parts): writer.write(ExpressionTag.interpolation, parts)
    case .literal(let text): writer.write(ExpressionTag.literal, text)
    case .none: writer.write(ExpressionTag.none)
    case .array(let elements): writer.write(ExpressionTag.array, elements)
    case .dictionary(let elements): writer.write(ExpressionTag.dictionary, elements)
    case .element(let base, let indexes):
      writer.write(ExpressionTag.element, base)
      writer.write(indexes)
    case .closure(let closure): writer.write(ExpressionTag.closure, closure)
    case .cast(let value, let type):
      writer.write(ExpressionTag.cast, value)
      writer.write(type)
    case .either(let values): writer.write(ExpressionTag.either, values)
    case .given(let guarding, let value):
      writer.write(ExpressionTag.given)
      writer.write(guarding)
      writer.write(value)
    case .selector(let name, let position): writer.write(ExpressionTag.selector, name, position)
    case .keyPath(let path): writer.write(ExpressionTag.keyPath, path)
    case .type(let type, let position):
      writer.write(ExpressionTag.type, type)
      writer.write(position)
    case .tuple(let elements): writer.write(ExpressionTag.tuple, elements)
    case .other(let parts): writer.write(ExpressionTag.other, parts)
    }
  }

  init(from reader: inout FactsReader) throws(FactsDamage) {
    switch try reader.readByte() {
    case ExpressionTag.name: self = .name(try reader.readText(), try reader.readPosition())
    case ExpressionTag.implicitMember: self = .member(nil, try reader.readText(), try reader.readPosition())
    case ExpressionTag.member:
      let base: Expression = try reader.read()
      self = .member(base, try reader.readText(), try reader.readPosition())
    case ExpressionTag.call: self = .call(try reader.read())
    case ExpressionTag.string: self = .string(try reader.readText())
    case ExpressionTag.interpolation: self = .interpolation(try reader.readList())
    case ExpressionTag.literal: self = .literal(try reader.readText())
    case ExpressionTag.none: self = .none
    case ExpressionTag.array: self = .array(try reader.readList())
    case ExpressionTag.dictionary: self = .dictionary(try reader.readList())
    case ExpressionTag.element: self = .element(try reader.read(), try reader.readList())
    case ExpressionTag.closure: self = .closure(try reader.read())
    case ExpressionTag.cast: self = .cast(try reader.read(), try reader.read())
    case ExpressionTag.either: self = .either(try reader.readList())
    case ExpressionTag.given: self = .given(try reader.read(), try reader.read())
    case ExpressionTag.selector: self = .selector(try reader.readText(), try reader.readPosition())
    case ExpressionTag.keyPath: self = .keyPath(try reader.readText())
    case ExpressionTag.type: self = .type(try reader.read(), try reader.readPosition())
    case ExpressionTag.tuple: self = .tuple(try reader.readList())
    case ExpressionTag.other: self = .other(try reader.readList())
    default: throw FactsDamage()
    }
  }
}

extension FactsWriter {
  fileprivate mutating func write(_ tag: UInt8, _ text: String, _ position: Position) {
    write(tag)
    write(text)
    write(position)
  }

  fileprivate mutating func write<Value: FactsCodable>(_ tag: UInt8, _ value: Value) {
    write(tag)
    write(value)
  }

  fileprivate mutating func write<Value: FactsCodable>(_ tag: UInt8, _ values: [Value]) {
    write(tag)
    write(values)
  }
}

extension Call: FactsCodable {
  func write(to writer: inout FactsWriter) {
    writer.write(receiver)
    writer.write(function)
    writer.write(arguments)
    writer.write(position)
  }

  init(from reader: inout FactsReader) throws(FactsDamage) {
    self.init(
      receiver: try reader.readOptional(), function: try reader.readText(), arguments: try reader.readList(),
      position: try reader.readPosition())
  }
}

extension Call.Argument: FactsCodable {
  func write(to writer: inout FactsWriter) {
    writer.write(label)
    writer.write(value)
  }

  init(from reader: inout FactsReader) throws(FactsDamage) {
    self.init(label: try reader.readOptional(), value: try reader.read())
  }
}

extension Closure: FactsCodable {
  func write(to writer: inout FactsWriter) {
    writer.write(parameters)
    writer.write(body)
    writer.write(position)
  }

  init(from reader: inout FactsReader) throws(FactsDamage) {
    self.init(parameters: try reader.readList(), body: try reader.readList(), position: try reader.readPosition())
  }
}
