import NavigationModel
import UIKitModel

/// `presentation_never_shown`: a modal that is presented before there is anything to present it on.
public struct PresentationNeverShown: Rule {
  /// What the rule is.
  public static let description = RuleDescription(
    id: "presentation_never_shown",
    summary: "A scene presents another one while its own view is being loaded.",
    rationale: """
      In `viewDidLoad`, and before, the view is in no window. UIKit then writes a warning to the console and presents \
      nothing, so the user never sees the screen. `viewDidAppear(_:)` is the place for it.
      """,
    sources: ["§6.5 (O E1)"],
    severity: .warning,
    triggering: [
      RuleExample(
        "In viewDidLoad",
        code: [("HomeViewController.swift", home("viewDidLoad()", "↓"))], initial: "home",
        .viewController("home", class: "HomeViewController"))
    ],
    nonTriggering: [
      RuleExample(
        "In viewDidAppear",
        code: [("HomeViewController.swift", home("viewDidAppear(_ animated: Bool)", ""))], initial: "home",
        .viewController("home", class: "HomeViewController")),
      RuleExample(
        "In a task that viewDidLoad starts",
        code: [("HomeViewController.swift", home("viewDidLoad()", "Task { ", " }"))], initial: "home",
        .viewController("home", class: "HomeViewController")),
    ])

  private static func home(_ method: String, _ start: String, _ end: String = "") -> String {
    let call = method.hasSuffix("Bool)") ? "viewDidAppear(animated)" : "viewDidLoad()"
    return """
      import UIKit

      class WelcomeViewController: UIViewController {
        override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
          dismiss(animated: true)
        }
      }

      class HomeViewController: UIViewController {
        override func \(method) {
          super.\(call)
          \(start)present(WelcomeViewController(), animated: true)\(end)
        }
      }

      """
  }

  /// Makes the rule.
  public init() {}

  /// Finds the presentations.
  public func findings(in analysis: AnalysisContext) -> [Finding] {
    let graph = analysis.graph
    return graph.transitions.compactMap { transition in
      guard transition.origin != .interfaceBuilder, [.present, .popover].contains(transition.kind),
        transition.confidence == .certain, transition.via == nil,
        transition.receiver == nil || transition.receiver == transition.source,
        let trigger = transition.trigger, trigger.element == "lifecycle", let event = trigger.event,
        Self.isTooEarly(event), let source = graph[transition.source], source.platform.isTouch, source.kind != .flow,
        // Alerts are about what went wrong, and that turns out later, in a callback of what was started here.
        let target = transition.target, graph[target]?.kind != .system
      else { return nil }
      return Finding(
        rule: Self.description.id, severity: .warning,
        message: "\(Phrase.scene(source)) presents \(Phrase.scene(target, in: graph)) in \(Phrase.shortened(event)), "
          + "when its view is in no window yet, so nothing is shown: present it in viewDidAppear",
        location: transition.location, scene: source.id, transition: transition.id,
        witness: analysis.witness(to: source.id))
    }
  }

  /// Whether a method runs before the view can be in a window.
  private static func isTooEarly(_ event: String) -> Bool {
    let name = SystemControllers.firstWords(event)
    return ["viewDidLoad", "loadView", "awakeFromNib", "init"].contains(name) || name.hasPrefix("initWith")
  }
}
