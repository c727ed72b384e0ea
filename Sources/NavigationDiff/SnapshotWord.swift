/// A word of a line: text that is bare where it consists of harmless characters, and between quotes where it does not.
///
/// Quotes can also stand within a word, as in `custom('My Segue')`; what is between them has no meaning.
struct SnapshotWord: Hashable {
  /// A character, and whether it stood between quotes.
  private struct Character: Hashable {
    var scalar: Unicode.Scalar
    var isQuoted: Bool
  }

  private var characters: [Character] = []
  /// Whether it starts with a quote.
  private(set) var startsQuoted = false

  /// The text, without quotes.
  var text: String {
    var text = ""
    text.unicodeScalars.append(contentsOf: characters.map(\.scalar))
    return text
  }

  /// Whether it is a text, and not between quotes.
  func isBare(_ text: String) -> Bool {
    !startsQuoted && !characters.contains(where: \.isQuoted) && self.text == text
  }

  /// What is behind a bare character that it starts with.
  func behind(_ mark: Unicode.Scalar) -> SnapshotWord? {
    guard characters.first == Character(scalar: mark, isQuoted: false) else { return nil }
    return part(characters.dropFirst())
  }

  /// What is before and behind a bare character.
  func split(at mark: Unicode.Scalar) -> (SnapshotWord, SnapshotWord)? {
    guard let place = characters.firstIndex(of: Character(scalar: mark, isQuoted: false)) else { return nil }
    return (part(characters[..<place]), part(characters[(place + 1)...]))
  }

  /// `a(b)` as `a` and `b`.
  var withDetail: (text: String, detail: String?) {
    guard characters.last == Character(scalar: ")", isQuoted: false), let (first, rest) = split(at: "(") else {
      return (text, nil)
    }
    return (first.text, part(rest.characters.dropLast()).text)
  }

  private func part(_ characters: ArraySlice<Character>) -> SnapshotWord {
    var word = SnapshotWord()
    word.characters = Array(characters)
    return word
  }
}

extension SnapshotWord {
  /// The words of a line; `nil` where a quote is not closed, or what is escaped is no character.
  static func words(in line: Substring) -> [SnapshotWord]? {
    var words: [SnapshotWord] = []
    var word: SnapshotWord?
    var isQuoted = false
    var rest = line.unicodeScalars[...]
    while let scalar = rest.popFirst() {
      switch scalar {
      case "'":
        if word == nil {
          word = SnapshotWord()
          word?.startsQuoted = true
        }
        isQuoted.toggle()
      case " " where !isQuoted:
        if let word { words.append(word) }
        word = nil
      case "\\" where isQuoted:
        guard let escaped = unescaped(&rest) else { return nil }
        word?.characters.append(Character(scalar: escaped, isQuoted: true))
      default:
        var current = word ?? SnapshotWord()
        current.characters.append(Character(scalar: scalar, isQuoted: isQuoted))
        word = current
      }
    }
    if isQuoted { return nil }
    return words + [word].compactMap(\.self)
  }

  private static func unescaped(_ rest: inout Substring.UnicodeScalarView) -> Unicode.Scalar? {
    switch rest.popFirst() {
    case "n": return "\n"
    case "r": return "\r"
    case "t": return "\t"
    case "'": return "'"
    case "\\": return "\\"
    case "u":
      guard rest.popFirst() == "{", let end = rest.firstIndex(of: "}") else { return nil }
      let number = UInt32(String(rest[..<end]), radix: 16)
      rest = rest[rest.index(after: end)...]
      return number.flatMap(Unicode.Scalar.init)
    default: return nil
    }
  }

  /// A text as a word, or a part of one.
  static func written(_ text: String) -> String {
    let isBare =
      (text.unicodeScalars.first.map { $0 == "_" || isWordly($0) } ?? false)
      && text.unicodeScalars.allSatisfy { isWordly($0) || "_.-/:+$<>,".unicodeScalars.contains($0) }
    return isBare ? text : quoted(text)
  }

  /// A text between quotes.
  static func quoted(_ text: String) -> String {
    var result = "'"
    for scalar in text.unicodeScalars {
      switch scalar {
      case "'", "\\": result += "\\\(scalar)"
      case "\n": result += "\\n"
      case "\r": result += "\\r"
      case "\t": result += "\\t"
      case _ where isHidden(scalar): result += "\\u{\(String(scalar.value, radix: 16))}"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result + "'"
  }

  private static func isWordly(_ scalar: Unicode.Scalar) -> Bool {
    let properties = scalar.properties
    return (properties.isAlphabetic || properties.generalCategory == .decimalNumber) && !isHidden(scalar)
  }

  /// Whether nobody sees it, or it changes how others are seen.
  private static func isHidden(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    // The joiner makes one picture of several, and belongs to what people see.
    case .format: scalar != "\u{200D}"
    case .control, .lineSeparator, .paragraphSeparator, .privateUse, .unassigned, .surrogate: true
    case .spaceSeparator: scalar != " "
    default: scalar.properties.isDefaultIgnorableCodePoint && scalar != "\u{FE0F}"
    }
  }
}
