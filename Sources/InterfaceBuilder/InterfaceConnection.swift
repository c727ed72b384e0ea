import NavigationModel

/// One line of a `connections` element: a segue, an action, an outlet, or a kind that is not known.
public struct InterfaceConnection: InterfaceElement, Hashable, Codable, Sendable {
  /// The element name (`segue`, `action`, `outlet`, `outletCollection`…).
  public var element: String
  /// The attributes.
  public var attributes: [InterfaceAttribute]
  /// The `commit` and `preview` segues of peek and pop that inherit from this one.
  public var peeks: [InterfaceConnection]
  /// Where it is written.
  public var location: SourceLocation

  /// The object id.
  public var id: String? { text("id") }

  /// The id of the object it leads to; macOS actions spell it `target`.
  public var destination: String? { text("destination") ?? (element == "action" ? text("target") : nil) }

  /// Whether it is a transition of its own: a segue with id, kind and destination.
  public var isSegue: Bool { element == "segue" && id != nil && text("kind") != nil && destination != nil }
}
