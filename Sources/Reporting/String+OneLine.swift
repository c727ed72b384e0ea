extension String {
  /// The text on one line, without characters that would steer a terminal: titles come from files that anybody can write.
  ///
  /// Line breaks and tabs become blanks, other control characters U+FFFD.
  public var onOneLine: String {
    guard utf8.contains(where: \.maySteerTerminal), unicodeScalars.contains(where: \.steersTerminal) else {
      return self
    }
    var result = ""
    // A line break of two characters is one blank.
    for character in self {
      if character.isNewline || character == "\t" {
        result.append(" ")
      } else {
        result.unicodeScalars.append(
          contentsOf: character.unicodeScalars.map { $0.steersTerminal ? "\u{FFFD}" : $0 })
      }
    }
    return result
  }
}

extension Unicode.Scalar {
  fileprivate var steersTerminal: Bool {
    switch properties.generalCategory {
    case .control, .lineSeparator, .paragraphSeparator: true
    default: false
    }
  }
}

extension UInt8 {
  /// Whether a character that steers a terminal may start here. Asking every character for its category takes long, and
  /// almost no text has one: the controls of ASCII, those from U+0080 on (0xC2 …), and the separators U+2028 and U+2029 (0xE2 …).
  fileprivate var maySteerTerminal: Bool { self < 0x20 || self == 0x7F || self == 0xC2 || self == 0xE2 }
}
