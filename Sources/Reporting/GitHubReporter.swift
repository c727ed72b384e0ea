import Analysis
import NavigationModel

/// Workflow commands of GitHub Actions, which shows them as annotations beside the changed lines.
public struct GitHubReporter: Reporter {
  /// What `--reporter` calls it.
  public static let name = "github"
  /// One line for the help text.
  public static let summary = "annotations of GitHub Actions"

  /// Makes the reporter.
  public init() {}

  /// One command for each finding with the way into it, and a summary for the log.
  public func report(_ report: AnalysisReport) -> String {
    let commands = report.findings.map { command(for: $0, report) }
    return (commands + [report.summaryLine()]).map { $0 + "\n" }.joined()
  }

  private func command(for finding: Finding, _ report: AnalysisReport) -> String {
    let location = report.inRepository(finding.location)
    let properties = [
      ("file", location.file), ("line", location.line?.description), ("col", location.column?.description),
      ("title", finding.rule),
    ]
    let written = properties.compactMap { name, value in value.map { "\(name)=\(Self.inProperty($0))" } }
    let way = finding.witness.map { "- \(report.text(of: $0).onOneLine)" }
    let text = ([finding.message.onOneLine] + way).joined(separator: "\n")
    return "::\(Self.level(finding.severity)) \(written.joined(separator: ","))::\(Self.inMessage(text))"
  }

  private static func level(_ severity: Severity) -> String {
    switch severity {
    case .error: "error"
    case .warning: "warning"
    case .note: "notice"
    }
  }

  /// Text behind the second `::`.
  private static func inMessage(_ text: String) -> String {
    escaped(text, ["%": "%25", "\r": "%0D", "\n": "%0A"])
  }

  /// Text in a list of properties.
  private static func inProperty(_ text: String) -> String {
    escaped(text, ["%": "%25", "\r": "%0D", "\n": "%0A", ":": "%3A", ",": "%2C"])
  }

  private static func escaped(_ text: String, _ replacements: [Unicode.Scalar: String]) -> String {
    text.unicodeScalars.reduce(into: "") { result, scalar in
      if let replacement = replacements[scalar] {
        result += replacement
      } else {
        result.unicodeScalars.append(scalar)
      }
    }
  }
}
