internal import SwiftSyntax

extension SwiftLowering {
  /// An expression. Chains of members, calls and subscripts are read from their root outwards in a loop, however long.
  mutating func expression(_ node: ExprSyntax) -> Expression {
    var links: [ExprSyntax] = []
    var root: ExprSyntax? = unwrapped(node)
    while let current = root, let base = base(of: current) {
      links.append(current)
      root = base.node.map { unwrapped($0) }
    }
    let outer = depth
    defer { depth = outer }
    var value: Expression?
    let room = Self.depthLimit - outer - 1
    if links.count > room {
      note("nested too deeply to be read", at: position(node))
      links.removeLast(links.count - max(room, 0))
      value = .other([])
    } else if let root {
      depth = outer + links.count + 1
      value = primary(root)
    }
    for index in links.indices.reversed() {
      depth = outer + index + 1
      value = link(links[index], on: value)
    }
    return value ?? .other([])
  }

  /// What a link of a chain stands on: `nil` for a node that is no link, and no node where the chain begins with the link
  /// itself (`f()`, `.member`).
  private func base(of node: ExprSyntax) -> (node: ExprSyntax?, Void)? {
    switch node.kind {
    case .memberAccessExpr:
      let member = node.cast(MemberAccessExprSyntax.self)
      if member.declName.baseName.tokenKind == .keyword(.self) { return nil }
      return (member.base, ())
    case .subscriptCallExpr: return (node.cast(SubscriptCallExprSyntax.self).calledExpression, ())
    case .functionCallExpr:
      let callee = unwrapped(node.cast(FunctionCallExprSyntax.self).calledExpression)
      switch callee.kind {
      case .memberAccessExpr: return (callee.cast(MemberAccessExprSyntax.self).base, ())
      case .declReferenceExpr, .genericSpecializationExpr: return (nil, ())
      default: return (callee, ())
      }
    default: return nil
    }
  }

  private mutating func link(_ node: ExprSyntax, on base: Expression?) -> Expression {
    switch node.kind {
    case .memberAccessExpr:
      let member = node.cast(MemberAccessExprSyntax.self).declName
      return .member(base, referenceName(member), position(member.baseName))
    case .subscriptCallExpr:
      let call = node.cast(SubscriptCallExprSyntax.self)
      var indices = call.arguments.map { expression($0.expression) }
      if let closure = call.trailingClosure { indices.append(.closure(self.closure(closure))) }
      return .element(base ?? .other([]), indices)
    default: return self.call(node.cast(FunctionCallExprSyntax.self), on: base)
    }
  }

  /// The expression without what does not change its value here: `try`, `await`, `!`, `?`, `&`, parentheses.
  func unwrapped(_ node: ExprSyntax) -> ExprSyntax {
    var node = node
    while true {
      switch node.kind {
      case .tryExpr: node = node.cast(TryExprSyntax.self).expression
      case .awaitExpr: node = node.cast(AwaitExprSyntax.self).expression
      case .unsafeExpr: node = node.cast(UnsafeExprSyntax.self).expression
      case .forceUnwrapExpr: node = node.cast(ForceUnwrapExprSyntax.self).expression
      case .optionalChainingExpr: node = node.cast(OptionalChainingExprSyntax.self).expression
      case .inOutExpr: node = node.cast(InOutExprSyntax.self).expression
      case .consumeExpr: node = node.cast(ConsumeExprSyntax.self).expression
      case .copyExpr: node = node.cast(CopyExprSyntax.self).expression
      case .borrowExpr: node = node.cast(BorrowExprSyntax.self).expression
      case .packExpansionExpr: node = node.cast(PackExpansionExprSyntax.self).repetitionPattern
      case .packElementExpr: node = node.cast(PackElementExprSyntax.self).pack
      case .tupleExpr:
        let elements = node.cast(TupleExprSyntax.self).elements
        guard elements.count == 1, let only = elements.first else { return node }
        node = only.expression
      default: return node
      }
    }
  }

