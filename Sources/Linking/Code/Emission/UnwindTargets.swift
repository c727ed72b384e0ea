import NavigationModel
import UIKitModel

/// Finds where unwind segues lead, by UIKit's search (semantics §5.1).
struct UnwindTargets {
  private let evaluation: Evaluation
  private let scenes: [SceneID: Scene]

  init(evaluation: Evaluation, scenes: [Scene], made: [SceneID: Scene]) {
    self.evaluation = evaluation
    self.scenes = Dictionary(scenes.map { ($0.id, $0) }) { first, _ in first }.merging(made) { first, _ in first }
  }

  /// Gives every unwind segue its target, and one more transition for every further one.
  func resolve(
    _ transitions: inout [Transition], _ exits: inout [Exit], performed: [String: [CodeEmission.Performance]]
  ) {
    let hierarchy = Hierarchy(search: self, transitions)
    var further: [Transition] = []
    var landings: [String: UnwindSearch.Landing<SceneID>] = [:]
    for index in transitions.indices where transitions[index].kind == .unwind {
      guard let action = transitions[index].unwindAction else { continue }
      let landing = UnwindSearch.search(from: transitions[index].source, for: action, in: hierarchy)
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
  private func settle(
    _ exit: inout Exit, _ landing: UnwindSearch.Landing<SceneID>, _ performances: [CodeEmission.Performance]
  ) {
    exit.confidence = landing.targets.isEmpty ? .possible : .certain
    guard exit.trigger == nil else { return }
    let triggers = performances.map(\.trigger)
    exit.trigger = triggers.first { CodeReach.rank(of: $0) == .user } ?? triggers.first ?? nil
    if performances.isEmpty { exit.confidence = .possible }
  }

  fileprivate func responds(_ scene: SceneID, to action: String) -> Bool? {
    if implements(scene, action) { return true }
    let isOpen = scenes[scene].map { $0.openness.isOpen && $0.kind != .unresolved } ?? false
    return isOpen ? nil : false
  }

  fileprivate func kind(of scene: SceneID) -> SceneKind { scenes[scene]?.kind ?? .unresolved }

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

/// The scenes and transitions of a graph as the search sees them.
private struct Hierarchy: UnwindHierarchy {
  private let search: UnwindTargets
  private let behind: [SceneID: [SceneID]]
  private let held: [SceneID: [SceneID]]

  init(search: UnwindTargets, _ transitions: [Transition]) {
    self.search = search
    // What a root replaces is gone.
    let ways = transitions.filter { ![.unwinds, .replacesRoot].contains(TransitionMeaning.of($0.kind)) }
    behind = ways.reduce(into: [:]) { result, way in
      if let target = way.target { result[target, default: []].append(way.source) }
    }
    let containments = transitions.filter(\.kind.isContainment).enumerated().sorted {
      ($0.element.order, $0.offset) < ($1.element.order, $1.offset)
    }
    held = containments.reduce(into: [:]) { result, containment in
      if let target = containment.element.target { result[containment.element.source, default: []].append(target) }
    }
  }

  func controllersBehind(_ controller: SceneID) -> [SceneID] { behind[controller] ?? [] }
  func children(of controller: SceneID) -> [SceneID] { held[controller] ?? [] }
  func kind(of controller: SceneID) -> SceneKind { search.kind(of: controller) }
  func responds(_ controller: SceneID, to action: String) -> Bool? { search.responds(controller, to: action) }
}
