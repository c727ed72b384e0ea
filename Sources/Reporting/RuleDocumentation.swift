import Analysis

/// The pages of `docs/rules`: what `seguegraph rules` prints, as files for those who read a repository in a browser.
public enum RuleDocumentation {
  /// A file of the folder.
  public struct File: Hashable, Sendable {
    /// The name within the folder.
    public var name: String
    /// The whole text.
    public var text: String
  }

  /// The index, then a page for each rule in the order that is given.
  public static func files(for rules: [any Rule.Type]) -> [File] {
    let pages = rules.map { rule in
      File(
        name: pageName(of: rule.description),
        text: mark("Sources/Analysis/Rules/\(rule).swift") + RulePage.page(of: rule.description))
    }
    return [File(name: "README.md", text: mark("Sources/Analysis/Rules") + index(of: rules.map { $0.description }))]
      + pages
  }

  private static func mark(_ source: String) -> String {
    "<!-- Made from \(source) by 'make docs'; what is written here by hand is lost. -->\n\n"
  }

  private static func pageName(of rule: RuleDescription) -> String { "\(rule.id).md" }

  private static func index(of rules: [RuleDescription]) -> String {
    let rows = rules.map { rule in
      "| [`\(rule.id)`](\(pageName(of: rule))) | \(rule.severity.rawValue) | \(cell(rule.summary)) |\n"
    }
    return """
      # Rules

      What `seguegraph analyze` looks for. The page of a rule says why it matters and when it reports what, with examples
      that the tests run; `seguegraph rules ID` prints the same. The severity is the one where all is known: where
      something that was not read could prove a finding wrong, it becomes a note.

      | rule | severity | what the user of the app meets |
      |---|---|---|
      \(rows.joined())
      """
  }

  /// A text that does not end its cell.
  private static func cell(_ text: String) -> String {
    text.split(separator: "|", omittingEmptySubsequences: false).joined(separator: "\\|")
  }
}