  /// An expression that is no link of a chain.
  private mutating func primary(_ node: ExprSyntax) -> Expression {
    guard depth <= Self.depthLimit else {
      note("nested too deeply to be read", at: position(node))
      return .other([])
    }
    switch node.kind {
    case .declReferenceExpr: return reference(node.cast(DeclReferenceExprSyntax.self))
    case .superExpr: return .name("super", position(node))
    case .memberAccessExpr: return typeReference(node)
    case .genericSpecializationExpr, .typeExpr: return typeReference(node)
    case .stringLiteralExpr: return text(node.cast(StringLiteralExprSyntax.self))
    case .integerLiteralExpr, .floatLiteralExpr, .booleanLiteralExpr: return .literal(compactText(node))
    case .nilLiteralExpr: return .none
    case .arrayExpr:
      return .array(node.cast(ArrayExprSyntax.self).elements.map { expression($0.expression) })
    case .dictionaryExpr:
      guard case .elements(let elements) = node.cast(DictionaryExprSyntax.self).content else { return .dictionary([]) }
      return .dictionary(elements.flatMap { [expression($0.key), expression($0.value)] })
    case .tupleExpr:
      return .tuple(node.cast(TupleExprSyntax.self).elements.map { expression($0.expression) })
    case .closureExpr: return .closure(closure(node.cast(ClosureExprSyntax.self)))
    case .keyPathExpr: return .keyPath(compactText(node))
    case .discardAssignmentExpr: return .name("_", position(node))
    default: return rarePrimary(node)
    }
  }

  private mutating func rarePrimary(_ node: ExprSyntax) -> Expression {
    switch node.kind {
    case .sequenceExpr: return sequence(node.cast(SequenceExprSyntax.self))
    case .ifExpr, .switchExpr: return branchValue(node)
    case .macroExpansionExpr: return macroCall(node.cast(MacroExpansionExprSyntax.self)) ?? .other([])
    case .prefixOperatorExpr:
      let operand = expression(node.cast(PrefixOperatorExprSyntax.self).expression)
      if case .literal(let text) = operand {
        return .literal(node.cast(PrefixOperatorExprSyntax.self).operator.text + text)
      }
      return .other([operand])
    case .postfixOperatorExpr: return .other([expression(node.cast(PostfixOperatorExprSyntax.self).expression)])
    case .postfixIfConfigExpr:
      let config = node.cast(PostfixIfConfigExprSyntax.self)
      var parts = config.base.map { [expression($0)] } ?? []
      for clause in DebugCondition.clauses(of: config.config) where !clause.isDebugOnly {
        if case .postfixExpression(let part)? = clause.syntax.elements { parts.append(expression(part)) }
      }
      return .other(parts)
    default: return .other([])
    }
  }

  private mutating func reference(_ node: DeclReferenceExprSyntax) -> Expression {
    if case .dollarIdentifier(let text) = node.baseName.tokenKind, let index = Int(text.dropFirst()) {
      highestShorthand = max(highestShorthand, index)
    }
    let name = referenceName(node)
    if let first = name.utf8.first, Self.firstOfVersionNames.contains(first) { noteVersion(name: name) }
    return .name(name, position(node.baseName))
  }

  /// A name, with the labels where a function is meant.
  func referenceName(_ node: DeclReferenceExprSyntax) -> String {
    let base = name(node.baseName)
    guard let arguments = node.argumentNames?.arguments else { return base }
    return spelling(base, arguments.map { $0.name.text })
  }

  /// The value of `if` or `switch`: any of the results, or where more happens on the way, a closure that is called at once.
  private mutating func branchValue(_ node: ExprSyntax) -> Expression {
    let outer = hoisted
    hoisted = []
    var statements: [Statement] = []
    if let choice = node.as(IfExprSyntax.self) {
      lower(choice, isResult: true, into: &statements)
    } else {
      lower(node.cast(SwitchExprSyntax.self), isResult: true, into: &statements)
    }
    hoisted = outer
    if let results = Self.plainResults(statements) { return .either(results) }
    let closure = Closure(body: statements, position: position(node))
    return .call(Call(receiver: .closure(closure), function: "()", arguments: [], position: closure.position))
  }

  /// The results of a branch whose bodies do nothing else.
  private static func plainResults(_ statements: [Statement]) -> [Expression]? {
    guard statements.count == 1 else { return nil }
    switch statements[0] {
    case .result(let value?, _): return [value]
    case .branch(let conditions, let bodies) where !conditions.contains(where: \.containsCall):
      var results: [Expression] = []
      for body in bodies {
        guard let part = plainResults(body) else { return nil }
        results += part
      }
      return results
    default: return nil
    }
  }
}
