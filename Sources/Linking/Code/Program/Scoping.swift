import SourceReading

/// Gives locals of one name in different blocks names of their own, so that they are not taken for one variable.
struct Scoping {
  private var counts: [String: Int] = [:]

  /// The body of a function with these parameters.
  static func scoped(_ body: [Statement], parameters: [ParameterFacts]) -> [Statement] {
    var scoping = Scoping()
    for parameter in parameters { scoping.counts[parameter.name] = 1 }
    var names: [String: String] = [:]
    return scoping.scoped(body, &names)
  }

  /// - Parameter names: The names that locals of the blocks around got, where these are others than their own.
  private mutating func scoped(_ body: [Statement], _ names: inout [String: String]) -> [Statement] {
    body.map { scoped($0, &names) }
  }

  private mutating func block(_ body: [Statement], _ names: [String: String]) -> [Statement] {
    var inner = names
    return scoped(body, &inner)
  }

  private mutating func scoped(_ statement: Statement, _ names: inout [String: String]) -> Statement {
    switch statement {
    case .expression(let value): return .expression(scoped(value, names))
    case .assign(let target, let value, let position):
      return .assign(target: scoped(target, names), value: scoped(value, names), position)
    case .declare(let name, let type, let value, let position):
      let value = value.map { scoped($0, names) }
      return .declare(name: declare(name, &names), type: type, value: value, position)
    case .result(let value, let position): return .result(value.map { scoped($0, names) }, position)
    case .branch(let conditions, let bodies):
      let conditions = conditions.map { scoped($0, names) }
      return .branch(conditions: conditions, bodies: bodies.map { block($0, names) })
    case .function(var facts):
      var inner = names
      for parameter in facts.parameters { inner[parameter.name] = nil }
      facts.body = scoped(facts.body, &inner)
      return .function(facts)
    case .debugOnly(let body): return .debugOnly(block(body, names))
    case .guarded(var guarding):
      guarding.name = names[guarding.name] ?? guarding.name
      return .guarded(guarding)
    }
  }

  private mutating func declare(_ name: String, _ names: inout [String: String]) -> String {
    guard name != "self", !name.hasPrefix("$") else { return name }
    counts[name, default: 0] += 1
    guard let count = counts[name], count > 1 else { return name }
    let own = "\(name)·\(count)"
    names[name] = own
    return own
  }

  private mutating func scoped(_ expression: Expression, _ names: [String: String]) -> Expression {
    switch expression {
    case .name(let name, let position): return .name(names[name] ?? name, position)
    case .closure(var closure):
      var inner = names
      for parameter in closure.parameters { inner[parameter.name] = nil }
      closure.body = scoped(closure.body, &inner)
      return .closure(closure)
    case .call(var call):
      call.receiver = call.receiver.map { scoped($0, names) }
      for index in call.arguments.indices { call.arguments[index].value = scoped(call.arguments[index].value, names) }
      // A local closure that is called.
      if call.receiver == nil, let own = names[call.function.baseOfFunction] {
        call.function = own + call.function.dropFirst(call.function.baseOfFunction.utf8.count)
      }
      return .call(call)
    case .member(let base, let name, let position): return .member(base.map { scoped($0, names) }, name, position)
    case .cast(let value, let type): return .cast(scoped(value, names), type)
    case .given(var guarding, let value):
      guarding.name = names[guarding.name] ?? guarding.name
      return .given(guarding, scoped(value, names))
    case .either(let values): return .either(values.map { scoped($0, names) })
    case .array(let values): return .array(values.map { scoped($0, names) })
    case .tuple(let values): return .tuple(values.map { scoped($0, names) })
    case .dictionary(let values): return .dictionary(values.map { scoped($0, names) })
    case .other(let values): return .other(values.map { scoped($0, names) })
    case .interpolation(let values): return .interpolation(values.map { scoped($0, names) })
    case .element(let base, let indices):
      return .element(scoped(base, names), indices.map { scoped($0, names) })
    default: return expression
    }
  }
}
