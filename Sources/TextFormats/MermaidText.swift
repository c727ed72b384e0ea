/// Text as a quoted label of Mermaid can hold it.
///
/// Mermaid takes `#35;` for a character by its number. In labels it knows HTML, Markdown and entities, and before it parses
/// anything it looks for directives and style lines with regular expressions; so whatever is neither a letter nor known to
/// be harmless is written by its number.
enum MermaidText {
  /// Titles can have 10,000 characters.
  private static let limit = 60

  /// A label between its quotes, each line of it by itself.
  static func quoted(_ lines: [String]) -> String {
    let text = lines.map(line).filter { !$0.isEmpty }.joined(separator: "<br/>")
    // Between quotes nothing at all is a syntax error.
    return "\"\(text.isEmpty ? " " : text)\""
  }

  private static func line(_ text: String) -> String {
    let words = text.prefix(limit + 1).split { $0.isWhitespace }.map(String.init)
    let whole = words.joined(separator: " ")
    let shown = text.dropFirst(limit).isEmpty ? whole : String(whole.prefix(limit - 1)) + "…"
    // Labels that begin like a list (`1.`, `-`) are refused as Markdown that Mermaid does not support.
    let marker = shown.prefix { !$0.isLetter && $0 != " " }
    return escaped(marker, keeping: "'") + escaped(shown[marker.endIndex...], keeping: "'-.,()/ ")
  }

  private static func escaped(_ text: Substring, keeping harmless: String) -> String {
    text.unicodeScalars.reduce(into: "") { result, scalar in
      if harmless.unicodeScalars.contains(scalar) || isPlain(scalar) {
        result.unicodeScalars.append(scalar)
      } else {
        let isShown = scalar.value >= 0x20 && scalar.value != 0x7F
        result += isShown ? "#\(scalar.value);" : "\u{FFFD}"
      }
    }
  }

  private static func isPlain(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "a"..."z", "A"..."Z", "0"..."9": true
    // Mermaid itself uses these two while it parses.
    case "ﬂ", "¶": false
    // C1 controls and the separators of lines are escaped, whatever else there is beyond ASCII is not.
    default: scalar.value > 0x9F && scalar != "\u{2028}" && scalar != "\u{2029}"
    }
  }
}

/// Hands out names for nodes and groups: words of Mermaid never, and none twice.
struct MermaidIdentifiers {
  private var byKey: [String: String] = [:]
  private var taken: Set<String> = []
  /// The number that the next identifier with a stem gets.
  private var next: [String: Int] = [:]

  /// The identifier that stands for a key, made from a name the first time.
  mutating func identifier(for key: String, name: String) -> String {
    if let known = byKey[key] { return known }
    let stem = Self.stem(name)
    var identifier = stem
    while !taken.insert(identifier).inserted {
      let number = next[stem, default: 2]
      identifier = "\(stem)_\(number)"
      next[stem] = number + 1
    }
    byKey[key] = identifier
    return identifier
  }

  /// The identifier that stands for a key.
  func known(_ key: String) -> String? { byKey[key] }

  /// All of Mermaid's words, and the letters that make a special arrow of the one before them, start with a small letter.
  private static func stem(_ name: String) -> String {
    var stem = String(
      String.UnicodeScalarView(
        name.unicodeScalars.prefix(60).map { scalar in
          switch scalar {
          case "a"..."z", "A"..."Z", "0"..."9": scalar
          default: "_"
          }
        }))
    if !(stem.first?.isUppercase ?? false) { stem = "N_" + stem }
    return stem
  }
}
