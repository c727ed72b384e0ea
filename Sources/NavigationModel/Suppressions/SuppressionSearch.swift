/// Finds where directives may begin, in the bytes of files of which almost none has any.
public enum SuppressionSearch {
  private static let word = Array(SuppressionDirective.prefix.utf8)

  /// How far a search may go on behind a byte at the end of a place that did not match (Boyer, Moore and Horspool).
  private static let steps: [Int] = {
    var steps = Array(repeating: word.count, count: 256)
    for (index, byte) in word.dropLast().enumerated() { steps[Int(byte)] = word.count - 1 - index }
    return steps
  }()

  /// The first place of ``SuppressionDirective/prefix`` that lies in some bytes as a whole.
  public static func firstPlace(in bytes: [UInt8], _ range: Range<Int>) -> Int? {
    bytes.withUnsafeBufferPointer { bytes in
      word.withUnsafeBufferPointer { word in
        steps.withUnsafeBufferPointer { steps in
          var place = range.lowerBound
          let last = word.count - 1
          while place + last < range.upperBound {
            let byte = bytes[place + last]
            if byte == word[last], (0..<last).allSatisfy({ bytes[place + $0] == word[$0] }) { return place }
            place += steps[Int(byte)]
          }
          return nil
        }
      }
    }
  }
}
