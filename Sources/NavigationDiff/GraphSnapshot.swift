import NavigationModel

/// What an app's navigation is, without a word about where in a file it is written: the same as long as users meet the same.
///
/// A value that can be written down as text, read back, and compared.
public struct GraphSnapshot: Hashable, Sendable {
  /// A scene.
  public struct Scene: Hashable, Sendable, Identifiable {
    /// The id, as in the graph.
    public var id: SceneID
    /// What people call it.
    public var label: String
    /// What it is.
    public var kind: SceneKind
    /// The class, where the id does not say it.
    public var className: String?
    /// The run-time name within its storyboard.
    public var storyboardIdentifier: String?
    /// How it wants to be presented.
    public var presentationStyle: PresentationStyle?
    /// Whether gestures must not dismiss it.
    public var isModalInPresentation = false
    /// Whether its document starts with it.
    public var isInitial = false
    /// The path of its document.
    public var document: String?

    /// Makes a scene.
    public init(id: SceneID, label: String, kind: SceneKind) {
      self.id = id
      self.label = label
      self.kind = kind
    }
  }

  /// A way from one scene to another. Several in code that differ in nothing are one.
  public struct Transition: Hashable, Sendable {
    /// The scene that acts.
    public var source: SceneID
    /// The scene that is shown; `nil` where nothing is known to be.
    public var target: SceneID?
    /// What it does.
    public var kind: TransitionKind
    /// What the kind leaves open: the style of a presentation, the name of a relationship, the action of an unwind, the
    /// class of a custom segue.
    public var detail: String?
    /// The identifier of a segue.
    public var identifier: String?
    /// What starts it, without object id.
    public var trigger: Trigger?
    /// Whether nothing can start it.
    public var isDead = false
    /// Whether it may lead somewhere else, or not be there.
    public var isPossible = false
    /// The object id of a segue.
    public var segue: String?

    /// Makes a transition.
    public init(source: SceneID, target: SceneID?, kind: TransitionKind) {
      self.source = source
      self.target = target
      self.kind = kind
    }
  }

  /// A way to leave a scene, beside unwind segues: those are transitions.
  public struct Exit: Hashable, Sendable {
    /// The scene where the user acts.
    public var scene: SceneID
    /// How it leaves.
    public var kind: ExitKind
    /// What starts it, without object id.
    public var trigger: Trigger?
    /// Whether it may not be there.
    public var isPossible = false

    /// Makes an exit.
    public init(scene: SceneID, kind: ExitKind) {
      self.scene = scene
      self.kind = kind
    }
  }

  /// A place where the app starts.
  public struct EntryPoint: Hashable, Sendable {
    /// The scene that is shown first.
    public var scene: SceneID
    /// What makes it one.
    public var via: NavigationModel.EntryPoint.Kind
    /// The name of the target that starts here.
    public var target: String?
    /// Whether it is assumed.
    public var isPossible = false

    /// Makes an entry point.
    public init(scene: SceneID, via: NavigationModel.EntryPoint.Kind) {
      self.scene = scene
      self.via = via
    }
  }

  /// The scenes, sorted by id.
  public let scenes: [Scene]
  /// The entry points, each once, sorted.
  public let entryPoints: [EntryPoint]
  /// The transitions, each once, sorted.
  public let transitions: [Transition]
  /// The exits, each once, sorted.
  public let exits: [Exit]
  private let index: [SceneID: Int]

  /// Makes a snapshot. Of several scenes with one id the first counts.
  public init(
    scenes: [Scene] = [], entryPoints: [EntryPoint] = [], transitions: [Transition] = [], exits: [Exit] = []
  ) {
    var seen = Set<SceneID>()
    self.scenes = scenes.filter { seen.insert($0.id).inserted }.sorted { $0.id < $1.id }
    self.entryPoints = Set(entryPoints).sorted { $0.sortKey < $1.sortKey }
    self.transitions = Set(transitions).sorted { $0.sortKey.lexicographicallyPrecedes($1.sortKey) }
    self.exits = Set(exits).sorted { $0.sortKey.lexicographicallyPrecedes($1.sortKey) }
    index = Dictionary(uniqueKeysWithValues: zip(self.scenes.map(\.id), self.scenes.indices))
  }

  /// The scene with an id.
  public subscript(id: SceneID) -> Scene? { index[id].map { scenes[$0] } }
}

extension GraphSnapshot.Scene {
  /// The object id, where the id consists of that and the path of the document.
  public var objectID: String? {
    guard let document, id.rawValue.hasPrefix(document + "#") else { return nil }
    return String(id.rawValue.dropFirst(document.count + 1))
  }
}

// Every property counts, so that the order of equal texts never depends on how they were found.

extension GraphSnapshot.EntryPoint {
  fileprivate var sortKey: (String, String, String, String) {
    (scene.rawValue, via.rawValue, target ?? "", isPossible ? "1" : "0")
  }
}

extension GraphSnapshot.Transition {
  fileprivate var sortKey: [String] {
    [source.rawValue, target.map { "1" + $0.rawValue } ?? "0", kind.rawValue, key(detail), key(identifier)]
      + key(trigger) + [key(segue), isDead ? "1" : "0", isPossible ? "1" : "0"]
  }
}

extension GraphSnapshot.Exit {
  fileprivate var sortKey: [String] { [scene.rawValue, kind.rawValue] + key(trigger) + [isPossible ? "1" : "0"] }
}

private func key(_ text: String?) -> String { text.map { "1" + $0 } ?? "0" }

private func key(_ trigger: Trigger?) -> [String] {
  [key(trigger?.element), key(trigger?.label), key(trigger?.event)]
}
