import NavigationModel

/// How the lines of a snapshot name scenes: by label and object id, or by the id alone where that tells more.
///
/// Object ids are different all over a project unless a document was copied; then the path of the document follows.
struct SnapshotNames {
  private let scenes: [SceneID: GraphSnapshot.Scene]
  private let repeated: Set<String>

  init(_ scenes: [GraphSnapshot.Scene]) {
    self.scenes = Dictionary(scenes.map { ($0.id, $0) }) { first, _ in first }
    var seen = Set<String>()
    repeated = Set(scenes.compactMap(\.objectID).filter { !seen.insert($0).inserted })
  }

  /// The words for a scene.
  func name(of id: SceneID) -> String {
    guard let scene = scenes[id], let object = scene.objectID, let document = scene.document else {
      // Other ids have a colon in them, by which they are told from words of the line.
      return id.isOutsideDocuments ? SnapshotWord.written(id.rawValue) : SnapshotWord.quoted(id.rawValue)
    }
    let place = repeated.contains(object) ? "@" + SnapshotWord.written(document) : ""
    return "\(SnapshotWord.written(scene.label)) #\(SnapshotWord.written(object))\(place)"
  }
}

/// A scene as a line names it.
enum SnapshotReference: Hashable {
  case id(SceneID)
  case object(String, document: String?)

  /// Takes the words of a scene from the front of a line, and its label if it is there.
  static func take(from words: inout ArraySlice<SnapshotWord>) -> (reference: SnapshotReference, label: String?)? {
    guard let first = words.popFirst() else { return nil }
    guard let object = words.first?.behind("#") else { return (.id(SceneID(rawValue: first.text)), nil) }
    words.removeFirst()
    let parts = object.split(at: "@")
    return (.object(parts?.0.text ?? object.text, document: parts?.1.text), first.text)
  }
}
