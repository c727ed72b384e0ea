/// A pattern with `*`, `?`, `[…]` and `**`, held against bytes as git does it.
struct Glob {
  private let pattern: [UInt8]
  /// Whether `**` stands for folders; otherwise it is two stars, and there are no folders to cross.
  private let crossesFolders: Bool

  private static let slash = UInt8(ascii: "/")
  private static let star = UInt8(ascii: "*")

  init(_ pattern: [UInt8], crossesFolders: Bool) {
    self.pattern = pattern
    self.crossesFolders = crossesFolders
  }

  /// Whether all of a text matches.
  func matches(_ text: ArraySlice<UInt8>) -> Bool {
    var failed: Set<State> = []
    return matches(0, text, &failed)
  }

  /// A place in the pattern and one in the text: what failed from there once is not tried again, so no pattern takes long.
  private struct State: Hashable {
    var pattern: Int
    var text: Int
  }

  private func matches(_ start: Int, _ wholeText: ArraySlice<UInt8>, _ failed: inout Set<State>) -> Bool {
    var place = start
    var text = wholeText
    while place < pattern.count {
      if pattern[place] == Self.star {
        let state = State(pattern: place, text: text.startIndex)
        if failed.contains(state) { return false }
        if matchesStar(at: place, text, &failed) { return true }
        failed.insert(state)
        return false
      }
      guard let byte = text.first, let next = step(at: place, byte) else { return false }
      place = next
      text = text.dropFirst()
    }
    return text.isEmpty
  }

  private func matchesStar(at place: Int, _ text: ArraySlice<UInt8>, _ failed: inout Set<State>) -> Bool {
    var end = place
    while end < pattern.count, pattern[end] == Self.star { end += 1 }
    let isWide = crossesFolders && end - place == 2 && isComponent(from: place, to: end)
    // `**/` may stand for no folder at all.
    if isWide, end < pattern.count, matches(end + 1, text, &failed) { return true }
    if isWide, end == pattern.count { return !text.isEmpty }
    var rest = text
    while true {
      if matches(end, rest, &failed) { return true }
      guard let byte = rest.first, isWide || byte != Self.slash else { return false }
      rest = rest.dropFirst()
    }
  }

  /// Whether stars stand between slashes or at the ends.
  private func isComponent(from start: Int, to end: Int) -> Bool {
    (start == 0 || pattern[start - 1] == Self.slash) && (end == pattern.count || pattern[end] == Self.slash)
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
