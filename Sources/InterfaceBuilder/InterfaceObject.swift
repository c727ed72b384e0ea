import NavigationModel

/// A rectangle, in points.
public struct Rect: Hashable, Codable, Sendable {
  /// The left edge.
  public var x: Double
  /// The upper edge (iOS), the lower edge (macOS).
  public var y: Double
  /// The width.
  public var width: Double
  /// The height.
  public var height: Double
}

/// An object of a document: a controller, view, control, bar item, gesture recognizer, placeholder…
public struct InterfaceObject: InterfaceElement, Hashable, Codable, Sendable {
  /// The element name; names that are not known stay as they are.
  public var element: String
  /// The attributes.
  public var attributes: [InterfaceAttribute]
  /// The index of the enclosing object in the scene's objects.
  public var parent: Int?
  /// What it is to its parent: its `key`, else the key of the list around it, else that list's element name.
  public var slot: String?
  /// Its frame, where the document has one.
  public var frame: Rect?
  /// Its connections in the order of the document.
  public var connections: [InterfaceConnection] = []
  /// Its user-defined runtime attributes.
  public var runtimeAttributes: [RuntimeAttribute] = []
  /// Its variations by size class or device.
  public var variations: [InterfaceVariation] = []
  /// Texts that children carry: plain and attributed strings by key, `state` titles under `state.<key>`, the title of a
  /// button's configuration under `configuration.title`.
  public var texts: [InterfaceAttribute] = []
  /// The keys of its `nil` children (`simulatedTopBarMetrics`…).
  public var nils: [String] = []
  /// Where it is written.
  public var location: SourceLocation

  /// The object id.
  public var id: String? { text("id") }
  /// The custom class.
  public var customClass: String? { text("customClass") }

  /// A text of it, from an attribute or a child element.
  public func string(_ key: String) -> String? {
    text(key) ?? texts.first { $0.name == key && !$0.value.isEmpty }?.value
  }
}

/// A value that key-value coding sets when the object is loaded.
public struct RuntimeAttribute: Hashable, Codable, Sendable {
  /// The key path.
  public var keyPath: String
  /// The type (`boolean`, `number`, `string`…).
  public var type: String?
  /// The value as text; `nil` for values that have no text (colours, points).
  public var value: String?
  /// Where it is written.
  public var location: SourceLocation
}

/// What differs in a size class or on a device.
public struct InterfaceVariation: Hashable, Codable, Sendable {
  /// The condition (`widthClass=compact`, `heightClass=compact-widthClass=regular`, `device=watch38mm`, `default`).
  public var key: String
  /// The attributes that differ.
  public var attributes: [InterfaceAttribute]
  /// The ids of subviews that are not installed there.
  public var excludes: [String]
  /// The ids of subviews that are installed there although the default excludes them.
  public var includes: [String]
}
