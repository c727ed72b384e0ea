/// Interfaces, categories, protocols and implementations.
extension ObjectiveCParser {
  /// `@interface Name<T> : Super<X> <P> { … } … @end`, also of a category or class extension.
  mutating func parseInterface() {
    index += 1
    guard var type = parseClassHead(.class) else { return }
    if kind == .leftParen {
      skipGroup()
      type.kind = .extension
      type.inherits = []
    }
    if kind == .less { skipOrTakeGenerics(&type) }
    if take(.colon) { parseSuperclass(&type) }
    if kind == .less { type.inherits += parseTypeArguments() }
    if kind == .leftBrace { parseInstanceVariables(&type) }
    parseMembers(&type)
  }

  /// `@implementation Name : Super { … } … @end`, also of a category.
  mutating func parseImplementation() {
    index += 1
    guard var type = parseClassHead(.implementation) else { return }
    let isCategory = kind == .leftParen
    if isCategory { skipGroup() }
    if take(.colon) { parseSuperclass(&type) }
    if kind == .leftBrace { parseInstanceVariables(&type) }
    parseMembers(&type)
    if isCategory { facts.types[facts.types.count - 1].kind = .extension }
  }

  /// `Super`, `Super<Element *>`: angle brackets are type arguments if protocols follow them, or if classes stand in them.
  private mutating func parseSuperclass(_ type: inout TypeFacts) {
    guard kind == .identifier else { return }
    let end = peek(1).kind == .less ? angleEnd(index + 1) : nil
    let hasArguments = end.map { end in
      at(end + 1).kind == .less || (index..<end).contains { tokens[$0].kind == .star }
    }
    if hasArguments == true {
      type.inherits = [parseNamedType()]
    } else if let name = takeName() {
      type.inherits = [TypeName(name.text)]
    }
  }

  /// `@protocol Name <P> … @end`; a forward declaration says nothing.
  mutating func parseProtocol() {
    index += 1
    if peek(1).kind == .semicolon || peek(1).kind == .comma {
      skipPastSemicolon()
      return
    }
    guard var type = parseClassHead(.protocol) else { return }
    if kind == .less { type.inherits = parseTypeArguments() }
    parseMembers(&type)
  }

  private mutating func parseClassHead(_ kind: TypeFacts.Kind) -> TypeFacts? {
    let isDebugOnly = token.isDebugOnly
    guard let name = takeName() else {
      noteUnexpected()
      return nil
    }
    return TypeFacts(kind: kind, name: name.text, isDebugOnly: isDebugOnly, position: name.position)
  }

  /// Angle brackets after the name of a class: its type parameters before a superclass, else protocols.
  private mutating func skipOrTakeGenerics(_ type: inout TypeFacts) {
    let arguments = parseTypeArguments()
    let isParameters = kind == .colon || kind == .leftParen
    if kind == .leftParen {
      skipGroup()
      type.kind = .extension
    }
    if !isParameters { type.inherits += arguments }
  }

  // MARK: Members

  private mutating func parseMembers(_ type: inout TypeFacts) {
    while index < limit {
      let start = index
      switch kind {
      case .atWord where token.word == .end:
        index += 1
        facts.types.append(type)
        return
      case .atWord where token.word == .interface || token.word == .implementation:
        // Two heads may stand in branches of an `#if`.
        if text(peek(1)) != type.name { note("no '@end' before", at: token) }
        facts.types.append(type)
        return
      case .atWord: parseAtMember(&type)
      case .plus, .minus: parseMethod(&type)
      case .semicolon, .rightBrace, .rightParen, .rightBracket: index += 1
      case .identifier: if !parseMacroMethod(&type) { parseExternalDeclaration() }
      case .leftBrace: skipGroup()
      default:
        noteUnexpected()
        recover()
      }
      if index == start { index += 1 }
    }
    note("no '@end'", at: token)
    facts.types.append(type)
  }

