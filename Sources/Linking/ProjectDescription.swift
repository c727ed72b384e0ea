import NavigationModel

/// What the project files and property lists say: which document belongs to which target, and where targets start.
public struct ProjectDescription: Hashable, Codable, Sendable {
  /// The targets, sorted by id. Test targets are not among them.
  public var targets: [TargetDescription]
  /// The documents in no target, with the project in whose folder they lie.
  public var looseDocuments: [String: String]

  /// Makes a description.
  public init(targets: [TargetDescription] = [], looseDocuments: [String: String] = [:]) {
    self.targets = targets
    self.looseDocuments = looseDocuments
  }
}

/// One target, with what its property list declares.
public struct TargetDescription: Hashable, Codable, Sendable {
  /// The facts that the graph keeps.
  public var target: AppTarget
  /// The project file it comes from, or the folder where there is none; targets of one project see each other's names.
  public var project: String
  /// Whether no project file declares it: a property list or a folder was taken for one.
  public var isAssumed: Bool { !project.hasSuffix(".xcodeproj") }
  /// Where it starts, sorted by location.
  public var entries: [EntryDeclaration]
  /// The names of the documents that are shown while it starts (`UILaunchStoryboardName`), without extension, sorted.
  public var launchScreens: [String]
  /// The classes that its scene manifest names as delegates, without modules, sorted; empty where not all of them are known.
  public var sceneDelegates: [String]
  /// The source files that belong to it, sorted.
  public var sources: [String]

  /// Makes a target.
  public init(
    target: AppTarget, project: String, entries: [EntryDeclaration] = [], launchScreens: [String] = [],
    sceneDelegates: [String] = [], sources: [String] = []
  ) {
    self.target = target
    self.project = project
    self.entries = entries
    self.launchScreens = launchScreens
    self.sceneDelegates = sceneDelegates
    self.sources = sources
  }
}

/// A statement that an app, extension or window starts with a storyboard or nib.
public struct EntryDeclaration: Hashable, Codable, Sendable {
  /// What kind of statement it is.
  public var via: EntryPoint.Kind
  /// The storyboard's or nib's name, without extension.
  public var name: String
  /// Whether it holds for iPad only (`~ipad`).
  public var isForPad: Bool
  /// Where it is written.
  public var location: SourceLocation

  /// Makes a declaration.
  public init(via: EntryPoint.Kind, name: String, isForPad: Bool = false, location: SourceLocation) {
    self.via = via
    self.name = name
    self.isForPad = isForPad
    self.location = location
  }
}
