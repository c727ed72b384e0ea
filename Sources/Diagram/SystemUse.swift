import NavigationModel

/// A controller of the system that a scene shows, told on the scene's card: most apps show alerts everywhere, and nodes for
/// them all would hide the app's own scenes.
struct SystemUse: Hashable {
  /// What people call it.
  var name: String
  /// What shows it, by id.
  var transitions: [Transition]

  /// The line on the card.
  var text: String { transitions.count > 1 ? "\(name) ×\(transitions.count)" : name }

  /// The lines of the tooltip.
  var tooltipLines: [String] { transitions.map { "shows \(name) (\($0.location))" } }

  /// The uses of each scene, by name.
  static func uses(of transitions: [Transition], graph: NavigationGraph) -> [SceneID: [SystemUse]] {
    Dictionary(grouping: transitions, by: \.source).mapValues { transitions in
      Dictionary(grouping: transitions) { $0.target.flatMap { graph[$0] }.map(name) ?? "" }.sorted { $0.key < $1.key }
        .map { SystemUse(name: $0.key, transitions: $0.value) }
    }
  }

  /// `UIImagePickerController` as `Image picker`.
  private static func name(of scene: Scene) -> String {
    var name = scene.className ?? scene.label
    for suffix in ["ViewController", "Controller"] where name.hasSuffix(suffix) {
      name = String(name.dropLast(suffix.count))
      break
    }
    // The prefix of the framework: all capitals but the first of the word.
    let capitals = name.prefix { $0.isUppercase }.count
    guard capitals > 1, capitals < name.count else { return name }
    return String(name.dropFirst(capitals - 1)).spacedWords
  }
}
