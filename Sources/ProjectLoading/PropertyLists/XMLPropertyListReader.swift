/// Reads the XML format.
///
/// The format is a handful of elements without attributes that matter, so nothing of a general XML parser is needed:
/// no entity is ever declared, fetched or expanded beyond the five of XML and character references.
struct XMLPropertyListReader {
  private let bytes: [UInt8]
  private var position = 0
  private var line = 1

  private struct Tag {
    var name: String
    var isEnd: Bool
    var isEmpty: Bool
    var line: Int
  }

  /// Reads a whole file.
  static func read(_ bytes: [UInt8]) throws(PropertyListError) -> PropertyList {
    var reader = XMLPropertyListReader(bytes: bytes)
    var tag = try reader.nextTag()
    if tag.name == "plist" && !tag.isEnd {
      if tag.isEmpty { throw reader.error("the property list is empty") }
      tag = try reader.nextTag()
    }
    return try reader.value(tag, depth: 0)
  }

  private init(bytes: [UInt8]) { self.bytes = bytes }

  private func error(_ message: String) -> PropertyListError { PropertyListError(message: message, line: line) }

  private mutating func value(_ tag: Tag, depth: Int) throws(PropertyListError) -> PropertyList {
    if tag.isEnd { throw PropertyListError(message: "unexpected </\(tag.name)>", line: tag.line) }
    if depth > PropertyListReader.maximalDepth { throw error("the property list is nested too deeply") }
    switch tag.name {
    case "dict": return try dictionary(tag, depth: depth)
    case "array": return try array(tag, depth: depth)
    case "true", "false":
      if !tag.isEmpty { _ = try text(of: tag) }
      return .boolean(tag.name == "true")
    case "string", "integer", "real", "date", "data": return .string(try text(of: tag))
    default: throw PropertyListError(message: "<\(tag.name)> is no element of a property list", line: tag.line)
    }
  }

  private mutating func dictionary(_ start: Tag, depth: Int) throws(PropertyListError) -> PropertyList {
    if start.isEmpty { return .dictionary([:]) }
    var members: [String: PropertyList.Member] = [:]
    while true {
      let tag = try nextTag()
      if tag.isEnd && tag.name == "dict" { return .dictionary(members) }
      guard tag.name == "key", !tag.isEnd else {
        throw PropertyListError(message: "expected <key>, found <\(tag.isEnd ? "/" : "")\(tag.name)>", line: tag.line)
      }
      let key = try text(of: tag)
      let value = try value(nextTag(), depth: depth + 1)
      members[key] = PropertyList.Member(value: value, line: tag.line)
    }
  }

  private mutating func array(_ start: Tag, depth: Int) throws(PropertyListError) -> PropertyList {
    if start.isEmpty { return .array([]) }
    var elements: [PropertyList] = []
    while true {
      let tag = try nextTag()
      if tag.isEnd && tag.name == "array" { return .array(elements) }
      elements.append(try value(tag, depth: depth + 1))
    }
  }
}

extension XMLPropertyListReader {
  /// The next tag; comments, instructions, the document type and text between elements are passed over, because
  /// preprocessed property lists have `#if` lines there.
  private mutating func nextTag() throws(PropertyListError) -> Tag {
    while true {
      skip(to: UInt8(ascii: "<"))
      guard position < bytes.count else { throw error("the property list ends in the middle") }
      if starts(with: "<!--") {
        try skip(past: "-->")
      } else if starts(with: "<?") {
        try skip(past: "?>")
      } else if starts(with: "<!DOCTYPE") {
        try skipDocumentType()
      } else {
        return try tag()
      }
    }
  }

  private mutating func tag() throws(PropertyListError) -> Tag {
    let start = line
    position += 1
    let isEnd = position < bytes.count && bytes[position] == UInt8(ascii: "/")
    if isEnd { position += 1 }
    let nameStart = position
    while position < bytes.count, bytes[position].isNameByte { position += 1 }
    let name = String(decoding: bytes[nameStart..<position], as: UTF8.self)
    if name.isEmpty { throw error("a '<' that starts no element") }
    skip(to: UInt8(ascii: ">"))
    guard position < bytes.count else { throw PropertyListError(message: "<\(name) is never closed", line: start) }
    let isEmpty = bytes[position - 1] == UInt8(ascii: "/") && !isEnd
    position += 1
    return Tag(name: name, isEnd: isEnd, isEmpty: isEmpty, line: start)
  }

