import NavigationModel
import UIKitModel

/// `undismissed_system_controller`: a picker or composer whose delegate never removes it.
public struct UndismissedSystemController: Rule {
  /// What the rule is.
  public static let description = RuleDescription(
    id: "undismissed_system_controller",
    summary: "A picker or composer of the system is presented, and no code dismisses it.",
    rationale: """
      Some controllers of the system do not go away by themselves when the user is done: the app has to dismiss them in \
      the methods of their delegate. Where it does not, Cancel and Done do nothing. It is a note where a gesture helps, \
      which works on iPad and in portrait, or where the presenter's code could not be followed to its end.
      """,
    sources: ["§2.8 (D A51–A56, A62–A64)", "§2.3 (D A20, O T6, T7)"],
    severity: .warning,
    triggering: [
      RuleExample(
        "Nobody dismisses the composer", code: [("HomeViewController.swift", home(presenting("↓"), ""))],
        initial: "home", scene)
    ],
    nonTriggering: [
      RuleExample(
        "Its delegate does", code: [("HomeViewController.swift", home(presenting(""), dismissing))], initial: "home",
        scene)
    ])

  private static let scene = RuleExample.Scene.viewController(
    "home", class: "HomeViewController",
    button: #"<action selector="write:" destination="home" eventType="touchUpInside" id="a1"/>"#)

  private static func home(_ body: String, _ more: String) -> String {
    """
    import MessageUI
    import UIKit

    class HomeViewController: UIViewController, MFMailComposeViewControllerDelegate {
    \(body)\(more)}

    """
  }

  private static func presenting(_ marker: String) -> String {
    """
      @IBAction func write(_ sender: Any) {
        let composer = MFMailComposeViewController()
        composer.mailComposeDelegate = self
        composer.modalPresentationStyle = .fullScreen
        \(marker)present(composer, animated: true)
      }

    """
  }

  private static let dismissing = """

      func mailComposeController(
        _ controller: MFMailComposeViewController, didFinishWith result: MFMailComposeResult, error: Error?
      ) {
        controller.dismiss(animated: true)
      }

    """

  /// Makes the rule.
  public init() {}

  /// Finds the presentations.
  public func findings(in analysis: AnalysisContext) -> [Finding] {
    analysis.departures.compactMap { departure in
      guard departure.root.kind == .system, SystemControllers.row(of: departure.root)?.leaving == .byApp else {
        return nil
      }
      let cases = departure.cases.filter { $0.outcome != .leaves }
      guard !cases.isEmpty else { return nil }
      let reasons = departure.reasons(in: cases)
      let isTrap = !departure.generationsWithoutWayOut.isEmpty
      let name = departure.root.className ?? departure.root.label
      let source = Phrase.scene(departure.transition.source, in: analysis.graph)
      let gesture = isTrap ? "" : "; only a gesture closes it, and not in landscape on iPhone"
      let doubt = reasons.isEmpty ? "" : " (\(Phrase.reasons(reasons)))"
      return Finding(
        rule: Self.description.id, severity: isTrap && reasons.isEmpty ? .warning : .note,
        confidence: reasons.isEmpty ? .certain : .possible,
        message: "\(source) presents \(name), which does not go away by itself, and nothing dismisses it\(gesture): "
          + "dismiss it in its delegate\(doubt)",
        location: departure.transition.location, scene: departure.transition.source,
        transition: departure.transition.id, environments: Set(cases.map(\.environment)).sorted(),
        osVersions: Set(cases.map(\.generation)).sorted(),
        witness: analysis.witness(to: departure.situation, in: analysis.narrow))
    }
  }
}
