import NavigationModel

/// Finds all situations: a breadth-first search over scene, container path and presentation.
struct SituationSearch {
  /// A scene that the search starts at.
  struct Start {
    var scene: SceneID
    var confidence: Confidence
    /// Whether the containers around it are not known (code shows it).
    var isOpen: Bool
  }

  private let graph: NavigationGraph
  private let collapsed: Bool
  private let edges: [[Edge]]
  private var paths = ContainerPaths()
  private var found: [SituationList.Record] = []
  private var seen = Set<Key>()
  private var perScene: [Int]
  private var truncated: Set<Int> = []
  private var isTruncated = false
  private var failures: [Situations.Failure] = []

  private struct Key: Hashable {
    var scene: Int
    var path: Int
    var presentation: Int
    var isOpen: Bool
  }

  /// A transition that can fire and leads to a scene.
  private struct Edge {
    var transition: Int
    var target: Int
    var kind: TransitionKind
  }

  init(graph: NavigationGraph, collapsed: Bool) {
    self.graph = graph
    self.collapsed = collapsed
    perScene = Array(repeating: 0, count: graph.scenes.count)
    edges = graph.scenes.map { scene in
      graph.outgoingPositions(of: scene.id).compactMap { position in
        let transition = graph.transitions[position]
        guard transition.kind != .unwind, !transition.isDead,
          let target = transition.target.flatMap(graph.position(of:))
        else { return nil }
        return Edge(transition: position, target: target, kind: transition.sentKind)
      }
    }
  }

  /// Searches from declared starts first; scenes that these do not reach are then tried from the open starts.
  mutating func run(starts: [Start], openStarts: [Start]) -> Situations {
    for start in starts { add(start) }
    var next = drain(from: 0)
    for start in openStarts {
      guard let scene = graph.position(of: start.scene), perScene[scene] == 0 else { continue }
      add(start)
      next = drain(from: next)
    }
    return Situations(
      all: SituationList(records: found, paths: paths, graph: graph), collapsed: collapsed, truncated: truncated,
      isTruncated: isTruncated, failures: failures)
  }

  private mutating func drain(from first: Int) -> Int {
    var next = first
    while next < found.count {
      follow(next)
      next += 1
    }
    return next
  }

  private mutating func add(_ start: Start) {
    guard let scene = graph.position(of: start.scene) else { return }
    insert(
      SituationList.Record(
        scene: scene, path: ContainerPaths.empty, presentation: -1, isOpen: start.isOpen,
        confidence: start.confidence, cameFrom: -1, via: -1, effect: nil))
  }

  private mutating func insert(_ record: SituationList.Record) {
    let key = Key(scene: record.scene, path: record.path, presentation: record.presentation, isOpen: record.isOpen)
    guard seen.insert(key).inserted else { return }
    guard perScene[record.scene] < Situations.mostPerScene else {
      isTruncated = true
      if record.presentation >= 0 { truncated.insert(record.presentation) }
      return
    }
    perScene[record.scene] += 1
    found.append(record)
  }

  private mutating func follow(_ index: Int) {
    let record = found[index]
    for edge in edges[record.scene] {
      let effect = effect(of: edge, in: record)
      if effect == .throwsWithoutNavigation {
        failures.append(
          Situations.Failure(situation: index, transition: graph.transitions[edge.transition].id))
      }
      guard var placed = place(edge, by: effect, in: record) else { continue }
      placed.cameFrom = index
      insert(placed)
    }
  }

  private func effect(of edge: Edge, in record: SituationList.Record) -> TransitionEffect {
    let effect = ShowResolution.effect(
      of: edge.kind, path: paths.kinds(record.path), source: graph.scenes[record.scene].kind,
      targetIsNavigation: graph.scenes[edge.target].kind == .navigationController, collapsed: collapsed)
    // With unknown containers around it, everything but a containment, an explicit presentation and what a known
    // container takes is undecided.
    guard record.isOpen else { return effect }
    switch effect {
    case .push, .column, .contain: return effect
    case .present: return [.present, .popover, .sheet, .modalWindow].contains(edge.kind) ? effect : .open
    case .throwsWithoutNavigation, .open: return .open
    }
  }

  /// Where the target ends up; `nil` where nothing is shown, or a container would hold itself.
  private mutating func place(
    _ edge: Edge, by effect: TransitionEffect, in record: SituationList.Record
  ) -> SituationList.Record? {
    var placed = record
    placed.scene = edge.target
    placed.via = edge.transition
    placed.effect = effect
    switch effect {
    case .contain:
      placed.path = path(of: record)
      guard edge.target != record.scene else { return nil }
      if wraps(edge, in: record) {
        // The navigation controller has no scene of its own, so its split view stands for it.
        placed.path = paths.path(placed.path, adding: record.scene, kind: .navigationController)
      }
    case .push(let container), .column(let container):
      let whole = path(of: record)
      placed.path = paths.prefix(whole, count: container + 1)
    case .present:
      placed.path = ContainerPaths.empty
      placed.presentation = edge.transition
      placed.isOpen = false
    case .throwsWithoutNavigation:
      return nil
    case .open:
      placed.path = ContainerPaths.empty
      placed.isOpen = true
    }
    return paths.contains(placed.path, edge.target) ? nil : placed
  }

  /// Whether a split view with columns puts a child into a navigation controller; the one for compact width stays as it is.
  private func wraps(_ edge: Edge, in record: SituationList.Record) -> Bool {
    let relationship = graph.transitions[edge.transition].relationship ?? ""
    return graph.scenes[record.scene].wrapsChildren && graph.scenes[edge.target].kind != .navigationController
      && !relationship.lowercased().contains("compact")
  }

  /// The containers around a situation's scene, and the scene itself as the innermost.
  private mutating func path(of record: SituationList.Record) -> Int {
    paths.path(record.path, adding: record.scene, kind: graph.scenes[record.scene].kind)
  }
}
