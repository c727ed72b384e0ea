/// A name in a source file, as a number: names are compared often and never printed.
///
/// Two names with the same number would only make more files be read.
struct WordHash: Hashable, Comparable, Sendable {
  let value: UInt32

  /// Hashes some bytes; the result is never 0.
  init(_ bytes: UnsafeBufferPointer<UInt8>) {
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    for byte in bytes { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
    value = Self.folded(hash)
  }

  /// Hashes a text.
  init(_ text: String) {
    var text = text
    self = text.withUTF8 { WordHash($0) }
  }

  private init(value: UInt32) { self.value = value }

  /// No name: what stands outside of any type or function.
  static let none = WordHash(value: 0)

  private static func folded(_ hash: UInt64) -> UInt32 {
    let mixed = hash ^ hash >> 32
    return max(1, UInt32(truncatingIfNeeded: mixed ^ mixed >> 15))
  }

  static func < (lhs: WordHash, rhs: WordHash) -> Bool { lhs.value < rhs.value }
}

/// The words of one file with the section where each was seen last; a hash table of its own, because every word of
/// every file passes through it.
struct WordTable {
  private struct Slot {
    var word = WordHash.none
    var mention: Int32 = -1
    var call: Int32 = -1
  }

  private var slots = [Slot](repeating: Slot(), count: 512)
  private var count = 0

  /// What is new about a word.
  struct News {
    var isNewInFile: Bool
    var isNewInSection: Bool
    var isNewCall: Bool
  }

  /// Notes a word of a section.
  mutating func note(_ word: WordHash, section: Int32, isCall: Bool) -> News {
    if count * 2 > slots.count { grow() }
    let index = self.index(of: word)
    let isNewInFile = slots[index].word == .none
    if isNewInFile {
      slots[index].word = word
      count += 1
    }
    let isNewInSection = slots[index].mention != section
    slots[index].mention = section
    let isNewCall = isCall && slots[index].call != section
    if isCall { slots[index].call = section }
    return News(isNewInFile: isNewInFile, isNewInSection: isNewInSection, isNewCall: isNewCall)
  }

  private func index(of word: WordHash) -> Int {
    let mask = slots.count - 1
    var index = Int(truncatingIfNeeded: word.value &* 0x9E37_79B1 >> 7) & mask
    while slots[index].word != .none, slots[index].word != word { index = (index + 1) & mask }
    return index
  }

  private mutating func grow() {
    let old = slots
    slots = [Slot](repeating: Slot(), count: old.count * 4)
    for slot in old where slot.word != .none { slots[index(of: slot.word)] = slot }
  }
}
