import Analysis
import Graphviz
import NavigationDiff
import NavigationModel
import ParallelMap

/// Turns the visible part of a graph into a graph for Graphviz. Decides nothing about the app.
struct DiagramBuilder {
  let visible: VisibleGraph
  let findings: FindingIndex
  let options: DrawingOptions
  /// Whether text has the computed size (SVG), or at least that (formats whose text this machine's fonts draw).
  let isFixed: Bool

  private let link: LinkTemplate?
  private let places: NodePlaces
  private let bundles: [EdgeBundle]
  private let openUnwinds: [SceneID: [Transition]]
  private let entered: Set<SceneID>

  init(visible: VisibleGraph, findings: FindingIndex, options: DrawingOptions, isFixed: Bool) {
    self.visible = visible
    self.findings = findings
    self.options = options
    self.isFixed = isFixed
    link = options.linkTemplate.map(LinkTemplate.init)
    let isOpen = { (transition: Transition) in transition.kind == .unwind && transition.target == nil }
    openUnwinds = Dictionary(grouping: visible.transitions.filter(isOpen), by: \.source)
    let drawn = visible.transitions.filter { !isOpen($0) }
    bundles = EdgeBundle.bundles(of: drawn, in: options.environment, changes: options.changes)
    places = NodePlaces(visible: visible, transitions: drawn)
    entered = Set(visible.entryPoints.map(\.scene))
  }

  /// The graph, growing in a direction.
  func graph(rankDirection: RankDirection) -> DirectedGraph {
    var nodes: [NodePlaces.Place: [DirectedGraph.Node]] = [:]
    // Labels and tooltips are most of the work that is not Graphviz's, and each is made on its own.
    let cards = parallelMap(visible.scenes) { scene in
      places.nodes(of: scene.id).map { (place: $0.place, node: node(scene, name: $0.name)) }
    }
    for card in cards.joined() { nodes[card.place, default: []].append(card.node) }
    let drawn = bundles.filter { visible[$0.first.source] != nil }
    for bundle in drawn where bundle.first.target.flatMap({ visible[$0] }) == nil {
      nodes[places.place(of: bundle.first.source), default: []].append(missingNode(bundle))
    }
    var edges = parallelMap(drawn) { bundle in
      visible[bundle.first.source].map { edge(bundle, source: $0) }
    }.compactMap { $0 }
    for scene in entered.sorted() {
      let (dot, line) = entry(scene)
      nodes[places.place(of: scene), default: []].insert(dot, at: 0)
      edges.insert(line, at: 0)
    }
    var clusters = visible.documents.compactMap { cluster($0, nodes: nodes[.document($0.path)] ?? []) }
    if let code = nodes[.code] { clusters.append(codeCluster(code)) }
    if options.showsLegend, let legend = legend.cluster { clusters.append(legend) }
    var outside = nodes[.outside] ?? []
    if visible.scenes.isEmpty { outside.append(emptyNode) }
    // From left to right, Graphviz puts what comes first at the bottom.
    if rankDirection != .topToBottom { clusters.reverse() }
    return DirectedGraph(
      name: options.title ?? "Navigation", attributes: graphAttributes(rankDirection),
      nodeDefaults: Self.nodeDefaults, edgeDefaults: Self.edgeDefaults, clusters: clusters, nodes: outside,
      edges: edges)
  }

  private static let font: AttributeValue = "Helvetica,Arial,sans-serif"

  private static let nodeDefaults: Attributes = [
    "fontname": font, "fontsize": "10", "shape": "box", "style": "rounded,filled", "margin": "0.02,0.02",
    "height": "0.2", "width": "0.2",
  ]

  private static let edgeDefaults: Attributes = [
    "fontname": font, "fontsize": "10", "arrowsize": "0.8", "color": .text(Palette.slate),
  ]

  private func graphAttributes(_ rankDirection: RankDirection) -> Attributes {
    var attributes: Attributes = [
      "fontname": Self.font, "bgcolor": .text(Palette.background), "pad": "0.25", "nodesep": "0.25", "ranksep": "0.45",
      "splines": "true", "id": "navigation", "outputorder": "edgesfirst",
      "rankdir": rankDirection == .topToBottom ? "TB" : "LR",
    ]
    if options.engine != "dot" { attributes["overlap"] = "false" }
    if !headings.isEmpty {
      attributes["label"] = LabelLine.table(headings, isFixed: isFixed)
      attributes["labelloc"] = "t"
      attributes["labeljust"] = "l"
    }
    let scenes = visible.scenes.count == 1 ? "1 scene" : "\(visible.scenes.count) scenes"
    let count = visible.transitions.count
    let transitions = count == 1 ? "1 transition" : "\(count) transitions"
    let name = options.title.map { $0 + ": " } ?? ""
    attributes["tooltip"] = .text(GraphvizText.escapedString("\(name)\(scenes), \(transitions)"))
    return attributes
  }

