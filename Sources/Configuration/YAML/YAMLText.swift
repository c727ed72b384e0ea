/// Writes values as YAML.
enum YAMLText {
  /// A text as one scalar, in quotes where it would mean something else without.
  static func scalar(_ text: String) -> String {
    let isPlain =
      text.unicodeScalars.allSatisfy { isSafe($0) } && text.unicodeScalars.first.map(startsPlain) == true
      && !text.hasSuffix(" ") && !text.hasSuffix(":") && !text.contains(": ") && !text.contains(" #")
      && !ambiguous.contains(text.lowercased())
    return isPlain ? text : quoted(text)
  }

  /// A list in brackets.
  static func list(_ texts: [String]) -> String { "[" + texts.map(item).joined(separator: ", ") + "]" }

  /// An element of a list in brackets, where commas and brackets end it.
  private static func item(_ text: String) -> String {
    text.contains(where: { ",[]{}".contains($0) }) ? quoted(text) : scalar(text)
  }

  private static func isSafe(_ scalar: Unicode.Scalar) -> Bool {
    scalar.value >= 0x20 && scalar.value != 0x7F && !(0x80...0x9F).contains(scalar.value)
      && ![0xFEFF, 0x2028, 0x2029].contains(scalar.value)
  }

  /// Whether a plain scalar may start like this, and is no number: those are texts here, and in quotes nobody doubts it.
  private static func startsPlain(_ scalar: Unicode.Scalar) -> Bool {
    scalar.properties.isAlphabetic || scalar == "/" || scalar == "." || scalar == "_" || scalar == "("
  }

  private static let ambiguous: Set<String> = ["null", "true", "false", "yes", "no", "on", "off", "y", "n"]

  private static func quoted(_ text: String) -> String {
    var result = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      case "\n": result += "\\n"
      case "\t": result += "\\t"
      default:
        if isSafe(scalar) {
          result.unicodeScalars.append(scalar)
        } else {
          let digits = String(scalar.value, radix: 16, uppercase: true)
          result += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
        }
      }
    }
    return result + "\""
  }
}
