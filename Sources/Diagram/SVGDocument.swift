import Graphviz

/// What is done to Graphviz's SVG after it is drawn: nothing of the library's version is left, and the style comes in.
enum SVGDocument {
  /// The finished file, with a style element.
  static func finished(_ drawn: [UInt8], style: String) -> [UInt8] {
    var result: [UInt8] = []
    result.reserveCapacity(drawn.count + 8192)
    drawn.withUnsafeBufferPointer { drawn in
      var position = 0
      // Without the document type: nothing needs it, and readers would fetch it.
      if let start = find(Array("<svg ".utf8), in: drawn, from: 0) {
        result += "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<svg class=\"seguegraph\" ".utf8
        position = start + 5
        if let end = find([UInt8(ascii: ">")], in: drawn, from: position) {
          result += drawn[position...end]
          result += "\n\(style)".utf8
          position = skippingLineEnd(drawn, end + 1)
        }
      }
      copy(drawn, from: position, to: &result)
    }
    return result
  }

  /// Copies the rest, without comments and with replacements.
  private static func copy(_ drawn: UnsafeBufferPointer<UInt8>, from start: Int, to result: inout [UInt8]) {
    var position = start
    var copied = start
    while position < drawn.count {
      guard interesting[Int(drawn[position])] else {
        position += 1
        continue
      }
      if starts(drawn, position, with: comment) {
        result += drawn[copied..<position]
        let end = find(commentEnd, in: drawn, from: position).map { $0 + commentEnd.count } ?? drawn.count
        position = skippingLineEnd(drawn, end)
        copied = position
      } else if let (pattern, replacement) = replacements.first(where: { starts(drawn, position, with: $0.pattern) }) {
        result += drawn[copied..<position]
        result += replacement
        position += pattern.count
        copied = position
      } else {
        position += 1
      }
    }
    result += drawn[copied...]
  }

  private static let comment = Array("<!--".utf8)
  private static let commentEnd = Array("-->".utf8)

  /// Graphviz escapes hyphens as if everything were a comment, and writes a colour that SVG does not know. Backslashes
  /// were only hidden from it.
  private static let replacements: [(pattern: [UInt8], replacement: [UInt8])] = [
    (Array("&#45;".utf8), Array("-".utf8)),
    (Array(GraphvizText.backslash.utf8), Array("\\".utf8)),
    (Array("=\"transparent\"".utf8), Array("=\"none\"".utf8)),
  ]

  /// The bytes that a comment or something to be replaced can start with.
  private static let interesting: [Bool] = {
    var table = Array(repeating: false, count: 256)
    for pattern in replacements.map(\.pattern) + [comment] { table[Int(pattern[0])] = true }
    return table
  }()

  private static func starts(_ bytes: UnsafeBufferPointer<UInt8>, _ position: Int, with pattern: [UInt8]) -> Bool {
    guard position + pattern.count <= bytes.count else { return false }
    for offset in pattern.indices where bytes[position + offset] != pattern[offset] { return false }
    return true
  }

  private static func find(_ pattern: [UInt8], in bytes: UnsafeBufferPointer<UInt8>, from start: Int) -> Int? {
    var position = start
    while position < bytes.count {
      if starts(bytes, position, with: pattern) { return position }
      position += 1
    }
    return nil
  }

  private static func skippingLineEnd(_ bytes: UnsafeBufferPointer<UInt8>, _ position: Int) -> Int {
    position < bytes.count && bytes[position] == UInt8(ascii: "\n") ? position + 1 : position
  }
}
