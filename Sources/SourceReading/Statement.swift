/// A statement, reduced to what moves values and calls functions. All branches are kept, and none is preferred.
public indirect enum Statement: Hashable, Codable, Sendable {
  /// An expression that stands alone.
  case expression(Expression)
  /// `target = value`; compound assignments of collections (`+=`) too.
  case assign(target: Expression, value: Expression, Position)
  /// A local variable or constant, and the bindings of `if let`, `guard let`, `case let`, `for … in` and `catch`.
  case declare(name: String, type: TypeName?, value: Expression?, Position)
  /// `return`, and the implied return of a body that is one expression.
  case result(Expression?, Position)
  /// `if`, `guard`, `switch`, loops, `do`: the conditions, and the bodies that may run.
  case branch(conditions: [Expression], bodies: [[Statement]])
  /// A function inside of a function.
  case function(FunctionFacts)
  /// What only a debug build runs.
  case debugOnly([Statement])
  /// What follows in the same body runs only for some values of a parameter.
  case guarded(ValueGuard)
}
