import Analysis
import NavigationModel

/// GitLab's code quality report, which merge requests show as a widget and beside the changed lines.
public struct GitLabReporter: Reporter {
  /// What `--reporter` calls it.
  public static let name = "gitlab"
  /// One line for the help text.
  public static let summary = "code quality report of GitLab"

  /// Makes the reporter.
  public init() {}

  /// The JSON text: an array, empty where nothing was found.
  public func report(_ report: AnalysisReport) throws -> String {
    try JSONText.of(
      zip(report.findings, report.uniqueFingerprints).map { finding, fingerprint in
        Entry(
          description: finding.message.onOneLine, checkName: finding.rule, fingerprint: fingerprint,
          severity: CodeClimateSeverity(finding.severity),
          location: CodeClimateLocation(report.inRepository(finding.location)))
      })
  }
}

/// What GitLab reads of an entry; it ignores the rest of Code Climate's form.
private struct Entry: Encodable {
  var description: String
  var checkName: String
  var fingerprint: String
  var severity: CodeClimateSeverity
  var location: CodeClimateLocation

  enum CodingKeys: String, CodingKey {
    case description, fingerprint, severity, location
    case checkName = "check_name"
  }
}
