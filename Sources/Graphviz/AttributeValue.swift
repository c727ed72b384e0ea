/// The value of a Graphviz attribute.
public enum AttributeValue: Hashable, Sendable, ExpressibleByStringLiteral, ExpressibleByStringInterpolation {
  /// Text that Graphviz takes literally or, in labels and tooltips, as an escape string (see ``GraphvizText``).
  case text(String)
  /// An HTML-like label, without the angle brackets that surround it in DOT.
  case html(String)

  /// Makes a text value.
  public init(stringLiteral value: String) { self = .text(value) }
}

/// Attributes by name.
public typealias Attributes = [String: AttributeValue]
