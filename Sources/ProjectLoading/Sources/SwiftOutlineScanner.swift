/// Outlines Swift from its bytes: knows words, texts, comments and braces, and no more of the grammar than it must.
struct SwiftOutlineScanner {
  private let bytes: UnsafeBufferPointer<UInt8>
  private static let codingKeys = WordHash("CodingKeys")

  private var index = 0
  private var depth = 0
  private var builder = OutlineBuilder(.swift)
  private var declaration = Declaration.none
  private var isStatic = false
  private var isPrivate = false
  /// What the last byte was that is neither blank nor part of a comment.
  private var previous: UInt8 = 0
  /// Texts around the code in `\(…)`, with the parentheses that are open in it.
  private var texts: [(quotes: Int, pounds: Int, parentheses: Int)] = []

  /// What is being declared.
  private enum Declaration {
    case none
    /// `class`, `struct`…: the name is next.
    case typeKeyword(NavigationVocabulary.Role)
    /// Between the name of a type and its brace.
    case typeHeader(TypeHeader)
    case functionKeyword
    case variableKeyword(isCase: Bool)
    case aliasKeyword
    /// Behind the name of a variable or case: its type and value.
    case variable(WordHash, isConstant: Bool, isTyped: Bool)
    /// Behind the name of an alias.
    case alias(WordHash)
  }

  private struct TypeHeader {
    var role: NavigationVocabulary.Role
    var word: WordHash
    var text: UnsafeBufferPointer<UInt8>
    var isPrivate: Bool
    var names: [WordHash] = []
  }

