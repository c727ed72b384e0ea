import NavigationModel

/// `conflicting_localisations`: language copies of one storyboard that differ in navigation.
public struct ConflictingLocalisations: Rule {
  /// What the rule is.
  public static let description = RuleDescription(
    id: "conflicting_localisations",
    summary: "The copy of a storyboard in another language has other scenes or segues.",
    rationale: """
      Full copies of a storyboard for each language drift apart: a segue that was added to one of them is missing for the \
      users of the others. Only the base copy is analysed and drawn.
      """,
    sources: ["§9 (localisation)"],
    severity: .note,
    triggering: [
      RuleExample(
        "The German copy lacks a segue",
        files: [
          ("Base.lproj/Main.storyboard", localised(title: "Home")),
          ("de.lproj/Main.storyboard", "↓" + localised(title: "Start", segue: nil)),
        ])
    ],
    nonTriggering: [
      RuleExample(
        "The copies differ in texts only",
        files: [
          ("Base.lproj/Main.storyboard", localised(title: "Home")),
          ("de.lproj/Main.storyboard", localised(title: "Start")),
        ])
    ])

  private static func localised(
    title: String, segue: String? = #"<segue destination="more" kind="show" id="s1"/>"#
  ) -> String {
    RuleExample.storyboard(
      initial: "home", .viewController("home", title: title, button: segue),
      .viewController("more", identifier: "more"))
  }

  /// Makes the rule.
  public init() {}

  /// Finds the copies.
  public func findings(in analysis: AnalysisContext) -> [Finding] {
    analysis.judgedIssues.compactMap { issue in
      guard case .conflictingLocalisation(let base, let differences) = issue.kind else { return nil }
      let shown = differences.prefix(3).joined(separator: "; ")
      let rest = differences.count > 3 ? "; and \(differences.count - 3) more" : ""
      return Finding(
        rule: Self.description.id, severity: .note,
        message: "the navigation differs from '\(base)': \(shown)\(rest)", location: issue.location)
    }
  }
}
