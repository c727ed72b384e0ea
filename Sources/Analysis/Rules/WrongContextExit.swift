import NavigationModel

/// `wrong_context_exit`: a way out that works in one place and not in another.
public struct WrongContextExit: Rule {
  /// What the rule is.
  public static let description = RuleDescription(
    id: "wrong_context_exit",
    summary: "A scene is shown in two ways, and a control leaves it in one of them only.",
    rationale: """
      A scene that is pushed here and presented there needs an exit that knows the difference: `dismiss` does nothing for a \
      pushed scene, and a pop does nothing for the root of a presented stack. Reported where all ways to the scene are known \
      and no exit of the control works in one of them. It is a note where code makes the control, which may then be there in \
      the other case only. A control that code hides somewhere is taken for one that is hidden where it would do nothing.
      """,
    sources: ["§4 (D A78)", "§7.1 (D A47, A82, A89)"],
    severity: .warning,
    triggering: [
      RuleExample(
        "Pushed and presented, and its button only dismisses",
        code: [("DetailViewController.swift", detail("dismiss(animated: true)"))], initial: "nav", navigation, home,
        close("↓"))
    ],
    nonTriggering: [
      RuleExample(
        "Its button does what fits",
        code: [
          (
            "DetailViewController.swift",
            detail(
              """
              if presentingViewController != nil {
                    dismiss(animated: true)
                  } else {
                    navigationController?.popViewController(animated: true)
                  }
              """)
          )
        ], initial: "nav", navigation, home, close(""))
    ])

  private static let navigation = RuleExample.Scene.navigationController("nav", root: "home")

  private static let home = RuleExample.Scene.viewController(
    "home",
    view: """
      <subviews>
        <button id="push">
          <connections>
            <segue destination="detail" kind="show" id="s1"/>
          </connections>
        </button>
        <button id="present">
          <connections>
            <segue destination="detail" kind="presentation" id="s2"/>
          </connections>
        </button>
      </subviews>
      """)

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

  private static func detail(_ body: String) -> String {
    """
    import UIKit

    class DetailViewController: UIViewController {
      @IBAction func close(_ sender: Any) {
        \(body)
      }
    }

    """
  }

  /// Makes the rule.
  public init() {}

  /// Finds the controls.
  public func findings(in analysis: AnalysisContext) -> [Finding] {
    ExitEffects(analysis).groups().compactMap { group in
      guard !group.working.isEmpty, !group.mayBeHidden, let idle = group.idle.first, let exit = group.exits.first
      else { return nil }
      let isInDocument = group.control != nil
      let way = Self.way(analysis.situation(idle.place))
      return Finding(
        rule: Self.description.id, severity: isInDocument ? .warning : .note,
        confidence: isInDocument ? .certain : .possible,
        message:
          "\(Phrase.trigger(group.trigger)) of \(Phrase.scene(group.scene)) does not leave it where it is \(way): "
          + "\(idle.reason); tell the two cases apart and leave as each asks for",
        location: group.control?.location ?? exit.location, scene: group.scene.id, transition: exit.transition,
        witness: analysis.witness(to: idle.place))
    }
  }

  private static func way(_ situation: Situation) -> String {
    switch situation.effect {
    case .push: "pushed"
    case .present: "presented"
    case .contain, .column: "a child of a container"
    case .replaceRoot, nil: "the root of the window"
    case .call, .open, .throwsWithoutNavigation: "shown"
    }
  }
}
