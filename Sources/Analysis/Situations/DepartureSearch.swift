import NavigationModel
import ParallelMap

/// Judges every presentation of an app.
struct DepartureSearch {
  let graph: NavigationGraph
  let narrow: Situations
  let wide: Situations
  let closeControls: [SceneID: [CloseControl]]

  /// The departures, sorted by transition.
  func departures() -> [Departure] {
    parallelMap(narrow.presentations) { departure(of: $0) }.compactMap { $0 }
  }

  private func departure(of id: String) -> Departure? {
    guard let transition = graph.transition(id), let root = transition.target.flatMap({ graph[$0] }),
      let source = graph[transition.source], source.platform.isTouch, !source.isLaunchScreen,
      // Of a scene that is only a name nothing can be said.
      root.kind != .unresolved,
      let situation = narrow.presented(by: id).first
    else { return nil }
    let scope = EnvironmentScope(document: source.document, platform: source.platform, graph: graph)
    let style = Self.style(of: transition, root)
    let presenter = presenterReasons(transition, source: source, root: root, style: style)
    let tall = (
      narrow: content(transition, in: .compactRegular, presenter: presenter),
      wide: content(transition, in: .regularRegular, presenter: presenter)
    )
    let cases = scope.environments.flatMap { environment in
      var inside = environment.hasCompactWidth ? tall.narrow : tall.wide
      if environment.hasCompactHeight, inside.dependsOnHeight {
        inside = content(transition, in: environment, presenter: presenter)
      }
      return scope.generations.compactMap { generation -> Departure.Case? in
        // A `show` may be a modal in one width only.
        guard inside.isPresented else { return nil }
        let presentation = PresentationTable.effective(style, in: environment, on: generation)
        let gesture = inside.isBlocked ? .none : DismissGesture.of(presentation, on: generation)
        return Departure.Case(
          environment: environment, generation: generation, presentation: presentation,
          outcome: inside.outcome(gesture))
      }
    }
    return Departure(
      transition: transition, root: root, style: style, cases: cases, situation: situation,
      isForPadAlone: scope.isForPadAlone, isBlocked: tall.narrow.isBlocked)
  }

  private func content(
    _ transition: Transition, in environment: Environment, presenter: Set<String>
  ) -> PresentationContent {
    PresentationContent(
      of: transition, in: environment.hasCompactWidth ? narrow : wide, graph: graph, environment: environment,
      closeControls: closeControls, presenter: presenter)
  }

  /// What was not read on the presenter's side that may close what it presents.
  ///
  /// A class of the app that presents may add the control for a popover (as its adaptivity delegate) or to the bar of a
  /// container, and may dismiss what it presented by code in the first place. A scene of a plain class that a control
  /// presents has nothing that could call it back.
  private func presenterReasons(
    _ transition: Transition, source: Scene, root: Scene, style: PresentationStyle
  ) -> Set<String> {
    var reasons: Set<String> = []
    let mayTakePart = transition.isManual || style == .popover || root.kind.isContainer
    if mayTakePart, case .open(let reason) = source.openness { reasons.insert(reason) }
    if let name = transition.segueClass { reasons.insert("the source of the segue class \(name) was not read") }
    if let name = transition.creationSelector { reasons.insert("the segue action '\(name)' was not read") }
    return reasons
  }

  /// The style that counts: popovers by their segue, else the segue's, else the destination's own (semantics §3.2).
  private static func style(of transition: Transition, _ root: Scene) -> PresentationStyle {
    if transition.kind == .popover { return .popover }
    return transition.presentationStyle ?? root.presentation.style ?? .automatic
  }
}
