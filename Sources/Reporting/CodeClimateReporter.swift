import Analysis
import NavigationModel

/// Issues in the form of Code Climate's specification for engines, as an array like that of its command line tool.
public struct CodeClimateReporter: Reporter {
  /// What `--reporter` calls it.
  public static let name = "codeclimate"
  /// One line for the help text.
  public static let summary = "issues in the form of Code Climate"

  /// Makes the reporter.
  public init() {}

  /// The JSON text: an array, empty where nothing was found.
  public func report(_ report: AnalysisReport) throws -> String {
    let rationales = Dictionary(report.rules.map { ($0.id, $0.rationale) }) { first, _ in first }
    return try JSONText.of(
      zip(report.findings, report.uniqueFingerprints).map { finding, fingerprint in
        let way = finding.witness.compactMap(\.location).map { CodeClimateLocation(report.inRepository($0)) }
        return Issue(
          checkName: finding.rule, description: finding.message.onOneLine,
          content: rationales[finding.rule].map { Issue.Content(body: $0) },
          location: CodeClimateLocation(report.inRepository(finding.location)),
          trace: way.isEmpty ? nil : Issue.Trace(locations: way), severity: CodeClimateSeverity(finding.severity),
          fingerprint: fingerprint)
      })
  }
}

private struct Issue: Encodable {
  struct Content: Encodable {
    var body: String
  }

  struct Trace: Encodable {
    var locations: [CodeClimateLocation]
    /// Whether the order of the locations counts.
    var stacktrace = true
  }

  var type = "issue"
  var checkName: String
  var description: String
  var content: Content?
  var categories = ["Bug Risk"]
  var location: CodeClimateLocation
  var trace: Trace?
  var severity: CodeClimateSeverity
  var fingerprint: String

  enum CodingKeys: String, CodingKey {
    case type, description, content, categories, location, trace, severity, fingerprint
    case checkName = "check_name"
  }
}

/// How bad an issue is; a note is no more than information.
enum CodeClimateSeverity: String, Encodable {
  case info, minor, major

  init(_ severity: Severity) {
    switch severity {
    case .error: self = .major
    case .warning: self = .minor
    case .note: self = .info
    }
  }
}

/// A place; the form wants a line, so what concerns a whole file is at its first one.
struct CodeClimateLocation: Encodable {
  struct Lines: Encodable {
    var begin: Int
    var end: Int
  }

  var path: String
  var lines: Lines

  init(_ location: SourceLocation) {
    path = location.file
    lines = Lines(begin: location.line ?? 1, end: location.line ?? 1)
  }
}
