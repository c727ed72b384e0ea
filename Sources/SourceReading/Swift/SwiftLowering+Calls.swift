internal import SwiftSyntax

extension SwiftLowering {
  /// A call; `base` is what its function is a member of, or the value that is called.
  mutating func call(_ node: FunctionCallExprSyntax, on base: Expression?) -> Expression {
    let read = arguments(node.arguments, node.trailingClosure, node.additionalTrailingClosures)
    let callee = unwrapped(node.calledExpression)
    switch callee.kind {
    case .memberAccessExpr:
      let member = callee.cast(MemberAccessExprSyntax.self)
      let place = position(member.declName.baseName)
      noteVersion(call: name(member.declName.baseName), read.arguments)
      // Without a base it belongs to the type that is expected here, not to `self`.
      let receiver = base ?? .type(TypeName("_"), place)
      return make(receiver, name(member.declName.baseName), read, at: place)
    case .declReferenceExpr:
      let token = callee.cast(DeclReferenceExprSyntax.self).baseName
      if case .dollarIdentifier = token.tokenKind { _ = expression(callee) }
      noteVersion(call: name(token), read.arguments)
      return make(nil, name(token), read, at: position(token))
    case .genericSpecializationExpr:
      return genericCall(callee.cast(GenericSpecializationExprSyntax.self), read)
    case .arrayExpr, .dictionaryExpr:
      // `[Element]()`
      if let type = typeName(from: callee) {
        let place = position(callee)
        return make(.type(type, place), "init", read, at: place)
      }
      return make(base, "", read, at: position(callee))
    default: return make(base, "", read, at: calledPlace(node, callee))
    }
  }

  /// Where a call of something without a name begins: at its parenthesis or trailing closure.
  private func calledPlace(_ node: FunctionCallExprSyntax, _ callee: ExprSyntax) -> Position {
    if let parenthesis = node.leftParen { return position(parenthesis) }
    return node.trailingClosure.map { position($0.leftBrace) } ?? position(callee)
  }

  private mutating func genericCall(
    _ callee: GenericSpecializationExprSyntax, _ read: (labels: [String?], arguments: [Call.Argument])
  ) -> Expression {
    let function = unwrapped(callee.expression)
    let member = function.as(MemberAccessExprSyntax.self)
    guard let token = member?.declName.baseName ?? function.as(DeclReferenceExprSyntax.self)?.baseName else {
      return make(expression(function), "", read, at: position(callee.genericArgumentClause))
    }
    let place = position(token)
    if let type = typeName(from: ExprSyntax(callee)), name(token).first?.isUppercase == true {
      return make(.type(type, place), "init", read, at: place)
    }
    return make(member?.base.map { expression($0) }, name(token), read, at: place)
  }

  private func make(
    _ receiver: Expression?, _ name: String, _ read: (labels: [String?], arguments: [Call.Argument]),
    at position: Position
  ) -> Expression {
    if name == "Selector" || name == "NSSelectorFromString", case .string(let selector)? = read.arguments.first?.value {
      return .selector(selector, position)
    }
    var arguments = read.arguments
    if Self.takesSelector(name, read.labels) {
      for index in arguments.indices where arguments[index].label == "action" || arguments[index].label == "selector" {
        if case .string(let selector) = arguments[index].value {
          arguments[index].value = .selector(selector, position)
        }
      }
    }
    let function = spelling(name, read.labels)
    return .call(Call(receiver: receiver, function: function, arguments: arguments, position: position))
  }

  /// Whether a text stands for a selector, as it could before Swift 2.2.
  private static func takesSelector(_ name: String, _ labels: [String?]) -> Bool {
    name == "addTarget" || name == "addObserver" || labels.contains("target")
  }

  /// The arguments of a call. The first trailing closure has no label.
  mutating func arguments(
    _ list: LabeledExprListSyntax, _ trailing: ClosureExprSyntax?, _ more: MultipleTrailingClosureElementListSyntax
  ) -> (labels: [String?], arguments: [Call.Argument]) {
    var arguments: [Call.Argument] = []
    for argument in list {
      let label = argument.label.map { name($0) }
      arguments.append(Call.Argument(label: label, value: expression(argument.expression)))
    }
    if let trailing { arguments.append(Call.Argument(label: nil, value: .closure(closure(trailing)))) }
    for element in more {
      let label = name(element.label)
      arguments.append(
        Call.Argument(label: label == "_" ? nil : label, value: .closure(closure(element.closure))))
    }
    return (arguments.map(\.label), arguments)
  }

  /// A closure with its parameters; `$0`, `$1`… where it has none but uses them.
  mutating func closure(_ node: ClosureExprSyntax) -> Closure {
    let outerShorthand = highestShorthand
    highestShorthand = -1
    defer { highestShorthand = outerShorthand }
    var parameters: [ParameterFacts] = []
    var captures: [Statement] = []
    if let signature = node.signature {
      parameters = self.parameters(signature.parameterClause)
      for item in signature.capture?.items ?? [] {
        // `[weak self]` changes nothing here; `[x = y]` makes a name.
        guard let initializer = item.initializer, item.name.text != "self" else { continue }
        let value = expression(initializer.value)
        append(
          .declare(name: name(item.name), type: nil, value: value, position(item.name)), to: &captures)
      }
    }
    let result = node.signature?.returnClause.map { typeName($0.type) }
    let outerGuardable = guardable
    guardable.subtract(parameters.map(\.name))
    defer { guardable = outerGuardable }
    let body = captures + statements(node.statements, isResult: result != TypeName("Void"))
    if node.signature?.parameterClause == nil, highestShorthand >= 0 {
      parameters = (0...min(highestShorthand, 63)).map { ParameterFacts(label: nil, name: "$\($0)", type: nil) }
    }
    return Closure(parameters: parameters, body: body, position: position(node.leftBrace))
  }

  private mutating func parameters(_ clause: ClosureSignatureSyntax.ParameterClause?) -> [ParameterFacts] {
    switch clause {
    case .simpleInput(let names)?: return names.map { ParameterFacts(label: nil, name: name($0.name), type: nil) }
    case .parameterClause(let clause)?:
      return clause.parameters.map { parameter in
        ParameterFacts(
          label: nil, name: name(parameter.secondName ?? parameter.firstName), type: parameter.type.map { typeName($0) }
        )
      }
    default: return []
    }
  }

  /// What a macro stands for; `nil` for one that is no part of the app, such as a preview.
  mutating func macroCall(_ node: some FreestandingMacroExpansionSyntax) -> Expression? {
    let name = self.name(node.macroName)
    switch name {
    case "Preview": return nil
    case "selector":
      guard let argument = node.arguments.first?.expression else { return nil }
      return .selector(compactText(argument), position(argument))
    case "keyPath": return .keyPath(compactText(node.arguments))
    default:
      let read = arguments(node.arguments, node.trailingClosure, node.additionalTrailingClosures)
      if read.arguments.isEmpty { return .other([]) }
      return make(nil, "#" + name, read, at: position(node.macroName))
    }
  }
}
