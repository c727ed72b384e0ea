import SourceReading

/// Finds the parameters on which branches depend: those that a function asks for itself, and those that it hands to a
/// function which does.
struct GuardedParameters {
  /// By function.
  private(set) var names: [FunctionID: Set<String>] = [:]
  /// The labels of such parameters, by the base name of their functions.
  private var labels: [String: Set<String>] = [:]

  init(_ program: Program) {
    for (index, function) in program.functions.enumerated() where !function.facts.parameters.isEmpty {
      note(Self.guarded(function.facts.body), of: FunctionID(index), function)
    }
    // A few steps of handing on are enough, and a name in a circle ends.
    for _ in 0..<4 where !labels.isEmpty {
      let before = labels
      for (index, function) in program.functions.enumerated()
      where function.facts.parameters.contains(where: { Self.mayDecide($0.type) }) {
        note(handedOn(function.facts.body), of: FunctionID(index), function)
      }
      if labels == before { break }
    }
  }

  private mutating func note(_ found: Set<String>, of id: FunctionID, _ function: ProgramFunction) {
    for parameter in function.facts.parameters where found.contains(parameter.name) {
      names[id, default: []].insert(parameter.name)
      labels[function.base, default: []].insert(parameter.label ?? "_")
    }
  }

  /// Whether a parameter of a type can decide anything: a flag, or what may be an enum of the project.
  private static func mayDecide(_ type: TypeName?) -> Bool {
    guard let name = type?.name else { return false }
    return name == "Bool" || name.first?.isUppercase == true && !name.isSystemClass && name != "String" && name != "Int"
  }

  /// The names that statements ask for.
  private static func guarded(_ statements: [Statement]) -> Set<String> {
    var result: Set<String> = []
    for statement in statements {
      if case .guarded(let guarding) = statement { result.insert(guarding.name) }
      statement.forEachExpression { expression in
        switch expression {
        case .closure(let closure): result.formUnion(guarded(closure.body))
        case .given(let guarding, _): result.insert(guarding.name)
        default: break
        }
      }
      for body in statement.bodies { result.formUnion(guarded(body)) }
    }
    return result
  }

  /// The names that go as they are to parameters on which branches depend.
  private func handedOn(_ statements: [Statement]) -> Set<String> {
    var result: Set<String> = []
    for statement in statements {
      statement.forEachExpression { expression in
        switch expression {
        case .closure(let closure): result.formUnion(handedOn(closure.body))
        case .call(let call):
          guard let asked = labels[call.function.baseOfFunction] else { return }
          for argument in call.arguments where asked.contains(argument.label ?? "_") {
            if case .name(let name, _) = argument.value { result.insert(name) }
          }
        default: break
        }
      }
      for body in statement.bodies { result.formUnion(handedOn(body)) }
    }
    return result
  }
}

extension Statement {
  /// The bodies inside of it, but for those of closures.
  fileprivate var bodies: [[Statement]] {
    switch self {
    case .branch(_, let bodies): bodies
    case .debugOnly(let body): [body]
    case .function(let facts): [facts.body]
    default: []
    }
  }

  /// Calls something for each expression in it, those inside of others too.
  fileprivate func forEachExpression(_ body: (Expression) -> Void) {
    func visit(_ expression: Expression) {
      body(expression)
      expression.forEachPart(visit)
    }
    switch self {
    case .expression(let value): visit(value)
    case .assign(let target, let value, _):
      visit(target)
      visit(value)
    case .declare(_, _, let value, _), .result(let value, _): value.map(visit)
    case .branch(let conditions, _): conditions.forEach(visit)
    case .function, .debugOnly, .guarded: break
    }
  }
}
