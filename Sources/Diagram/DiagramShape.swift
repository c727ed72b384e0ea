import Graphviz

/// The direction of a drawing, chosen so that it fits a screen or a page.
struct DiagramShape {
  let graph: DirectedGraph

  /// Up to so many scenes a second layout takes no time worth mentioning.
  private static let largestMeasured = 150

  /// Chooses the direction.
  /// - Parameter isFramed: whether documents have frames; without them, dot can lay out whatever there is.
  static func choose(
    for builder: DiagramBuilder, sceneCount: Int, isFramed: Bool
  ) throws(GraphvizError) -> DiagramShape {
    let options = builder.options
    let direction = options.rankDirection == .topToBottom ? RankDirection.topToBottom : .leftToRight
    let first = shape(builder, direction, isFramed)
    guard options.rankDirection == .automatic, options.engine == "dot", sceneCount <= largestMeasured, sceneCount > 2
    else { return first }
    let textSize: Graphviz.TextSize = builder.isFixed ? .computed : .fonts
    let size = try Graphviz.measure(first.graph, textSize: textSize)
    // As it is wanted: neither a strip nor a column.
    if size.width <= 3 * size.height && size.height <= 1.5 * size.width { return first }
    let second = shape(builder, .topToBottom, isFramed)
    let other = try Graphviz.measure(second.graph, textSize: textSize)
    let gain = PageFit.scale(other.width, other.height) / PageFit.scale(size.width, size.height)
    return gain > 1.15 ? second : first
  }

  private static func shape(
    _ builder: DiagramBuilder, _ direction: RankDirection, _ isFramed: Bool
  ) -> DiagramShape {
    var graph = builder.graph(rankDirection: direction)
    if !isFramed {
      graph.nodes = graph.clusters.flatMap(\.nodes) + graph.nodes
      graph.clusters = []
    }
    // The other engines place unconnected parts themselves, and would take the invisible edges for real ones.
    guard builder.options.engine == "dot" else { return DiagramShape(graph: graph) }
    return DiagramShape(graph: ComponentFolding(graph, direction: direction).folded())
  }
}
