/// Bodies and statements.
extension ObjectiveCParser {
  /// The body of a function or method, between the braces that begin here.
  mutating func parseBody(isDebugOnly: Bool) -> [Statement] {
    let outer = (pending, isInDebugCode)
    pending = []
    isInDebugCode = isDebugOnly
    let body = inGroup { $0.parseStatements() } ?? []
    (pending, isInDebugCode) = outer
    return body
  }

  /// The body of a block, which shares the debug mark of what is around it.
  mutating func parseBlockBody() -> [Statement] {
    let outer = pending
    pending = []
    let body = inGroup { $0.parseStatements() } ?? []
    pending = outer
    return body
  }

  /// Statements up to the limit. Those that only a debug build has stand together.
  mutating func parseStatements() -> [Statement] {
    var statements: [Statement] = []
    var debugStatements: [Statement] = []
    while index < limit {
      let isDebugOnly = token.isDebugOnly && !isInDebugCode
      if isDebugOnly {
        isInDebugCode = true
        parseStatement(into: &debugStatements)
        isInDebugCode = false
      } else {
        flush(&debugStatements, into: &statements)
        parseStatement(into: &statements)
      }
    }
    flush(&debugStatements, into: &statements)
    return statements
  }

  private func flush(_ debugStatements: inout [Statement], into statements: inout [Statement]) {
    guard !debugStatements.isEmpty else { return }
    statements.append(.debugOnly(debugStatements))
    debugStatements = []
  }

  /// The statement after a condition or loop.
  private mutating func parseSubstatement() -> [Statement] {
    if kind == .leftBrace { return inGroup { $0.parseStatements() } ?? [] }
    var statements: [Statement] = []
    parseStatement(into: &statements)
    return statements
  }

  /// Parses one statement; always goes on by at least one token.
  private mutating func parseStatement(into statements: inout [Statement]) {
    let start = index
    guard depth < ObjectiveCParser.maximumDepth else {
      note("nested too deep", at: token)
      recover()
      return
    }
    depth += 1
    switch kind {
    case .semicolon: index += 1
    case .leftBrace: statements += inGroup { $0.parseStatements() } ?? []
    case .atWord: parseAtStatement(into: &statements)
    case .identifier: parseWordStatement(into: &statements)
    default: parseExpressionStatement(into: &statements)
    }
    depth -= 1
    height += 1
    if index == start {
      noteUnexpected()
      recover()
    }
    if index == start { index += 1 }
  }

  private mutating func parseWordStatement(into statements: inout [Statement]) {
    switch word {
    case .if: parseIf(into: &statements)
    case .while: parseWhile(into: &statements)
    case .for: parseFor(into: &statements)
    case .do: parseDo(into: &statements)
    case .switch: parseSwitch(into: &statements)
    case .return: parseReturn(into: &statements)
    case .break, .continue, .goto: skipPastSemicolon()
    case .case, .default:
      skipCaseLabel()
    case .try where peek(1).kind == .leftBrace: parseTry(into: &statements)
    case .else:
      noteUnexpected()
      index += 1
    case .typedef:
      index += 1
      parseTypedef()
    case .using: skipPastSemicolon()
    case _ where peek(1).kind == .colon: index += 2  // A label.
    case _ where isDeclaration(at: index): parseLocalDeclaration(into: &statements)
    default: parseExpressionStatement(into: &statements)
    }
  }

  // MARK: Expressions and declarations

  private mutating func parseExpressionStatement(into statements: inout [Statement]) {
    guard let expression = parseExpressionList() else {
      flushPending(into: &statements)
      noteUnexpected()
      recover()
      return
    }
    if case .call = expression, word == .else || kind == .leftBrace {
      // Macros that read like statements: `guard(text) else { … }`, `each(item, list) { … }`.
      flushPending(into: &statements)
      _ = take(.else)
      statements.append(.branch(conditions: [expression], bodies: [parseSubstatement()]))
      return
    }
    finishStatement()
    flushPending(into: &statements)
    append(expression, to: &statements)
  }

  /// Keeps an expression that stands alone if it does or reads anything.
  private func append(_ expression: Expression, to statements: inout [Statement]) {
    if endedInAssignment { return }
    switch expression {
    case .call, .member, .closure, .either, .element: statements.append(.expression(expression))
    case .name, .literal, .none, .string, .type, .selector: break
    default:
      if expression.containsCallOrBlock { statements.append(.expression(expression)) }
    }
  }

