import NavigationModel

/// The documents that are only a picture while the app starts: marked so, or named by a property list (semantics §8).
///
/// What an app declares as its start as well is more than a picture, whatever the document says.
struct LaunchScreens {
  private var paths: Set<String>

  init(_ project: ProjectDescription, documents: [LinkedDocument]) {
    paths = Set(documents.lazy.filter(\.document.isLaunchScreen).map(\.path))
    var starts: Set<String> = []
    for target in project.targets {
      let launchNames = Set(target.launchScreens)
      let startNames = Set(target.entries.map(\.name))
      for path in target.target.documents {
        let name = DocumentName(path: path).name
        if launchNames.contains(name) { paths.insert(path) }
        if startNames.contains(name) { starts.insert(path) }
      }
    }
    paths.subtract(starts)
  }

  func contains(_ document: LinkedDocument) -> Bool { paths.contains(document.path) }
}
