internal import SwiftSyntax

extension SwiftLowering {
  /// The statements of a body or block. With `isResult`, a lone expression is its result.
  mutating func statements(_ items: CodeBlockItemListSyntax, isResult: Bool = false) -> [Statement] {
    guard let first = items.first else { return [] }
    let outer = hoisted
    hoisted = []
    depth += 1
    defer {
      depth -= 1
      hoisted = outer
    }
    guard depth <= Self.depthLimit else {
      note("nested too deeply to be read", at: position(first))
      return []
    }
    var statements: [Statement] = []
    let isLone = isResult && items.count == 1
    for item in items { lower(item, isResult: isLone, into: &statements) }
    return statements
  }

  /// The statements of one item at the top level.
  mutating func statements(_ item: CodeBlockItemSyntax) -> [Statement] {
    var statements: [Statement] = []
    lower(item, isResult: false, into: &statements)
    return statements
  }

  /// Adds a statement behind those that its expressions have hoisted.
  mutating func append(_ statement: Statement, to statements: inout [Statement]) {
    statements += hoisted
    hoisted.removeAll()
    statements.append(statement)
  }

  private mutating func lower(_ item: CodeBlockItemSyntax, isResult: Bool, into statements: inout [Statement]) {
    switch item.item {
    case .decl(let declaration): lower(declaration, into: &statements)
    case .stmt(let statement): lower(statement, isResult: isResult, into: &statements)
    case .expr(let expression): lower(expression, isResult: isResult, into: &statements)
    default: break
    }
  }

  /// A declaration inside of a body.
  private mutating func lower(_ node: DeclSyntax, into statements: inout [Statement]) {
    switch node.kind {
    case .variableDecl:
      for binding in node.cast(VariableDeclSyntax.self).bindings { lower(binding, into: &statements) }
    case .functionDecl:
      append(.function(function(node.cast(FunctionDeclSyntax.self), hasSelector: false)), to: &statements)
    case .ifConfigDecl:
      for clause in DebugCondition.clauses(of: node.cast(IfConfigDeclSyntax.self)) {
        guard case .statements(let items)? = clause.syntax.elements else { continue }
        var body: [Statement] = []
        debugOnly(clause.isDebugOnly) { body = $0.statements(items) }
        if !clause.isDebugOnly {
          statements += body
        } else if !body.isEmpty {
          statements.append(.debugOnly(body))
        }
      }
    case .macroExpansionDecl:
      let macro = node.cast(MacroExpansionDeclSyntax.self)
      guard let call = macroCall(macro) else { return }
      append(.expression(call), to: &statements)
    default:
      // A type inside of a function is found under its own name, as the code around it writes it.
      let outer = typeName
      typeName = ""
      lowerType(node)
      typeName = outer
    }
  }

  private mutating func lower(_ binding: PatternBindingSyntax, into statements: inout [Statement]) {
    let type = binding.typeAnnotation.map { typeName($0.type) }
    var value = binding.initializer.map { expression($0.value) }
    let accessors = self.accessors(binding.accessorBlock)
    if !accessors.getter.isEmpty, value == nil {
      // A computed local: reading it calls its getter.
      let closure = Closure(body: accessors.getter, position: position(binding.pattern))
      value = .call(Call(receiver: .closure(closure), function: "()", arguments: [], position: closure.position))
    }
    bind(binding.pattern, to: value, type: type, into: &statements)
    if !accessors.setter.isEmpty { append(.branch(conditions: [], bodies: [accessors.setter]), to: &statements) }
  }

