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
  private var found: [Situation] = []
  private var seen = Set<Key>()
  private var perScene: [SceneID: Int] = [:]
  private var isTruncated = false
  private var failures: [Situations.Failure] = []

  private struct Key: Hashable {
    var scene: SceneID
    var containers: [SceneID]
    var presentation: String?
    var isOpen: Bool
  }

  init(graph: NavigationGraph, collapsed: Bool) {
    self.graph = graph
    self.collapsed = collapsed
  }

  /// Searches from declared starts first; scenes that these do not reach are then tried from the open starts.
  mutating func run(starts: [Start], openStarts: [Start]) -> Situations {
    for start in starts { add(start) }
    var next = drain(from: 0)
    for start in openStarts where perScene[start.scene] == nil {
      add(start)
      next = drain(from: next)
    }
    return Situations(all: found, collapsed: collapsed, isTruncated: isTruncated, failures: failures)
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
    insert(
      Situation(
        scene: start.scene, containers: [], presentation: nil, isOpen: start.isOpen, confidence: start.confidence,
        cameFrom: nil, via: nil, effect: nil))
  }

  private mutating func insert(_ situation: Situation) {
    guard graph[situation.scene] != nil else { return }
    let key = Key(
      scene: situation.scene, containers: situation.containers, presentation: situation.presentation,
      isOpen: situation.isOpen)
    guard seen.insert(key).inserted else { return }
    guard perScene[situation.scene, default: 0] < Situations.mostPerScene else {
      isTruncated = true
      return
    }
    perScene[situation.scene, default: 0] += 1
    found.append(situation)
  }

  private mutating func follow(_ index: Int) {
    let situation = found[index]
    for transition in graph.outgoing(situation.scene) where transition.kind != .unwind && !transition.isDead {
      guard let target = transition.target else { continue }
      let effect = effect(of: transition, target: target, in: situation)
      if effect == .throwsWithoutNavigation {
        failures.append(Situations.Failure(situation: index, transition: transition.id))
      }
      guard let placed = place(target, by: effect, in: situation, transition) else { continue }
      insert(
        Situation(
          scene: target, containers: placed.containers, presentation: placed.presentation, isOpen: placed.isOpen,
          confidence: situation.confidence, cameFrom: index, via: transition.id, effect: effect))
    }
  }

  private func effect(of transition: Transition, target: SceneID, in situation: Situation) -> TransitionEffect {
    let path = situation.containers.map { graph[$0]?.kind ?? .viewController }
    let effect = ShowResolution.effect(
      of: transition.kind, path: path, source: graph[situation.scene]?.kind ?? .viewController,
      targetIsNavigation: graph[target]?.kind == .navigationController, collapsed: collapsed)
    // With unknown containers around it, everything but a containment or an explicit presentation is undecided.
    let isDecided = effect == .contain || [.present, .popover, .sheet, .modalWindow].contains(transition.kind)
    return situation.isOpen && !isDecided && !reachesKnownContainer(effect) ? .open : effect
  }

  private func reachesKnownContainer(_ effect: TransitionEffect) -> Bool {
    switch effect {
    case .push, .column: true
    default: false
    }
  }

  private struct Place {
    var containers: [SceneID]
    var presentation: String?
    var isOpen: Bool
  }

  /// Where the target ends up; `nil` where nothing is shown, or a container would hold itself.
  private func place(
    _ target: SceneID, by effect: TransitionEffect, in situation: Situation, _ transition: Transition
  ) -> Place? {
    switch effect {
    case .contain:
      guard target != situation.scene, !situation.containers.contains(target) else { return nil }
      return Place(
        containers: situation.containers + [situation.scene], presentation: situation.presentation,
        isOpen: situation.isOpen)
    case .push(let container), .column(let container):
      let containers = Array((situation.containers + [situation.scene])[...container])
      guard !containers.contains(target) else { return nil }
      return Place(containers: containers, presentation: situation.presentation, isOpen: situation.isOpen)
    case .present:
      return Place(containers: [], presentation: transition.id, isOpen: false)
    case .throwsWithoutNavigation:
      return nil
    case .open:
      return Place(containers: [], presentation: situation.presentation, isOpen: true)
    }
  }
}
