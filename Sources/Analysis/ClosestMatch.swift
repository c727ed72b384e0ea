/// What somebody probably meant.
public struct ClosestMatch: Sendable {
  private struct Candidate {
    var text: String
    var folded: [UInt8]
    /// The place in the order that was given.
    var rank: Int
  }

  /// The candidates by the length of their folded form, so that those which are too long or short are never looked at.
  private let byLength: [Int: [Candidate]]

  /// Prepares the names that exist. Of several that are equally close the first one counts; case does not matter.
  public init(among candidates: some Sequence<String>) {
    let prepared = candidates.enumerated().map { rank, text in
      Candidate(text: text, folded: Array(text.lowercased().utf8), rank: rank)
    }
    byLength = Dictionary(grouping: prepared) { $0.folded.count }
  }

  /// The name that a word was most likely meant to be, if one is close enough: a third of it may differ, or the word is
  /// the beginning of it.
  public func to(_ word: String) -> String? {
    let wanted = Array(word.lowercased().utf8)
    guard !wanted.isEmpty, wanted.count < 200 else { return nil }
    var best: (distance: Int, rank: Int, text: String)?
    for (length, candidates) in byLength {
      let limit = min(best?.distance ?? .max, max(1, (length + 1) / 3))
      let isNear = abs(length - wanted.count) <= limit
      let mayBeginWithIt = wanted.count >= 3 && length >= wanted.count
      guard isNear || mayBeginWithIt else { continue }
      for candidate in candidates {
        let isAbbreviated = mayBeginWithIt && candidate.folded.starts(with: wanted)
        guard isNear || isAbbreviated else { continue }
        let distance = isAbbreviated ? 1 : Self.distance(wanted, candidate.folded, limit: limit)
        guard distance <= limit, distance < length else { continue }
        if let best, (best.distance, best.rank) < (distance, candidate.rank) { continue }
        best = (distance, candidate.rank, candidate.text)
      }
    }
    return best?.text
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
