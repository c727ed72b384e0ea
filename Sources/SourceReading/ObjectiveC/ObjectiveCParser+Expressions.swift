/// Expressions. Operators that compute a number or a truth keep their operands only, so they need no precedence.
extension ObjectiveCParser {
  /// Expressions with commas between them: the value is the last one.
  mutating func parseExpressionList() -> Expression? {
    guard var expression = parseExpression() else { return nil }
    while take(.comma) {
      if expression.containsCallOrBlock { pending.append(.expression(expression)) }
      guard let next = parseExpression() else { return expression }
      expression = next
    }
    return expression
  }

  /// Comma-separated expressions up to the limit, as in arguments.
  mutating func parseExpressions() -> [Expression] {
    var expressions: [Expression] = []
    while kind != .end {
      if let expression = parseArgument() { expressions.append(expression) }
      guard take(.comma) else { break }
    }
    return expressions
  }

  /// An argument of a call: an expression, or anything that a macro may be called with.
  private mutating func parseArgument() -> Expression? {
    if kind == .leftBrace { return parseInitializer() }
    let expression = parseExpression()
    if kind == .end || kind == .comma, let expression { return expression }
    if kind == .semicolon || word == .if || word == .return || word == .for || word == .while {
      parseStatementsInMacro(after: expression)
      return .other([])
    }
    // `va_arg(list, char *)`, `COMPARE(a, ==, b)`.
    while kind != .end, kind != .comma { kind == .leftParen || kind == .leftBrace ? skipGroup() : (index += 1) }
    return .other(expression.map { [$0] } ?? [])
  }

  /// `WITHOUT_WARNINGS([target performSelector:action];)`: the statements that a macro is called with come before it.
  private mutating func parseStatementsInMacro(after first: Expression?) {
    if let first, !endedInAssignment { pending.append(.expression(first)) }
    let before = pending
    pending = []
    pending = before + parseStatements()
  }

  /// An assignment or what is below it. An assignment inside of an expression comes before the statement, its target
  /// stands for it.
  mutating func parseExpression() -> Expression? {
    let start = token
    guard let first = parseConditional() else { return nil }
    endedInAssignment = kind == .equal
    guard kind == .equal || kind == .compoundAssignment else { return first }
    var targets = [(first, start.position)]
    var isCompound = false
    defer { endedInAssignment = !isCompound }
    var value: Expression?
    while kind == .equal || kind == .compoundAssignment {
      isCompound = isCompound || kind == .compoundAssignment
      index += 1
      let position = token.position
      guard let next = kind == .leftBrace ? parseInitializer() : parseConditional() else {
        noteUnexpected()
        break
      }
      value = next
      if kind == .equal || kind == .compoundAssignment { targets.append((next, position)) }
    }
    guard let value else { return first }
    if isCompound { return .other([first, value]) }
    for (target, position) in targets.reversed() {
      pending.append(.assign(target: target, value: value, target.place ?? position))
    }
    return first.isPlace ? first : value
  }

  /// The value of a variable: an expression, or a list in braces.
  mutating func parseInitializer() -> Expression? {
    guard kind == .leftBrace else {
      let value = parseExpression()
      if value == nil { noteUnexpected() }
      return value
    }
    return .other(
      inGroup { parser -> [Expression] in
        var elements: [Expression] = []
        while parser.kind != .end {
          parser.skipDesignator()
          if let element = parser.parseInitializer() { elements.append(element) }
          guard parser.take(.comma) else { break }
        }
        return elements
      } ?? [])
  }

  /// `.x =`, `[2] =`.
  private mutating func skipDesignator() {
    let start = index
    while kind == .dot || kind == .leftBracket {
      if kind == .leftBracket { skipGroup() } else { index += 2 }
    }
    if !take(.equal) { index = start }
  }

