import NavigationModel

/// Every situation an app can get into, in one width.
public struct Situations: Sendable {
  /// The situations in the order in which a breadth-first search meets them, so that ``Situation/cameFrom`` leads back
  /// over a shortest way.
  public let all: [Situation]
  /// Whether the width is compact, so that split views show one column.
  public let collapsed: Bool
  /// Whether a scene had more situations than are followed.
  public let isTruncated: Bool

  /// Legacy pushes that UIKit throws on: the situation and the transition.
  public let failures: [Failure]

  /// A transition that throws in a situation.
  public struct Failure: Hashable, Sendable {
    /// The index of the situation.
    public var situation: Int
    /// The transition.
    public var transition: String
  }

  private let ofScene: [SceneID: [Int]]
  private let ofPresentation: [String: [Int]]

  /// How many situations of one scene are followed. Beyond that they differ in nothing that a rule looks at.
  public static let mostPerScene = 128

  init(all: [Situation], collapsed: Bool, isTruncated: Bool, failures: [Failure]) {
    self.failures = failures
    self.all = all
    self.collapsed = collapsed
    self.isTruncated = isTruncated
    var ofScene: [SceneID: [Int]] = [:]
    var ofPresentation: [String: [Int]] = [:]
    for (index, situation) in all.enumerated() {
      ofScene[situation.scene, default: []].append(index)
      if let presentation = situation.presentation { ofPresentation[presentation, default: []].append(index) }
    }
    self.ofScene = ofScene
    self.ofPresentation = ofPresentation
  }

  /// The situations of a scene.
  public func of(_ scene: SceneID) -> [Int] { ofScene[scene] ?? [] }

  /// What is shown inside of what a transition presented: its root, the children of that, and all that is pushed there.
  public func presented(by transition: String) -> [Int] { ofPresentation[transition] ?? [] }

  /// The transitions that present something, sorted.
  public var presentations: [String] { ofPresentation.keys.sorted() }

  /// The steps from a start to a situation, both included.
  public func way(to index: Int) -> [Int] {
    var way: [Int] = []
    var next: Int? = index
    while let current = next {
      way.append(current)
      next = all[current].cameFrom
    }
    return way.reversed()
  }
}
