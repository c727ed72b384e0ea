import NavigationModel

/// The table of semantics §2.3: what becomes of the presenter, and how a user gets rid of what is shown without a control of
/// the app.
public enum PresentationBehavior {
  /// What a row is about.
  public enum Subject: Hashable, Sendable {
    /// A presentation, as it is on screen.
    case presentation(EffectivePresentation)
    /// An alert.
    case alert
    /// An action sheet.
    case actionSheet
    /// A zoom transition, on top of what its style is.
    case zoomTransition
    /// A push on a navigation stack.
    case push
    /// tvOS: blurs what is below.
    case blurOverFullScreen
  }

  /// What becomes of the view of the presenter.
  public enum PresenterView: String, Sendable {
    /// It leaves the window, and its controller hears that it disappears.
    case removed
    /// It stays, and its controller hears nothing: what it does on appearing does not run afterwards.
    case kept
    /// The sources do not say.
    case notKnown
  }

  /// What can keep the gestures from working.
  public enum Blocker: String, Sendable {
    /// The gate of §2.4: ``DismissGate``.
    case gate
    /// Code of the app, in its own presentation controller.
    case code
    /// The back button is gone, or its gesture was switched off (§6.1).
    case navigationItem
    /// Nothing, or there is nothing to block.
    case nothing
  }

  /// One row.
  public struct Row: Sendable {
    /// What it is about.
    public var subject: Subject
    /// The environments in which it holds.
    public var environments: [Environment]
    /// The generations in which it holds.
    public var generations: [OSGeneration]
    /// Whether it holds for sheets alone that the app attaches to the edge in compact height.
    public var isEdgeAttached = false
    /// What becomes of the presenter.
    public var presenter: PresenterView
    /// The gestures that dismiss it, the usual one first.
    public var gestures: [DismissGesture]
    /// What keeps them from working.
    public var blocker: Blocker
    /// The row's key in `uikit-semantics.md`.
    public var source: String
  }

  /// The rows. The special ones stand before the general ones, and the first that fits counts.
  public static let rows: [Row] = [
    Row(.presentation(.fullScreen), presenter: .removed, [], .nothing, "§2.3 D A5, O T3"),
    Row(.presentation(.currentContext), presenter: .removed, [], .nothing, "§2.3 D A10, I"),
    Row(.presentation(.sheet), on: [.upTo12], presenter: .kept, [], .nothing, "§2.3 O T2, I"),
    Row(.presentation(.sheet), in: [.compactRegular], presenter: .kept, [.swipe], .gate, "§2.3 D A3, A20, O T4"),
    Row(
      .presentation(.sheet), in: [.regularRegular, .regularCompact, .compactCompact], presenter: .kept,
      [.swipe, .outsideTap], .gate, "§2.3 D A3, O T5"),
    // From iOS 15 on; the generation before it is not told apart, where the property does not exist.
    Row(
      .presentation(.fullScreenSheet), on: [.from13To17, .from18], isEdgeAttached: true, presenter: .kept, [.swipe],
      .gate, "§2.3 D A21, O T7"),
    // Contradiction 5 of §13.
    Row(.presentation(.fullScreenSheet), presenter: .notKnown, [], .nothing, "§2.3 D A3, O M2, T6, T7"),
    Row(.presentation(.popover), presenter: .kept, [.outsideTap], .gate, "§2.3 D A6, A22"),
    Row(.presentation(.overFullScreen), presenter: .kept, [], .nothing, "§2.3 D A13, I"),
    Row(.presentation(.overContext), presenter: .kept, [], .nothing, "§2.3 D A11, I"),
    Row(.presentation(.custom), presenter: .kept, [.unknown], .code, "§2.3 D A18, I"),
    Row(.blurOverFullScreen, presenter: .kept, [.remoteButton], .nothing, "§2.3 I"),
    Row(.alert, presenter: .kept, [], .nothing, "§2.3 D A23"),
    Row(.actionSheet, presenter: .kept, [.outsideTap], .nothing, "§2.3 D A24"),
    Row(.zoomTransition, on: [.from18], presenter: .notKnown, [.pinch], .code, "§2.3 D A25, A26"),
    Row(
      .push, on: [.upTo12, .from13To17], presenter: .removed, [.backButton, .edgeSwipe], .navigationItem, "§2.3 D A27"),
    // The content swipe comes with iOS 26.
    Row(
      .push, on: [.from18], presenter: .removed, [.backButton, .edgeSwipe, .contentSwipe], .navigationItem,
      "§2.3 D A27, A28"),
  ]

  /// The row of a presentation in one environment.
  ///
  /// - Parameter isEdgeAttached: Whether the app attaches sheets to the edge in compact height.
  public static func row(
    of presentation: EffectivePresentation, in environment: Environment, on generation: OSGeneration,
    isEdgeAttached: Bool = false
  ) -> Row? {
    rows.first { row in
      row.subject == .presentation(presentation) && row.environments.contains(environment)
        && row.generations.contains(generation) && (isEdgeAttached || !row.isEdgeAttached)
    }
  }
}

extension PresentationBehavior.Row {
  fileprivate init(
    _ subject: PresentationBehavior.Subject, in environments: [Environment] = Environment.allCases,
    on generations: [OSGeneration] = OSGeneration.allCases, isEdgeAttached: Bool = false,
    presenter: PresentationBehavior.PresenterView, _ gestures: [DismissGesture],
    _ blocker: PresentationBehavior.Blocker,
    _ source: String
  ) {
    self.init(
      subject: subject, environments: environments, generations: generations, isEdgeAttached: isEdgeAttached,
      presenter: presenter, gestures: gestures, blocker: blocker, source: source)
  }
}
