import NavigationModel
import SourceReading

extension FileSuppressions: FactsCodable {
  func write(to writer: inout FactsWriter) {
    writer.write(suppressions)
    writer.write(exceptions)
    writer.write(mistakes)
    writer.write(declarations)
  }

  init(from reader: inout FactsReader) throws(FactsDamage) {
    self.init(
      suppressions: try reader.readList(), exceptions: try reader.readList(), mistakes: try reader.readList(),
      declarations: try reader.readList())
  }
}

extension Suppression: FactsCodable {
  func write(to writer: inout FactsWriter) {
    writer.write(rule)
    writer.write(reason)
    writer.write(position)
    writer.write(part)
  }

  init(from reader: inout FactsReader) throws(FactsDamage) {
    self.init(
      rule: try reader.readText(), reason: try reader.readOptional(), position: try reader.read(),
      part: try reader.readOptional())
  }
}

extension Suppression.Part: FactsCodable {
  func write(to writer: inout FactsWriter) {
    writer.write(start)
    writer.write(end)
  }

  init(from reader: inout FactsReader) throws(FactsDamage) {
    self.init(start: try reader.read(), end: try reader.readOptional())
  }
}

extension FileSuppressions.Exception: FactsCodable {
  func write(to writer: inout FactsWriter) {
    writer.write(rule)
    writer.write(start)
  }

  init(from reader: inout FactsReader) throws(FactsDamage) {
    self.init(rule: try reader.readText(), start: try reader.read())
  }
}

extension FileSuppressions.Declaration: FactsCodable {
  func write(to writer: inout FactsWriter) {
    writer.write(name)
    writer.write(position)
  }

  init(from reader: inout FactsReader) throws(FactsDamage) {
    self.init(name: try reader.readText(), position: try reader.read())
  }
}

extension TextPosition: FactsCodable {
  func write(to writer: inout FactsWriter) { writer.write(Position(line: line, column: column)) }

  init(from reader: inout FactsReader) throws(FactsDamage) {
    let position = try reader.readPosition()
    self.init(line: Int(position.line), column: Int(position.column))
  }
}

/// The first byte of a mistake.
private enum MistakeTag {
  static let unknownCommand: UInt8 = 0
  static let unknownModifier: UInt8 = 1
  static let modifiedEnable: UInt8 = 2
  static let uselessInNotes: UInt8 = 3
  static let noRule: UInt8 = 4
  static let nothingToEnable: UInt8 = 5
}

extension FileSuppressions.Mistake: FactsCodable {
  func write(to writer: inout FactsWriter) {
    switch kind {
    case .unknownCommand(let word): writer.write(MistakeTag.unknownCommand, word)
    case .unknownModifier(let word): writer.write(MistakeTag.unknownModifier, word)
    case .modifiedEnable(let word): writer.write(MistakeTag.modifiedEnable, word)
    case .uselessInNotes(let word): writer.write(MistakeTag.uselessInNotes, word)
    case .noRule: writer.write(MistakeTag.noRule)
    case .nothingToEnable(let rule): writer.write(MistakeTag.nothingToEnable, rule)
    }
    writer.write(position)
  }

  init(from reader: inout FactsReader) throws(FactsDamage) {
    let kind: SuppressionMistake
    switch try reader.readByte() {
    case MistakeTag.unknownCommand: kind = .unknownCommand(try reader.readText())
    case MistakeTag.unknownModifier: kind = .unknownModifier(try reader.readText())
    case MistakeTag.modifiedEnable: kind = .modifiedEnable(try reader.readText())
    case MistakeTag.uselessInNotes: kind = .uselessInNotes(try reader.readText())
    case MistakeTag.noRule: kind = .noRule
    case MistakeTag.nothingToEnable: kind = .nothingToEnable(rule: try reader.readText())
    default: throw FactsDamage()
    }
    self.init(kind, position: try reader.read())
  }
}

extension FactsWriter {
  fileprivate mutating func write(_ tag: UInt8, _ text: String) {
    write(tag)
    write(text)
  }
}
