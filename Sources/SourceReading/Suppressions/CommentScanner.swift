/// Finds the comments of a source file, and the lines that have something else. It knows just enough of the languages not to
/// take a text for a comment.
struct CommentScanner {
  /// A comment, with the marks that begin and end it.
  struct Comment {
    var start: Int
    var end: Int
    var isBlock: Bool
  }

  /// The comments in the order of the file.
  private(set) var comments: [Comment] = []
  /// The lines with code, counted from 1, ascending.
  private(set) var codeLines: [Int] = []

  private let source: [UInt8]
  private let language: SourceFacts.Language
  private var index: Int
  private var line = 1
  private var levels: [Level] = []

  /// What is open around the present byte.
  private enum Level {
    /// A text, with the number of quotes that end it and of `#` behind them.
    case text(quote: UInt8, quotes: Int, pounds: Int)
    /// Code inside of a text, with the number of its brackets that are open.
    case interpolation(brackets: Int)
  }

  /// Looks through a source.
  init(_ source: [UInt8], language: SourceFacts.Language) {
    self.source = source
    self.language = language
    index = source.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    while index < source.count { step() }
  }

  private func byte(at index: Int) -> UInt8 { index < source.count ? source[index] : 0 }

  /// Goes on by one byte, and notes what it is.
  private mutating func advance(isCode: Bool = true) {
    switch source[index] {
    case UInt8(ascii: "\n"): line += 1
    case UInt8(ascii: "\r"): if byte(at: index + 1) != UInt8(ascii: "\n") { line += 1 }
    case UInt8(ascii: " "), UInt8(ascii: "\t"): break
    default: if isCode, codeLines.last != line { codeLines.append(line) }
    }
    index += 1
  }

  private mutating func advance(by count: Int, isCode: Bool = true) {
    let end = min(index + count, source.count)
    while index < end { advance(isCode: isCode) }
  }

  private mutating func step() {
    if case .text(let quote, let quotes, let pounds)? = levels.last {
      stepInText(quote: quote, quotes: quotes, pounds: pounds)
    } else {
      stepInCode()
    }
  }

  private mutating func stepInCode() {
    switch source[index] {
    case UInt8(ascii: "/") where byte(at: index + 1) == UInt8(ascii: "/"): takeLineComment()
    case UInt8(ascii: "/") where byte(at: index + 1) == UInt8(ascii: "*"): takeBlockComment()
    case UInt8(ascii: "\""): openText()
    case UInt8(ascii: "#") where language == .swift: openRawText()
    case UInt8(ascii: "'") where language == .objectiveC:
      levels.append(.text(quote: UInt8(ascii: "'"), quotes: 1, pounds: 0))
      advance()
    case UInt8(ascii: "("), UInt8(ascii: ")"):
      countBracket(source[index] == UInt8(ascii: "(") ? 1 : -1)
      advance()
    default: advance()
    }
  }

  private mutating func countBracket(_ step: Int) {
    guard case .interpolation(let brackets)? = levels.last else { return }
    levels.removeLast()
    if brackets + step > 0 { levels.append(.interpolation(brackets: brackets + step)) }
  }

  private mutating func openText(pounds: Int = 0) {
    let isLong = language == .swift && source.isRun(of: UInt8(ascii: "\""), count: 3, at: index)
    levels.append(.text(quote: UInt8(ascii: "\""), quotes: isLong ? 3 : 1, pounds: pounds))
    advance(by: isLong ? 3 : 1)
  }

  private mutating func openRawText() {
    var pounds = 0
    while byte(at: index) == UInt8(ascii: "#") {
      pounds += 1
      advance()
    }
    if byte(at: index) == UInt8(ascii: "\"") { openText(pounds: pounds) }
  }

  private mutating func stepInText(quote: UInt8, quotes: Int, pounds: Int) {
    switch source[index] {
    case UInt8(ascii: "\\") where source.isRun(of: UInt8(ascii: "#"), count: pounds, at: index + 1):
      advance(by: 1 + pounds)
      stepBehindBackslash()
    case quote
    where source.isRun(of: quote, count: quotes, at: index)
      && source.isRun(of: UInt8(ascii: "#"), count: pounds, at: index + quotes):
      advance(by: quotes + pounds)
      levels.removeLast()
    case UInt8(ascii: "\n") where quotes == 1, UInt8(ascii: "\r") where quotes == 1:
      // The text was not closed, or was none: compilers end it here too.
      levels.removeLast()
    default: advance()
    }
  }

  private mutating func stepBehindBackslash() {
    switch (language, byte(at: index)) {
    case (.swift, UInt8(ascii: "(")): levels.append(.interpolation(brackets: 0))
    case (.swift, UInt8(ascii: "\n")), (.swift, UInt8(ascii: "\r")): break
    // In Objective-C the text goes on in the next line.
    case (.objectiveC, UInt8(ascii: "\r")): advance(by: byte(at: index + 1) == UInt8(ascii: "\n") ? 2 : 1)
    default: advance(by: 1)
    }
  }

  private mutating func takeLineComment() {
    let start = index
    while index < source.count, source[index] != UInt8(ascii: "\n"), source[index] != UInt8(ascii: "\r") { index += 1 }
    comments.append(Comment(start: start, end: index, isBlock: false))
  }

  /// Block comments lie in each other in Swift, and do not in Objective-C.
  private mutating func takeBlockComment() {
    let start = index
    var depth = 1
    advance(by: 2, isCode: false)
    while index < source.count, depth > 0 {
      let next = byte(at: index + 1)
      if source[index] == UInt8(ascii: "*"), next == UInt8(ascii: "/") {
        depth -= 1
        advance(by: 2, isCode: false)
      } else if language == .swift, source[index] == UInt8(ascii: "/"), next == UInt8(ascii: "*") {
        depth += 1
        advance(by: 2, isCode: false)
      } else {
        advance(isCode: false)
      }
    }
    comments.append(Comment(start: start, end: index, isBlock: true))
  }
}
