internal import SwiftSyntax

extension SwiftLowering {
  /// Declares the names of a pattern as parts of a value.
  ///
  /// The parts of a tuple are its members `0`, `1`…; the values of an enum case `c` are the members `0`, `1`… (or the
  /// labels) of the member `c`.
  mutating func bind(
    _ pattern: PatternSyntax, to value: Expression?, type: TypeName?, into statements: inout [Statement]
  ) {
    switch pattern.kind {
    case .identifierPattern:
      let token = pattern.cast(IdentifierPatternSyntax.self).identifier
      let name = self.name(token)
      if name == "self" { return }
      append(.declare(name: name, type: type, value: value, position(token)), to: &statements)
    case .valueBindingPattern:
      bind(innermost(pattern), to: value, type: type, into: &statements)
    case .tuplePattern:
      let elements = pattern.cast(TuplePatternSyntax.self).elements.map { ($0.label, $0.pattern) }
      bindTuple(elements, to: value, type: type, at: position(pattern), into: &statements) {
        $0.bind($1, to: $2, type: $3, into: &$4)
      }
    case .expressionPattern:
      bind(pattern.cast(ExpressionPatternSyntax.self).expression, to: value, type: type, into: &statements)
    default:
      if let value, value.containsCall { append(.expression(value), to: &statements) }
    }
  }

  /// The pattern inside of `let` or `var`.
  private func innermost(_ pattern: PatternSyntax) -> PatternSyntax {
    var pattern = pattern
    while let binding = pattern.as(ValueBindingPatternSyntax.self) { pattern = binding.pattern }
    return pattern
  }

  /// Declares the names in an expression that stands for a pattern: `.some(let x)`, `let x as T`, `x?`.
  private mutating func bind(
    _ node: ExprSyntax, to value: Expression?, type: TypeName?, into statements: inout [Statement]
  ) {
    depth += 1
    defer { depth -= 1 }
    guard depth <= Self.depthLimit else { return note("nested too deeply to be read", at: position(node)) }
    let node = unwrapped(node)
    switch node.kind {
    case .patternExpr:
      bind(node.cast(PatternExprSyntax.self).pattern, to: value, type: type, into: &statements)
    case .sequenceExpr:
      let elements = Array(node.cast(SequenceExprSyntax.self).elements)
      guard elements.count == 3, elements[1].kind == .unresolvedAsExpr,
        let target = elements[2].as(TypeExprSyntax.self)
      else { return }
      let type = typeName(target.type)
      bind(elements[0], to: value.map { .cast($0, type) }, type: type, into: &statements)
    case .functionCallExpr:
      let call = node.cast(FunctionCallExprSyntax.self)
      guard let member = call.calledExpression.as(MemberAccessExprSyntax.self) else { return }
      bind(call.arguments, ofCase: name(member.declName.baseName), at: member.declName, to: value, into: &statements)
    case .tupleExpr:
      let elements = node.cast(TupleExprSyntax.self).elements.map { ($0.label, $0.expression) }
      bindTuple(elements, to: value, type: type, at: position(node), into: &statements) {
        $0.bind($1, to: $2, type: $3, into: &$4)
      }
    default: break
    }
  }

  private mutating func bind(
    _ arguments: LabeledExprListSyntax, ofCase name: String, at node: DeclReferenceExprSyntax, to value: Expression?,
    into statements: inout [Statement]
  ) {
    if name == "some", let wrapped = arguments.first, arguments.count == 1 {
      return bind(wrapped.expression, to: value, type: nil, into: &statements)
    }
    let place = position(node)
    let payload = value.map { Expression.member($0, name, place) }
    for (index, argument) in arguments.enumerated() {
      let part = payload.map { Expression.member($0, argument.label.map { self.name($0) } ?? "\(index)", place) }
      bind(argument.expression, to: part, type: nil, into: &statements)
    }
  }

  private mutating func bindTuple<Node>(
    _ elements: [(label: TokenSyntax?, node: Node)], to value: Expression?, type: TypeName?, at position: Position,
    into statements: inout [Statement],
    bind: (inout Self, Node, Expression?, TypeName?, inout [Statement]) -> Void
  ) {
    if elements.count == 1 { return bind(&self, elements[0].node, value, type, &statements) }
    let types = type?.name == "()" && type?.arguments.count == elements.count ? type?.arguments : nil
    if case .tuple(let values)? = value, values.count == elements.count {
      for (index, element) in elements.enumerated() {
        bind(&self, element.node, values[index], types?[index], &statements)
      }
      return
    }
    let whole = value.map { shared($0, at: position, in: &statements) }
    for (index, element) in elements.enumerated() {
      let part = whole.map { Expression.member($0, element.label.map { name($0) } ?? "\(index)", position) }
      bind(&self, element.node, part, types?[index], &statements)
    }
  }

  /// A value that several names take parts of: a call must not happen once for each of them, so it gets a name of its own.
  mutating func shared(_ value: Expression, at position: Position, in statements: inout [Statement]) -> Expression {
    guard value.containsCall else { return value }
    let name = "$\(position.line):\(position.column)"
    append(.declare(name: name, type: nil, value: value, position), to: &statements)
    return .name(name, position)
  }
}
