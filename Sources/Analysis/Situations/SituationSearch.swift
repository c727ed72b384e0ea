import NavigationModel
import UIKitModel

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
  /// The situations of each scene.
  private var indices: [[Int]]
  private var truncated: Set<Int> = []
  private var truncatedScenes: Set<Int> = []
  private var failures: [Situations.Failure] = []
  /// What each transition does, wherever it fires.
  private var effects: [EffectSet]
  /// The edges that somebody can start and that act on a scene elsewhere, by that scene, with the situation they start in.
  private var remote: [Int: [(edge: Edge, start: Int)]] = [:]
  private var started: Set<Int> = []
  /// How many situations were followed so far.
  private var next = 0

  private struct Key: Hashable {
    var scene: Int
    var path: Int
    var presentation: Int
    var isOpen: Bool
  }

  init(graph: NavigationGraph, collapsed: Bool) {
    self.graph = graph
    self.collapsed = collapsed
    indices = Array(repeating: [], count: graph.scenes.count)
    effects = Array(repeating: [], count: graph.transitions.count)
    edges = graph.scenes.map { scene in
      graph.outgoingPositions(of: scene.id)
        .filter { graph.usesColumn(of: graph.transitions[$0], isCollapsed: collapsed) }
        .compactMap { Edge(position: $0, graph: graph) }
    }
  }

  /// Prepares to ``walk(over:from:in:)`` among situations that were found already.
  init(among situations: Situations) {
    graph = situations.all.graph
    collapsed = situations.collapsed
    paths = situations.all.paths
    edges = []
    indices = []
    effects = []
  }

  /// Searches from declared starts first; scenes that these do not reach are then tried from the open starts.
  mutating func run(starts: [Start], openStarts: [Start]) -> Situations {
    for start in starts { add(start) }
    drain()
    for start in openStarts {
      guard let scene = graph.position(of: start.scene), indices[scene].isEmpty else { continue }
      add(start)
      drain()
    }
    return Situations(
      all: SituationList(records: found, paths: paths, graph: graph), collapsed: collapsed, truncated: truncated,
      truncatedScenes: truncatedScenes, failures: failures, effects: effects)
  }

  private mutating func drain() {
    repeat {
      while next < found.count {
        next += 1
        follow(next - 1)
      }
      actWithoutReceivers()
    } while next < found.count
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
    guard indices[record.scene].count < Situations.mostPerScene else {
      truncatedScenes.insert(record.scene)
      if record.presentation >= 0 { truncated.insert(record.presentation) }
      return
    }
    indices[record.scene].append(found.count)
    found.append(record)
  }

  private mutating func follow(_ index: Int) {
    let record = found[index]
    for edge in edges[record.scene] {
      guard let receiver = edge.receiver, receiver != record.scene else {
        act(edge, in: index, from: index)
        continue
      }
      if paths.contains(record.path, receiver) {
        act(edge, in: index, from: index)
      } else if started.insert(edge.transition).inserted {
        remote[receiver, default: []].append((edge, index))
        // Those that are still to be followed look here themselves.
        for other in indices[receiver] where other < next { act(edge, in: other, from: index) }
      }
    }
    for (edge, start) in remote[record.scene] ?? [] { act(edge, in: index, from: start) }
  }

  /// What acts on a scene that is never on screen, as far as it is known, may act anywhere.
  private mutating func actWithoutReceivers() {
    for receiver in remote.keys.sorted() where indices[receiver].isEmpty {
      for (edge, start) in remote[receiver] ?? [] {
        effects[edge.transition].insert(.open)
        guard var placed = place(edge, by: .open, in: found[start]) else { continue }
        placed.cameFrom = start
        insert(placed)
      }
      remote[receiver] = nil
    }
  }
}

extension SituationSearch {
  /// Goes one way, a transition after the other, given by their places in the graph.
  ///
  /// - Returns: The situations on the way, the start included, with the paths of their containers in those of the list;
  ///   `nil` where a step shows nothing there.
  mutating func walk(
    over way: [Int], from start: SituationList.Record, in situations: Situations
  ) -> SituationList? {
    var records = [start]
    for position in way {
      guard let edge = Edge(position: position, graph: graph), let here = records.last else { return nil }
      guard var placed = step(edge, from: here, in: situations) else { return nil }
      placed.cameFrom = records.count - 1
      records.append(placed)
    }
    return SituationList(records: records, paths: paths, graph: graph)
  }

  /// Fires an edge where it acts: in its own scene, in a container around it, or on a scene elsewhere.
  private mutating func step(
    _ edge: Edge, from here: SituationList.Record, in situations: Situations
  ) -> SituationList.Record? {
    guard let receiver = edge.receiver, receiver != here.scene, !paths.contains(here.path, receiver) else {
      return place(edge, by: effect(of: edge, in: here), in: here)
    }
    guard let other = situations.of(graph.scenes[receiver].id).first else { return place(edge, by: .open, in: here) }
    let there = situations.all.records[other]
    return place(edge, by: effect(of: edge, in: there), in: there)
  }

