import NavigationModel

/// `unreachable_scene`: a scene that nothing leads to.
public struct UnreachableScene: Rule {
  /// What the rule is.
  public static let description = RuleDescription(
    id: "unreachable_scene",
    summary: "No way leads from where the app starts to the scene.",
    rationale: """
      A scene that nothing reaches is dead weight, or a feature that users lost when a segue was deleted. Xcode warns only \
      about a scene that has neither an incoming segue nor an identifier; this rule follows all storyboards together, so \
      scenes that are only reached from an unreachable one are found too. A scene with a storyboard identifier, or the \
      initial scene of its storyboard, may be shown by code: where no code was read, or code makes it and what becomes \
      of it was not found out, that is a note, and only for the first scene of such a region.
      """,
    sources: ["§8 (D A90–A93)", "§6.5 (O R1, T27)", "§3.3 (D A69)"],
    severity: .warning,
    triggering: [
      RuleExample(
        "A scene without segue and identifier, and one that only it shows", initial: "home",
        .viewController("home"),
        .viewController(
          "lost", title: "Lost", connections: #"<segue destination="next" kind="show" identifier="go" id="s1"/>"#
        ).reported,
        .viewController("next", title: "Next").reported),
      RuleExample(
        "A manual segue without identifier can never be performed", initial: "home",
        .viewController(
          "home", class: "HomeViewController",
          connections: #"<segue destination="old" kind="show" id="s1"/>"#),
        .viewController("old", title: "Old").reported),
      RuleExample(
        "Only code could show a scene with an identifier", severity: .note, initial: "home",
        .viewController("home"),
        .viewController("about", identifier: "about").reported),
    ],
    nonTriggering: [
      RuleExample(
        "Reached over a tab bar and a row", initial: "tabs",
        .tabBarController("tabs", tab: "list"),
        RuleExample.Scene(
          xml: """
            <tableViewController id="list" sceneMemberID="viewController">
              <tableView key="view" id="table">
                <prototypes>
                  <tableViewCell id="row">
                    <connections>
                      <segue destination="detail" kind="show" id="s1"/>
                    </connections>
                  </tableViewCell>
                </prototypes>
              </tableView>
            </tableViewController>
            """),
        .viewController("detail"))
    ])

  /// Makes the rule.
  public init() {}

  /// Finds the scenes.
  public func findings(in analysis: AnalysisContext) -> [Finding] {
    guard !analysis.graph.entryPoints.isEmpty else { return [] }
    let reachability = analysis.reachability
    // Scenes that only code makes are there because some code shows them.
    return analysis.judgedScenes.filter { $0.document != nil }.compactMap { scene in
      if !reachability.perhaps.contains(scene.id) { return unreachable(scene, analysis) }
      guard !reachability.fromEntryPoints.contains(scene.id), isHead(scene, analysis) else { return nil }
      return onlyByCode(scene, analysis)
    }
  }

  /// Whether nothing in Interface Builder leads to the scene, so that its region starts here.
  private func isHead(_ scene: Scene, _ analysis: AnalysisContext) -> Bool {
    // Code loads every xib; to say so of each would tell nobody anything.
    guard scene.document.flatMap(analysis.graph.document)?.format != .xib else { return false }
    return analysis.graph.incoming(scene.id).allSatisfy { $0.source == scene.id || $0.kind == .unwind || $0.isDead }
  }

  private func unreachable(_ scene: Scene, _ analysis: AnalysisContext) -> Finding? {
    guard let location = scene.location else { return nil }
    let isComplete = !mayBeShownByUnreadable(scene, analysis.graph) && !isOfferedToOthers(scene, analysis.graph)
    return Finding(
      rule: Self.description.id, severity: isComplete ? .warning : .note,
      confidence: isComplete ? .certain : .possible,
      message: "\(Phrase.scene(scene)) is unreachable: \(Self.reason(scene, analysis)); connect it or delete it",
      location: location, scene: scene.id, witness: analysis.witness(to: scene.id))
  }

  /// Why nothing leads to a scene.
  static func reason(_ scene: Scene, _ analysis: AnalysisContext) -> String {
    let graph = analysis.graph
    let sources = graph.incoming(scene.id).filter { $0.kind != .unwind && $0.source != scene.id }
    if let dead = sources.first(where: { $0.isDead && analysis.reachability.perhaps.contains($0.source) }) {
      let source = Phrase.scene(dead.source, in: graph)
      return dead.name.map { "no code performs the segue '\(Phrase.shortened($0))' from \(source)" }
        ?? "the segue from \(source) hangs on no control and has no identifier to perform it by"
    }
    guard sources.isEmpty else {
      let names = Set(sources.map { Phrase.scene($0.source, in: graph) }).sorted()
      return "it is only shown from \(Phrase.list(names)), which is unreachable too"
    }
    if let identifier = scene.storyboardIdentifier {
      let isMadeElsewhere = graph.instantiations.scenes.contains { made in
        graph[made].map { $0.storyboardIdentifier == identifier && $0.document != scene.document } ?? false
      }
      return "no segue leads to it, and no code makes it \(isMadeElsewhere ? "from this storyboard " : "")"
        + "by its identifier '\(Phrase.shortened(identifier))'"
    }
    return scene.isInitial
      ? "no segue leads to it, and no code makes the initial scene of its storyboard"
      : "nothing shows it and it has no storyboard identifier"
  }

  /// Whether a scene has a handle for code, and belongs to no target that starts anything: a framework's users may show it.
  private func isOfferedToOthers(_ scene: Scene, _ graph: NavigationGraph) -> Bool {
    guard scene.storyboardIdentifier != nil || scene.isInitial, let document = scene.document else { return false }
    let targets = graph.targets(ofDocument: document)
    let starting = Set(graph.entryPoints.compactMap(\.target))
    return !targets.isEmpty && targets.allSatisfy { !starting.contains($0.id) && !starting.contains($0.name) }
  }

  /// Whether a storyboard of the same target could not be read: it may lead here.
  private func mayBeShownByUnreadable(_ scene: Scene, _ graph: NavigationGraph) -> Bool {
    let targets = Set(scene.document.map(graph.targets(ofDocument:))?.map(\.id) ?? [])
    return graph.diagnostics.contains { diagnostic in
      guard diagnostic.severity == .error, diagnostic.location.file.hasSuffix(".storyboard") else { return false }
      let others = graph.targets(ofDocument: diagnostic.location.file).map(\.id)
      return targets.isEmpty || others.isEmpty || !targets.isDisjoint(with: others)
    }
  }

  private func onlyByCode(_ scene: Scene, _ analysis: AnalysisContext) -> Finding? {
    let graph = analysis.graph
    guard let location = scene.location else { return nil }
    let handle =
      scene.storyboardIdentifier.map { "its identifier '\(Phrase.shortened($0))'" } ?? "its storyboard's initial scene"
    return Finding(
      rule: Self.description.id, severity: .note, confidence: .possible,
      message: graph.isCodeRead
        ? "\(Phrase.scene(scene)) is shown by nothing that is known: "
          + Self.making(of: scene, by: handle, graph.instantiations)
        : "\(Phrase.scene(scene)) is shown by nothing in Interface Builder: only code could show it, by \(handle)",
      location: location, scene: scene.id, witness: analysis.witness(to: scene.id))
  }

  /// How code may make a scene.
  private static func making(of scene: Scene, by handle: String, _ instantiations: Instantiations) -> String {
    if instantiations.scenes.contains(scene.id) {
      return "code makes it by \(handle), and what becomes of it could not be followed"
    }
    if scene.storyboardIdentifier.map(instantiations.namedIdentifiers.contains) == true {
      return "code names \(handle), and what becomes of that could not be followed"
    }
    return "code that makes scenes by names which could not be followed may make it, by \(handle)"
  }
}
