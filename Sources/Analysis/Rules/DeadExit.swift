import NavigationModel

/// `dead_exit`: a way out that never works.
public struct DeadExit: Rule {
  /// What the rule is.
  public static let description = RuleDescription(
    id: "dead_exit",
    summary: "A control that should leave the scene does nothing wherever the scene is shown.",
    rationale: """
      `dismiss` does nothing for a scene that is only ever pushed, a pop does nothing at the root of a stack, and an unwind \
      segue does nothing where no scene below has its action: UIKit abandons all three without a word, and the user taps a \
      button that is dead. Reported where everything that shows the scene is known. It is a note where code makes the \
      control or hides it somewhere, which may then be there in other cases only.
      """,
    sources: ["§7.1 (D A47, A78, A82, A89)", "§5.1 (D A66)", "§5.4", "§6.1 (D A82)"],
    severity: .error,
    triggering: [
      RuleExample(
        "A scene that is pushed dismisses itself", code: [("DetailViewController.swift", detail("dismiss"))],
        initial: "nav", navigation, home("show"), close("↓")),
      RuleExample(
        "The root of a stack pops itself", code: [("DetailViewController.swift", detail("pop"))],
        initial: "nav", .navigationController("nav", root: "detail"), close("↓")),
    ],
    nonTriggering: [
      RuleExample(
        "A scene that is presented dismisses itself", code: [("DetailViewController.swift", detail("dismiss"))],
        initial: "nav", navigation, home("presentation"), close("")),
      RuleExample(
        "A scene that is pushed pops itself", code: [("DetailViewController.swift", detail("pop"))], initial: "nav",
        navigation, home("show"), close("")),
    ])

  private static let navigation = RuleExample.Scene.navigationController("nav", root: "home")

  private static func home(_ kind: String) -> RuleExample.Scene {
    .viewController("home", button: #"<segue destination="detail" kind="\#(kind)" id="s1"/>"#)
  }

  private static func close(_ marker: String) -> RuleExample.Scene {
    .viewController(
      "detail", class: "DetailViewController",
      view: """
        <subviews>
          \(marker)<button id="close">
            <connections>
              <action selector="close:" destination="detail" eventType="touchUpInside" id="a1"/>
            </connections>
          </button>
        </subviews>
        """)
  }

  private static func detail(_ way: String) -> String {
    let call =
      way == "dismiss" ? "dismiss(animated: true)" : "navigationController?.popViewController(animated: true)"
    return """
      import UIKit

      class DetailViewController: UIViewController {
        @IBAction func close(_ sender: Any) {
          \(call)
        }
      }

      """
  }

  /// Makes the rule.
  public init() {}

  /// Finds the controls.
  public func findings(in analysis: AnalysisContext) -> [Finding] {
    ExitEffects(analysis).groups().compactMap { group in
      guard group.working.isEmpty, let idle = group.idle.first, let exit = group.exits.first else { return nil }
      let isAlwaysThere = group.control != nil && !group.mayBeHidden
      return Finding(
        rule: Self.description.id, severity: isAlwaysThere ? .error : .note,
        confidence: isAlwaysThere ? .certain : .possible,
        message: "\(Phrase.trigger(group.trigger)) of \(Phrase.scene(group.scene)) does not leave it: "
          + "\(idle.reason); \(Self.cure(exit.kind))",
        location: group.control?.location ?? exit.location, scene: group.scene.id, transition: exit.transition,
        witness: analysis.witness(to: idle.place))
    }
  }

  private static func cure(_ kind: ExitKind) -> String {
    switch kind {
    case .dismiss: "pop it, or present it"
    case .pop: "dismiss it where it is presented, or take the control away"
    case .unwind, .root: "write the action in the scene to go back to"
    }
  }
}
