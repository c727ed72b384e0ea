/// Finds the storyboards that are only shown while the app is launched (semantics §8).
struct LaunchScreens {
  let scope: DocumentScope
  let project: ProjectDescription

  /// The positions of the launch screens that targets name. A storyboard that an app also starts with is none.
  func positions(in documents: [LinkedDocument]) -> [Int] {
    var paths: Set<String> = []
    for target in project.targets {
      let origin = scope.origin(of: target, path: target.project + "/", device: nil)
      let starts = Set(target.entries.map(\.name))
      for name in target.launchStoryboards where !starts.contains(name) {
        if let document = scope.document(named: name, from: origin) { paths.insert(document.path) }
      }
    }
    return documents.indices.filter { paths.contains(documents[$0].path) }
  }
}
