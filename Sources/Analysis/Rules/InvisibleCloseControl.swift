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
      only the button's name says that it closes, or where code that was not read may show the bar.
      """,
    sources: ["§6.1 (D A27, A81)", "§7.3"],
    severity: .warning,
    triggering: [
      RuleExample(
        "Presented without its navigation controller", initial: "home",
        scenes: [
          """
          <viewController customClass="HomeViewController" id="home" sceneMemberID="viewController">
            <view key="view" id="v1"><subviews><button id="b1">
              <connections><segue destination="edit" kind="presentation" id="s1"/></connections>
            </button></subviews></view>
          </viewController>
          """,
          """
          <viewController customClass="EditViewController" id="edit" sceneMemberID="viewController">
            <navigationItem key="navigationItem" id="n1">↓<barButtonItem key="leftBarButtonItem" systemItem="cancel" id="c1">
              <connections><segue destination="x1" kind="unwind" unwindAction="unwindToHome:" id="s2"/></connections>
            </barButtonItem></navigationItem>
          </viewController>
          <exit id="x1" userLabel="Exit" sceneMemberID="exit"/>
          """,
        ])
    ],
    nonTriggering: [
      RuleExample(
        "Presented inside of one", initial: "home",
        scenes: [
          """
          <viewController customClass="HomeViewController" id="home" sceneMemberID="viewController">
            <view key="view" id="v1"><subviews><button id="b1">
              <connections><segue destination="nav" kind="presentation" id="s1"/></connections>
            </button></subviews></view>
          </viewController>
          """,
          """
          <navigationController id="nav" sceneMemberID="viewController">
            <connections><segue destination="edit" kind="relationship" relationship="rootViewController" id="r1"/></connections>
          </navigationController>
          """,
          """
          <viewController customClass="EditViewController" id="edit" sceneMemberID="viewController">
            <navigationItem key="navigationItem" id="n1"><barButtonItem key="leftBarButtonItem" systemItem="cancel" id="c1">
              <connections><segue destination="x1" kind="unwind" unwindAction="unwindToHome:" id="s2"/></connections>
            </barButtonItem></navigationItem>
          </viewController>
          <exit id="x1" userLabel="Exit" sceneMemberID="exit"/>
          """,
        ])
    ])

  /// Makes the rule.
  public init() {}

  /// Finds the controls: one finding each, for the first situation in which it is not seen.
  public func findings(in analysis: AnalysisContext) -> [Finding] {
    analysis.judgedScenes.filter { $0.platform.isTouch && !$0.controls.isEmpty }.flatMap { scene in
      CloseControl.of(scene, graph: analysis.graph).compactMap { finding($0, of: scene, analysis) }
    }
  }

  private func finding(_ close: CloseControl, of scene: Scene, _ analysis: AnalysisContext) -> Finding? {
    for index in analysis.narrow.of(scene.id) {
      let situation = analysis.narrow.all[index]
      // Elsewhere the back button leads out.
      guard situation.presentation != nil, !situation.isOpen else { continue }
      let reason: String
      var isCertain = close.confidence == .certain
      switch ControlVisibility.of(close.control, in: situation, graph: analysis.graph) {
      case .drawn: continue
      case .notDrawn(let text): reason = text
      case .perhapsNot(let text):
        // Hidden at first and shown by code is the usual life of a control; a bar that nothing shows is not.
        guard !close.control.isConcealed else { continue }
        reason = text
        isCertain = false
      }
      return Finding(
        rule: Self.description.id, severity: isCertain ? .warning : .note,
        confidence: isCertain ? .certain : .possible,
        message: "the \(Phrase.control(close.control)) of \(Phrase.scene(scene)) is never seen: \(reason)"
          + "; present the scene inside a navigation controller or put the control into its view",
        location: close.control.location, scene: scene.id, transition: situation.presentation,
        witness: analysis.witness(to: index, in: analysis.narrow))
    }
    return nil
  }
}