  /// A transition that can fire and leads to a scene.
  private struct Edge {
    var transition: Int
    var target: Int
    var kind: TransitionKind
    var isCode: Bool
    /// The scene whose containers decide, where it is known and another one; a presentation needs none.
    var receiver: Int?

    init?(position: Int, graph: NavigationGraph) {
      let transition = graph.transitions[position]
      guard transition.kind != .unwind, !transition.isDead, let target = transition.target.flatMap(graph.position(of:))
      else { return nil }
      self.transition = position
      self.target = target
      kind = transition.sentKind
      isCode = transition.origin != .interfaceBuilder
      if [.push, .show, .showDetail, .replace, .child, .embed].contains(kind), transition.receiver != transition.source
      {
        receiver = transition.receiver.flatMap(graph.position(of:))
      }
    }
  }

  /// Fires an edge in the situation of the scene it acts on.
  private mutating func act(_ edge: Edge, in index: Int, from start: Int) {
    let record = found[index]
    let effect = effect(of: edge, in: record)
    effects[edge.transition].insert(EffectSet(effect))
    if effect == .throwsWithoutNavigation {
      failures.append(Situations.Failure(situation: index, transition: graph.transitions[edge.transition].id))
    }
    guard var placed = place(edge, by: effect, in: record) else { return }
    // A child comes with its container; everything else is shown by whoever acts.
    placed.cameFrom = effect == .contain ? index : start
    placed.confidence = min(placed.confidence, found[start].confidence)
    if edge.isCode { placed.confidence = min(placed.confidence, graph.transitions[edge.transition].confidence) }
    insert(placed)
  }

  private func effect(of edge: Edge, in record: SituationList.Record) -> TransitionEffect {
    // A container on the path that is acted on cuts off what lies within it.
    var path = paths.kinds(record.path)
    if let receiver = edge.receiver, receiver != record.scene,
      let place = paths.scenes(record.path).lastIndex(of: receiver)
    {
      path = Array(path.prefix(place + 1))
      return resolved(edge, path: Array(path.dropLast()), source: path[place], isOpen: record.isOpen)
    }
    let effect = resolved(edge, path: path, source: graph.scenes[record.scene].kind, isOpen: record.isOpen)
    return edge.kind == .show && isTaken(effect, in: record) ? .open : effect
  }

  /// Whether a class of the app that implements `show` is asked before what UIKit would do (semantics §4).
  private func isTaken(_ effect: TransitionEffect, in record: SituationList.Record) -> Bool {
    let holders = (paths.scenes(record.path) + [record.scene]).map { graph.scenes[$0] }
    let takers = holders.indices.filter { holders[$0].takesShow && !takesAnyway(holders[$0].kind) }
    switch effect {
    case .present: return !takers.isEmpty
    case .push(let container), .column(let container): return takers.contains { $0 > container }
    default: return false
    }
  }

  /// What UIKit implements itself, a subclass mostly only adds to.
  private func takesAnyway(_ kind: SceneKind) -> Bool { kind == .navigationController || kind == .splitViewController }

  private func resolved(_ edge: Edge, path: [SceneKind], source: SceneKind, isOpen: Bool) -> TransitionEffect {
    // A delegate of the app's own may decide what becomes of a detail (semantics §4: D A75).
    let transition = graph.transitions[edge.transition]
    if edge.isCode, edge.kind == .showDetail, transition.confidence == .possible { return .open }
    let effect = ShowResolution.effect(
      of: edge.kind, path: path, source: source,
      targetIsNavigation: graph.scenes[edge.target].kind == .navigationController, collapsed: collapsed,
      isCode: edge.isCode, sentTo: transition.sentTo)
    // With unknown containers around it, everything but a containment, an explicit presentation and what a known
    // container takes is undecided.
    guard isOpen else { return effect }
    switch effect {
    case .push, .column, .contain, .replaceRoot, .call: return effect
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
      placed.path = path(of: record, upTo: edge.receiver)
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
    case .replaceRoot:
      placed.path = ContainerPaths.empty
      placed.presentation = -1
      placed.isOpen = false
    case .call:
      // What a container calls acts inside of it; what another scene calls, beside it.
      if graph.scenes[record.scene].kind.isContainer { placed.path = path(of: record) }
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

  /// The containers around a situation's scene, and the scene itself as the innermost; a flow object holds nothing.
  private mutating func path(of record: SituationList.Record, upTo receiver: Int? = nil) -> Int {
    if let receiver, let place = paths.scenes(record.path).lastIndex(of: receiver) {
      return paths.prefix(record.path, count: place + 1)
    }
    let kind = graph.scenes[record.scene].kind
    return kind == .flow ? record.path : paths.path(record.path, adding: record.scene, kind: kind)
  }
}
