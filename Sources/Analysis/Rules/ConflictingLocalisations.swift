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
          ("Base.lproj/Main.storyboard", localised(segue: true)),
          ("de.lproj/Main.storyboard", "↓" + localised(segue: false)),
        ])
    ],
    nonTriggering: [
      RuleExample(
        "The copies differ in texts only",
        files: [
          ("Base.lproj/Main.storyboard", localised(segue: true)),
          (
            "de.lproj/Main.storyboard",
            localised(segue: true).replacing("title=\"Home\"", with: "title=\"Start\"")
          ),
        ])
    ])

  private static func localised(segue: Bool) -> String {
    RuleExample.storyboard(
      initial: "home",
      scenes: [
        """
        <viewController title="Home" id="home" sceneMemberID="viewController">
          <view key="view" id="v1"><subviews><button id="b1">
            <connections>\(segue ? #"<segue destination="more" kind="show" id="s1"/>"# : "")</connections>
          </button></subviews></view>
        </viewController>
        """,
        #"<viewController storyboardIdentifier="more" id="more" sceneMemberID="viewController"/>"#,
      ])
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
