/// A pattern with `*`, `?`, `[…]` and `**`, held against bytes as git does it.
struct Glob {
  private let pattern: [UInt8]
  /// Whether `**` stands for folders; otherwise it is two stars, and there are no folders to cross.
  private let crossesFolders: Bool
  /// How many bytes stand for themselves before the first that does not.
  private let literalCount: Int

  private static let slash = UInt8(ascii: "/")
  private static let star = UInt8(ascii: "*")

  init(_ pattern: [UInt8], crossesFolders: Bool) {
    self.pattern = pattern
    self.crossesFolders = crossesFolders
    literalCount = pattern.firstIndex { "*?[\\".utf8.contains($0) } ?? pattern.count
  }

  /// Whether all of a text matches.
  ///
  /// All places of the pattern that can be reached are followed at once, so no pattern takes long.
  func matches(_ text: ArraySlice<UInt8>) -> Bool {
    var places = Array(repeating: false, count: pattern.count + 1)
    enter(0, &places)
    for byte in text {
      var next = Array(repeating: false, count: pattern.count + 1)
      for place in pattern.indices where places[place] {
        if pattern[place] != Self.star {
          if let following = step(at: place, byte) { enter(following, &next) }
        } else if byte != Self.slash || stars(at: place).areWide {
          next[place] = true
          enter(stars(at: place).end, &next)
        }
      }
      places = next
    }
    return places[pattern.count]
  }

  /// Notes a place, and those that are reached from it without a byte: what stands behind stars.
  private func enter(_ start: Int, _ places: inout [Bool]) {
    var place = start
    while !places[place] {
      places[place] = true
      guard place < pattern.count, pattern[place] == Self.star else { return }
      let stars = stars(at: place)
      // `**/` may stand for no folder at all.
      if stars.areWide, stars.end < pattern.count, pattern[stars.end] == Self.slash { enter(stars.end + 1, &places) }
      place = stars.end
    }
  }

  /// The place behind some stars, and whether they stand for folders: two or more between slashes or at the ends. As in git,
  /// the first of a pattern stand at its start, because git holds what is before them against the path by itself.
  private func stars(at place: Int) -> (end: Int, areWide: Bool) {
    let start = pattern[..<place].lastIndex { $0 != Self.star }.map { $0 + 1 } ?? 0
    let end = pattern[place...].firstIndex { $0 != Self.star } ?? pattern.count
    guard crossesFolders, end - start >= 2 else { return (end, false) }
    let isAtStart = start == 0 || pattern[start - 1] == Self.slash || start == literalCount
    return (end, isAtStart && (end == pattern.count || pattern[end] == Self.slash))
  }

  /// The place behind one element of the pattern, where a byte matches it.
  private func step(at place: Int, _ byte: UInt8) -> Int? {
    switch pattern[place] {
    case UInt8(ascii: "?"): return byte == Self.slash ? nil : place + 1
    case UInt8(ascii: "["): return bracket(at: place, byte)
    case UInt8(ascii: "\\"):
      guard place + 1 < pattern.count else { return nil }
      return pattern[place + 1] == byte ? place + 2 : nil
    default: return pattern[place] == byte ? place + 1 : nil
    }
  }

  /// The place behind a bracket expression, where it has a byte; one that is not closed matches nothing.
  private func bracket(at start: Int, _ byte: UInt8) -> Int? {
    var place = start + 1
    let isNegated =
      place < pattern.count && (pattern[place] == UInt8(ascii: "!") || pattern[place] == UInt8(ascii: "^"))
    if isNegated { place += 1 }
    var isFirst = true
    var hasByte = false
    while place < pattern.count {
      if pattern[place] == UInt8(ascii: "]"), !isFirst {
        return hasByte != isNegated && byte != Self.slash ? place + 1 : nil
      }
      isFirst = false
      if let named = characterClass(at: place) {
        if named.contains(byte) { hasByte = true }
        place = named.end
        continue
      }
      guard let low = literal(at: &place) else { return nil }
      var high = low
      if place + 1 < pattern.count, pattern[place] == UInt8(ascii: "-"), pattern[place + 1] != UInt8(ascii: "]") {
        place += 1
        guard let last = literal(at: &place) else { return nil }
        high = last
      }
      if low <= byte, byte <= high { hasByte = true }
    }
    return nil
  }

  private func literal(at place: inout Int) -> UInt8? {
    if pattern[place] == UInt8(ascii: "\\") { place += 1 }
    guard place < pattern.count else { return nil }
    place += 1
    return pattern[place - 1]
  }

  /// `[:digit:]` and its like.
  private func characterClass(at place: Int) -> (contains: (UInt8) -> Bool, end: Int)? {
    guard pattern[place...].starts(with: Array("[:".utf8)) else { return nil }
    let rest = pattern[(place + 2)...]
    guard let colon = rest.firstIndex(of: UInt8(ascii: ":")), colon + 1 < pattern.count,
      pattern[colon + 1] == UInt8(ascii: "]"),
      let contains = Self.classes[String(decoding: rest[..<colon], as: UTF8.self)]
    else { return nil }
    return (contains, colon + 2)
  }

  private static let classes: [String: @Sendable (UInt8) -> Bool] = [
    "alnum": { isLetter($0) || isDigit($0) }, "alpha": { isLetter($0) }, "digit": { isDigit($0) },
    "lower": { (0x61...0x7A).contains($0) }, "upper": { (0x41...0x5A).contains($0) },
    "space": { $0 == 0x20 || (0x09...0x0D).contains($0) }, "blank": { $0 == 0x20 || $0 == 0x09 },
    "punct": { (0x21...0x7E).contains($0) && !isLetter($0) && !isDigit($0) },
    "xdigit": { isDigit($0) || (0x41...0x46).contains($0) || (0x61...0x66).contains($0) },
    "print": { (0x20...0x7E).contains($0) }, "graph": { (0x21...0x7E).contains($0) },
    "cntrl": { $0 < 0x20 || $0 == 0x7F },
  ]

  private static func isLetter(_ byte: UInt8) -> Bool { (0x41...0x5A).contains(byte) || (0x61...0x7A).contains(byte) }
  private static func isDigit(_ byte: UInt8) -> Bool { (0x30...0x39).contains(byte) }
}
