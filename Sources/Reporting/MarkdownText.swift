/// Text in Markdown as GitHub and GitLab read it, shown as it is whatever is in it.
enum MarkdownText {
  /// Text within a paragraph, an item of a list or a cell of a table, on one line.
  static func inline(_ text: String) -> String {
    let scalars = Array(text.onOneLine.unicodeScalars)
    let number = scalars.prefix { ("0"..."9").contains($0) }.count
    var result = ""
    for (index, scalar) in scalars.enumerated() {
      let next = index + 1 < scalars.count ? scalars[index + 1] : " "
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      // The comment keeps services from telling people that they are mentioned, and from linking issues and addresses.
      case "@" where next.properties.isAlphabetic, "#" where next.properties.numericType != nil,
        "!" where next.properties.numericType != nil, ":" where next == "/":
        result += "\(scalar)<!-- -->"
      case "\\", "`", "*", "_", "[", "]", "|", "~", "$": result += "\\\(scalar)"
      // What would start a heading or a list.
      case "#" where index == 0, "-" where index == 0, "+" where index == 0, "." where index == number && number > 0,
        ")" where index == number && number > 0:
        result += "\\\(scalar)"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }

  /// Text as code, on one line.
  ///
  /// Between backticks nothing can be escaped, but tables are cut into cells at each pipe before code is looked for.
  static func code(_ text: String) -> String {
    let line = text.onOneLine
    let isPlain = !line.unicodeScalars.contains { $0 == "`" || $0 == "|" } && line.contains { $0 != " " }
    return isPlain ? "`\(line)`" : "<code>\(inline(text))</code>"
  }

  /// Text within an element of HTML, where no Markdown is read.
  static func html(_ text: String) -> String {
    text.onOneLine.unicodeScalars.reduce(into: "") { result, scalar in
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      default: result.unicodeScalars.append(scalar)
      }
    }
  }
}
