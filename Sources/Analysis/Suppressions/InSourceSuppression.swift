import NavigationModel

/// That a finding is to be left alone, as somebody wrote where the thing is.
public struct InSourceSuppression: Hashable, Sendable {
  /// Why, if it is said.
  public var reason: String?
  /// Where it is written.
  public var location: SourceLocation

  /// Makes a suppression.
  public init(reason: String?, location: SourceLocation) {
    self.reason = reason
    self.location = location
  }
}
