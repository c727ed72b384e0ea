import NavigationModel

/// The drawing in Graphviz's language.
public struct DOTExport: GraphExport {
  /// The name.
  public static let name = "dot"
  /// The summary.
  public static let summary = "Graphviz's language, for dot and its relatives."

  /// Makes the export.
  public init() {}

  /// The drawing as `.dot`, with everything that the graph has.
  public func export(_ graph: NavigationGraph) throws -> [UInt8] {
    try Drawing(graph: graph, options: DrawingOptions(showsSystemScenes: true)).render(as: .dot).bytes
  }
}
