import NavigationModel
import UIKitModel

/// What the presenter of a modal does to close it: as its delegate, in a closure, or on an event of its own (semantics §7.2).
struct PresenterSide {
  /// What it offers.
  struct Offer {
    /// It closes the modal because of something the user does in it.
    var leaves = false
    /// What may close it, or was not read, each once.
    var reasons: [String] = []
  }

  let graph: NavigationGraph
  let narrow: Situations
  let wide: Situations
  let exitIndex: ExitIndex

  /// What the presenter of one transition does.
  func offer(
    _ position: Int, _ transition: Transition, source: Scene, root: Scene, style: PresentationStyle
  ) -> Offer {
    let actors = Set([transition.source, transition.receiver].compactMap(\.self))
    var offer = Offer()
    if root.kind == .system {
      offer.leaves = isSystemControllerClosed(root, by: actors)
    } else {
      let inside = Set(
        [narrow, wide].flatMap { situations in
          situations.presented(by: position).map { graph.scenes[situations.all.records[$0].scene].id }
        })
      for actor in actors.sorted() {
        for exit in graph.exits(of: actor) { judge(exit, actors: actors, inside: inside, &offer) }
      }
    }
    for doubt in doubts(transition, source: source, root: root, style: style) where !offer.reasons.contains(doubt) {
      offer.reasons.append(doubt)
    }
    return offer
  }

  private func judge(_ exit: Exit, actors: Set<SceneID>, inside: Set<SceneID>, _ offer: inout Offer) {
    guard exit.kind == .dismiss || exit.kind == .root, let actor = graph[exit.scene] else { return }
    let isNamed = !inside.isDisjoint(with: exit.receivers)
    guard exit.receivers.isEmpty || isNamed || !actors.isDisjoint(with: exit.receivers) else { return }
    // What only bar button items of the modal ask for is as good as these are there: that is seen from inside.
    if !exit.askedBy.isEmpty, exit.askedBy.allSatisfy({ inside.contains($0) && isInBar(exit, of: $0) }) { return }
    if let trigger = exit.trigger, trigger.isAutomatic {
      if exitIndex.isAboutSystemController(exit) { return }
      let reason = "'\(actor.label)' closes it \(Phrase.occasion(trigger))"
      if !offer.reasons.contains(reason) { offer.reasons.append(reason) }
      return
    }
    if isNamed || actor.kind == .flow || exit.trigger == nil {
      offer.leaves = true
    } else if let id = exit.trigger?.objectID, actor.controls.contains(where: { $0.objectID == id }) {
      // A control of the presenter is out of reach while the modal is up.
      return
    } else if exit.kind == .dismiss {
      // What is never presented itself can only mean what it presents.
      let isPresented = [narrow, wide].contains { situations in
        situations.of(actor.id).contains { situations.all.records[$0].presentation >= 0 }
      }
      guard isPresented else {
        offer.leaves = true
        return
      }
      let reason = "'\(actor.label)' may mean it where it dismisses"
      if !offer.reasons.contains(reason) { offer.reasons.append(reason) }
    }
  }

  private func isInBar(_ exit: Exit, of asker: SceneID) -> Bool {
    let own = graph.exits(of: asker).filter { $0.location == exit.location }
    return !own.isEmpty && own.allSatisfy(\.isInBar)
  }

  /// Whether some code of the app removes a system controller that these scenes present (semantics §2.8).
  private func isSystemControllerClosed(_ root: Scene, by actors: Set<SceneID>) -> Bool {
    guard let row = SystemControllers.row(of: root), row.leaving == .byApp else { return true }
    let rivals = Set(graph.incoming(root.id).map(\.source)).subtracting(actors)
    return graph.exits.contains { exit in
      guard exit.kind == .dismiss || exit.kind == .root, !rivals.contains(exit.scene) else { return false }
      if exit.scene == root.id {
        return exit.receivers.isEmpty || !exit.receivers.allSatisfy(rivals.contains)
      }
      let event = exit.trigger?.event
      // Whoever is its delegate, even where nobody knows whose; its presenter on any other event than that of a control.
      if row.isCallback(event) || exit.receivers.contains(root.id) { return true }
      guard actors.contains(exit.scene) else { return false }
      return exit.trigger?.objectID == nil && !SystemControllers.isCallback(event)
    }
  }

  /// What is not known on the presenter's side that may close what it presents.
  ///
  /// A class of the app that presents may add the control for a popover (as its adaptivity delegate) or to the bar of a
  /// container, and may dismiss what it presented by code in the first place. A scene of a plain class that a control
  /// presents has nothing that could call it back.
  private func doubts(_ transition: Transition, source: Scene, root: Scene, style: PresentationStyle) -> [String] {
    var reasons: [String] = []
    let isByCode = transition.isManual || transition.origin != .interfaceBuilder
    let mayTakePart = isByCode || style == .popover || root.kind.isContainer
    if mayTakePart, case .open(let reason) = source.openness { reasons.append(reason) }
    if let name = transition.segueClass { reasons.append("what the segue class \(name) does is not known") }
    if let name = transition.creationSelector, transition.confidence == .possible {
      reasons.append("what the segue action '\(name)' makes is not known")
    }
    if isPushedToo(transition) { reasons.append("the same code pushes it where it can") }
    if transition.origin != .interfaceBuilder, transition.confidence == .possible {
      reasons.append("it is not certain that it is shown at \(transition.location)")
    }
    return reasons
  }

  /// Whether code a few lines away shows the same scene in another way: it looks first where it is.
  private func isPushedToo(_ transition: Transition) -> Bool {
    guard transition.origin != .interfaceBuilder, let line = transition.location.line else { return false }
    return graph.outgoing(transition.source).contains { other in
      other.target == transition.target && [.push, .show, .showDetail, .replace].contains(other.kind)
        && other.id != transition.id && other.location.file == transition.location.file
        && abs((other.location.line ?? .max / 2) - line) <= 12
    }
  }
}
