import NavigationModel

/// Paths of containers, each kept once and known by a number, so that situations are cheap to compare.
struct ContainerPaths: Sendable {
  /// The number of the path with nothing on it.
  static let empty = -1

  private struct Step: Hashable {
    var outer: Int
    var scene: Int
  }

  private var steps: [Step] = []
  /// For each path the kinds of its containers, outermost first.
  private var kindsOfPath: [[SceneKind]] = []
  private var known: [Step: Int] = [:]

  /// The path that leads one container deeper.
  mutating func path(_ outer: Int, adding scene: Int, kind: SceneKind) -> Int {
    let step = Step(outer: outer, scene: scene)
    if let path = known[step] { return path }
    known[step] = steps.count
    steps.append(step)
    kindsOfPath.append(kinds(outer) + [kind])
    return steps.count - 1
  }

  /// The kinds of a path's containers, outermost first.
  func kinds(_ path: Int) -> [SceneKind] { path < 0 ? [] : kindsOfPath[path] }

  /// The places of a path's containers in the graph, outermost first.
  func scenes(_ path: Int) -> [Int] {
    sequence(first: path) { $0 < 0 ? nil : steps[$0].outer }.prefix { $0 >= 0 }.map { steps[$0].scene }.reversed()
  }

  /// The beginning of a path, with so many containers.
  func prefix(_ path: Int, count: Int) -> Int {
    var path = path
    for _ in 0..<max(0, kinds(path).count - count) { path = steps[path].outer }
    return path
  }

  /// Whether a scene is on a path.
  func contains(_ path: Int, _ scene: Int) -> Bool {
    var path = path
    while path >= 0 {
      if steps[path].scene == scene { return true }
      path = steps[path].outer
    }
    return false
  }
}
