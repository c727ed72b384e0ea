import NavigationModel

/// Which scenes a user can get to.
public struct Reachability: Sendable {
  /// Reached from an entry point over transitions that can fire.
  public let fromEntryPoints: Set<SceneID>
  /// Scenes that code could show although nothing is known to do so: named, the start of their storyboard, or in a xib, which
  /// code loads as a whole. Where the code was read, only those that some of it makes, or may make.
  public let instantiable: Set<SceneID>
  /// Reached from an entry point or from what code could show.
  public let perhaps: Set<SceneID>

  init(graph: NavigationGraph) {
    let fires: (Transition) -> Bool = { !$0.isDead }
    let starts = graph.entryPoints.map(\.scene)
    let reached = graph.reachable(from: starts, where: fires)
    instantiable = Set(
      graph.scenes.filter { scene in
        guard !scene.isLaunchScreen, scene.kind != .unresolved else { return false }
        if scene.document.flatMap(graph.document)?.format == .xib { return true }
        guard scene.storyboardIdentifier != nil || scene.isInitial else { return false }
        return !graph.isCodeRead || !(scene.platform.isTouch || scene.platform == .tvOS)
          || graph.instantiations.mayInclude(scene)
      }.map(\.id))
    fromEntryPoints = reached
    perhaps = graph.reachable(from: starts + instantiable.sorted(), where: fires)
  }
}
