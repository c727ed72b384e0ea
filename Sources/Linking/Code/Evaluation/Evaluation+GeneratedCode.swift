import SourceReading

// Generated code and libraries that are not in the repository: their names are compared with those of the storyboards
// (semantics §12.4).
extension Evaluation {
  /// `StoryboardScene.Main.editor.instantiate()`, `R.storyboard.main.editor()`, `Storyboards.Main.instantiateEditor()`.
  mutating func generatedReference(_ call: Call, in id: ActivationID) -> ValueSet? {
    guard let path = call.receiver.flatMap(Self.path), let first = path.first, path.count >= 2,
      ["StoryboardScene", "R", "Storyboards"].contains(first),
      program.declaredType(first, in: self[id].file) == nil
    else { return nil }
    let base = call.function.baseOfFunction
    let origin = program.files[self[id].file].origin
    if path == ["R", "storyboard"] {
      return ValueSet(scenes.storyboards(similarTo: base, from: origin).map { .storyboard($0) })
    }
    guard first != "R" || path[1] == "storyboard" else { return nil }
    let documents = scenes.storyboards(similarTo: first == "R" ? path[2] : path[1], from: origin)
    guard !documents.isEmpty else { return nil }
    if let type = call.arguments.first, ["ofType", "withClass", "viewControllerClass"].contains(type.label) {
      return made(scenesOfType(type.value, in: documents, id), of: documents, at: call.position, in: id)
    }
    let member: String?
    switch first {
    case "StoryboardScene":
      member = path.count > 2 ? path[2] : base.hasPrefix("instantiate") ? String(base.dropFirst(11)) : nil
    case "R": member = base == "instantiateInitialViewController" ? "initialScene" : path.count > 3 ? path[3] : base
    default: member = base.hasPrefix("instantiate") ? String(base.dropFirst(11)) : nil
    }
    guard let member else { return nil }
    let found = documents.compactMap { document in
      ["initialscene", "initialviewcontroller"].contains(member.lowercased())
        ? scenes.initialScene(of: document) : scenes.scene(similarTo: member, in: document)
    }
    if found.isEmpty { return nil }
    return made(ValueSet(found.map { .scene($0) }), of: documents, at: call.position, in: id)
  }

  /// Notes which scenes of storyboards are made.
  private mutating func made(
    _ scenes: ValueSet, of documents: [Int], at position: Position, in id: ActivationID
  ) -> ValueSet {
    add(
      Effect(
        kind: .instantiates, receivers: ValueSet(documents.map { .storyboard($0) }), isOnSelf: true, targets: scenes,
        text: "", isHandedOn: false, isDebugOnly: debugDepth > 0, position: position), in: id)
    return scenes
  }

  private mutating func scenesOfType(_ type: Expression, in documents: [Int], _ id: ActivationID) -> ValueSet {
    var result = ValueSet()
    for case .type(let type) in evaluate(type, in: id) {
      for scene in scenes.scenes(of: type) where documents.contains(scenes[scene].document) {
        result.insert(.scene(scene))
      }
    }
    return result
  }

  /// `StoryboardSegue.Main.showEditor`, `R.segue.home.showEditor.identifier`, `Home.Segue.showEditor`: the identifiers
  /// that are spelled so.
  mutating func generatedSegue(_ expression: Expression) -> ValueSet {
    guard var path = Self.path(expression), let first = path.first else { return [] }
    if ["identifier", "rawValue"].contains(path.last) { path.removeLast() }
    guard path.count > 2, let member = path.last,
      first == "StoryboardSegue" || path.starts(with: ["R", "segue"]) || path.contains("Segue")
    else { return [] }
    return ValueSet(scenes.segueIdentifiers(similarTo: member).map { .string(symbols.symbol($0)) })
  }

  /// `EditorViewController.instantiate()` of the Reusable library: the scene that starts the storyboard of the class's
  /// name, or the scene of that identifier in a storyboard that the class names.
  mutating func reusableScene(_ call: EvaluatedCall, in id: ActivationID) -> ValueSet? {
    guard case .type(let type)? = call.receivers.first else { return nil }
    let protocols = Set(lineage(type).map { program[$0].name })
    let name = program[type].name.lastPart
    let own = staticMember("sceneStoryboard", of: type, in: id) ?? []
    let position = call.call.position
    if protocols.contains("StoryboardSceneBased") {
      let identifiers = staticMember("sceneIdentifier", of: type, in: id) ?? []
      let wanted = identifiers.lazy.compactMap { self.text($0) }.first ?? name
      let documents = own.compactMap { if case .storyboard(let document) = $0 { document } else { nil } }
      let found = documents.compactMap { scenes.scene(identifier: wanted, in: $0) }
      return made(ValueSet(found.map { .scene($0) }), of: documents, at: position, in: id)
    }
    guard protocols.contains("StoryboardBased") else { return nil }
    let named = scenes.storyboards(named: name, from: program.files[self[id].file].origin)
    return made(
      initialScenes(own.isEmpty ? ValueSet(named.map { .storyboard($0) }) : own), of: named, at: position, in: id)
  }

  /// `a.b.c` and `a.b().c` as its names; `nil` for anything else.
  private static func path(_ expression: Expression) -> [String]? {
    switch expression {
    case .name(let name, _): [name]
    case .member(let base?, let name, _): path(base).map { $0 + [name] }
    case .call(let call) where call.arguments.isEmpty:
      call.receiver.flatMap(path).map { $0 + [call.function.baseOfFunction] }
    case .type(let name, _): [name.name]
    default: nil
    }
  }
}
