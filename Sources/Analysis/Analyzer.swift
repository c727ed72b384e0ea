import NavigationModel
import ParallelMap

/// Runs rules over a graph.
public struct Analyzer: Sendable {
  /// The rules to run.
  public var rules: [any Rule.Type]

  /// Whether findings say how a user gets there; a drawing shows the way itself.
  public var findsWitnesses: Bool

  /// What becomes of findings; which rules run is said by ``rules``.
  public var settings = RuleSettings()

  /// The environments that count.
  public var limits = EnvironmentLimits()

  /// Makes an analyzer; the default runs every rule.
  public init(rules: [any Rule.Type] = RuleCatalogue.all, findsWitnesses: Bool = true) {
    self.rules = rules
    self.findsWitnesses = findsWitnesses
  }

  /// Everything the rules find and that is not suppressed, sorted.
  public func findings(in graph: NavigationGraph) -> [Finding] {
    findings(in: AnalysisContext(graph: graph, findsWitnesses: findsWitnesses, limits: limits))
  }

  /// Everything the rules find in what was simulated already and that is not suppressed, sorted.
  public func findings(in context: AnalysisContext) -> [Finding] { result(in: context).findings }

  /// What the rules find in what was simulated already, suppressed or not.
  public func result(in context: AnalysisContext) -> AnalysisResult {
    let index = SuppressionIndex(context.graph)
    // What settings leave out is matched as well: a suppression of it is no slip.
    let matches = parallelMap(rules) { index.matches($0.init().findings(in: context)) }
    var findings = zip(rules, matches).flatMap { rule, matches in applied(matches.findings, rule, context) }
    if rules.contains(where: { $0 == UnusedSuppression.self }) {
      let used = matches.reduce(into: Set()) { $0.formUnion($1.used) }
      findings += applied(unused(used, index, context), UnusedSuppression.self, context)
    }
    return AnalysisResult(findings)
  }

  private func applied(_ findings: [Finding], _ rule: any Rule.Type, _ context: AnalysisContext) -> [Finding] {
    settings.applied(to: findings, of: rule.description, in: context.graph)
  }

  /// What suppresses nothing; last come suppressions of such findings that suppress none.
  private func unused(
    _ used: Set<SuppressionIndex.Key>, _ index: SuppressionIndex, _ context: AnalysisContext
  ) -> [Finding] {
    let rule = UnusedSuppression()
    let ran = Set(rules.map { $0.description.id })
    let found = index.matches(
      rule.unused(
        of: ran.subtracting([UnusedSuppression.id]), judgesAll: ran.count == RuleCatalogue.all.count, used: used,
        in: context.graph))
    return found.findings
      + rule.unused(
        of: [UnusedSuppression.id], judgesAll: false, used: used.union(found.used), in: context.graph)
  }
}
