import NavigationModel

/// `dangling_connection`: a connection to an object that is not in the document.
public struct DanglingConnection: Rule {
  /// What the rule is.
  public static let description = RuleDescription(
    id: "dangling_connection",
    summary: "A segue, action or outlet leads to an object that its document does not have.",
    rationale: """
      Deleting an object by hand, or a merge, can leave a connection whose destination is gone. Xcode fails to compile such \
      a document with a message that names neither, or drops the connection.
      """,
    sources: ["§9 (O R1)"],
    severity: .error,
    triggering: [
      RuleExample(
        "The destination was deleted", initial: "home",
        .viewController("home", button: #"↓<segue destination="gone" kind="show" identifier="go" id="s1"/>"#))
    ],
    nonTriggering: [
      RuleExample(
        "An action to the first responder", initial: "home",
        .viewController(
          "home", button: #"<action selector="help:" destination="responder" eventType="touchUpInside" id="a1"/>"#,
          others: """
            <placeholder placeholderIdentifier="IBFirstResponder" id="responder" sceneMemberID="firstResponder"/>
            """))
    ])

  /// Makes the rule.
  public init() {}

  /// Finds the connections.
  public func findings(in analysis: AnalysisContext) -> [Finding] {
    analysis.judgedIssues.compactMap { issue in
      guard case .danglingConnection(let what, let destination) = issue.kind else { return nil }
      let owner = issue.scene.map { " of \(Phrase.scene($0, in: analysis.graph))" } ?? ""
      let lost = destination.isEmpty ? "has no destination" : "leads to '\(destination)', which is not in the document"
      return Finding(
        rule: Self.description.id, severity: .error,
        message: "the \(Phrase.shortened(what))\(owner) \(lost): delete the connection or connect it again",
        location: issue.location, scene: issue.scene, transition: issue.transition,
        witness: analysis.witness(to: issue))
    }
  }
}
