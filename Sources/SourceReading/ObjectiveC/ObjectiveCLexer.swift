/// Splits an Objective-C file into tokens, reading preprocessor lines on the way.
struct ObjectiveCLexer {
  let source: [UInt8]
  private(set) var tokens: [ObjectiveCToken] = []
  /// The object-like macros with a body.
  private(set) var definitions: [ObjectiveCDefinition] = []
  private(set) var names = ObjectiveCNames()
  var conditionals = ObjectiveCConditionals()
  var offset = 0
  private var line = 1
  private var lineStart = 0
  private var isAtLineStart = true
  /// Where reading stops: the end of the file, or of the preprocessor line that is being read.
  private var end: Int

  init(_ source: [UInt8]) {
    self.source = source
    end = source.count
    if source.starts(with: [0xEF, 0xBB, 0xBF]) { (offset, lineStart) = (3, 3) }
  }

  /// Reads the whole file.
  mutating func run() {
    tokens.reserveCapacity(source.count / 5)
    while skipBlanks() {
      if source[offset] == UInt8(ascii: "#"), isAtLineStart {
        readDirective()
      } else {
        isAtLineStart = false
        readToken()
      }
    }
  }

  func byte(at index: Int) -> UInt8 { index < end ? source[index] : 0 }

  /// Skips blanks, comments and line continuations; whether anything is left.
  private mutating func skipBlanks() -> Bool {
    while offset < end {
      switch source[offset] {
      case UInt8(ascii: "\n"): beginLine(after: offset)
      case UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\r"), 0x0B, 0x0C: offset += 1
      case UInt8(ascii: "\\") where isLineContinuation(offset): offset += 1
      case UInt8(ascii: "/") where byte(at: offset + 1) == UInt8(ascii: "/"): skipLineComment()
      case UInt8(ascii: "/") where byte(at: offset + 1) == UInt8(ascii: "*"): skipBlockComment()
      default: return true
      }
    }
    return false
  }

  private func isLineContinuation(_ index: Int) -> Bool {
    let next = byte(at: index + 1)
    return next == UInt8(ascii: "\n") || next == UInt8(ascii: "\r") && byte(at: index + 2) == UInt8(ascii: "\n")
  }

  private mutating func beginLine(after newline: Int) {
    line += 1
    offset = newline + 1
    lineStart = offset
    isAtLineStart = true
  }

  private mutating func skipLineComment() {
    while offset < end, source[offset] != UInt8(ascii: "\n") { offset += 1 }
  }

  private mutating func skipBlockComment() {
    let wasAtLineStart = isAtLineStart
    offset += 2
    while offset < end {
      if source[offset] == UInt8(ascii: "*"), byte(at: offset + 1) == UInt8(ascii: "/") {
        offset += 2
        break
      }
      if source[offset] == UInt8(ascii: "\n") { beginLine(after: offset) } else { offset += 1 }
    }
    isAtLineStart = isAtLineStart || wasAtLineStart
  }

  private mutating func append(
    _ kind: ObjectiveCToken.Kind, _ length: Int, name: Int32 = -1, word: ObjectiveCWord? = nil
  ) {
    let column = offset - lineStart + 1
    tokens.append(
      ObjectiveCToken(
        kind: kind, word: word, isDebugOnly: conditionals.isDebugOnly, name: name, start: Int32(offset),
        end: Int32(offset + length), line: Int32(clamping: line), column: Int32(clamping: column)))
    conditionals.balance.count(kind)
    offset += length
  }

  private mutating func readToken() {
    let first = source[offset]
    if isNameStart(first) {
      readName(from: offset, kind: .identifier)
    } else if isDigit(first) || first == UInt8(ascii: ".") && isDigit(byte(at: offset + 1)) {
      readNumber()
    } else if first == UInt8(ascii: "\"") {
      readQuoted(.string, from: offset)
    } else if first == UInt8(ascii: "'") {
      readQuoted(.character, from: offset)
    } else if first == UInt8(ascii: "@") {
      readAt()
    } else {
      readPunctuation(first)
    }
  }

  private mutating func readName(from start: Int, kind: ObjectiveCToken.Kind) {
    var stop = start
    while isNameStart(byte(at: stop)) || isDigit(byte(at: stop)) { stop += 1 }
    let name = names.intern(source[start..<stop])
    append(kind, stop - offset, name: name, word: names.word(of: name))
  }

