/// An expression, reduced to what can be a controller, a name of one, or a call that moves one.
public indirect enum Expression: Hashable, Codable, Sendable {
  /// A name: a local, a property of the type around it, a type, `self`, `super`.
  case name(String, Position)
  /// `base.name`; implicit members (`.fullScreen`) have no base. Optional chaining and forced unwrapping are dropped.
  case member(Expression?, String, Position)
  /// A call or message send.
  case call(Call)
  /// A text without interpolation.
  case string(String)
  /// A text with interpolated parts.
  case interpolation([Expression])
  /// A number or boolean, as written.
  case literal(String)
  /// `nil`, `Nil`, `NULL`.
  case none
  /// An array literal.
  case array([Expression])
  /// A dictionary literal, keys and values in turn.
  case dictionary([Expression])
  /// `base[index]`.
  case element(Expression, [Expression])
  /// A closure or block.
  case closure(Closure)
  /// `value as T` in every spelling, and C casts.
  case cast(Expression, TypeName)
  /// `condition ? a : b`, `a ?? b`, `a ?: b`, and `if`/`switch` expressions: any of these.
  case either([Expression])
  /// One of such alternatives that is only one where a parameter has some value.
  case given(ValueGuard, Expression)
  /// `#selector(…)`, `@selector(…)`, `Selector("…")`: the selector or the Swift name as written.
  case selector(String, Position)
  /// A key path or `#keyPath`, as written.
  case keyPath(String)
  /// A type as a value: `X.self`, `[X class]`, `X<Y>`.
  case type(TypeName, Position)
  /// A tuple.
  case tuple([Expression])
  /// Anything else, with the expressions inside of it.
  case other([Expression])
}

/// A call or message send.
public struct Call: Hashable, Codable, Sendable {
  /// What it is sent to; `nil` for a free function, a method of the type around it, an initializer by type name.
  public var receiver: Expression?
  /// The function as declarations spell it: `present(_:animated:completion:)`, `init(nibName:bundle:)`, or a selector.
  /// Where a value is called (`handler()`), its name with the labels. A trailing closure has the label `_` unless it is
  /// labelled.
  public var function: String
  /// The arguments, trailing closures last.
  public var arguments: [Argument]
  /// Where the name of the function stands (in Objective-C the first part of the selector).
  public var position: Position

  /// An argument.
  public struct Argument: Hashable, Codable, Sendable {
    /// The label; `nil` for none.
    public var label: String?
    /// The value.
    public var value: Expression

    /// Makes an argument.
    public init(label: String?, value: Expression) {
      self.label = label
      self.value = value
    }
  }

  /// Makes a call.
  public init(receiver: Expression?, function: String, arguments: [Argument], position: Position) {
    self.receiver = receiver
    self.function = function
    self.arguments = arguments
    self.position = position
  }
}

/// A closure or block.
public struct Closure: Hashable, Codable, Sendable {
  /// The parameters; `$0`, `$1`… where none are written and the body uses them.
  public var parameters: [ParameterFacts]
  /// The body.
  public var body: [Statement]
  /// Where it begins.
  public var position: Position

  /// Makes a closure.
  public init(parameters: [ParameterFacts] = [], body: [Statement], position: Position) {
    self.parameters = parameters
    self.body = body
    self.position = position
  }
}
