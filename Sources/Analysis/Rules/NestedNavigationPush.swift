import NavigationModel

/// `nested_navigation_push`: pushes a navigation controller.
public struct NestedNavigationPush: Rule {
  /// What the rule is.
  public static let description = RuleDescription(
    id: "nested_navigation_push",
    summary: "A push segue leads to a navigation controller.",
    rationale: """
      Pushing a navigation controller throws. A `show` segue to one inside of another is reported to present it instead of \
      throwing, so that is a note: the screen slides up where the storyboard says that it is pushed.
      """,
    sources: ["§6.5 (O E1)"],
    severity: .error,
    triggering: [
      nested("A push segue to a navigation controller", #"↓<segue destination="inner" kind="push" id="s1"/>"#),
      nested("A show segue to one", severity: .note, #"↓<segue destination="inner" kind="show" id="s1"/>"#),
    ],
    nonTriggering: [
      nested("Presented on purpose", #"<segue destination="inner" kind="presentation" id="s1"/>"#)
    ])

  private static func nested(_ title: String, severity: Severity? = nil, _ segue: String) -> RuleExample {
    RuleExample(
      title, severity: severity, initial: "nav",
      .navigationController("nav", root: "home"),
      .viewController("home", class: "HomeViewController", button: segue),
      .navigationController("inner", root: "detail"),
      .viewController("detail"))
  }

  /// Makes the rule.
  public init() {}

  /// Finds the segues.
  public func findings(in analysis: AnalysisContext) -> [Finding] {
    let places = pushes(in: analysis.graph)
    return analysis.graph.transitions.compactMap { transition in
      guard !transition.isDead, let source = analysis.graph[transition.source], source.platform.isTouch,
        !source.isLaunchScreen,
        let target = transition.target.flatMap({ analysis.graph[$0] }), target.kind == .navigationController
      else { return nil }
      switch transition.sentKind {
      case .push:
        if transition.origin != .interfaceBuilder, places[transition.location]?.first != transition.id { return nil }
        let word = transition.origin == .interfaceBuilder ? "push segue" : "push"
        return finding(
          transition, source, transition.confidence == .certain ? .error : .note,
          "the \(word) from \(Phrase.scene(source)) leads to the navigation controller \(Phrase.scene(target)), "
            + "which throws; push its root instead, or present it", analysis)
      case .show where transition.origin == .interfaceBuilder && isShownInNavigation(source, analysis):
        return finding(
          transition, source, .note,
          "the show segue from \(Phrase.scene(source)) leads to the navigation controller \(Phrase.scene(target)), "
            + "which cannot be pushed and is presented instead; make it a modal segue, or show its root", analysis)
      default:
        return nil
      }
    }
  }

  /// The pushes of navigation controllers at each place in the code.
  ///
  /// Where other controllers are pushed there too, the value is one of several, and nobody knows that it is ever this one.
  private func pushes(in graph: NavigationGraph) -> [SourceLocation: [String]] {
    let pushes = graph.transitions.filter { $0.sentKind == .push && $0.origin != .interfaceBuilder && !$0.isDead }
    return Dictionary(grouping: pushes, by: \.location).mapValues { pushes in
      let others = Set(pushes.filter { $0.target.flatMap { graph[$0] }?.kind != .navigationController }.map(\.source))
      return pushes.filter { !others.contains($0.source) }.map(\.id)
    }
  }

  private func isShownInNavigation(_ source: Scene, _ analysis: AnalysisContext) -> Bool {
    analysis.narrow.of(source.id).contains { index in
      analysis.narrow.all[index].containers.contains { analysis.graph[$0]?.kind == .navigationController }
    }
  }

  private func finding(
    _ transition: Transition, _ source: Scene, _ severity: Severity, _ message: String, _ analysis: AnalysisContext
  ) -> Finding {
    Finding(
      rule: Self.description.id, severity: severity, confidence: transition.confidence, message: message,
      location: transition.location,
      scene: source.id, transition: transition.id, witness: analysis.witness(to: source.id))
  }
}
