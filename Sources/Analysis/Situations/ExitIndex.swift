import NavigationModel
import UIKitModel

/// Which exits of a scene are about something else than the scene.
///
/// One call that dismisses may be an exit of several scenes: of the presenter whose code it is, and of what it presented,
/// whose delegate or closure leads there.
struct ExitIndex {
  private let graph: NavigationGraph
  private let byLocation: [SourceLocation: [Exit]]

  init(graph: NavigationGraph) {
    self.graph = graph
    byLocation = Dictionary(grouping: graph.exits.filter { $0.kind == .dismiss }, by: \.location)
  }

  /// Whether a scene dismisses what it presented, because that asked for it.
  func isAboutAnother(_ exit: Exit, in situations: Situations) -> Bool {
    if !exit.askedBy.isEmpty, exit.askedBy.allSatisfy({ waits(for: exit, $0) }) {
      let presented = presented(by: exit.scene, in: situations)
      if exit.askedBy.allSatisfy(presented.contains) { return true }
    }
    guard exit.trigger?.objectID == nil else { return false }
    let others = (byLocation[exit.location] ?? []).filter { other in
      other.scene != exit.scene
        && (exit.trigger == nil || exit.trigger?.isAutomatic == true || exit.trigger == other.trigger)
    }
    guard !others.isEmpty else { return false }
    let presented = presented(by: exit.scene, in: situations)
    return others.contains { presented.contains($0.scene) }
  }

  /// Everything that a scene presents, with what is shown inside of it.
  private func presented(by scene: SceneID, in situations: Situations) -> Set<SceneID> {
    Set(
      graph.outgoingPositions(of: scene).flatMap(situations.presented(by:)).map {
        graph.scenes[situations.all.records[$0].scene].id
      })
  }

  /// Whether a scene that asks for a dismissal is still there then: it does not dismiss itself on the same event.
  private func waits(for exit: Exit, _ asker: SceneID) -> Bool {
    graph.exits(of: asker).allSatisfy { other in
      other.kind == .pop || other.trigger != exit.trigger || other.receivers.contains(exit.scene)
    }
  }

  /// Whether a scene dismisses a system controller whose delegate it is.
  ///
  /// Where it dismisses twice on the same event, the second one is about the scene itself.
  func isAboutSystemController(_ exit: Exit) -> Bool {
    if !exit.receivers.isEmpty, exit.receivers.allSatisfy({ graph[$0]?.kind == .system }) { return true }
    guard exit.trigger?.isAutomatic == true, SystemControllers.isCallback(exit.trigger?.event) else { return false }
    return graph.exits(of: exit.scene).filter { $0.kind == .dismiss && $0.trigger == exit.trigger }.count == 1
  }
}

extension NavigationGraph {
  /// The scenes that an unwind segue may lead to: one transition for each, the further ones numbered.
  func unwindTargets(of transition: Transition) -> [SceneID] {
    let further = sequence(first: 2) { $0 + 1 }.lazy.map { self.transition("\(transition.id)@\($0)") }
    return ([transition] + further.prefix { $0 != nil }.compactMap(\.self)).compactMap(\.target)
  }
}
