import NavigationModel
import UIKitModel

/// Finds the shortest ways to a scene, and goes each of them in every environment.
public struct ScenePathSearch: Sendable {
  /// How many ways are told.
  public static let mostWays = 10
  /// How many ways are tried: what the graph knows as a way need not be one in every environment.
  private static let mostTried = 200

  private let context: AnalysisContext
  private let graph: NavigationGraph

  /// Prepares to search.
  public init(_ context: AnalysisContext) {
    self.context = context
    graph = context.graph
  }

  /// The shortest ways to a scene.
  ///
  /// - Parameters:
  ///   - scene: The scene.
  ///   - sources: Where the ways start; empty for the entry points of the app.
  public func paths(to scene: Scene, from sources: [Scene] = []) -> ScenePaths {
    let from = sources.map(\.id)
    if !from.isEmpty { return paths(to: scene, from: sources, Trail(sources: from, origin: .scenes)) }
    let declared = paths(to: scene, from: [], Trail(sources: graph.entryPoints.map(\.scene), origin: .entryPoints))
    guard declared.ways.isEmpty else { return declared }
    let open = Trail(sources: context.reachability.instantiable.sorted(), origin: .openCode)
    let possible = paths(to: scene, from: [], open)
    return possible.ways.isEmpty ? declared : possible
  }

  private func paths(to scene: Scene, from sources: [Scene], _ trail: Trail) -> ScenePaths {
    let found = graph.shortestPaths(from: trail.sources, to: scene.id, limit: Self.mostTried) { !$0.isDead }
    var ways = found.paths.compactMap { way($0, to: scene, trail) }
    var untried: Int? = found.count == .max ? nil : found.count - found.paths.count
    if ways.isEmpty, trail.origin != .scenes {
      untried = 0
      ways = longerWay(to: scene, trail).map { [$0] } ?? []
    }
    return ScenePaths(
      scene: scene, sources: sources, ways: Array(ways.prefix(Self.mostWays)),
      more: untried.map { $0 + max(0, ways.count - Self.mostWays) }, isByOpenCode: trail.origin == .openCode,
      reason: ways.isEmpty ? reason(scene, trail, isWritten: !found.paths.isEmpty) : nil)
  }

  /// A way that the situations know, where none of the shortest ones of the graph exists anywhere.
  private func longerWay(to scene: Scene, _ trail: Trail) -> ScenePaths.Way? {
    for situations in [context.narrow, context.wide] {
      for situation in situations.of(scene.id) {
        let transitions = situations.way(to: situation).compactMap { situations.all[$0].via.flatMap(graph.transition) }
        guard trail.sources.contains(transitions.first?.source ?? scene.id) else { continue }
        if let way = way(transitions, to: scene, trail) { return way }
      }
    }
    return nil
  }
}

extension ScenePathSearch {
  /// Where ways start, and why.
  private struct Trail {
    enum Origin { case entryPoints, openCode, scenes }

    var sources: [SceneID]
    var origin: Origin
  }

  /// Goes a way in every environment; `nil` where it exists in none.
  private func way(_ transitions: [Transition], to scene: Scene, _ trail: Trail) -> ScenePaths.Way? {
    let scope = EnvironmentScope(of: scene, graph: graph, limits: context.limits)
    let start = transitions.first?.source ?? scene.id
    var environments: [Environment] = []
    var effects: [[(environment: Environment, effects: [TransitionEffect])]] = transitions.map { _ in [] }
    for collapsed in [true, false] {
      let walks = walks(over: transitions, from: start, trail, collapsed: collapsed)
      for environment in scope.environments where environment.hasCompactWidth == collapsed {
        let possible = walks.filter { exists($0, transitions, in: environment) }
        guard !possible.isEmpty else { continue }
        environments.append(environment)
        for step in transitions.indices {
          effects[step].append((environment, unique(possible.compactMap { $0[step + 1].effect })))
        }
      }
    }
    guard !environments.isEmpty else { return nil }
    let steps = zip(transitions, effects).map { step($0, $1.sorted { $0.environment < $1.environment }, scope) }
    return ScenePaths.Way(
      environments: environments.sorted(),
      limit: environments.count == scope.environments.count ? nil : scope.phrase(environments),
      steps: [first(start, trail)] + steps)
  }

