/// The source as the parser gets it: without what the parser could not stand.
///
/// What is nested so deeply that a recursive parser would run out of stack, or of time, is cut before the parser sees it.
/// The parser bounds how deep brackets go, but not how it goes on behind that bound, and it recurses without bound for
/// chains such as `else if`, `try try`, `A -> A -> A` and `A<A<A<A`. This walk over the bytes knows just enough of Swift
/// for that: brackets, texts, comments, words. What is cut becomes blanks, so that everything else keeps its place.
///
/// `protocol<A, B>`, which meant `A & B` in Swift 2, is spelled with a capital, because the parser would read the
/// declaration of a protocol and lose what follows. And each name in `if let a = b, c = d` gets the `let` that Swift 2 did
/// not need, because the parser may look for it far behind. The bodies of previews are left blank.
struct ParserInput {
  /// How many brackets, and steps of other kinds between them, may lie in each other.
  static let depth = 64
  /// How many steps of one kind may follow each other.
  static let steps = 48
  /// How many `else if` may follow each other before the chain is split, which loses nothing.
  static let elseIfs = 24
  /// How many square brackets may lie in each other without anything between them that tells them from types. The parser
  /// tries each of them twice.
  static let squares = 6

  private(set) var source: [UInt8]
  /// The first byte of what was cut, and where words were inserted, in order: bytes of the original.
  private(set) var firstCut: Int?
  private var insertions: [Int] = []

  /// What brackets and texts are open, the innermost last.
  private var levels: [Level] = [Level(kind: .file)]
  /// Where the cut that is being made begins, and how many levels are open around it.
  private var cut: (start: Int, levels: Int)?
  private var index = 0
  private var lastToken = Token.other
  private var conditionDepth = 0
  private var previews = PreviewBodies()

  private struct Level {
    var kind: Kind
    /// How deep the level lies.
    var depth = 0
    /// The numbers of words such as `try`, of `else if`, `->`, `? … :` and `<` that follow each other here.
    var prefixWords = 0
    var elseIfs = 0
    var arrows = 0
    var questions = 0
    var angles = 0
    /// Whether the conditions that are being listed bind names.
    var bindsNames = false
    /// How many `[` around here could still belong to a type.
    var squares = 0

    var innerDepth: Int { depth + prefixWords + elseIfs + arrows + questions + angles + 1 }

    enum Kind: Equatable {
      case file
      case bracket(closing: UInt8)
      case text(quotes: Int, pounds: Int)
    }
  }

  private enum Token {
    case elseWord, conditionWord, prefixWord, openAngle, other
  }

  /// Looks through a source, and changes it where necessary.
  init(_ source: [UInt8]) {
    self.source = source
    while index < source.count { step() }
    endCut(at: source.count)
    if !insertions.isEmpty { insertWords() }
  }

  private static let insertedWord = Array("let ".utf8)

  /// The byte of the original that a byte for the parser comes from.
  func originalOffset(of offset: Int) -> Int {
    if insertions.isEmpty { return offset }
    let size = Self.insertedWord.count
    // The first insertion that lies behind the byte.
    var low = 0
    var high = insertions.count
    while low < high {
      let middle = (low + high) / 2
      if insertions[middle] + middle * size <= offset { low = middle + 1 } else { high = middle }
    }
    if low == 0 { return offset }
    return max(offset - low * size, insertions[low - 1])
  }

  private mutating func insertWords() {
    var result: [UInt8] = []
    result.reserveCapacity(source.count + insertions.count * Self.insertedWord.count)
    var start = 0
    for insertion in insertions {
      result += source[start..<insertion]
      result += Self.insertedWord
      start = insertion
    }
    source = result + source[start...]
  }

  private mutating func step() {
    let byte = source[index]
    if case .text(let quotes, let pounds) = levels[levels.count - 1].kind {
      stepInText(byte, quotes: quotes, pounds: pounds)
    } else if byte.isWordByte {
      stepWord()
    } else {
      stepCode(byte)
    }
  }

  private mutating func stepInText(_ byte: UInt8, quotes: Int, pounds: Int) {
    switch byte {
    case UInt8(ascii: "\\") where source.isRun(of: UInt8(ascii: "#"), count: pounds, at: index + 1):
      index += 1 + pounds
      if index < source.count, source[index] == UInt8(ascii: "(") { open(UInt8(ascii: ")")) }
      index += 1
    case UInt8(ascii: "\"")
    where source.isRun(of: byte, count: quotes, at: index)
      && source.isRun(of: UInt8(ascii: "#"), count: pounds, at: index + quotes):
      index += quotes + pounds
      levels.removeLast()
    case UInt8(ascii: "\n") where quotes == 1:
      // The text was not closed; the parser ends it here too.
      index += 1
      levels.removeLast()
    default: index += 1
    }
  }

