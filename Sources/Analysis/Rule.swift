import NavigationModel

/// A check over the graph and its situations.
///
/// A new rule is one file in `Rules/` and one line in ``RuleCatalogue``.
public protocol Rule: Sendable {
  /// What the rule is, for people.
  static var description: RuleDescription { get }
  /// Makes the rule with its default options.
  init()
  /// What the rule finds, in any order.
  func findings(in analysis: AnalysisContext) -> [Finding]
}

/// What a rule is, for people: printed by `seguegraph rules`, and its examples run as tests.
public struct RuleDescription: Sendable {
  /// The id, in snake case.
  public var id: String
  /// One sentence: what the user of the app meets.
  public var summary: String
  /// Why it matters, and when the rule reports what severity.
  public var rationale: String
  /// The rows of `uikit-semantics.md` it stands on, and the documentation behind them.
  public var sources: [String]
  /// The severity where all is known.
  public var severity: Severity
  /// Projects in which the rule finds something, at each `↓`.
  public var triggering: [RuleExample]
  /// Projects in which it finds nothing.
  public var nonTriggering: [RuleExample]

  /// Makes a description.
  public init(
    id: String, summary: String, rationale: String, sources: [String], severity: Severity,
    triggering: [RuleExample], nonTriggering: [RuleExample]
  ) {
    self.id = id
    self.summary = summary
    self.rationale = rationale
    self.sources = sources
    self.severity = severity
    self.triggering = triggering
    self.nonTriggering = nonTriggering
  }
}