  /// The text up to the end tag.
  private mutating func text(of start: Tag) throws(PropertyListError) -> String {
    if start.isEmpty { return "" }
    var text: [UInt8] = []
    while position < bytes.count {
      let byte = bytes[position]
      if byte == UInt8(ascii: "&") {
        try appendReference(to: &text)
      } else if byte != UInt8(ascii: "<") {
        if byte == UInt8(ascii: "\n") { line += 1 }
        text.append(byte)
        position += 1
      } else if starts(with: "<!--") {
        try skip(past: "-->")
      } else if starts(with: "<![CDATA[") {
        let from = position + 9
        try skip(past: "]]>")
        text += bytes[from..<max(from, position - 3)]
      } else {
        let end = try tag()
        if end.isEnd && end.name == start.name { return String(decoding: text, as: UTF8.self) }
        let slash = end.isEnd ? "/" : ""
        throw PropertyListError(message: "<\(start.name)> is not closed before <\(slash)\(end.name)>", line: end.line)
      }
    }
    throw PropertyListError(message: "<\(start.name)> is never closed", line: start.line)
  }

  private mutating func appendReference(to text: inout [UInt8]) throws(PropertyListError) {
    let limit = min(position + 12, bytes.count)
    guard let end = bytes[position..<limit].firstIndex(of: UInt8(ascii: ";")) else { throw error("a stray '&'") }
    let name = String(decoding: bytes[(position + 1)..<end], as: UTF8.self)
    position = end + 1
    let named: [String: Unicode.Scalar] = ["amp": "&", "lt": "<", "gt": ">", "quot": "\"", "apos": "'"]
    if let scalar = named[name] {
      text += Array(String(scalar).utf8)
      return
    }
    let number = name.hasPrefix("#x") ? UInt32(name.dropFirst(2), radix: 16) : UInt32(name.dropFirst())
    guard name.hasPrefix("#"), let number, let scalar = Unicode.Scalar(number) else {
      throw error("the entity '&\(name);' is not known")
    }
    text += Array(String(scalar).utf8)
  }
}

extension XMLPropertyListReader {
  private func starts(with text: StaticString) -> Bool {
    let length = text.utf8CodeUnitCount
    guard position + length <= bytes.count else { return false }
    return text.withUTF8Buffer { $0.elementsEqual(bytes[position..<(position + length)]) }
  }

  private mutating func skip(to byte: UInt8) {
    while position < bytes.count, bytes[position] != byte {
      if bytes[position] == UInt8(ascii: "\n") { line += 1 }
      position += 1
    }
  }

  private mutating func skip(past text: StaticString) throws(PropertyListError) {
    let start = line
    while position < bytes.count {
      if starts(with: text) {
        position += text.utf8CodeUnitCount
        return
      }
      if bytes[position] == UInt8(ascii: "\n") { line += 1 }
      position += 1
    }
    throw PropertyListError(message: "expected '\(text)'", line: start)
  }

  /// The document type with its internal subset, of which nothing is used.
  private mutating func skipDocumentType() throws(PropertyListError) {
    let start = line
    var brackets = 0
    while position < bytes.count {
      let byte = bytes[position]
      position += 1
      if byte == UInt8(ascii: "\n") { line += 1 }
      if byte == UInt8(ascii: "[") { brackets += 1 }
      if byte == UInt8(ascii: "]") { brackets -= 1 }
      if byte == UInt8(ascii: ">") && brackets <= 0 { return }
    }
    throw PropertyListError(message: "the document type is never closed", line: start)
  }
}

extension UInt8 {
  fileprivate var isNameByte: Bool {
    switch self {
    case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, UInt8(ascii: "_"), UInt8(ascii: "-"), UInt8(ascii: "."): true
    default: false
    }
  }
}
