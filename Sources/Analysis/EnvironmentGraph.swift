import NavigationModel
import UIKitModel

/// What UIKit makes of an app's navigation on one kind of screen (semantics §2 to §4, §6.3).
public struct EnvironmentGraph: Sendable {
  /// What becomes of a transition there.
  public enum Outcome: Hashable, Sendable {
    /// A push on a navigation stack.
    case push
    /// A column of a split view.
    case column
    /// A presentation; `nil` where the controller of the system decides itself how it looks.
    case presentation(EffectivePresentation?)
    /// What its kind says: containment, a window root, a call, an unwind, or code that was not followed.
    case unchanged
  }

  /// The size classes.
  public let environment: Environment
  /// The generation of the system.
  public let generation: OSGeneration

  private let graph: NavigationGraph
  private let situations: Situations
  /// The places of the scenes that do not exist there.
  private var absentScenes: Set<Int> = []
  /// The places of the transitions that do not exist there.
  private var absentTransitions: Set<Int> = []

  /// Works it out.
  public init(_ context: AnalysisContext, environment: Environment, generation: OSGeneration) {
    graph = context.graph
    self.environment = environment
    self.generation = generation
    let isNarrow = environment.hasCompactWidth
    situations = isNarrow ? context.narrow : context.wide
    let elsewhere = Self.foreignScenes(context, environment)
    absentTransitions = Set(graph.transitions.indices.filter { !canFire($0) })
    let alive = reached(without: elsewhere)
    let other = isNarrow ? context.wide : context.narrow
    absentScenes = elsewhere.union(
      graph.scenes.indices.filter { place in
        // What nothing leads to anywhere is no matter of the environment.
        let id = graph.scenes[place].id
        return !alive.contains(place) && !(situations.of(id).isEmpty && other.of(id).isEmpty)
      })
  }

  /// Whether a scene can be on screen there, as far as that depends on the environment.
  public func contains(_ scene: SceneID) -> Bool {
    graph.position(of: scene).map { !absentScenes.contains($0) } ?? true
  }

  /// Whether a finding holds there.
  public func contains(_ finding: Finding) -> Bool {
    (finding.environments.isEmpty || finding.environments.contains(environment))
      && (finding.osVersions.isEmpty || finding.osVersions.contains(generation))
  }

  /// What becomes of a transition there, each possibility once: a `show` can be a push in one place and a presentation in
  /// another. Empty where it does not exist there.
  public func outcomes(of transition: Transition) -> [Outcome] {
    guard let position = graph.position(ofTransition: transition.id) else { return [.unchanged] }
    guard !absentTransitions.contains(position), contains(transition.source) else { return [] }
    let effects = situations.effects(of: position)
    if effects.isEmpty { return [Self.outcome(of: transition) ?? .presentation(presentation(of: transition))] }
    var outcomes: [Outcome] = []
    // A segue that throws was meant as a push.
    if !effects.isDisjoint(with: [.push, .throwing]) { outcomes.append(.push) }
    if effects.contains(.column) { outcomes.append(.column) }
    if effects.contains(.present) { outcomes.append(.presentation(presentation(of: transition))) }
    if !effects.isDisjoint(with: [.contain, .replaceRoot, .call]) { outcomes.append(.unchanged) }
    // What it does in one place tells more than that nobody knows about another; and who pushes means a push.
    if outcomes.isEmpty { outcomes.append(transition.kind == .push ? .push : .unchanged) }
    return outcomes
  }

  /// What becomes of a transition whose scene nobody is known to get to; `nil` for a presentation.
  private static func outcome(of transition: Transition) -> Outcome? {
    switch TransitionMeaning.of(transition.sentKind) {
    case .presents: nil
    case .pushes: .push
    default: .unchanged
    }
  }

  private func presentation(of transition: Transition) -> EffectivePresentation? {
    guard let root = transition.target.flatMap({ graph[$0] }) else { return nil }
    let row = SystemControllers.row(of: root)
    if let row, row.choosesItsStyle { return nil }
    let style = transition.style(of: root)
    return AdaptedPresentation(
      style: style == .automatic ? row?.defaultStyle ?? style : style, adaptivity: transition.adaptivity,
      environment: environment,
      generation: generation
    ).presentation
  }
}

extension EnvironmentGraph {
  /// The scenes of documents that are for other devices: those of iPad on a phone, watch and Mac.
  private static func foreignScenes(_ context: AnalysisContext, _ environment: Environment) -> Set<Int> {
    let graph = context.graph
    struct Key: Hashable {
      var document: String?
      var platform: Platform
    }
    var known: [Key: Bool] = [:]
    return Set(
      graph.scenes.indices.filter { place in
        let scene = graph.scenes[place]
        guard scene.platform.isTouch else { return true }
        let key = Key(document: scene.document, platform: scene.platform)
        if let isForeign = known[key] { return isForeign }
        let scope = EnvironmentScope(of: scene, graph: graph, limits: context.limits)
        let isForeign = !scope.environments.contains(environment)
        known[key] = isForeign
        return isForeign
      })
  }

  /// Whether a transition can happen there at all: its control is there, and it is no column that is not used there.
  private func canFire(_ position: Int) -> Bool {
    let transition = graph.transitions[position]
    guard graph.usesColumn(of: transition, isCollapsed: environment.hasCompactWidth) else { return false }
    guard let control = transition.trigger?.objectID, let source = graph[transition.source] else { return true }
    return !source.controls.contains {
      $0.objectID == control && $0.absentIn.contains(environment.sizeClasses)
    }
  }

  /// The places of the scenes that the transitions which can happen lead to.
  private func reached(without foreign: Set<Int>) -> Set<Int> {
    let starts = situations.all.records.filter { $0.cameFrom < 0 }.map { graph.scenes[$0.scene].id }
    let scenes = graph.reachable(from: starts) { transition in
      guard let position = graph.position(ofTransition: transition.id) else { return false }
      let isForeign = graph.position(of: transition.source).map(foreign.contains) ?? false
      return !isForeign && !absentTransitions.contains(position) && !situations.effects(of: position).isEmpty
    }
    return Set(scenes.compactMap(graph.position(of:)).filter { !foreign.contains($0) })
  }
}
