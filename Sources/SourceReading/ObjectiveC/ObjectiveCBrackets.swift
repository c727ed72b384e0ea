/// Which bracket closes which, decided before parsing, so that trouble inside of brackets stays inside of them.
struct ObjectiveCBrackets {
  /// For each opening bracket the token with which its group ends: the closing bracket, or what follows an unclosed group.
  private(set) var ends: [Int32]
  /// The first bracket without a partner.
  private(set) var firstUnmatched: Int?

  private var open: [Int] = []
  /// How many parentheses and square brackets are open since the last brace, and before it.
  private var inner = (parens: 0, brackets: 0)
  private var outer: [(parens: Int, brackets: Int)] = []

  init(_ tokens: [ObjectiveCToken]) {
    ends = Array(repeating: -1, count: tokens.count)
    for index in tokens.indices {
      switch tokens[index].kind {
      case .leftBrace:
        if isUnclosedCondition(before: index, tokens) { closeInner(at: index, tokens) }
        open.append(index)
        outer.append(inner)
        inner = (0, 0)
      case .leftParen:
        open.append(index)
        inner.parens += 1
      case .leftBracket:
        open.append(index)
        inner.brackets += 1
      case .rightBrace: close(.leftBrace, at: index, if: !outer.isEmpty, tokens)
      case .rightParen: close(.leftParen, at: index, if: inner.parens > 0, tokens)
      case .rightBracket: close(.leftBracket, at: index, if: inner.brackets > 0, tokens)
      case .semicolon:
        if let last = open.last, tokens[last].kind != .leftBrace, !isLoopHead(last, tokens) {
          closeInner(at: index, tokens)
        }
      default:
        if !open.isEmpty, beginsSection(index, tokens) { closeAll(at: index) }
      }
    }
    closeAll(at: tokens.count)
  }

  private mutating func close(
    _ opening: ObjectiveCToken.Kind, at index: Int, if isOpen: Bool, _ tokens: [ObjectiveCToken]
  ) {
    guard isOpen else {
      note(index)
      return
    }
    while let last = open.popLast() {
      ends[last] = Int32(index)
      switch tokens[last].kind {
      case .leftBrace: inner = outer.popLast() ?? (0, 0)
      case .leftParen: inner.parens -= 1
      default: inner.brackets -= 1
      }
      if tokens[last].kind == opening { return }
      note(last)
    }
  }

  /// Ends the parentheses and square brackets that are open since the last brace.
  private mutating func closeInner(at index: Int, _ tokens: [ObjectiveCToken]) {
    while let last = open.last, tokens[last].kind != .leftBrace {
      open.removeLast()
      ends[last] = Int32(index)
      note(last)
    }
    inner = (0, 0)
  }

  /// Whether the brace at an index begins the body of a condition whose parenthesis is missing: `if ([a b] {`.
  private func isUnclosedCondition(before index: Int, _ tokens: [ObjectiveCToken]) -> Bool {
    guard let last = open.last, last > 0, tokens[last].kind == .leftParen, tokens[index - 1].kind == .rightBracket
    else {
      return false
    }
    let word = tokens[last - 1].word
    return word == .if || word == .while || word == .switch
  }

  /// Whether the parenthesis at an index may hold semicolons: that of a `for`, or of a macro.
  private func isLoopHead(_ index: Int, _ tokens: [ObjectiveCToken]) -> Bool {
    guard index > 0, tokens[index].kind == .leftParen, tokens[index - 1].kind == .identifier else { return false }
    return tokens[index - 1].word == .for || tokens[index - 1].word == nil
  }

  /// Ends everything that is open: the file goes on with something that no bracket can hold.
  private mutating func closeAll(at index: Int) {
    for bracket in open {
      ends[bracket] = Int32(index)
      note(bracket)
    }
    open = []
    outer = []
    inner = (0, 0)
  }

  private mutating func note(_ index: Int) {
    firstUnmatched = min(firstUnmatched ?? index, index)
  }

  /// Whether a token can only stand outside of all brackets: `@end`, or a method that begins in the first column.
  private func beginsSection(_ index: Int, _ tokens: [ObjectiveCToken]) -> Bool {
    let token = tokens[index]
    switch token.kind {
    case .atWord:
      return token.word == .end || token.word == .interface || token.word == .implementation
    case .plus, .minus:
      guard token.column == 1, index > 0, index + 1 < tokens.count, tokens[index + 1].kind == .leftParen else {
        return false
      }
      let previous = tokens[index - 1].kind
      return previous == .semicolon || previous == .rightBrace || previous == .leftBrace
    default:
      return false
    }
  }
}
