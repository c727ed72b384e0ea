import NavigationModel

/// Which scenes of two snapshots are the same.
///
/// The id decides first. A scene whose document was moved or renamed, that got another object id, or that moved between a
/// storyboard and code, is found by what it kept, if that is so of one scene on each side only.
struct SceneMatching {
  /// The id in the new snapshot of each scene of the old one that is still there.
  private(set) var newIDs: [SceneID: SceneID] = [:]

  init(old: GraphSnapshot, new: GraphSnapshot) {
    var oldOnes = old.scenes.filter { new[$0.id] == nil }
    var newOnes = new.scenes.filter { old[$0.id] == nil }
    for scene in old.scenes where new[scene.id] != nil { newIDs[scene.id] = scene.id }
    for key in Self.keys where !oldOnes.isEmpty && !newOnes.isEmpty {
      let oldByKey = oldOnes.single(by: key)
      let newByKey = newOnes.single(by: key)
      for (key, scene) in oldByKey { newIDs[scene.id] = newByKey[key]?.id }
      let found = Set(newIDs.values)
      oldOnes.removeAll { newIDs[$0.id] != nil }
      newOnes.removeAll { found.contains($0.id) }
    }
  }

  /// What scenes are known by, the surest first. The object ids of Xcode's templates are in many documents, so they never
  /// count alone.
  private static let keys: [@Sendable (GraphSnapshot.Scene) -> [String]?] = [
    { scene in scene.objectID.map { [$0, scene.fileName] } },
    { scene in scene.objectID.flatMap { object in scene.anyClassName.map { [object, $0] } } },
    { scene in scene.objectID.map { [$0, scene.label] } },
    { scene in scene.storyboardIdentifier.map { [$0, scene.fileName] } },
    { scene in scene.anyClassName.map { [$0, scene.label, scene.kind.rawValue] } },
    { scene in scene.anyClassName.map { [$0] } },
    { scene in scene.objectID.map { _ in [scene.fileName, scene.label, scene.kind.rawValue] } },
  ]
}

extension GraphSnapshot.Scene {
  /// The name of its document, in whatever folder or language.
  fileprivate var fileName: String { document?.split(separator: "/").last.map(String.init) ?? "" }

  /// The class, wherever it is told; what is of the system, or unknown, has none of its own.
  fileprivate var anyClassName: String? {
    if let className { return kind == .system ? nil : className }
    return id.codeClass
  }
}

extension GraphSnapshot {
  /// The same with other ids; scenes that get one also get the document of that.
  func renamed(_ ids: [SceneID: SceneID], like other: GraphSnapshot) -> GraphSnapshot {
    func new(_ id: SceneID) -> SceneID { ids[id] ?? id }
    return GraphSnapshot(
      scenes: scenes.map { scene in
        var scene = scene
        scene.className = scene.className ?? scene.anyClassName
        scene.id = new(scene.id)
        if scene.className == scene.id.name { scene.className = nil }
        if let other = other[scene.id] { scene.document = other.document }
        return scene
      },
      entryPoints: entryPoints.map { entry in
        var entry = entry
        entry.scene = new(entry.scene)
        return entry
      },
      transitions: transitions.map { transition in
        var transition = transition
        transition.source = new(transition.source)
        transition.target = transition.target.map(new)
        return transition
      },
      exits: exits.map { exit in
        var exit = exit
        exit.scene = new(exit.scene)
        return exit
      })
  }
}
