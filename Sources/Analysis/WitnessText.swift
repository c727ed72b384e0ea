import NavigationModel
import UIKitModel

/// Says in plain words how a user gets somewhere.
struct WitnessText {
  let graph: NavigationGraph

  /// How many steps are told before and after a gap in a way that is longer than that.
  private static let told = (before: 10, after: 20)

  /// One step for each situation of a way, given by its places in a list; of very long ways the middle is left out.
  ///
  /// - Parameter memory: What was told of the list before.
  func steps(_ way: [Int], in situations: SituationList, _ memory: WitnessMemory) -> [WitnessStep] {
    let steps = { (part: ArraySlice<Int>) in memory.steps(into: part) { step(situations[$0]) } }
    let leftOut = way.count - Self.told.before - Self.told.after
    guard leftOut > 1 else { return steps(way[...]) }
    let gap = WitnessStep(scene: nil, text: "(\(leftOut) more steps)")
    return steps(way.prefix(Self.told.before)) + [gap] + steps(way.suffix(Self.told.after))
  }

  /// The way to a scene that no user gets to, from where it breaks off; of very long ways the end.
  func trail(to scene: SceneID) -> [WitnessStep] {
    var way: [Transition] = []
    var seen: Set<SceneID> = [scene]
    var head = scene
    while way.count < Self.told.before + Self.told.after,
      let transition = graph.incoming(head).first(where: {
        $0.kind != .unwind && !$0.isDead && seen.insert($0.source).inserted
      })
    {
      way.append(transition)
      head = transition.source
    }
    let start = WitnessStep(
      scene: head, text: "nothing that is known leads to \(name(head))", location: graph[head]?.location)
    let steps = way.reversed().compactMap { transition in
      transition.target.map { target in
        WitnessStep(
          scene: target, transition: transition.id,
          text:
            "\(cause(transition)) \(verb(transition.kind.isContainment ? .contain : nil, transition)) \(name(target))",
          location: transition.location)
      }
    }
    return [start] + steps
  }

  private func step(_ situation: Situation) -> WitnessStep {
    situation.via.flatMap(graph.transition).map { step(situation, $0) } ?? start(situation)
  }

  private func start(_ situation: Situation) -> WitnessStep { start(situation.scene) }

  /// How the app gets to the first scene of a way.
  func start(_ scene: SceneID) -> WitnessStep {
    let name = name(scene)
    guard let entry = graph.entryPoints.first(where: { $0.scene == scene }) else {
      return WitnessStep(
        scene: scene, text: "code that was not \(graph.isCodeRead ? "followed" : "read") may show \(name)",
        location: graph[scene]?.location)
    }
    let text: String
    switch entry.via {
    case .initialScene: text = "\(name) is the initial scene of its storyboard"
    case .appExtension: text = "the extension starts at \(name)"
    case .watchApp: text = "the watch app starts at \(name)"
    default: text = "the app starts at \(name)"
    }
    return WitnessStep(scene: scene, text: text, location: entry.location)
  }

  /// What a transition does, where that depends on the environment.
  ///
  /// - Parameters:
  ///   - transition: The transition.
  ///   - cases: The effects, each with the environments in words; these do not count where there is one case only.
  func step(over transition: Transition, _ cases: [(effects: [TransitionEffect], environments: String)]) -> String {
    let target = transition.target.map(name) ?? "nothing"
    let texts = cases.enumerated().map { index, item in
      var verbs: [String] = []
      for effect in item.effects {
        let verb = index == 0 ? verb(effect, transition) : againVerb(effect, transition)
        if !verbs.contains(verb) { verbs.append(verb) }
      }
      let text = verbs.joined(separator: " or ") + (index == 0 ? " \(target)" : "")
      return cases.count == 1 ? text : "\(text) \(item.environments)"
    }
    return "\(cause(transition)) \(Phrase.list(texts))"
  }

  /// The verb with its object, where that was named before.
  private func againVerb(_ effect: TransitionEffect, _ transition: Transition) -> String {
    effect.isColumn ? "shows it in another column" : "\(verb(effect, transition)) it"
  }

  private func step(_ situation: Situation, _ transition: Transition) -> WitnessStep {
    WitnessStep(
      scene: situation.scene, transition: transition.id,
      text: "\(cause(transition)) \(verb(situation.effect, transition)) \(name(situation.scene))",
      location: transition.location)
  }

  /// What starts a transition, as the subject of a sentence.
  func cause(_ transition: Transition) -> String {
    guard !transition.kind.isContainment else { return name(transition.source) }
    guard let trigger = transition.trigger else {
      if transition.origin != .interfaceBuilder { return name(transition.source) }
      let segue = transition.name.map { "segue '\($0)'" } ?? "a manual segue"
      return "\(segue) of \(name(transition.source)), performed by code,"
    }
    if trigger.isAutomatic { return "\(name(transition.source)), \(Phrase.occasion(trigger))," }
    return "\(Phrase.trigger(trigger)) in \(name(transition.source))"
  }

  private func verb(_ effect: TransitionEffect?, _ transition: Transition) -> String {
    switch effect {
    case .contain: transition.kind == .embed ? "embeds" : "holds"
    case .push: "pushes"
    case .column: "shows, beside it,"
    case .present: transition.kind == .popover ? "presents as a popover" : "presents"
    case .replaceRoot: "makes the root of the window"
    case .call: "calls"
    case .open, .throwsWithoutNavigation, nil: "leads to"
    }
  }

  private func name(_ scene: SceneID) -> String { Phrase.scene(scene, in: graph) }
}
