import Graphviz

/// The direction of a drawing, chosen so that it fits a screen or a page.
struct DiagramShape {
  let graph: DirectedGraph

  /// Up to so many scenes a second layout takes no time worth mentioning.
  private static let largestMeasured = 150

  static func choose(for builder: DiagramBuilder, sceneCount: Int) throws(GraphvizError) -> DiagramShape {
    let options = builder.options
    let direction = options.rankDirection == .topToBottom ? RankDirection.topToBottom : .leftToRight
    let first = shape(builder, direction)
    guard options.rankDirection == .automatic, options.engine == "dot", sceneCount <= largestMeasured, sceneCount > 2
    else { return first }
    let size = try Graphviz.measure(first.graph)
    // As it is wanted: neither a strip nor a column.
    if size.width <= 3 * size.height && size.height <= 1.5 * size.width { return first }
    let second = shape(builder, .topToBottom)
    let other = try Graphviz.measure(second.graph)
    let gain = PageFit.scale(other.width, other.height) / PageFit.scale(size.width, size.height)
    return gain > 1.15 ? second : first
  }

  private static func shape(_ builder: DiagramBuilder, _ direction: RankDirection) -> DiagramShape {
    let graph = builder.graph(rankDirection: direction)
    // The other engines place unconnected parts themselves, and would take the invisible edges for real ones.
    guard builder.options.engine == "dot" else { return DiagramShape(graph: graph) }
    return DiagramShape(graph: ComponentFolding(graph, direction: direction).folded())
  }
}
