import Graphviz

/// What is done to Graphviz's SVG after it is drawn: nothing of the library's version is left, and the style comes in.
enum SVGDocument {
  /// The finished file.
  static func finished(_ drawn: [UInt8]) -> [UInt8] {
    var result: [UInt8] = []
    result.reserveCapacity(drawn.count + 8192)
    var rest = drawn[...]
    if let start = position(of: Array("<svg ".utf8), in: rest) {
      // Without the document type: nothing needs it, and readers would fetch it.
      result += Array("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<svg class=\"seguegraph\" ".utf8)
      rest = rest[(start + 5)...]
    }
    if let end = rest.firstIndex(of: UInt8(ascii: ">")) {
      result += rest[...end]
      result += Array(("\n" + Stylesheet.element).utf8)
      rest = rest[(end + 1)...].drop { $0 == UInt8(ascii: "\n") }
    }
    while let byte = rest.first {
      if byte == UInt8(ascii: "<"), rest.starts(with: comment) {
        let end = position(of: commentEnd, in: rest) ?? rest.endIndex - commentEnd.count
        rest = rest[(end + commentEnd.count)...].drop { $0 == UInt8(ascii: "\n") }
      } else if let (pattern, replacement) = replacement(at: rest) {
        result += replacement
        rest = rest.dropFirst(pattern.count)
      } else {
        result.append(byte)
        rest = rest.dropFirst()
      }
    }
    return result
  }

  private static let comment = Array("<!--".utf8)
  private static let commentEnd = Array("-->".utf8)

  private static func replacement(at rest: ArraySlice<UInt8>) -> (pattern: [UInt8], replacement: [UInt8])? {
    guard let first = rest.first, firstBytes.contains(first) else { return nil }
    return replacements.first { rest.starts(with: $0.pattern) }
  }

  private static let firstBytes = replacements.map { $0.pattern[0] }

  /// Graphviz escapes hyphens as if everything were a comment, and writes a colour that SVG does not know. Backslashes
  /// were only hidden from it.
  private static let replacements: [(pattern: [UInt8], replacement: [UInt8])] = [
    (Array("&#45;".utf8), Array("-".utf8)),
    (Array(GraphvizText.backslash.utf8), Array("\\".utf8)),
    (Array("stroke=\"transparent\"".utf8), Array("stroke=\"none\"".utf8)),
  ]

  private static func position(of pattern: [UInt8], in bytes: ArraySlice<UInt8>) -> Int? {
    guard let first = pattern.first else { return nil }
    var index = bytes.startIndex
    while index < bytes.endIndex {
      if bytes[index] == first && bytes[index...].starts(with: pattern) { return index }
      index += 1
    }
    return nil
  }
}
