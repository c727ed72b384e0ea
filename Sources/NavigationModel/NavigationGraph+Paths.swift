extension NavigationGraph {
  /// Every scene that can be reached from some scenes over the transitions that a filter lets through, those included.
  ///
  /// An unwind leads back to where the user has been, so it never makes a scene reachable and is not followed.
  public func reachable(
    from sources: some Sequence<SceneID>, where follows: (Transition) -> Bool = { _ in true }
  ) -> Set<SceneID> {
    var reached = Set<SceneID>()
    var pending: [SceneID] = []
    for source in sources where self[source] != nil && reached.insert(source).inserted { pending.append(source) }
    while let scene = pending.popLast() {
      for transition in outgoing(scene) where transition.kind != .unwind && follows(transition) {
        guard let target = transition.target, self[target] != nil, reached.insert(target).inserted else { continue }
        pending.append(target)
      }
    }
    return reached
  }

  /// The shortest way from one of some scenes to another: the transitions in order, empty where the scene is a source.
  ///
  /// Of several ways of the same length the one with the smallest transition ids is taken, so the witness is stable.
  /// - Returns: `nil` where there is no way.
  public func shortestPath(
    from sources: some Sequence<SceneID>, to target: SceneID, where follows: (Transition) -> Bool = { _ in true }
  ) -> [Transition]? {
    var cameBy: [SceneID: Transition] = [:]
    var seen = Set<SceneID>()
    var layer = Set(sources.filter { self[$0] != nil }).sorted()
    seen.formUnion(layer)
    if seen.contains(target) { return [] }
    while !layer.isEmpty {
      let steps = layer.flatMap { outgoing($0) }.filter { $0.kind != .unwind && follows($0) }.sorted { $0.id < $1.id }
      var next: [SceneID] = []
      for step in steps {
        guard let scene = step.target, self[scene] != nil, seen.insert(scene).inserted else { continue }
        cameBy[scene] = step
        if scene == target { return trail(to: target, cameBy) }
        next.append(scene)
      }
      layer = next
    }
    return nil
  }

  private func trail(to target: SceneID, _ cameBy: [SceneID: Transition]) -> [Transition] {
    var path: [Transition] = []
    var scene = target
    while let step = cameBy[scene] {
      path.append(step)
      scene = step.source
    }
    return path.reversed()
  }
}
