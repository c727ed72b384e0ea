internal import SwiftSyntax

extension SwiftLowering {
  /// Whether a statement assigns.
  func hasAssignment(_ node: SequenceExprSyntax) -> Bool {
    node.elements.contains { isAssignment($0) }
  }

  private func isAssignment(_ node: ExprSyntax) -> Bool {
    switch node.kind {
    case .assignmentExpr: true
    case .binaryOperatorExpr: node.cast(BinaryOperatorExprSyntax.self).operator.text == "+="
    default: false
    }
  }

  /// `a = b`, `a += b`, `(a, b) = (c, d)`, `_ = c`.
  mutating func lowerAssignment(_ node: SequenceExprSyntax, into statements: inout [Statement]) {
    let elements = Array(node.elements)
    let sides = elements.split(omittingEmptySubsequences: false) { isAssignment($0) }
    guard let last = sides.last, !last.isEmpty else { return }
    // Each target of `a = b = c` gets the value.
    let value = operands(last)
    for side in sides.dropLast().reversed() {
      guard let first = side.first else { continue }
      let node = unwrapped(first)
      assign(value, to: side.count == 1 ? expression(node) : operands(side), node: node, into: &statements)
    }
  }

  private mutating func assign(
    _ value: Expression, to target: Expression, node: ExprSyntax, into statements: inout [Statement]
  ) {
    switch (target, value) {
    case (.name("_", _), _):
      if value.containsCall { append(.expression(value), to: &statements) }
    case (.tuple(let targets), .tuple(let values)) where targets.count == values.count:
      for (target, value) in zip(targets, values) { assign(value, to: target, node: node, into: &statements) }
    default:
      append(.assign(target: target, value: value, target.place ?? position(node)), to: &statements)
    }
  }

  /// An expression with operators.
  mutating func sequence(_ node: SequenceExprSyntax) -> Expression {
    if hasAssignment(node) {
      // Not where Swift allows an assignment; it happens before the statement that it stands in.
      var statements: [Statement] = []
      lowerAssignment(node, into: &statements)
      hoisted += statements
      return .other([])
    }
    return operands(ArraySlice(node.elements))
  }

  /// Operands and operators in turn, folded as far as it matters: `?:` and `??` give alternatives, `as` and `is` casts; of
  /// everything else only the operands count.
  private mutating func operands(_ elements: ArraySlice<ExprSyntax>) -> Expression {
    var alternatives: [Expression] = []
    // What holds where none of the conditions so far does.
    var passed: [ValueGuard] = []
    var rest = elements
    while let index = rest.firstIndex(where: { $0.kind == .unresolvedTernaryExpr }) {
      let condition = withoutTernary(rest[..<index])
      // The condition is no value of the expression, but what it calls is called.
      if condition.containsCall { hoisted.append(.expression(condition)) }
      let guards = guards(of: Array(rest[..<index]))
      let value = expression(rest[index].cast(UnresolvedTernaryExprSyntax.self).thenExpression)
      alternatives.append(value.given(guards.guards, passed))
      if let otherwise = guards.otherwise { passed.append(otherwise) }
      rest = rest[(index + 1)...]
    }
    let last = withoutTernary(rest)
    if alternatives.isEmpty { return last }
    return .either(alternatives + [last.given([], passed)])
  }

  private mutating func withoutTernary(_ elements: ArraySlice<ExprSyntax>) -> Expression {
    let parts = elements.split { bindsLoosely($0) }
    if parts.count == 1 { return withoutLooseOperators(parts[0]) }
    return .other(parts.map { withoutLooseOperators($0) }.filter { !$0.isNumber })
  }

  private mutating func withoutLooseOperators(_ elements: ArraySlice<ExprSyntax>) -> Expression {
    let parts = elements.split { operatorText($0) == "??" }
    if parts.count == 1 { return withoutAlternatives(parts[0]) }
    return .either(parts.map { withoutAlternatives($0) })
  }

  private mutating func withoutAlternatives(_ elements: ArraySlice<ExprSyntax>) -> Expression {
    let casts = elements.indices.filter { [.unresolvedAsExpr, .unresolvedIsExpr].contains(elements[$0].kind) }
    guard let first = casts.first else { return withoutCasts(elements) }
    // Of a chain of casts the last one says the most; the others are kept as far as there is room.
    var value = withoutCasts(elements[..<first])
    for index in casts.suffix(4) where index + 1 < elements.endIndex {
      guard let type = elements[index + 1].as(TypeExprSyntax.self) else { continue }
      value = .cast(value, typeName(type.type))
    }
    return value
  }

  private mutating func withoutCasts(_ elements: ArraySlice<ExprSyntax>) -> Expression {
    if elements.count == 1, let only = elements.first { return expression(only) }
    var operands: [Expression] = []
    var isSum = true
    for element in elements {
      if let text = operatorText(element) {
        if text != "+" { isSum = false }
      } else {
        operands.append(expression(element))
      }
    }
    if isSum, operands.contains(where: \.isText) { return Self.joined(operands) }
    return .other(operands.filter { !$0.isNumber })
  }

  /// Texts that `+` joins.
  private static func joined(_ operands: [Expression]) -> Expression {
    var parts: [Expression] = []
    for operand in operands {
      for part in operand.textParts {
        if case .string(let text) = part, case .string(let before)? = parts.last {
          parts[parts.count - 1] = .string(before + text)
        } else {
          parts.append(part)
        }
      }
    }
    if parts.count == 1, case .string = parts[0] { return parts[0] }
    return .interpolation(parts)
  }

  private func operatorText(_ node: ExprSyntax) -> String? {
    switch node.kind {
    case .binaryOperatorExpr: node.cast(BinaryOperatorExprSyntax.self).operator.text
    case .arrowExpr: "->"
    default: nil
    }
  }

  /// Comparisons, logic, and operators of the project's own, whose rank is not known here.
  private func bindsLoosely(_ node: ExprSyntax) -> Bool {
    guard let text = operatorText(node) else { return false }
    return !Self.tightOperators.contains(text)
  }

  private static let tightOperators: Set<String> = [
    "??", "+", "-", "*", "/", "%", "&+", "&-", "&*", "<<", ">>", "&", "|", "^", "...", "..<",
  ]
}

extension Expression {
  fileprivate var isNumber: Bool {
    if case .literal = self { return true }
    return false
  }

  fileprivate var isText: Bool {
    switch self {
    case .string, .interpolation: true
    default: false
    }
  }

  /// The same as an alternative that some guards have to let pass.
  fileprivate func given(_ guards: [ValueGuard], _ passed: [ValueGuard]) -> Expression {
    (passed + guards).reversed().reduce(self) { .given($1, $0) }
  }

  fileprivate var textParts: [Expression] {
    if case .interpolation(let parts) = self { return parts }
    return [self]
  }

  /// Where the name of a target stands.
  var place: Position? {
    switch self {
    case .name(_, let position), .member(_, _, let position), .type(_, let position), .selector(_, let position):
      position
    case .element(let base, _): base.place
    case .call(let call): call.position
    default: nil
    }
  }
}
