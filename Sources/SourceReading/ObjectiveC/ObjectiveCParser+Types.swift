/// What stands before the name in a declaration.
struct ObjectiveCDeclaredType {
  /// The type; `nil` where it is deduced or missing.
  var type: TypeName?
  /// Storage and Interface Builder marks.
  var attributes: [String] = []
  /// Whether pointers stand after it (a class, not a number).
  var isPointer = false

  /// The type of a result: nothing for `void`.
  var result: TypeName? {
    guard let type, type.name == "void", !isPointer else { return type }
    return nil
  }
}

/// A name with what its declarator makes of the type.
struct ObjectiveCDeclarator {
  var name: String
  var position: Position
  var type: TypeName?
  var isDebugOnly: Bool
}

extension ObjectiveCParser {
  /// Parses specifiers, a type and its pointers, up to the name.
  mutating func parseDeclaredType() -> ObjectiveCDeclaredType? {
    var result = ObjectiveCDeclaredType()
    var builtIn: [String] = []
    var hasBase = false
    var collectionType: TypeName?
    scan: while kind == .identifier || kind == .star || kind == .ampersand || kind == .binaryOperator {
      if kind != .identifier {
        let isReference = isPlusPlus && source[Int(token.start)] == UInt8(ascii: "&")
        guard hasBase || !builtIn.isEmpty, kind == .star || isReference else { break }
        result.isPointer = true
        index += 1
        continue
      }
      switch role(at: index) {
      case .typeWord:
        if hasBase { break scan }
        builtIn.append(text(token))
        index += 1
      case .qualifier: parseQualifier(&result)
      case .contextualQualifier where peek(1).kind == .identifier || peek(1).kind == .star: index += 1
      case .aggregate where !hasBase && builtIn.isEmpty:
        result.type = parseAggregate()
        hasBase = true
      case .deducedType where !hasBase && builtIn.isEmpty:
        hasBase = true
        index += 1
        if kind == .leftParen { skipGroup() }
      case .attribute:
        index += 1
        if kind == .leftParen { skipGroup() }
      case .interfaceBuilder: collectionType = parseInterfaceBuilderMark(&result) ?? collectionType
      case _ where hasBase || !builtIn.isEmpty: break scan
      case _ where isDeducingMacro(index):
        hasBase = true
        index += 1
        skipGroup()
      case _ where isMacroBeforeType:
        if isStorageMacro(token) { result.attributes.append("extern") }
        index += 1
        if kind == .leftParen { skipGroup() }
      default:
        result.type = parseNamedType()
        hasBase = true
      }
    }
    if !builtIn.isEmpty { result.type = TypeName(builtIn.joined(separator: " ")) }
    if result.attributes.contains("IBAction"), result.type == nil { return result }
    if let collectionType, result.type?.arguments.isEmpty == true { result.type?.arguments = [collectionType] }
    return hasBase || !builtIn.isEmpty ? result : nil
  }

  private mutating func parseQualifier(_ result: inout ObjectiveCDeclaredType) {
    switch word {
    case .static, .extern, .const: result.attributes.append(text(token))
    case .weak: result.attributes.append("weak")
    default: break
    }
    index += 1
  }

  private mutating func parseInterfaceBuilderMark(_ result: inout ObjectiveCDeclaredType) -> TypeName? {
    result.attributes.append(text(token))
    index += 1
    guard kind == .leftParen else { return nil }
    return inGroup { $0.parseType() } ?? nil
  }

  /// Whether the name here is a macro in front of a type: `FOUNDATION_EXPORT NSString *const kName`.
  private var isMacroBeforeType: Bool {
    var next = index + 1
    if at(next).kind == .leftParen {
      guard isMacroName(token) else { return false }
      next = afterGroup(next)
      return at(next).kind == .identifier && at(next + 1).kind != .equal
    }
    guard at(next).kind == .identifier else { return false }
    switch role(at: next) {
    case .typeWord, .aggregate, .deducedType, .attribute: return true
    case .qualifier:
      if at(next).word == .static || at(next).word == .extern || at(next).word == .inline { return true }
      return isMacroName(token) && at(next + 1).kind == .identifier && at(next + 2).kind != .equal
    case .contextualQualifier: return false
    case .interfaceBuilder: return isMacroName(token)
    case .other: break
    }
    switch at(next + 1).kind {
    case .star, .less: return true
    case .identifier:
      // `BOOL name DEPRECATED` has its macro at the end.
      return isMacroName(token) && !isAttribute(next + 1) && (isStorageMacro(token) || !isAttributeMacro(at(next + 1)))
    case .leftParen: return isMacroName(token) && isMacroName(at(next)) && at(afterGroup(next + 1)).kind == .identifier
    default: return false
    }
  }

