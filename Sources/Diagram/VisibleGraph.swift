import Analysis
import NavigationModel

/// The part of a graph that the options ask for.
struct VisibleGraph {
  /// The scenes that are drawn, by the order of their documents, those without a document last.
  let scenes: [Scene]
  /// The transitions that are drawn; a target that is not in the graph makes a connection that leads nowhere.
  let transitions: [Transition]
  /// Where the app starts, among the scenes that are drawn.
  let entryPoints: [EntryPoint]
  /// The documents that are drawn.
  let documents: [Document]
  /// How many transitions of a scene lead out of the picture.
  let hiddenNeighbours: [SceneID: Int]
  /// The controllers of the system that scenes show, where they are no nodes.
  let systemUses: [SceneID: [SystemUse]]
  private let index: [SceneID: Scene]

  /// The scene with an id, if it is drawn.
  subscript(id: SceneID) -> Scene? { index[id] }

  init(_ graph: NavigationGraph, options: DrawingOptions) throws(DrawingError) {
    let isFolded = { (scene: Scene) in
      scene.kind == .system && !options.showsSystemScenes && !options.focus.contains(scene.id)
    }
    let candidates = Self.inDocumentOrder(graph).filter { scene in
      (options.showsLaunchScreens || !scene.isLaunchScreen) && !isFolded(scene)
        && options.environment?.contains(scene.id) != false
    }
    let all = graph.transitions.filter { transition in
      !options.hiddenKinds.contains(transition.kind)
        && (options.environment.map { Self.exists(transition, in: $0) } ?? true)
    }
    let system = all.filter { $0.target.flatMap { graph[$0] }.map(isFolded) ?? false }
    systemUses = SystemUse.uses(of: system, graph: graph)
    let folded = Set(system.map(\.id))
    let wanted = all.filter { !folded.contains($0.id) && !(graph[$0.source].map(isFolded) ?? false) }
    var shown = Set(candidates.map(\.id))
    if !options.focus.isEmpty {
      let missing = options.focus.filter { !shown.contains($0) }
      if !missing.isEmpty { throw .unknownFocus(missing) }
      shown.formIntersection(Self.neighbourhood(of: options.focus, depth: options.depth, transitions: wanted))
    }
    var transitions: [Transition] = []
    var hidden: [SceneID: Int] = [:]
    for transition in wanted {
      // A target that exists but is not drawn is out of the picture; one that does not exist is an error worth drawing.
      let target = transition.target.flatMap { graph[$0] == nil ? nil : $0 }
      let hasTarget = target.map(shown.contains) ?? true
      switch (shown.contains(transition.source), hasTarget) {
      case (true, true): transitions.append(transition)
      case (true, false): hidden[transition.source, default: 0] += 1
      case (false, true): if let target { hidden[target, default: 0] += 1 }
      case (false, false): break
      }
    }
    scenes = candidates.filter { shown.contains($0.id) }
    self.transitions = transitions
    hiddenNeighbours = hidden
    entryPoints = graph.entryPoints.filter { shown.contains($0.scene) }
    index = Dictionary(uniqueKeysWithValues: scenes.map { ($0.id, $0) })
    let used = Set(scenes.compactMap(\.document))
    documents = graph.documents.filter { used.contains($0.path) }
  }

  /// What does not exist there is no more out of the picture than what nobody wrote.
  private static func exists(_ transition: Transition, in environment: EnvironmentGraph) -> Bool {
    !environment.outcomes(of: transition).isEmpty && transition.target.map(environment.contains) != false
  }

  /// The order in which people laid the scenes out is a better start for the layout than that of random object ids.
  private static func inDocumentOrder(_ graph: NavigationGraph) -> [Scene] {
    var seen = Set<SceneID>()
    let documented = graph.documents.flatMap(\.scenes).compactMap { graph[$0] }
    return (documented + graph.scenes).filter { seen.insert($0.id).inserted }
  }

  private static func neighbourhood(
    of focus: [SceneID], depth: Int, transitions: [Transition]
  ) -> Set<SceneID> {
    var neighbours: [SceneID: [SceneID]] = [:]
    for transition in transitions {
      guard let target = transition.target else { continue }
      neighbours[transition.source, default: []].append(target)
      neighbours[target, default: []].append(transition.source)
    }
    var reached = Set(focus)
    var layer = reached
    for _ in 0..<max(0, depth) {
      layer = Set(layer.flatMap { neighbours[$0] ?? [] }).subtracting(reached)
      if layer.isEmpty { break }
      reached.formUnion(layer)
    }
    return reached
  }
}
