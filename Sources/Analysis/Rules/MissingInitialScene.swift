import NavigationModel

/// `missing_initial_scene`: a start that is not there.
public struct MissingInitialScene: Rule {
  /// What the rule is.
  public static let description = RuleDescription(
    id: "missing_initial_scene",
    summary: "The app, or a storyboard reference, starts a storyboard that has no initial scene.",
    rationale: """
      As main storyboard it gives a black screen at launch; a reference without an identifier to such a storyboard throws \
      when the segue is performed.
      """,
    sources: ["§6.5 (O R1, E1)", "§8 (D A90, A91)", "§9"],
    severity: .error,
    triggering: [
      RuleExample(
        "The main storyboard names no initial view controller",
        properties: "↓<key>UIMainStoryboardFile</key><string>Main</string>", initial: nil,
        .viewController("home", identifier: "home")),
      RuleExample(
        "A reference means the initial scene of a storyboard that has none",
        files: [
          (
            "Main.storyboard",
            RuleExample.storyboard(
              initial: "home",
              .viewController("home", button: #"<segue destination="ref" kind="show" id="s1"/>"#),
              .reference("ref", storyboard: "More").reported)
          ),
          ("More.storyboard", RuleExample.storyboard(initial: nil, .viewController("more", identifier: "more"))),
        ]),
    ],
    nonTriggering: [
      RuleExample(
        "The main storyboard has one",
        properties: "<key>UIMainStoryboardFile</key><string>Main</string>", initial: "home",
        .viewController("home"))
    ])

  /// Makes the rule.
  public init() {}

  /// Finds the starts.
  public func findings(in analysis: AnalysisContext) -> [Finding] {
    analysis.judgedIssues.compactMap { issue in
      guard case .noInitialScene(let storyboard) = issue.kind else { return nil }
      let who =
        issue.scene.map { "a storyboard reference of \(Phrase.scene($0, in: analysis.graph))" } ?? "the app"
      return Finding(
        rule: Self.description.id, severity: .error,
        message: "\(who) starts with the initial scene of '\(storyboard)', which has none: "
          + "set its initial view controller"
          + (issue.scene == nil ? "" : ", or name a scene by its identifier"),
        location: issue.location, scene: issue.scene, transition: issue.transition,
        witness: analysis.witness(to: issue))
    }
  }
}
