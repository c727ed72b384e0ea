/// The part of `docs/configuration.md` that the table makes.
public enum ConfigurationDocumentation {
  /// What stands before and behind it on the page.
  public static let marks = (
    start:
      "<!-- Made from Sources/Configuration/ConfigurationTable.swift by 'make docs'; what is written here by hand is lost. -->",
    end: "<!-- End of what 'make docs' makes. -->"
  )

  /// A section for each key.
  public static func keys() -> String {
    ConfigurationTable.keys.map { key in
      """
      ### `\(key.name)`

      \(key.summary) Default: \(key.usual).\(words(key.form))

      ```yaml
      \(example(key))
      ```

      """
    }.joined(separator: "\n")
  }

  /// A page with the part made anew; `nil` where it has no marks.
  public static func renewed(_ page: String) -> String? {
    guard let start = page.range(of: marks.start + "\n"), let end = page.range(of: marks.end) else { return nil }
    return page[..<start.upperBound] + "\n" + keys() + "\n" + page[end.lowerBound...]
  }

  private static func words(_ form: ConfigurationKey.Form) -> String {
    switch form {
    case .choice(let words): " One of \(list(words))."
    case .choices(let words), .reporters(let words): " Of \(list(words))."
    case .rules: " Ids of [rules](rules/README.md)."
    case .text, .texts: ""
    }
  }

  private static func list(_ words: [String]) -> String { words.map { "`\($0)`" }.joined(separator: ", ") }

  private static func example(_ key: ConfigurationKey) -> String {
    key.path.enumerated().map { depth, name in
      let margin = String(repeating: "  ", count: depth)
      let shown = name == ConfigurationKey.rule ? "unreachable_scene" : name
      return "\(margin)\(shown):" + (depth == key.path.count - 1 ? " \(key.example)" : "")
    }.joined(separator: "\n")
  }
}
