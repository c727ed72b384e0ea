/// What a project says of its own ways, which no reader could find out.
public struct ProjectIdioms: Hashable, Codable, Sendable {
  /// A scene that somebody names.
  public struct NamedScene: Hashable, Codable, Sendable {
    /// Its id, object id, class, storyboard identifier, title or label.
    public var name: String
    /// Where it is named; without a file where that is not below the root of the project.
    public var location: SourceLocation

    /// Makes a name.
    public init(_ name: String, at location: SourceLocation) {
      self.name = name
      self.location = location
    }
  }

  /// Classes of controls that leave the scene they are in.
  public var closeControlClasses: [String] = []
  /// Actions that leave the scene whose control sends them, as Objective-C or Swift spells them.
  public var closeSelectors: [String] = []
  /// Functions that present the controller they are given.
  public var presentingFunctions: [String] = []
  /// Functions that push the controller they are given.
  public var pushingFunctions: [String] = []
  /// Classes that contain the controllers they are given.
  public var containerClasses: [String] = []
  /// Scenes that the app starts with, beside those that are found.
  public var entryPoints: [NamedScene] = []
  /// Scenes that only a deep link, shortcut or notification leads to.
  public var deepLinks: [NamedScene] = []

  /// Makes empty idioms.
  public init() {}
}
