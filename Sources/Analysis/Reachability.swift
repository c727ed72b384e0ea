import NavigationModel

/// Which scenes a user can get to.
public struct Reachability: Sendable {
  /// Reached from an entry point over transitions that can fire.
  public let fromEntryPoints: Set<SceneID>
  /// Scenes that code could show although nothing in Interface Builder does: named, the start of their storyboard, or in
  /// a xib, which code loads as a whole.
  public let instantiable: Set<SceneID>
  /// Reached from an entry point or from what code could show.
  public let perhaps: Set<SceneID>

  init(graph: NavigationGraph) {
    let fires: (Transition) -> Bool = { !$0.isDead }
    fromEntryPoints = graph.reachable(from: graph.entryPoints.map(\.scene), where: fires)
    instantiable = Set(
      graph.scenes.filter { scene in
        let isInXib = scene.document.flatMap(graph.document)?.format == .xib
        return (scene.storyboardIdentifier != nil || scene.isInitial || isInXib) && !scene.isLaunchScreen
      }.map(\.id))
    perhaps = graph.reachable(from: graph.entryPoints.map(\.scene) + instantiable.sorted(), where: fires)
  }
}
