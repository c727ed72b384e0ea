/// A declaration of a type, or a part of one: an extension, a category, an implementation.
public struct TypeFacts: Hashable, Codable, Sendable {
  /// What kind of declaration it is.
  public enum Kind: String, Codable, Sendable {
    /// A class; in Objective-C its `@interface`.
    case `class`
    /// A struct.
    case `struct`
    /// An enum.
    case `enum`
    /// An actor.
    case actor
    /// A protocol.
    case `protocol`
    /// A Swift extension or an Objective-C category or class extension, its `@implementation` included.
    case `extension`
    /// The `@implementation` of an Objective-C class.
    case implementation
  }

  /// What kind of declaration it is.
  public var kind: Kind
  /// The name, with the names of the types around it (`Outer.Inner`).
  public var name: String
  /// The superclass and protocols, as written; in Objective-C the superclass comes first.
  public var inherits: [TypeName]
  /// What `where` clauses ask of `Self` and of generic parameters, as written, for protocol extensions.
  public var constraints: [GenericConstraint]
  /// The stored and computed properties; in Objective-C also the instance variables.
  public var properties: [VariableFacts]
  /// The methods, initializers and other functions.
  public var functions: [FunctionFacts]
  /// The cases of an enum.
  public var cases: [CaseFacts]
  /// Type aliases (`typealias Segue = MainSegue`).
  public var aliases: [AliasFacts]
  /// Whether only a debug build has it (`#if DEBUG`).
  public var isDebugOnly: Bool
  /// Where its name stands.
  public var position: Position

  /// Makes a type; everything that is not given is absent.
  public init(
    kind: Kind, name: String, inherits: [TypeName] = [], constraints: [GenericConstraint] = [],
    properties: [VariableFacts] = [], functions: [FunctionFacts] = [], cases: [CaseFacts] = [],
    aliases: [AliasFacts] = [], isDebugOnly: Bool = false, position: Position
  ) {
    self.kind = kind
    self.name = name
    self.inherits = inherits
    self.constraints = constraints
    self.properties = properties
    self.functions = functions
    self.cases = cases
    self.aliases = aliases
    self.isDebugOnly = isDebugOnly
    self.position = position
  }
}

/// A type as it is written, reduced to what names a class: optionals, attributes and ownership are dropped.
public struct TypeName: Hashable, Codable, Sendable {
  /// The name (`UIViewController`, `Outer.Inner`, `id`); functions are `->`, arrays `[]`, dictionaries `[:]`.
  public var name: String
  /// Generic arguments, element types, protocols of a composition or of `id<…>`; for a function the parameters, then the
  /// result.
  public var arguments: [TypeName]
  /// Whether it is the type itself (`T.Type`, `Class`).
  public var isMeta: Bool

  /// Makes a type name.
  public init(_ name: String, arguments: [TypeName] = [], isMeta: Bool = false) {
    self.name = name
    self.arguments = arguments
    self.isMeta = isMeta
  }
}

/// What a generic parameter or `Self` must be: `T: UIViewController`, `Self == X`.
public struct GenericConstraint: Hashable, Codable, Sendable {
  /// The parameter.
  public var parameter: String
  /// The class or protocol.
  public var bound: TypeName

  /// Makes a constraint.
  public init(parameter: String, bound: TypeName) {
    self.parameter = parameter
    self.bound = bound
  }
}

/// A case of an enum.
public struct CaseFacts: Hashable, Codable, Sendable {
  /// The name.
  public var name: String
  /// The raw value as text; for enums of strings without one, the name itself.
  public var rawValue: String?

  /// Makes a case.
  public init(name: String, rawValue: String? = nil) {
    self.name = name
    self.rawValue = rawValue
  }
}

/// A type alias.
public struct AliasFacts: Hashable, Codable, Sendable {
  /// The new name.
  public var name: String
  /// What it stands for.
  public var type: TypeName

  /// Makes an alias.
  public init(name: String, type: TypeName) {
    self.name = name
    self.type = type
  }
}
