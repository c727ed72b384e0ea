import InterfaceBuilder
import NavigationModel

/// What differs between the navigation of a document and a copy of it in another language.
struct LocalisationComparison {
  let base: InterfaceDocument
  let copy: InterfaceDocument

  /// The issue, if anything differs.
  var issue: LinkingIssue? {
    let differences = (compare(\.sceneLines, "scene") + compare(\.segueLines, "segue")).sorted()
    guard !differences.isEmpty else { return nil }
    return LinkingIssue(
      kind: .conflictingLocalisation(base: base.path, differences: differences),
      location: SourceLocation(file: copy.path, line: 1))
  }

  private func compare(_ lines: (InterfaceDocument) -> [String: String], _ what: String) -> [String] {
    let ours = lines(base)
    let theirs = lines(copy)
    return Set(ours.keys).union(theirs.keys).compactMap { id in
      switch (ours[id], theirs[id]) {
      case (nil, .some(let line)): "\(what) \(id) is only in the copy (\(line))"
      case (.some(let line), nil): "\(what) \(id) is missing from the copy (\(line))"
      case (.some(let first), .some(let second)) where first != second: "\(what) \(id) is \(second), not \(first)"
      default: nil
      }
    }
  }
}

extension InterfaceDocument {
  /// What makes up a scene for navigation, by the controller's id.
  fileprivate var sceneLines: [String: String] {
    var lines: [String: String] = [:]
    for controller in scenes.lazy.compactMap(\.controller) {
      let facts = [controller.element, controller.customClass, controller.text("storyboardIdentifier")]
      lines[controller.id ?? ""] = facts.compactMap { $0 }.joined(separator: " ")
    }
    return lines
  }

  /// What makes up a segue, by its id.
  fileprivate var segueLines: [String: String] {
    var lines: [String: String] = [:]
    for object in scenes.lazy.flatMap(\.objects) {
      for segue in object.connections where segue.isSegue {
        let facts = [
          segue.text("kind"), segue.text("identifier"), segue.text("unwindAction"), "from", object.id, "to",
          segue.destination,
        ]
        lines[segue.id ?? ""] = facts.compactMap { $0 }.joined(separator: " ")
      }
    }
    return lines
  }
}
