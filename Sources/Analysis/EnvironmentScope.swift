import NavigationModel

/// The environments and generations of the system that a document is judged in: what its targets run on.
public struct EnvironmentScope: Hashable, Sendable {
  /// The environments, in their order.
  public var environments: [Environment]
  /// The generations, in their order.
  public var generations: [OSGeneration]
  /// Whether it runs on iPad only, so that compact width means a narrow window.
  public var isForPadAlone: Bool

  /// Everything that an app which says nothing may meet; generations that current SDKs no longer target are left out.
  public static let `default` = EnvironmentScope(
    environments: Environment.allCases, generations: [.from13To17, .from18])

  init(environments: [Environment], generations: [OSGeneration], isForPadAlone: Bool = false) {
    self.environments = environments
    self.generations = generations
    self.isForPadAlone = isForPadAlone
  }

  /// What the targets of a scene run on together, as far as it counts.
  init(of scene: Scene, graph: NavigationGraph, limits: EnvironmentLimits) {
    let platform = scene.platform
    let targets = Self.targets(of: scene, graph: graph).filter { $0.platform.isTouch }
    var environments = Set(targets.flatMap(Self.environments))
    if targets.isEmpty { environments = Set(Environment.allCases) }
    if platform == .iPad { environments.formIntersection([.regularRegular, .compactRegular]) }
    var generations = Set(targets.flatMap { Self.generations(from: $0.deploymentTarget) })
    if targets.isEmpty { generations = Set(Self.default.generations) }
    let hasPadTargetsOnly = !targets.isEmpty && targets.allSatisfy { $0.deviceFamilies == [.iPad] }
    self.init(
      environments: limits.environments(among: environments.sorted()),
      generations: limits.generations(among: generations.sorted()),
      isForPadAlone: platform == .iPad || hasPadTargetsOnly)
  }

  /// The targets of its document or its class; what belongs to none that is known may run in any.
  private static func targets(of scene: Scene, graph: NavigationGraph) -> [AppTarget] {
    if let document = scene.document { return graph.targets(ofDocument: document) }
    let own = graph.targets.filter { scene.targets.contains($0.id) }
    return own.isEmpty ? graph.targets : own
  }

  private static func environments(of target: AppTarget) -> [Environment] {
    let families = target.deviceFamilies.isEmpty ? [.iPhone, .iPad] : target.deviceFamilies
    var environments: Set<Environment> = []
    if families.contains(.iPad) { environments.formUnion([.regularRegular, .compactRegular]) }
    if families.contains(.iPhone) {
      environments.insert(.compactRegular)
      if target.supportsLandscapeOnPhone != false { environments.formUnion([.compactCompact, .regularCompact]) }
    }
    return Array(environments)
  }

  private static func generations(from deploymentTarget: String?) -> [OSGeneration] {
    guard let major = deploymentTarget?.split(separator: ".").first.flatMap({ Int($0) }) else {
      return Self.default.generations
    }
    if major >= 18 { return [.from18] }
    return major >= 13 ? [.from13To17, .from18] : OSGeneration.allCases
  }
}

extension EnvironmentScope {
  /// What a person would call some of the environments, to stand behind what happens there.
  func phrase(_ some: [Environment]) -> String {
    let width = Dictionary(grouping: environments, by: \.hasCompactWidth)
    if width.count == 2, width[true] == some.sorted() { return "in compact width" }
    if width.count == 2, width[false] == some.sorted() { return "in regular width" }
    return Phrase.list(some.sorted().map(name))
  }

  private func name(_ environment: Environment) -> String {
    guard environment == .compactRegular else { return environment.name }
    if isForPadAlone { return "in narrow iPad windows" }
    return environments.contains(.regularRegular) ? environment.name : "on iPhone in portrait"
  }
}
