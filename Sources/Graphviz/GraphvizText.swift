/// Makes text from anywhere safe for Graphviz: nothing in it can end a string, open markup or be taken for an escape.
public enum GraphvizText {
  /// Text without the characters that XML forbids or that only drive terminals; each becomes U+FFFD.
  ///
  /// C strings end at NUL, and one control character makes a whole SVG file ill-formed.
  public static func cleaned(_ text: String) -> String {
    guard text.unicodeScalars.contains(where: isForbidden) else { return text }
    var result = String.UnicodeScalarView()
    for scalar in text.unicodeScalars { result.append(isForbidden(scalar) ? "\u{FFFD}" : scalar) }
    return String(result)
  }

  /// For tooltips and other escape strings: `\N` and the like mean themselves, and so does `&lt;`.
  ///
  /// Graphviz decodes entities in these before it writes them, hence the ampersand. It replaces escapes once in some objects
  /// and twice in others, so that no number of backslashes is right: each becomes a ``backslash`` instead.
  public static func escapedString(_ text: String) -> String {
    var result = ""
    for character in cleaned(text).unicodeScalars {
      switch character {
      case "\\": result += backslash
      case "&": result += "&amp;"
      case "\r": continue
      default: result.unicodeScalars.append(character)
      }
    }
    return result
  }

  /// What looks like a backslash and has no meaning to Graphviz: U+2216 SET MINUS. The invisible U+2060 WORD JOINER after it
  /// tells it from one that was in the text.
  public static let backslash = "\u{2216}\u{2060}"

  /// For text and attribute values inside HTML-like labels. Line ends and tabs become spaces.
  public static func html(_ text: String) -> String {
    var result = ""
    for character in cleaned(text).unicodeScalars {
      switch character {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      // Graphviz replaces \N and its like in the text of HTML labels, too.
      case "\\": result += "\\\\"
      case "\n", "\r", "\t": result += " "
      default: result.unicodeScalars.append(character)
      }
    }
    return result
  }

  private static func isForbidden(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x09, 0x0A, 0x0D: false
    case 0..<0x20, 0x7F...0x9F, 0xFFFE, 0xFFFF: true
    default: scalar.value & 0xFFFE == 0xFFFE  // The last two of every plane are no characters.
    }
  }
}
