/// How sure a statement about the project is.
public enum Confidence: String, Codable, Sendable, Comparable {
  /// It may be so: something that decides it was not read or not resolved.
  case possible
  /// It follows from what was read.
  case certain

  /// `possible` is less than `certain`.
  public static func < (lhs: Confidence, rhs: Confidence) -> Bool { lhs == .possible && rhs == .certain }
}
