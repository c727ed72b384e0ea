/// A `modalPresentationStyle`, under the name that Interface Builder and Swift give it (semantics §2.1).
public struct PresentationStyle: RawRepresentable, Hashable, Codable, Sendable {
  /// The name; unknown styles keep theirs.
  public let rawValue: String

  /// Makes a style from its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Makes a style from the raw value of `UIModalPresentationStyle`, as user-defined runtime attributes store it.
  public init?(uiKitRawValue: Int) {
    guard let style = Self.byRawValue[uiKitRawValue] else { return nil }
    self = style
  }

  /// Covers the screen and removes what is below.
  public static let fullScreen = PresentationStyle(rawValue: "fullScreen")
  /// A sheet of reading width.
  public static let pageSheet = PresentationStyle(rawValue: "pageSheet")
  /// A smaller sheet.
  public static let formSheet = PresentationStyle(rawValue: "formSheet")
  /// Over the nearest presentation context.
  public static let currentContext = PresentationStyle(rawValue: "currentContext")
  /// Whatever the transitioning delegate does.
  public static let custom = PresentationStyle(rawValue: "custom")
  /// Covers the screen and keeps what is below.
  public static let overFullScreen = PresentationStyle(rawValue: "overFullScreen")
  /// Over the nearest presentation context, and keeps what is below.
  public static let overCurrentContext = PresentationStyle(rawValue: "overCurrentContext")
  /// A popover.
  public static let popover = PresentationStyle(rawValue: "popover")
  /// tvOS: blurs what is below.
  public static let blurOverFullScreen = PresentationStyle(rawValue: "blurOverFullScreen")
  /// No style; never a presentation.
  public static let none = PresentationStyle(rawValue: "none")
  /// The platform's default.
  public static let automatic = PresentationStyle(rawValue: "automatic")

  private static let byRawValue: [Int: PresentationStyle] = [
    0: .fullScreen, 1: .pageSheet, 2: .formSheet, 3: .currentContext, 4: .custom, 5: .overFullScreen,
    6: .overCurrentContext, 7: .popover, 8: .blurOverFullScreen, -1: .none, -2: .automatic,
  ]
}
