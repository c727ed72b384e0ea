extension Expression {
  /// Whether evaluating it calls something; closures are only values.
  var containsCall: Bool {
    switch self {
    case .call: true
    case .member(let base, _, _): base?.containsCall == true
    case .interpolation(let parts), .array(let parts), .dictionary(let parts), .either(let parts), .tuple(let parts),
      .other(let parts):
      parts.contains(where: \.containsCall)
    case .element(let base, let indices): base.containsCall || indices.contains(where: \.containsCall)
    case .cast(let value, _), .given(_, let value): value.containsCall
    case .name, .string, .literal, .none, .closure, .selector, .keyPath, .type: false
    }
  }
}
