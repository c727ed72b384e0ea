import NavigationDiff
import NavigationModel
import TextFormats

extension DiffReport {
  /// The picture of the differences: what is new is thick and green, what is gone dashed and red, the rest grey.
  public func flowchart() -> MermaidFlowchart {
    let excerpt = DiffExcerpt(diff)
    var chart = MermaidFlowchart()
    chart.styles = Self.nodeStyles
    chart.edgeStyles = Self.edgeStyles
    var byDocument: [String: [MermaidFlowchart.Node]] = [:]
    for scene in excerpt.scenes where !scene.value.id.isSystem {
      let node = node(scene, exits: excerpt.exits.filter { $0.value.scene == scene.value.id })
      if let document = scene.value.document {
        byDocument[document, default: []].append(node)
      } else {
        chart.nodes.append(node)
      }
    }
    chart.groups = byDocument.sorted { $0.key < $1.key }.map { path, nodes in
      MermaidFlowchart.Group(title: path.split(separator: "/").last.map(String.init) ?? path, nodes: nodes)
    }
    for entry in excerpt.entryPoints {
      let key = "entry \(entry.value)"
      chart.nodes.append(
        MermaidFlowchart.Node(
          key: key, name: "Start", label: ["start: \(entry.value.via.rawValue)"], shape: .stadium,
          styleClass: Self.styleClass(entry.mark)))
      chart.edges.append(
        MermaidFlowchart.Edge(source: key, target: entry.value.scene.rawValue, styleClass: Self.styleClass(entry.mark)))
    }
    for transition in excerpt.transitions {
      guard let target = target(of: transition, in: &chart) else { continue }
      chart.edges.append(edge(transition, to: target))
    }
    return chart
  }

  /// The key of the node that a transition leads to. A controller of the system has a node for each scene that shows it:
  /// one for the whole app would be a hub that tells nothing.
  private func target(
    of transition: DiffExcerpt.Marked<GraphSnapshot.Transition>, in chart: inout MermaidFlowchart
  ) -> String? {
    let source = transition.value.source.rawValue
    guard let target = transition.value.target else { return nil }
    guard target.isSystem, let name = target.name else { return target.rawValue }
    let key = "\(source) shows \(name) \(transition.mark?.rawValue ?? "")"
    if !chart.nodes.contains(where: { $0.key == key }) {
      chart.nodes.append(
        MermaidFlowchart.Node(
          key: key, name: name, label: [name], shape: .stadium, styleClass: Self.styleClass(transition.mark)))
    }
    return key
  }

  private func node(
    _ scene: DiffExcerpt.Marked<GraphSnapshot.Scene>, exits: [DiffExcerpt.Marked<GraphSnapshot.Exit>]
  ) -> MermaidFlowchart.Node {
    var model = Scene(id: scene.value.id, kind: scene.value.kind, label: scene.value.label)
    model.className = scene.value.className
    var node = MermaidFlowchart.Node(model)
    if let before = scene.before, before.label != scene.value.label { node.label.append("was \(before.label)") }
    node.label += exits.compactMap { exit in
      exit.mark.map { "\($0.rawValue): \(exit.value.kind.rawValue)\(Self.by(exit.value.trigger))" }
    }
    node.styleClass = Self.styleClass(scene.mark ?? (exits.isEmpty ? nil : .changed))
    return node
  }

  private static func by(_ trigger: Trigger?) -> String { trigger?.label.map { " by \($0)" } ?? "" }

  private func edge(
    _ transition: DiffExcerpt.Marked<GraphSnapshot.Transition>, to target: String
  ) -> MermaidFlowchart.Edge {
    var edge =
      MermaidFlowchart.Edge(model(transition.value))
      ?? MermaidFlowchart.Edge(source: transition.value.source.rawValue, target: target)
    edge.target = target
    if let before = transition.before {
      let words = [before.kind.rawValue, before.detail].compactMap(\.self).joined(separator: " ")
      edge.label = [edge.label, "was \(words)"].compactMap(\.self).joined(separator: ", ")
    }
    edge.styleClass = Self.styleClass(transition.mark)
    return edge
  }

  /// The transition as others draw it, too.
  private func model(_ transition: GraphSnapshot.Transition) -> Transition {
    Transition(
      id: "", source: transition.source, target: transition.target, kind: transition.kind,
      identifier: transition.identifier, unwindAction: transition.kind == .unwind ? transition.detail : nil,
      trigger: transition.trigger, location: SourceLocation(file: ""))
  }

  private static func styleClass(_ mark: DiffMark?) -> String { mark?.rawValue ?? "same" }

  private static let nodeStyles: KeyValuePairs<String, String> = [
    "added": "stroke:#1a7f37,stroke-width:3px",
    "removed": "stroke:#d1242f,stroke-width:2px,stroke-dasharray:4 4",
    "changed": "stroke:#bf8700,stroke-width:3px",
    "same": "stroke:#8c959f",
  ]

  private static let edgeStyles: KeyValuePairs<String, String> = [
    "added": "stroke:#1a7f37,stroke-width:3px",
    "removed": "stroke:#d1242f,stroke-width:2px,stroke-dasharray:4 4",
    "changed": "stroke:#bf8700,stroke-width:3px",
    "same": "stroke:#8c959f",
  ]
}
