import NavigationModel

/// Whether a user can leave what one transition presents, in every environment.
public struct Departure: Sendable {
  /// What happens in one environment on one generation of the system.
  public struct Case: Hashable, Sendable {
    /// The size classes.
    public var environment: Environment
    /// The generation.
    public var generation: OSGeneration
    /// What the presentation is there.
    public var presentation: EffectivePresentation
    /// Whether the user gets out.
    public var outcome: Outcome
  }

  /// Whether the user gets out.
  public enum Outcome: Hashable, Sendable {
    /// By a gesture or a control.
    case leaves
    /// Only code that was not read could do it; the texts say which.
    case open([String])
    /// Nothing leads out.
    case stuck
  }

  /// The transition.
  public var transition: Transition
  /// The presented scene.
  public var root: Scene
  /// The style that was asked for.
  public var style: PresentationStyle
  /// All cases, by environment, then generation.
  public var cases: [Case]
  /// The index of a situation of the root in the narrow width, for the witness.
  public var situation: Int
  /// Whether a gesture exists that the scene itself blocks.
  public var isBlocked: Bool
}

/// Judges every presentation of an app.
struct DepartureSearch {
  let graph: NavigationGraph
  let narrow: Situations
  let wide: Situations

  /// The departures, sorted by transition.
  func departures() -> [Departure] {
    narrow.presentations.compactMap(departure)
  }

  private func departure(of id: String) -> Departure? {
    guard let transition = graph.transition(id), let root = transition.target.flatMap({ graph[$0] }),
      let source = graph[transition.source], source.platform.isTouch, !source.isLaunchScreen,
      let situation = narrow.presented(by: id).first
    else { return nil }
    let scope = EnvironmentScope(document: source.document, platform: source.platform, graph: graph)
    let style = Self.style(of: transition, root)
    let inNarrow = Inside(of: transition, in: narrow, graph: graph)
    let inWide = Inside(of: transition, in: wide, graph: graph)
    let cases = scope.environments.flatMap { environment in
      scope.generations.compactMap { generation -> Departure.Case? in
        let inside = environment.hasCompactWidth ? inNarrow : inWide
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
      isBlocked: inNarrow.isBlocked)
  }

  /// The style that counts: popovers by their segue, else the segue's, else the destination's own (semantics §3.2).
  private static func style(of transition: Transition, _ root: Scene) -> PresentationStyle {
    if transition.kind == .popover { return .popover }
    return transition.presentationStyle ?? root.presentation.style ?? .automatic
  }
}

/// What there is inside of a presentation.
private struct Inside {
  let isPresented: Bool
  /// `isModalInPresentation` on the path that is visible right after presenting.
  let isBlocked: Bool
  private let leaves: Bool
  private let reasons: [String]

  init(of transition: Transition, in situations: Situations, graph: NavigationGraph) {
    let content = situations.presented(by: transition.id)
    isPresented = !content.isEmpty
    isBlocked = content.contains { index in
      let situation = situations.all[index]
      let isVisibleAtOnce = situation.effect == .present || situation.effect == .contain
      return isVisibleAtOnce && graph[situation.scene]?.presentation.isModalInPresentation == true
    }
    var survey = Survey(situations: situations, graph: graph)
    survey.visit(transition)
    leaves = survey.leaves
    reasons = survey.reasons.sorted()
  }

  func outcome(_ gesture: DismissGesture) -> Departure.Outcome {
    if leaves { return .leaves }
    switch gesture {
    case .swipe, .outsideTap: return .leaves
    case .unknown: return .open(reasons + ["its presentation controller was not read"])
    case .none: return reasons.isEmpty ? .stuck : .open(reasons)
    }
  }
}

/// Looks for ways out through a presentation and through everything that is presented from within it.
private struct Survey {
  let situations: Situations
  let graph: NavigationGraph
  var leaves = false
  var reasons: Set<String> = []
  private var visited: Set<String> = []

  init(situations: Situations, graph: NavigationGraph) {
    self.situations = situations
    self.graph = graph
  }

  mutating func visit(_ first: Transition) {
    if let source = graph[first.source], case .open(let reason) = source.openness { reasons.insert(reason) }
    if let name = first.segueClass { reasons.insert("the source of the segue class \(name) was not read") }
    if let name = first.creationSelector { reasons.insert("the segue action '\(name)' was not read") }
    var pending = [first.id]
    while let id = pending.popLast(), !leaves {
      guard visited.insert(id).inserted else { continue }
      for index in situations.presented(by: id) {
        let situation = situations.all[index]
        look(at: situation)
        // What is presented from here may take this with it when it unwinds or dismisses.
        pending += graph.outgoing(situation.scene).map(\.id).filter { !situations.presented(by: $0).isEmpty }
      }
    }
  }

  private mutating func look(at situation: Situation) {
    guard let scene = graph[situation.scene] else { return }
    if SystemControllers.leaveByThemselves.contains(scene.kind) { leaves = true }
    if case .open(let reason) = scene.openness { reasons.insert(reason) }
    if situation.isOpen { reasons.insert("a custom segue leads to '\(scene.label)'") }
    if leavesByControl(scene, situation) { leaves = true }
    for exit in graph.exits(of: scene.id) where exit.trigger == nil && scene.openness.isOpen {
      // A manual unwind segue of a class that may perform it.
      if exit.kind == .unwind { leaves = true }
    }
    for control in scene.controls where control.actions.contains(where: { $0.target == nil }) {
      reasons.insert("'\(control.label ?? control.element)' acts on an object that was not read")
    }
  }

  private func leavesByControl(_ scene: Scene, _ situation: Situation) -> Bool {
    CloseControl.of(scene, graph: graph).contains { close in
      if case .notDrawn = ControlVisibility.of(close.control, in: situation, graph: graph) { return false }
      return close.confidence == .certain || isHandled(close.control, by: scene)
    }
  }

  /// Whether an action that looks like a close button reaches code that may close.
  private func isHandled(_ control: Control, by scene: Scene) -> Bool {
    control.actions.contains { action in
      guard let target = action.target else { return true }
      return target == scene.id && scene.openness.isOpen
    }
  }
}
