import NavigationModel

/// Looks for ways out through a presentation and through everything that is presented from within it.
struct WayOutSurvey {
  let situations: Situations
  let graph: NavigationGraph
  let environment: Environment
  let closeControls: [SceneID: [CloseControl]]
  private(set) var leaves = false
  /// Whether a control was met that is not there in every size class, so that the answer holds in this one only.
  private(set) var metVariations = false
  private(set) var reasons: Set<String>
  private var visited: Set<String> = []

  init(
    situations: Situations, graph: NavigationGraph, environment: Environment,
    closeControls: [SceneID: [CloseControl]], reasons: Set<String>
  ) {
    self.situations = situations
    self.graph = graph
    self.environment = environment
    self.closeControls = closeControls
    self.reasons = reasons
  }

  mutating func visit(_ first: Transition) {
    var pending = [first.id]
    while let id = pending.popLast(), !leaves {
      guard visited.insert(id).inserted else { continue }
      for index in situations.presented(by: id) {
        let situation = situations.all[index]
        look(at: situation)
        // What is presented from here may take this with it when it unwinds or dismisses.
        pending += graph.outgoing(situation.scene).map(\.id).filter { !situations.presented(by: $0).isEmpty }
      }
    }
  }

  private mutating func look(at situation: Situation) {
    guard let scene = graph[situation.scene] else { return }
    if SystemControllers.leaveByThemselves.contains(scene.kind) { leaves = true }
    if case .open(let reason) = scene.openness { reasons.insert(reason) }
    if situation.isOpen { reasons.insert("a custom segue leads to '\(scene.label)'") }
    if leavesByControl(scene, situation) { leaves = true }
    for exit in graph.exits(of: scene.id) where exit.trigger == nil && scene.openness.isOpen {
      // A manual unwind segue of a class that may perform it.
      if exit.kind == .unwind { leaves = true }
    }
    if scene.controls.contains(where: { !$0.absentIn.isEmpty }) { metVariations = true }
    for control in scene.controls where control.actions.contains(where: { $0.target == nil }) {
      reasons.insert("'\(control.label ?? control.element)' acts on an object that was not read")
    }
  }

  private func leavesByControl(_ scene: Scene, _ situation: Situation) -> Bool {
    (closeControls[scene.id] ?? []).contains { close in
      if case .notDrawn = ControlVisibility.of(close.control, in: situation, environment: environment, graph: graph) {
        return false
      }
      return close.confidence == .certain ? dismisses(close.control, in: scene) : isHandled(close.control, by: scene)
    }
  }

  /// Whether a control does more than pop, which stays inside of the presentation (semantics §7.1).
  private func dismisses(_ control: Control, in scene: Scene) -> Bool {
    graph.exits(of: scene.id).contains { $0.kind != .pop && $0.trigger?.objectID == control.objectID }
  }

  /// Whether an action that looks like a close button reaches code that may close.
  private func isHandled(_ control: Control, by scene: Scene) -> Bool {
    control.actions.contains { action in
      guard let target = action.target else { return true }
      return target == scene.id && scene.openness.isOpen
    }
  }
}
