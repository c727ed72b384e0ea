/// A place in a file, counted from 1 like lines and columns of a ``SourceLocation``; column 0 is before everything in a line.
public struct TextPosition: Hashable, Codable, Sendable, Comparable {
  /// The line.
  public var line: Int
  /// The column, in UTF-8 code units.
  public var column: Int

  /// Makes a position.
  public init(line: Int, column: Int) {
    self.line = line
    self.column = column
  }

  /// Orders by line, then column.
  public static func < (lhs: TextPosition, rhs: TextPosition) -> Bool {
    (lhs.line, lhs.column) < (rhs.line, rhs.column)
  }
}

extension SourceLocation {
  /// The place in the file; `nil` where only the file is known.
  public var position: TextPosition? { line.map { TextPosition(line: $0, column: column ?? 0) } }
}
