/// Where an app, extension or window can start.
public struct EntryPoint: Hashable, Codable, Sendable {
  /// What makes it one.
  public enum Kind: String, Codable, Sendable {
    /// `UIMainStoryboardFile`, `NSMainStoryboardFile`, or the build setting of that name.
    case mainStoryboard
    /// A configuration of the scene manifest.
    case sceneManifest
    /// `NSExtensionMainStoryboard`.
    case appExtension
    /// `NSMainNibFile`.
    case mainNib
    /// The main menu of a macOS app.
    case application
    /// A watch app's initial or notification interface.
    case watchApp
    /// A window root set in code.
    case windowRoot
    /// A deep link, shortcut or notification.
    case deepLink
    /// The configuration says so.
    case configuration
    /// Nothing says where the app starts; the initial scene of a storyboard is assumed.
    case initialScene
  }

  /// The scene that is shown first.
  public var scene: SceneID
  /// What makes it an entry point.
  public var via: Kind
  /// The target that starts here.
  public var target: String?
  /// Whether the project says so (`certain`), or it is assumed.
  public var confidence: Confidence
  /// Where it is written.
  public var location: SourceLocation

  /// Makes an entry point.
  public init(
    scene: SceneID, via: Kind, target: String? = nil, confidence: Confidence = .certain, location: SourceLocation
  ) {
    self.scene = scene
    self.via = via
    self.target = target
    self.confidence = confidence
    self.location = location
  }
}
