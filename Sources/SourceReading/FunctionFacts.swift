/// A function, method or initializer with its body.
public struct FunctionFacts: Hashable, Codable, Sendable {
  /// The name as calls spell it: `present(_:animated:completion:)`, `init(nibName:bundle:)`, or an Objective-C selector.
  public var name: String
  /// The selector under which Objective-C and Interface Builder know it; `nil` where they do not (semantics §5.3).
  public var selector: String?
  /// The parameters.
  public var parameters: [ParameterFacts]
  /// The result; `nil` for none. `Self` and `instancetype` stay as they are.
  public var result: TypeName?
  /// What generic parameters must be.
  public var constraints: [GenericConstraint]
  /// Whether it belongs to the type itself.
  public var isStatic: Bool
  /// Attributes and modifiers that matter: `IBAction`, `IBSegueAction`, `objc`, `override`, `private`…; `macro` where a
  /// macro stands for the head.
  public var attributes: [String]
  /// The body; empty for a requirement or a declaration in a header.
  public var body: [Statement]
  /// Whether it has a body at all.
  public var hasBody: Bool
  /// Whether only a debug build has it.
  public var isDebugOnly: Bool
  /// Where its name stands.
  public var position: Position

  /// Makes a function; everything that is not given is absent.
  public init(
    name: String, selector: String? = nil, parameters: [ParameterFacts] = [], result: TypeName? = nil,
    constraints: [GenericConstraint] = [], isStatic: Bool = false, attributes: [String] = [], body: [Statement] = [],
    hasBody: Bool = true, isDebugOnly: Bool = false, position: Position
  ) {
    self.name = name
    self.selector = selector
    self.parameters = parameters
    self.result = result
    self.constraints = constraints
    self.isStatic = isStatic
    self.attributes = attributes
    self.body = body
    self.hasBody = hasBody
    self.isDebugOnly = isDebugOnly
    self.position = position
  }
}

/// A parameter.
public struct ParameterFacts: Hashable, Codable, Sendable {
  /// The argument label; `nil` for none.
  public var label: String?
  /// The name in the body.
  public var name: String
  /// The type; `nil` where it is not written (closures).
  public var type: TypeName?

  /// Makes a parameter.
  public init(label: String?, name: String, type: TypeName?) {
    self.label = label
    self.name = name
    self.type = type
  }
}
