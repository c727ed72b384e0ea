/// Finds what somebody may have meant.
public enum Suggestion {
  /// The candidate that is nearest to a text, if it is near enough to be a slip: a third of the text, at least one edit.
  public static func nearest(to text: String, among candidates: [String]) -> String? {
    let limit = max(1, text.count / 3)
    let ranked = candidates.map { (distance(text.lowercased(), $0.lowercased()), $0) }
    guard let best = ranked.min(by: <), best.0 <= limit, text.count < 200 else { return nil }
    return best.1
  }

  /// The number of characters to insert, delete or replace (Levenshtein).
  private static func distance(_ first: String, _ second: String) -> Int {
    let target = Array(second)
    var row = Array(0...target.count)
    for (index, character) in first.enumerated() {
      var diagonal = row[0]
      row[0] = index + 1
      for column in target.indices {
        let replaced = diagonal + (target[column] == character ? 0 : 1)
        diagonal = row[column + 1]
        row[column + 1] = min(replaced, row[column] + 1, row[column + 1] + 1)
      }
    }
    return row[target.count]
  }
}
