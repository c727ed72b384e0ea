import Analysis
import NavigationModel

extension QueryReport<SceneReferences> {
  /// The references for people, a line for each with its place.
  public func text() -> String { text(answers.map(lines), about: answers.map(\.scene)) }

  private func lines(_ answer: SceneReferences) -> [String] {
    let name = ScenePaths.name(of: answer.scene)
    let sections = [
      ("starts the app:", answer.starts.map { line($0.entry.location, $0.text) }),
      ("shown by:", answer.showings.map { line($0.transition.location, "\($0.transition.kind.rawValue): \($0.text)") }),
      ("made by code:", making(answer)),
      ("returned to by:", answer.returns.map { line($0.transition.location, $0.text) }),
      ("left by:", answer.leavings.map { line($0.exit.location, "\($0.exit.kind.rawValue): \($0.text)") }),
    ]
    var lines = [style.bold(line(answer.scene.location, name))]
    for (title, rows) in sections where !rows.isEmpty {
      lines.append("  " + title)
      lines += rows.map { "    " + $0 }
    }
    if answer.starts.isEmpty, answer.showings.isEmpty { lines.append("  nothing that is known shows it") }
    if answer.leavings.isEmpty { lines.append("  no control and no code of the app leaves it") }
    return lines
  }

  private func making(_ answer: SceneReferences) -> [String] {
    let handle =
      answer.scene.storyboardIdentifier.map { "by its identifier '\($0.onOneLine)'" }
      ?? "as the start of its storyboard"
    switch answer.isMadeByCode {
    case .certain: return [handle]
    case .possible: return ["perhaps \(handle): code makes scenes by names that could not be followed"]
    case nil: return []
    }
  }
}

extension QueryReport<SceneReferences> {
  /// The references as JSON, schema version 1: every key is always there, `null` where nothing is known.
  public func json() throws -> String {
    try JSONText.of(JSONReferences(results: answers.map(JSONReferences.Result.init)))
  }
}

/// The shape of the JSON; `docs/queries.md` explains it.
private struct JSONReferences: Encodable {
  var schemaVersion = 1
  var results: [Result]

  struct Result: Encodable {
    var answer: SceneReferences

    enum CodingKeys: CodingKey { case scene, startedBy, shownBy, madeByCode, returnedToBy, leftBy }

    func encode(to encoder: any Encoder) throws {
      var container = encoder.container(keyedBy: CodingKeys.self)
      try container.encode(JSONSceneName(scene: answer.scene), forKey: .scene)
      try container.encode(answer.starts.map { Start(entry: $0.entry) }, forKey: .startedBy)
      try container.encode(answer.showings.map { Showing(transition: $0.transition) }, forKey: .shownBy)
      try container.encode(answer.isMadeByCode, forKey: .madeByCode)
      try container.encode(answer.returns.map { Showing(transition: $0.transition) }, forKey: .returnedToBy)
      try container.encode(answer.leavings.map(Leaving.init), forKey: .leftBy)
    }
  }

  struct Start: Encodable {
    var entry: EntryPoint

    enum CodingKeys: CodingKey { case via, target, confidence, location }

    func encode(to encoder: any Encoder) throws {
      var container = encoder.container(keyedBy: CodingKeys.self)
      try container.encode(entry.via, forKey: .via)
      try container.encode(entry.target, forKey: .target)
      try container.encode(entry.confidence, forKey: .confidence)
      try container.encode(JSONLocation(location: entry.location), forKey: .location)
    }
  }

  struct Showing: Encodable {
    var transition: Transition

    enum CodingKeys: CodingKey { case transition, source, kind, trigger, via, canFire, confidence, location }

    func encode(to encoder: any Encoder) throws {
      var container = encoder.container(keyedBy: CodingKeys.self)
      try container.encode(transition.id, forKey: .transition)
      try container.encode(transition.source, forKey: .source)
      try container.encode(transition.kind, forKey: .kind)
      try container.encode(transition.trigger.map(JSONTrigger.init), forKey: .trigger)
      try container.encode(transition.via, forKey: .via)
      try container.encode(!transition.isDead, forKey: .canFire)
      try container.encode(transition.confidence, forKey: .confidence)
      try container.encode(JSONLocation(location: transition.location), forKey: .location)
    }
  }

  struct Leaving: Encodable {
    var exit: Exit
    var targets: [SceneID]

    init(_ leaving: SceneReferences.Leaving) {
      exit = leaving.exit
      targets = leaving.targets
    }

    enum CodingKeys: CodingKey { case scene, kind, trigger, transition, targets, receivers, via, confidence, location }

    func encode(to encoder: any Encoder) throws {
      var container = encoder.container(keyedBy: CodingKeys.self)
      try container.encode(exit.scene, forKey: .scene)
      try container.encode(exit.kind, forKey: .kind)
      try container.encode(exit.trigger.map(JSONTrigger.init), forKey: .trigger)
      try container.encode(exit.transition, forKey: .transition)
      try container.encode(targets, forKey: .targets)
      try container.encode(exit.receivers, forKey: .receivers)
      try container.encode(exit.via, forKey: .via)
      try container.encode(exit.confidence, forKey: .confidence)
      try container.encode(JSONLocation(location: exit.location), forKey: .location)
    }
  }
}
