import NavigationModel

/// `duplicate_identifier`: one name for two things.
public struct DuplicateIdentifier: Rule {
  /// What the rule is.
  public static let description = RuleDescription(
    id: "duplicate_identifier",
    summary: "Two segues of one scene, or two scenes of one storyboard, have the same identifier.",
    rationale: """
      Code that performs the segue or makes the scene by that name gets one of the two, and which one is not defined. Segue \
      identifiers belong to their source scene, so the same one in two scenes is fine.
      """,
    sources: ["§3.3", "§9 (L2)"],
    severity: .warning,
    triggering: [
      RuleExample(
        "Two segues of one scene", initial: "home",
        .viewController(
          "home",
          connections: """
            <segue destination="a" kind="show" identifier="go" id="s1"/>
            ↓<segue destination="b" kind="show" identifier="go" id="s2"/>
            """),
        .viewController("a"),
        .viewController("b")),
      RuleExample(
        "Two scenes of one storyboard", initial: "home",
        .viewController("home", identifier: "Home"),
        .viewController("copy", identifier: "Home").reported),
    ],
    nonTriggering: [
      RuleExample(
        "The same identifier in two scenes", initial: "home",
        .viewController("home", button: #"<segue destination="a" kind="show" identifier="go" id="s1"/>"#),
        .viewController("a", button: #"<segue destination="home" kind="show" identifier="go" id="s2"/>"#))
    ])

  /// Makes the rule.
  public init() {}

  /// Finds the identifiers.
  public func findings(in analysis: AnalysisContext) -> [Finding] {
    segues(analysis) + scenes(analysis)
  }

  private func segues(_ analysis: AnalysisContext) -> [Finding] {
    analysis.judgedScenes.flatMap { scene in
      // An unwind segue has a transition for each scene that it may lead to.
      var places: Set<SourceLocation> = []
      let segues = analysis.graph.outgoing(scene.id).filter {
        $0.origin == .interfaceBuilder && $0.name != nil && ($0.kind != .unwind || places.insert($0.location).inserted)
      }
      let groups = Dictionary(grouping: segues) { $0.name ?? "" }
      return groups.sorted { $0.key < $1.key }.flatMap { identifier, segues in
        repeats(segues, \.location).map { first, segue in
          Finding(
            rule: Self.description.id, severity: .warning,
            message: "a second segue of \(Phrase.scene(scene)) has the identifier '\(Phrase.shortened(identifier))' "
              + "(the first is at line \(first.location.line ?? 0)): rename one",
            location: segue.location, scene: scene.id, transition: segue.id, witness: analysis.witness(to: scene.id))
        }
      }
    }
  }

  private func scenes(_ analysis: AnalysisContext) -> [Finding] {
    analysis.graph.documents.filter { !$0.isLaunchScreen }.flatMap { document in
      let scenes = document.scenes.compactMap { analysis.graph[$0] }.filter { $0.storyboardIdentifier != nil }
      let groups = Dictionary(grouping: scenes) { $0.storyboardIdentifier ?? "" }
      return groups.sorted { $0.key < $1.key }.flatMap { identifier, scenes in
        repeats(scenes) { $0.location ?? SourceLocation(file: document.path) }.map { first, scene in
          Finding(
            rule: Self.description.id, severity: .warning,
            message: "\(Phrase.scene(scene)) has the same storyboard identifier '\(Phrase.shortened(identifier))' as "
              + "\(Phrase.scene(first)): rename one",
            location: scene.location ?? SourceLocation(file: document.path), scene: scene.id,
            witness: analysis.witness(to: scene.id))
        }
      }
    }
  }

  /// Every element but the first in the order of the file, with the first.
  private func repeats<Element>(
    _ elements: [Element], _ location: (Element) -> SourceLocation
  ) -> [(first: Element, again: Element)] {
    let sorted = elements.sorted { location($0) < location($1) }
    return sorted.dropFirst().map { (sorted[0], $0) }
  }
}