  private mutating func readNumber() {
    var stop = offset + 1
    while true {
      let next = byte(at: stop)
      let isSign = next == UInt8(ascii: "+") || next == UInt8(ascii: "-")
      // An exponent has a sign, but `0xE-1` is a difference.
      let isExponent = [UInt8(ascii: "e"), UInt8(ascii: "E")].contains(source[stop - 1])
      guard
        isNameStart(next) || isDigit(next) || next == UInt8(ascii: ".")
          || isSign && isExponent && byte(at: offset + 1) | 0x20 != UInt8(ascii: "x")
      else { break }
      stop += 1
    }
    append(.number, stop - offset)
  }

  /// Reads a text or character that begins with its quote at `start`; one that is not closed ends with its line.
  private mutating func readQuoted(_ kind: ObjectiveCToken.Kind, from start: Int) {
    let quote = source[start]
    var stop = start + 1
    var continuedLines: [Int] = []
    while stop < end, source[stop] != quote {
      if source[stop] == UInt8(ascii: "\\") {
        if isLineContinuation(stop) { continuedLines.append(stop + (byte(at: stop + 1) == UInt8(ascii: "\n") ? 1 : 2)) }
        stop = min(stop + 2, end)
      } else if source[stop] == UInt8(ascii: "\n"), continuedLines.last != stop {
        break
      } else {
        stop += 1
      }
    }
    if byte(at: stop) == quote { stop += 1 }
    append(kind, stop - offset)
    for newline in continuedLines {
      line += 1
      lineStart = newline + 1
    }
  }

  private mutating func readAt() {
    let next = byte(at: offset + 1)
    if next == UInt8(ascii: "\"") {
      readQuoted(.string, from: offset + 1)
    } else if isNameStart(next) {
      readName(from: offset + 1, kind: .atWord)
    } else {
      append(.at, 1)
    }
  }

  /// The offset after the logical line that begins at `start`, at its newline.
  func endOfLogicalLine(from start: Int) -> Int {
    var index = start
    while index < end {
      switch source[index] {
      case UInt8(ascii: "\n"): return index
      case UInt8(ascii: "\\") where isLineContinuation(index):
        index += byte(at: index + 1) == UInt8(ascii: "\n") ? 2 : 3
      case UInt8(ascii: "/") where byte(at: index + 1) == UInt8(ascii: "*"):
        index += 2
        while index < end, !(source[index] == UInt8(ascii: "*") && byte(at: index + 1) == UInt8(ascii: "/")) {
          index += 1
        }
        index = min(index + 2, end)
      default: index += 1
      }
    }
    return index
  }

  private mutating func readDirective() {
    let lineEnd = endOfLogicalLine(from: offset)
    var start = offset + 1
    while isBlank(byte(at: start)) { start += 1 }
    var stop = start
    while isNameStart(byte(at: stop)) { stop += 1 }
    switch String(decoding: source[start..<stop], as: UTF8.self) {
    case "define": readDefinition(from: stop, to: lineEnd)
    case "if": conditionals.begin(condition(stop, lineEnd), tokenCount: tokens.count)
    case "ifdef": conditionals.begin(.init("defined " + text(stop, lineEnd)), tokenCount: tokens.count)
    case "ifndef": conditionals.begin(.init("!defined " + text(stop, lineEnd)), tokenCount: tokens.count)
    case "elif": conditionals.next(condition(stop, lineEnd), tokenCount: tokens.count)
    case "else": conditionals.next(nil, tokenCount: tokens.count)
    case "endif": conditionals.finish(&tokens)
    default: break  // `#import`, `#pragma`, `#error` and the like say nothing that facts hold.
    }
    skip(to: lineEnd)
  }

  private func text(_ start: Int, _ stop: Int) -> String { String(decoding: source[start..<stop], as: UTF8.self) }

  private func condition(_ start: Int, _ stop: Int) -> ObjectiveCConditionals.Condition { .init(text(start, stop)) }

  private mutating func skip(to target: Int) {
    while offset < target {
      if source[offset] == UInt8(ascii: "\n") { beginLine(after: offset) } else { offset += 1 }
    }
  }