  private mutating func stepCode(_ byte: UInt8) {
    let next = index + 1 < source.count ? source[index + 1] : 0
    switch byte {
    case UInt8(ascii: "/") where next == UInt8(ascii: "/"): skipLine()
    case UInt8(ascii: "/") where next == UInt8(ascii: "*"): skipComment()
    case UInt8(ascii: "\""): openText(pounds: 0)
    case UInt8(ascii: "#"): stepPound()
    case UInt8(ascii: " "), UInt8(ascii: "\t"): index += 1
    case UInt8(ascii: "\n"), UInt8(ascii: "\r"):
      if lastToken != .openAngle { levels[levels.count - 1].angles = 0 }
      index += 1
    case UInt8(ascii: "("): openBracket(UInt8(ascii: ")"))
    case UInt8(ascii: "["): openBracket(UInt8(ascii: "]"))
    case UInt8(ascii: "{"):
      levels[levels.count - 1].bindsNames = false
      previews.open(at: index + 1, level: levels.count - 1)
      openBracket(UInt8(ascii: "}"))
    case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"): closeBracket(byte)
    default:
      stepOperator(byte, next: next)
      index += 1
    }
  }

  private mutating func stepOperator(_ byte: UInt8, next: UInt8) {
    let level = levels.count - 1
    var token = Token.other
    switch byte {
    case UInt8(ascii: "<") where next != UInt8(ascii: "=") && next != byte:
      levels[level].angles += 1
      token = .openAngle
      if levels[level].angles > Self.steps { blankStatement(from: index) }
    case UInt8(ascii: ">"):
      if index > 0, source[index - 1] == UInt8(ascii: "-") {
        levels[level].arrows += 1
        if levels[level].arrows > Self.steps { blankStatement(from: index - 1) }
      } else {
        levels[level].angles = max(0, levels[level].angles - 1)
      }
    case UInt8(ascii: "?") where index > 0 && source[index - 1].isBlank && next != byte:
      levels[level].questions += 1
      if levels[level].questions > Self.steps { blank(index, index + 1) }
    case UInt8(ascii: ":"):
      levels[level].questions = max(0, levels[level].questions - 1)
      if lastToken == .openAngle || levels[level].angles > 0 { token = .openAngle }
    case UInt8(ascii: ","), UInt8(ascii: ";"), UInt8(ascii: "="):
      if byte == UInt8(ascii: ","), levels[level].bindsNames { insertWordBeforeBinding() }
      levels[level].arrows = 0
      if byte != UInt8(ascii: ",") { (levels[level].questions, levels[level].angles) = (0, 0) }
      if byte != UInt8(ascii: ",") || levels[level].kind == .bracket(closing: UInt8(ascii: "]")) {
        levels[level].squares = 0
      }
    case UInt8(ascii: "."), UInt8(ascii: "?"), UInt8(ascii: "!"), UInt8(ascii: "-"), UInt8(ascii: "&"): break
    default: levels[level].squares = 0
    }
    lastToken = token
  }

  private mutating func stepWord() {
    let start = index
    while index < source.count, source[index].isWordByte { index += 1 }
    let level = levels.count - 1
    let token = lastToken
    lastToken = .other
    previews.take(source[start..<index], at: level)
    guard let word = Word(source[start..<index]) else { return }
    switch word {
    case .else: lastToken = .elseWord
    case .if:
      levels[level].elseIfs = token == .elseWord ? levels[level].elseIfs + 1 : 0
      if levels[level].elseIfs > Self.elseIfs { separateElse(before: start) }
      lastToken = .conditionWord
    case .guard, .while: lastToken = .conditionWord
    case .protocol:
      if index < source.count, source[index] == UInt8(ascii: "<") { source[start] = UInt8(ascii: "P") }
    case _ where Self.declarations.contains(word): (levels[level].arrows, levels[level].questions) = (0, 0)
    case _ where Self.prefixWords.contains(word):
      if token == .conditionWord { levels[level].bindsNames = true }
      levels[level].prefixWords = token == .prefixWord ? levels[level].prefixWords + 1 : 1
      if levels[level].prefixWords > Self.steps { blank(start, index) }
      lastToken = .prefixWord
    default: break
    }
  }

  /// Marks the place of a missing `let` behind a comma: before a name with a value or a type.
  private mutating func insertWordBeforeBinding() {
    var end = index + 1
    while end < source.count, source[end].isSpace { end += 1 }
    let start = end
    while end < source.count, source[end].isWordByte { end += 1 }
    guard end > start, Word(source[start..<end]).map({ !Self.prefixWords.contains($0) }) ?? true else { return }
    while end < source.count, source[end].isSpace { end += 1 }
    guard end + 1 < source.count else { return }
    let isAssigned = source[end] == UInt8(ascii: "=") && source[end + 1] != UInt8(ascii: "=")
    if isAssigned || source[end] == UInt8(ascii: ":") { insertions.append(start) }
  }

  /// Makes a statement of its own of an `if` behind `else`: the bodies stay, and the chain starts anew.
  private mutating func separateElse(before start: Int) {
    var end = start
    while end > 0, source[end - 1].isSpace { end -= 1 }
    guard end >= 4, Word(source[(end - 4)..<end]) == .else else { return }
    source.replaceSubrange((end - 4)..<end, with: [UInt8](";   ".utf8))
    levels[levels.count - 1].elseIfs = 0
  }

