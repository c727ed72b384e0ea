import SourceReading

// Which of the project's methods a message reaches.
extension Evaluation {
  /// Sends a call to the project's own methods; `nil` where no receiver has one.
  mutating func dispatch(
    _ call: EvaluatedCall, in id: ActivationID, expecting: TypeName?
  ) -> ValueSet? {
    var targets: [(FunctionID, ValueSet)] = []
    for value in call.receivers {
      for (function, receiver) in implementations(of: call.name.symbol, for: value)
      where accepts(function, call, value, in: id) && !targets.contains(where: { $0.0 == function && $0.1 == receiver })
      {
        targets.append((function, receiver))
      }
    }
    guard !targets.isEmpty else { return nil }
    targets = overloads(targets, taking: call, in: id)
    var result = callAll(targets, call, in: id, expecting: expecting)
    // What an extension of a class of the system adds may stand in front of UIKit's own method of that name.
    if targets.allSatisfy({ !program[$0.0].facts.hasBody }) {
      result.formUnion(callSystem(call, in: id, expecting: expecting))
    }
    return result
  }

  /// Whether the arguments of a call can be what a function takes: Swift tells overloads apart by their types.
  private mutating func accepts(
    _ function: FunctionID, _ call: EvaluatedCall, _ receiver: Value, in id: ActivationID
  ) -> Bool {
    let declared = program[function]
    guard program.files[declared.file].language == .swift else { return true }
    // UIKit's own method is the better match for a call with its very labels.
    if SystemMembers.moves.contains(call.call.function), declared.facts.name != call.call.function,
      type(of: receiver).map({ program.isController($0) }) == true
    {
      return false
    }
    let given = bind(call, to: declared.facts)
    for (parameter, values) in zip(declared.facts.parameters, given) {
      guard let name = parameter.type, !values.isEmpty, !["->", "Any", "AnyObject"].contains(name.name) else {
        continue
      }
      if !values.contains(where: { fits($0, name, of: declared, receiver) }) { return false }
    }
    return true
  }

  /// Of overloads that take one controller or several of them those that take what a call gives: as values both are alike.
  private func overloads(
    _ targets: [(FunctionID, ValueSet)], taking call: EvaluatedCall, in id: ActivationID
  ) -> [(FunctionID, ValueSet)] {
    guard targets.count > 1 else { return targets }
    for (index, values) in call.arguments.enumerated() where hasController(values) {
      let several = targets.filter { target in
        let parameters = program[target.0].facts.parameters
        return index < parameters.count && parameters[index].type?.name == "[]"
      }
      guard !several.isEmpty, several.count < targets.count else { continue }
      if isCollection(call.call.arguments[index].value, in: id) { return several }
      return targets.filter { target in !several.contains { $0.0 == target.0 } }
    }
    return targets
  }

  /// Whether an expression is written as a collection, or names one.
  private func isCollection(_ expression: Expression, in id: ActivationID) -> Bool {
    switch expression {
    case .array: return true
    case .name(let name, _):
      guard let symbol = symbols.find(name), let holder = holder(of: symbol, in: id) else { return false }
      return self[holder].locals.type(of: symbol)?.name == "[]"
    case .member(_, let name, _): return name.hasSuffix("ontrollers") || name == "children"
    case .call(let call): return ["map", "compactMap", "flatMap", "filter", "+"].contains(call.function.baseOfFunction)
    case .either(let values), .tuple(let values), .other(let values):
      return values.contains { isCollection($0, in: id) }
    case .given(_, let value): return isCollection(value, in: id)
    default: return false
    }
  }

  private mutating func fits(_ value: Value, _ name: TypeName, of function: ProgramFunction, _ receiver: Value) -> Bool
  {
    if name.isMeta || function.facts.constraints.contains(where: { $0.parameter == name.name }) { return true }
    switch value {
    case .string:
      if ["String", "NSString", "Substring", "StaticString"].contains(name.name) { return true }
      if let own = type(of: receiver), innerType(name.name, .nested, of: own) != nil { return false }
      guard let type = type(name, file: function.file, inside: function.owner), program[type].isDeclared else {
        return true
      }
      return program[type].kind == .protocol || program[type].kind == .struct
    case .enumCase(let own, _):
      guard let type = type(name, file: function.file, inside: function.owner), program[type].isDeclared else {
        return name.name != "String"
      }
      return type == own || program[type].kind == .protocol
    case .relative, .windowRoot:
      guard let type = type(name, file: function.file, inside: function.owner), program[type].isDeclared else {
        return true
      }
      return program[type].kind == .protocol || program.isController(type)
    case .bounded(let own) where program[own].kind == .protocol: return true
    case .object, .scene, .instance, .bounded:
      guard let own = type(of: value), let type = type(name, file: function.file, inside: function.owner) else {
        return true
      }
      if !program[type].isDeclared { return !program.isController(type) || program.isController(own) }
      guard program.isController(own) else { return true }
      return program[type].kind == .protocol || program.isController(type)
    default:
      return true
    }
  }

  /// The methods that a message to a value reaches, with what is `self` there.
  private mutating func implementations(of function: Symbol, for value: Value) -> [(FunctionID, ValueSet)] {
    switch value {
    case .type(let type):
      return functions(for: function, of: type).filter { isOfType($0) }.map { ($0, [value]) }
    case .bounded(let type):
      return implementations(of: function, below: type)
    case .relative(let relation, let type):
      guard let name = Self.systemClass(of: relation) else { return [] }
      let found = functions(for: function, of: program.externalType(name))
      return found.map { ($0, [.relative(relation, of: type)]) }
    case .windowRoot:
      return functions(for: function, of: program.externalType("UIViewController")).map { ($0, [value]) }
    case .string, .symbol:
      return functions(for: function, of: program.externalType("String")).map { ($0, [value]) }
    case .storyboard:
      return functions(for: function, of: program.externalType("UIStoryboard")).map { ($0, [value]) }
    default:
      guard let type = type(of: value) else { return [] }
      return functions(for: function, of: type).map { ($0, [plain(value)]) }
    }
  }

  private static func systemClass(of relation: Relation) -> String? {
    switch relation {
    case .navigation: "UINavigationController"
    case .tabBar: "UITabBarController"
    case .split: "UISplitViewController"
    default: "UIViewController"
    }
  }

  private func isOfType(_ function: FunctionID) -> Bool {
    program[function].facts.isStatic || program[function].facts.name.hasPrefix("init")
  }

  /// The method of a declared type and of everything below it.
  private mutating func implementations(of function: Symbol, below type: TypeID) -> [(FunctionID, ValueSet)] {
    let key = MemberKey(type: type, name: function, kind: .called)
    if let known = foundImplementations[key] { return known }
    let found = searchImplementations(of: function, below: type)
    foundImplementations[key] = found
    return found
  }

  private mutating func searchImplementations(
    of function: Symbol, below type: TypeID
  ) -> [(FunctionID, ValueSet)] {
    var result: [(FunctionID, ValueSet)] = []
    let own = functions(for: function, of: type)
    let isProtocol = program[type].kind == .protocol
    if !isProtocol { result += own.map { ($0, [.bounded(type)]) } }
    guard program[type].isDeclared else { return result }
    for descendant in program.descendants(type).dropFirst() where program[descendant].kind != .protocol {
      let found = functions(for: function, of: descendant)
      for method in found where isProtocol || !own.contains(method) {
        result.append((method, [.instance(descendant)]))
      }
    }
    return result.isEmpty ? own.map { ($0, [.bounded(type)]) } : result
  }
}
