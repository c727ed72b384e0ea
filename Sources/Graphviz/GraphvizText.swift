/// Makes text from anywhere safe for Graphviz: nothing in it can end a string, open markup or be taken for an escape.
public enum GraphvizText {
  /// Text without the characters that XML forbids or that only drive terminals; each becomes U+FFFD.
  ///
  /// C strings end at NUL, and one control character makes a whole SVG file ill-formed.
  public static func cleaned(_ text: String) -> String {
    let isSuspicious =
      text.utf8.withContiguousStorageIfAvailable { $0.contains(where: mayBeForbidden) }
      ?? text.utf8.contains(where: mayBeForbidden)
    guard isSuspicious, text.unicodeScalars.contains(where: isForbidden) else {
      return text
    }
    var result = String.UnicodeScalarView()
    for scalar in text.unicodeScalars { result.append(isForbidden(scalar) ? "\u{FFFD}" : scalar) }
    return String(result)
  }

  /// For tooltips and other escape strings: `\N` and the like mean themselves, and so does `&lt;`.
  ///
  /// Graphviz decodes entities in these before it writes them, hence the ampersand. It replaces escapes once in some objects
  /// and twice in others, so that no number of backslashes is right: each becomes a ``backslash`` instead.
  public static func escapedString(_ text: String) -> String {
    replacing(in: cleaned(text)) { byte in
      switch byte {
      case UInt8(ascii: "\\"): backslash
      case UInt8(ascii: "&"): "&amp;"
      case UInt8(ascii: "\r"): ""
      default: nil
      }
    }
  }

  /// What looks like a backslash and has no meaning to Graphviz: U+2216 SET MINUS. The invisible U+2060 WORD JOINER after it
  /// tells it from one that was in the text.
  public static let backslash = "\u{2216}\u{2060}"

  /// For text and attribute values inside HTML-like labels. Line ends and tabs become spaces.
  public static func html(_ text: String) -> String {
    replacing(in: cleaned(text)) { byte in
      switch byte {
      case UInt8(ascii: "&"): "&amp;"
      case UInt8(ascii: "<"): "&lt;"
      case UInt8(ascii: ">"): "&gt;"
      case UInt8(ascii: "\""): "&quot;"
      // Graphviz replaces \N and its like in the text of HTML labels, too.
      case UInt8(ascii: "\\"): "\\\\"
      case UInt8(ascii: "\n"), UInt8(ascii: "\r"), UInt8(ascii: "\t"): " "
      default: nil
      }
    }
  }

  /// Replaces some ASCII characters. Works on bytes, because most of the time of making a drawing would go into characters.
  private static func replacing(in text: String, _ replacement: (UInt8) -> String?) -> String {
    guard text.utf8.contains(where: { replacement($0) != nil }) else { return text }
    var bytes: [UInt8] = []
    bytes.reserveCapacity(text.utf8.count + 32)
    for byte in text.utf8 {
      if let replacement = replacement(byte) { bytes += replacement.utf8 } else { bytes.append(byte) }
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Whether a forbidden character can have the byte: controls, and the first bytes of all others.
  private static func mayBeForbidden(_ byte: UInt8) -> Bool {
    byte < 0x20 && byte != 0x0A || byte == 0x7F || byte == 0xC2 || byte >= 0xEF
  }

  private static func isForbidden(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x09, 0x0A, 0x0D: false
    case 0..<0x20, 0x7F...0x9F, 0xFFFE, 0xFFFF: true
    default: scalar.value & 0xFFFE == 0xFFFE  // The last two of every plane are no characters.
    }
  }
}
