/// What the adaptivity delegate of a presentation decides for compact sizes (semantics §2.5).
public struct Adaptivity: Hashable, Codable, Sendable {
  /// The styles that `adaptivePresentationStyle(for:…)` may return, sorted; empty where it is not implemented.
  public var styles: [PresentationStyle]
  /// Whether the method with the trait collection is implemented, which is asked in every environment.
  public var coversAllEnvironments: Bool
  /// Whether a replacement is built for compact sizes, with a control that leaves it.
  public var addsCloseControl: Bool
  /// Whether a navigation controller is given back for compact sizes, whose bar draws what was drawn nowhere before.
  public var addsBar: Bool
  /// Whether what the delegate returns or builds could not be followed to its end.
  public var isOpen: Bool
  /// Where the delegate's method is written.
  public var location: SourceLocation

  /// Makes the facts about a delegate.
  public init(
    styles: [PresentationStyle] = [], coversAllEnvironments: Bool = false, addsCloseControl: Bool = false,
    addsBar: Bool = false,
    isOpen: Bool = false, location: SourceLocation
  ) {
    self.styles = styles
    self.coversAllEnvironments = coversAllEnvironments
    self.addsCloseControl = addsCloseControl
    self.addsBar = addsBar
    self.isOpen = isOpen
    self.location = location
  }
}
