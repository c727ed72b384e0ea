/// Names, literals, message sends and blocks.
extension ObjectiveCParser {
  mutating func parsePrimary() -> Expression? {
    switch kind {
    case .identifier: return parseName()
    case .string: return parseString()
    case .number, .character:
      defer { index += 1 }
      return .literal(text(token))
    case .at: return parseBoxed()
    case .atWord: return parseAtExpression()
    case .leftParen: return parseParenthesized()
    case .leftBracket: return isLambda ? parseLambda() : parseMessage()
    case .caret: return parseBlock()
    case .doubleColon where isPlusPlus:
      index += 1
      return parsePrimary()
    default: return nil
    }
  }

  private mutating func parseName() -> Expression? {
    switch word {
    case .yes, .no, .true, .false, .capitalTrue, .capitalFalse:
      defer { index += 1 }
      return .literal(text(token))
    case .nil, .nilClass, .null, .nullptr:
      index += 1
      return Expression.none
    case .sizeof, .alignof, .underscoreAlignof:
      index += 1
      if kind == .leftParen { skipGroup() } else { _ = parseOperand() }
      return .other([])
    case .staticCast, .dynamicCast, .reinterpretCast, .constCast: return parseNamedCast()
    case .if, .else, .for, .while, .do, .switch, .return, .case, .typedef, .break, .continue: return nil
    default: break
    }
    guard let name = takeName() else { return nil }
    return isPlusPlus ? .name(qualifiedName(name.text), name.position) : .name(name.text, name.position)
  }

  /// `std::make_shared<Store>` after its first part, as one name without template arguments.
  private mutating func qualifiedName(_ first: String) -> String {
    var name = first
    while kind == .doubleColon, peek(1).kind == .identifier {
      name += "::" + text(peek(1))
      index += 2
      if kind == .less, let end = angleEnd(index), [.leftParen, .doubleColon, .leftBrace].contains(at(end + 1).kind) {
        index = end + 1
      }
    }
    return name
  }

  /// `static_cast<X *>(value)`.
  private mutating func parseNamedCast() -> Expression? {
    index += 1
    let type = kind == .less ? parseTypeArguments().first : nil
    guard kind == .leftParen, let value = inGroup({ $0.parseExpressionList() }) ?? nil else { return nil }
    return type.map { .cast(value, $0) } ?? value
  }

  // MARK: Literals

  /// Neighbouring texts are one, also around a macro for a format (`@"%" PRIu64`).
  private mutating func parseString() -> Expression {
    var value = ""
    while true {
      if kind == .string {
        value += stringValue(token)
        index += 1
      } else if isMacroName(token), peek(1).kind == .string, token.word == nil {
        index += 1
      } else {
        return .string(value)
      }
    }
  }

  private mutating func parseBoxed() -> Expression? {
    index += 1
    switch kind {
    case .leftBracket: return .array(inGroup { $0.parseExpressions() } ?? [])
    case .leftBrace:
      let entries = inGroup { parser -> [Expression] in
        var entries: [Expression] = []
        while parser.kind != .end {
          guard let key = parser.parseExpression() else { break }
          // A macro may stand for a whole entry.
          if parser.take(.colon), let value = parser.parseExpression() { entries += [key, value] }
          guard parser.take(.comma) else { break }
        }
        return entries
      }
      return .dictionary(entries ?? [])
    case .leftParen: return inGroup { $0.parseExpressionList() ?? .other([]) } ?? .other([])
    case .number, .character, .minus, .plus: return parseOperand()
    default: return nil
    }
  }

  private mutating func parseAtExpression() -> Expression? {
    let position = token.position
    switch token.word {
    case .yes, .no, .true, .false:
      defer { index += 1 }
      return .literal(names[Int(token.name)])
    case .selector:
      index += 1
      guard kind == .leftParen else { return nil }
      let selector = inGroup { parser -> String in
        var selector = ""
        while parser.kind != .end {
          selector += parser.text(parser.token)
          parser.index += 1
        }
        return selector
      }
      return .selector(selector ?? "", position)
    case .encode, .protocol, .available:
      index += 1
      if kind == .leftParen { skipGroup() }
      return .other([])
    default:
      // `@keypath(user.name)`: a macro that is written with an at sign.
      index += 1
      guard kind == .leftParen else { return .name(names[Int(at(index - 1).name)], position) }
      skipGroup()
      return .other([])
    }
  }

