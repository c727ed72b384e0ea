import SourceReading

/// Takes away the statements that cannot matter for navigation, so that what is run often is short.
struct Pruning {
  private let relevance: Relevance

  init(_ relevance: Relevance) { self.relevance = relevance }

  /// What is left of a body: what does something that matters, and the locals that it uses.
  func pruned(_ body: [Statement]) -> [Statement] {
    var used: Set<String> = []
    return pruned(body, &used)
  }

  /// Walks backwards, so that a local is known to be used before its declaration comes.
  private func pruned(_ body: [Statement], _ used: inout Set<String>) -> [Statement] {
    var result: [Statement] = []
    for statement in body.reversed() {
      if let kept = pruned(statement, &used) { result.append(kept) }
    }
    // Where nothing is left there is nothing to guard.
    while case .guarded? = result.first { result.removeFirst() }
    return result.reversed()
  }

  private func pruned(_ statement: Statement, _ used: inout Set<String>) -> Statement? {
    switch statement {
    case .expression(let value):
      guard relevance.isKept(value) else { return nil }
      return .expression(pruned(value, &used))
    case .assign(let target, let value, let position):
      guard relevance.isKept(value) || relevance.isKept(target: target, value) else { return nil }
      note(target, &used)
      return .assign(target: target, value: pruned(value, &used), position)
    case .declare(let name, let type, let value, let position):
      guard used.contains(name) || value.map(relevance.isKept) == true else { return nil }
      return .declare(name: name, type: type, value: value.map { pruned($0, &used) }, position)
    case .result(let value, let position):
      return .result(value.map { pruned($0, &used) }, position)
    case .branch(let conditions, let bodies):
      let kept = bodies.map { pruned($0, &used) }
      let tests = conditions.filter(relevance.isKept).map { pruned($0, &used) }
      return tests.isEmpty && kept.allSatisfy(\.isEmpty) ? nil : .branch(conditions: tests, bodies: kept)
    case .function(var facts):
      facts.body = pruned(facts.body, &used)
      return .function(facts)
    case .guarded(let guarding):
      // A local of the same name is not the parameter.
      used.insert(guarding.name)
      return statement
    case .debugOnly(let body):
      let kept = pruned(body, &used)
      return kept.isEmpty ? nil : .debugOnly(kept)
    }
  }

  /// Closures are pruned like functions; everything else stays whole.
  private func pruned(_ expression: Expression, _ used: inout Set<String>) -> Expression {
    switch expression {
    case .closure(var closure):
      closure.body = pruned(closure.body, &used)
      return .closure(closure)
    case .call(var call):
      call.receiver = call.receiver.map { pruned($0, &used) }
      for index in call.arguments.indices { call.arguments[index].value = pruned(call.arguments[index].value, &used) }
      used.insert(call.function.baseOfFunction)
      return .call(call)
    case .cast(let value, let type): return .cast(pruned(value, &used), type)
    case .given(let guarding, let value): return .given(guarding, pruned(value, &used))
    case .either(let values): return .either(values.map { pruned($0, &used) })
    case .array(let values): return .array(values.map { pruned($0, &used) })
    case .tuple(let values): return .tuple(values.map { pruned($0, &used) })
    case .dictionary(let values): return .dictionary(values.map { pruned($0, &used) })
    case .other(let values): return .other(values.map { pruned($0, &used) })
    case .interpolation(let values): return .interpolation(values.map { pruned($0, &used) })
    case .element(let base, let indices): return .element(pruned(base, &used), indices.map { pruned($0, &used) })
    case .member(let base, let name, let position):
      return .member(base.map { pruned($0, &used) }, name, position)
    case .name(let name, _):
      used.insert(name)
      return expression
    default:
      return expression
    }
  }

  private func note(_ expression: Expression, _ used: inout Set<String>) {
    if case .name(let name, _) = expression { used.insert(name) }
    expression.forEachPart { note($0, &used) }
  }
}
