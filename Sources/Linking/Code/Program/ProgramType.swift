import SourceReading

/// The place of a type in its program.
struct TypeID: Hashable, Comparable {
  let index: Int32

  init(_ index: Int) { self.index = Int32(index) }

  static func < (lhs: TypeID, rhs: TypeID) -> Bool { lhs.index < rhs.index }
}

/// The place of a function in its program.
struct FunctionID: Hashable, Comparable {
  let index: Int32

  init(_ index: Int) { self.index = Int32(index) }

  static func < (lhs: FunctionID, rhs: FunctionID) -> Bool { lhs.index < rhs.index }
}

/// The place of a property or global in its program.
struct VariableID: Hashable, Comparable {
  let index: Int32

  init(_ index: Int) { self.index = Int32(index) }

  static func < (lhs: VariableID, rhs: VariableID) -> Bool { lhs.index < rhs.index }
}

/// A type of the project with all its declarations, extensions and categories together, or a type that is only named.
struct ProgramType {
  /// The full name (`Outer.Inner`).
  var name: String
  /// What declares it; `nil` for a type of the system or a library.
  var kind: TypeFacts.Kind?
  /// The superclass, be it of the system.
  var superclass: TypeID?
  /// The protocols it adopts itself.
  var protocols: [TypeID] = []
  /// The classes below it, or what adopts it, one step down.
  var subtypes: [TypeID] = []
  /// The functions by base name (`present` for `present(_:animated:)`).
  var functions: [String: [FunctionID]] = [:]
  /// The functions by Objective-C selector.
  var selectors: [String: [FunctionID]] = [:]
  /// The properties by name.
  var properties: [String: VariableID] = [:]
  /// The cases of an enum with their raw values.
  var cases: [String: String?] = [:]
  /// The type aliases in it.
  var aliases: [String: TypeName] = [:]
  /// The files that declare or extend it.
  var files: [Int] = []
  /// The first class of the system among its superclasses, itself included.
  var systemClass: String?
  /// Whether instances of it are controllers.
  var isController = false
  /// Where its name stands first.
  var position = Position(line: 1, column: 1)

  /// Whether the project declares it.
  var isDeclared: Bool { kind != nil }
}

/// A function of the program.
struct ProgramFunction {
  var facts: FunctionFacts
  var file: Int
  /// The type around it.
  var owner: TypeID?
  /// Whether it stands in an extension of a type of the system or of a protocol, so that many share it.
  var isShared: Bool
  /// Whether its code leads to a scene or segue by its name: what it is given makes all the difference.
  var namesScenes = false
  /// The parameters on which its branches depend, or those of a function that it hands them to.
  var guarded: Set<String> = []

  /// Its name up to the parameters, and the labels of these.
  let base: String
  let labels: [Substring]

  init(facts: FunctionFacts, file: Int, owner: TypeID?, isShared: Bool) {
    (self.facts, self.file, self.owner, self.isShared) = (facts, file, owner, isShared)
    base = facts.name.baseOfFunction
    labels = facts.name.labelsOfFunction
  }
}

/// A property or global.
struct ProgramVariable {
  var facts: VariableFacts
  var file: Int
  var owner: TypeID?
  var isShared: Bool

  /// What a setter is given.
  var setterParameters: [ParameterFacts] {
    ["newValue", "oldValue"].map { ParameterFacts(label: nil, name: $0, type: facts.type) }
  }
}

extension String {
  /// `Inner` for `Outer.Inner`.
  var lastPart: String { utf8.lastIndex(of: UInt8(ascii: ".")).map { String(self[index(after: $0)...]) } ?? self }

  /// `name` for `_name`, as Objective-C calls the instance variable of a property.
  var withoutUnderscore: String { hasPrefix("_") ? String(dropFirst()) : self }

  /// `name` for `setName`, the base of a setter; `nil` for other names.
  var propertyOfSetter: String? {
    guard hasPrefix("set"), utf8.count > 3 else { return nil }
    let name = dropFirst(3)
    return name.prefix(1).lowercased() + name.dropFirst()
  }

  /// `present` for `present(_:animated:)` and for `present:animated:`.
  var baseOfFunction: String {
    guard let end = utf8.firstIndex(where: { $0 == UInt8(ascii: "(") || $0 == UInt8(ascii: ":") }) else { return self }
    return String(self[..<end])
  }

  /// The labels of a function's name: `["_", "animated"]` for `present(_:animated:)`; those of a selector without its first
  /// part.
  var labelsOfFunction: [Substring] {
    guard let open = utf8.firstIndex(of: UInt8(ascii: "(")) else {
      return split(separator: ":", omittingEmptySubsequences: false).dropFirst().map { $0 }
    }
    return self[index(after: open)...].dropLast().split(separator: ":")
  }
}
