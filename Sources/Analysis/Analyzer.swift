import NavigationModel
import ParallelMap

/// Runs rules over a graph.
public struct Analyzer: Sendable {
  /// The rules to run.
  public var rules: [any Rule.Type]

  /// Makes an analyzer; the default runs every rule.
  public init(rules: [any Rule.Type] = RuleCatalogue.all) { self.rules = rules }

  /// Everything the rules find, sorted.
  public func findings(in graph: NavigationGraph) -> [Finding] {
    let context = AnalysisContext(graph: graph)
    return parallelMap(rules) { $0.init().findings(in: context) }.flatMap { $0 }.sorted()
  }
}
