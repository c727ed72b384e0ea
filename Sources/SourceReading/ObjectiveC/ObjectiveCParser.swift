/// Parses the tokens of one file into facts. This part moves over the tokens and survives trouble; the extensions know
/// the grammar.
struct ObjectiveCParser {
  /// How deep brackets and statements may nest. What is deeper is left out, so that no input can exhaust the stack.
  static let maximumDepth = 200
  /// How high an expression may grow (`a.b.c…`), for everyone who walks, encodes or frees it.
  static let maximumHeight = 200

  let source: [UInt8]
  let names: [String]
  let isPlusPlus: Bool
  var tokens: [ObjectiveCToken]
  var brackets: ObjectiveCBrackets
  var facts: SourceFacts
  /// The next token.
  var index = 0
  /// Where the group that is being parsed ends.
  var limit: Int
  var depth = 0
  /// The height of the highest expression since the height was last set.
  var height = 0
  /// What an expression does on its way, to stand before the statement that it belongs to: `if ((self = [super init]))`.
  var pending: [Statement] = []
  /// Whether the last expression was an assignment, which leaves nothing but its target behind.
  var endedInAssignment = false
  /// Whether the code around is known to be for debugging only.
  var isInDebugCode = false
  private let definitions: [ObjectiveCDefinition]

  init(_ lexer: ObjectiveCLexer, path: String, isPlusPlus: Bool) {
    source = lexer.source
    names = lexer.names.texts
    tokens = lexer.tokens
    definitions = lexer.definitions
    self.isPlusPlus = isPlusPlus
    brackets = ObjectiveCBrackets(lexer.tokens)
    limit = lexer.tokens.count
    facts = SourceFacts(path: path, language: .objectiveC)
  }

  /// Parses everything.
  mutating func parseFile() {
    if let unmatched = brackets.firstUnmatched {
      note("no partner for '\(text(tokens[unmatched]))'", at: tokens[unmatched])
    }
    parseTopLevel()
    for definition in definitions { parseDefinition(definition) }
  }

  // MARK: Tokens

  /// A token that stands for the end of a group.
  private static let endToken = ObjectiveCToken(
    kind: .end, word: nil, isDebugOnly: false, name: -1, start: 0, end: 0, line: 0, column: 0)

  var token: ObjectiveCToken { peek(0) }

  var kind: ObjectiveCToken.Kind { index < limit ? tokens[index].kind : .end }

  /// The meaning of the next token, if it is an identifier.
  var word: ObjectiveCWord? { word(at: index) }

  func peek(_ distance: Int) -> ObjectiveCToken { at(index + distance) }

  func at(_ index: Int) -> ObjectiveCToken { index >= 0 && index < limit ? tokens[index] : ObjectiveCParser.endToken }

  /// What the identifier at an index does where a declaration begins; `class` is a name outside of C++.
  func role(at index: Int) -> ObjectiveCWord.Role {
    guard let word = word(at: index), word != .class || isPlusPlus else { return .other }
    return word.role
  }

  func word(at index: Int) -> ObjectiveCWord? {
    let token = at(index)
    return token.kind == .identifier ? token.word : nil
  }

  func text(_ token: ObjectiveCToken) -> String {
    token.name >= 0 && token.kind == .identifier
      ? names[Int(token.name)] : String(decoding: source[Int(token.start)..<Int(token.end)], as: UTF8.self)
  }

  /// Takes the next token if it is of a kind.
  mutating func take(_ kind: ObjectiveCToken.Kind) -> Bool {
    guard self.kind == kind else { return false }
    index += 1
    return true
  }

  /// Takes the next token if it is a word.
  mutating func take(_ word: ObjectiveCWord) -> Bool {
    guard self.word == word else { return false }
    index += 1
    return true
  }

  /// Takes an identifier.
  mutating func takeName() -> (text: String, position: Position)? {
    guard kind == .identifier else { return nil }
    defer { index += 1 }
    return (names[Int(token.name)], token.position)
  }

  // MARK: Groups

  /// Where the group that begins at `index` ends: at its closing bracket.
  func groupEnd(_ index: Int) -> Int { min(Int(brackets.ends[index]), limit) }

  /// The index behind the group that begins at `index`.
  func afterGroup(_ index: Int) -> Int {
    let end = groupEnd(index)
    guard end < limit else { return limit }
    switch tokens[end].kind {
    case .rightBrace, .rightParen, .rightBracket: return end + 1
    default: return end
    }
  }

  mutating func skipGroup() { index = afterGroup(index) }

  /// Parses what stands in the brackets that begin here, and goes on behind them. What is nested too deep is left out.
  mutating func inGroup<Result>(_ parse: (inout ObjectiveCParser) -> Result) -> Result? {
    let after = afterGroup(index)
    let outerLimit = limit
    guard depth < ObjectiveCParser.maximumDepth else {
      note("nested too deep", at: token)
      index = after
      return nil
    }
    depth += 1
    limit = groupEnd(index)
    index += 1
    let result = parse(&self)
    if index < limit { note("unexpected '\(text(token))'", at: token) }
    limit = outerLimit
    index = after
    depth -= 1
    height += 1
    return result
  }

  // MARK: Trouble

  /// Keeps the first trouble of the file.
  mutating func note(_ message: String, at token: ObjectiveCToken) {
    let position = token.kind == .end ? (tokens.last?.position ?? Position(line: 1, column: 1)) : token.position
    if let problem = facts.problem, problem.position <= position { return }
    facts.problem = .init(message: message, position: position)
  }

  /// Notes that the next token was not expected.
  mutating func noteUnexpected() {
    note(kind == .end ? "unexpected end" : "unexpected '\(text(token))'", at: kind == .end ? at(limit - 1) : token)
  }

  /// Skips to behind the next `;` or balanced braces.
  mutating func recover() {
    while index < limit {
      switch kind {
      case .semicolon:
        index += 1
        return
      case .leftBrace:
        skipGroup()
        return
      case .leftParen, .leftBracket: skipGroup()
      case .plus,
        .minus where token.column == 1 && peek(1).kind == .leftParen && depth == 0:
        return
      case .atWord where token.word == .end || token.word == .implementation || token.word == .interface: return
      default: index += 1
      }
    }
  }

  /// Takes the `;` of a statement or declaration. A line that ends without one ends a macro.
  mutating func finishStatement() {
    if take(.semicolon) || kind == .end { return }
    if kind == .rightBrace || token.line > at(index - 1).line { return }
    noteUnexpected()
    recover()
  }
}
