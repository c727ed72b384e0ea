import NavigationModel

/// What code shows without anybody knowing what it is: a value that could not be followed to its end.
struct OpenTargets {
  private struct Bound: Hashable {
    /// The class that it is at least; `nil` for any controller.
    var className: String?
    var storyboard: String?
    var identifier: String?
  }

  private let bounds: Set<Bound>

  /// Collects what code that can run shows.
  init(graph: NavigationGraph, running: Set<SceneID>) {
    var bounds = graph.transitions.filter { $0.origin != .interfaceBuilder && running.contains($0.source) }.compactMap {
      $0.target.flatMap { graph[$0] }
    }
    bounds += graph.entryPoints.compactMap { graph[$0.scene] }
    // The class of no scene is the base class of some: then it may be any.
    let classes = Set(graph.scenes.filter { $0.document != nil }.compactMap(\.className))
    self.bounds = Set(
      bounds.filter { $0.kind == .unresolved }.map { scene in
        Bound(
          className: scene.className.flatMap { classes.contains($0) ? $0 : nil }, storyboard: scene.storyboard,
          identifier: scene.storyboardIdentifier)
      })
  }

  /// Whether one of them may be a scene.
  func mayBe(_ scene: Scene) -> Bool {
    bounds.contains { bound in
      (bound.className == nil || bound.className == scene.className)
        && (bound.storyboard == nil || bound.storyboard == scene.storyboard)
        && (bound.identifier == nil || bound.identifier == scene.storyboardIdentifier)
    }
  }
}
