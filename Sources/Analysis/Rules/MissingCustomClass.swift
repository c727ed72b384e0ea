import NavigationModel

/// `missing_custom_class`: a class that Interface Builder names and no code declares.
public struct MissingCustomClass: Rule {
  /// What the rule is.
  public static let description = RuleDescription(
    id: "missing_custom_class",
    summary: "Interface Builder names a class that no code declares.",
    rationale: """
      UIKit then makes an object of the plain base class and goes on: the screen comes up without any of the behaviour that \
      the class was to bring, and throws as soon as an outlet of it is connected. It is a note where the class is in no \
      module of the project by name, so that a library which was not read may bring it.
      """,
    sources: ["§6.5 (O R1)"],
    severity: .error,
    triggering: [
      RuleExample(
        "The class was renamed", code: [("HomeController.swift", declared("HomeController"))], initial: "home",
        RuleExample.Scene(xml: controller).reported)
    ],
    nonTriggering: [
      RuleExample(
        "Its name is that of the scene", code: [("HomeViewController.swift", declared("HomeViewController"))],
        initial: "home", RuleExample.Scene(xml: controller))
    ])

  private static let controller = """
    <viewController id="home" customClass="HomeViewController" customModule="App" customModuleProvider="target" \
    sceneMemberID="viewController"/>
    """

  private static func declared(_ name: String) -> String {
    """
    import UIKit

    class \(name): UIViewController {
    }

    """
  }

  /// Makes the rule.
  public init() {}

  /// Finds the classes.
  public func findings(in analysis: AnalysisContext) -> [Finding] {
    analysis.judgedIssues.compactMap { issue in
      guard case .missingCustomClass(let name, let element) = issue.kind else { return nil }
      let isCertain = issue.confidence == .certain
      let base = "a plain \(Phrase.words(element))"
      let what = issue.scene.map { "\(Phrase.scene($0, in: analysis.graph)) names" } ?? "Interface Builder names"
      return Finding(
        rule: Self.description.id, severity: isCertain ? .error : .note, confidence: issue.confidence,
        message: "\(what) the class '\(Phrase.shortened(name))', which no code that was read declares"
          + (isCertain
            ? ": UIKit makes \(base) instead; correct the name, or take it away"
            : ": make sure that a library brings it, else UIKit makes \(base) instead"),
        location: issue.location, scene: issue.scene, transition: issue.transition,
        witness: analysis.witness(to: issue))
    }
  }
}
