import NavigationModel

/// `missing_popover_anchor`: a popover that points at nothing.
public struct MissingPopoverAnchor: Rule {
  /// What the rule is.
  public static let description = RuleDescription(
    id: "missing_popover_anchor",
    summary: "A popover segue has no anchor; on iPad the app throws.",
    rationale: """
      UIKit wants a view or bar button item to point at before it shows a popover. Where the source scene has a class of \
      its own, `prepare(for:sender:)` may set it: that is a note. Apps that run on iPhone only never show a popover. \
      Popovers that code presents are not judged.
      """,
    sources: ["§3.2", "§6.5 (O E1)"],
    severity: .error,
    triggering: [
      RuleExample(
        "No anchor", initial: "home",
        .viewController("home", button: #"↓<segue destination="menu" kind="popoverPresentation" id="s1"/>"#),
        .viewController("menu"))
    ],
    nonTriggering: [
      RuleExample(
        "It points at the button", initial: "home",
        .viewController(
          "home",
          button: #"<segue destination="menu" kind="popoverPresentation" popoverAnchorView="home-button" id="s1"/>"#),
        .viewController("menu"))
    ])

  /// Makes the rule.
  public init() {}

  /// Finds the segues.
  public func findings(in analysis: AnalysisContext) -> [Finding] {
    analysis.graph.transitions.compactMap { transition in
      guard transition.origin == .interfaceBuilder, isPopover(transition, analysis), transition.popoverAnchor == nil,
        !transition.isDead,
        let source = analysis.graph[transition.source], source.platform.isTouch, !source.isLaunchScreen
      else { return nil }
      let scope = EnvironmentScope(of: source, graph: analysis.graph, limits: analysis.limits)
      guard scope.environments.contains(.regularRegular) else { return nil }
      let isOpen = source.openness.isOpen || source.hasOwnClass || transition.segueClass != nil
      return Finding(
        rule: Self.description.id, severity: isOpen ? .note : .error, confidence: isOpen ? .possible : .certain,
        message:
          "the \(transition.kind == .popover ? "popover" : "modal") segue from \(Phrase.scene(source)) has no anchor for its popover, so the app throws on iPad: "
          + (isOpen
            ? "make sure that prepare(for:sender:) sets one, or set it in Interface Builder"
            : "set its anchor in Interface Builder"),
        location: transition.location, scene: source.id, transition: transition.id, environments: [.regularRegular],
        osVersions: scope.generations, witness: analysis.witness(to: source.id))
    }
  }

  /// Whether the segue presents a popover: by its kind, or by the style that it or its destination asks for.
  private func isPopover(_ transition: Transition, _ analysis: AnalysisContext) -> Bool {
    guard transition.kind == .present else { return transition.kind == .popover }
    return transition.target.flatMap { analysis.graph[$0] }.map(transition.style(of:)) == .popover
  }
}
