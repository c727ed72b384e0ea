/// Reads the old text format, in which Xcode writes `project.pbxproj`.
struct OpenStepPropertyListReader {
  private let bytes: [UInt8]
  private var position = 0
  private var line = 1

  /// Reads a whole file.
  static func read(_ bytes: [UInt8]) throws(PropertyListError) -> PropertyList {
    var reader = OpenStepPropertyListReader(bytes: bytes)
    let value = try reader.value(depth: 0)
    try reader.skipSpace()
    if reader.position < bytes.count { throw reader.error("unexpected text after the end of the property list") }
    return value
  }

  private init(bytes: [UInt8]) { self.bytes = bytes }

  private func error(_ message: String) -> PropertyListError { PropertyListError(message: message, line: line) }

  private mutating func value(depth: Int) throws(PropertyListError) -> PropertyList {
    try skipSpace()
    guard position < bytes.count else { throw error("the property list ends in the middle") }
    if depth > PropertyListReader.maximalDepth { throw error("the property list is nested too deeply") }
    switch bytes[position] {
    case UInt8(ascii: "{"): return try dictionary(depth: depth)
    case UInt8(ascii: "("): return try array(depth: depth)
    case UInt8(ascii: "<"): return try data()
    default: return .string(try string())
    }
  }

  private mutating func dictionary(depth: Int) throws(PropertyListError) -> PropertyList {
    position += 1
    var members: [String: PropertyList.Member] = [:]
    while true {
      try skipSpace()
      if try take(UInt8(ascii: "}")) { return .dictionary(members) }
      let keyLine = line
      let key = try string()
      try skipSpace()
      guard try take(UInt8(ascii: "=")) else { throw error("expected '=' after '\(key)'") }
      members[key] = PropertyList.Member(value: try value(depth: depth + 1), line: keyLine)
      try skipSpace()
      guard try take(UInt8(ascii: ";")) else { throw error("expected ';' after the value of '\(key)'") }
    }
  }

  private mutating func array(depth: Int) throws(PropertyListError) -> PropertyList {
    position += 1
    var elements: [PropertyList] = []
    while true {
      try skipSpace()
      if try take(UInt8(ascii: ")")) { return .array(elements) }
      elements.append(try value(depth: depth + 1))
      try skipSpace()
      if try take(UInt8(ascii: ",")) { continue }
      guard try take(UInt8(ascii: ")")) else { throw error("expected ',' or ')' in a list") }
      return .array(elements)
    }
  }

  private mutating func data() throws(PropertyListError) -> PropertyList {
    let start = position + 1
    while position < bytes.count, bytes[position] != UInt8(ascii: ">") {
      let isHex = position < start || bytes[position].isSpace || bytes[position].hexValue != nil
      if !isHex { throw error("expected hexadecimal data") }
      if bytes[position] == UInt8(ascii: "\n") { line += 1 }
      position += 1
    }
    guard position < bytes.count else { throw error("the property list ends in the middle") }
    position += 1
    return .string("")
  }

  private mutating func take(_ byte: UInt8) throws(PropertyListError) -> Bool {
    guard position < bytes.count else { throw error("the property list ends in the middle") }
    guard bytes[position] == byte else { return false }
    position += 1
    return true
  }

  /// Blanks and comments.
  private mutating func skipSpace() throws(PropertyListError) {
    while position < bytes.count {
      let byte = bytes[position]
      if byte == UInt8(ascii: "\n") { line += 1 }
      if byte.isSpace {
        position += 1
      } else if byte == UInt8(ascii: "/"), position + 1 < bytes.count, bytes[position + 1] == UInt8(ascii: "/") {
        while position < bytes.count, bytes[position] != UInt8(ascii: "\n") { position += 1 }
      } else if byte == UInt8(ascii: "/"), position + 1 < bytes.count, bytes[position + 1] == UInt8(ascii: "*") {
        try skipBlockComment()
      } else {
        return
      }
    }
  }

