import NavigationModel
import TextFormats

/// A flowchart in Mermaid's language.
public struct MermaidExport: GraphExport {
  /// The name.
  public static let name = "mermaid"
  /// The summary.
  public static let summary = "A flowchart for READMEs and wikis."

  /// Makes the export.
  public init() {}

  /// The flowchart: a frame for each document, and what has none beside them. Transitions that lead nowhere are left out.
  public func export(_ graph: NavigationGraph) throws -> [UInt8] {
    let entries = Set(graph.entryPoints.map(\.scene))
    var chart = MermaidFlowchart()
    chart.styles = MermaidFlowchart.sceneStyles
    var byDocument: [String: [MermaidFlowchart.Node]] = [:]
    for scene in graph.scenesWithEveryEnd where !scene.isLaunchScreen {
      let node = MermaidFlowchart.Node(scene, isEntry: entries.contains(scene.id))
      if let document = scene.document {
        byDocument[document, default: []].append(node)
      } else {
        chart.nodes.append(node)
      }
    }
    let titles = ClusterNames.names(of: graph.documents)
    chart.groups = byDocument.sorted { $0.key < $1.key }.map { path, nodes in
      MermaidFlowchart.Group(title: titles[path] ?? path, nodes: nodes)
    }
    chart.edges = graph.transitions.compactMap(MermaidFlowchart.Edge.init)
    return Array(chart.text.utf8)
  }
}

extension NavigationGraph {
  /// The scenes, and a stand-in for each end of a transition that is none of them: formats for graphs want a node there.
  var scenesWithEveryEnd: [Scene] {
    let ends = Set(transitions.flatMap { [$0.source, $0.target].compactMap { $0 } })
    let missing = ends.filter { self[$0] == nil }.sorted()
    return scenes + missing.map { Scene(id: $0, kind: .unresolved, label: $0.rawValue) }
  }
}