  mutating func flushPending(into statements: inout [Statement]) {
    guard !pending.isEmpty else { return }
    statements += pending
    pending = []
  }

  mutating func parseLocalDeclaration(into statements: inout [Statement]) {
    guard let declared = parseDeclaredType() else {
      noteUnexpected()
      recover()
      return
    }
    repeat {
      guard let declarator = parseDeclarator(declared) else { break }
      var value: Expression?
      if take(.equal) || kind == .leftBrace {
        value = parseInitializer()
      } else if kind == .leftParen {
        value = .other(inGroup { $0.parseExpressions() } ?? [])
      }
      flushPending(into: &statements)
      statements.append(
        .declare(name: declarator.name, type: declarator.type, value: value, declarator.position))
    } while take(.comma)
    finishStatement()
  }

  // MARK: Conditions

  /// What stands in the parentheses of a condition; what it does on its way comes before the statement.
  private mutating func parseCondition(into statements: inout [Statement]) -> [Expression] {
    guard kind == .leftParen else { return [] }
    var before: [Statement] = []
    let outer = pending
    pending = []
    let condition = inGroup { parser -> Expression? in
      if parser.isDeclaration(at: parser.index) {
        parser.parseLocalDeclaration(into: &before)
        return parser.kind == .end ? nil : parser.parseExpressionList()
      }
      return parser.parseExpressionList()
    }
    statements += before + pending
    pending = outer
    return ((condition ?? nil).map { [$0] }) ?? []
  }

  /// `if … else if … else …`: one branch, however long the chain.
  private mutating func parseIf(into statements: inout [Statement]) {
    var conditions: [Expression] = []
    var bodies: [[Statement]] = []
    repeat {
      index += 1
      if word == .constexpr { index += 1 }
      conditions += parseCondition(into: &statements)
      bodies.append(parseSubstatement())
      guard word == .else else { break }
      index += 1
      if word == .if { continue }
      bodies.append(parseSubstatement())
      break
    } while true
    statements.append(.branch(conditions: conditions, bodies: bodies))
  }

  private mutating func parseWhile(into statements: inout [Statement]) {
    index += 1
    let conditions = parseCondition(into: &statements)
    statements.append(.branch(conditions: conditions, bodies: [parseSubstatement()]))
  }

  private mutating func parseDo(into statements: inout [Statement]) {
    index += 1
    let body = parseSubstatement()
    var conditions: [Expression] = []
    if take(.while) { conditions = parseCondition(into: &statements) }
    _ = take(.semicolon)
    statements.append(.branch(conditions: conditions, bodies: [body]))
  }

  /// `for (X *x in list)`, `for (id x : list)`, `for (int i = 0; i < n; i++)`.
  private mutating func parseFor(into statements: inout [Statement]) {
    index += 1
    guard kind == .leftParen else { return }
    var before: [Statement] = []
    var head: [Statement] = []
    var step: [Statement] = []
    let conditions = inGroup { parser -> [Expression] in
      if let binding = parser.parseLoopBinding(into: &before) {
        head = [binding]
        return []
      }
      return parser.parseLoopClauses(into: &before, step: &step)
    }
    statements += before
    statements.append(.branch(conditions: conditions ?? [], bodies: [head + parseSubstatement() + step]))
  }

  private mutating func parseLoopBinding(into before: inout [Statement]) -> Statement? {
    let start = index
    let problem = facts.problem
    if let declared = parseDeclaredType(), let declarator = parseDeclarator(declared), takeIn() {
      let list = parseExpression()
      flushPending(into: &before)
      return .declare(
        name: declarator.name, type: declarator.type, value: list.map { .element($0, []) }, declarator.position)
    }
    index = start
    facts.problem = problem
    // `for (element in list)`, with a variable from before.
    if peek(1).kind == .identifier, peek(1).word == .in, let name = takeName() {
      index += 1
      let list = parseExpression()
      flushPending(into: &before)
      return .assign(
        target: .name(name.text, name.position), value: .element(list ?? .other([]), []), name.position)
    }
    return nil
  }

