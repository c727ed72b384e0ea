import Analysis
import NavigationModel

/// SARIF 2.1.0, the form in which code scanning services take results.
public struct SARIFReporter: Reporter {
  /// What `--reporter` calls it.
  public static let name = "sarif"
  /// One line for the help text.
  public static let summary = "SARIF 2.1.0 for code scanning"

  /// Makes the reporter.
  public init() {}

  /// The log: one run with the rules, and a result for each finding, whose code flow is the way into it.
  public func report(_ report: AnalysisReport) throws -> String {
    try JSONText.of(SARIFLog(runs: [Self.run(report)]))
  }

  private static func run(_ report: AnalysisReport) -> SARIFLog.Run {
    let places = Dictionary(report.rules.enumerated().map { ($1.id, $0) }) { first, _ in first }
    let driver = SARIFLog.Driver(
      version: SegueGraphVersion.current, semanticVersion: SegueGraphVersion.current, rules: report.rules.map(rule))
    return SARIFLog.Run(
      tool: SARIFLog.Tool(driver: driver), invocations: [invocation(report)],
      results: report.allFindings.map { result($0, places[$0.rule], report) })
  }

  /// What could not be read: results that are missing because of it would look like results that are fixed.
  private static func invocation(_ report: AnalysisReport) -> SARIFLog.Invocation {
    let notifications = report.graph.diagnostics.map { diagnostic in
      SARIFLog.Notification(
        level: SARIFLog.Level(diagnostic.severity), message: SARIFText(escaping: diagnostic.message),
        locations: [SARIFLog.Location(report.inRepository(diagnostic.location))])
    }
    return SARIFLog.Invocation(
      executionSuccessful: !notifications.contains { $0.level == .error },
      toolExecutionNotifications: notifications.isEmpty ? nil : notifications)
  }

  private static func rule(_ rule: RuleDescription) -> SARIFLog.Rule {
    SARIFLog.Rule(
      id: rule.id, name: camelCase(rule.id), shortDescription: SARIFText(escaping: rule.summary),
      fullDescription: SARIFText(escaping: rule.rationale),
      help: SARIFHelp(escaping: "\(rule.rationale)\n\n`seguegraph rules \(rule.id)` shows examples."),
      defaultConfiguration: SARIFLog.Configuration(level: SARIFLog.Level(rule.severity)))
  }

  /// `missing_dismissal` as `MissingDismissal`, which is the form that SARIF wants for names of rules.
  private static func camelCase(_ id: String) -> String {
    id.split(separator: "_").map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
  }

  private static func result(_ finding: Finding, _ rule: Int?, _ report: AnalysisReport) -> SARIFLog.Result {
    SARIFLog.Result(
      ruleId: finding.rule, ruleIndex: rule, level: SARIFLog.Level(finding.severity),
      message: SARIFText(escaping: finding.message),
      locations: [
        SARIFLog.Location(
          report.inRepository(finding.location), logical: finding.scene.map { [SARIFLog.LogicalLocation($0)] })
      ],
      codeFlows: finding.witness.isEmpty ? nil : [codeFlow(of: finding, report)],
      partialFingerprints: ["seguegraph/v1": finding.fingerprint],
      suppressions: report.suppressed.isEmpty ? nil : suppressions(of: finding, report),
      properties: SARIFLog.Properties(
        confidence: finding.confidence, transition: finding.transition, environments: finding.environments,
        osVersions: finding.osVersions))
  }

  private static func suppressions(of finding: Finding, _ report: AnalysisReport) -> [SARIFLog.Suppression] {
    guard let suppression = finding.suppression else { return [] }
    return [
      SARIFLog.Suppression(
        justification: suppression.reason, location: SARIFLog.Location(report.inRepository(suppression.location)))
    ]
  }

  private static func codeFlow(of finding: Finding, _ report: AnalysisReport) -> SARIFLog.CodeFlow {
    // Services refuse places without a file: a step that is written nowhere is where the one before it is.
    var place = finding.witness.lazy.compactMap(\.location).first ?? finding.location
    let steps = finding.witness.map { step in
      place = step.location ?? place
      return SARIFLog.FlowLocation(
        location: SARIFLog.Location(report.inRepository(place), message: SARIFText(escaping: step.text)))
    }
    return SARIFLog.CodeFlow(threadFlows: [SARIFLog.ThreadFlow(locations: steps)])
  }
}