  private func isStorageMacro(_ token: ObjectiveCToken) -> Bool {
    let name = text(token)
    return name.contains("EXPORT") || name.contains("EXTERN")
  }

  private func isAttributeMacro(_ token: ObjectiveCToken) -> Bool { isMacroName(token) || isReserved(token) }

  /// Whether a name is written like a macro: capitals, digits and underscores only.
  func isMacroName(_ token: ObjectiveCToken) -> Bool {
    guard token.kind == .identifier, token.end - token.start > 2 else { return false }
    return source[Int(token.start)..<Int(token.end)].allSatisfy {
      $0 >= UInt8(ascii: "A") && $0 <= UInt8(ascii: "Z") || $0 == UInt8(ascii: "_")
        || $0 >= UInt8(ascii: "0") && $0 <= UInt8(ascii: "9")
    }
  }

  /// `NSArray<UIView *>`, `id<P>`, `std::vector<int>`, `Class`.
  mutating func parseNamedType() -> TypeName {
    var name = text(token)
    index += 1
    while kind == .doubleColon, peek(1).kind == .identifier {
      name += "::" + text(peek(1))
      index += 2
    }
    let arguments = kind == .less ? parseTypeArguments() : []
    return TypeName(name, arguments: arguments, isMeta: name == "Class")
  }

  /// The list in angle brackets that begins here; stays where it is if it is none.
  mutating func parseTypeArguments() -> [TypeName] {
    guard let end = angleEnd(index) else { return [] }
    let outerLimit = limit
    var arguments: [TypeName] = []
    limit = end
    index += 1
    depth += 1
    while index < limit, depth < ObjectiveCParser.maximumDepth {
      guard let type = parseType() else { break }
      arguments.append(type)
      if take(.colon) { _ = parseType() }  // `@interface List<Element : UIView *>`: the bound is no argument.
      guard take(.comma) else { break }
    }
    depth -= 1
    limit = outerLimit
    index = end + 1
    return arguments
  }

  /// The `>` that closes the `<` at `start`; `nil` if what is between can be no list of types.
  func angleEnd(_ start: Int) -> Int? {
    var open = 0
    var index = start
    while index < min(limit, start + 200) {
      switch tokens[index].kind {
      case .less: open += 1
      case .greater:
        open -= 1
        if open == 0 { return index }
      case .identifier, .star, .comma, .caret, .doubleColon, .number, .ampersand, .colon: break
      case .leftParen: index = afterGroup(index) - 1
      default: return nil
      }
      index += 1
    }
    return nil
  }

  /// A type without a name, as in casts, method types and type arguments: `UIView *`, `void (^)(BOOL)`.
  mutating func parseType() -> TypeName? {
    guard let declared = parseDeclaredType() else { return nil }
    var type = declared.type
    if kind == .leftParen, peek(1).kind == .caret || peek(1).kind == .star {
      type = parseFunctionDeclarator(declared).type
    }
    while kind == .leftBracket || kind == .star { kind == .star ? (index += 1) : skipGroup() }
    return type ?? TypeName("void")
  }

  /// A name with its function, block or array parts: `*name[4]`, `(^name)(BOOL ok)`, or no name at all.
  mutating func parseDeclarator(_ declared: ObjectiveCDeclaredType) -> ObjectiveCDeclarator? {
    while kind == .star || kind == .ampersand && isPlusPlus || isQualifier(index) { index += 1 }
    let isInParens = kind == .leftParen && (peek(1).kind == .caret || peek(1).kind == .star)
    if isInParens { return parseFunctionDeclarator(declared) }
    let isDebugOnly = token.isDebugOnly
    guard let name = takeName() else { return nil }
    while kind == .leftBracket { skipGroup() }
    skipAttributes()
    return ObjectiveCDeclarator(
      name: name.text, position: name.position, type: declared.type, isDebugOnly: isDebugOnly)
  }

  func isQualifier(_ index: Int) -> Bool {
    let role = role(at: index)
    return role == .qualifier || role == .attribute
  }