  private mutating func parseAtMember(_ type: inout TypeFacts) {
    switch token.word {
    case .property: parseProperty(&type)
    case .synthesize: parseSynthesize(&type)
    case .optional, .required, .public, .private, .protected, .package: index += 1
    case .dynamic, .class, .import, .compatibilityAlias: skipPastSemicolon()
    case .protocol: parseProtocol()
    default:
      // A macro that is written with an at sign.
      index += 1
      if kind == .leftParen { skipGroup() }
    }
  }

  /// `@property (nonatomic, weak) IBOutlet UIView *a, *b;`
  private mutating func parseProperty(_ type: inout TypeFacts) {
    index += 1
    let attributes = kind == .leftParen ? inGroup { $0.parsePropertyAttributes() } ?? [] : []
    guard let declared = parseDeclaredType() else {
      noteUnexpected()
      recover()
      return
    }
    while let declarator = parseDeclarator(declared) {
      type.properties.append(
        VariableFacts(
          name: declarator.name, type: declarator.type, isStatic: attributes.contains("class"),
          attributes: attributes + declared.attributes, isDebugOnly: declarator.isDebugOnly,
          position: declarator.position))
      guard take(.comma) else { break }
    }
    skipAttributes()
    finishMember()
  }

  private mutating func finishMember() {
    if take(.semicolon) { return }
    if token.line > at(index - 1).line || kind == .end || kind == .atWord { return }
    noteUnexpected()
    recover()
  }

  private mutating func parsePropertyAttributes() -> [String] {
    var attributes: [String] = []
    while let name = takeName() {
      var attribute = name.text
      if take(.equal) {
        attribute += "="
        while kind != .comma, kind != .end {
          attribute += text(token)
          index += 1
        }
      }
      if kind == .leftParen { skipGroup() }
      attributes.append(attribute)
      guard take(.comma) else { break }
    }
    return attributes
  }

  /// `@synthesize name = _ivar;`: the instance variable is the property under another name.
  private mutating func parseSynthesize(_ type: inout TypeFacts) {
    index += 1
    while let property = takeName() {
      let isDebugOnly = at(index - 1).isDebugOnly
      if take(.equal), let variable = takeName(), variable.text != property.text {
        let value = Expression.member(.name("self", property.position), property.text, property.position)
        type.properties.append(
          VariableFacts(
            name: variable.text, value: value, attributes: ["synthesize"], isDebugOnly: isDebugOnly,
            position: variable.position))
      }
      guard take(.comma) else { break }
    }
    finishMember()
  }

  /// The instance variables between the braces that begin here.
  private mutating func parseInstanceVariables(_ type: inout TypeFacts) {
    let variables = inGroup { parser -> [VariableFacts] in
      var variables: [VariableFacts] = []
      while parser.kind != .end {
        let start = parser.index
        if parser.kind == .atWord || parser.kind == .semicolon {
          parser.index += 1
          continue
        }
        parser.parseInstanceVariable(&variables)
        if parser.index == start { parser.index += 1 }
      }
      return variables
    }
    type.properties += variables ?? []
  }

  private mutating func parseInstanceVariable(_ variables: inout [VariableFacts]) {
    guard let declared = parseDeclaredType() else {
      noteUnexpected()
      recover()
      return
    }
    repeat {
      guard let declarator = parseDeclarator(declared) else { break }
      if take(.colon) { _ = parseExpression() }  // A bit field.
      if take(.equal) || kind == .leftBrace { _ = parseInitializer() }
      variables.append(
        VariableFacts(
          name: declarator.name, type: declarator.type, attributes: declared.attributes,
          isDebugOnly: declarator.isDebugOnly, position: declarator.position))
    } while take(.comma)
    finishMember()
  }

  // MARK: Methods

