/// What somebody probably meant.
enum ClosestMatch {
  /// The candidate that a word was most likely meant to be, if one is close enough.
  ///
  /// Of several that are equally close the first one counts. Case does not matter.
  static func of(_ word: String, in candidates: some Sequence<String>) -> String? {
    let wanted = Array(word.lowercased())
    guard !wanted.isEmpty else { return nil }
    var best: (candidate: String, distance: Int)?
    for candidate in candidates {
      let other = Array(candidate.lowercased())
      let limit = min(best.map { $0.distance - 1 } ?? .max, max(1, (other.count + 1) / 3))
      let isAbbreviated = wanted.count >= 3 && other.starts(with: wanted)
      guard isAbbreviated || abs(wanted.count - other.count) <= limit else { continue }
      let distance = isAbbreviated ? 1 : distance(wanted, other)
      if distance <= limit, distance < other.count { best = (candidate, distance) }
    }
    return best?.candidate
  }

  /// How many letters must be inserted, taken away, replaced or swapped with their neighbour (optimal string alignment).
  static func distance(_ from: [Character], _ to: [Character]) -> Int {
    var beforeLast: [Int] = []
    var last = Array(0...to.count)
    for i in from.indices {
      var row = [i + 1]
      for j in to.indices {
        var best = min(last[j] + (from[i] == to[j] ? 0 : 1), last[j + 1] + 1, row[j] + 1)
        if i > 0, j > 0, from[i] == to[j - 1], from[i - 1] == to[j] { best = min(best, beforeLast[j - 1] + 1) }
        row.append(best)
      }
      (beforeLast, last) = (last, row)
    }
    return last[to.count]
  }
}
