import NavigationModel

/// `compact_modal_without_close`: a popover or sheet that is a trap where it covers the screen.
public struct CompactModalWithoutClose: Rule {
  /// What the rule is.
  public static let description = RuleDescription(
    id: "compact_modal_without_close",
    summary: "A popover or sheet covers the screen in compact width or height and has no close control there.",
    rationale: """
      On iPad a tap outside closes a popover, and a swipe a sheet. On iPhone in landscape the same sheet fills the screen \
      and the swipe does not work; up to iOS 12 it fills the screen in portrait too. So the scene needs a close control of \
      its own, or an adaptivity delegate that adds one. It is an error where the user is stuck in portrait, a warning where \
      turning the phone helps, and a note where documents alone were read and a custom class takes part, or where code \
      could not be followed to its end. Where the code was read, a class of a library or a SwiftUI view inside of it is \
      taken to have a close control.
      """,
    sources: ["§2.2 (D A3, A4, A6)", "§2.3 (D A20, O T6, T7)", "§2.5 (D A12, O T16)"],
    severity: .warning,
    triggering: [
      RuleExample(
        "A popover without a close button, and no delegate", initial: "home",
        .viewController(
          "home",
          button: #"↓<segue destination="menu" kind="popoverPresentation" popoverAnchorView="home-button" id="s1"/>"#),
        .viewController("menu", title: "Menu")),
      RuleExample(
        "The presenter may be an adaptivity delegate that adds a button", severity: .note, initial: "home",
        .viewController(
          "home", class: "HomeViewController",
          button: #"↓<segue destination="menu" kind="popoverPresentation" popoverAnchorView="home-button" id="s1"/>"#),
        .viewController("menu", title: "Menu")),
    ],
    nonTriggering: [
      RuleExample(
        "A Done button in a navigation controller unwinds", initial: "home",
        .viewController(
          "home", class: "HomeViewController",
          button: #"<segue destination="nav" kind="popoverPresentation" popoverAnchorView="home-button" id="s1"/>"#),
        .navigationController("nav", root: "menu"),
        .unwindingViewController("menu", title: "Menu", item: "done")),
      RuleExample(
        "A split view with a column of its own for compact width",
        code: [("MailViewController.swift", columns)], initial: "mail",
        .viewController("mail", class: "MailViewController")),
    ])

  private static let columns = """
    import UIKit

    class MailViewController: UIViewController {
      override func viewDidLoad() {
        super.viewDidLoad()
        let split = UISplitViewController(style: .doubleColumn)
        split.setViewController(MessagesViewController(), for: .primary)
        split.setViewController(UINavigationController(rootViewController: MessageViewController()), for: .secondary)
        split.setViewController(UINavigationController(rootViewController: InboxViewController()), for: .compact)
        addChild(split)
        view.addSubview(split.view)
        split.didMove(toParent: self)
      }
    }

    class InboxViewController: UIViewController {}
    class MessageViewController: UIViewController {}

    class MessagesViewController: UITableViewController {
      override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        let message = UINavigationController(rootViewController: MessageViewController())
        showDetailViewController(message, sender: self)
      }
    }

    """

  /// Makes the rule.
  public init() {}

  /// Finds the popovers and sheets.
  public func findings(in analysis: AnalysisContext) -> [Finding] {
    analysis.departureFindings { departure in
      guard !analysis.isOfSystem(departure.root) else { return nil }
      // What cannot be left anywhere is `missing_dismissal`.
      let elsewhere = Set(departure.generationsWithoutWayOut)
      let cases = departure.cases.filter { item in
        item.outcome != .leaves && !elsewhere.contains(item.generation) && item.environment != .regularRegular
      }
      guard !cases.isEmpty else { return nil }
      let reasons = departure.reasons(in: cases)
      return Finding(
        rule: Self.description.id, severity: severity(cases, reasons),
        confidence: reasons.isEmpty ? .certain : .possible,
        message: message(departure, cases, reasons, isCodeRead: analysis.graph.isCodeRead),
        location: departure.transition.location, scene: departure.root.id, transition: departure.transition.id,
        environments: Set(cases.map(\.environment)).sorted(), osVersions: Set(cases.map(\.generation)).sorted(),
        witness: analysis.witness(to: departure.situation, in: analysis.narrow) + [stuckStep(departure, cases)])
    }
  }

  private func severity(_ cases: [Departure.Case], _ reasons: [String]) -> Severity {
    guard reasons.isEmpty else { return .note }
    return isStuckInPortrait(cases) ? .error : .warning
  }

  /// In compact height turning the phone helps; in portrait nothing does.
  private func isStuckInPortrait(_ cases: [Departure.Case]) -> Bool {
    cases.contains { $0.environment == .compactRegular }
  }

  private func message(
    _ departure: Departure, _ cases: [Departure.Case], _ reasons: [String], isCodeRead: Bool
  ) -> String {
    let name = "\(Phrase.scene(departure.root)), presented \(presented(departure.style)),"
    let place = place(departure, cases)
    guard reasons.isEmpty else {
      return
        "\(name) has no close control \(isCodeRead ? "that is sure to work" : "in Interface Builder") and covers the screen "
        + "\(place): make sure that its code adds one (\(Phrase.reasons(reasons)))"
    }
    return
      "\(name) covers the screen \(place) and has no control that closes it there; "
      + "add a Close button, or add one in presentationController(_:viewControllerForAdaptivePresentationStyle:)"
  }

  private func presented(_ style: PresentationStyle) -> String {
    isSheet(style) ? "as a sheet" : Phrase.presented(style)
  }

  private func isSheet(_ style: PresentationStyle) -> Bool { [.automatic, .pageSheet, .formSheet].contains(style) }

  private func place(_ departure: Departure, _ cases: [Departure.Case]) -> String {
    let oldOnly = cases.allSatisfy { $0.generation == .upTo12 } ? " up to iOS 12" : ""
    return device(departure) + (isStuckInPortrait(cases) ? "" : " in landscape") + oldOnly
  }

  private func device(_ departure: Departure) -> String {
    departure.isForPadAlone ? "in narrow iPad windows" : "on iPhone"
  }

  private func stuckStep(_ departure: Departure, _ cases: [Departure.Case]) -> WitnessStep {
    let text: String
    if departure.style != .popover, !isSheet(departure.style) {
      text = "\(place(departure, cases)) nothing on it leads out"
    } else if isStuckInPortrait(cases) {
      text = "\(device(departure)) it covers the screen: there is no outside to tap and no swipe"
    } else {
      let gesture = departure.style == .popover ? "a tap outside" : "the swipe"
      text = "in landscape it covers the screen and \(gesture) does not close it"
    }
    return WitnessStep(scene: departure.root.id, text: text, location: departure.root.location)
  }
}
