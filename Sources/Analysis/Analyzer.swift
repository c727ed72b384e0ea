import NavigationModel
import ParallelMap

/// Runs rules over a graph.
public struct Analyzer: Sendable {
  /// The rules to run.
  public var rules: [any Rule.Type]

  /// Whether findings say how a user gets there; a drawing shows the way itself.
  public var findsWitnesses: Bool

  /// Makes an analyzer; the default runs every rule.
  public init(rules: [any Rule.Type] = RuleCatalogue.all, findsWitnesses: Bool = true) {
    self.rules = rules
    self.findsWitnesses = findsWitnesses
  }

  /// Everything the rules find, sorted.
  public func findings(in graph: NavigationGraph) -> [Finding] {
    let context = AnalysisContext(graph: graph, findsWitnesses: findsWitnesses)
    return parallelMap(rules) { $0.init().findings(in: context) }.flatMap { $0 }.sorted()
  }
}
