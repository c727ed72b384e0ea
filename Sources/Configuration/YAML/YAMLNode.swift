/// A value of a YAML document, with its place.
struct YAMLNode {
  /// What a value is.
  indirect enum Content {
    case scalar(String)
    case sequence([YAMLNode])
    case mapping([(key: YAMLNode, value: YAMLNode)])
  }

  /// The value.
  var content: Content
  /// Whether nothing is written: no value behind a colon, or `null`.
  var isNull = false
  /// Where it starts.
  var place: TextPlace
}

/// A place in a text, counted from 1.
public struct TextPlace: Hashable, Sendable {
  /// The line.
  public var line: Int
  /// The column, in characters.
  public var column: Int

  /// Makes a place.
  public init(line: Int, column: Int) {
    self.line = line
    self.column = column
  }
}
