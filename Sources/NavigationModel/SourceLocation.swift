/// A place in a file of the analysed project.
public struct SourceLocation: Hashable, Codable, Sendable {
  /// The path relative to the project root, with `/`.
  public var file: String
  /// The line, counted from 1; `nil` where only the file is known.
  public var line: Int?
  /// The column, counted from 1 in UTF-8 code units; `nil` where only the line is known.
  public var column: Int?

  /// Makes a location.
  public init(file: String, line: Int? = nil, column: Int? = nil) {
    self.file = file
    self.line = line
    self.column = column
  }
}

extension SourceLocation: Comparable {
  /// Orders by file, then line, then column; an unknown line or column comes first.
  public static func < (lhs: SourceLocation, rhs: SourceLocation) -> Bool {
    (lhs.file, lhs.line ?? 0, lhs.column ?? 0) < (rhs.file, rhs.line ?? 0, rhs.column ?? 0)
  }
}

extension SourceLocation: CustomStringConvertible {
  /// `file:line:column`, without the parts that are not known.
  public var description: String {
    var text = file
    if let line {
      text += ":\(line)"
      if let column { text += ":\(column)" }
    }
    return text
  }
}
