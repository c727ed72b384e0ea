import NavigationModel

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
    guard exit.trigger?.objectID == nil else { return false }
    let others = (byLocation[exit.location] ?? []).filter { other in
      other.scene != exit.scene
        && (exit.trigger == nil || exit.trigger?.isAutomatic == true || exit.trigger == other.trigger)
    }
    guard !others.isEmpty else { return false }
    let presented = graph.outgoingPositions(of: exit.scene).flatMap(situations.presented(by:)).map {
      graph.scenes[situations.all.records[$0].scene].id
    }
    return others.contains { presented.contains($0.scene) }
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
