import NavigationModel
import UIKitModel

/// One scene in one context: which containers hold it, and which transition presented the outermost of them.
public struct Situation: Sendable {
  /// The scene.
  public let scene: SceneID
  /// The containers around it, outermost first.
  public let containers: [SceneID]
  /// The transition that presented the outermost container (or the scene itself); `nil` below a window's root.
  public let presentation: String?
  /// Whether something that was not read decides the containers around it.
  public let isOpen: Bool
  /// Whether the way that leads here is known to exist: from an entry point that the project declares.
  public let confidence: Confidence
  /// The index of the situation that the user comes from.
  public let cameFrom: Int?
  /// The transition taken from there.
  public let via: String?
  /// What that transition did.
  public let effect: TransitionEffect?
}
