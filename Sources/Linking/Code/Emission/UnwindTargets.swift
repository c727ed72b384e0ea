import NavigationModel

/// Finds where unwind segues lead: to the nearest scene on the way back that has the action (semantics §5.1).
struct UnwindTargets {
  private let evaluation: Evaluation
  private let scenes: [SceneID: Scene]

  init(evaluation: Evaluation, scenes: [Scene], made: [SceneID: Scene]) {
    self.evaluation = evaluation
    self.scenes = Dictionary(scenes.map { ($0.id, $0) }) { first, _ in first }.merging(made) { first, _ in first }
  }

  /// What a search back found.
  private struct Landing {
    var targets: [SceneID] = []
    /// Whether a class on the way was not read, which may have the action too.
    var isOpen = false
  }

  /// Gives every unwind segue its target, and one more transition for every further one.
  func resolve(
    _ transitions: inout [Transition], _ exits: inout [Exit], performed: [String: [CodeEmission.Performance]]
  ) {
    let incoming = Dictionary(grouping: transitions.filter { $0.kind != .unwind && $0.target != nil }) {
      $0.target ?? $0.source
    }
    let outgoing = Dictionary(grouping: transitions.filter { $0.kind.isContainment }, by: \.source)
    var further: [Transition] = []
    var landings: [String: Landing] = [:]
    for index in transitions.indices where transitions[index].kind == .unwind {
      guard let action = transitions[index].unwindAction else { continue }
      let landing = search(from: transitions[index].source, action, incoming, outgoing)
      landings[transitions[index].id] = landing
      transitions[index].target = landing.targets.first
      transitions[index].confidence =
        landing.targets.count == 1 || landing.targets.isEmpty && !landing.isOpen
        ? .certain : .possible
      for (number, target) in landing.targets.enumerated().dropFirst() {
        var copy = transitions[index]
        copy.id += "@\(number + 1)"
        copy.target = target
        further.append(copy)
      }
    }
    transitions += further
    for index in exits.indices {
      guard let id = exits[index].transition, let landing = landings[id] else { continue }
      settle(&exits[index], landing, performed[id] ?? [])
    }
  }

  /// An exit that unwinds is sure where its action is found; a manual segue is started by whoever performs it.
  private func settle(_ exit: inout Exit, _ landing: Landing, _ performances: [CodeEmission.Performance]) {
    exit.confidence = landing.targets.isEmpty ? .possible : .certain
    guard exit.trigger == nil else { return }
    let triggers = performances.map(\.trigger)
    exit.trigger = triggers.first { CodeReach.rank(of: $0) == .user } ?? triggers.first ?? nil
    if performances.isEmpty { exit.confidence = .possible }
  }

  private func search(
    from source: SceneID, _ action: String, _ incoming: [SceneID: [Transition]], _ outgoing: [SceneID: [Transition]]
  ) -> Landing {
    var landing = Landing()
    var seen: Set<SceneID> = [source]
    var pending = [source]
    while !pending.isEmpty {
      var next: [SceneID] = []
      for scene in pending {
        for transition in incoming[scene] ?? [] where seen.insert(transition.source).inserted {
          visit(transition.source, action, outgoing, &seen, &landing, &next)
        }
      }
      pending = next
    }
    landing.targets.sort()
    return landing
  }

  /// Looks at one scene on the way back and at what it holds; where none has the action, the way goes on from there.
  private func visit(
    _ scene: SceneID, _ action: String, _ outgoing: [SceneID: [Transition]], _ seen: inout Set<SceneID>,
    _ landing: inout Landing, _ next: inout [SceneID]
  ) {
    var holders = [scene]
    for child in outgoing[scene] ?? [] {
      if let target = child.target, seen.insert(target).inserted { holders.append(target) }
    }
    let found = holders.filter { implements($0, action) }
    if found.isEmpty {
      if scenes[scene].map({ $0.openness.isOpen && $0.kind != .unresolved }) ?? false { landing.isOpen = true }
      next.append(scene)
    } else {
      landing.targets += found
    }
  }

  private func implements(_ scene: SceneID, _ action: String) -> Bool {
    let type: TypeID?
    if let place = evaluation.scenes.index(of: scene) {
      type = evaluation.scenes[place].type
    } else {
      type = scenes[scene]?.className.flatMap { evaluation.program.declaredType($0, in: nil) }
    }
    guard let type else { return false }
    return evaluation.program.lineage(type).contains { ancestor in
      evaluation.program[ancestor].selectors[action] != nil || hasSwift2Action(action, ancestor)
    }
  }

  /// Up to Swift 2 the label of the only parameter is no part of the selector, and nothing tells the version of a file.
  private func hasSwift2Action(_ action: String, _ type: TypeID) -> Bool {
    guard action.hasSuffix(":"), !action.dropLast().contains(":") else { return false }
    let named = evaluation.program[type].functions[String(action.dropLast())] ?? []
    return named.contains { evaluation.program[$0].facts.parameters.count == 1 }
  }
}