  /// `(^name)(BOOL ok)` and `(*name)(int)`; the name may be missing, and may itself be a function (`(^name(int))(BOOL)`).
  private mutating func parseFunctionDeclarator(_ declared: ObjectiveCDeclaredType) -> ObjectiveCDeclarator {
    let start = token
    let inner = inGroup { parser -> ObjectiveCDeclarator? in
      _ = parser.take(.caret) || parser.take(.star)
      while parser.isQualifier(parser.index) { parser.index += 1 }
      let declarator = parser.parseDeclarator(declared)
      parser.index = parser.limit
      return declarator
    }
    var parameters: [TypeName] = []
    if kind == .leftParen {
      parameters = (inGroup { $0.parseParameters() } ?? []).map { $0.type ?? TypeName("id") }
    }
    skipAttributes()
    return ObjectiveCDeclarator(
      name: (inner ?? nil)?.name ?? "", position: (inner ?? nil)?.position ?? start.position,
      type: TypeName("->", arguments: parameters + [declared.type ?? TypeName("void")]),
      isDebugOnly: start.isDebugOnly)
  }

  /// The parameters of a C function or block, between its parentheses.
  mutating func parseParameters() -> [ParameterFacts] {
    var parameters: [ParameterFacts] = []
    while kind != .end {
      if take(.ellipsis) { continue }
      if kind == .identifier, let declared = parseDeclaredType() {
        let declarator = parseDeclarator(declared)
        let isVoid = declared.result == nil && declared.type != nil && declarator == nil
        if !isVoid {
          parameters.append(
            ParameterFacts(label: nil, name: declarator?.name ?? "", type: declarator?.type ?? declared.type))
        }
      }
      while kind != .end, kind != .comma { kind == .leftParen || kind == .leftBracket ? skipGroup() : (index += 1) }
      _ = take(.comma)
    }
    return parameters
  }

  /// Skips `__attribute__((…))`, `NS_AVAILABLE_IOS(8_0)`, `NS_UNAVAILABLE` and the like after a declarator.
  mutating func skipAttributes() {
    while kind == .identifier, isQualifier(index) || isAttributeMacro(token) {
      index += 1
      if kind == .leftParen { skipGroup() }
    }
  }

  /// Whether a name belongs to the compiler: `__deprecated`.
  private func isReserved(_ token: ObjectiveCToken) -> Bool {
    token.end - token.start > 2 && source[Int(token.start)] == UInt8(ascii: "_")
      && source[Int(token.start) + 1] == UInt8(ascii: "_")
  }

  private func isAttribute(_ index: Int) -> Bool { role(at: index) == .attribute || word(at: index) == .unused }

  // MARK: Structs and enums

  /// `struct X { … }`, `enum X : Y { … }`; the cases of an enum become a type of the file.
  private mutating func parseAggregate() -> TypeName {
    let isEnum = word == .enum
    index += 1
    if isEnum { _ = take(.class) || take(.struct) }
    while role(at: index) == .attribute {
      index += 1
      if kind == .leftParen { skipGroup() }
    }
    let name = takeName()
    var raw: TypeName?
    if take(.colon) { isEnum ? (raw = parseType()) : skipToBrace() }
    if kind == .leftBrace {
      if isEnum {
        parseEnumBody(name: name?.text, position: name?.position ?? token.position, raw: raw)
      } else {
        skipGroup()
      }
    }
    return TypeName(name?.text ?? "")
  }

  private mutating func skipToBrace() {
    while kind != .end, kind != .leftBrace, kind != .semicolon { index += 1 }
  }

  /// The cases between the braces that begin here. An enum without a name may get one from its typedef.
  mutating func parseEnumBody(name: String?, position: Position, raw: TypeName?) {
    let isDebugOnly = token.isDebugOnly
    let cases = inGroup { parser -> [CaseFacts] in
      var cases: [CaseFacts] = []
      while let name = parser.takeName() {
        var value: String?
        parser.skipAttributes()
        if parser.take(.equal), case .literal(let text) = parser.parseExpression() { value = text }
        cases.append(CaseFacts(name: name.text, rawValue: value))
        parser.skipAttributes()
        guard parser.take(.comma) else { break }
      }
      return cases
    }
    facts.types.append(
      TypeFacts(
        kind: .enum, name: name ?? "", inherits: raw.map { [$0] } ?? [], cases: cases ?? [], isDebugOnly: isDebugOnly,
        position: position))
  }
}
