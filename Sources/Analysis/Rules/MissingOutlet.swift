import NavigationModel

/// `missing_outlet`: an outlet that its owner does not have.
public struct MissingOutlet: Rule {
  /// What the rule is.
  public static let description = RuleDescription(
    id: "missing_outlet",
    summary: "An outlet is connected to a property that its class does not have.",
    rationale: """
      The app throws when the scene's view is loaded: the class is not key value coding-compliant for the key. This is what \
      is left when a property is renamed or deleted in code alone. It is a note where a superclass was not found.
      """,
    sources: ["§6.5 (O R1)", "§7.3 (O R1)"],
    severity: .error,
    triggering: [
      RuleExample(
        "The property was renamed", code: [("HomeViewController.swift", home("heading"))], initial: "home",
        scene("↓"))
    ],
    nonTriggering: [
      RuleExample(
        "The class has it", code: [("HomeViewController.swift", home("headline"))], initial: "home", scene(""))
    ])

  private static func scene(_ marker: String) -> RuleExample.Scene {
    .viewController(
      "home", class: "HomeViewController",
      view: """
        <subviews>
          <label id="home-label"/>
        </subviews>
        """,
      connections: #"\#(marker)<outlet property="headline" destination="home-label" id="o1"/>"#)
  }

  private static func home(_ outlet: String) -> String {
    """
    import UIKit

    class HomeViewController: UIViewController {
      @IBOutlet var \(outlet): UILabel!
    }

    """
  }

  /// Makes the rule.
  public init() {}

  /// Finds the outlets.
  public func findings(in analysis: AnalysisContext) -> [Finding] {
    analysis.judgedIssues.compactMap { issue in
      guard case .missingOutlet(let name, let className) = issue.kind else { return nil }
      let isCertain = issue.confidence == .certain
      let owner = issue.scene.map { " of \(Phrase.scene($0, in: analysis.graph))" } ?? ""
      return Finding(
        rule: Self.description.id, severity: isCertain ? .error : .note, confidence: issue.confidence,
        message: "the outlet '\(Phrase.shortened(name))'\(owner) is no property of \(className)"
          + (isCertain
            ? ", so the app throws when the view is loaded: declare it or delete the connection"
            : " that was found: make sure that a superclass has it"),
        location: issue.location, scene: issue.scene, transition: issue.transition,
        witness: analysis.witness(to: issue))
    }
  }
}
