/// Something in a scene that a user can act on and that is wired: a button, bar button item, cell, gesture recognizer…
public struct Control: Hashable, Codable, Sendable {
  /// Where the control is drawn; this decides whether it is visible (semantics §6.1, §7.3).
  public enum Placement: String, Codable, Sendable {
    /// In the scene's `navigationItem`: drawn only by a navigation controller.
    case navigationItem
    /// In the scene's `toolbarItems`: drawn only by a navigation controller that shows its toolbar.
    case toolbarItems
    /// In the view, a bar of the scene's own included.
    case view
    /// Not in the view by itself: a gesture recognizer or another object beside the controller.
    case object
  }

  /// A target-action connection.
  public struct Action: Hashable, Codable, Sendable {
    /// The selector, as Objective-C spells it.
    public var selector: String
    /// The scene whose controller, or a plain view of it, receives it; `nil` for the first responder and for objects of
    /// the app's own.
    public var target: SceneID?
    /// The control event (`touchUpInside`), `nil` where the element has none.
    public var event: String?
    /// Where the connection is written.
    public var location: SourceLocation

    /// Makes an action.
    public init(selector: String, target: SceneID?, event: String?, location: SourceLocation) {
      self.selector = selector
      self.target = target
      self.event = event
      self.location = location
    }
  }

  /// The element name (`barButtonItem`, `button`, `tapGestureRecognizer`…).
  public var element: String
  /// The object id.
  public var objectID: String?
  /// What the user reads on it, or its system item.
  public var label: String?
  /// The system item of a bar button (`done`, `cancel`…).
  public var systemItem: String?
  /// Where it is drawn.
  public var placement: Placement
  /// Whether it is hidden, disabled or fully transparent from the start.
  public var isConcealed: Bool
  /// Whether code hides it, or takes it away, somewhere: nobody knows then when it is there.
  public var isHiddenByCode: Bool
  /// The size classes in which a variation takes it away, itself or with what holds it.
  public var absentIn: SizeClasses
  /// Its target-action connections.
  public var actions: [Action]
  /// The ids of the transitions it triggers.
  public var transitions: [String]
  /// Where it is declared.
  public var location: SourceLocation

  /// Makes a control.
  public init(
    element: String, objectID: String?, label: String? = nil, systemItem: String? = nil, placement: Placement = .view,
    isConcealed: Bool = false, isHiddenByCode: Bool = false, absentIn: SizeClasses = [], actions: [Action] = [],
    transitions: [String] = [], location: SourceLocation
  ) {
    self.element = element
    self.objectID = objectID
    self.label = label
    self.systemItem = systemItem
    self.placement = placement
    self.isConcealed = isConcealed
    self.isHiddenByCode = isHiddenByCode
    self.absentIn = absentIn
    self.actions = actions
    self.transitions = transitions
    self.location = location
  }
}
