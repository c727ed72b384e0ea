/// How a user can get rid of a presentation without any control of the app (semantics §2.3).
public enum DismissGesture: String, Sendable, Hashable {
  /// There is none.
  case none
  /// Swipe down.
  case swipe
  /// Tap outside.
  case outsideTap
  /// What the app's own presentation controller adds; not known.
  case unknown

  /// The gesture that a presentation offers.
  ///
  /// Up to iOS 12 only popovers have one; in compact height a sheet's swipe does not work unless the app attaches it to
  /// the edge (§2.3: D A20, A6, O T6, T7; contradiction 5 of §13).
  ///
  /// - Parameters:
  ///   - presentation: What it is there.
  ///   - generation: The generation of the system.
  ///   - isEdgeAttached: Whether the app attaches sheets to the edge in compact height (`D A21`, from iOS 15 on).
  public static func of(
    _ presentation: EffectivePresentation, on generation: OSGeneration, isEdgeAttached: Bool = false
  ) -> DismissGesture {
    if presentation == .fullScreenSheet, isEdgeAttached, generation != .upTo12 { return .swipe }
    return switch presentation {
    case .popover: .outsideTap
    case .sheet: generation == .upTo12 ? .none : .swipe
    case .custom: .unknown
    case .fullScreen, .fullScreenSheet, .overContext, .overFullScreen: .none
    }
  }
}
