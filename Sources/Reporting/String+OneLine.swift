extension String {
  /// The text on one line, without characters that would steer a terminal: titles come from files that anybody can write.
  ///
  /// Line breaks and tabs become blanks, other control characters U+FFFD.
  public var onOneLine: String {
    guard unicodeScalars.contains(where: \.steersTerminal) else { return self }
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
