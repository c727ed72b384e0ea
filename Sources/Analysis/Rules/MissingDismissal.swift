import NavigationModel
import UIKitModel

/// `missing_dismissal`: a modal that no event leads out of.
public struct MissingDismissal: Rule {
  /// What the rule is.
  public static let description = RuleDescription(
    id: "missing_dismissal",
    summary: "A modal has no way out, on any device.",
    rationale: """
      Whoever opens a full-screen modal without a control that leads out has to kill the app. The rule looks at everything \
      that is shown inside of the presentation (children, pushed screens, further modals) for unwind segues, actions of the \
      system, code that dismisses, and gestures of the effective presentation style. Where documents alone were read and a \
      custom class takes part, or the modal leaves by itself on some event, the finding is a note. The presenter's class \
      takes part where it presents by code or presents a container, whose bar it may fill. Where the code was read, a class \
      of a library or a SwiftUI view inside of the modal is taken to have a way out. System controllers are judged by \
      undismissed_system_controller.
      """,
    sources: ["§2.2–2.4 (D A3–A6, A20, O T3)", "§7.1–7.2 (D A47, A89)", "§11 (D A97)"],
    severity: .error,
    triggering: [
      RuleExample(
        "Full screen, and nothing leads out", initial: "home",
        .viewController(
          "home",
          button: #"↓<segue destination="photo" kind="presentation" modalPresentationStyle="fullScreen" id="s1"/>"#),
        .viewController("photo", title: "Photo")),
      RuleExample(
        "A custom class whose source was not read may close it", severity: .note, initial: "home",
        .viewController(
          "home",
          button: #"↓<segue destination="photo" kind="presentation" modalPresentationStyle="fullScreen" id="s1"/>"#),
        .viewController("photo", class: "PhotoViewController")),
    ],
    nonTriggering: [
      RuleExample(
        "A button unwinds", initial: "home",
        .viewController(
          "home", class: "HomeViewController",
          button: #"<segue destination="photo" kind="presentation" modalPresentationStyle="fullScreen" id="s1"/>"#),
        .viewController(
          "photo", title: "Photo",
          button: #"<segue destination="exit" kind="unwind" unwindAction="unwindToHome:" id="s2"/>"#,
          others: #"<exit id="exit" userLabel="Exit" sceneMemberID="exit"/>"#)),
      RuleExample(
        "The app never shows a navigation controller's root modally", initial: "nav",
        .navigationController("nav", root: "list"),
        .viewController("list", button: #"<segue destination="detail" kind="show" id="s1"/>"#),
        .viewController("detail")),
    ])

  /// Makes the rule.
  public init() {}

  /// Finds the modals.
  public func findings(in analysis: AnalysisContext) -> [Finding] {
    analysis.departureFindings { departure in
      let generations = departure.generationsWithoutWayOut
      guard !generations.isEmpty, !analysis.isOfSystem(departure.root) else { return nil }
      let cases = departure.cases.filter { generations.contains($0.generation) }
      let environments = Set(cases.map(\.environment)).sorted()
      let reasons = departure.reasons(in: cases)
      return Finding(
        rule: Self.description.id, severity: reasons.isEmpty ? .error : .note,
        confidence: reasons.isEmpty ? .certain : .possible,
        message: message(departure, generations, reasons, isCodeRead: analysis.graph.isCodeRead),
        location: departure.transition.location,
        scene: departure.root.id, transition: departure.transition.id, environments: environments,
        osVersions: generations, witness: analysis.witness(to: departure.situation, in: analysis.narrow))
    }
  }

  private func message(
    _ departure: Departure, _ generations: [OSGeneration], _ reasons: [String], isCodeRead: Bool
  ) -> String {
    let name = Phrase.scene(departure.root)
    let resolved = departure.style == .automatic ? PresentationTable.automatic(on: generations[0]) : departure.style
    let style = Phrase.presented(resolved)
    let since = generations.contains { $0 > .upTo12 } ? "" : " up to iOS 12"
    guard reasons.isEmpty else {
      let place = isCodeRead ? "that is sure to work" : "in Interface Builder"
      return "\(name), presented \(style)\(since), has no way out \(place): "
        + "make sure that its code closes it (\(Phrase.reasons(reasons)))"
    }
    let blocked = departure.isBlocked ? "isModalInPresentation blocks the gestures, and " : ""
    let nothing = isCodeRead ? "no control and no code that a user can start leads" : "no control leads"
    return "\(name), presented \(style)\(since), cannot be left: \(blocked)\(nothing) out of it; "
      + "add a Close button with an unwind segue or an action that dismisses it"
  }
}

extension Departure {
  /// The generations in which no environment at all offers a known way out.
  var generationsWithoutWayOut: [OSGeneration] {
    Set(cases.map(\.generation)).sorted().filter { generation in
      cases.filter { $0.generation == generation }.allSatisfy { $0.outcome != .leaves }
    }
  }

  /// What was not read that may offer a way out, in some cases, nearest first; empty where one of them is stuck for certain.
  func reasons(in cases: [Case]) -> [String] {
    var reasons: [String] = []
    for item in cases {
      switch item.outcome {
      case .open(let open): reasons += open.filter { !reasons.contains($0) }
      case .stuck: return []
      case .leaves: break
      }
    }
    return reasons
  }
}