  private mutating func takeIn() -> Bool { take(.in) || take(.colon) }

  private mutating func parseLoopClauses(into before: inout [Statement], step: inout [Statement]) -> [Expression] {
    if kind == .semicolon {
      index += 1
    } else if isDeclaration(at: index) {
      parseLocalDeclaration(into: &before)
    } else {
      parseExpressionStatement(into: &before)
    }
    var conditions: [Expression] = []
    if kind != .semicolon, let condition = parseExpressionList() { conditions = [condition] }
    flushPending(into: &before)
    _ = take(.semicolon)
    if kind != .end, let expression = parseExpressionList() {
      flushPending(into: &step)
      append(expression, to: &step)
    }
    return conditions
  }

  // MARK: Switch

  private mutating func parseSwitch(into statements: inout [Statement]) {
    index += 1
    let conditions = parseCondition(into: &statements)
    guard kind == .leftBrace else { return }
    let bodies = inGroup { parser -> [[Statement]] in
      var bodies: [[Statement]] = []
      while parser.index < parser.limit {
        if parser.word == .case || parser.word == .default && parser.peek(1).kind == .colon { parser.skipCaseLabel() }
        let body = parser.parseCaseBody()
        if !body.isEmpty { bodies.append(body) }
      }
      return bodies
    }
    statements.append(.branch(conditions: conditions, bodies: bodies ?? []))
  }

  private mutating func skipCaseLabel() {
    index += 1
    while kind != .end, kind != .colon, kind != .semicolon, kind != .leftBrace {
      kind == .leftParen || kind == .leftBracket ? skipGroup() : (index += 1)
    }
    _ = take(.colon)
  }

  /// The statements up to the next label.
  private mutating func parseCaseBody() -> [Statement] {
    let outerLimit = limit
    var end = index
    while end < limit, word(at: end) != .case, !(word(at: end) == .default && at(end + 1).kind == .colon) {
      switch tokens[end].kind {
      case .leftBrace, .leftParen, .leftBracket: end = afterGroup(end)
      default: end += 1
      }
    }
    limit = end
    let body = parseStatements()
    limit = outerLimit
    index = end
    return body
  }

  // MARK: Other statements

  private mutating func parseReturn(into statements: inout [Statement]) {
    let position = token.position
    index += 1
    guard kind != .semicolon, kind != .end else {
      index = min(index + 1, limit)
      statements.append(.result(nil, position))
      return
    }
    let value = kind == .leftBrace ? parseInitializer() : parseExpressionList()
    finishStatement()
    flushPending(into: &statements)
    statements.append(.result(value, position))
  }

  /// `@try`, `@synchronized`, `@autoreleasepool`, and literals and unknown words that begin a statement.
  private mutating func parseAtStatement(into statements: inout [Statement]) {
    switch token.word {
    case .try: parseTry(into: &statements)
    case .autoreleasepool:
      index += 1
      statements += parseSubstatement()
    case .synchronized:
      index += 1
      let lock = parseCondition(into: &statements)
      lock.forEach { append($0, to: &statements) }
      statements += parseSubstatement()
    case .throw:
      index += 1
      if kind == .semicolon { index += 1 } else { parseExpressionStatement(into: &statements) }
    case .selector, .encode, .protocol, .yes, .no, .true, .false, .available:
      parseExpressionStatement(into: &statements)
    default:
      // `@weakify(self)` and other macros that are written with an at sign.
      index += 1
      if kind == .leftParen { skipGroup() }
      _ = take(.semicolon)
    }
  }

  private mutating func parseTry(into statements: inout [Statement]) {
    index += 1
    var bodies = [parseSubstatement()]
    while kind == .atWord || kind == .identifier, token.word == .catch || token.word == .finally {
      index += 1
      var binding: [Statement] = []
      if kind == .leftParen {
        binding =
          inGroup { parser -> [Statement] in
            defer { parser.index = parser.limit }
            guard let declared = parser.parseDeclaredType(), let name = parser.parseDeclarator(declared) else {
              return []
            }
            return [.declare(name: name.name, type: name.type, value: nil, name.position)]
          } ?? []
      }
      bodies.append(binding + parseSubstatement())
    }
    statements.append(.branch(conditions: [], bodies: bodies))
  }
}
