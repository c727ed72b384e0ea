import SourceReading

// Storyboards and the scenes that code makes of them (semantics §12.3, §12.4).
extension Evaluation {
  /// `UIStoryboard(name:bundle:)`, `+storyboardWithName:bundle:`.
  mutating func storyboard(named call: EvaluatedCall, in id: ActivationID) -> ValueSet {
    guard let names = call.arguments.first else { return [] }
    let isDesktop =
      call.base == "NSStoryboard"
      || call.receivers.contains {
        if case .type(let type) = $0 { program[type].name == "NSStoryboard" } else { false }
      }
    var result = ValueSet()
    let texts = texts(names, in: id)
    for text in texts {
      let documents = scenes.storyboards(
        named: text, from: program.files[self[id].file].origin, isDesktop: isDesktop)
      for document in documents { result.insert(.storyboard(document)) }
      // Of several names nobody knows which one is used.
      guard documents.isEmpty, texts.count == 1, !isOfLibrary(call) else { continue }
      addUnknown(.unknownStoryboard, text, call, in: id)
    }
    return result
  }

  /// Whether a storyboard is looked for in the bundle of a class that the project does not declare.
  private func isOfLibrary(_ call: EvaluatedCall) -> Bool {
    guard let bundle = call.index(of: "bundle") ?? (call.arguments.count > 1 ? 1 : nil) else { return false }
    return call.arguments[bundle].contains { value in
      if case .type(let type) = value { !program[type].isDeclared && !program[type].name.isSystemClass } else { false }
    }
  }

  private mutating func addUnknown(
    _ kind: Effect.Kind, _ text: String, storyboards: ValueSet = [], _ call: EvaluatedCall, in id: ActivationID
  ) {
    add(
      Effect(
        kind: kind, receivers: storyboards, isOnSelf: true, targets: [.string(symbols.symbol(text))], text: text,
        isHandedOn: false, isDebugOnly: debugDepth > 0, position: call.call.position), in: id)
  }

  /// The texts among values, constants of the project's own included.
  mutating func texts(_ values: ValueSet, in id: ActivationID) -> [String] {
    var result: [String] = []
    for value in values {
      switch value {
      case .enumCase(let type, let label):
        result.append((program[type].cases[symbols[label]] ?? nil) ?? symbols[label])
      case .symbol(let symbol):
        let found = staticMember(symbols[symbol], of: program.externalType("String"), in: id) ?? []
        result += found.compactMap({ text($0) })
      case .type(let type) where !program[type].isDeclared: continue  // A name that nothing explains, maybe a macro.
      default:
        if let text = text(value) { result.append(text) }
      }
    }
    return result
  }

  /// Calls of a storyboard that make scenes.
  mutating func storyboardCall(_ call: EvaluatedCall, in id: ActivationID) -> ValueSet? {
    switch call.base {
    case "storyboardWithName": return storyboard(named: call, in: id)
    case "instantiateInitialViewController", "instantiateInitialController", "instantiateInitial":
      guard call.receivers.contains(where: { if case .storyboard = $0 { true } else { false } }) || isStoryboard(call)
      else { return nil }
      handOver(call, in: id)
      let made = initialScenes(call.receivers)
      addMaking(made, Effect.initialScene, call, in: id)
      return made
    case "instantiateViewController", "instantiateViewControllerWithIdentifier", "instantiateController",
      "instantiateControllerWithIdentifier":
      handOver(call, in: id)
      return namedScenes(call, in: id)
    case "instantiate": return reusableScene(call, in: id)
    default: return nil
    }
  }

  private mutating func addMaking(
    _ scenes: ValueSet, _ text: String, _ call: EvaluatedCall, in id: ActivationID
  ) {
    add(
      Effect(
        kind: .instantiates, receivers: call.receivers, isOnSelf: true, targets: scenes, text: text, isHandedOn: false,
        isDebugOnly: debugDepth > 0, position: call.call.position), in: id)
  }

  private func isStoryboard(_ call: EvaluatedCall) -> Bool { call.base.hasPrefix("instantiateInitialV") }

  /// The scenes that storyboards start with.
  func initialScenes(_ storyboards: ValueSet) -> ValueSet {
    ValueSet(
      storyboards.compactMap { value in
        guard case .storyboard(let document) = value else { return nil }
        return scenes.initialScene(of: document).map { .scene($0) }
      })
  }

  /// The scenes of storyboards by the identifiers of a call.
  mutating func namedScenes(_ call: EvaluatedCall, in id: ActivationID) -> ValueSet {
    guard let names = call.arguments.first else { return [] }
    let storyboards = call.receivers.compactMap { value -> Int? in
      if case .storyboard(let document) = value { document } else { nil }
    }
    var result = ValueSet()
    let texts = texts(names, in: id)
    defer { if texts.isEmpty || !result.isEmpty { addMaking(result, "", call, in: id) } }
    for text in texts {
      var found: [Int] = []
      if storyboards.isEmpty {
        // Of an unknown storyboard the name alone tells, where it is the only one.
        let everywhere = scenes.scenes(identifier: text, from: program.files[self[id].file].origin)
        if everywhere.count == 1 { found = everywhere }
        if everywhere.count > 1 { addMaking(ValueSet(everywhere.map { .scene($0) }), "", call, in: id) }
      } else {
        found = storyboards.compactMap { scenes.scene(identifier: text, in: $0) }
        if found.isEmpty, texts.count == 1 {
          addUnknown(.unknownIdentifier, text, storyboards: call.receivers, call, in: id)
        }
      }
      for scene in found { result.insert(.scene(scene)) }
    }
    return result
  }
}