  /// `#"…"#`, `#if`, `#endif`.
  private mutating func stepPound() {
    var pounds = 0
    while source.isRun(of: UInt8(ascii: "#"), count: pounds + 1, at: index) { pounds += 1 }
    let start = index
    index += pounds
    if index < source.count, source[index] == UInt8(ascii: "\"") { return openText(pounds: pounds) }
    let word = index
    while index < source.count, source[index].isWordByte { index += 1 }
    switch Word(source[word..<index]) {
    case .preview?: previews.beginMacro(at: levels.count - 1)
    case .if?:
      conditionDepth += 1
      if conditionDepth > Self.steps { blankLine(from: start) }
    case .elseif?, .else?:
      if conditionDepth > Self.steps { blankLine(from: start) }
    case .endif?:
      if conditionDepth > Self.steps { blankLine(from: start) }
      conditionDepth = max(0, conditionDepth - 1)
    default: break
    }
    lastToken = .other
  }

  private mutating func openText(pounds: Int) {
    let quotes = source.isRun(of: UInt8(ascii: "\""), count: 3, at: index) ? 3 : 1
    levels[levels.count - 1].squares = 0
    levels.append(Level(kind: .text(quotes: quotes, pounds: pounds), depth: levels[levels.count - 1].innerDepth))
    index += quotes
    lastToken = .other
  }

  private mutating func openBracket(_ closing: UInt8) {
    open(closing)
    index += 1
    lastToken = .other
  }

  private mutating func open(_ closing: UInt8) {
    var level = Level(kind: .bracket(closing: closing), depth: levels[levels.count - 1].innerDepth)
    switch closing {
    case UInt8(ascii: "]"): level.squares = levels[levels.count - 1].squares + 1
    case UInt8(ascii: ")") where index > 0 && !source[index - 1].isWordByte:
      level.squares = levels[levels.count - 1].squares
    default: break
    }
    levels.append(level)
    if level.depth > Self.depth || level.squares > Self.squares, cut == nil { cut = (index + 1, levels.count) }
  }

  private mutating func closeBracket(_ byte: UInt8) {
    // A closing brace closes everything inside of its block; other brackets that do not match are left alone.
    if let match = matchingLevel(of: byte) {
      if let cut, match < cut.levels { endCut(at: index) }
      if let start = previews.close(to: match - 1) {
        insertions.removeAll { $0 >= start }
        clear(start, index)
      }
      levels.removeSubrange(match...)
    }
    index += 1
    lastToken = .other
  }

  /// The index of the open level that a bracket closes.
  private func matchingLevel(of byte: UInt8) -> Int? {
    if levels[levels.count - 1].kind == .bracket(closing: byte) { return levels.count - 1 }
    guard byte == UInt8(ascii: "}") else { return nil }
    for level in levels.indices.reversed().prefix(16) {
      if levels[level].kind == .bracket(closing: byte) { return level }
      if case .text = levels[level].kind { return nil }
    }
    return nil
  }

  private mutating func endCut(at end: Int) {
    guard let cut else { return }
    blank(cut.start, end)
    self.cut = nil
  }

  private mutating func blank(_ start: Int, _ end: Int) {
    guard start < end else { return }
    firstCut = min(firstCut ?? start, start)
    clear(start, end)
  }

  private mutating func clear(_ start: Int, _ end: Int) {
    for index in start..<end where source[index] != UInt8(ascii: "\n") && source[index] != UInt8(ascii: "\r") {
      source[index] = UInt8(ascii: " ")
    }
  }

  /// Cuts what is left of the line, up to a brace or semicolon.
  private mutating func blankStatement(from start: Int) {
    while index + 1 < source.count, !source[index + 1].endsStatement { index += 1 }
    blank(start, index + 1)
  }

  private mutating func blankLine(from start: Int) {
    skipLine()
    blank(start, index)
  }

  private mutating func skipLine() {
    while index < source.count, source[index] != UInt8(ascii: "\n"), source[index] != UInt8(ascii: "\r") { index += 1 }
  }

  private mutating func skipComment() {
    let start = index
    var depth = 0
    while index + 1 < source.count {
      switch (source[index], source[index + 1]) {
      case (UInt8(ascii: "/"), UInt8(ascii: "*")):
        depth += 1
        index += 2
      case (UInt8(ascii: "*"), UInt8(ascii: "/")):
        depth -= 1
        index += 2
        if depth == 0 { return blankComment(from: start) }
      default: index += 1
      }
    }
    index = source.count
  }

  /// Behind a comment the lexer asks of each operator where the comment begins, and looks from the beginning of the line.
  private mutating func blankComment(from start: Int) {
    guard index < source.count, source[index].isOperatorByte else { return }
    for place in start..<index where !source[place].isSpace { source[place] = UInt8(ascii: " ") }
  }

  /// Words after which the parser goes down one level for the same kind of thing again.
  private static let prefixWords = Word.list([
    "let", "var", "try", "await", "return", "some", "any", "is", "throw", "repeat", "each", "copy", "consume", "unsafe",
    "borrow", "yield", "discard", "then",
  ])
  /// Words that begin a declaration or statement.
  private static let declarations = Word.list(["func", "init", "case", "in", "where"])
}
