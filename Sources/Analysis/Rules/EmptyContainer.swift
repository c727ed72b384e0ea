import NavigationModel

/// `empty_container`: a container with nothing in it.
public struct EmptyContainer: Rule {
  /// What the rule is.
  public static let description = RuleDescription(
    id: "empty_container",
    summary: "A navigation, tab bar or split view controller has nothing in it.",
    rationale: """
      The user sees an empty screen. A custom class may fill itself, and code may fill what it makes by identifier: those \
      are notes.
      """,
    sources: ["§6.1 (D A81)", "§6.2 (D A79)", "§6.3 (D A75)"],
    severity: .warning,
    triggering: [
      RuleExample(
        "A tab bar controller without tabs", initial: "tabs",
        .tabBarController("tabs").reported),
      RuleExample(
        "A class of the app may fill itself", severity: .note, initial: "nav",
        .navigationController("nav", class: "FlowController").reported),
    ],
    nonTriggering: [
      RuleExample(
        "A navigation controller with a root", initial: "nav",
        .navigationController("nav", root: "list"),
        .viewController("list"))
    ])

  /// Makes the rule.
  public init() {}

  /// Finds the containers.
  public func findings(in analysis: AnalysisContext) -> [Finding] {
    analysis.judgedScenes.compactMap { scene in
      guard scene.kind.isContainer, let location = scene.location,
        scene.document != nil, !isFilled(scene, analysis.graph)
      else { return nil }
      let reasons = reasonsForDoubt(scene, analysis)
      let name = Phrase.scene(scene)
      return Finding(
        rule: Self.description.id, severity: reasons.isEmpty ? .warning : .note,
        confidence: reasons.isEmpty ? .certain : .possible,
        message: reasons.isEmpty
          ? "\(name) has nothing in it: give it \(Self.missing(scene.kind)) or delete it"
          : "\(name) has nothing in it in Interface Builder: make sure that code fills it (\(Phrase.reasons(reasons)))",
        location: location, scene: scene.id, witness: analysis.witness(to: scene.id))
    }
  }

  /// Whether something is put into the container: by a relationship, or by code, its own or somebody else's.
  private func isFilled(_ scene: Scene, _ graph: NavigationGraph) -> Bool {
    let fills: Set<TransitionKind> = [.child, .embed, .push, .show, .showDetail, .replace]
    return graph.outgoing(scene.id).contains {
      $0.kind == .relationship || $0.origin != .interfaceBuilder && fills.contains($0.kind)
    } || graph.transitions.contains { $0.receiver == scene.id && fills.contains($0.kind) }
  }

  /// What was not read that may fill the container.
  private func reasonsForDoubt(_ scene: Scene, _ analysis: AnalysisContext) -> [String] {
    var reasons: Set<String> = []
    if case .open(let reason) = scene.openness {
      reasons.insert(reason)
    } else if let name = scene.className, scene.hasOwnClass {
      reasons.insert("\(name) may fill itself")
    }
    if scene.storyboardIdentifier != nil { reasons.insert("code may make it by its identifier") }
    for transition in analysis.graph.incoming(scene.id) {
      if case .open(let reason)? = analysis.graph[transition.source]?.openness { reasons.insert(reason) }
    }
    if scene.document.flatMap(analysis.graph.document)?.format == .xib { reasons.insert("code loads the xib") }
    return reasons.sorted()
  }

  private static func missing(_ kind: SceneKind) -> String {
    switch kind {
    case .navigationController: "a root view controller"
    case .tabBarController, .tabViewController: "tabs"
    default: "columns"
    }
  }
}
