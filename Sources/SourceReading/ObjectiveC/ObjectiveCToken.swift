/// One token of an Objective-C file.
struct ObjectiveCToken {
  /// What a token is.
  enum Kind: UInt8 {
    case identifier, number, string, character
    /// `@` with a word after it: `@interface`, `@YES`.
    case atWord
    /// `@` before a bracket, a number or a character.
    case at
    case leftParen, rightParen, leftBracket, rightBracket, leftBrace, rightBrace
    case semicolon, comma, colon, doubleColon, dot, arrow, ellipsis, question, caret, star, ampersand, plus, minus
    case less, greater, equal, compoundAssignment, increment, exclamation, tilde, binaryOperator
    /// A byte that no token begins with.
    case unknown
    /// What stands after the last token.
    case end
  }

  var kind: Kind
  /// The meaning of an identifier or at-word, if it has one.
  var word: ObjectiveCWord?
  /// Whether only a debug build compiles it.
  var isDebugOnly: Bool
  /// The number of the name in the table of names; -1 for everything that is no name.
  var name: Int32
  /// The bytes of the file.
  var start: Int32
  var end: Int32
  var line: Int32
  var column: Int32

  var position: Position { Position(line: Int(line), column: Int(column)) }
}

/// The distinct names of a file, each made into a text once.
struct ObjectiveCNames {
  private(set) var texts: [String] = []
  private var bytes: [UInt8] = []
  private var ends: [Int32] = []
  private var slots: [Int32]

  init() {
    slots = Array(repeating: -1, count: 1024)
    for word in ObjectiveCWord.allCases { _ = intern(ArraySlice(word.rawValue.utf8)) }
  }

  /// The word that a name is: the words are the first names of every table.
  func word(of name: Int32) -> ObjectiveCWord? {
    name < ObjectiveCNames.words.count ? ObjectiveCNames.words[Int(name)] : nil
  }

  /// The number of a name; equal names have equal numbers.
  mutating func intern(_ name: ArraySlice<UInt8>) -> Int32 {
    if texts.count * 2 > slots.count { grow() }
    var slot = ObjectiveCNames.hash(name) & (slots.count - 1)
    while slots[slot] >= 0 {
      if isEqual(slots[slot], name) { return slots[slot] }
      slot = (slot + 1) & (slots.count - 1)
    }
    let number = Int32(texts.count)
    slots[slot] = number
    texts.append(String(decoding: name, as: UTF8.self))
    bytes.append(contentsOf: name)
    ends.append(Int32(bytes.count))
    return number
  }

  private static let words = ObjectiveCWord.allCases

  private static func hash(_ name: ArraySlice<UInt8>) -> Int {
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    for byte in name { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }
    return Int(truncatingIfNeeded: (hash ^ (hash >> 29)) & 0x7fff_ffff)
  }

  private func range(_ number: Int32) -> Range<Int> {
    Int(number == 0 ? 0 : ends[Int(number) - 1])..<Int(ends[Int(number)])
  }

  private func isEqual(_ number: Int32, _ name: ArraySlice<UInt8>) -> Bool {
    let range = range(number)
    return range.count == name.count && bytes[range].elementsEqual(name)
  }

  private mutating func grow() {
    slots = Array(repeating: -1, count: slots.count * 2)
    for number in texts.indices {
      var slot = ObjectiveCNames.hash(bytes[range(Int32(number))]) & (slots.count - 1)
      while slots[slot] >= 0 { slot = (slot + 1) & (slots.count - 1) }
      slots[slot] = Int32(number)
    }
  }
}
