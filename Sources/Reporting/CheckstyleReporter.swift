import Analysis
import NavigationModel
import TextFormats

/// XML in the form of Checkstyle, which most services for code reviews read.
public struct CheckstyleReporter: Reporter {
  /// What `--reporter` calls it.
  public static let name = "checkstyle"
  /// One line for the help text.
  public static let summary = "XML in the form of Checkstyle"

  /// Makes the reporter.
  public init() {}

  /// The XML text: the findings of each file.
  public func report(_ report: AnalysisReport) -> String {
    let byFile = Dictionary(grouping: report.findings, by: \.location.file)
    let files = byFile.sorted { $0.key < $1.key }.map { file, findings in
      XMLElement("file", ["name": report.repositoryPrefix + file], findings.map(Self.error))
    }
    // Readers look at the version to tell the form from older ones; 4.3 is the one that tools other than Checkstyle write.
    return XMLElement("checkstyle", ["version": "4.3"], files).document
  }

  private static func error(_ finding: Finding) -> XMLElement {
    XMLElement(
      "error",
      [
        "line": String(finding.location.line ?? 1), "column": finding.location.column.map(String.init),
        "severity": severity(finding.severity), "message": finding.message, "source": "seguegraph.\(finding.rule)",
      ])
  }

  private static func severity(_ severity: Severity) -> String {
    switch severity {
    case .error: "error"
    case .warning: "warning"
    case .note: "info"
    }
  }
}
