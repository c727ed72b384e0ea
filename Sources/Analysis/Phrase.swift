import NavigationModel

/// How messages name things, the same everywhere.
enum Phrase {
  /// `'Edit' (EditViewController)`; without a class, the object id tells scenes of one label apart.
  static func scene(_ scene: Scene) -> String {
    let detail = scene.className ?? scene.objectID.map { "\(kind(scene.kind)) \($0)" } ?? kind(scene.kind)
    return "'\(shortened(scene.label))' (\(detail))"
  }

  /// The same for an id.
  static func scene(_ id: SceneID, in graph: NavigationGraph) -> String {
    graph[id].map(scene) ?? "'\(id)'"
  }

  /// `bar button item 'Edit'`.
  static func trigger(_ trigger: Trigger) -> String {
    control(element: trigger.element, label: trigger.label, objectID: trigger.objectID)
  }

  /// `bar button item 'Edit'`.
  static func control(_ control: Control) -> String {
    self.control(element: control.element, label: control.label, objectID: control.objectID)
  }

  /// Who writes a name that nothing has: code of a scene, or a reference of it.
  static func namer(of issue: LinkingIssue, otherwise: String, in graph: NavigationGraph) -> String {
    let name = issue.scene.map { Phrase.scene($0, in: graph) }
    if issue.location.isInCode { return name.map { "code of \($0)" } ?? "this code" }
    return name.map { "a reference of \($0)" } ?? otherwise
  }

  /// When something happens that no user starts, to stand behind what happens.
  static func occasion(_ trigger: Trigger) -> String {
    let event = trigger.event.map { shortened($0) }
    switch trigger.element {
    case "notification": return "on a notification"
    case "timer": return "after some time"
    case "launch": return "when the app starts"
    case "deepLink": return "on a deep link"
    case "lifecycle": return event.map { "in \($0)" } ?? "when it appears"
    default: return event.map { "when \($0) is called" } ?? "when it is called back"
    }
  }

  /// How a style is presented, to stand behind "presented".
  static func presented(_ style: PresentationStyle) -> String {
    switch style {
    case .fullScreen, .overFullScreen: "full screen"
    case .pageSheet: "as a page sheet"
    case .formSheet: "as a form sheet"
    case .popover: "as a popover"
    case .currentContext, .overCurrentContext: "over its context"
    default: "with the style '\(shortened(style.rawValue))'"
    }
  }

  /// `'a', 'b' and 'c'`.
  static func list(_ texts: [String]) -> String {
    guard let last = texts.last, texts.count > 1 else { return texts.first ?? "" }
    return texts.dropLast().joined(separator: ", ") + " and " + last
  }

  /// What was not read: the first three, and how many more.
  static func reasons(_ reasons: [String]) -> String {
    guard reasons.count > 4 else { return list(reasons) }
    return reasons.prefix(3).joined(separator: ", ") + " and \(reasons.count - 3) more"
  }

  /// A text that fits in a message: one line, at most 60 characters.
  static func shortened(_ text: String) -> String {
    // Most texts are plain and short.
    if text.utf8.count <= 60, text.utf8.allSatisfy({ $0 >= 0x20 && $0 < 0x80 }) { return text }
    let line = String(text.map { $0.isNewline || $0 == "\0" ? " " : $0 })
    return line.count > 60 ? line.prefix(59) + "…" : line
  }

  private static func control(element: String, label: String?, objectID: String?) -> String {
    let name = label.map { "'\(shortened($0))'" } ?? objectID
    return [words(element), name].compactMap { $0 }.joined(separator: " ")
  }

  private static func kind(_ kind: SceneKind) -> String { words(kind.rawValue) }

  /// `barButtonItem` as `bar button item`.
  static func words(_ name: String) -> String {
    name.reduce(into: "") { text, character in
      if character.isUppercase, !text.isEmpty { text += " " }
      text += character.lowercased()
    }
  }
}

extension SourceLocation {
  /// Whether it is a place in a source file.
  var isInCode: Bool { [".swift", ".m", ".mm", ".h", ".pch"].contains { file.hasSuffix($0) } }
}
