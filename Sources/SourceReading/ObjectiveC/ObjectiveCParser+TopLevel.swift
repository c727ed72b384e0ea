/// What stands outside of classes: functions, variables, enums, typedefs, macros, and the words that begin a class.
extension ObjectiveCParser {
  /// Parses everything up to the limit.
  mutating func parseTopLevel() {
    while index < limit {
      let start = index
      parseTopLevelItem()
      if index == start { index += 1 }
    }
  }

  private mutating func parseTopLevelItem() {
    switch kind {
    case .atWord: parseAtDeclaration()
    case .identifier where role(at: index) == .attribute:
      index += 1
      if kind == .leftParen { skipGroup() }
    case .identifier: parseExternalDeclaration()
    case .semicolon: index += 1
    case .plus, .minus:
      // A method whose class could not be read.
      noteUnexpected()
      recover()
    case .rightBrace, .rightParen, .rightBracket: index += 1  // The brackets have told about it.
    case .leftBrace: skipGroup()
    default:
      noteUnexpected()
      recover()
    }
  }

  private mutating func parseAtDeclaration() {
    switch token.word {
    case .interface: parseInterface()
    case .implementation: parseImplementation()
    case .protocol: parseProtocol()
    case .end: index += 1
    case .class, .import, .compatibilityAlias: skipPastSemicolon()
    default:
      noteUnexpected()
      index += 1
    }
  }

  mutating func skipPastSemicolon() {
    while index < limit, kind != .semicolon { index += 1 }
    _ = take(.semicolon)
  }

  /// A function, variable, typedef or type, or something of C++ that is skipped.
  mutating func parseExternalDeclaration() {
    if skipMacroLine() { return }
    switch word {
    case .typedef:
      index += 1
      parseTypedef()
    case .extern where peek(1).kind == .string:
      index += 2
      if kind == .leftBrace { _ = inGroup { $0.parseTopLevel() } }
    case .inline where word(at: index + 1) == .namespace: index += 1
    case .namespace:
      while kind == .identifier || kind == .doubleColon { index += 1 }
      if kind == .leftBrace { _ = inGroup { $0.parseTopLevel() } }
    case _ where enumMacro() != nil:
      parseEnumMacro(text(token))
      finishDeclaration()
    case .template, .class, .using, .friend: recover()
    default: parseFunctionOrVariables()
    }
  }

  /// Skips a macro that stands alone (`NS_ASSUME_NONNULL_BEGIN`, `SYNTHESIZE_SINGLETON(Store)`); whether there was one.
  private mutating func skipMacroLine() -> Bool {
    guard kind == .identifier, token.word == nil else { return false }
    let macro = token
    var next = index + 1
    if at(next).kind == .leftParen {
      next = afterGroup(next)
      if at(next).kind == .leftBrace { return false }
    }
    let follower = at(next)
    let standsAlone = follower.kind == .end || follower.kind == .semicolon || follower.line > at(next - 1).line
    let isCall = next > index + 1
    guard standsAlone, isCall || isMacroName(macro) else {
      // `EXPORT @interface Store`
      guard follower.kind == .atWord, !isCall || isMacroName(macro) else { return false }
      index = next
      return true
    }
    if !isCall, follower.kind == .identifier, follower.word?.role == .typeWord { return false }
    index = next
    _ = take(.semicolon)
    return true
  }

  private mutating func parseFunctionOrVariables() {
    let start = index
    guard let declared = parseDeclaredType() else {
      index = start
      noteUnexpected()
      recover()
      return
    }
    if declared.attributes.isEmpty, isNameBeforeBody(start) { return }
    repeat {
      guard let declarator = parseDeclarator(declared) else { break }
      if kind == .leftParen {
        if parseFunction(declarator, declared) { return }
      } else if kind == .doubleColon {
        recover()  // A member function of C++.
        return
      } else {
        facts.variables.append(parseVariable(declarator, declared))
      }
    } while take(.comma)
    finishDeclaration()
  }

  /// A definition that has only a name and a body is nothing of ours: `SPEC_BEGIN(Name) { … }`.
  private mutating func isNameBeforeBody(_ start: Int) -> Bool {
    let isFunctionType = peek(1).kind == .caret || peek(1).kind == .star
    guard kind == .leftParen && !isFunctionType || kind == .leftBrace, index == start + 1 else { return false }
    if kind == .leftParen { skipGroup() }
    if kind == .leftBrace { skipGroup() }
    _ = take(.semicolon)
    return true
  }

