/// The ways of semantics §2.5 in which code sets the delegate of a presentation: they all mean the same.
public enum DelegateWiring {
  /// Whose property it is.
  public enum Holder: String, Sendable {
    /// The controller that is presented, or a container that holds it; before `present`, in `prepare(for:sender:)`, in an
    /// `@IBSegueAction`, or in the controller's own `viewDidLoad`.
    case presented
    /// Its presentation controller, where a delegate or an override is given one.
    case presentation
  }

  /// One row: a property that gives a presentation controller, whose `delegate` is set.
  public struct Row: Sendable {
    /// The property.
    public var property: String
    /// Whose it is.
    public var holder: Holder
    /// The version of iOS that brought it.
    public var since: String
    /// The row's key in `uikit-semantics.md`.
    public var source: String
  }

  /// The rows.
  public static let rows: [Row] = [
    Row(property: "presentationController", holder: .presented, since: "8.0", source: "§2.5 O T8, T14, M4"),
    Row(property: "popoverPresentationController", holder: .presented, since: "8.0", source: "§2.5 O T8, T14, M4"),
    Row(property: "sheetPresentationController", holder: .presented, since: "15.0", source: "§2.6 D A43"),
    Row(
      property: "adaptiveSheetPresentationController", holder: .presentation, since: "15.0", source: "§2.6 D A42"),
  ]

  /// The names of the properties.
  public static let properties = Set(rows.map(\.property))

  /// Whether UIKit keeps the delegate alive: one that is made for it alone is gone at once (D A18, O T12).
  public static let retainsDelegate = false
}
