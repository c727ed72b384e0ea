import InterfaceBuilder
import NavigationModel

/// The scenes of all documents, as code finds them: by storyboard, identifier and class.
struct SceneTable {
  /// A scene.
  struct Entry {
    var id: SceneID
    /// Its class: its own one, else that of the system.
    var type: TypeID?
    /// The place of its document.
    var document: Int
    var identifier: String?
    var kind: SceneKind
    /// The scenes in it, by relationship or nesting.
    var children: [Int] = []
  }

  /// A segue, from one scene to another.
  private struct Segue {
    var source: Int
    var target: Int
    var segueClass: TypeID?
  }

  private(set) var entries: [Entry] = []
  private let documents: [LinkedDocument]
  private let scope: DocumentScope
  private var ofType: [TypeID: [Int]] = [:]
  private var ofIdentifier: [String: [Int]] = [:]
  private var position: [SceneID: Int] = [:]
  private var segues: [Segue] = []
  /// The identifiers of segues, by what generators of constants make of them.
  private var segueIdentifiers: [String: Set<String>] = [:]
  /// The scenes that hold a scene, by relationship or embedding.
  private var holders: [Int: [Int]] = [:]
  private var embedded: [Int: [Int]] = [:]
  private let indexOfDocument: [String: Int]

  init(
    documents: [LinkedDocument], results: [DocumentLinker.Result], scope: DocumentScope, program: inout Program
  ) {
    self.documents = documents
    self.scope = scope
    indexOfDocument = Dictionary(documents.enumerated().map { ($0.element.path, $0.offset) }) { first, _ in first }
    for (index, result) in results.enumerated() {
      let origin = scope.origin(of: documents[index])
      for scene in result.scenes where scene.kind != .unresolved { add(scene, index, origin, &program) }
    }
    for (index, result) in results.enumerated() {
      let origin = scope.origin(of: documents[index])
      for transition in result.transitions { add(transition, origin, program) }
    }
  }

  private mutating func add(
    _ scene: Scene, _ document: Int, _ origin: DocumentScope.Origin, _ program: inout Program
  ) {
    let own = scene.className.flatMap { program.declaredType($0, from: origin) }
    let name = scene.className ?? Self.systemClass(of: scene.kind)
    let type = own ?? name.map { program.externalType($0) }
    if let own, Self.systemClass(of: scene.kind)?.hasSuffix("ViewController") == true { program.noteController(own) }
    position[scene.id] = entries.count
    if let type { ofType[type, default: []].append(entries.count) }
    if let identifier = scene.storyboardIdentifier { ofIdentifier[identifier, default: []].append(entries.count) }
    entries.append(
      Entry(id: scene.id, type: type, document: document, identifier: scene.storyboardIdentifier, kind: scene.kind))
  }

  private mutating func add(_ transition: Transition, _ origin: DocumentScope.Origin, _ program: Program) {
    if let name = transition.name { segueIdentifiers[name.asGeneratedName, default: []].insert(name) }
    guard let source = position[transition.source], let target = transition.target.flatMap({ position[$0] })
    else { return }
    if transition.kind == .relationship { entries[source].children.append(target) }
    if transition.kind.isContainment { holders[target, default: []].append(source) }
    if transition.kind == .embed { embedded[source, default: []].append(target) }
    guard transition.kind != .relationship, transition.kind != .unwind else { return }
    segues.append(
      Segue(
        source: source, target: target,
        segueClass: transition.segueClass.flatMap { program.declaredType($0, from: origin) }))
  }

  /// The class of the system that an element of a document stands for.
  static func systemClass(of kind: SceneKind) -> String? {
    switch kind {
    case .viewController: "UIViewController"
    case .hostingController: "UIHostingController"
    case .interfaceController: "WKInterfaceController"
    case .windowController: "NSWindowController"
    case .tabViewController: "NSTabViewController"
    case SceneKind(rawValue: "glkViewController"): "GLKViewController"
    case SceneKind(rawValue: "avPlayerViewController"): "AVPlayerViewController"
    default:
      kind.rawValue.hasSuffix("Controller")
        ? "UI" + kind.rawValue.prefix(1).uppercased() + kind.rawValue.dropFirst() : nil
    }
  }

  subscript(index: Int) -> Entry { entries[index] }

  /// The place of a scene.
  func index(of scene: SceneID) -> Int? { position[scene] }

  /// The scenes of just this class.
  func scenes(of type: TypeID) -> [Int] { ofType[type] ?? [] }

  /// The classes that scenes have, sorted.
  var types: [TypeID] { ofType.keys.sorted() }

  // MARK: By name