  /// `condition ? a : b`, `a ?: b`, and everything that binds closer.
  mutating func parseConditional() -> Expression? {
    guard var condition = parseOperands() else { return nil }
    guard kind == .question else { return condition }
    var alternatives: [Expression] = []
    while take(.question) {
      if kind == .colon {
        alternatives.append(condition)
      } else {
        if condition.containsCallOrBlock { pending.append(.expression(condition)) }
        guard let value = parseExpression() else { break }
        alternatives.append(condition.testedClass(of: value).map { .cast(value, $0) } ?? value)
      }
      guard take(.colon), let next = parseOperands() else {
        noteUnexpected()
        break
      }
      condition = next
    }
    height += 1
    return .either(alternatives + [condition])
  }

  /// Operands with binary operators between them.
  private mutating func parseOperands() -> Expression? {
    guard let first = parseOperand() else { return nil }
    guard isBinaryOperator else { return first }
    var operands = [first]
    while isBinaryOperator {
      let isGreater = kind == .greater
      index += 1
      if isGreater { while take(.greater) {} }
      guard let operand = parseOperand() else {
        // A macro may take a type: `va_arg(list, char *)`.
        if kind != .end, kind != .comma, kind != .greater { noteUnexpected() }
        break
      }
      operands.append(operand)
    }
    height += 1
    return .other(operands)
  }

  private var isBinaryOperator: Bool {
    switch kind {
    case .plus, .minus, .star, .ampersand, .less, .greater, .caret, .binaryOperator: true
    default: false
    }
  }

  /// An operand with the operators before it.
  mutating func parseOperand() -> Expression? {
    var isOperated = false
    let sign = kind == .minus && peek(1).kind == .number
    scan: while true {
      switch kind {
      case .exclamation, .tilde, .star, .ampersand, .plus, .minus, .increment: isOperated = true
      case .identifier where isPlusPlus && word?.isPrefixOperator == true: break
      default: break scan
      }
      index += 1
    }
    if sign, kind == .number {
      defer { index += 1 }
      return .literal("-" + text(token))
    }
    guard depth < ObjectiveCParser.maximumDepth else {
      note("nested too deep", at: token)
      return nil
    }
    depth += 1
    defer { depth -= 1 }
    guard let operand = kind == .leftParen && isCast ? parseCast() : parsePostfix() else { return nil }
    if isOperated { height += 1 }
    return isOperated ? .other([operand]) : operand
  }

  // MARK: Casts

  /// Whether the parentheses here hold a type and an operand follows.
  private var isCast: Bool {
    let end = groupEnd(index)
    guard at(end).kind == .rightParen, at(index + 1).kind == .identifier else { return false }
    var next = index + 1
    if role(at: next) != .other, role(at: next) != .contextualQualifier { return true }
    next += 1
    while at(next).kind == .doubleColon { next += 2 }
    if at(next).kind == .less, let close = angleEnd(next) { next = close + 1 }
    if at(next).kind == .leftParen, at(next + 1).kind == .caret || at(next + 1).kind == .star { return true }
    let hasStar = at(next).kind == .star
    while at(next).kind == .star || isQualifier(next) { next += 1 }
    while at(next).kind == .leftBracket { next = afterGroup(next) }
    guard next == end else { return false }
    return hasStar || isOperand(end + 1, after: at(index + 1))
  }

  /// Whether an operand begins at an index, so that a single name in parentheses before it is a type.
  private func isOperand(_ index: Int, after name: ObjectiveCToken) -> Bool {
    let first = source[Int(name.start)]
    let isTypeLike = first >= UInt8(ascii: "A") && first <= UInt8(ascii: "Z") || text(name).hasSuffix("_t")
    switch at(index).kind {
    case .identifier: return at(index).word != .in
    case .number, .string, .character, .at, .atWord, .exclamation, .tilde: return true
    case .leftBrace: return true
    case .leftParen, .leftBracket: return isTypeLike || name.word == nil && text(name) == "id"
    case .caret: return at(index + 1).kind == .leftBrace || at(index + 1).kind == .leftParen
    default: return false
    }
  }

  private mutating func parseCast() -> Expression? {
    let type = inGroup { parser -> TypeName? in
      let type = parser.parseType()
      parser.index = parser.limit
      return type
    }
    if kind == .leftBrace { return parseInitializer() }
    guard let operand = parseOperand() else {
      noteUnexpected()
      return nil
    }
    height += 1
    guard let type = type ?? nil, !(type.name == "void" && type.arguments.isEmpty) else { return operand }
    return .cast(operand, type)
  }

