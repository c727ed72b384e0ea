/// Something that could not be read or resolved; not a statement about the app's navigation.
public struct Diagnostic: Hashable, Codable, Sendable {
  /// How bad it is for the result.
  public enum Severity: String, Codable, Sendable {
    /// An input is missing from the result; commands end with status 2 unless told to go on.
    case error
    /// The result is complete but something was assumed.
    case warning
    /// The result is complete; something about the input is worth knowing.
    case note
  }

  /// How bad it is.
  public var severity: Severity
  /// What is wrong and what to do, in plain words, without the location.
  public var message: String
  /// Where.
  public var location: SourceLocation

  /// Makes a diagnostic.
  public init(severity: Severity, message: String, location: SourceLocation) {
    self.severity = severity
    self.message = message
    self.location = location
  }
}

extension Diagnostic: Comparable {
  /// Orders by location, then message.
  public static func < (lhs: Diagnostic, rhs: Diagnostic) -> Bool {
    (lhs.location, lhs.message, lhs.severity.rawValue) < (rhs.location, rhs.message, rhs.severity.rawValue)
  }
}
