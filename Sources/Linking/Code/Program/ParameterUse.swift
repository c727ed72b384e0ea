import SourceReading

/// Which parameters the code of a function or closure uses: what the others get makes no difference.
struct ParameterUse {
  /// One entry for each parameter, in their order.
  private(set) var isUsed: [Bool] = []
  private var names: Set<String> = []

  init(_ function: FunctionFacts) { self.init(function.parameters, function.body) }

  init(_ closure: Closure) { self.init(closure.parameters, closure.body) }

  init(_ parameters: [ParameterFacts], _ body: [Statement]) {
    guard !parameters.isEmpty else { return }
    collect(body)
    isUsed = parameters.map { names.contains($0.name) }
  }

  private mutating func collect(_ statements: [Statement]) {
    for statement in statements {
      switch statement {
      case .expression(let value): collect(value)
      case .assign(let target, let value, _):
        // A local of the same name may stand for it from here on; that a parameter is assigned to is no use of it.
        if case .name = target {} else { collect(target) }
        collect(value)
      case .declare(_, _, let value, _), .result(let value, _): if let value { collect(value) }
      case .branch(let conditions, let bodies):
        for condition in conditions { collect(condition) }
        for body in bodies { collect(body) }
      case .function(let facts): collect(facts.body)
      case .debugOnly(let body): collect(body)
      }
    }
  }

  private mutating func collect(_ expression: Expression) {
    switch expression {
    case .name(let name, _): names.insert(name)
    case .call(let call): if call.receiver == nil { names.insert(call.function.baseOfFunction) }
    case .closure(let closure): collect(closure.body)
    default: break
    }
    expression.forEachPart { collect($0) }
  }
}
