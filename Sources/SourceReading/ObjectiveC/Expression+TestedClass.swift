extension Expression {
  /// The class that a condition asks a value for, in whatever of its terms: `[x isKindOfClass:[C class]]`.
  func testedClass(of value: Expression) -> TypeName? {
    guard let path = value.path else { return nil }
    if case .call(let call) = self, call.function == "isKindOfClass:", call.receiver?.path == path,
      case .type(let type, _)? = call.arguments.first?.value
    {
      return type
    }
    switch self {
    case .other(let terms), .tuple(let terms): return terms.lazy.compactMap { $0.testedClass(of: value) }.first
    default: return nil
    }
  }

  /// The names of `a.b.c`; `nil` for anything else.
  private var path: [String]? {
    switch self {
    case .name(let name, _): [name]
    case .member(let base?, let name, _): base.path.map { $0 + [name] }
    default: nil
    }
  }
}