  /// Outlines a file.
  static func outline(_ source: [UInt8]) -> SourceOutline {
    source.withUnsafeBufferPointer { bytes in
      var scanner = SwiftOutlineScanner(bytes)
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

  // MARK: Words

  private mutating func takeWord() {
    let start = index
    while index < bytes.count, bytes[index].isWordByte { index += 1 }
    let text = UnsafeBufferPointer(rebasing: bytes[start..<index])
    // Numbers are no names.
    if text[0] <= UInt8(ascii: "9") { return previous = text[0] }
    let word = WordHash(text)
    let role = previous == UInt8(ascii: ".") ? nil : builder.role(of: word)
    if start == 0 || bytes[start - 1] == UInt8(ascii: "\n") { beginLine(with: role) }
    take(word, text, role)
    previous = text[text.count - 1]
  }

  /// A declaration at the beginning of a line ends everything that braces seem to hold open.
  private mutating func beginLine(with role: NavigationVocabulary.Role?) {
    switch role {
    case .classType?, .structType?, .enumType?, .protocolType?, .extensionType?:
      depth = 0
      builder.endTypes(depth: 0)
    default: break
    }
  }

  private mutating func take(
    _ word: WordHash, _ text: UnsafeBufferPointer<UInt8>, _ role: NavigationVocabulary.Role?
  ) {
    if case .alias = declaration, let role, role.beginsDeclaration { declaration = .none }
    switch declaration {
    case .typeKeyword(let kind):
      if role == nil || role == .event || role == .seed {
        declaration = .typeHeader(TypeHeader(role: kind, word: word, text: text, isPrivate: isPrivate))
        isPrivate = false
        return builder.use(word, text, isCall: false)
      }
      // `class func`, `class var`.
      isStatic = true
      declaration = .none
    case .functionKeyword:
      declaration = .none
      (isStatic, isPrivate) = (false, false)
      builder.beginSection(word)
      return builder.declare(word, text)
    case .variableKeyword(let isCase):
      let isOutside = builder.typeDepth < 0 && depth == 0
      let isMemberCase = isCase && depth == builder.typeDepth + 1
      let isConstant = isStatic || isMemberCase || isOutside
      declaration = .variable(word, isConstant: isConstant && !isPrivate, isTyped: false)
      (isStatic, isPrivate) = (false, false)
      return builder.declare(word, text)
    case .aliasKeyword:
      declaration = .alias(word)
      isPrivate = false
      builder.addAlias(word, text)
      return builder.declare(word, text)
    case .typeHeader(var header):
      if role == nil || role == .seed || role == .event {
        // `extension A.B` extends B.
        if previous == UInt8(ascii: "."), header.names.isEmpty, header.role == .extensionType {
          (header.word, header.text) = (word, text)
        } else {
          header.names.append(word)
        }
        declaration = .typeHeader(header)
      }
    case .variable(_, _, isTyped: true):
      if role == nil { builder.addPropertyType(word) }
    case .variable(_, isConstant: true, isTyped: false):
      if role == nil { builder.addConstantWord(word) }
    case .alias(let alias):
      return builder.useInAlias(alias, word, text)
    default: break
    }
    apply(role, word, text)
  }

  private mutating func apply(
    _ role: NavigationVocabulary.Role?, _ word: WordHash, _ text: UnsafeBufferPointer<UInt8>
  ) {
    switch role {
    case .classType?, .structType?, .enumType?, .protocolType?, .extensionType?:
      if case .typeHeader = declaration { return }  // `protocol P: class`
      declaration = .typeKeyword(role!)
    case .function?: declaration = .functionKeyword
    case .initializer?:
      declaration = .none
      // `Name(…)` calls it.
      builder.beginSection(builder.innermostType)
    case .variable?: declaration = .variableKeyword(isCase: false)
    case .enumCase?: declaration = .variableKeyword(isCase: true)
    case .alias?: declaration = .aliasKeyword
    case .modifier?: isStatic = true
    case .fileAccess?: isPrivate = true
    default: builder.use(word, text, isCall: isCall())
    }
  }

  /// Whether the word that ends here is called, or handed over as a function.
  private func isCall() -> Bool {
    var next = index
    while byte(at: next) == UInt8(ascii: " ") || byte(at: next) == UInt8(ascii: "?") { next += 1 }
    switch byte(at: next) {
    case UInt8(ascii: "("), UInt8(ascii: "{"): return true
    case UInt8(ascii: ")"), UInt8(ascii: ","): return previous == UInt8(ascii: ".")
    default: return false
    }
  }

  // MARK: Everything else

  private mutating func takePunctuation(_ byte: UInt8) {
    index += 1
    switch byte {
    case UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\r"): return
    case UInt8(ascii: "\n"): return endLine()
    case UInt8(ascii: "`"): return
    case UInt8(ascii: "/"):
      if self.byte(at: index) == UInt8(ascii: "/") { return skipLine() }
      if self.byte(at: index) == UInt8(ascii: "*") { return skipComment() }
    case UInt8(ascii: "\""): takeText(pounds: 0)
    case UInt8(ascii: "#"): takePound()
    case UInt8(ascii: "{"): openBrace()
    case UInt8(ascii: "}"): closeBrace()
    case UInt8(ascii: "("):
      if !texts.isEmpty { texts[texts.count - 1].parentheses += 1 }
    case UInt8(ascii: ")"): closeParenthesis()
    case UInt8(ascii: ":"):
      if case .variable(let word, let isConstant, isTyped: false) = declaration {
        declaration = .variable(word, isConstant: isConstant, isTyped: true)
      }
    case UInt8(ascii: "="):
      if case .variable(let word, let isConstant, isTyped: true) = declaration {
        declaration = .variable(word, isConstant: isConstant, isTyped: false)
      }
    case UInt8(ascii: ">"):
      if previous == UInt8(ascii: "-") { takeArrow() }
    default: break
    }
    // `case .name:` and `let (a, b)` declare nothing that others can use.
    if case .variableKeyword = declaration { declaration = .none }
    previous = byte
  }

  /// A value can stand on the next line; whatever follows in its place is a new declaration.
  private mutating func endLine() {
    if case .variable(let word, let isConstant, isTyped: true) = declaration,
      previous != UInt8(ascii: "("), previous != UInt8(ascii: ","), previous != UInt8(ascii: ":")
    {
      declaration = .variable(word, isConstant: isConstant, isTyped: false)
    }
    if case .alias = declaration, previous != UInt8(ascii: "="), previous != UInt8(ascii: "("),
      previous != UInt8(ascii: ",")
    {
      declaration = .none
    }
  }

  private mutating func takeArrow() {
    switch declaration {
    case .variable(_, _, isTyped: true): builder.addClosureProperty()
    case .variable(_, isConstant: true, isTyped: false) where depth == builder.typeDepth + 1:
      builder.addClosureProperty()  // `case done(() -> Void)`
    case .alias(let alias): builder.addClosureAlias(alias)
    default: break
    }
  }

  private mutating func openBrace() {
    if case .typeHeader(let header) = declaration {
      builder.beginType(
        header.word, header.text, isExtension: header.role == .extensionType, isPrivate: header.isPrivate, depth: depth)
      builder.addInheritance(header.word, isClass: header.role == .classType, header.names)
      if header.role == .protocolType { builder.addProtocol() }
      // `enum Name: String`: the names of its cases are texts.
      if header.role == .enumType, header.word != Self.codingKeys { builder.addConstant(header.word) }
      declaration = .none
    } else if case .variable(let word, let isConstant, isTyped: true) = declaration {
      declaration = .variable(word, isConstant: isConstant, isTyped: false)
    }
    depth += 1
  }

  private mutating func closeBrace() {
    depth = max(0, depth - 1)
    builder.endTypes(depth: depth)
    if case .variable = declaration { declaration = .none }
    isStatic = false
  }

  private mutating func closeParenthesis() {
    guard let text = texts.last else { return }
    if text.parentheses > 0 {
      texts[texts.count - 1].parentheses -= 1
    } else {
      texts.removeLast()
      continueText(quotes: text.quotes, pounds: text.pounds)
    }
  }

  private mutating func takePound() {
    var pounds = 1
    while byte(at: index) == UInt8(ascii: "#") {
      pounds += 1
      index += 1
    }
    if byte(at: index) == UInt8(ascii: "\"") {
      index += 1
      takeText(pounds: pounds)
    }
  }

  private mutating func takeText(pounds: Int) {
    var quotes = 1
    if byte(at: index) == UInt8(ascii: "\""), byte(at: index + 1) == UInt8(ascii: "\"") {
      quotes = 3
      index += 2
    }
    if case .variable(let word, isConstant: true, _) = declaration { builder.addConstant(word) }
    continueText(quotes: quotes, pounds: pounds)
  }

  /// Goes on in a text; words in it can be selectors, classes or parts of identifiers.
  private mutating func continueText(quotes: Int, pounds: Int) {
    while index < bytes.count {
      switch bytes[index] {
      case UInt8(ascii: "\\") where isRun(UInt8(ascii: "#"), pounds, at: index + 1):
        index += 1 + pounds
        if byte(at: index) == UInt8(ascii: "(") {
          index += 1
          texts.append((quotes, pounds, 0))
          return
        }
        index += 1
      case UInt8(ascii: "\"")
      where isRun(UInt8(ascii: "\""), quotes, at: index) && isRun(UInt8(ascii: "#"), pounds, at: index + quotes):
        index += quotes + pounds
        return
      case UInt8(ascii: "\n") where quotes == 1: return
      case let byte where byte.isWordByte && byte > UInt8(ascii: "9"):
        let start = index
        while index < bytes.count, bytes[index].isWordByte { index += 1 }
        let text = UnsafeBufferPointer(rebasing: bytes[start..<index])
        builder.use(WordHash(text), text, isCall: false)
      default: index += 1
      }
    }
  }

  private func isRun(_ byte: UInt8, _ count: Int, at start: Int) -> Bool {
    for offset in 0..<count where self.byte(at: start + offset) != byte { return false }
    return true
  }

  private mutating func skipLine() {
    while index < bytes.count, bytes[index] != UInt8(ascii: "\n") { index += 1 }
  }

  private mutating func skipComment() {
    var level = 1
    index += 1
    while index < bytes.count, level > 0 {
      if bytes[index] == UInt8(ascii: "*"), byte(at: index + 1) == UInt8(ascii: "/") {
        level -= 1
        index += 2
      } else if bytes[index] == UInt8(ascii: "/"), byte(at: index + 1) == UInt8(ascii: "*") {
        level += 1
        index += 2
      } else {
        index += 1
      }
    }
  }
}
