import SourceReading

/// The parameters and locals of a run: few enough to be looked through one by one.
struct Locals {
  private struct Local {
    var name: Symbol
    var values: ValueSet
    var type: TypeName?
    /// Whether it is a parameter or made of one.
    var isHandedIn = false
  }

  private var locals: [Local] = []

  private func index(of name: Symbol) -> Int? { locals.firstIndex { $0.name == name } }

  /// Whether there is a local of a name.
  func contains(_ name: Symbol) -> Bool { index(of: name) != nil }

  /// What a local can be; `nil` where there is none of the name.
  subscript(name: Symbol) -> ValueSet? { index(of: name).map { locals[$0].values } }

  /// The type that was written for a local.
  func type(of name: Symbol) -> TypeName? { index(of: name).flatMap { locals[$0].type } }

  /// Whether a local is a parameter or made of one.
  func isHandedIn(_ name: Symbol) -> Bool { index(of: name).map { locals[$0].isHandedIn } ?? false }

  /// Makes a parameter.
  mutating func declare(_ name: Symbol, _ type: TypeName?, _ values: ValueSet, isHandedIn: Bool) {
    locals.append(Local(name: name, values: values, type: type, isHandedIn: isHandedIn))
  }

  /// Adds to a local, which is made where there is none of the name; says whether there was anything new.
  mutating func add(_ values: ValueSet, to name: Symbol) -> Bool {
    if let index = index(of: name) { return locals[index].values.formUnion(values) }
    locals.append(Local(name: name, values: values))
    return !values.isEmpty
  }

  /// Notes the type that is written for a local.
  mutating func setType(_ type: TypeName, of name: Symbol) {
    if let index = index(of: name) { locals[index].type = type }
  }

  /// Notes that a local is made of a parameter.
  mutating func setHandedIn(_ name: Symbol) {
    if let index = index(of: name) { locals[index].isHandedIn = true }
  }
}