  /// The situations along a way, for each situation that it can start in.
  private func walks(
    over transitions: [Transition], from start: SceneID, _ trail: Trail, collapsed: Bool
  ) -> [SituationList] {
    let situations = collapsed ? context.narrow : context.wide
    let way = transitions.compactMap { graph.position(ofTransition: $0.id) }
    guard let scene = graph.position(of: start), way.count == transitions.count else { return [] }
    var starts = [
      SituationList.Record(
        scene: scene, path: ContainerPaths.empty, presentation: -1, isOpen: trail.origin != .entryPoints,
        confidence: .certain, cameFrom: -1, via: -1, effect: nil)
    ]
    let known = situations.of(start)
    if trail.origin == .scenes, !known.isEmpty { starts = known.map { situations.all.records[$0] } }
    var search = SituationSearch(among: situations)
    return starts.compactMap { search.walk(over: way, from: $0, in: situations) }
  }

  /// Whether all controls on a way are there in an environment.
  private func exists(_ walk: SituationList, _ transitions: [Transition], in environment: Environment) -> Bool {
    transitions.enumerated().allSatisfy { index, transition in
      guard let id = transition.trigger?.objectID,
        let control = graph[transition.source]?.controls.first(where: { $0.objectID == id })
      else { return true }
      let visibility = ControlVisibility.of(control, in: walk[index], environment: environment, graph: graph)
      if case .notDrawn = visibility { return false }
      return true
    }
  }

  private func unique(_ effects: [TransitionEffect]) -> [TransitionEffect] {
    var names: Set<String> = []
    return effects.filter { names.insert($0.name).inserted }
  }
}

extension ScenePathSearch {
  private func first(_ start: SceneID, _ trail: Trail) -> ScenePaths.Step {
    if trail.origin == .scenes {
      return ScenePaths.Step(
        scene: start, cases: [], text: "starting in \(Phrase.scene(start, in: graph))",
        location: graph[start]?.location)
    }
    let step = WitnessText(graph: graph).start(start)
    return ScenePaths.Step(scene: start, cases: [], text: step.text, location: step.location)
  }

  private func step(
    _ transition: Transition, _ effects: [(environment: Environment, effects: [TransitionEffect])],
    _ scope: EnvironmentScope
  ) -> ScenePaths.Step {
    var cases: [ScenePaths.Case] = []
    for item in effects {
      let names = Set(item.effects.map(\.name))
      if let index = cases.firstIndex(where: { Set($0.effects.map(\.name)) == names }) {
        cases[index].environments.append(item.environment)
      } else {
        cases.append(ScenePaths.Case(effects: item.effects, environments: [item.environment]))
      }
    }
    let text = WitnessText(graph: graph).step(
      over: transition, cases.map { ($0.effects, scope.phrase($0.environments)) })
    return ScenePaths.Step(
      scene: transition.target ?? transition.source, transition: transition, cases: cases, text: text,
      location: transition.location)
  }

  /// Why there is no way.
  private func reason(_ scene: Scene, _ trail: Trail, isWritten: Bool) -> String? {
    if isWritten { return "what should lead there does nothing, or throws, where it would run" }
    guard trail.origin != .scenes else { return nil }
    if scene.isLaunchScreen { return "it is a launch screen, which the system shows" }
    if graph.entryPoints.isEmpty { return "nothing says where the app starts" }
    // Scenes without a document have no identifier that they could be missed by.
    let isUnheardOf = scene.document == nil && graph.incoming(scene.id).isEmpty
    let known = isUnheardOf ? "nothing that is known shows it" : UnreachableScene.reason(scene, context)
    let open = OpenTargets(graph: graph, running: context.reachability.fromEntryPoints)
    return known + (open.mayBe(scene) ? "; but code shows something that could not be followed, which may be it" : "")
  }
}
