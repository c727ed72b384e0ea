/// What code makes of storyboards by name, whatever becomes of it afterwards.
///
/// A scene that nothing is known to show may still be shown if it is made somewhere: its way to the screen was not followed.
public struct Instantiations: Hashable, Codable, Sendable {
  /// The scenes that code makes.
  public var scenes: Set<SceneID>
  /// The paths of the documents of which code makes scenes by names that could not be followed.
  public var openDocuments: Set<String>
  /// Whether code makes a scene of which neither the name nor the document could be followed.
  public var isOpen: Bool

  /// Whether code starts a storyboard whose name could not be followed.
  public var startsAny: Bool
  /// The identifiers of scenes that occur as texts in functions, wherever these go: into a property that is read elsewhere,
  /// say.
  public var namedIdentifiers: Set<String>

  private enum CodingKeys: String, CodingKey {
    case scenes, openDocuments, isOpen, startsAny, namedIdentifiers
  }

  /// Makes the facts; the default is that code makes nothing.
  public init(
    scenes: Set<SceneID> = [], openDocuments: Set<String> = [], isOpen: Bool = false, startsAny: Bool = false,
    namedIdentifiers: Set<String> = []
  ) {
    self.scenes = scenes
    self.openDocuments = openDocuments
    self.isOpen = isOpen
    self.startsAny = startsAny
    self.namedIdentifiers = namedIdentifiers
  }

  /// Whether code may make a scene by its identifier, or as the first one of its storyboard.
  public func mayInclude(_ scene: Scene) -> Bool {
    if scenes.contains(scene.id) { return true }
    if scene.isInitial, startsAny { return true }
    guard let identifier = scene.storyboardIdentifier else { return false }
    return namedIdentifiers.contains(identifier) || (isOpen || scene.document.map(openDocuments.contains) ?? false)
  }
}

extension Instantiations {
  /// Writes the sets sorted, so that the same facts always give the same text.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(scenes.sorted(), forKey: .scenes)
    try container.encode(openDocuments.sorted(), forKey: .openDocuments)
    try container.encode(isOpen, forKey: .isOpen)
    try container.encode(startsAny, forKey: .startsAny)
    try container.encode(namedIdentifiers.sorted(), forKey: .namedIdentifiers)
  }
}
