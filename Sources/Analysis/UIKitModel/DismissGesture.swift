import NavigationModel

/// How a user can get rid of something without any control of the app (semantics §2.3).
public enum DismissGesture: String, Sendable, Hashable, CaseIterable {
  /// Swipe down.
  case swipe
  /// Tap outside.
  case outsideTap
  /// The back button of a navigation bar.
  case backButton
  /// A swipe from the leading edge.
  case edgeSwipe
  /// A swipe anywhere in the content (iOS 26).
  case contentSwipe
  /// Pinch or drag back to where a zoom began.
  case pinch
  /// Menu or Back on the remote of an Apple TV.
  case remoteButton
  /// What the app's own presentation controller adds; not known.
  case unknown
  /// There is none.
  case none

  /// The gesture that a presentation offers; of several the usual one.
  ///
  /// - Parameters:
  ///   - presentation: What it is there.
  ///   - environment: Where.
  ///   - generation: The generation of the system.
  ///   - isEdgeAttached: Whether the app attaches sheets to the edge in compact height (`D A21`, from iOS 15 on).
  public static func of(
    _ presentation: EffectivePresentation, in environment: Environment, on generation: OSGeneration,
    isEdgeAttached: Bool = false
  ) -> DismissGesture {
    PresentationBehavior.row(of: presentation, in: environment, on: generation, isEdgeAttached: isEdgeAttached)?
      .gestures.first ?? .none
  }
}