  /// The title, and the environment that is drawn.
  private var headings: [LabelLine] {
    var lines: [LabelLine] = []
    if let title = options.title, !title.isEmpty {
      lines.append(
        LabelLine(
          title, style: .init(size: 20, color: Palette.heading, isBold: true), maximumWidth: 700, truncation: .end))
    }
    if let environment = options.environment {
      let text = "\(environment.environment.name) (\(environment.environment.rawValue)), \(environment.generation.name)"
      lines.append(LabelLine(text, style: .init(size: 13, color: Palette.cardDetail), maximumWidth: 700))
    }
    for line in options.changes?.summary ?? [] {
      lines.append(LabelLine(line, style: .init(size: 13, color: Palette.cardDetail), maximumWidth: 700))
    }
    return lines
  }

  /// The attributes of something that stands out or not, where anything does.
  private func highlighted(_ attributes: Attributes, _ standsOut: @autoclosure () -> Bool) -> Attributes {
    options.highlight == nil
      ? attributes : Highlight.applied(to: attributes, standsOut: standsOut(), isStyled: isFixed)
  }

  private func standsOut(_ scene: SceneID) -> Bool { options.highlight?.contains(scene) == true }
}

// MARK: - Nodes

extension DiagramBuilder {
  private func node(_ scene: Scene, name: String) -> DirectedGraph.Node {
    let card = SceneCard(
      scene: scene, findings: findings.about(scene.id), openUnwinds: openUnwinds[scene.id] ?? [],
      hiddenNeighbours: visible.hiddenNeighbours[scene.id] ?? 0, systemUses: visible.systemUses[scene.id] ?? [],
      remarks: remarks(scene.id), isEntryPoint: entered.contains(scene.id),
      isFocus: options.focus.contains(scene.id), isFixed: isFixed)
    var attributes = card.attributes
    attributes["id"] = .text(ElementID.make("scene", name))
    attributes["URL"] = url(scene.location)
    if let changes = options.changes {
      let hasHeader = scene.kind != .system && scene.kind != .flow
      attributes = ChangeMarks.node(attributes, changes.scenes[scene.id], hasHeader: hasHeader)
    }
    return DirectedGraph.Node(name: name, attributes: highlighted(attributes, standsOut(scene.id)))
  }

  private func remarks(_ scene: SceneID) -> [LabelLine] {
    let remarks = options.changes?.remarks[scene] ?? []
    let shown = remarks.count > 6 ? 5 : remarks.count
    let lines = remarks.prefix(shown).map { remark in
      LabelLine(remark.text, style: .init(size: 10, color: ChangeMarks.color(remark.mark)))
    }
    guard remarks.count > shown else { return lines }
    return lines + [
      LabelLine("+ \(remarks.count - shown) more", style: .init(size: 10, color: Palette.cardDetail))
    ]
  }

  private func missingNode(_ bundle: EdgeBundle) -> DirectedGraph.Node {
    let transition = bundle.first
    let written = transition.writtenDestination ?? transition.target?.rawValue
    var lines = [LabelLine("missing", style: .init(size: 11, color: Palette.error, isBold: true))]
    if let written { lines.append(LabelLine(written, style: .init(size: 9, color: Palette.cardDetail))) }
    let tooltip = "Leads nowhere: " + (written.map { "'\($0)' is not in the document" } ?? "no destination")
    var attributes: Attributes = [
      "label": LabelLine.table(lines, alignment: "CENTER", isFixed: isFixed), "style": "rounded,filled,dashed",
      "fillcolor": .text(Palette.cardFill), "color": .text(Palette.error), "margin": "0.08,0.03", "class": "missing",
      "id": .text(ElementID.make("missing", transition.id)), "tooltip": .text(GraphvizText.escapedString(tooltip)),
    ]
    attributes["URL"] = url(transition.location)
    return DirectedGraph.Node(
      name: NodePlaces.missingName(transition),
      attributes: highlighted(attributes, options.highlight?.contains(bundle) == true))
  }

  private var emptyNode: DirectedGraph.Node {
    let line = LabelLine("No scenes", style: .init(size: 14, color: Palette.cardDetail))
    return DirectedGraph.Node(
      name: "empty",
      attributes: [
        "label": LabelLine.table([line], isFixed: isFixed), "shape": "plain", "style": "solid", "id": "empty",
      ])
  }

  private func entry(_ scene: SceneID) -> (dot: DirectedGraph.Node, line: DirectedGraph.Edge) {
    let name = NodePlaces.clean("entry:" + scene.rawValue)
    let group = visible.entryPoints.filter { $0.scene == scene }
    var reasons: [String] = []
    for entry in group {
      let reason = Self.reason(entry) + (entry.target.map { " of \($0)" } ?? "") + " (\(entry.location))"
      if !reasons.contains(reason) { reasons.append(reason) }
    }
    let tooltip = AttributeValue.text(
      GraphvizText.escapedString("Starts here: " + reasons.joined(separator: "\n")))
    var dot = EntryDot.node
    dot["id"] = .text(ElementID.make("entry", scene.rawValue))
    dot["tooltip"] = tooltip
    dot["URL"] = url(group.first?.location)
    var line = EntryDot.line
    if group.allSatisfy({ $0.confidence == .possible }) { line["style"] = "dashed" }
    line["class"] = "entry"
    line["id"] = .text(ElementID.make("start", scene.rawValue))
    line["tooltip"] = tooltip
    line["weight"] = "2"
    if let mark = options.changes?.entryPoints[scene] { line = ChangeMarks.edge(line, mark) }
    return (
      DirectedGraph.Node(name: name, attributes: highlighted(dot, standsOut(scene))),
      DirectedGraph.Edge(
        tail: name, head: places.name(of: scene), key: name, attributes: highlighted(line, standsOut(scene)))
    )
  }

