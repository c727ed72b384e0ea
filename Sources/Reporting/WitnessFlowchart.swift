import Analysis
import NavigationModel
import TextFormats

/// The small picture of a way into a finding.
enum WitnessFlowchart {
  /// The scenes on the way, one after the other; `nil` where there is nothing to draw.
  static func of(_ finding: Finding, in graph: NavigationGraph) -> MermaidFlowchart? {
    let steps = finding.witness.filter { $0.scene != nil }
    guard steps.count > 1 else { return nil }
    var chart = MermaidFlowchart()
    chart.styles = MermaidFlowchart.sceneStyles
    var previous: SceneID?
    for step in steps {
      guard let scene = step.scene, scene != previous else { continue }
      if !chart.nodes.contains(where: { $0.key == scene.rawValue }) {
        chart.nodes.append(node(scene, in: graph, isEntry: previous == nil, isFinding: scene == finding.scene))
      }
      if let previous { chart.edges.append(edge(previous, scene, step.transition.flatMap(graph.transition))) }
      previous = scene
    }
    return chart.edges.isEmpty ? nil : chart
  }

  private static func node(
    _ id: SceneID, in graph: NavigationGraph, isEntry: Bool, isFinding: Bool
  ) -> MermaidFlowchart.Node {
    var node =
      graph[id].map { MermaidFlowchart.Node($0, isEntry: isEntry) }
      ?? MermaidFlowchart.Node(key: id.rawValue, name: id.rawValue, label: [id.rawValue])
    if isFinding { node.styleClass = "finding" }
    return node
  }

  /// The edge as its transition is drawn; its source may be something that holds the scene where the user is.
  private static func edge(_ source: SceneID, _ target: SceneID, _ transition: Transition?) -> MermaidFlowchart.Edge {
    var edge =
      transition.flatMap(MermaidFlowchart.Edge.init)
      ?? MermaidFlowchart.Edge(source: source.rawValue, target: target.rawValue)
    edge.source = source.rawValue
    edge.target = target.rawValue
    return edge
  }
}
