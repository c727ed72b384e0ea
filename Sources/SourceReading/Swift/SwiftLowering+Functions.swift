internal import SwiftSyntax

extension SwiftLowering {
  /// A function or method.
  mutating func function(_ node: FunctionDeclSyntax, hasSelector: Bool) -> FunctionFacts {
    let base = name(node.name)
    var facts = declaration(
      node.signature, base: base, at: node.name, attributes: node.attributes, modifiers: node.modifiers,
      hasSelector: hasSelector && node.name.tokenKind.isIdentifier)
    facts.constraints = constraints(node.genericParameterClause, node.genericWhereClause)
    if let clause = node.signature.returnClause {
      let result = typeName(clause.type)
      facts.result = result == TypeName("Void") ? nil : result
    }
    readBody(node.body, into: &facts, parameters: node.signature.parameterClause, hasResult: facts.result != nil)
    return facts
  }

  /// An initializer; its name is `init`, failable or not.
  mutating func initializer(_ node: InitializerDeclSyntax, hasSelector: Bool) -> FunctionFacts {
    var facts = declaration(
      node.signature, base: "init", at: node.initKeyword, attributes: node.attributes, modifiers: node.modifiers,
      hasSelector: hasSelector)
    facts.constraints = constraints(node.genericParameterClause, node.genericWhereClause)
    readBody(node.body, into: &facts, parameters: node.signature.parameterClause, hasResult: false)
    return facts
  }

  /// A deinitializer, under the name `deinit`.
  mutating func deinitializer(_ node: DeinitializerDeclSyntax) -> FunctionFacts {
    var facts = FunctionFacts(
      name: "deinit", hasBody: false, isDebugOnly: isDebugOnly, position: position(node.deinitKeyword))
    readBody(node.body, into: &facts, parameters: nil, hasResult: false)
    return facts
  }

  /// A subscript, under the name `subscript` with labels; the body is that of the getter.
  mutating func `subscript`(_ node: SubscriptDeclSyntax) -> FunctionFacts {
    let parameters = self.parameters(node.parameterClause, unlabelled: true)
    let modifiers = self.modifiers(node.attributes, node.modifiers)
    let accessors = self.accessors(node.accessorBlock)
    return FunctionFacts(
      name: spelling("subscript", parameters.map(\.label)), parameters: parameters,
      result: typeName(node.returnClause.type),
      constraints: constraints(node.genericParameterClause, node.genericWhereClause), isStatic: modifiers.isStatic,
      attributes: modifiers.names, body: accessors.getter + accessors.setter, hasBody: accessors.haveBodies,
      isDebugOnly: isDebugOnly, position: position(node.subscriptKeyword))
  }

  private mutating func declaration(
    _ signature: FunctionSignatureSyntax, base: String, at token: TokenSyntax, attributes: AttributeListSyntax,
    modifiers: DeclModifierListSyntax, hasSelector: Bool
  ) -> FunctionFacts {
    let parameters = self.parameters(signature.parameterClause, unlabelled: false)
    let labels = parameters.map(\.label)
    let modifiers = self.modifiers(attributes, modifiers)
    if let first = signature.parameterClause.parameters.first, let second = first.secondName,
      first.firstName.text == second.text
    {
      explicitLabels.insert(position(token))
    }
    if base != "init" {
      noteVersion(function: base, parameters: parameters, isOverride: modifiers.names.contains("override"))
    }
    if modifiers.names.contains("fileprivate") { isSwift3 = true }
    var selector: String?
    if hasSelector {
      let effects = signature.effectSpecifiers
      selector =
        modifiers.selector
        ?? ObjectiveCSelector.make(
          name: base, labels: labels, isAsync: effects?.asyncSpecifier != nil, isThrowing: effects?.throwsClause != nil)
    }
    return FunctionFacts(
      name: spelling(base, labels), selector: selector, parameters: parameters, isStatic: modifiers.isStatic,
      attributes: modifiers.names, hasBody: false, isDebugOnly: isDebugOnly, position: position(token))
  }

