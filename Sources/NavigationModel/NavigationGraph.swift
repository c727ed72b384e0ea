/// The app's scenes, transitions and exits, linked; an immutable value whose order does not depend on the order of reading.
public struct NavigationGraph: Sendable {
  /// Where the app can start, sorted by scene and kind.
  public let entryPoints: [EntryPoint]
  /// The scenes, sorted by id.
  public let scenes: [Scene]
  /// The transitions, sorted by id.
  public let transitions: [Transition]
  /// The exits, sorted by scene and location.
  public let exits: [Exit]
  /// The Interface Builder documents, sorted by path.
  public let documents: [Document]
  /// The targets, sorted by id.
  public let targets: [AppTarget]
  /// What the linker could not follow, sorted by location.
  public let issues: [LinkingIssue]
  /// What could not be read, sorted by location.
  public let diagnostics: [Diagnostic]
  /// Whether the code of the app was read, so that what it shows and leaves is in the graph; without, every class is open.
  public let isCodeRead: Bool
  /// What code makes of storyboards by name.
  public let instantiations: Instantiations
  /// What files say about findings that are to be left alone, by their paths. They say nothing about the app and are in no
  /// export; they are here because they belong to the same state of the same files, and are kept with it.
  public let suppressions: [String: FileSuppressions]

  private let sceneIndex: [SceneID: Int]
  private let transitionIndex: [String: Int]
  private let outgoingIndex: [SceneID: [Int]]
  private let incomingIndex: [SceneID: [Int]]
  private let exitIndex: [SceneID: [Int]]
  private let documentIndex: [String: Int]
  private let targetsOfDocument: [String: [Int]]

  /// Makes a graph. Scenes, transitions and documents whose id occurs twice keep the first one.
  public init(
    entryPoints: [EntryPoint] = [], scenes: [Scene] = [], transitions: [Transition] = [], exits: [Exit] = [],
    documents: [Document] = [], targets: [AppTarget] = [], issues: [LinkingIssue] = [], diagnostics: [Diagnostic] = [],
    isCodeRead: Bool = false, instantiations: Instantiations = Instantiations(),
    suppressions: [String: FileSuppressions] = [:]
  ) {
    self.entryPoints = entryPoints.sorted {
      ($0.scene, $0.via.rawValue, $0.location) < ($1.scene, $1.via.rawValue, $1.location)
    }
    self.scenes = Self.unique(scenes).sorted { $0.id < $1.id }
    self.transitions = Self.unique(transitions).sorted { $0.id < $1.id }
    self.exits = exits.sorted { ($0.scene, $0.location, $0.kind.rawValue) < ($1.scene, $1.location, $1.kind.rawValue) }
    self.documents = Self.unique(documents).sorted { $0.path < $1.path }
    self.targets = Self.unique(targets).sorted { $0.id < $1.id }
    self.issues = issues.sorted(by: Self.precedes)
    self.diagnostics = diagnostics.sorted()
    self.isCodeRead = isCodeRead
    self.instantiations = instantiations
    self.suppressions = suppressions.filter { !$0.value.isEmpty }

    sceneIndex = Self.index(self.scenes.map(\.id))
    transitionIndex = Self.index(self.transitions.map(\.id))
    documentIndex = Self.index(self.documents.map(\.path))
    outgoingIndex = Self.group(self.transitions) { [$0.source] }
    incomingIndex = Self.group(self.transitions) { $0.target.map { [$0] } ?? [] }
    exitIndex = Self.group(self.exits) { [$0.scene] }
    targetsOfDocument = Self.group(self.targets) { $0.documents }
  }

  /// Texts of kinds are made only where they decide: that takes long.
  private static func precedes(_ first: LinkingIssue, _ second: LinkingIssue) -> Bool {
    if first.location != second.location { return first.location < second.location }
    return "\(first.kind)" < "\(second.kind)"
  }

  private static func unique<Element: Identifiable>(_ elements: [Element]) -> [Element] {
    var seen = Set<Element.ID>()
    return elements.filter { seen.insert($0.id).inserted }
  }

  private static func index<Key: Hashable>(_ keys: [Key]) -> [Key: Int] {
    Dictionary(uniqueKeysWithValues: zip(keys, keys.indices))
  }

  private static func group<Element, Key: Hashable>(_ elements: [Element], by keys: (Element) -> [Key]) -> [Key: [Int]]
  {
    var groups: [Key: [Int]] = [:]
    for (index, element) in elements.enumerated() {
      for key in keys(element) { groups[key, default: []].append(index) }
    }
    return groups
  }
}

extension NavigationGraph {
  /// The scene with an id.
  public subscript(id: SceneID) -> Scene? { sceneIndex[id].map { scenes[$0] } }

  /// The transition with an id.
  public func transition(_ id: String) -> Transition? { transitionIndex[id].map { transitions[$0] } }

  /// The document at a path.
  public func document(_ path: String) -> Document? { documentIndex[path].map { documents[$0] } }

  /// The place of a scene in ``scenes``: a name for it that is cheap to compare and to count with.
  public func position(of scene: SceneID) -> Int? { sceneIndex[scene] }

  /// The place of a transition in ``transitions``.
  public func position(ofTransition id: String) -> Int? { transitionIndex[id] }

  /// The places of the transitions that start in a scene, ascending.
  public func outgoingPositions(of scene: SceneID) -> [Int] { outgoingIndex[scene] ?? [] }

  /// The transitions that start in a scene, sorted by id.
  public func outgoing(_ scene: SceneID) -> [Transition] { (outgoingIndex[scene] ?? []).map { transitions[$0] } }

  /// The transitions that lead to a scene, sorted by id.
  public func incoming(_ scene: SceneID) -> [Transition] { (incomingIndex[scene] ?? []).map { transitions[$0] } }

  /// The exits of a scene, sorted by location.
  public func exits(of scene: SceneID) -> [Exit] { (exitIndex[scene] ?? []).map { exits[$0] } }

  /// The targets that a document belongs to, sorted by id.
  public func targets(ofDocument path: String) -> [AppTarget] { (targetsOfDocument[path] ?? []).map { targets[$0] } }

  /// The children of a container in the order of its document.
  public func children(of scene: SceneID) -> [Transition] {
    outgoing(scene).filter { $0.kind.isContainment }.sorted { $0.order < $1.order }
  }
}