  // MARK: Postfix

  /// A primary expression with members, subscripts and calls behind it.
  mutating func parsePostfix() -> Expression? {
    let outerHeight = height
    height = 0
    defer { height = max(outerHeight, height) }
    guard var expression = parsePrimary() else { return nil }
    while true {
      let previous = at(index - 1)
      switch kind {
      case .dot, .arrow:
        guard peek(1).kind == .identifier || isPlusPlus else { return expression }
        index += 1
        guard let name = takeName() else { continue }
        expression = member(expression, name)
      case .doubleColon where isPlusPlus && peek(1).kind == .identifier:
        expression = member(expression, (text(peek(1)), peek(1).position))
        index += 2
      case .leftBracket:
        // A macro without a semicolon is no array: the bracket begins the next statement.
        if token.line > previous.line, previous.kind == .rightParen || isMacroName(previous) { return expression }
        expression = .element(expression, inGroup { $0.parseExpressions() } ?? [])
      case .leftParen:
        expression = parseCall(expression)
      case .increment:
        index += 1
        expression = .other([expression])
      default:
        return expression
      }
      height += 1
      if height > ObjectiveCParser.maximumHeight {
        note("chained too long", at: previous)
        expression = .other([])
        height = 0
      }
    }
  }

  private func member(_ base: Expression, _ name: (text: String, position: Position)) -> Expression {
    if name.text == "class", let type = base.typeOfClassName { return type }
    return .member(base, name.text, name.position)
  }

  /// A C function, or a block that is called.
  private mutating func parseCall(_ callee: Expression) -> Expression {
    let position = token.position
    let arguments = inGroup { $0.parseExpressions() } ?? []
    let call = { (receiver: Expression?, name: String, position: Position) -> Expression in
      .call(
        Call(
          receiver: receiver, function: ObjectiveCParser.functionName(name, argumentCount: arguments.count),
          arguments: arguments.map { Call.Argument(label: nil, value: $0) }, position: position))
    }
    switch callee {
    case .name("NSSelectorFromString", let position):
      if case .string(let selector)? = arguments.first { return .selector(selector, position) }
      return call(nil, "NSSelectorFromString", position)
    case .name("NSClassFromString", let position):
      if case .string(let name)? = arguments.first { return .type(TypeName(name), position) }
      return call(nil, "NSClassFromString", position)
    case .name(let name, let position): return call(nil, name, position)
    case .member(let receiver, let name, let position): return call(receiver, name, position)
    default: return call(callee, "", position)
    }
  }
}

extension Expression {
  /// Whether something may be assigned to it.
  var isPlace: Bool {
    switch self {
    case .name, .member, .element: true
    default: false
    }
  }

  /// Whether nothing was understood of it.
  var isUnknown: Bool {
    if case .other = self { return true }
    return false
  }

  /// `X` as the type `X`, if it is written like the name of a class.
  var typeOfClassName: Expression? {
    guard case .name(let name, let position) = self, let first = name.utf8.first,
      first >= UInt8(ascii: "A") && first <= UInt8(ascii: "Z") || first == UInt8(ascii: "_")
    else { return nil }
    return .type(TypeName(name), position)
  }

  /// Whether a call or block is in it.
  var containsCallOrBlock: Bool {
    switch self {
    case .call, .closure: true
    case .name, .string, .literal, .none, .selector, .keyPath, .type: false
    case .member(let base, _, _): base?.containsCallOrBlock ?? false
    case .element(let base, let index): base.containsCallOrBlock || index.contains { $0.containsCallOrBlock }
    case .cast(let value, _), .given(_, let value): value.containsCallOrBlock
    case .interpolation(let parts), .array(let parts), .dictionary(let parts), .either(let parts), .tuple(let parts),
      .other(let parts):
      parts.contains { $0.containsCallOrBlock }
    }
  }
}