  private mutating func readBody(
    _ body: CodeBlockSyntax?, into facts: inout FunctionFacts, parameters: FunctionParameterClauseSyntax?,
    hasResult: Bool
  ) {
    guard let body else { return }
    facts.hasBody = true
    let outer = (guardable, guardedNames)
    (guardable, guardedNames) = (Set(facts.parameters.map(\.name)), [])
    let statements = self.statements(body.statements, isResult: hasResult)
    let guarded = guardedNames
    (guardable, guardedNames) = outer
    var defaults: [Statement] = []
    for parameter in parameters?.parameters ?? [] {
      // A default is one more value of the parameter.
      let token = parameter.secondName ?? parameter.firstName
      guard let value = parameter.defaultValue.map({ expression($0.value) }),
        value.isWorthAssigning || guarded.contains(name(token)) && value.isConstant
          || typeName(parameter.type).name == "UIModalPresentationStyle"
      else { continue }
      let place = position(token)
      append(.assign(target: .name(name(token), place), value: value, place), to: &defaults)
    }
    facts.body = defaults + statements
  }

  /// The parameters of a function. Those of a subscript have labels only where two names are written.
  private mutating func parameters(_ clause: FunctionParameterClauseSyntax, unlabelled: Bool) -> [ParameterFacts] {
    clause.parameters.map { parameter in
      var first = name(parameter.firstName)
      // `f(var x: T)` of Swift 2.
      if let second = parameter.secondName, first == "var" || first == "let" { first = name(second) }
      let isUnlabelled = first == "_" || (unlabelled && parameter.secondName == nil)
      var type = typeName(parameter.type)
      if parameter.ellipsis != nil { type = TypeName("[]", arguments: [type]) }
      return ParameterFacts(
        label: isUnlabelled ? nil : first, name: parameter.secondName.map { name($0) } ?? first, type: type)
    }
  }

  /// A function as calls spell it.
  func spelling(_ base: String, _ labels: [String?]) -> String {
    var text = base + "("
    for label in labels { text += (label ?? "_") + ":" }
    return text + ")"
  }

  /// Attributes and modifiers as facts keep them.
  func modifiers(
    _ attributes: AttributeListSyntax, _ modifiers: DeclModifierListSyntax
  ) -> (names: [String], isStatic: Bool, selector: String?) {
    var names: [String] = []
    var selector: String?
    for case .attribute(let attribute) in attributes {
      let name = attribute.attributeName.as(IdentifierTypeSyntax.self).map { self.name($0.name) }
      guard let name, !Self.silentAttributes.contains(name) else { continue }
      names.append(name)
      if name == "objc", let arguments = attribute.arguments { selector = compactText(arguments) }
    }
    var isStatic = false
    for modifier in modifiers {
      let name = modifier.name.text
      if name == "static" || name == "class" {
        isStatic = true
      } else {
        names.append(modifier.detail.map { name + "(" + $0.detail.text + ")" } ?? name)
      }
    }
    return (names, isStatic, selector)
  }

  /// Attributes that say nothing about what code does.
  private static let silentAttributes: Set<String> = [
    "available", "discardableResult", "inlinable", "inline", "warn_unused_result",
  ]
}

extension TokenKind {
  fileprivate var isIdentifier: Bool {
    if case .identifier = self { return true }
    return false
  }
}

extension Expression {
  /// Whether a default can be a controller, a name of one or a call; numbers, `nil` and the like cannot.
  fileprivate var isWorthAssigning: Bool {
    switch self {
    case .literal, .none, .member(nil, _, _), .array([]), .dictionary([]): false
    default: true
    }
  }

  /// Whether branches can depend on it.
  fileprivate var isConstant: Bool {
    switch self {
    case .literal("true"), .literal("false"), .member(nil, _, _): true
    default: false
    }
  }
}