  private mutating func lower(_ node: StmtSyntax, isResult: Bool, into statements: inout [Statement]) {
    switch node.kind {
    case .returnStmt:
      let statement = node.cast(ReturnStmtSyntax.self)
      let value = statement.expression.map { expression($0) }
      append(.result(value, position(statement.returnKeyword)), to: &statements)
    case .expressionStmt:
      lower(node.cast(ExpressionStmtSyntax.self).expression, isResult: isResult, into: &statements)
    case .guardStmt: lower(node.cast(GuardStmtSyntax.self), into: &statements)
    case .forStmt: lower(node.cast(ForStmtSyntax.self), into: &statements)
    case .whileStmt:
      let statement = node.cast(WhileStmtSyntax.self)
      let body = conditionalBody(statement.conditions, statement.body, isResult: false)
      append(.branch(conditions: body.conditions, bodies: [body.statements]), to: &statements)
    case .repeatStmt:
      let statement = node.cast(RepeatStmtSyntax.self)
      let body = self.statements(statement.body.statements)
      append(.branch(conditions: [expression(statement.condition)], bodies: [body]), to: &statements)
    case .doStmt: lower(node.cast(DoStmtSyntax.self), into: &statements)
    case .deferStmt:
      let body = self.statements(node.cast(DeferStmtSyntax.self).body.statements)
      append(.branch(conditions: [], bodies: [body]), to: &statements)
    case .throwStmt: appendEffects(of: node.cast(ThrowStmtSyntax.self).expression, to: &statements)
    case .yieldStmt:
      guard case .single(let value) = node.cast(YieldStmtSyntax.self).yieldedExpressions else { return }
      append(.result(expression(value), position(value)), to: &statements)
    case .labeledStmt:
      var inner = node
      while let labelled = inner.as(LabeledStmtSyntax.self) { inner = labelled.statement }
      lower(inner, isResult: isResult, into: &statements)
    default: break
    }
  }

  private mutating func appendEffects(of node: ExprSyntax, to statements: inout [Statement]) {
    let value = expression(node)
    if value.containsCall { append(.expression(value), to: &statements) }
  }

  /// An expression that is a statement: an assignment, a branch, a call.
  private mutating func lower(_ node: ExprSyntax, isResult: Bool, into statements: inout [Statement]) {
    let node = unwrapped(node)
    switch node.kind {
    case .ifExpr: lower(node.cast(IfExprSyntax.self), isResult: isResult, into: &statements)
    case .switchExpr: lower(node.cast(SwitchExprSyntax.self), isResult: isResult, into: &statements)
    case .sequenceExpr where hasAssignment(node.cast(SequenceExprSyntax.self)):
      lowerAssignment(node.cast(SequenceExprSyntax.self), into: &statements)
    default:
      let value = expression(node)
      if isResult {
        append(.result(value, position(node)), to: &statements)
      } else if value.isWorthStating {
        append(.expression(value), to: &statements)
      }
    }
  }

  private mutating func lower(_ node: DoStmtSyntax, into statements: inout [Statement]) {
    var bodies = [self.statements(node.body.statements)]
    for clause in node.catchClauses {
      var body: [Statement] = []
      for item in clause.catchItems {
        guard let pattern = item.pattern else { continue }
        bind(pattern, to: nil, type: nil, into: &body)
      }
      bodies.append(body + self.statements(clause.body.statements))
    }
    append(.branch(conditions: [], bodies: bodies), to: &statements)
  }

  private mutating func lower(_ node: ForStmtSyntax, into statements: inout [Statement]) {
    let sequence = expression(node.sequence)
    statements += hoisted
    hoisted.removeAll()
    var body: [Statement] = []
    let type = node.typeAnnotation.map { typeName($0.type) }
    bind(node.pattern, to: .element(sequence, []), type: type, into: &body)
    depth += 1
    let inner = self.statements(node.body.statements)
    depth -= 1
    if let condition = node.whereClause?.condition {
      append(.branch(conditions: [expression(condition)], bodies: [inner]), to: &body)
    } else {
      body += inner
    }
    append(.branch(conditions: [], bodies: [body]), to: &statements)
  }
}

extension Expression {
  /// Whether it can do or be anything as a statement of its own; names can, in the closures of result builders.
  fileprivate var isWorthStating: Bool {
    switch self {
    case .literal, .string, .none, .other([]): false
    default: true
    }
  }
}
