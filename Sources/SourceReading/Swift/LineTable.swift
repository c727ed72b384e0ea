internal import SwiftSyntax

/// Where the lines of a source begin.
struct LineTable {
  /// The byte where the text starts: behind a byte order mark.
  let start: Int
  private let starts: [Int]
  /// What the parser gets.
  private let input: ParserInput?

  /// Finds the lines: they end with LF, CR LF or CR.
  init(_ source: [UInt8], input: ParserInput? = nil) {
    self.input = input
    start = source.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    var starts = [start]
    starts.reserveCapacity(source.count / 32)
    source.withUnsafeBufferPointer { bytes in
      for index in bytes.indices where bytes[index] == UInt8(ascii: "\n") || bytes[index] == UInt8(ascii: "\r") {
        let next = index + 1
        if bytes[index] == UInt8(ascii: "\r"), next < bytes.count, bytes[next] == UInt8(ascii: "\n") { continue }
        starts.append(next)
      }
    }
    self.starts = starts
  }

  /// The position of a byte of the source.
  func position(ofByte byte: Int) -> Position {
    var low = 0
    var high = starts.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if starts[middle] <= byte { low = middle } else { high = middle }
    }
    return Position(line: low + 1, column: byte - starts[low] + 1)
  }

  /// The position of the first token of a node.
  func position(of node: some SyntaxProtocol) -> Position {
    position(ofOffset: node.startToken?.positionAfterSkippingLeadingTrivia.utf8Offset ?? node.position.utf8Offset)
  }

  /// The position of an offset into the text that the parser was given, which begins behind the byte order mark.
  func position(ofOffset offset: Int) -> Position {
    position(ofByte: input.map { $0.originalOffset(of: start + offset) } ?? start + offset)
  }
}
