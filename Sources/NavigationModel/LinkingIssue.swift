/// A name that the linker could not follow, or a contradiction between documents. Rules turn these into findings.
public struct LinkingIssue: Hashable, Codable, Sendable {
  /// What is wrong.
  public enum Kind: Hashable, Codable, Sendable {
    /// No storyboard has this name.
    case unknownStoryboard(name: String)
    /// The storyboard has no scene with this identifier.
    case unknownIdentifier(identifier: String, storyboard: String)
    /// The storyboard has no initial scene.
    case noInitialScene(storyboard: String)
    /// A connection's destination is not in its document; the text says what was connected (`segue`, `action`…).
    case danglingConnection(what: String, destination: String)
    /// No segue of any scene of the class has this identifier.
    case unknownSegueIdentifier(identifier: String, className: String)
    /// The class that Interface Builder names is nowhere declared.
    case missingCustomClass(name: String, element: String)
    /// The class that receives an action does not implement it.
    case missingAction(selector: String, className: String)
    /// The class of an outlet's owner has no such property.
    case missingOutlet(name: String, className: String)
    /// A language copy whose navigation differs; the texts list what differs, sorted.
    case conflictingLocalisation(base: String, differences: [String])
  }

  /// What is wrong.
  public var kind: Kind
  /// The scene that it concerns.
  public var scene: SceneID?
  /// The transition that it concerns.
  public var transition: String?
  /// The scene's document or the property list.
  public var location: SourceLocation
  /// Whether something outside of what was read may settle it.
  public var confidence: Confidence

  /// Makes an issue.
  public init(
    kind: Kind, scene: SceneID? = nil, transition: String? = nil, location: SourceLocation,
    confidence: Confidence = .certain
  ) {
    self.kind = kind
    self.scene = scene
    self.transition = transition
    self.location = location
    self.confidence = confidence
  }
}