  private static func reason(_ entry: EntryPoint) -> String {
    switch entry.via {
    case .mainStoryboard: "main storyboard"
    case .sceneManifest: "scene manifest"
    case .appExtension: "app extension"
    case .mainNib: "main nib"
    case .application: "main menu"
    case .watchApp: "watch app"
    case .windowRoot: "window root set in code"
    case .deepLink: "deep link"
    case .configuration: "start by the configuration"
    case .initialScene: "assumed: initial scene of its storyboard"
    }
  }
}

// MARK: - Edges, clusters, legend

extension DiagramBuilder {
  private func edge(_ bundle: EdgeBundle, source: Scene) -> DirectedGraph.Edge {
    let target = bundle.first.target.flatMap { visible[$0] }
    let found = bundle.transitions.flatMap { findings.about(transition: $0.id) }
    var drawn = TransitionEdge(bundle: bundle, source: source, target: target, findings: found, isFixed: isFixed)
    if let highlight = options.highlight, let number = highlight.step(bundle) {
      drawn.step = (number, highlight.severity)
    }
    let mark = options.changes?.transitions[bundle.first.id]
    drawn.words = options.changes?.words[bundle.first.id].map { ($0, ChangeMarks.color(mark)) }
    var attributes = drawn.attributes
    if options.changes != nil { attributes = ChangeMarks.edge(attributes, mark) }
    attributes["URL"] = url(bundle.first.location)
    let start = places.name(of: source.id)
    let end = target.map { places.name(of: $0.id, from: source.id) } ?? NodePlaces.missingName(bundle.first)
    let isReversed = bundle.style.isReversed
    return DirectedGraph.Edge(
      tail: isReversed ? end : start, head: isReversed ? start : end, key: bundle.id,
      attributes: highlighted(attributes, options.highlight?.contains(bundle) == true))
  }

  private func cluster(_ document: Document, nodes: [DirectedGraph.Node]) -> DirectedGraph.Cluster? {
    guard !nodes.isEmpty else { return nil }
    var attributes = clusterAttributes(places.clusterNames[document.path] ?? document.name)
    attributes["id"] = .text(ElementID.make("document", document.path))
    attributes["class"] = "document"
    attributes["tooltip"] = .text(GraphvizText.escapedString(document.path))
    attributes["URL"] = url(SourceLocation(file: document.path))
    return DirectedGraph.Cluster(name: document.path, attributes: attributes, nodes: nodes)
  }

  private func codeCluster(_ nodes: [DirectedGraph.Node]) -> DirectedGraph.Cluster {
    var attributes = clusterAttributes("Code")
    attributes["id"] = "code"
    attributes["class"] = "code"
    attributes["tooltip"] = "Scenes that only code makes"
    attributes["style"] = "rounded,filled,dashed"
    return DirectedGraph.Cluster(name: "code", attributes: attributes, nodes: nodes)
  }

  private func clusterAttributes(_ name: String) -> Attributes {
    let line = LabelLine(name, style: .init(size: 13, color: Palette.heading, isBold: true), maximumWidth: 320)
    return [
      "label": LabelLine.table([line], isFixed: isFixed), "labeljust": "l", "style": "rounded,filled",
      "fillcolor": .text(Palette.clusterFill), "color": .text(Palette.clusterBorder), "margin": "12",
    ]
  }

  private func url(_ location: SourceLocation?) -> AttributeValue? {
    guard let link, let location else { return nil }
    return .text(GraphvizText.escapedString(link.link(to: location)))
  }

  private var legend: Legend {
    let drawn = bundles.map(\.first)
    let found =
      visible.scenes.flatMap { findings.about($0.id) } + drawn.flatMap { findings.about(transition: $0.id) }
    return Legend(
      styles: Set(bundles.map(\.style)), severities: Set(found.map(\.severity)),
      hasEntryPoints: !visible.entryPoints.isEmpty,
      hasUnsureEdges: drawn.contains {
        $0.confidence == .possible || $0.target.flatMap { visible[$0] }?.kind == .unresolved
      },
      hasOpenUnwinds: !openUnwinds.isEmpty, hasSystemUses: visible.scenes.contains { visible.systemUses[$0.id] != nil },
      hasSteps: options.highlight?.hasSteps == true,
      hasCode: drawn.contains { $0.origin != .interfaceBuilder && visible[$0.source]?.document != nil },
      changes: options.changes?.all ?? [], isFixed: isFixed)
  }
}
