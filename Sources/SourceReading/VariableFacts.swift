/// A property, instance variable, global or constant.
public struct VariableFacts: Hashable, Codable, Sendable {
  /// The name.
  public var name: String
  /// The declared type, if it is written.
  public var type: TypeName?
  /// What it starts with; for computed constants of one expression, that expression.
  public var value: Expression?
  /// The body of its getter (or of a lazy initializer closure that is called at once).
  public var getter: [Statement]
  /// The bodies of setter, `willSet` and `didSet`, together.
  public var setter: [Statement]
  /// Whether it belongs to the type itself.
  public var isStatic: Bool
  /// Attributes and modifiers that matter: `IBOutlet`, `lazy`, `weak`, `override`, `let`, `Published`…, in the order of
  /// the source; in Objective-C the property attributes.
  public var attributes: [String]
  /// Whether only a debug build has it.
  public var isDebugOnly: Bool
  /// Where its name stands.
  public var position: Position

  /// Makes a variable; everything that is not given is absent.
  public init(
    name: String, type: TypeName? = nil, value: Expression? = nil, getter: [Statement] = [],
    setter: [Statement] = [], isStatic: Bool = false, attributes: [String] = [], isDebugOnly: Bool = false,
    position: Position
  ) {
    self.name = name
    self.type = type
    self.value = value
    self.getter = getter
    self.setter = setter
    self.isStatic = isStatic
    self.attributes = attributes
    self.isDebugOnly = isDebugOnly
    self.position = position
  }
}
