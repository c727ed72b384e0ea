import NavigationModel

/// `missing_action`: a control sends what nobody understands.
public struct MissingAction: Rule {
  /// What the rule is.
  public static let description = RuleDescription(
    id: "missing_action",
    summary: "A control is connected to an action that its class does not have.",
    rationale: """
      Nothing happens until somebody touches the control; then the app throws, because the object does not understand the \
      selector. Superclasses, extensions and categories are looked at, and the names under which Swift methods are known to \
      Objective-C. It is a note where a superclass was not found, and where the control is hidden and has no outlet.
      """,
    sources: ["§5.3", "§6.5 (O R1)", "§7.3 (O C1)"],
    severity: .error,
    triggering: [
      RuleExample(
        "The method was renamed", code: [("HomeViewController.swift", home("closeTapped"))], initial: "home",
        .viewController(
          "home", class: "HomeViewController",
          button: #"↓<action selector="close:" destination="home" eventType="touchUpInside" id="a1"/>"#))
    ],
    nonTriggering: [
      RuleExample(
        "The class has it", code: [("HomeViewController.swift", home("close"))], initial: "home",
        .viewController(
          "home", class: "HomeViewController",
          button: #"<action selector="close:" destination="home" eventType="touchUpInside" id="a1"/>"#))
    ])

  private static func home(_ action: String) -> String {
    """
    import UIKit

    class HomeViewController: UIViewController {
      @IBAction func \(action)(_ sender: Any) {
        dismiss(animated: true)
      }
    }

    """
  }

  /// Makes the rule.
  public init() {}

  /// Finds the actions.
  public func findings(in analysis: AnalysisContext) -> [Finding] {
    analysis.judgedIssues.compactMap { issue in
      guard case .missingAction(let selector, let className) = issue.kind else { return nil }
      let isCertain = issue.confidence == .certain
      let owner = issue.scene.map { " of \(Phrase.scene($0, in: analysis.graph))" } ?? ""
      return Finding(
        rule: Self.description.id, severity: isCertain ? .error : .note, confidence: issue.confidence,
        message: "the action '\(Phrase.shortened(selector))'\(owner) is sent to \(className), "
          + (isCertain
            ? "which has no such method, so the app throws when it is sent: write the method or delete the connection"
            : "in which no such method was found: make sure that a superclass has it, or that nobody can touch the control"),
        location: issue.location, scene: issue.scene, transition: issue.transition,
        witness: analysis.witness(to: issue))
    }
  }
}
