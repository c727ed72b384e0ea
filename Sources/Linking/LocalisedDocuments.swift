import InterfaceBuilder

/// Parts documents into those that count and the language copies of them.
struct LocalisedDocuments {
  /// A document that counts, with its copies.
  struct Group {
    var primary: InterfaceDocument
    /// The same logical document in other languages, sorted by path.
    var copies: [InterfaceDocument]
  }

  /// The groups, sorted by the path of the primary document.
  let groups: [Group]

  init(_ documents: [InterfaceDocument]) {
    struct Key: Hashable {
      var folder: String
      var name: String
      var device: DocumentName.Device?
      var isStoryboard: Bool
    }
    var byKey: [Key: [InterfaceDocument]] = [:]
    var alone: [Group] = []
    for document in documents {
      let name = DocumentName(path: document.path)
      guard name.language != nil else {
        alone.append(Group(primary: document, copies: []))
        continue
      }
      let key = Key(folder: name.folder, name: name.name, device: name.device, isStoryboard: name.isStoryboard)
      byKey[key, default: []].append(document)
    }
    let localised = byKey.values.map { group in
      let sorted = group.sorted { Self.rank($0) < Self.rank($1) }
      return Group(primary: sorted[0], copies: Array(sorted.dropFirst()))
    }
    groups = (alone + localised).sorted { $0.primary.path < $1.primary.path }
  }

  /// The base localisation first, then English, then by path.
  private static func rank(_ document: InterfaceDocument) -> (Int, String) {
    let preferred = ["Base", "en", "English"]
    let language = DocumentName(path: document.path).language ?? ""
    return (preferred.firstIndex(of: language) ?? preferred.count, document.path)
  }
}
