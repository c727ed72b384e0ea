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

  /// Everything the rules find, sorted.
  public func findings(in graph: NavigationGraph) -> [Finding] {
    findings(in: AnalysisContext(graph: graph, findsWitnesses: findsWitnesses, limits: limits))
  }

  /// Everything the rules find in what was simulated already, sorted.
  public func findings(in context: AnalysisContext) -> [Finding] {
    parallelMap(rules) { rule in
      settings.applied(to: rule.init().findings(in: context), of: rule.description, in: context.graph)
    }.flatMap { $0 }.sorted()
  }
}
