import NavigationModel

/// Why a document cannot be read.
public struct InterfaceDocumentError: Error, Hashable, Sendable {
  /// What is wrong and what to do, in one line.
  public var message: String
  /// The line, counted from 1.
  public var line: Int
  /// The column, counted from 1 in UTF-8 code units.
  public var column: Int?

  /// The error as a diagnostic for the document at a path.
  public func diagnostic(path: String) -> Diagnostic {
    Diagnostic(
      severity: .error, message: message, location: SourceLocation(file: path, line: line, column: column))
  }
}
