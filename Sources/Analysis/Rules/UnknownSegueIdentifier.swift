import NavigationModel

/// `unknown_segue_identifier`: code performs a segue that its scene does not have.
public struct UnknownSegueIdentifier: Rule {
  /// What the rule is.
  public static let description = RuleDescription(
    id: "unknown_segue_identifier",
    summary: "Code performs a segue by an identifier that no segue of its scene has.",
    rationale: """
      The app throws when the code runs. Segue identifiers belong to the scene where the segue starts: the identifier of \
      another scene's segue does not count, and neither does the name of the segue's class. It is a note where a scene of the \
      class may exist that was not found.
      """,
    sources: ["§3.3 (D A69)", "§6.5 (O E1)"],
    severity: .error,
    triggering: [
      RuleExample(
        "Another spelling", code: [("HomeViewController.swift", performing("↓", "showdetail"))], initial: "home",
        home, .viewController("detail"))
    ],
    nonTriggering: [
      RuleExample(
        "The identifier of the segue", code: [("HomeViewController.swift", performing("", "showDetail"))],
        initial: "home", home, .viewController("detail"))
    ])

  private static let home = RuleExample.Scene.viewController(
    "home", class: "HomeViewController",
    button: #"<action selector="showMore:" destination="home" eventType="touchUpInside" id="a1"/>"#,
    connections: #"<segue destination="detail" kind="show" identifier="showDetail" id="s1"/>"#)

  private static func performing(_ marker: String, _ identifier: String) -> String {
    """
    import UIKit

    class HomeViewController: UIViewController {
      @IBAction func showMore(_ sender: Any) {
        \(marker)performSegue(withIdentifier: "\(identifier)", sender: self)
      }
    }

    """
  }

  /// Makes the rule.
  public init() {}

  /// Finds the calls.
  public func findings(in analysis: AnalysisContext) -> [Finding] {
    let graph = analysis.graph
    return analysis.judgedIssues.compactMap { issue in
      guard case .unknownSegueIdentifier(let identifier, let className) = issue.kind else { return nil }
      let scenes = graph.scenes.filter { $0.className == className }.map(\.id)
      let known = (scenes + [issue.scene].compactMap(\.self)).flatMap { graph.outgoing($0).compactMap(\.name) }
      let hint = ClosestMatch.of(identifier, in: known.sorted()).map { ": did you mean '\($0)'?" } ?? ""
      let isCertain = issue.confidence == .certain
      return Finding(
        rule: Self.description.id, severity: isCertain ? .error : .note, confidence: issue.confidence,
        message: "\(className) performs the segue '\(Phrase.shortened(identifier))', "
          + "which no scene of this class has\(hint)",
        location: issue.location, scene: issue.scene, transition: issue.transition,
        witness: analysis.witness(to: issue))
    }
  }
}
