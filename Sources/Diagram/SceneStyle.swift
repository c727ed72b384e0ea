import NavigationModel

/// How a kind of scene is named and coloured in a drawing.
struct SceneStyle: Hashable, Sendable {
  /// What the header says.
  var name: String
  /// The colour of the frame and header.
  var color: String

  init(_ kind: SceneKind) {
    if let known = Self.known[kind] {
      self = known
    } else {
      self.init(name: kind.rawValue.spacedWords, color: Palette.plainKind)
    }
  }

  private init(name: String, color: String) {
    self.name = name
    self.color = color
  }

  private static let known: [SceneKind: SceneStyle] = [
    .viewController: SceneStyle(name: "View", color: Palette.plainKind),
    .tableViewController: SceneStyle(name: "Table", color: Palette.plainKind),
    .collectionViewController: SceneStyle(name: "Collection", color: Palette.plainKind),
    .navigationController: SceneStyle(name: "Navigation", color: Palette.blue),
    .tabBarController: SceneStyle(name: "Tab bar", color: Palette.violet),
    .tabViewController: SceneStyle(name: "Tabs", color: Palette.violet),
    .splitViewController: SceneStyle(name: "Split", color: Palette.teal),
    .pageViewController: SceneStyle(name: "Page", color: Palette.amber),
    .hostingController: SceneStyle(name: "SwiftUI", color: Palette.plainKind),
    .windowController: SceneStyle(name: "Window", color: Palette.teal),
    .application: SceneStyle(name: "Application", color: Palette.ink),
    .interfaceController: SceneStyle(name: "Interface", color: Palette.plainKind),
    .notificationController: SceneStyle(name: "Notification", color: Palette.amber),
    .codeOnly: SceneStyle(name: "Class", color: Palette.plainKind),
    .system: SceneStyle(name: "System", color: Palette.slate),
    .flow: SceneStyle(name: "Flow", color: Palette.flowBorder),
    .unresolved: SceneStyle(name: "Not found", color: Palette.slate),
    SceneKind(rawValue: "avPlayerViewController"): SceneStyle(name: "Player", color: Palette.plainKind),
    SceneKind(rawValue: "glkViewController"): SceneStyle(name: "OpenGL", color: Palette.plainKind),
  ]
}

extension String {
  /// `camelCase` as words: `Camel case`.
  var spacedWords: String {
    var result = ""
    for character in self {
      if result.isEmpty {
        result += character.uppercased()
      } else if character.isUppercase {
        result += " " + character.lowercased()
      } else {
        result.append(character)
      }
    }
    return result
  }
}
