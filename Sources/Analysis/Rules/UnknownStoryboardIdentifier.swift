import NavigationModel

/// `unknown_storyboard_identifier`: an identifier that no scene of its storyboard has.
public struct UnknownStoryboardIdentifier: Rule {
  /// What the rule is.
  public static let description = RuleDescription(
    id: "unknown_storyboard_identifier",
    summary: "A storyboard reference or code names a scene that its storyboard does not have.",
    rationale: """
      The app throws when the segue is performed, or when the code runs. The object id of a scene is not its storyboard \
      identifier, and case counts. It is a note where another storyboard may be meant.
      """,
    sources: ["§6.5 (O E1, R1)", "§9"],
    severity: .error,
    triggering: [
      RuleExample(
        "The identifier was changed", initial: "home",
        .viewController("home", button: #"<segue destination="ref" kind="show" id="s1"/>"#),
        .reference("ref", identifier: "help").reported),
      RuleExample(
        "Code makes it", code: [("HomeViewController.swift", made("↓", "Help"))], initial: "home",
        .viewController(
          "home", class: "HomeViewController",
          button: #"<action selector="showHelp:" destination="home" eventType="touchUpInside" id="a1"/>"#),
        .viewController("target", identifier: "help")),
    ],
    nonTriggering: [
      RuleExample(
        "A reference within one storyboard", initial: "home",
        .viewController("home", button: #"<segue destination="ref" kind="show" id="s1"/>"#),
        .reference("ref", identifier: "help"),
        .viewController("target", identifier: "help")),
      RuleExample(
        "Code names it right", code: [("HomeViewController.swift", made("", "help"))], initial: "home",
        .viewController(
          "home", class: "HomeViewController",
          button: #"<action selector="showHelp:" destination="home" eventType="touchUpInside" id="a1"/>"#),
        .viewController("target", identifier: "help")),
    ])

  private static func made(_ marker: String, _ identifier: String) -> String {
    """
    import UIKit

    class HomeViewController: UIViewController {
      @IBAction func showHelp(_ sender: Any) {
        guard let help = storyboard?.\(marker)instantiateViewController(withIdentifier: "\(identifier)") else { return }
        present(help, animated: true)
      }
    }

    """
  }

  /// Makes the rule.
  public init() {}

  /// Finds the identifiers.
  public func findings(in analysis: AnalysisContext) -> [Finding] {
    analysis.judgedIssues.compactMap { issue in
      guard case .unknownIdentifier(let identifier, let storyboard) = issue.kind else { return nil }
      let who = Phrase.namer(of: issue, otherwise: "a reference", in: analysis.graph)
      let known = (analysis.graph.document(storyboard)?.scenes ?? []).compactMap {
        analysis.graph[$0]?.storyboardIdentifier
      }
      let hint = ClosestMatch.of(identifier, in: known.sorted()).map { ": did you mean '\($0)'?" } ?? ""
      return Finding(
        rule: Self.description.id, severity: issue.confidence == .certain ? .error : .note,
        confidence: issue.confidence,
        message: "\(who) names the scene '\(Phrase.shortened(identifier))', "
          + "which no scene of '\(storyboard)' has as its identifier\(hint)",
        location: issue.location, scene: issue.scene, transition: issue.transition,
        witness: analysis.witness(to: issue))
    }
  }
}
