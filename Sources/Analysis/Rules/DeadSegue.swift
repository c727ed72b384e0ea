import NavigationModel

/// `dead_segue`: a segue that nothing starts.
public struct DeadSegue: Rule {
  /// What the rule is.
  public static let description = RuleDescription(
    id: "dead_segue",
    summary: "A segue hangs on no control, and no code performs it.",
    rationale: """
      A segue that is drawn from the controller itself fires only when code performs it by its identifier. Without such a \
      call it is a way that the storyboard shows and no user can take; often the call was deleted, or names another \
      identifier. It is a note where the scene's class could not be followed to its end.
      """,
    sources: ["§3.3 (I)", "§5.4 (I)"],
    severity: .warning,
    triggering: [
      RuleExample(
        "Without an identifier nothing can perform it", initial: "home",
        .viewController("home", connections: #"↓<segue destination="more" kind="show" id="s1"/>"#),
        .viewController("more", identifier: "more")),
      RuleExample(
        "The class performs another one", code: [("HomeViewController.swift", performing("showMore"))],
        initial: "home",
        .viewController(
          "home", class: "HomeViewController",
          button: #"<action selector="go:" destination="home" eventType="touchUpInside" id="a1"/>"#,
          connections: """
            <segue destination="more" kind="show" identifier="showMore" id="s1"/>
            ↓<segue destination="old" kind="show" identifier="showOld" id="s2"/>
            """),
        .viewController("more"), .viewController("old")),
    ],
    nonTriggering: [
      RuleExample(
        "The class performs it", code: [("HomeViewController.swift", performing("showMore"))], initial: "home",
        .viewController(
          "home", class: "HomeViewController",
          button: #"<action selector="go:" destination="home" eventType="touchUpInside" id="a1"/>"#,
          connections: #"<segue destination="more" kind="show" identifier="showMore" id="s1"/>"#),
        .viewController("more")),
      RuleExample(
        "Code that was not read may perform it", initial: "home",
        .viewController(
          "home", class: "HomeViewController",
          connections: #"<segue destination="more" kind="show" identifier="showMore" id="s1"/>"#),
        .viewController("more")),
    ])

  private static func performing(_ identifier: String) -> String {
    """
    import UIKit

    class HomeViewController: UIViewController {
      @IBAction func go(_ sender: Any) {
        performSegue(withIdentifier: "\(identifier)", sender: self)
      }
    }

    """
  }

  /// Makes the rule.
  public init() {}

  /// Finds the segues.
  public func findings(in analysis: AnalysisContext) -> [Finding] {
    let graph = analysis.graph
    return graph.transitions.compactMap { transition in
      guard transition.isManual, transition.performedAt.isEmpty, let source = graph[transition.source],
        source.platform.isTouch, !source.isLaunchScreen, let verdict = verdict(transition, source, graph)
      else { return nil }
      let target = transition.target.map { " to \(Phrase.scene($0, in: graph))" } ?? ""
      let name = transition.name.map { " '\(Phrase.shortened($0))'" } ?? ""
      return Finding(
        rule: Self.description.id, severity: verdict.isCertain ? .warning : .note,
        confidence: verdict.isCertain ? .certain : .possible,
        message: "the segue\(name) from \(Phrase.scene(source))\(target) is never performed: \(verdict.text)",
        location: transition.location, scene: source.id, transition: transition.id,
        witness: analysis.witness(to: source.id)
          + [WitnessStep(scene: source.id, text: "nothing starts the segue there", location: transition.location)])
    }
  }

  private func verdict(
    _ transition: Transition, _ source: Scene, _ graph: NavigationGraph
  ) -> (isCertain: Bool, text: String)? {
    if transition.name == nil {
      return (true, "it hangs on no control and has no identifier; connect it to one, or delete it")
    }
    if transition.isNeverPerformed {
      return (
        true,
        "it hangs on no control and no code that anything starts performs it; connect it to one, perform it, or delete it"
      )
    }
    guard graph.isCodeRead, case .open(let reason) = source.openness else { return nil }
    return (false, "no code that was followed performs it (\(reason))")
  }
}
