import NavigationModel

/// Finds the scenes that somebody means by a name.
public struct SceneLookup: Sendable {
  private let graph: NavigationGraph

  /// Prepares to look in a graph.
  public init(_ graph: NavigationGraph) { self.graph = graph }

  /// The scene with this id, else all that are called so in any other way: object id, class, storyboard identifier,
  /// title, label. Case counts only where a name would fit otherwise.
  public func scenes(called name: String) -> [Scene] {
    if let scene = graph[SceneID(rawValue: name)] { return [scene] }
    return graph.scenes.called(name)
  }

  /// The name that somebody probably meant by one that no scene has.
  public func closest(to name: String) -> String? {
    ClosestMatch.of(name, in: graph.scenes.flatMap { $0.names + [$0.id.rawValue] })
  }

  /// Whether scenes are all of one class, so that a question about one is a question about all.
  public static func areOfOneClass(_ scenes: [Scene]) -> Bool {
    guard let first = scenes.first, first.className != nil else { return scenes.count <= 1 }
    return scenes.allSatisfy { $0.className == first.className } && Set(scenes.compactMap(\.module)).count <= 1
  }

  /// How a list of scenes names one: its id, and what people call it.
  public static func line(_ scene: Scene) -> String { "\(scene.id)  \(Phrase.scene(scene))" }
}
