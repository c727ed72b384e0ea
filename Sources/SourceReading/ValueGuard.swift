/// A condition on a parameter that its caller decides: `if animated`, `switch route`.
public struct ValueGuard: Hashable, Codable, Sendable {
  /// The parameter.
  public var name: String
  /// The values: cases of an enum by their bare names, `true`, `false`.
  public var values: [String]
  /// Whether any other value is meant instead.
  public var isNegated: Bool

  /// Makes a condition.
  public init(name: String, values: [String], isNegated: Bool = false) {
    self.name = name
    self.values = values
    self.isNegated = isNegated
  }

  /// The opposite.
  var negated: ValueGuard { ValueGuard(name: name, values: values, isNegated: !isNegated) }
}
