import NavigationModel

/// Every situation an app can get into, in one width.
public struct Situations: Sendable {
  /// The situations in the order in which a breadth-first search meets them, so that ``Situation/cameFrom`` leads back
  /// over a shortest way.
  public let all: SituationList
  /// Whether the width is compact, so that split views show one column.
  public let collapsed: Bool
  /// Legacy pushes that UIKit throws on: the situation and the transition.
  public let failures: [Failure]

  /// A transition that throws in a situation.
  public struct Failure: Hashable, Sendable {
    /// The index of the situation.
    public var situation: Int
    /// The transition.
    public var transition: String
  }

  /// How many situations of one scene are followed.
  public static let mostPerScene = 128

  /// The presentations, by their place in the graph, of which not everything that is shown inside was followed.
  let truncated: Set<Int>
  private let ofScene: [[Int]]
  private let ofPresentation: [[Int]]

  private let effectsOfTransition: [EffectSet]

  init(
    all: SituationList, collapsed: Bool, truncated: Set<Int>, truncatedScenes: Set<Int>, failures: [Failure],
    effects: [EffectSet]
  ) {
    self.all = all
    self.collapsed = collapsed
    self.truncated = truncated
    self.truncatedScenes = truncatedScenes.sorted().map { all.graph.scenes[$0].id }
    self.failures = failures
    effectsOfTransition = effects
    var ofScene = Array(repeating: [Int](), count: all.graph.scenes.count)
    var ofPresentation = Array(repeating: [Int](), count: all.graph.transitions.count)
    for (index, record) in all.records.enumerated() {
      ofScene[record.scene].append(index)
      if record.presentation >= 0 { ofPresentation[record.presentation].append(index) }
    }
    self.ofScene = ofScene
    self.ofPresentation = ofPresentation
  }

  /// The scenes that had more situations than are followed.
  public let truncatedScenes: [SceneID]

  /// Whether a scene had more situations than are followed.
  public var isTruncated: Bool { !truncatedScenes.isEmpty }

  /// The situations of a scene.
  public func of(_ scene: SceneID) -> [Int] { all.graph.position(of: scene).map { ofScene[$0] } ?? [] }

  /// What is shown inside of what a transition presented: its root, the children of that, and all that is pushed there.
  public func presented(by transition: String) -> [Int] {
    all.graph.position(ofTransition: transition).map { ofPresentation[$0] } ?? []
  }

  /// The same, by the transition's place in the graph.
  func presented(by position: Int) -> [Int] { ofPresentation[position] }

  /// What a transition does, wherever it fires, by its place in the graph.
  func effects(of position: Int) -> EffectSet { effectsOfTransition[position] }

  /// The transitions that present something, sorted.
  public var presentations: [String] {
    ofPresentation.indices.filter { !ofPresentation[$0].isEmpty }.map { all.graph.transitions[$0].id }
  }

  /// The steps from a start to a situation, both included.
  public func way(to index: Int) -> [Int] {
    sequence(first: index) { all.records[$0].cameFrom }.prefix { $0 >= 0 }.reversed()
  }
}