  private mutating func skipBlockComment() throws(PropertyListError) {
    let start = line
    position += 2
    while position + 1 < bytes.count {
      if bytes[position] == UInt8(ascii: "*"), bytes[position + 1] == UInt8(ascii: "/") {
        position += 2
        return
      }
      if bytes[position] == UInt8(ascii: "\n") { line += 1 }
      position += 1
    }
    throw PropertyListError(message: "the comment is never closed", line: start)
  }
}

extension OpenStepPropertyListReader {
  private mutating func string() throws(PropertyListError) -> String {
    guard position < bytes.count else { throw error("the property list ends in the middle") }
    let first = bytes[position]
    if first == UInt8(ascii: "\"") || first == UInt8(ascii: "'") { return try quoted(by: first) }
    let start = position
    while position < bytes.count, bytes[position].isUnquoted { position += 1 }
    if position == start {
      throw error("unexpected '\(Unicode.Scalar(bytes[position]))'")
    }
    return String(decoding: bytes[start..<position], as: UTF8.self)
  }

  private mutating func quoted(by quote: UInt8) throws(PropertyListError) -> String {
    let startLine = line
    position += 1
    var start = position
    var text: [UInt8] = []
    while position < bytes.count {
      let byte = bytes[position]
      if byte == quote {
        defer { position += 1 }
        if text.isEmpty { return String(decoding: bytes[start..<position], as: UTF8.self) }
        return String(decoding: text + bytes[start..<position], as: UTF8.self)
      }
      if byte == UInt8(ascii: "\n") { line += 1 }
      if byte == UInt8(ascii: "\\") {
        text += bytes[start..<position]
        position += 1
        escape(into: &text)
        start = position
      } else {
        position += 1
      }
    }
    throw PropertyListError(message: "the quoted text is never closed", line: startLine)
  }

  /// What stands after a backslash.
  private mutating func escape(into text: inout [UInt8]) {
    guard position < bytes.count else { return }
    let byte = bytes[position]
    switch byte {
    case UInt8(ascii: "U"):
      position += 1
      appendScalar(maximalDigits: 4, radix: 16, to: &text)
    case UInt8(ascii: "0")...UInt8(ascii: "7"):
      appendScalar(maximalDigits: 3, radix: 8, to: &text)
    default:
      let controls: [UInt8: UInt8] = [
        UInt8(ascii: "n"): 0x0A, UInt8(ascii: "t"): 0x09, UInt8(ascii: "r"): 0x0D, UInt8(ascii: "a"): 0x07,
        UInt8(ascii: "b"): 0x08, UInt8(ascii: "f"): 0x0C, UInt8(ascii: "v"): 0x0B,
      ]
      if byte == UInt8(ascii: "\n") { line += 1 }
      text.append(controls[byte] ?? byte)
      position += 1
    }
  }

  private mutating func appendScalar(maximalDigits: Int, radix: UInt32, to text: inout [UInt8]) {
    var value: UInt32 = 0
    var digits = 0
    while digits < maximalDigits, position < bytes.count, let digit = bytes[position].hexValue, digit < radix {
      value = value * radix + digit
      position += 1
      digits += 1
    }
    text += Array(String(Unicode.Scalar(value) ?? "\u{FFFD}").utf8)
  }
}

extension UInt8 {
  fileprivate var hexValue: UInt32? {
    switch self {
    case 0x30...0x39: UInt32(self) - 0x30
    case 0x41...0x46: UInt32(self) - 0x41 + 10
    case 0x61...0x66: UInt32(self) - 0x61 + 10
    default: nil
    }
  }

  /// Whether the byte may stand in a string without quotes.
  fileprivate var isUnquoted: Bool {
    switch self {
    case 0x00...0x20, 0x7F: false
    case UInt8(ascii: "{"), UInt8(ascii: "}"), UInt8(ascii: "("), UInt8(ascii: ")"), UInt8(ascii: "<"),
      UInt8(ascii: ">"), UInt8(ascii: "="), UInt8(ascii: ";"), UInt8(ascii: ","), UInt8(ascii: "\""),
      UInt8(ascii: "'"):
      false
    default: true
    }
  }
}
