import NavigationModel
import ParallelMap
import UIKitModel

/// Judges every presentation of an app.
struct DepartureSearch {
  private let graph: NavigationGraph
  private let limits: EnvironmentLimits
  private let narrow: Situations
  private let wide: Situations
  private let waysOut: [Environment: WaysOut]
  private let presenters: PresenterSide

  init(
    graph: NavigationGraph, narrow: Situations, wide: Situations, closeControls: [SceneID: [CloseControl]],
    limits: EnvironmentLimits
  ) {
    self.graph = graph
    self.limits = limits
    self.narrow = narrow
    self.wide = wide
    // In compact height the same holds as in regular height, unless controls come and go with it.
    let hasVariations = graph.scenes.contains { scene in scene.controls.contains { !$0.absentIn.isEmpty } }
    let environments = Environment.allCases.filter { hasVariations || !$0.hasCompactHeight }
    let exitIndex = ExitIndex(graph: graph)
    presenters = PresenterSide(graph: graph, narrow: narrow, wide: wide, exitIndex: exitIndex)
    let found = parallelMap(environments) { environment in
      WaysOut(
        in: environment.hasCompactWidth ? narrow : wide, graph: graph, environment: environment,
        closeControls: closeControls, exitIndex: exitIndex)
    }
    waysOut = Dictionary(uniqueKeysWithValues: zip(environments, found))
  }

  /// The departures, sorted by transition.
  func departures() -> [Departure] {
    let presentations = graph.transitions.indices.filter { !narrow.presented(by: $0).isEmpty }
    return parallelMap(presentations) { departure(of: $0) }.compactMap { $0 }
  }

  private func departure(of position: Int) -> Departure? {
    let transition = graph.transitions[position]
    guard let root = transition.target.flatMap({ graph[$0] }), let source = graph[transition.source],
      // What is presented may be of another platform than the shared code that presents it.
      source.platform.isTouch, root.platform.isTouch, !source.isLaunchScreen,
      // Of a scene that is only a name nothing can be said.
      root.kind != .unresolved,
      let situation = narrow.presented(by: position).first
    else { return nil }
    let scope = EnvironmentScope(of: source, graph: graph, limits: limits)
    let style = transition.style(of: root)
    let presenter = presenters.offer(position, transition, source: source, root: root, style: style)
    let blocks = (narrow: isBlocked(position, in: narrow), wide: isBlocked(position, in: wide))
    let cases = scope.environments.flatMap { environment -> [Departure.Case] in
      // A `show` may be a modal in one width only.
      guard !(environment.hasCompactWidth ? narrow : wide).presented(by: position).isEmpty else { return [] }
      let inside = finding(position, in: environment)
      let isBlocked = environment.hasCompactWidth ? blocks.narrow : blocks.wide
      return scope.generations.map { generation in
        let adapted = AdaptedPresentation(
          style: style, adaptivity: transition.adaptivity, environment: environment, generation: generation)
        let gesture = DismissGesture.of(
          adapted.presentation, in: environment, on: generation, isEdgeAttached: transition.isEdgeAttached)
        var offer = presenter
        offer.leaves = offer.leaves || adapted.hasCloseControl || adapted.hasBar && inside.leavesWithBar
        offer.reasons += adapted.reasons
        return Departure.Case(
          environment: environment, generation: generation, presentation: adapted.presentation,
          outcome: Self.outcome(
            inside, presenter: offer, gesture: DismissGate.remaining(gesture, isRefused: isBlocked, on: generation)))
      }
    }
    return Departure(
      transition: transition, root: root, style: style, cases: cases, situation: situation,
      isForPadAlone: scope.isForPadAlone, isBlocked: blocks.narrow)
  }

  private func finding(_ position: Int, in environment: Environment) -> WaysOut.Finding {
    let tall: Environment = environment.hasCompactWidth ? .compactRegular : .regularRegular
    return (waysOut[environment] ?? waysOut[tall])?.finding(position) ?? WaysOut.Finding()
  }

  private static func outcome(
    _ inside: WaysOut.Finding, presenter: PresenterSide.Offer, gesture: DismissGesture
  ) -> Departure.Outcome {
    if inside.leaves || presenter.leaves { return .leaves }
    let reasons = presenter.reasons + inside.reasons.filter { !presenter.reasons.contains($0) }
    switch gesture {
    case .unknown: return .open(reasons + ["what its presentation controller does is not known"])
    case .none: return reasons.isEmpty ? .stuck : .open(reasons)
    default: return .leaves
    }
  }
}

extension DepartureSearch {
  /// `isModalInPresentation` on the path that is visible right after presenting (semantics §2.4).
  private func isBlocked(_ position: Int, in situations: Situations) -> Bool {
    graph.transitions[position].isModalInPresentation
      || situations.presented(by: position).contains { index in
        graph.scenes[situations.all.records[index].scene].presentation.isModalInPresentation
          && isVisibleAtOnce(index, in: situations)
      }
  }

  /// Whether a situation is on screen as soon as the presentation is: its root, and down from there the children; of tabs
  /// only the first one.
  private func isVisibleAtOnce(_ index: Int, in situations: Situations) -> Bool {
    let situation = situations.all[index]
    switch situation.effect {
    case .present:
      return true
    case .contain:
      guard let container = situation.cameFrom, isVisibleAtOnce(container, in: situations) else { return false }
      let parent = situations.all[container].scene
      return graph[parent]?.kind != .tabBarController || graph.children(of: parent).first?.id == situation.via
    default:
      return false
    }
  }
}

extension Transition {
  /// The style that counts where it presents a scene: a popover by its kind, else the segue's, else the scene's own
  /// (semantics §3.2).
  func style(of root: Scene) -> PresentationStyle {
    kind == .popover ? .popover : presentationStyle ?? root.presentation.style ?? .automatic
  }
}