  /// `- (void)add:(NSString *)name to:(id<List>)list;`, or with a body.
  private mutating func parseMethod(_ type: inout TypeFacts) {
    let isStatic = kind == .plus
    let start = token
    index += 1
    var result = ObjectiveCDeclaredType(type: TypeName("id"))
    if kind == .leftParen { result = parseMethodType() }
    let isDebugOnly = start.isDebugOnly
    let nameToken = token
    guard kind == .identifier || kind == .colon, let signature = parseSelector() else {
      noteUnexpected()
      recover()
      return
    }
    let attributes = result.attributes.filter { $0.hasPrefix("IB") } + parseMethodAttributes()
    _ = kind == .semicolon && peek(1).kind == .leftBrace && type.kind == .implementation && take(.semicolon)
    let hasBody = kind == .leftBrace
    let body = hasBody ? parseBody(isDebugOnly: isDebugOnly) : []
    let isRequirement = type.kind != .implementation
    if !hasBody { finishMember() }
    guard hasBody || isRequirement else { return }
    type.functions.append(
      FunctionFacts(
        name: signature.name, selector: signature.name, parameters: signature.parameters, result: result.result,
        isStatic: isStatic, attributes: attributes, body: body, hasBody: hasBody, isDebugOnly: isDebugOnly,
        position: nameToken.position))
  }

  /// `SUBSCRIBE(Event) { … }`: a method whose selector only the macro knows; whether there is one.
  private mutating func parseMacroMethod(_ type: inout TypeFacts) -> Bool {
    let head = token
    guard type.kind == .implementation, head.word == nil, isMacroName(head), peek(1).kind == .leftParen else {
      return false
    }
    let end = afterGroup(index + 1)
    guard at(end).kind == .leftBrace else { return false }
    let name = (index..<end).map { text(tokens[$0]) }.joined()
    index = end
    type.functions.append(
      FunctionFacts(
        name: name, attributes: ["macro"], body: parseBody(isDebugOnly: head.isDebugOnly),
        isDebugOnly: head.isDebugOnly, position: head.position))
    return true
  }

  /// The type in parentheses before a method or parameter.
  private mutating func parseMethodType() -> ObjectiveCDeclaredType {
    let declared = inGroup { parser -> ObjectiveCDeclaredType? in
      let start = parser.index
      guard var declared = parser.parseDeclaredType() else { return nil }
      if parser.index < parser.limit {
        parser.index = start
        declared.type = parser.parseType()
        parser.index = parser.limit
      }
      return declared
    }
    return (declared ?? nil) ?? ObjectiveCDeclaredType(type: TypeName("id"))
  }

  private mutating func parseSelector() -> (name: String, parameters: [ParameterFacts])? {
    var name = ""
    var parameters: [ParameterFacts] = []
    while kind == .identifier && (parameters.isEmpty || peek(1).kind == .colon) || kind == .colon {
      let part = takeName()?.text ?? ""
      name += part
      guard take(.colon) else { return (name, parameters) }
      name += ":"
      let type = kind == .leftParen ? parseMethodType().type : TypeName("id")
      while isQualifier(index) {
        index += 1
        if kind == .leftParen { skipGroup() }
      }
      guard let parameter = takeName() else { return nil }
      parameters.append(ParameterFacts(label: part.isEmpty ? nil : part, name: parameter.text, type: type))
    }
    if take(.comma) { _ = take(.ellipsis) }
    return name.isEmpty ? nil : (name, parameters)
  }

  /// Skips the attributes after a method, but keeps its name in Swift.
  private mutating func parseMethodAttributes() -> [String] {
    var attributes: [String] = []
    while kind == .identifier {
      let isSwiftName = text(token) == "NS_SWIFT_NAME"
      index += 1
      guard kind == .leftParen else { continue }
      if isSwiftName {
        let words = (index..<afterGroup(index)).map { text(tokens[$0]) }
        attributes.append("NS_SWIFT_NAME" + words.joined())
      }
      skipGroup()
    }
    return attributes
  }
}
