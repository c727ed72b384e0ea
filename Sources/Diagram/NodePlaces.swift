import Graphviz
import NavigationModel

/// Which frame each scene is drawn in, and the names of the nodes.
///
/// A system controller is drawn once in every frame that uses it: one `UIAlertController` for the whole app would be the hub of
/// a net of long lines that tells nothing.
struct NodePlaces {
  /// A frame.
  enum Place: Hashable, Comparable {
    case document(String)
    case code
    case outside
  }

  /// The names of the frames of documents, by path.
  let clusterNames: [String: String]
  private let ownPlace: [SceneID: Place]
  private let copies: [SceneID: [Place]]

  init(visible: VisibleGraph, transitions: [Transition]) {
    clusterNames = ClusterNames.names(of: visible.documents)
    let documents = Set(visible.documents.map(\.path))
    var ownPlace: [SceneID: Place] = [:]
    for scene in visible.scenes {
      if let document = scene.document, documents.contains(document) {
        ownPlace[scene.id] = .document(document)
      } else if scene.kind != .system && scene.kind != .unresolved {
        ownPlace[scene.id] = .code
      }
    }
    var users: [SceneID: Set<Place>] = [:]
    for transition in transitions {
      guard let target = transition.target, let place = ownPlace[transition.source] else { continue }
      users[target, default: []].insert(place)
    }
    var copies: [SceneID: [Place]] = [:]
    for scene in visible.scenes where ownPlace[scene.id] == nil {
      let places = (users[scene.id] ?? []).sorted()
      if places.count == 1 {
        ownPlace[scene.id] = places[0]
      } else if scene.kind == .system && !places.isEmpty {
        copies[scene.id] = places
      } else {
        ownPlace[scene.id] = .outside
      }
    }
    self.ownPlace = ownPlace
    self.copies = copies
  }

  /// The frame of a scene; for a scene with copies, the first.
  func place(of scene: SceneID) -> Place { ownPlace[scene] ?? copies[scene]?.first ?? .outside }

  /// The nodes of a scene with their frames: one, or a copy for each frame.
  func nodes(of scene: SceneID) -> [(place: Place, name: String)] {
    guard let places = copies[scene] else { return [(place(of: scene), name(of: scene))] }
    return places.map { ($0, Self.copyName(scene, $0)) }
  }

  /// The node of a scene; if there are copies, the one beside the scene that leads to it.
  func name(of scene: SceneID, from source: SceneID? = nil) -> String {
    guard let places = copies[scene] else { return Self.clean(scene.rawValue) }
    let wanted = source.map(place)
    return Self.copyName(scene, places.first { $0 == wanted } ?? places[0])
  }

  private static func copyName(_ scene: SceneID, _ place: Place) -> String {
    switch place {
    case .document(let path): clean("\(scene.rawValue)@\(path)")
    case .code: clean("\(scene.rawValue)@code")
    case .outside: clean(scene.rawValue)
    }
  }

  /// The node at the end of a transition that leads nowhere.
  static func missingName(_ transition: Transition) -> String { clean("missing:" + transition.id) }

  /// A name that Graphviz can take, still different for different texts.
  static func clean(_ name: String) -> String {
    let clean = GraphvizText.cleaned(name)
    if clean == name && name.utf8.count <= 300 { return name }
    return clean.prefix(100) + "…" + ElementID.fingerprint(name)
  }
}