  /// The storyboards that a name means at a place: one, and its variants for other devices.
  func storyboards(named name: String, from origin: DocumentScope.Origin, isDesktop: Bool? = nil) -> [Int] {
    var origin = origin
    origin.isDesktop = isDesktop
    var result: [Int] = []
    for device in [nil, DocumentName.Device.iPhone, .iPad] {
      origin.device = device
      guard let document = scope.document(named: name, from: origin), let index = indexOfDocument[document.path],
        !result.contains(index)
      else { continue }
      result.append(index)
    }
    return result
  }

  /// Whether a storyboard of the name exists but could not be read, or lies elsewhere.
  func mayExist(storyboard name: String) -> Bool { scope.isUnreadable(name) || scope.existsAnywhere(name) }

  /// The storyboards whose names generated code spells so.
  func storyboards(similarTo name: String, from origin: DocumentScope.Origin) -> [Int] {
    let wanted = name.asGeneratedName
    return documents.indices.filter { index in
      documents[index].name.isStoryboard && documents[index].name.name.asGeneratedName == wanted
        && scope.document(named: documents[index].name.name, from: origin)?.path == documents[index].path
    }
  }

  /// The scene that a storyboard starts with.
  func initialScene(of document: Int) -> Int? { documents[document].initialScene.flatMap { position[$0] } }

  /// The scene with an identifier in a storyboard.
  func scene(identifier: String, in document: Int) -> Int? {
    documents[document].scene(identifier: identifier).flatMap { position[$0] }
  }

  /// The scenes with an identifier in any storyboard that a place sees.
  func scenes(identifier: String, from origin: DocumentScope.Origin) -> [Int] {
    (ofIdentifier[identifier] ?? []).filter { index in
      let name = documents[entries[index].document].name.name
      return scope.document(named: name, from: origin)?.path == documents[entries[index].document].path
    }
  }

  /// The scene whose identifier generated code spells so.
  func scene(similarTo name: String, in document: Int) -> Int? {
    let wanted = name.asGeneratedName
    return entries.indices.first { index in
      entries[index].document == document && entries[index].identifier?.asGeneratedName == wanted
    }
  }

  /// The path of a document.
  func path(of document: Int) -> String { documents[document].path }

  // MARK: Segues

  /// The identifiers of segues that generated code spells so, sorted.
  func segueIdentifiers(similarTo name: String) -> [String] { (segueIdentifiers[name.asGeneratedName] ?? []).sorted() }

  /// Where the segues of a class's scenes lead.
  func destinations(of type: TypeID) -> [Int] {
    let sources = Set(scenes(of: type))
    return unique(segues.filter { sources.contains($0.source) }.map(\.target))
  }

  /// The scenes to which segues of a class lead.
  func destinations(ofSegueClass type: TypeID) -> [Int] {
    unique(segues.filter { $0.segueClass == type }.map(\.target))
  }

  /// The scenes in which segues of a class start.
  func sources(ofSegueClass type: TypeID) -> [Int] {
    unique(segues.filter { $0.segueClass == type }.map(\.source))
  }

  // MARK: Containment

  /// What the scenes of a class embed or hold.
  func children(of type: TypeID) -> [Int] {
    unique(scenes(of: type).flatMap { entries[$0].children + (embedded[$0] ?? []) })
  }

  /// The classes of the scenes right inside of one.
  func childTypes(of scene: Int) -> [TypeID] {
    holders.filter { $0.value.contains(scene) }.keys.sorted().compactMap { entries[$0].type }
  }

  /// The containers that UIKit finds for the scenes of a class: the nearest ones around them of a kind.
  func containers(of type: TypeID, by relation: Relation) -> [Int] {
    guard let wanted = Self.containerClass(of: relation) else { return [] }
    var result: [Int] = []
    var seen: Set<Int> = []
    var pending = scenes(of: type)
    while let scene = pending.popLast() {
      for holder in holders[scene] ?? [] where seen.insert(holder).inserted {
        if isContainer(holder, wanted) { result.append(holder) } else { pending.append(holder) }
      }
    }
    return result.sorted()
  }

  private static func containerClass(of relation: Relation) -> SceneKind? {
    switch relation {
    case .tabBar: .tabBarController
    case .split: .splitViewController
    default: nil
    }
  }

  private func isContainer(_ scene: Int, _ kind: SceneKind) -> Bool { entries[scene].kind == kind }

  private func unique(_ scenes: [Int]) -> [Int] {
    var seen: Set<Int> = []
    return scenes.filter { seen.insert($0).inserted }
  }
}

extension String {
  /// A name without what generators of constants take away: separators and the difference of cases.
  var asGeneratedName: String {
    String(unicodeScalars.filter { $0.properties.isAlphabetic || ("0"..."9").contains($0) }).lowercased()
  }
}
