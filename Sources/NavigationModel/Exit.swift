/// How an exit leaves.
public enum ExitKind: String, Codable, Sendable {
  /// Dismisses what was presented.
  case dismiss
  /// Pops a navigation stack.
  case pop
  /// An unwind segue.
  case unwind
  /// Replaces or closes a window's root.
  case root
}

/// A way to leave a scene, as the scene's document or code says it.
public struct Exit: Hashable, Codable, Sendable {
  /// The scene where the user acts.
  public var scene: SceneID
  /// How it leaves.
  public var kind: ExitKind
  /// What the user touches; `nil` where nothing is known to start it.
  public var trigger: Trigger?
  /// The unwind transition behind it.
  public var transition: String?
  /// The scenes or flow objects whose method is called, sorted; empty means the scene itself or a container of its.
  public var receivers: [SceneID]
  /// Whether what is dismissed lies further down than what presents the scene, so that everything above goes with it.
  public var reachesBelow: Bool
  /// The other scenes whose user starts it, sorted, where the scene's own cannot: what is presented asks for it.
  public var askedBy: [SceneID]
  /// Whether only bar button items start it that code puts into the navigation item or toolbar of the scene: where no
  /// navigation controller holds that, nothing draws them.
  public var isInBar: Bool
  /// The function that really leaves, where it belongs to something else than the scene: a delegate, a coordinator, a
  /// helper.
  public var via: String?
  /// Whether it is known to work.
  public var confidence: Confidence
  /// Where it is written.
  public var location: SourceLocation

  /// Makes an exit.
  public init(
    scene: SceneID, kind: ExitKind, trigger: Trigger? = nil, transition: String? = nil, receivers: [SceneID] = [],
    reachesBelow: Bool = false, askedBy: [SceneID] = [], isInBar: Bool = false,
    via: String? = nil, confidence: Confidence = .certain, location: SourceLocation
  ) {
    self.scene = scene
    self.kind = kind
    self.trigger = trigger
    self.transition = transition
    self.receivers = receivers
    self.reachesBelow = reachesBelow
    self.askedBy = askedBy
    self.isInBar = isInBar
    self.via = via
    self.confidence = confidence
    self.location = location
  }
}
