import NavigationModel

extension SnapshotText {
  /// Reads what ``text(of:)`` gives. The order of lines does not matter, nor do blank lines, comments, and the labels beside
  /// object ids, except where a line says what a scene is: merges leave old ones behind.
  public static func snapshot(reading text: String) throws(SnapshotError) -> GraphSnapshot {
    let lines = text.utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false).map { line in
      Substring(line.last == UInt8(ascii: "\r") ? line.dropLast() : line)
    }
    guard let first = lines.first, first.hasPrefix(title) else { throw .noSnapshot }
    let version = String(first.dropFirst(title.count))
    guard version == Self.version else { throw .otherVersion(version) }
    var parsed: [ParsedLine] = []
    for (index, line) in lines.enumerated() where !line.allSatisfy({ $0 == " " }) && !line.hasPrefix("#") {
      if ["<<<<<<<", "=======", ">>>>>>>", "|||||||"].contains(where: line.hasPrefix) {
        throw .unmerged(line: index + 1)
      }
      guard let line = ParsedLine(line, number: index + 1) else { throw .damaged(line: index + 1) }
      parsed.append(line)
    }
    return try resolved(parsed)
  }

  /// Puts ids in the place of names.
  private static func resolved(_ lines: [ParsedLine]) throws(SnapshotError) -> GraphSnapshot {
    var scenes: [SceneID: GraphSnapshot.Scene] = [:]
    var byObject: [String: [SceneID]] = [:]
    for line in lines {
      guard case .scene(var scene) = line.content else { continue }
      switch line.scene {
      case .id(let id): scene.id = id
      case .object(let object, let document):
        guard let document = document ?? scene.document else { throw .damaged(line: line.number) }
        scene.id = SceneID(document: document, objectID: object)
        byObject[object, default: []].append(scene.id)
      }
      guard scenes.updateValue(scene, forKey: scene.id) == nil else {
        throw .repeatedScene(line: line.number, scene.id.rawValue)
      }
    }
    func id(_ reference: SnapshotReference, _ line: ParsedLine) throws(SnapshotError) -> SceneID {
      switch reference {
      case .id(let id): return id
      case .object(let object, let document?): return SceneID(document: document, objectID: object)
      case .object(let object, nil):
        guard let ids = byObject[object], ids.count == 1 else { throw .unknownScene(line: line.number, object) }
        return ids[0]
      }
    }
    var entryPoints: [GraphSnapshot.EntryPoint] = []
    var transitions: [GraphSnapshot.Transition] = []
    var exits: [GraphSnapshot.Exit] = []
    for line in lines {
      switch line.content {
      case .scene: break
      case .entry(var entry):
        entry.scene = try id(line.scene, line)
        entryPoints.append(entry)
      case .transition(var transition, let target):
        transition.source = try id(line.scene, line)
        if let target { transition.target = try id(target, line) }
        transitions.append(transition)
      case .exit(var exit):
        exit.scene = try id(line.scene, line)
        exits.append(exit)
      }
    }
    return GraphSnapshot(
      scenes: Array(scenes.values), entryPoints: entryPoints, transitions: transitions, exits: exits)
  }
}

/// A line whose names of scenes are still names.
private struct ParsedLine {
  enum Content {
    case scene(GraphSnapshot.Scene)
    case entry(GraphSnapshot.EntryPoint)
    case transition(GraphSnapshot.Transition, target: SnapshotReference?)
    case exit(GraphSnapshot.Exit)
  }

  let number: Int
  let scene: SnapshotReference
  let content: Content

  /// What ids are until they are known.
  private static let open = SceneID(rawValue: "")

  init?(_ line: Substring, number: Int) {
    guard var words = SnapshotWord.words(in: line)?[...], let (scene, label) = SnapshotReference.take(from: &words),
      let verbWord = words.popFirst(),
      let verb = SnapshotText.Verb.allCases.first(where: { verbWord.isBare($0.rawValue) })
    else { return nil }
    let content: Content? =
      switch verb {
      case .isScene: Self.scene(&words, label: label).map(Content.scene)
      case .starts: Self.entry(&words).map(Content.entry)
      case .shows: Self.transition(&words)
      case .leaves: Self.exit(&words).map(Content.exit)
      }
    guard let content, words.isEmpty else { return nil }
    self.number = number
    self.scene = scene
    self.content = content
  }

  private static func scene(_ words: inout ArraySlice<SnapshotWord>, label: String?) -> GraphSnapshot.Scene? {
    guard let (kind, className) = words.popFirst()?.withDetail else { return nil }
    var scene = GraphSnapshot.Scene(id: open, label: label ?? "", kind: SceneKind(rawValue: kind))
    scene.className = className
    if label == nil {
      guard let name = words.takeValue(behind: "called") else { return nil }
      scene.label = name
    }
    scene.storyboardIdentifier = words.takeValue(behind: "as")
    scene.presentationStyle = words.takeValue(behind: "style").map(PresentationStyle.init)
    scene.isModalInPresentation = words.take("modalInPresentation")
    scene.isInitial = words.take("initial")
    scene.document = words.takeValue(behind: "in")
    return scene
  }

  private static func entry(_ words: inout ArraySlice<SnapshotWord>) -> GraphSnapshot.EntryPoint? {
    guard let via = words.popFirst().flatMap({ EntryPoint.Kind(rawValue: $0.text) }) else { return nil }
    var entry = GraphSnapshot.EntryPoint(scene: open, via: via)
    entry.target = words.takeValue(behind: "of")
    entry.isPossible = words.take("possible")
    return entry
  }

  private static func transition(_ words: inout ArraySlice<SnapshotWord>) -> Content? {
    // A scene can have this label.
    let isNowhere = words.first?.isBare(SnapshotText.nowhere) == true && words.dropFirst().first?.behind("#") == nil
    let target = isNowhere ? nil : SnapshotReference.take(from: &words)?.reference
    if isNowhere { words.removeFirst() } else if target == nil { return nil }
    guard let (kind, detail) = words.popFirst()?.withDetail else { return nil }
    var transition = GraphSnapshot.Transition(source: open, target: nil, kind: TransitionKind(rawValue: kind))
    transition.detail = detail
    transition.trigger = words.takeTrigger()
    transition.identifier = words.takeValue(behind: "as")
    transition.isDead = words.take("dead")
    transition.isPossible = words.take("possible")
    if let segue = words.first?.behind("#") {
      words.removeFirst()
      transition.segue = segue.text
    }
    return .transition(transition, target: target)
  }

  private static func exit(_ words: inout ArraySlice<SnapshotWord>) -> GraphSnapshot.Exit? {
    guard let kind = words.popFirst().flatMap({ ExitKind(rawValue: $0.text) }) else { return nil }
    var exit = GraphSnapshot.Exit(scene: open, kind: kind)
    exit.trigger = words.takeTrigger()
    exit.isPossible = words.take("possible")
    return exit
  }
}

extension ArraySlice<SnapshotWord> {
  fileprivate mutating func take(_ keyword: String) -> Bool {
    guard first?.isBare(keyword) == true else { return false }
    removeFirst()
    return true
  }

  fileprivate mutating func takeValue(behind keyword: String) -> String? {
    guard count > 1, take(keyword) else { return nil }
    return removeFirst().text
  }

  fileprivate mutating func takeTrigger() -> Trigger? {
    guard count > 1, take("by") else { return nil }
    let (element, event) = removeFirst().withDetail
    let label = first?.startsQuoted == true ? removeFirst().text : nil
    return Trigger(element: element, label: label, event: event)
  }
}
