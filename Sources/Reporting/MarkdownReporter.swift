import Analysis
import NavigationModel

/// A comment for a pull request: a table of the findings, and below it the way into each with a small picture.
///
/// GitHub takes at most 65,536 characters for a comment: where the findings are too many for it, ways are left out first.
public struct MarkdownReporter: Reporter {
  /// What `--reporter` calls it.
  public static let name = "markdown"
  /// One line for the help text.
  public static let summary = "a comment for a pull request"

  private static let limit = 60_000
  /// By this line scripts find the comment that they wrote before.
  private static let marker = "<!-- seguegraph report -->"

  /// Makes the reporter.
  public init() {}

  /// The Markdown text.
  public func report(_ report: AnalysisReport) -> String {
    let title = "\(Self.marker)\n### SegueGraph: \(report.summaryLine())\n"
    guard !report.findings.isEmpty else { return title }
    let head = title + "\n| | what the user meets | where |\n|---|---|---|\n"
    // What is worst comes first, so that it is not what is left out.
    let findings = Severity.allCases.reversed().flatMap { severity in
      report.findings.filter { $0.severity == severity }
    }
    var size = head.utf8.count
    let rows = fitting(findings.map { row($0, report) }, &size)
    let told = findings.prefix(rows.shown.count).filter { !$0.witness.isEmpty }
    let ways = fitting(told.map { way($0, report) }, &size)
    var text = head + rows.shown.joined()
    if rows.left > 0 { text += "\n\(Self.more(rows.left, "finding")) did not fit into this comment.\n" }
    text += ways.shown.joined()
    if ways.left > 0 { text += "\n\(Self.more(ways.left, "way")) into findings did not fit into this comment.\n" }
    return text
  }

  /// The first parts that fit together with what is there already.
  private func fitting(_ parts: [String], _ size: inout Int) -> (shown: ArraySlice<String>, left: Int) {
    var count = 0
    for part in parts {
      guard size + part.utf8.count <= Self.limit else { break }
      size += part.utf8.count
      count += 1
    }
    return (parts.prefix(count), parts.count - count)
  }

  private static func more(_ count: Int, _ noun: String) -> String { "\(count) more \(noun)\(count == 1 ? "" : "s")" }

  private func row(_ finding: Finding, _ report: AnalysisReport) -> String {
    let sign =
      switch finding.severity {
      case .error: "❌ error"
      case .warning: "⚠️ warning"
      case .note: "ℹ️ note"
      }
    let place = MarkdownText.code(report.inRepository(finding.location).description)
    return "| \(sign) | \(MarkdownText.inline(finding.message)) \(MarkdownText.code(finding.rule)) | \(place) |\n"
  }

  private func way(_ finding: Finding, _ report: AnalysisReport) -> String {
    let steps = finding.witness.map { step in
      let place = step.location.map { " " + MarkdownText.code(report.inRepository($0).description) } ?? ""
      return "1. \(MarkdownText.inline(step.text))\(place)\n"
    }
    let picture = WitnessFlowchart.of(finding, in: report.graph).map { "\n```mermaid\n\($0.text)```\n" } ?? ""
    let place = MarkdownText.html(report.inRepository(finding.location).description)
    return """

      <details>
      <summary>How a user gets to <code>\(place)</code></summary>

      \(steps.joined())\(picture)
      </details>

      """
  }
}
