/// Outlines Objective-C from its bytes: knows words, texts, comments, brackets and what begins a line.
struct ObjectiveCOutlineScanner {
  private let bytes: UnsafeBufferPointer<UInt8>
  private var index = 0
  private var braces = 0
  private var squares = 0
  private var builder = OutlineBuilder(.objectiveC)
  /// The last byte that is neither blank nor part of a comment, and the last word.
  private var previous: UInt8 = 0
  private var lastWord = WordHash.none
  /// Whether nothing but blanks stands before on the line.
  private var isAtLineStart = true
  /// The word before the last `=` outside of braces, whose value is next.
  private var assigned = WordHash.none
  /// Whether the declaration that is being read is a property.
  private var isInProperty = false

  /// Outlines a file.
  static func outline(_ source: [UInt8]) -> SourceOutline {
    source.withUnsafeBufferPointer { bytes in
      var scanner = ObjectiveCOutlineScanner(bytes)
      return scanner.run()
    }
  }

  private init(_ bytes: UnsafeBufferPointer<UInt8>) { self.bytes = bytes }

  private mutating func run() -> SourceOutline {
    while index < bytes.count {
      let byte = bytes[index]
      if byte.isWordByte {
        takeWord()
      } else {
        takePunctuation(byte)
      }
    }
    return builder.finish()
  }

  private func byte(at index: Int) -> UInt8 { index < bytes.count ? bytes[index] : 0 }

  private mutating func skipBlanks() {
    while index < bytes.count, bytes[index].isBlankByte { index += 1 }
  }

  /// Takes the word that begins here; none if there is none.
  private mutating func word() -> (word: WordHash, text: UnsafeBufferPointer<UInt8>)? {
    let start = index
    while index < bytes.count, bytes[index].isWordByte { index += 1 }
    guard start < index, bytes[start] > UInt8(ascii: "9") else { return nil }
    let text = UnsafeBufferPointer(rebasing: bytes[start..<index])
    return (WordHash(text), text)
  }

  private mutating func takeWord() {
    isAtLineStart = false
    guard let (word, text) = word() else { return previous = UInt8(ascii: "0") }
    var next = index
    while byte(at: next) == UInt8(ascii: " ") { next += 1 }
    let isFunction = byte(at: next) == UInt8(ascii: "(")
    let isMessage = squares > 0 && [UInt8(ascii: ":"), UInt8(ascii: "]")].contains(byte(at: next))
    if isFunction, braces == 0, squares == 0, builder.role(of: word) == nil, previous.isWordByte || previous == 0x2A {
      builder.beginSection(word)  // A function of C: a type stands before its name.
    }
    builder.use(word, text, isCall: isFunction || isMessage)
    lastWord = word
    previous = text[text.count - 1]
  }

  private mutating func takePunctuation(_ byte: UInt8) {
    index += 1
    switch byte {
    case UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\r"): return
    case UInt8(ascii: "\n"):
      isAtLineStart = true
      if previous != UInt8(ascii: "=") { assigned = .none }
      return
    case UInt8(ascii: "/"):
      if self.byte(at: index) == UInt8(ascii: "/") { return skipLine() }
      if self.byte(at: index) == UInt8(ascii: "*") { return skipComment() }
    case UInt8(ascii: "\""): takeText()
    case UInt8(ascii: "'"): takeCharacter()
    case UInt8(ascii: "#") where isAtLineStart: takeDirective()
    case UInt8(ascii: "@"): takeAt()
    case UInt8(ascii: "-"), UInt8(ascii: "+"):
      if isAtLineStart, braces == 0 { takeMethod() }
    case UInt8(ascii: "{"): braces += 1
    case UInt8(ascii: "}"):
      braces = max(0, braces - 1)
      squares = 0
    case UInt8(ascii: "["): squares += 1
    case UInt8(ascii: "]"): squares = max(0, squares - 1)
    case UInt8(ascii: "="): if braces == 0 { assigned = lastWord }
    case UInt8(ascii: ";"):
      assigned = .none
      isInProperty = false
      squares = 0
    case UInt8(ascii: "^"): takeCaret()
    default: break
    }
    isAtLineStart = false
    previous = byte
  }

  /// `- (Type)part:(Type)name part:…`
  private mutating func takeMethod() {
    skipBlanks()
    guard byte(at: index) == UInt8(ascii: "(") else { return }
    let start = index
    var open = 0
    while index < bytes.count, bytes[index] != UInt8(ascii: "{"), bytes[index] != UInt8(ascii: ";") {
      if bytes[index] == UInt8(ascii: "(") { open += 1 }
      if bytes[index] == UInt8(ascii: ")") { open -= 1 }
      index += 1
      if open == 0 { break }
    }
    let end = index
    skipBlanks()
    if let (word, text) = word() {
      let isInitializer = text.count >= 4 && text.prefix(4).elementsEqual("init".utf8)
      builder.beginSection(word, isInitializer: isInitializer)
      builder.declare(word, text)
    }
    let behind = index
    // What the method gives back belongs to it, too.
    index = start
    while index < end {
      if let (word, text) = word() { builder.use(word, text, isCall: false) } else if index < end { index += 1 }
    }
    index = behind
  }

