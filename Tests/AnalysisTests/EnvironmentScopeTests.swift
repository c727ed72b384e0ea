import NavigationModel
import Testing

@testable import Analysis

/// What a document is judged in (§1): the devices, orientations and systems of its targets.
@Suite struct EnvironmentScopeTests {
  private func scope(_ targets: AppTarget..., platform: Platform = .iOS) -> [String] {
    let graph = NavigationGraph(targets: targets)
    let scope = EnvironmentScope(
      of: Self.scene(in: "Main.storyboard", for: platform), graph: graph, limits: EnvironmentLimits())
    return scope.environments.map(\.rawValue) + scope.generations.map(\.rawValue)
  }

  private func target(
    _ families: [AppTarget.DeviceFamily] = [], id: String = "App", platform: Platform = .iOS,
    from deploymentTarget: String? = nil, landscape: Bool? = nil, documents: [String] = ["Main.storyboard"]
  ) -> AppTarget {
    AppTarget(
      id: id, name: id, platform: platform, deploymentTarget: deploymentTarget, deviceFamilies: families,
      supportsLandscapeOnPhone: landscape, documents: documents)
  }

  private static func scene(
    in document: String? = nil, for platform: Platform = .iOS, targets: [String] = []
  ) -> Scene {
    Scene(
      id: SceneID(rawValue: "scene"), kind: .viewController, label: "Scene", document: document, platform: platform,
      targets: targets)
  }

  private let current = ["13-17", "18+"]

  @Test func families() {
    #expect(scope(target()) == ["RR", "CR", "CC", "RC"] + current)
    #expect(scope(target([.iPhone, .iPad])) == ["RR", "CR", "CC", "RC"] + current)
    #expect(scope(target([.iPhone])) == ["CR", "CC", "RC"] + current)
    // A narrow window of an iPad has compact width.
    #expect(scope(target([.iPad])) == ["RR", "CR"] + current)
  }

  @Test func orientations() {
    #expect(scope(target([.iPhone], landscape: false)) == ["CR"] + current)
    #expect(scope(target([.iPhone], landscape: true)) == ["CR", "CC", "RC"] + current)
    #expect(scope(target([.iPhone, .iPad], landscape: false)) == ["RR", "CR"] + current)
    #expect(scope(target(landscape: false)) == ["RR", "CR"] + current)
  }

  @Test func documentsForPad() {
    #expect(scope(target(), platform: .iPad) == ["RR", "CR"] + current)
    #expect(scope(platform: .iPad) == ["RR", "CR"] + current)
    #expect(scope(target([.iPhone]), platform: .iPad) == ["CR"] + current)
  }

  @Test(
    arguments: [
      (nil, ["13-17", "18+"]), ("", ["13-17", "18+"]), ("latest", ["13-17", "18+"]), ("7.0", ["<=12", "13-17", "18+"]),
      ("12.4", ["<=12", "13-17", "18+"]), ("13", ["13-17", "18+"]), ("17.5", ["13-17", "18+"]), ("18.0", ["18+"]),
      ("26.0", ["18+"]),
    ] as [(String?, [String])])
  func generations(from deploymentTarget: String?, are generations: [String]) {
    #expect(scope(target([.iPad], from: deploymentTarget)) == ["RR", "CR"] + generations)
  }

  @Test func severalTargets() {
    #expect(
      scope(target([.iPhone], id: "A", from: "12.0", landscape: false), target([.iPad], id: "B", from: "18.0"))
        == ["RR", "CR", "<=12", "13-17", "18+"])
  }

  @Test func otherPlatformsAndDocumentsDoNotCount() {
    let everything = ["RR", "CR", "CC", "RC"] + current
    #expect(scope(target(platform: .tvOS, from: "9.0")) == everything)
    #expect(scope(target([.iPhone], from: "9.0", documents: ["Other.storyboard"])) == everything)
    #expect(
      scope(target(id: "A", platform: .watchOS, from: "2.0"), target([.iPhone], id: "B", from: "18.0")) == [
        "CR", "CC", "RC", "18+",
      ])
    let scope = EnvironmentScope(of: Self.scene(), graph: NavigationGraph(), limits: EnvironmentLimits())
    #expect(scope == .default)
  }

  @Test func whatOnlyCodeMakesBelongsToAnyTarget() {
    let graph = NavigationGraph(targets: [target([.iPhone], from: "9.0", landscape: false)])
    let scope = EnvironmentScope(of: Self.scene(), graph: graph, limits: EnvironmentLimits())
    #expect(scope.environments == [.compactRegular])
    #expect(scope.generations == [.upTo12, .from13To17, .from18])
  }

  /// Another app of the same checkout runs elsewhere.
  @Test func whatCodeOfOneTargetMakesBelongsToThat() {
    let graph = NavigationGraph(targets: [
      target([.iPhone], id: "App", from: "18.0", landscape: false), target([.iPad], id: "Example", from: "9.0"),
    ])
    let scope = EnvironmentScope(of: Self.scene(targets: ["App"]), graph: graph, limits: EnvironmentLimits())
    #expect(scope.environments == [.compactRegular])
    #expect(scope.generations == [.from18])
  }

  @Test func onlySomeCount() {
    func scope(_ environments: [Environment], _ generations: [OSGeneration]) -> [String] {
      let graph = NavigationGraph(targets: [target([.iPhone], from: "9.0", landscape: false)])
      let scope = EnvironmentScope(
        of: Self.scene(), graph: graph, limits: EnvironmentLimits(environments: environments, generations: generations))
      return scope.environments.map(\.rawValue) + scope.generations.map(\.rawValue)
    }
    #expect(scope([.compactRegular, .regularRegular], [.from18]) == ["CR", "18+"])
    // What runs somewhere is judged somewhere.
    #expect(scope([.regularRegular], []) == ["CR", "<=12", "13-17", "18+"])
  }
}
