import NavigationModel
import ParallelMap

/// What rules look at: the graph, and what UIKit makes of it.
public struct AnalysisContext: Sendable {
  /// The linked graph.
  public let graph: NavigationGraph
  /// Which scenes a user can get to.
  public let reachability: Reachability
  /// The scenes that rules judge: no launch screens, nothing that is only a name, no scenes of somebody else.
  public let judgedScenes: [Scene]
  /// The situations in compact width.
  public let narrow: Situations
  /// The situations in regular width.
  public let wide: Situations
  /// The controls of each scene that leave it, or look as if they did.
  public let closeControls: [SceneID: [CloseControl]]
  /// Whether a user can leave what is presented, sorted by transition.
  public let departures: [Departure]
  /// The environments that count.
  public let limits: EnvironmentLimits
  private let findsWitnesses: Bool
  private let narrowMemory = WitnessMemory()
  private let wideMemory = WitnessMemory()

  /// Simulates a graph.
  ///
  /// - Parameters:
  ///   - graph: The graph.
  ///   - findsWitnesses: Whether ``witness(to:)`` answers; without, it has no steps.
  ///   - limits: The environments that count.
  public init(graph: NavigationGraph, findsWitnesses: Bool = true, limits: EnvironmentLimits = EnvironmentLimits()) {
    self.graph = graph
    self.limits = limits
    self.findsWitnesses = findsWitnesses
    judgedScenes = graph.scenes.filter { !$0.isLaunchScreen && ![.unresolved, .system, .flow].contains($0.kind) }
    let reachability = Reachability(graph: graph)
    self.reachability = reachability
    let starts = graph.entryPoints.map {
      SituationSearch.Start(scene: $0.scene, confidence: $0.confidence, isOpen: false)
    }
    let open = reachability.instantiable.sorted().map {
      SituationSearch.Start(scene: $0, confidence: .possible, isOpen: true)
    }
    let widths = parallelMap([true, false]) { collapsed in
      var search = SituationSearch(graph: graph, collapsed: collapsed)
      return search.run(starts: starts, openStarts: open)
    }
    narrow = widths[0]
    wide = widths[1]
    let controls = parallelMap(graph.scenes) { CloseControl.of($0, graph: graph) }
    closeControls = Dictionary(uniqueKeysWithValues: zip(graph.scenes.map(\.id), controls))
    departures = DepartureSearch(
      graph: graph, narrow: narrow, wide: wide, closeControls: closeControls, limits: limits
    ).departures()
  }

  /// What the simulation left out, so that findings may be missing.
  public var diagnostics: [Diagnostic] {
    let scenes = Set(narrow.truncatedScenes + wide.truncatedScenes).sorted().compactMap { graph[$0] }
    guard let first = scenes.first else { return [] }
    let others = scenes.count - 1
    let more = others == 0 ? "" : ", as can \(others) other\(others == 1 ? "" : "s")"
    return [
      Diagnostic(
        severity: .warning,
        message: "\(Phrase.scene(first)) can be shown in more than \(Situations.mostPerScene) ways\(more); "
          + "so many were followed, and findings about the rest may be missing",
        location: first.location ?? SourceLocation(file: first.document ?? ""))
    ]
  }

  /// What the linker could not follow and rules judge: nothing of launch screens, which are a picture (semantics §8).
  public var judgedIssues: [LinkingIssue] {
    graph.issues.filter { issue in
      var document = issue.location.file
      if case .conflictingLocalisation(let base, _) = issue.kind { document = base }
      return graph.document(document)?.isLaunchScreen != true
    }
  }

  /// The steps that lead to a situation.
  public func witness(to situation: Int, in situations: Situations) -> [WitnessStep] {
    guard findsWitnesses else { return [] }
    return WitnessText(graph: graph).steps(
      situations.way(to: situation), in: situations.all, situations.collapsed ? narrowMemory : wideMemory)
  }

  /// The steps that lead to a scene, in the width that reaches it first; where nothing does, those from the nearest scene
  /// that nothing leads to.
  public func witness(to scene: SceneID) -> [WitnessStep] {
    for situations in [narrow, wide] {
      if let first = situations.of(scene).first { return witness(to: first, in: situations) }
    }
    return findsWitnesses ? WitnessText(graph: graph).trail(to: scene) : []
  }

  /// The steps that lead to the scene of an issue; none where it belongs to no scene.
  func witness(to issue: LinkingIssue) -> [WitnessStep] { issue.scene.map(witness(to:)) ?? [] }
}