  private mutating func readDefinition(from start: Int, to lineEnd: Int) {
    offset = start
    while offset < lineEnd, isBlank(source[offset]) { offset += 1 }
    guard offset < lineEnd, isNameStart(source[offset]) else { return }
    let outer = (tokens, conditionals.balance, end)
    tokens = []
    end = lineEnd
    defer { (tokens, conditionals.balance, end) = outer }
    readName(from: offset, kind: .identifier)
    let isFunctionLike = offset < lineEnd && source[offset] == UInt8(ascii: "(")
    if isFunctionLike { return }
    while skipBlanks() { readToken() }
    if tokens.count > 1 { definitions.append(ObjectiveCDefinition(name: tokens[0], body: Array(tokens.dropFirst()))) }
  }

  private mutating func readPunctuation(_ first: UInt8) {
    let (second, third) = (byte(at: offset + 1), byte(at: offset + 2))
    let equals = UInt8(ascii: "=")
    func doubled(_ kind: ObjectiveCToken.Kind, _ otherwise: ObjectiveCToken.Kind) -> (ObjectiveCToken.Kind, Int) {
      second == first ? (kind, 2) : second == equals ? (.compoundAssignment, 2) : (otherwise, 1)
    }
    let (kind, length): (ObjectiveCToken.Kind, Int) =
      switch first {
      case UInt8(ascii: "("): (.leftParen, 1)
      case UInt8(ascii: ")"): (.rightParen, 1)
      case UInt8(ascii: "["): (.leftBracket, 1)
      case UInt8(ascii: "]"): (.rightBracket, 1)
      case UInt8(ascii: "{"): (.leftBrace, 1)
      case UInt8(ascii: "}"): (.rightBrace, 1)
      case UInt8(ascii: ";"): (.semicolon, 1)
      case UInt8(ascii: ","): (.comma, 1)
      case UInt8(ascii: ":"): second == first ? (.doubleColon, 2) : (.colon, 1)
      case UInt8(ascii: "."): second == first && third == first ? (.ellipsis, 3) : (.dot, 1)
      case UInt8(ascii: "?"): (.question, 1)
      case UInt8(ascii: "~"): (.tilde, 1)
      case UInt8(ascii: "^"): second == equals ? (.compoundAssignment, 2) : (.caret, 1)
      case UInt8(ascii: "*"): second == equals ? (.compoundAssignment, 2) : (.star, 1)
      case UInt8(ascii: "+"): doubled(.increment, .plus)
      case UInt8(ascii: "-"): second == UInt8(ascii: ">") ? (.arrow, 2) : doubled(.increment, .minus)
      case UInt8(ascii: "&"): doubled(.binaryOperator, .ampersand)
      case UInt8(ascii: "|"): doubled(.binaryOperator, .binaryOperator)
      case UInt8(ascii: "="): second == equals ? (.binaryOperator, 2) : (.equal, 1)
      case UInt8(ascii: "!"): second == equals ? (.binaryOperator, 2) : (.exclamation, 1)
      case UInt8(ascii: "/"), UInt8(ascii: "%"): second == equals ? (.compoundAssignment, 2) : (.binaryOperator, 1)
      case UInt8(ascii: "<"):
        second == first
          ? (third == equals ? (.compoundAssignment, 3) : (.binaryOperator, 2))
          : second == equals ? (.binaryOperator, 2) : (.less, 1)
      // `>>` may close two lists of type arguments, so it stays two tokens.
      case UInt8(ascii: ">") where second == first && third == equals: (.compoundAssignment, 3)
      case UInt8(ascii: ">"): second == equals ? (.binaryOperator, 2) : (.greater, 1)
      default: (.unknown, 1)
      }
    append(kind, length)
  }
}

/// `#define NAME body`.
struct ObjectiveCDefinition {
  var name: ObjectiveCToken
  var body: [ObjectiveCToken]
}

private func isNameStart(_ byte: UInt8) -> Bool {
  let letter = byte | 0x20
  return letter >= UInt8(ascii: "a") && letter <= UInt8(ascii: "z") || byte == UInt8(ascii: "_") || byte >= 0x80
    || byte == UInt8(ascii: "$")
}

private func isDigit(_ byte: UInt8) -> Bool { byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9") }

private func isBlank(_ byte: UInt8) -> Bool { byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t") }
