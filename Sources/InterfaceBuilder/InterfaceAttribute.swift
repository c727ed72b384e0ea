/// An attribute of an element, as it is written.
public struct InterfaceAttribute: Hashable, Codable, Sendable {
  /// The name.
  public var name: String
  /// The value, with XML's escapes resolved.
  public var value: String
}

/// An element whose attributes are kept as they are written, those that this version knows nothing about included.
public protocol InterfaceElement {
  /// The element name.
  var element: String { get }
  /// The attributes in the order of the document.
  var attributes: [InterfaceAttribute] { get }
}

extension InterfaceElement {
  /// The value of an attribute.
  public subscript(name: String) -> String? { attributes.first { $0.name == name }?.value }

  /// The value of an attribute that is not the empty string: Interface Builder writes empty ones for cleared fields.
  public func text(_ name: String) -> String? {
    guard let value = self[name], !value.isEmpty else { return nil }
    return value
  }

  /// Whether an attribute says `YES`.
  public func flag(_ name: String) -> Bool { self[name] == "YES" }
}
