/// The documents that only `~ipad` keys of property lists start with (`UIMainStoryboardFile~ipad`), so that no iPhone ever
/// shows them.
struct PadDocuments {
  private let paths: Set<String>

  init(_ project: ProjectDescription) {
    var pad: Set<String> = []
    var common: Set<String> = []
    for target in project.targets {
      let padNames = Set(target.entries.filter(\.isForPad).map(\.name))
      let commonNames = Set(target.entries.filter { !$0.isForPad }.map(\.name))
      for path in target.target.documents {
        let name = DocumentName(path: path).name
        if padNames.contains(name) { pad.insert(path) }
        if commonNames.contains(name) { common.insert(path) }
      }
    }
    paths = pad.subtracting(common)
  }

  func contains(_ document: LinkedDocument) -> Bool { paths.contains(document.path) }
}
