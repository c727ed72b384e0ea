import NavigationModel

/// The gate of semantics §2.4: what keeps a gesture from dismissing.
public enum DismissGate {
  /// What a scene or delegate says.
  public enum Refusal: String, Sendable, CaseIterable {
    /// `isModalInPopover` of what is presented.
    case modalInPopover
    /// The popover's delegate returns false.
    case popoverShouldDismiss
    /// `isModalInPresentation` of what is presented or of a child that is visible in it.
    case modalInPresentation
    /// The delegate of the presentation returns false.
    case shouldDismiss
  }

  /// One row: a refusal, where it counts.
  public struct Row: Sendable {
    /// The refusal.
    public var refusal: Refusal
    /// The generations that ask for it.
    public var generations: [OSGeneration]
    /// The gestures that it blocks.
    public var blocks: [DismissGesture]
    /// The method of the delegate that is told of the attempt: a way out, where that shows a control.
    public var tells: String?
    /// The row's key in `uikit-semantics.md`.
    public var source: String
  }

  /// The rows, in the order in which UIKit asks.
  public static let rows: [Row] = [
    Row(
      refusal: .modalInPopover, generations: [.upTo12], blocks: [.outsideTap], tells: nil, source: "§2.4 D A19, A29"),
    Row(
      refusal: .popoverShouldDismiss, generations: [.upTo12], blocks: [.outsideTap], tells: nil, source: "§2.4 D A36"),
    Row(
      refusal: .modalInPresentation, generations: [.from13To17, .from18], blocks: [.swipe, .outsideTap],
      tells: "presentationControllerDidAttemptToDismiss", source: "§2.4 D A19, A20, A30"),
    Row(
      refusal: .shouldDismiss, generations: [.from13To17, .from18], blocks: [.swipe, .outsideTap],
      tells: "presentationControllerDidAttemptToDismiss", source: "§2.4 D A18, A20"),
  ]

  /// What is left of a gesture.
  ///
  /// - Parameter isRefused: Whether the scene or its delegate refuses, by the name that each generation has for it: the
  ///   linker takes the old names for the new ones.
  public static func remaining(_ gesture: DismissGesture, isRefused: Bool, on generation: OSGeneration)
    -> DismissGesture
  {
    let isBlocked = rows.contains { $0.generations.contains(generation) && $0.blocks.contains(gesture) }
    return isRefused && isBlocked ? .none : gesture
  }
}
