import Analysis
import NavigationModel

/// The report as JSON, schema version 1: every key is always there, `null` where nothing is known.
public struct JSONReporter: Reporter {
  /// What `--reporter` calls it.
  public static let name = "json"
  /// One line for the help text.
  public static let summary = "JSON for other programs"

  /// Makes the reporter.
  public init() {}

  /// The JSON text.
  public func report(_ report: AnalysisReport) throws -> String {
    try JSONText.of(JSONReport(report))
  }
}

/// The root object of the report.
private struct JSONReport: Encodable {
  var schemaVersion = 1
  var findings: [JSONFinding]
  var summary: JSONSummary

  init(_ report: AnalysisReport) {
    findings = report.allFindings.map { JSONFinding(finding: $0) }
    summary = JSONSummary(
      scenes: report.sceneCount, transitions: report.transitionCount, errors: report.count(of: .error),
      warnings: report.count(of: .warning), notes: report.count(of: .note), suppressed: report.suppressed.count)
  }
}

private struct JSONSummary: Encodable {
  var scenes: Int
  var transitions: Int
  var errors: Int
  var warnings: Int
  var notes: Int
  var suppressed: Int
}

private struct JSONFinding: Encodable {
  var finding: Finding

  enum CodingKeys: CodingKey {
    case rule, severity, confidence, message, location, scene, transition, environments, osVersions, witness
    case fingerprint, suppressed, suppression
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(finding.rule, forKey: .rule)
    try container.encode(finding.severity, forKey: .severity)
    try container.encode(finding.confidence, forKey: .confidence)
    try container.encode(finding.message, forKey: .message)
    try container.encode(JSONLocation(location: finding.location), forKey: .location)
    // `encode` and not `encodeIfPresent`: the key stays, with null.
    try container.encode(finding.scene, forKey: .scene)
    try container.encode(finding.transition, forKey: .transition)
    try container.encode(finding.environments, forKey: .environments)
    try container.encode(finding.osVersions, forKey: .osVersions)
    try container.encode(finding.witness.map { JSONStep(step: $0) }, forKey: .witness)
    try container.encode(finding.fingerprint, forKey: .fingerprint)
    try container.encode(finding.suppression != nil, forKey: .suppressed)
    try container.encode(finding.suppression.map { JSONSuppression(suppression: $0) }, forKey: .suppression)
  }
}

private struct JSONSuppression: Encodable {
  var suppression: InSourceSuppression

  enum CodingKeys: CodingKey { case reason, location }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(suppression.reason, forKey: .reason)
    try container.encode(JSONLocation(location: suppression.location), forKey: .location)
  }
}

private struct JSONStep: Encodable {
  var step: WitnessStep

  enum CodingKeys: CodingKey { case scene, transition, text }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(step.scene, forKey: .scene)
    try container.encode(step.transition, forKey: .transition)
    try container.encode(step.text, forKey: .text)
  }
}