  private mutating func takeAt() {
    if byte(at: index) == UInt8(ascii: "\"") { return }
    guard let (word, text) = word() else { return }
    switch word {
    case Self.interface, Self.implementation, Self.protocol: takeType(keyword: word)
    case Self.end:
      builder.endTypes(depth: 0)
      (braces, squares) = (0, 0)
    case Self.property: isInProperty = true
    default: builder.use(word, text, isCall: false)
    }
  }

  private mutating func takeType(keyword: WordHash) {
    skipBlanks()
    guard let (name, text) = word() else { return }
    skipBlanks()
    // `@protocol A, B;` and `@protocol(A)` declare nothing.
    if keyword == Self.protocol, [UInt8(ascii: ","), UInt8(ascii: ";")].contains(byte(at: index)) {
      return builder.use(name, text, isCall: false)
    }
    builder.endTypes(depth: 0)
    (braces, squares) = (0, 0)
    let isCategory = byte(at: index) == UInt8(ascii: "(")
    var names: [WordHash] = []
    // The superclass and the protocols stand on the same line, or in brackets.
    header: while index < bytes.count {
      switch bytes[index] {
      case UInt8(ascii: ":"), UInt8(ascii: "<"), UInt8(ascii: ","), UInt8(ascii: " "), UInt8(ascii: "("),
        UInt8(ascii: ")"), UInt8(ascii: "\t"):
        index += 1
      case UInt8(ascii: ">"):
        index += 1
        break header
      case UInt8(ascii: "\n") where byte(at: index - 1) == UInt8(ascii: ","): index += 1
      case let byte where byte.isWordByte:
        guard let (word, text) = word() else { break header }
        names.append(word)
        builder.use(word, text, isCall: false)
      default: break header
      }
    }
    builder.beginType(name, text, isExtension: isCategory, isPrivate: false, depth: 0)
    builder.declare(name, text)
    builder.addInheritance(name, isClass: keyword == Self.interface && !isCategory, names)
    if keyword == Self.protocol { builder.addProtocol() }
  }

  /// `^` begins a block or names one; only properties and types of blocks are of interest.
  private mutating func takeCaret() {
    guard previous == UInt8(ascii: "(") else { return }
    if isInProperty { return builder.addClosureProperty() }
    if lastWord == Self.void || braces == 0 {
      skipBlanks()
      let start = index
      if let (word, text) = word() {
        builder.addClosureAlias(word)
        builder.use(word, text, isCall: false)
      } else {
        index = start
      }
    }
  }

  // MARK: Lines and texts

  private mutating func takeDirective() {
    skipBlanksOfLine()
    guard let (word, _) = word() else { return }
    // The name of a header is the name of a class more often than not, but importing is not using.
    if word == Self.import || word == Self.include || word == Self.pragma { return skipLine() }
    guard word == Self.define else { return }
    skipBlanksOfLine()
    guard let (name, text) = self.word() else { return }
    builder.declare(name, text)
    assigned = name
  }

  private mutating func skipBlanksOfLine() {
    while byte(at: index) == UInt8(ascii: " ") || byte(at: index) == UInt8(ascii: "\t") { index += 1 }
  }

  /// Words in texts can be selectors, classes or parts of identifiers.
  private mutating func takeText() {
    if assigned != .none {
      builder.addConstant(assigned)
      assigned = .none
    }
    while index < bytes.count, bytes[index] != UInt8(ascii: "\""), bytes[index] != UInt8(ascii: "\n") {
      if bytes[index] == UInt8(ascii: "\\") {
        index += 2
      } else if bytes[index].isWordByte {
        if let (word, text) = word() { builder.use(word, text, isCall: false) }
      } else {
        index += 1
      }
    }
    index = min(index + 1, bytes.count)
  }

  private mutating func takeCharacter() {
    let start = index
    while index < bytes.count, index < start + 12, bytes[index] != UInt8(ascii: "'"), bytes[index] != UInt8(ascii: "\n")
    {
      index += bytes[index] == UInt8(ascii: "\\") ? 2 : 1
    }
    index = min(byte(at: index) == UInt8(ascii: "'") ? index + 1 : start, bytes.count)
  }

  private mutating func skipLine() {
    while index < bytes.count, bytes[index] != UInt8(ascii: "\n") { index += 1 }
  }

  private mutating func skipComment() {
    index += 1
    while index < bytes.count {
      if bytes[index] == UInt8(ascii: "*"), byte(at: index + 1) == UInt8(ascii: "/") {
        index += 2
        return
      }
      index += 1
    }
  }

  private static let interface = WordHash("interface")
  private static let implementation = WordHash("implementation")
  private static let `protocol` = WordHash("protocol")
  private static let end = WordHash("end")
  private static let property = WordHash("property")
  private static let void = WordHash("void")
  private static let `import` = WordHash("import")
  private static let include = WordHash("include")
  private static let pragma = WordHash("pragma")
  private static let define = WordHash("define")
}
