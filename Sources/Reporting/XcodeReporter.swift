import Analysis
import NavigationModel

/// Lines in the form that Xcode and most editors turn into links: `file:line:column: severity: message [rule]`.
public struct XcodeReporter: Reporter {
  /// What `--reporter` calls it.
  public static let name = "xcode"
  /// One line for the help text.
  public static let summary = "lines that Xcode and editors turn into links"

  /// Makes the reporter.
  public init() {}

  /// One line for each finding, the way into it as indented notes, and a summary as last line.
  public func report(_ report: AnalysisReport) -> String {
    let style = TextStyle(usesColor: report.usesColor)
    var lines: [String] = []
    for finding in report.findings {
      lines.append(headline(of: finding, report.pathPrefix, style))
      lines += finding.witness.map { "    " + note(for: $0, report.pathPrefix, style) }
    }
    lines.append(report.summaryLine(style))
    return lines.map { $0 + "\n" }.joined()
  }

  private func headline(of finding: Finding, _ prefix: String, _ style: TextStyle) -> String {
    let location = style.bold((prefix + finding.location.description).onOneLine)
    let severity = style.color(finding.severity.rawValue, as: finding.severity)
    return "\(location): \(severity): \(finding.message.onOneLine) \(style.faint("[\(finding.rule)]"))"
  }

  private func note(for step: WitnessStep, _ prefix: String, _ style: TextStyle) -> String {
    let place = step.location.map { "\((prefix + $0.description).onOneLine): " } ?? ""
    return style.faint("\(place)note: \(step.text.onOneLine)")
  }
}
