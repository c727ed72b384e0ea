import NavigationModel

/// Reads the suppressions that stand in the notes of objects (Identity inspector, "Notes"), which Xcode keeps as
/// `userComments`; it drops XML comments when it saves.
///
/// The notes of an object cover it with everything inside. Those of a scene's controller cover the scene, and those of the
/// File's Owner the whole document.
struct NoteReader {
  private var result = FileSuppressions()

  /// What the notes of a document say about suppressions.
  static func suppressions(in root: XMLElement) -> FileSuppressions {
    // Almost no document has any, and that is told by its texts alone.
    let bytes = root.tree.bytes
    guard SuppressionSearch.firstPlace(in: bytes, bytes.indices) != nil else { return FileSuppressions() }
    var reader = NoteReader()
    for index in root.tree.nodes.indices {
      let element = XMLElement(root.tree, index)
      if element["key"] == "userComments", let object = element.parent { reader.take(element, of: object) }
    }
    return reader.result
  }

  private mutating func take(_ notes: XMLElement, of object: XMLElement) {
    for line in notes.plainText.split(whereSeparator: \.isNewline) {
      let text = line.drop { $0.isWhitespace || "/*".contains($0) }
      guard text.hasPrefix(SuppressionDirective.prefix) else { continue }
      switch SuppressionDirective.read(text.dropFirst(SuppressionDirective.prefix.count)) {
      case .success(let directive)? where directive.command == .disable && directive.modifier == nil:
        result.suppressions += directive.rules.map { rule in
          Suppression(
            rule: rule, reason: directive.reason, position: notes.position, part: Self.covered(by: object))
        }
      case .success(let directive)?:
        let word = directive.modifier.map { "disable:\($0.rawValue)" } ?? directive.command.rawValue
        result.mistakes.append(FileSuppressions.Mistake(.uselessInNotes(word), position: notes.position))
      case .failure(let failure)?:
        result.mistakes.append(FileSuppressions.Mistake(failure.mistake, position: notes.position))
      case nil: break
      }
    }
  }

  private static func covered(by object: XMLElement) -> Suppression.Part {
    var element = object
    if object["placeholderIdentifier"] == "IBFilesOwner", let root = object.tree.root {
      element = root
    } else if let objects = object.parent, let scene = objects.parent, scene.name == "scene",
      object["sceneMemberID"] == "viewController" || ControllerElements.contains(object.name)
    {
      element = scene
    }
    return Suppression.Part(start: element.position, end: element.following?.position)
  }
}

extension XMLElement {
  fileprivate var position: TextPosition { TextPosition(line: line, column: column ?? 0) }

  fileprivate var parent: XMLElement? {
    let parent = tree.nodes[index].parent
    return parent >= 0 ? XMLElement(tree, Int(parent)) : nil
  }

  /// The first element behind this one and everything in it.
  fileprivate var following: XMLElement? {
    var place = index
    while tree.nodes[place].nextSibling < 0 {
      guard tree.nodes[place].parent >= 0 else { return nil }
      place = Int(tree.nodes[place].parent)
    }
    return XMLElement(tree, Int(tree.nodes[place].nextSibling))
  }
}
