import Graphviz

/// The direction of a drawing, chosen so that it fits a screen or a page.
struct DiagramShape {
  let graph: DirectedGraph

  /// Up to so many scenes a second layout takes no time worth mentioning.
  private static let largestMeasured = 150

  static func choose(for builder: DiagramBuilder, sceneCount: Int) throws(GraphvizError) -> DiagramShape {
    let options = builder.options
    let direction = options.rankDirection == .topToBottom ? RankDirection.topToBottom : .leftToRight
    let first = DiagramShape(graph: builder.graph(rankDirection: direction, isPacked: true))
    guard options.rankDirection == .automatic, options.engine == "dot", sceneCount <= largestMeasured, sceneCount > 2
    else { return first }
    let size = try Graphviz.measure(first.graph)
    // As it is wanted: neither a strip nor a column.
    if size.width <= 3 * size.height && size.height <= 2 * size.width { return first }
    let second = DiagramShape(graph: builder.graph(rankDirection: .topToBottom, isPacked: true))
    let other = try Graphviz.measure(second.graph)
    return scale(other) > 1.15 * scale(size) ? second : first
  }

  /// By how much a drawing can be enlarged to fill a screen; small for strips and columns.
  private static func scale(_ size: Graphviz.Size) -> Double {
    min(1600 / max(size.width, 1), 1000 / max(size.height, 1))
  }
}
