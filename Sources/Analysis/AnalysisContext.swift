import NavigationModel

/// What rules look at: the graph, and what UIKit makes of it.
public struct AnalysisContext: Sendable {
  /// The linked graph.
  public let graph: NavigationGraph
}
