import NavigationModel

/// `unknown_storyboard`: a name that no storyboard has.
public struct UnknownStoryboard: Rule {
  /// What the rule is.
  public static let description = RuleDescription(
    id: "unknown_storyboard",
    summary: "A storyboard reference, property list or code names a storyboard that the project does not have.",
    rationale: """
      The app throws when the segue is performed, when the code runs, or at launch. References that name a bundle lead out of the project and \
      are left alone, and so are names of storyboards that could not be read. Where no project file says that a property \
      list belongs to an app, it is a note.
      """,
    sources: ["§6.5 (O R1)", "§8 (D A90, A91)", "§9"],
    severity: .error,
    triggering: [
      RuleExample(
        "A reference to a storyboard that was renamed", initial: "home",
        .viewController("home", button: #"<segue destination="ref" kind="show" id="s1"/>"#),
        .reference("ref", storyboard: "Settings").reported),
      RuleExample(
        "Code loads it",
        code: [
          (
            "HomeViewController.swift",
            """
            import UIKit

            class HomeViewController: UIViewController {
              @IBAction func showSettings(_ sender: Any) {
                let settings = ↓UIStoryboard(name: "Mian", bundle: nil).instantiateInitialViewController()!
                present(settings, animated: true)
              }
            }

            """
          )
        ], initial: "home",
        .viewController(
          "home", class: "HomeViewController",
          button: #"<action selector="showSettings:" destination="home" eventType="touchUpInside" id="a1"/>"#)),
    ],
    nonTriggering: [
      RuleExample(
        "A reference into the bundle of a framework", initial: "home",
        .viewController("home", button: #"<segue destination="ref" kind="show" id="s1"/>"#),
        .reference("ref", storyboard: "Kit", bundle: "org.example.kit"))
    ])

  /// Makes the rule.
  public init() {}

  /// Finds the names.
  public func findings(in analysis: AnalysisContext) -> [Finding] {
    let storyboards = analysis.graph.documents.filter { $0.format == .storyboard }
    let names = ClosestMatch(among: Set(storyboards.map(\.name)).sorted())
    var meant: [String: String?] = [:]
    return analysis.judgedIssues.compactMap { issue in
      guard case .unknownStoryboard(let name) = issue.kind else { return nil }
      let who = Phrase.namer(of: issue, otherwise: "the app's start", in: analysis.graph)
      let nearest = meant[name] ?? names.to(name)
      meant[name] = nearest
      let hint = nearest.map { ": did you mean '\($0)'?" } ?? ""
      return Finding(
        rule: Self.description.id, severity: issue.confidence == .certain ? .error : .note,
        confidence: issue.confidence,
        message: "\(who) names the storyboard '\(Phrase.shortened(name))', which the project does not have\(hint)",
        location: issue.location, scene: issue.scene, transition: issue.transition,
        witness: analysis.witness(to: issue))
    }
  }
}
