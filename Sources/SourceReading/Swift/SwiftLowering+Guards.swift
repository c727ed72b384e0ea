internal import SwiftSyntax

// Conditions on parameters: which branches run is decided where the function is called.
extension SwiftLowering {
  /// What conditions ask of parameters.
  struct ConditionGuards {
    /// What has to hold.
    var guards: [ValueGuard] = []
    /// What holds where the conditions do not; `nil` where that is not one thing.
    var otherwise: ValueGuard?
  }

  /// What some conditions ask of parameters.
  mutating func guards(of conditions: ConditionElementListSyntax) -> ConditionGuards {
    guard !guardable.isEmpty else { return ConditionGuards() }
    var result = ConditionGuards()
    for element in conditions {
      switch element.condition {
      case .expression(let condition):
        let terms = Self.terms(of: unwrapped(condition))
        let found = terms.compactMap { term($0) }
        result.guards += found
        if conditions.count == 1, terms.count == 1 { result.otherwise = found.first?.negated }
      case .matchingPattern(let matching):
        guard let name = parameter(matching.initializer.value), let found = caseName(matching.pattern) else { continue }
        let guarding = ValueGuard(name: name, values: [found.name])
        result.guards.append(guarding)
        if conditions.count == 1, found.isWhole { result.otherwise = guarding.negated }
      default: break
      }
    }
    for name in result.guards.map(\.name) { guardedNames.insert(name) }
    return result
  }

  /// What the condition of `?:` asks of parameters.
  mutating func guards(of condition: [ExprSyntax]) -> ConditionGuards {
    guard !guardable.isEmpty else { return ConditionGuards() }
    let only = condition.count == 1 ? unwrapped(condition[0]) : nil
    let terms = only.map { Self.terms(of: $0) } ?? Self.terms(of: condition)
    let found = terms.compactMap { term($0) }
    for guarding in found { guardedNames.insert(guarding.name) }
    return ConditionGuards(guards: found, otherwise: terms.count == 1 ? found.first?.negated : nil)
  }

  /// What the cases of a `switch` ask of a parameter: for each body what has to hold; `nil` where that is not known.
  mutating func guards(of node: SwitchExprSyntax) -> [SwitchCaseSyntax: ValueGuard] {
    guard let name = parameter(node.subject) else { return [:] }
    var result: [SwitchCaseSyntax: ValueGuard] = [:]
    var covered: [String] = []
    var last: SwitchCaseSyntax?
    for case .switchCase(let node) in node.cases {
      // What falls through runs for other values, too.
      if node.statements.last?.item.as(StmtSyntax.self)?.is(FallThroughStmtSyntax.self) == true { return [:] }
      guard case .case(let label) = node.label else {
        last = node
        continue
      }
      let found = label.caseItems.map { caseName($0.pattern) }
      guard found.allSatisfy({ $0 != nil }) else { continue }
      result[node] = ValueGuard(name: name, values: found.compactMap { $0?.name })
      for (item, found) in zip(label.caseItems, found) where item.whereClause == nil && found?.isWhole == true {
        if let found { covered.append(found.name) }
      }
    }
    if let last, !covered.isEmpty { result[last] = ValueGuard(name: name, values: covered, isNegated: true) }
    if !result.isEmpty { guardedNames.insert(name) }
    return result
  }

  /// The name of a parameter, where an expression is nothing else.
  private func parameter(_ node: ExprSyntax) -> String? {
    guard let name = unwrapped(node).as(DeclReferenceExprSyntax.self).map({ self.name($0.baseName) }),
      guardable.contains(name)
    else { return nil }
    return name
  }

  /// The terms that `&&` joins; a sequence with other operators around them is one term.
  private static func terms(of node: ExprSyntax) -> [[ExprSyntax]] {
    guard let sequence = node.as(SequenceExprSyntax.self) else { return [[node]] }
    return terms(of: Array(sequence.elements))
  }

  private static func terms(of elements: [ExprSyntax]) -> [[ExprSyntax]] {
    let operators = elements.compactMap { $0.as(BinaryOperatorExprSyntax.self)?.operator.text }
    guard operators.count * 2 + 1 == elements.count, operators.allSatisfy(["&&", "==", "!="].contains) else {
      return [elements]
    }
    return elements.split { $0.as(BinaryOperatorExprSyntax.self)?.operator.text == "&&" }.map(Array.init)
  }

  /// `flag`, `!flag`, `route == .home`, `route != .home`.
  private func term(_ elements: [ExprSyntax]) -> ValueGuard? {
    if elements.count == 1 {
      let node = unwrapped(elements[0])
      if let prefix = node.as(PrefixOperatorExprSyntax.self), prefix.operator.text == "!" {
        return parameter(prefix.expression).map { ValueGuard(name: $0, values: ["true"], isNegated: true) }
      }
      return parameter(node).map { ValueGuard(name: $0, values: ["true"]) }
    }
    guard elements.count == 3, let name = parameter(elements[0]), let value = caseName(elements[2]),
      let comparison = elements[1].as(BinaryOperatorExprSyntax.self)?.operator.text, comparison != "&&"
    else { return nil }
    return ValueGuard(name: name, values: [value.name], isNegated: comparison == "!=")
  }

  /// The case that a pattern matches, and whether it matches whatever goes along with the case.
  private func caseName(_ pattern: PatternSyntax) -> (name: String, isWhole: Bool)? {
    if let binding = pattern.as(ValueBindingPatternSyntax.self) { return caseName(binding.pattern) }
    return pattern.as(ExpressionPatternSyntax.self).flatMap { caseName($0.expression) }
  }

  private func caseName(_ node: ExprSyntax) -> (name: String, isWhole: Bool)? {
    let node = unwrapped(node)
    if let literal = node.as(BooleanLiteralExprSyntax.self) { return (literal.literal.text, true) }
    if let member = node.as(MemberAccessExprSyntax.self) { return (name(member.declName.baseName), true) }
    guard let call = node.as(FunctionCallExprSyntax.self),
      let member = call.calledExpression.as(MemberAccessExprSyntax.self), member.declName.baseName.text != "some"
    else { return nil }
    let isWhole = call.arguments.allSatisfy { argument in
      argument.expression.is(PatternExprSyntax.self) || argument.expression.is(DiscardAssignmentExprSyntax.self)
    }
    return (name(member.declName.baseName), isWhole)
  }
}