  private mutating func finishDeclaration() {
    if take(.semicolon) || kind == .end || kind == .atWord { return }
    noteUnexpected()
    recover()
  }

  /// A variable after its declarator, with the value that follows.
  private mutating func parseVariable(
    _ declarator: ObjectiveCDeclarator, _ declared: ObjectiveCDeclaredType
  ) -> VariableFacts {
    var value: Expression?
    if take(.equal) { value = parseInitializer() }
    pending = []
    return VariableFacts(
      name: declarator.name, type: declarator.type, value: value, attributes: declared.attributes,
      isDebugOnly: declarator.isDebugOnly, position: declarator.position)
  }

  /// A function after its name; whether it had a body, which ends the declaration.
  private mutating func parseFunction(_ declarator: ObjectiveCDeclarator, _ declared: ObjectiveCDeclaredType) -> Bool {
    let parameters = inGroup { $0.parseParameters() } ?? []
    skipAttributes()
    let hasBody = kind == .leftBrace
    let body = hasBody ? parseBody(isDebugOnly: declarator.isDebugOnly) : []
    facts.functions.append(
      FunctionFacts(
        name: ObjectiveCParser.functionName(declarator.name, argumentCount: parameters.count), parameters: parameters,
        result: declared.result, attributes: declared.attributes, body: body, hasBody: hasBody,
        isDebugOnly: declarator.isDebugOnly, position: declarator.position))
    return hasBody
  }

  /// How calls spell a C function or a called block: `name(_:_:)`.
  static func functionName(_ name: String, argumentCount: Int) -> String {
    name + "(" + String(repeating: "_:", count: argumentCount) + ")"
  }

  // MARK: Typedefs

  /// What follows the word `typedef`.
  mutating func parseTypedef() {
    if let word = enumMacro() {
      parseEnumMacro(word)
      finishDeclaration()
      return
    }
    let typeCount = facts.types.count
    guard let declared = parseDeclaredType() else {
      noteUnexpected()
      recover()
      return
    }
    while let declarator = parseDeclarator(declared) {
      let newEnum = facts.types.count > typeCount ? facts.types.count - 1 : nil
      if let newEnum, facts.types[newEnum].name.isEmpty {
        facts.types[newEnum].name = declarator.name
        facts.types[newEnum].position = declarator.position
      } else if kind == .leftParen {
        skipGroup()  // A function type without a pointer.
      } else if let type = declarator.type, type.name != declarator.name, !type.name.isEmpty {
        facts.aliases.append(AliasFacts(name: declarator.name, type: type))
      }
      guard take(.comma) else { break }
    }
    skipAttributes()
    finishDeclaration()
  }

  /// `NS_ENUM` and its kin, if the next token is one.
  private func enumMacro() -> String? {
    guard kind == .identifier, peek(1).kind == .leftParen else { return nil }
    let name = text(token)
    let kinds = ["ENUM", "OPTIONS"]
    return isMacroName(token) && kinds.contains { name.hasSuffix("_" + $0) } ? name : nil
  }

  /// `NS_ENUM(NSInteger, Mode) { … }`, `NS_ERROR_ENUM(Domain, Code) { … }`.
  private mutating func parseEnumMacro(_ macro: String) {
    index += 1
    let head = inGroup { parser -> (TypeName?, String, Position) in
      let raw = parser.parseType()
      let position: Position
      guard parser.take(.comma), let name = parser.takeName() else { return (raw, "", parser.token.position) }
      position = name.position
      parser.index = parser.limit
      return (raw, name.text, position)
    }
    guard let head, kind == .leftBrace else { return }
    parseEnumBody(name: head.1, position: head.2, raw: macro.contains("ERROR") ? nil : head.0)
    skipAttributes()
  }

  // MARK: Macros

  /// Keeps an object-like macro whose body is one expression.
  mutating func parseDefinition(_ definition: ObjectiveCDefinition) {
    let outer = (tokens, brackets, index, limit, facts.problem, pending)
    tokens = definition.body
    brackets = ObjectiveCBrackets(tokens)
    (index, limit, pending) = (0, tokens.count, [])
    let value = brackets.firstUnmatched == nil ? parseExpression() : nil
    let isComplete = index == limit && facts.problem == outer.4 && pending.isEmpty
    (tokens, brackets, index, limit, facts.problem, pending) = outer
    guard isComplete, let value, !value.isUnknown else { return }
    facts.variables.append(
      VariableFacts(
        name: names[Int(definition.name.name)], value: value, attributes: ["define"],
        isDebugOnly: definition.name.isDebugOnly, position: definition.name.position))
  }
}
