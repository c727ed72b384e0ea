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

  /// All shortest ways from some scenes to another.
  ///
  /// They come in the order of their transitions' ids, so that the same graph always gives the same ones.
  ///
  /// - Parameters:
  ///   - sources: Where the ways may start; where the target is one of them, the only way has no transition.
  ///   - target: Where they lead.
  ///   - limit: How many ways are spelled out at most: their number can grow with every step.
  ///   - follows: Which transitions may be taken; unwinds are never.
  public func shortestPaths(
    from sources: some Sequence<SceneID>, to target: SceneID, limit: Int,
    where follows: (Transition) -> Bool = { _ in true }
  ) -> ShortestPaths {
    let starts = Set(sources.filter { self[$0] != nil })
    if starts.contains(target) { return ShortestPaths(paths: [[]], count: 1) }
    var counts = Dictionary(uniqueKeysWithValues: starts.map { ($0, 1) })
    var layer = starts.sorted()
    var cameBy: [SceneID: [Transition]] = [:]
    while !layer.isEmpty, counts[target] == nil {
      var next: [SceneID: Int] = [:]
      for step in layer.flatMap({ outgoing($0) }) where step.kind != .unwind && follows(step) {
        guard let scene = step.target, self[scene] != nil, counts[scene] == nil else { continue }
        cameBy[scene, default: []].append(step)
        next[scene] = Self.sum(next[scene] ?? 0, counts[step.source] ?? 0)
      }
      counts.merge(next) { $1 }
      layer = next.keys.sorted()
    }
    guard let count = counts[target] else { return ShortestPaths(paths: [], count: 0) }
    return ShortestPaths(paths: trails(to: target, cameBy, limit), count: count)
  }

  private static func sum(_ first: Int, _ second: Int) -> Int {
    let (sum, overflows) = first.addingReportingOverflow(second)
    return overflows ? .max : sum
  }

  /// Spells out ways, given the transitions by which each scene is reached first.
  private func trails(to target: SceneID, _ cameBy: [SceneID: [Transition]], _ limit: Int) -> [[Transition]] {
    var onward: [SceneID: [Transition]] = [:]
    var pending = [target]
    var seen: Set<SceneID> = [target]
    while let scene = pending.popLast() {
      for step in cameBy[scene] ?? [] {
        onward[step.source, default: []].append(step)
        if seen.insert(step.source).inserted { pending.append(step.source) }
      }
    }
    for scene in onward.keys { onward[scene]?.sort { $0.id < $1.id } }
    var found: [[Transition]] = []
    // For each step of the present trail, what may still be tried in its place; the next one last.
    var untried = [seen.filter { cameBy[$0] == nil }.flatMap { onward[$0] ?? [] }.sorted { $0.id > $1.id }]
    var trail: [Transition] = []
    while found.count < limit, !untried.isEmpty {
      guard let step = untried[untried.count - 1].popLast() else {
        untried.removeLast()
        _ = trail.popLast()
        continue
      }
      if step.target == target {
        found.append(trail + [step])
      } else {
        trail.append(step)
        untried.append(step.target.flatMap { onward[$0] }?.reversed() ?? [])
      }
    }
    return found
  }
}

/// Ways of the same, smallest length.
public struct ShortestPaths: Hashable, Sendable {
  /// The transitions of each in order; not all where there are too many.
  public var paths: [[Transition]]
  /// How many there are.
  public var count: Int

  /// Makes a list of ways.
  public init(paths: [[Transition]], count: Int) {
    self.paths = paths
    self.count = count
  }
}
