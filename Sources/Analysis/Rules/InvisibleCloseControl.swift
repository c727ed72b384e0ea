import NavigationModel

/// `invisible_close_control`: the way out is there, and nobody can see it.
public struct InvisibleCloseControl: Rule {
  /// What the rule is.
  public static let description = RuleDescription(
    id: "invisible_close_control",
    summary: "The close control of a modal is in a bar that is never drawn, or is hidden.",
    rationale: """
      Only a navigation controller draws a scene's navigation item and toolbar items. A scene that is presented without \
      one, or in one whose bar is hidden, shows nothing of the Close button that its storyboard has. It is a note where \
      only the button's name says that it closes, or where a class of the app may show the bar by code.
      """,
    sources: ["§6.1 (D A27, A81)", "§7.3"],
    severity: .warning,
    triggering: [
      RuleExample(
        "Presented without its navigation controller", initial: "home",
        .viewController(
          "home", class: "HomeViewController",
          button: #"<segue destination="edit" kind="presentation" id="s1"/>"#),
        .unwindingViewController("edit", class: "EditViewController", item: "cancel", isReported: true)),
      RuleExample(
        "Not installed in compact height", initial: "home",
        .viewController(
          "home", class: "HomeViewController",
          button: #"<segue destination="edit" kind="presentation" id="s1"/>"#),
        .viewController(
          "edit", class: "EditViewController",
          view: """
            <subviews>
              ↓<button id="close">
                <connections>
                  <segue destination="exit" kind="unwind" unwindAction="unwindToHome:" id="s2"/>
                </connections>
              </button>
            </subviews>
            <variation key="heightClass=compact">
              <mask key="subviews">
                <exclude reference="close"/>
              </mask>
            </variation>
            """,
          others: #"<exit id="exit" userLabel="Exit" sceneMemberID="exit"/>"#)),
    ],
    nonTriggering: [
      RuleExample(
        "Presented inside of one", initial: "home",
        .viewController(
          "home", class: "HomeViewController",
          button: #"<segue destination="nav" kind="presentation" id="s1"/>"#),
        .navigationController("nav", root: "edit"),
        .unwindingViewController("edit", class: "EditViewController", item: "cancel"))
    ])

  /// Makes the rule.
  public init() {}

  /// Finds the controls: one finding each, for the first situation in which it is not seen.
  public func findings(in analysis: AnalysisContext) -> [Finding] {
    let harmless = Harmless(analysis)
    return analysis.judgedScenes.filter { $0.platform.isTouch && !$0.controls.isEmpty }.flatMap { scene in
      (analysis.closeControls[scene.id] ?? []).compactMap { finding($0, of: scene, harmless, analysis) }
    }
  }

  /// Presentations in which nobody needs the control.
  private struct Harmless {
    /// Those that a delegate wraps in a navigation controller where they adapt.
    let barred: Set<String>
    /// Those that are a popover wherever they are shown: a tap beside it closes it.
    let popovers: Set<String>

    init(_ analysis: AnalysisContext) {
      barred = Set(analysis.graph.transitions.filter { $0.adaptivity?.addsBar == true }.map(\.id))
      popovers = Set(
        analysis.departures.filter { departure in
          departure.cases.allSatisfy { $0.presentation == .popover && $0.outcome == .leaves }
        }.map(\.transition.id))
    }
  }

  private func finding(
    _ close: CloseControl, of scene: Scene, _ harmless: Harmless, _ analysis: AnalysisContext
  ) -> Finding? {
    for index in analysis.narrow.of(scene.id) {
      let situation = analysis.narrow.all[index]
      // Elsewhere the back button leads out.
      guard let presentation = situation.presentation, !situation.isOpen,
        !harmless.popovers.contains(presentation)
      else { continue }
      if close.control.placement == .navigationItem, harmless.barred.contains(presentation) { continue }
      if let found = unseen(close, index, analysis) ?? uninstalled(close, index, analysis) { return found }
    }
    return nil
  }

  /// The control is drawn nowhere.
  private func unseen(_ close: CloseControl, _ index: Int, _ analysis: AnalysisContext) -> Finding? {
    switch ControlVisibility.of(close.control, in: analysis.narrow.all[index], graph: analysis.graph) {
    case .drawn:
      return nil
    case .notDrawn(let reason):
      return finding(close, index, reason, isCertain: close.confidence == .certain, analysis)
    case .perhapsNot(let reason):
      // Hidden at first and shown by code is the usual life of a control; a bar that nothing shows is not. Where neither
      // is sure, that it closes and that it is hidden, there is nothing to tell.
      let isTold = !close.control.isConcealed && close.confidence == .certain
      return isTold ? finding(close, index, reason, isCertain: false, analysis) : nil
    }
  }

  /// A size class takes the control away, and no other close control is there instead.
  private func uninstalled(_ close: CloseControl, _ index: Int, _ analysis: AnalysisContext) -> Finding? {
    let situation = analysis.narrow.all[index]
    guard !close.control.absentIn.isEmpty, let scene = analysis.graph[situation.scene] else { return nil }
    let scope = EnvironmentScope(of: scene, graph: analysis.graph, limits: analysis.limits)
    let controls = analysis.closeControls[scene.id] ?? []
    let without = scope.environments.filter { environment in
      controls.allSatisfy { other in
        ControlVisibility.of(other.control, in: situation, environment: environment, graph: analysis.graph) != .drawn
      }
    }
    guard !without.isEmpty else { return nil }
    let places = Phrase.list(without.map(\.name))
    return finding(
      close, index, "a size class variation takes it away \(places)", isCertain: close.confidence == .certain,
      environments: without, analysis)
  }

  private func finding(
    _ close: CloseControl, _ index: Int, _ reason: String, isCertain: Bool, environments: [Environment] = [],
    _ analysis: AnalysisContext
  ) -> Finding {
    let situation = analysis.narrow.all[index]
    let isSeenElsewhere = analysis.narrow.of(situation.scene).contains { other in
      let situation = analysis.narrow.all[other]
      return situation.presentation != nil
        && ControlVisibility.of(close.control, in: situation, graph: analysis.graph) == .drawn
    }
    let presenter = situation.presentation.flatMap { analysis.graph.transition($0)?.location }
    let extent =
      !environments.isEmpty
      ? "not always seen"
      : isSeenElsewhere ? "not seen where \(presenter.map { "\($0) " } ?? "code ")presents it" : "never seen"
    let cure =
      environments.isEmpty
      ? "present the scene inside a navigation controller or put the control into its view"
      : "install it in every size class"
    return Finding(
      rule: Self.description.id, severity: isCertain ? .warning : .note,
      confidence: isCertain ? .certain : .possible,
      message: "the \(Phrase.control(close.control)) of \(Phrase.scene(situation.scene, in: analysis.graph)) is "
        + "\(extent): \(reason); \(cure)",
      location: close.control.location, scene: situation.scene, transition: situation.presentation,
      environments: environments, witness: analysis.witness(to: index, in: analysis.narrow))
  }
}
