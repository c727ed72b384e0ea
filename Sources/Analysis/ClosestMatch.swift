/// What somebody probably meant.
public struct ClosestMatch: Sendable {
  private let candidates: [(text: String, folded: [UInt8])]

  /// Prepares the names that exist. Of several that are equally close the first one counts; case does not matter.
  public init(among candidates: some Sequence<String>) {
    self.candidates = candidates.map { ($0, Array($0.lowercased().utf8)) }
  }

  /// The name that a word was most likely meant to be, if one is close enough: a third of it may differ, or the word is
  /// the beginning of it.
  public func to(_ word: String) -> String? {
    let wanted = Array(word.lowercased().utf8)
    guard !wanted.isEmpty, wanted.count < 200 else { return nil }
    var best: (candidate: String, distance: Int)?
    for (text, other) in candidates {
      let limit = min(best.map { $0.distance - 1 } ?? .max, max(1, (other.count + 1) / 3))
      let isAbbreviated = wanted.count >= 3 && other.starts(with: wanted)
      guard isAbbreviated || abs(wanted.count - other.count) <= limit else { continue }
      let distance = isAbbreviated ? 1 : Self.distance(wanted, other, limit: limit)
      if distance <= limit, distance < other.count { best = (text, distance) }
    }
    return best?.candidate
  }

  /// The candidate that is closest to a word, where only one word is asked for.
  public static func of(_ word: String, in candidates: some Sequence<String>) -> String? {
    ClosestMatch(among: candidates).to(word)
  }

  /// How many letters must be inserted, taken away, replaced or swapped with their neighbour (optimal string alignment);
  /// anything above the limit where it is more than that.
  private static func distance(_ from: [UInt8], _ to: [UInt8], limit: Int) -> Int {
    var beforeLast = Array(repeating: 0, count: to.count + 1)
    var last = Array(0...to.count)
    var row = last
    for i in from.indices {
      row[0] = i + 1
      for j in to.indices {
        var best = min(last[j] + (from[i] == to[j] ? 0 : 1), last[j + 1] + 1, row[j] + 1)
        if i > 0, j > 0, from[i] == to[j - 1], from[i - 1] == to[j] { best = min(best, beforeLast[j - 1] + 1) }
        row[j + 1] = best
      }
      if (row.min() ?? 0) > limit { return limit + 1 }
      swap(&beforeLast, &last)
      swap(&last, &row)
    }
    return last[to.count]
  }
}
