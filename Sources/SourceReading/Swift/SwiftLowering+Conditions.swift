internal import SwiftSyntax

extension SwiftLowering {
  /// `if` with all of its `else if`s, as one branch.
  mutating func lower(_ node: IfExprSyntax, isResult: Bool, into statements: inout [Statement]) {
    var conditions: [Expression] = []
    var bodies: [[Statement]] = []
    var current: IfExprSyntax? = node
    // What holds because the conditions before do not.
    var passed: [Statement] = []
    while let branch = current {
      current = nil
      let body = conditionalBody(branch.conditions, branch.body, isResult: isResult)
      let guards = self.guards(of: branch.conditions)
      conditions += body.conditions
      bodies.append(passed + guards.guards.map(Statement.guarded) + body.statements)
      if let otherwise = guards.otherwise { passed.append(.guarded(otherwise)) }
      switch branch.elseBody {
      case .ifExpr(let next)?: current = next
      case .codeBlock(let block)?: bodies.append(passed + self.statements(block.statements, isResult: isResult))
      default: break
      }
    }
    append(.branch(conditions: conditions, bodies: bodies), to: &statements)
  }

  /// `guard`: its bindings hold behind it, its body runs where they fail.
  mutating func lower(_ node: GuardStmtSyntax, into statements: inout [Statement]) {
    var conditions: [Expression] = []
    for element in node.conditions {
      if let condition = lower(element, into: &statements) { conditions.append(condition) }
    }
    let guards = self.guards(of: node.conditions)
    let body = (guards.otherwise.map { [.guarded($0)] } ?? []) + self.statements(node.body.statements)
    if !conditions.isEmpty || !body.isEmpty {
      append(.branch(conditions: conditions, bodies: [body]), to: &statements)
    }
    statements += guards.guards.map(Statement.guarded)
  }

  /// Conditions with the body that they guard. Conditions behind a binding see it, so they move into the body with it.
  mutating func conditionalBody(
    _ list: ConditionElementListSyntax, _ block: CodeBlockSyntax, isResult: Bool
  ) -> (conditions: [Expression], statements: [Statement]) {
    // Each step is what is bound, then what is asked with it.
    var steps: [(bindings: [Statement], conditions: [Expression])] = [([], [])]
    for element in list {
      var bindings: [Statement] = []
      let condition = lower(element, into: &bindings)
      if !bindings.isEmpty {
        if steps.count > 1, steps[steps.count - 1].conditions.isEmpty {
          steps[steps.count - 1].bindings += bindings
        } else {
          steps.append((bindings, []))
        }
      }
      if let condition { steps[steps.count - 1].conditions.append(condition) }
    }
    depth += steps.count - 1
    var body = self.statements(block.statements, isResult: isResult)
    depth -= steps.count - 1
    for step in steps.dropFirst().reversed() {
      if !step.conditions.isEmpty { body = [.branch(conditions: step.conditions, bodies: [body])] }
      body = step.bindings + body
    }
    return (steps[0].conditions, body)
  }

  /// One condition: what it asks, and what it binds into `bindings`.
  private mutating func lower(_ node: ConditionElementSyntax, into bindings: inout [Statement]) -> Expression? {
    switch node.condition {
    case .expression(let condition): return expression(condition)
    case .optionalBinding(let binding):
      let type = binding.typeAnnotation.map { typeName($0.type) }
      var value = binding.initializer.map { expression($0.value) }
      if value == nil, let pattern = binding.pattern.as(IdentifierPatternSyntax.self) {
        value = .name(name(pattern.identifier), position(pattern.identifier))
      }
      bind(binding.pattern, to: value, type: type, into: &bindings)
      return nil
    case .matchingPattern(let matching):
      let value = shared(expression(matching.initializer.value), at: position(matching.pattern), in: &bindings)
      let count = bindings.count
      bind(matching.pattern, to: value, type: nil, into: &bindings)
      return patternCondition(matching.pattern, subject: value) ?? (bindings.count == count ? value : nil)
    default: return nil  // What is available decides nothing here.
    }
  }

  /// `switch`: the subject and the patterns are its conditions, each case is a body.
  mutating func lower(_ node: SwitchExprSyntax, isResult: Bool, into statements: inout [Statement]) {
    let subject = shared(expression(node.subject), at: position(node.subject), in: &statements)
    var conditions = [subject]
    var bodies: [[Statement]] = []
    let guards = self.guards(of: node)
    lower(node.cases, subject: subject, guards, isResult: isResult, conditions: &conditions, bodies: &bodies)
    append(.branch(conditions: conditions, bodies: bodies), to: &statements)
  }

  private mutating func lower(
    _ cases: SwitchCaseListSyntax, subject: Expression, _ guards: [SwitchCaseSyntax: ValueGuard], isResult: Bool,
    conditions: inout [Expression], bodies: inout [[Statement]]
  ) {
    for element in cases {
      switch element {
      case .switchCase(let node):
        let body = self.body(of: node, subject: subject, isResult: isResult, conditions: &conditions)
        bodies.append((guards[node].map { [.guarded($0)] } ?? []) + body)
      case .ifConfigDecl(let config):
        for clause in DebugCondition.clauses(of: config) {
          guard case .switchCases(let cases)? = clause.syntax.elements else { continue }
          var inner: [[Statement]] = []
          debugOnly(clause.isDebugOnly) {
            $0.lower(cases, subject: subject, guards, isResult: isResult, conditions: &conditions, bodies: &inner)
          }
          bodies += clause.isDebugOnly ? inner.map { [.debugOnly($0)] } : inner
        }
      default: break
      }
    }
  }

  private mutating func body(
    of node: SwitchCaseSyntax, subject: Expression, isResult: Bool, conditions: inout [Expression]
  ) -> [Statement] {
    var bindings: [Statement] = []
    var guards: [Expression] = []
    if case .case(let label) = node.label {
      for item in label.caseItems {
        bind(item.pattern, to: subject, type: nil, into: &bindings)
        if let condition = patternCondition(item.pattern, subject: subject) { conditions.append(condition) }
        if let guarding = item.whereClause?.condition { guards.append(expression(guarding)) }
      }
    }
    depth += 1
    let body = self.statements(node.statements, isResult: isResult)
    depth -= 1
    if guards.isEmpty { return bindings + body }
    if bindings.isEmpty {
      conditions += guards
      return body
    }
    return bindings + [.branch(conditions: guards, bodies: [body])]
  }

  /// What a pattern compares the subject with, if that is a name, a text or a type.
  private mutating func patternCondition(_ pattern: PatternSyntax, subject: Expression) -> Expression? {
    if let pattern = pattern.as(IsTypePatternSyntax.self) { return .cast(subject, typeName(pattern.type)) }
    guard let pattern = pattern.as(ExpressionPatternSyntax.self) else { return nil }
    let node = unwrapped(pattern.expression)
    switch node.kind {
    case .stringLiteralExpr, .declReferenceExpr: return expression(node)
    case .memberAccessExpr: return node.cast(MemberAccessExprSyntax.self).base == nil ? nil : expression(node)
    default: return nil
    }
  }
}
