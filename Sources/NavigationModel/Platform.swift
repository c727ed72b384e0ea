/// The platform a document or target is made for.
public struct Platform: RawRepresentable, Hashable, Codable, Sendable {
  /// The platform's name; a `targetRuntime` that is not known keeps its own text.
  public let rawValue: String

  /// Makes a platform from its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// iPhone, and universal apps.
  public static let iOS = Platform(rawValue: "iOS")
  /// A document for iPad only (`iOS.CocoaTouch.iPad`).
  public static let iPad = Platform(rawValue: "iPad")
  /// Apple TV.
  public static let tvOS = Platform(rawValue: "tvOS")
  /// Apple Watch.
  public static let watchOS = Platform(rawValue: "watchOS")
  /// AppKit.
  public static let macOS = Platform(rawValue: "macOS")

  /// Whether UIKit's rules for iPhone and iPad hold.
  public var isTouch: Bool { self == .iOS || self == .iPad }
}
