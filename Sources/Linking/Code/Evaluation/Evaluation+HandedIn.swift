import SourceReading

// Whose controllers code works with: its own, or those that its caller hands it.
extension Evaluation {
  /// Whether an expression is a parameter, or `self` of code that many share, or made of one.
  func isHandedIn(_ expression: Expression, in id: ActivationID) -> Bool {
    switch expression {
    case .name(let name, _): isHandedIn(name: name, in: id)
    case .member(let base, _, _): base.map { isHandedIn($0, in: id) } ?? false
    case .cast(let value, _), .element(let value, _), .given(_, let value): isHandedIn(value, in: id)
    case .either(let values), .array(let values), .tuple(let values), .other(let values):
      values.contains { isHandedIn($0, in: id) }
    case .call(let call): isHandedIn(call, in: id)
    default: false
    }
  }

  /// Whether code stands in for one of UIKit's own methods that show and leave.
  func overridesMove(_ id: ActivationID) -> Bool {
    guard case .function(let function) = self[home(of: id)].code, let owner = program[function].owner else {
      return false
    }
    return SystemMembers.moves.contains(program[function].facts.name) && program.isController(owner)
  }

  private func isHandedIn(name: String, in id: ActivationID) -> Bool {
    if name == "super", overridesMove(id) { return true }
    if let local = symbols.find(name), let holder = holder(of: local, in: id) {
      return self[holder].locals.isHandedIn(local)
    }
    let home = home(of: id)
    guard self[home].isShared else { return false }
    if name == "self" || name == "super" { return true }
    // What shared code finds from its `self`.
    return SystemMembers.relation(name) != nil || name == "view" || name == "window"
  }

  /// A call gives back what it was handed, where that holds controllers or is the receiver of UIKit's own methods.
  private func isHandedIn(_ call: Call, in id: ActivationID) -> Bool {
    if let receiver = call.receiver, isHandedIn(receiver, in: id), !isModel(receiver, in: id) { return true }
    return call.arguments.contains { isHandedIn($0.value, in: id) && holdsController($0.value, in: id) }
  }

  /// Whether an expression is known to be no controller: data, a view model.
  private func isModel(_ expression: Expression, in id: ActivationID) -> Bool {
    guard case .name(let name, _) = expression else { return false }
    return !holdsController(name, in: id)
  }

  private func holdsController(_ expression: Expression, in id: ActivationID) -> Bool {
    switch expression {
    case .name("self", _): true
    case .name(let name, _): holdsController(name, in: id)
    case .cast(let value, _), .element(let value, _), .given(_, let value): holdsController(value, in: id)
    case .either(let values), .array(let values): values.contains { holdsController($0, in: id) }
    case .call(let call): isHandedIn(call, in: id)
    case .member(_, let name, _): SystemMembers.relation(name) != nil || name.lowercased().hasSuffix("controller")
    default: false
    }
  }

  private func holdsController(_ name: String, in id: ActivationID) -> Bool {
    if let local = symbols.find(name), let holder = holder(of: local, in: id) {
      let values = self[holder].locals[local] ?? []
      if values.isEmpty, let type = self[holder].locals.type(of: local) {
        return SystemTypes.isController(type.name) || type.name.hasSuffix("Controller") || type.name == "T"
      }
      return values.contains { isController($0) }
    }
    return SystemMembers.relation(name) != nil || name == "self"
  }

  /// Whether any of some values is a controller.
  func hasController(_ values: ValueSet) -> Bool {
    guard values.contains(anyOf: Self.controllerKinds) else { return false }
    for value in values where isController(value) { return true }
    return false
  }

  /// Whether any of some values is an object of the project's own, which may hold a controller: a router.
  func mayHoldController(_ values: ValueSet) -> Bool {
    guard values.contains(anyOf: [.object, .instance, .bounded]) else { return false }
    return values.contains { value in
      guard let type = type(of: value) else { return false }
      return program.types[Int(type.index)].kind == .class
    }
  }

  private static let controllerKinds: [Value.Kind] = [.object, .instance, .bounded, .scene, .relative, .windowRoot]

  /// Whether a value is a controller.
  func isController(_ value: Value) -> Bool {
    switch value {
    case .scene, .relative, .windowRoot: true
    case .object(let object): program.types[Int(objects[Int(object.index)].type.index)].isController
    case .instance(let type), .bounded(let type): program.types[Int(type.index)].isController
    default: false
    }
  }
}
