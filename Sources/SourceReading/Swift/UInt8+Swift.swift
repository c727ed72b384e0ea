extension UInt8 {
  /// Whether it can be part of a word: ASCII letters, digits, the underscore, and everything beyond ASCII.
  var isWordByte: Bool {
    switch self {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), 0x80...0xFF:
      true
    default: false
    }
  }

  /// Whether it can be part of an operator.
  var isOperatorByte: Bool {
    switch self {
    case UInt8(ascii: "+"), UInt8(ascii: "-"), UInt8(ascii: "*"), UInt8(ascii: "/"), UInt8(ascii: "%"),
      UInt8(ascii: "="), UInt8(ascii: "<"), UInt8(ascii: ">"), UInt8(ascii: "!"), UInt8(ascii: "&"),
      UInt8(ascii: "|"), UInt8(ascii: "^"), UInt8(ascii: "~"), UInt8(ascii: "?"), UInt8(ascii: "."):
      true
    default: false
    }
  }

  var isBlank: Bool { self == UInt8(ascii: " ") || self == UInt8(ascii: "\t") }

  /// White space, line ends included.
  var isSpace: Bool { isBlank || self == UInt8(ascii: "\n") || self == UInt8(ascii: "\r") }

  var endsStatement: Bool {
    switch self {
    case UInt8(ascii: "\n"), UInt8(ascii: "\r"), UInt8(ascii: "{"), UInt8(ascii: "}"), UInt8(ascii: ";"): true
    default: false
    }
  }
}

extension [UInt8] {
  /// Whether one byte stands so many times in a row from some place on.
  func isRun(of byte: UInt8, count: Int, at start: Int) -> Bool {
    guard start + count <= self.count else { return false }
    for index in start..<(start + count) where self[index] != byte { return false }
    return true
  }
}
