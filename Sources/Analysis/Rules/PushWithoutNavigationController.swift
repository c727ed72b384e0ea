import NavigationModel

/// `push_without_navigation_controller`: a legacy push segue that throws.
public struct PushWithoutNavigationController: Rule {
  /// What the rule is.
  public static let description = RuleDescription(
    id: "push_without_navigation_controller",
    summary: "A push segue starts in a scene that no navigation controller holds.",
    rationale: """
      Unlike `show`, a legacy push segue throws where there is no navigation controller. The rule follows how the source \
      scene comes onto the screen. It is a note where only code, or an assumed start, leads to the scene.
      """,
    sources: ["§3.1 (O E1)", "§6.5 (O E1)"],
    severity: .error,
    triggering: [
      RuleExample(
        "The start of the app is in no navigation controller",
        properties: "<key>UIMainStoryboardFile</key><string>Main</string>", initial: "home",
        .viewController("home", button: #"↓<segue destination="detail" kind="push" id="s1"/>"#),
        .viewController("detail"))
    ],
    nonTriggering: [
      RuleExample(
        "A navigation controller holds it", initial: "nav",
        .navigationController("nav", root: "home"),
        .viewController("home", button: #"<segue destination="detail" kind="push" id="s1"/>"#),
        .viewController("detail")),
      RuleExample(
        "Only code shows it, perhaps in a navigation controller", initial: "home",
        .viewController("home"),
        .viewController("list", identifier: "list", button: #"<segue destination="home" kind="push" id="s1"/>"#)),
    ])

  /// Makes the rule.
  public init() {}

  /// Finds the segues: one finding each, for the way that is known best.
  public func findings(in analysis: AnalysisContext) -> [Finding] {
    let failures = Dictionary(grouping: analysis.narrow.failures, by: \.transition)
    return failures.sorted { $0.key < $1.key }.compactMap { id, failures in
      let situations = failures.map(\.situation)
      let certain = situations.first { analysis.narrow.all[$0].confidence == .certain }
      guard let transition = analysis.graph.transition(id), let situation = certain ?? situations.first,
        let source = analysis.graph[transition.source], source.platform.isTouch
      else { return nil }
      return Finding(
        rule: Self.description.id, severity: certain == nil ? .note : .error,
        confidence: certain == nil ? .possible : .certain,
        message: "the push segue from \(Phrase.scene(source)) throws: no navigation controller holds the scene"
          + "\(certain == nil ? " where it is the first of its storyboard" : ""); embed it in one, or make it a show segue",
        location: transition.location, scene: source.id, transition: id,
        witness: analysis.witness(to: situation, in: analysis.narrow))
    }
  }
}
