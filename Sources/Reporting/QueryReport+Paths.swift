import Analysis
import NavigationModel

extension QueryReport<ScenePaths> {
  /// The ways for people: a headline for each scene, then the steps of each way with their places.
  public func text() -> String { text(answers.map(lines), about: answers.map(\.scene)) }

  private func lines(_ answer: ScenePaths) -> [String] {
    guard !answer.ways.isEmpty else {
      return [headline(answer)] + (answer.reason.map { ["    \($0.onOneLine)"] } ?? [])
    }
    var lines = [headline(answer)]
    for (index, way) in answer.ways.enumerated() {
      let limit = way.limit.map { "only \($0)" }
      if answer.ways.count > 1 {
        lines.append("  way \(index + 1)\(limit.map { ", \($0)" } ?? ""):")
      } else if let limit {
        lines.append("  \(limit):")
      }
      lines += way.steps.map { "    " + line($0.location, $0.text + sureness($0)) }
    }
    switch answer.more {
    case 0: break
    case 1: lines.append("  and 1 more way of the same length")
    case let count?: lines.append("  and \(count) more ways of the same length")
    case nil: lines.append("  and more ways of the same length than can be counted")
    }
    return lines
  }

  private func headline(_ answer: ScenePaths) -> String {
    let target = ScenePaths.name(of: answer.scene)
    let sources = answer.sources.map(ScenePaths.name)
    let origin = sources.isEmpty ? "" : " from \(sources.joined(separator: " or "))"
    let text: String
    switch answer.ways.count {
    case 0: text = "no way leads\(origin) to \(target)\(answer.reason == nil ? "" : ":")"
    case _ where answer.isByOpenCode: text = "no way that is known leads to \(target), but code may know one:"
    case 1: text = "the shortest way\(origin) to \(target):"
    default: text = "the shortest ways\(origin) to \(target):"
    }
    return style.bold(text.onOneLine)
  }

  private func sureness(_ step: ScenePaths.Step) -> String {
    step.transition?.confidence == .possible ? " (possible)" : ""
  }
}

extension QueryReport<ScenePaths> {
  /// The ways as JSON, schema version 1: every key is always there, `null` where nothing is known.
  public func json() throws -> String { try JSONText.of(JSONPaths(results: answers.map(JSONPaths.Result.init))) }
}

/// The shape of the JSON; `docs/queries.md` explains it.
private struct JSONPaths: Encodable {
  var schemaVersion = 1
  var results: [Result]

  struct Result: Encodable {
    var answer: ScenePaths

    enum CodingKeys: CodingKey { case scene, from, ways, moreWays, isByOpenCode, reason }

    func encode(to encoder: any Encoder) throws {
      var container = encoder.container(keyedBy: CodingKeys.self)
      try container.encode(JSONSceneName(scene: answer.scene), forKey: .scene)
      try container.encode(answer.sources.map(JSONSceneName.init), forKey: .from)
      try container.encode(answer.ways.map(Way.init), forKey: .ways)
      try container.encode(answer.more, forKey: .moreWays)
      try container.encode(answer.isByOpenCode, forKey: .isByOpenCode)
      try container.encode(answer.reason, forKey: .reason)
    }
  }

  struct Way: Encodable {
    var environments: [Environment]
    var steps: [Step]

    init(_ way: ScenePaths.Way) {
      environments = way.environments
      steps = way.steps.map(Step.init)
    }
  }

  struct Step: Encodable {
    var step: ScenePaths.Step

    enum CodingKeys: CodingKey { case scene, transition, kind, trigger, effects, confidence, text, location }

    func encode(to encoder: any Encoder) throws {
      var container = encoder.container(keyedBy: CodingKeys.self)
      try container.encode(step.scene, forKey: .scene)
      try container.encode(step.transition?.id, forKey: .transition)
      try container.encode(step.transition?.kind, forKey: .kind)
      try container.encode(step.transition?.trigger.map(JSONTrigger.init), forKey: .trigger)
      try container.encode(step.cases.map(Effect.init), forKey: .effects)
      try container.encode(step.transition?.confidence ?? .certain, forKey: .confidence)
      try container.encode(step.text, forKey: .text)
      try container.encode(step.location.map(JSONLocation.init), forKey: .location)
    }
  }

  struct Effect: Encodable {
    var effects: [String]
    var environments: [Environment]

    init(_ item: ScenePaths.Case) {
      effects = item.effects.map(\.name)
      environments = item.environments
    }
  }
}
