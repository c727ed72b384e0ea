import NavigationModel

/// `forward_navigation_loop`: "back" that goes forward.
public struct ForwardNavigationLoop: Rule {
  /// What the rule is.
  public static let description = RuleDescription(
    id: "forward_navigation_loop",
    summary: "A Back or Close control shows a new copy of the scene that the user came from.",
    rationale: """
      A segue that shows or presents always makes a new scene; only an unwind segue, a pop or a dismissal goes back. Every \
      round trip therefore leaves another pair of screens below, with their state and their observers, and the back button \
      then walks through all of them. Reported where a control is named like a way back, and leads to a scene that is below on \
      every way.
      """,
    sources: ["§3.3 (D A66)", "§5.4 (I)"],
    severity: .note,
    triggering: [
      RuleExample(
        "A Close button presents the first scene again", initial: "home",
        .viewController("home", button: #"<segue destination="game" kind="presentation" id="s1"/>"#),
        .viewController("game", view: back(to: "home", "↓")))
    ],
    nonTriggering: [
      RuleExample(
        "It unwinds", initial: "home",
        .viewController("home", button: #"<segue destination="game" kind="presentation" id="s1"/>"#),
        .unwindingViewController("game", item: "cancel")),
      RuleExample(
        "The other scene need not be below", initial: "start",
        .viewController(
          "start",
          button: """
            <segue destination="home" kind="presentation" id="s0"/>
            <segue destination="game" kind="presentation" id="s1"/>
            """),
        .viewController("home", button: #"<segue destination="game" kind="presentation" id="s2"/>"#),
        .viewController("game", view: back(to: "home", ""))),
    ])

  private static func back(to scene: String, _ marker: String) -> String {
    """
    <subviews>
      <button id="close">
        <state key="normal" title="Close"/>
        <connections>
          \(marker)<segue destination="\(scene)" kind="presentation" id="back"/>
        </connections>
      </button>
    </subviews>
    """
  }

  /// Makes the rule.
  public init() {}

  /// Finds the transitions.
  public func findings(in analysis: AnalysisContext) -> [Finding] {
    let graph = analysis.graph
    let starts = starts(graph)
    let forward: Set<TransitionKind> = [.show, .push, .present]
    return graph.transitions.compactMap { transition in
      guard forward.contains(transition.kind), transition.confidence == .certain, !transition.isDead,
        let trigger = transition.trigger, Self.leadsBack(trigger, of: transition, graph),
        let source = graph[transition.source], source.platform.isTouch, source.kind != .flow,
        let target = transition.target.flatMap({ graph[$0] }), target.id != source.id,
        ![.unresolved, .system].contains(target.kind), isBelow(target.id, source.id, starts, analysis)
      else { return nil }
      return Finding(
        rule: Self.description.id, severity: .note,
        message: "\(Phrase.trigger(trigger)) of \(Phrase.scene(source)) shows a new \(Phrase.scene(target)), which is "
          + "below already, so the screens pile up: go back with an unwind segue, or by a pop or dismissal in code",
        location: transition.location, scene: source.id, transition: transition.id,
        witness: analysis.witness(to: source.id))
    }
  }

  /// Where nothing need be below: the starts, new roots, and what takes the place of something else.
  private func starts(_ graph: NavigationGraph) -> [SceneID] {
    let replacing: Set<TransitionKind> = [.root, .replace, .custom, .showDetail]
    return graph.entryPoints.map(\.scene)
      + graph.transitions.filter { replacing.contains($0.kind) || $0.confidence == .possible }.compactMap(\.target)
  }

  /// Whether every way to a scene leads over another one.
  private func isBelow(_ below: SceneID, _ scene: SceneID, _ starts: [SceneID], _ analysis: AnalysisContext) -> Bool {
    guard analysis.reachability.fromEntryPoints.contains(scene),
      analysis.reachability.instantiable.isDisjoint(with: [scene])
    else { return false }
    let others = analysis.graph.reachable(from: starts.filter { $0 != below }) {
      !$0.isDead && $0.target != below && $0.source != below
    }
    return !others.contains(scene)
  }

  private static func leadsBack(_ trigger: Trigger, of transition: Transition, _ graph: NavigationGraph) -> Bool {
    let control = graph[transition.source]?.controls.first { $0.objectID == trigger.objectID && $0.objectID != nil }
    let label = (trigger.label ?? control?.label ?? "").lowercased().filter { $0 != "…" && $0 != "." }
    let words = ["back", "go back", "close", "cancel", "dismiss", "exit", "return", "<", "‹", "←", "✕", "×", "x"]
    return words.contains(label.trimmed) || ["cancel", "stop", "close"].contains(control?.systemItem ?? "")
  }
}

extension String {
  fileprivate var trimmed: String {
    String(drop { $0.isWhitespace }.reversed().drop { $0.isWhitespace }.reversed())
  }
}
