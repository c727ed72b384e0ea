extension ParserInput {
  /// A word of at most eight bytes, as a number: comparing it is cheap.
  struct Word: Equatable {
    let code: UInt64

    init?(_ bytes: ArraySlice<UInt8>) {
      if bytes.count > 8 { return nil }
      code = bytes.reduce(0) { $0 << 8 | UInt64($1) }
    }

    init(_ text: StaticString) {
      code = text.withUTF8Buffer { $0.reduce(0) { $0 << 8 | UInt64($1) } }
    }

    static let `else` = Word("else")
    static let `if` = Word("if")
    static let elseif = Word("elseif")
    static let endif = Word("endif")
    static let preview = Word("Preview")
    static let `guard` = Word("guard")
    static let `while` = Word("while")
    static let `protocol` = Word("protocol")

    static func list(_ words: [StaticString]) -> [Word] { words.map { Word($0) } }
  }
}
