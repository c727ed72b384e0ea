/// What the graph keeps of one Interface Builder document.
public struct Document: Hashable, Codable, Sendable, Identifiable {
  /// The two formats of Interface Builder.
  public enum Format: String, Codable, Sendable {
    /// Scenes, and the segues between them.
    case storyboard
    /// Objects that code loads by name.
    case xib
  }

  /// The path; also the id.
  public var path: String
  /// The format.
  public var format: Format
  /// The logical name (`Main` for `Base.lproj/Main~ipad.storyboard`).
  public var name: String
  /// The platform.
  public var platform: Platform
  /// Whether it is a launch screen.
  public var isLaunchScreen: Bool
  /// The scene it starts with, if it names one that exists.
  public var initialScene: SceneID?
  /// The ids of its scenes, in the order of the document.
  public var scenes: [SceneID]

  /// The path.
  public var id: String { path }

  /// Makes a document.
  public init(
    path: String, format: Format = .storyboard, name: String, platform: Platform = .iOS, isLaunchScreen: Bool = false,
    initialScene: SceneID? = nil,
    scenes: [SceneID] = []
  ) {
    self.path = path
    self.format = format
    self.name = name
    self.platform = platform
    self.isLaunchScreen = isLaunchScreen
    self.initialScene = initialScene
    self.scenes = scenes
  }
}
