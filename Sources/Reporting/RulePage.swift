import Analysis
import UIKitModel

/// What people read about rules: the list, and the page of one with the examples that its tests run.
public enum RulePage {
  /// One line for each rule: id, default severity, summary.
  public static func list(_ rules: [RuleDescription]) -> String {
    let width = rules.map(\.id.count).max() ?? 0
    return rules.map { rule in
      "\(padded(rule.id, width))  \(padded(rule.severity.rawValue, 7))  \(rule.summary)\n"
    }.joined()
  }

  /// The page of a rule, as Markdown.
  public static func page(of rule: RuleDescription) -> String {
    var sections = ["# \(rule.id)", rule.summary, "Default severity: \(rule.severity.rawValue)."]
    sections += ["## Why", rule.rationale]
    let failures = FailureRules.rows(of: rule.id)
    if !failures.isEmpty {
      sections += ["## What UIKit does", failures.map(line).joined(separator: "\n")]
    }
    if !rule.sources.isEmpty {
      sections += ["## Sources", rule.sources.map { "- \($0)" }.joined(separator: "\n")]
    }
    if !rule.triggering.isEmpty {
      sections.append("## What it reports")
      sections.append("`\(RuleExample.marker)` stands right before each place that is reported.")
      sections += rule.triggering.flatMap { example($0, reports: rule.severity) }
    }
    if !rule.nonTriggering.isEmpty {
      sections.append("## What it leaves alone")
      sections += rule.nonTriggering.flatMap { example($0, reports: nil) }
    }
    return sections.joined(separator: "\n\n") + "\n"
  }

  private static func line(_ failure: FailureRules.Row) -> String {
    let trigger = failure.trigger.prefix(1).uppercased() + failure.trigger.dropFirst()
    let text = failure.text.map { ": \"\($0)\"" } ?? ""
    return "- \(trigger): \(failure.consequence.phrase)\(text) (\(failure.source))."
  }

  private static func example(_ example: RuleExample, reports severity: Severity?) -> [String] {
    var sections = ["### \(example.title)"]
    if let expected = example.severity, let severity, expected != severity {
      sections.append("Reported as \(expected.rawValue).")
    }
    for file in example.files {
      let contents = file.contents.hasSuffix("\n") ? file.contents : file.contents + "\n"
      sections.append("`\(file.path)`:\n\n```\(language(of: file.path))\n\(contents)```")
    }
    return sections
  }

  private static func language(of path: String) -> String {
    switch path.split(separator: ".").last {
    case "swift": "swift"
    case "m", "mm", "h": "objective-c"
    case "storyboard", "xib", "plist": "xml"
    default: ""
    }
  }

  private static func padded(_ text: String, _ width: Int) -> String {
    text + String(repeating: " ", count: max(0, width - text.count))
  }
}
