/// The table of semantics §6.5: what goes wrong, and what UIKit does then.
public enum FailureRules {
  /// What the user of the app meets.
  public enum Consequence: String, Sendable {
    /// An exception: the app ends.
    case throwing
    /// A line in the log, and nothing on screen.
    case nothing
    /// Something else than was meant is shown.
    case other
    /// The build says so.
    case warning

    /// What a person would say of it.
    public var phrase: String {
      switch self {
      case .throwing: "the app throws"
      case .nothing: "nothing is shown, and the log says so"
      case .other: "something else is shown"
      case .warning: "the build warns"
      }
    }
  }

  /// One row.
  public struct Row: Sendable {
    /// What is done.
    public var trigger: String
    /// What comes of it.
    public var consequence: Consequence
    /// The beginning of what the log says, where it is known.
    public var text: String?
    /// The rule that finds it; `nil` where none does.
    public var rule: String?
    /// The row's key in `uikit-semantics.md`.
    public var source: String
  }

  /// The rows, in the order of the table.
  public static let rows: [Row] = [
    Row(
      "a navigation controller is pushed", .throwing, says: "Pushing a navigation controller is not supported",
      rule: "nested_navigation_push", "§6.5 O E1"),
    Row(
      "a navigation controller is shown in another", .other, rule: "nested_navigation_push", "§6.5 O, single report"),
    Row("a tab bar or split view controller is pushed", .other, "§6.5 D A81, A75"),
    Row("what is on the stack is pushed again", .throwing, "§6.5, §13 contradiction 10"),
    Row(
      "a legacy push segue without a navigation controller", .throwing,
      says:
        "Push segues can only be used when the source controller is managed by an instance of UINavigationController.",
      rule: "push_without_navigation_controller", "§6.5 O E1"),
    Row(
      "a segue is performed by an identifier that is not there", .throwing, says: "has no segue with identifier",
      rule: "unknown_segue_identifier", "§6.5 O E1"),
    Row("a segue is performed on a controller of no storyboard", .throwing, "§6.5 D A69"),
    Row(
      "a scene is made by an identifier that is not there", .throwing,
      says: "doesn't contain a view controller with identifier", rule: "unknown_storyboard_identifier", "§6.5 O E1, R1"),
    Row(
      "a storyboard that is not there", .throwing, says: "Could not find a storyboard named",
      rule: "unknown_storyboard",
      "§6.5 O R1"),
    Row(
      "a storyboard without an initial scene", .nothing, says: "Failed to instantiate the default view controller",
      rule: "missing_initial_scene", "§6.5 O R1, E1"),
    Row(
      "a popover without an anchor", .throwing,
      says: "should have a non-nil sourceView or barButtonItem set before the presentation occurs.",
      rule: "missing_popover_anchor", "§6.5 O E1"),
    Row(
      "an action sheet without an anchor on iPad", .throwing, says: "You must provide location information",
      "§6.5 O T18"),
    Row(
      "what is presented is presented again", .throwing,
      says: "Application tried to present modally an active controller",
      "§6.5 O E1"),
    Row(
      "nothing is presented", .throwing, says: "Application tried to present a nil modal view controller on target",
      "§6.5 O E1"),
    Row(
      "a controller that presents already presents", .nothing, says: "which is already presenting",
      rule: "presentation_never_shown", "§6.5 O E1"),
    Row(
      "a controller outside of the window presents", .nothing, says: "whose view is not in the window hierarchy",
      rule: "presentation_never_shown", "§6.5 O E1"),
    Row("a dismissal and a presentation at once", .nothing, "§6.5 I"),
    Row("a context style inside of a popover, not covering from below", .throwing, "§6.5 D A10, A11"),
    Row("a custom class that is not there", .other, rule: "missing_custom_class", "§6.5 O R1"),
    Row(
      "an outlet that the owner does not have", .throwing,
      says: "this class is not key value coding-compliant for the key",
      rule: "missing_outlet", "§6.5 O R1"),
    Row(
      "an action that the target does not have", .throwing, says: "unrecognized selector sent to instance",
      rule: "missing_action", "§6.5 O R1"),
    Row("a runtime attribute that the object does not have", .nothing, "§6.5 O R1"),
    Row(
      "a segue action that returns what was not made with the coder", .throwing,
      says: "Custom instantiated view controller must call -[super initWithCoder:]", "§6.5 O R1, M4"),
    Row("a system controller that is pushed or embedded and must not be", .throwing, "§6.5 D A64, A61, A59"),
    Row(
      "a scene without a way to it and without an identifier", .warning,
      says: "is unreachable because it has no entry points, and no identifier for runtime access",
      rule: "unreachable_scene", "§6.5 O R1, T27"),
    Row("a scene that only a relationship adopts is made alone", .throwing, "§6.5 O R1"),
  ]

  /// The rows that a rule finds.
  public static func rows(of rule: String) -> [Row] { rows.filter { $0.rule == rule } }
}

extension FailureRules.Row {
  fileprivate init(
    _ trigger: String, _ consequence: FailureRules.Consequence, says text: String? = nil, rule: String? = nil,
    _ source: String
  ) {
    self.init(trigger: trigger, consequence: consequence, text: text, rule: rule, source: source)
  }
}