  /// `(value)`, or `({ statements; value; })`, whose statements come first.
  private mutating func parseParenthesized() -> Expression? {
    guard peek(1).kind == .leftBrace else {
      return inGroup { $0.parseExpressionList() } ?? .other([])
    }
    let outer = pending
    pending = []
    var statements = inGroup { parser -> [Statement] in
      let statements = parser.inGroup { $0.parseStatements() } ?? []
      parser.index = parser.limit
      return statements
    }
    pending = outer
    var value = Expression.other([])
    if case .expression(let last)? = statements?.last {
      value = last
      statements?.removeLast()
    } else if let name = lastName(before: index - 2) {
      value = name
    }
    pending += statements ?? []
    return value
  }

  /// The name in `name; })`, which stands for the value of the statements before it.
  private func lastName(before index: Int) -> Expression? {
    let name = at(index - 2)
    guard at(index - 1).kind == .semicolon, name.kind == .identifier, at(index - 3).kind == .semicolon else {
      return nil
    }
    return .name(text(name), name.position)
  }

  // MARK: Messages

  /// `[receiver part:argument part:argument, more]`.
  private mutating func parseMessage() -> Expression? {
    inGroup { parser -> Expression? in
      let start = parser.token
      parser.skipTypeArgumentsOfReceiver()
      guard let receiver = parser.parseConditional() else {
        if start.kind != .end { parser.noteUnexpected() }
        parser.index = parser.limit
        return .other([])
      }
      guard let call = parser.parseSelectorAndArguments(receiver) else {
        parser.noteUnexpected()
        parser.index = parser.limit
        return .other([receiver])
      }
      return call
    } ?? .other([])
  }

  /// `[NSArray<UIView *> array]`: turns `NSArray<UIView *>` into `NSArray` by moving the name behind its arguments.
  private mutating func skipTypeArgumentsOfReceiver() {
    guard kind == .identifier, peek(1).kind == .less, let end = angleEnd(index + 1), at(end + 1).kind == .identifier
    else { return }
    tokens[end] = token
    index = end
  }

  private mutating func parseSelectorAndArguments(_ receiver: Expression) -> Expression? {
    let position = token.position
    var function = ""
    var arguments: [Call.Argument] = []
    while kind == .identifier || kind == .colon || kind == .doubleColon {
      let part = takeName()?.text ?? ""
      function += part
      if kind != .colon, kind != .doubleColon {
        guard arguments.isEmpty else { return nil }
        return unaryMessage(receiver, part, position)
      }
      function += kind == .doubleColon ? "::" : ":"
      index += 1
      guard let value = parseExpression() else { return nil }
      arguments.append(Call.Argument(label: part.isEmpty ? nil : part, value: value))
      while take(.comma) {
        guard let value = parseExpression() else { return nil }
        arguments.append(Call.Argument(label: nil, value: value))
      }
    }
    guard !function.isEmpty else { return nil }
    height += 1
    return .call(Call(receiver: receiver, function: function, arguments: arguments, position: position))
  }

  private func unaryMessage(_ receiver: Expression, _ name: String, _ position: Position) -> Expression {
    if name == "class", let type = receiver.typeOfClassName { return type }
    return .call(Call(receiver: receiver, function: name, arguments: [], position: position))
  }

  // MARK: Blocks

  /// `^{ … }`, `^(BOOL done) { … }`, `^BOOL(id object) { … }`.
  private mutating func parseBlock() -> Expression? {
    let position = token.position
    index += 1
    if kind == .identifier { _ = parseDeclaredType() }
    return parseClosure(at: position)
  }

  private mutating func parseClosure(at position: Position) -> Expression? {
    let parameters = kind == .leftParen ? inGroup { $0.parseParameters() } ?? [] : []
    skipAttributes()
    guard kind == .leftBrace else { return nil }
    let body = parseBlockBody()
    height += 2
    return .closure(Closure(parameters: parameters, body: body, position: position))
  }

  /// Whether the brackets here are the captures of a C++ lambda.
  private var isLambda: Bool {
    guard isPlusPlus else { return false }
    let after = afterGroup(index)
    switch peek(1).kind {
    case .ampersand, .equal, .rightBracket: return true
    default:
      return at(after).kind == .leftBrace || at(after).kind == .leftParen && at(afterGroup(after)).kind == .leftBrace
    }
  }

  private mutating func parseLambda() -> Expression? {
    let position = token.position
    skipGroup()
    let start = index
    let parameters = kind == .leftParen ? inGroup { $0.parseParameters() } ?? [] : []
    while kind == .identifier || kind == .arrow || kind == .star { index += 1 }
    guard kind == .leftBrace else {
      index = start
      return .other([])
    }
    return .closure(Closure(parameters: parameters, body: parseBlockBody(), position: position))
  }
}
