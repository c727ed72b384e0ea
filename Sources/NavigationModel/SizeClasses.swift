/// A set of size class pairs, width then height (semantics §1).
public struct SizeClasses: OptionSet, Hashable, Codable, Sendable {
  /// One bit for each pair.
  public let rawValue: UInt8

  /// Makes a set from its bits.
  public init(rawValue: UInt8) { self.rawValue = rawValue }

  /// Regular width, regular height.
  public static let regularRegular = SizeClasses(rawValue: 1)
  /// Compact width, regular height.
  public static let compactRegular = SizeClasses(rawValue: 2)
  /// Compact width, compact height.
  public static let compactCompact = SizeClasses(rawValue: 4)
  /// Regular width, compact height.
  public static let regularCompact = SizeClasses(rawValue: 8)
  /// All four.
  public static let all: SizeClasses = [.regularRegular, .compactRegular, .compactCompact, .regularCompact]

  /// Reads the condition of a variation (`heightClass=compact-widthClass=regular`, `default`); `nil` where it is about
  /// something else, such as a device.
  public init?(condition: String) {
    self = .all
    if condition == "default" { return }
    for part in condition.split(separator: "-") {
      switch part {
      case "widthClass=compact": formIntersection([.compactRegular, .compactCompact])
      case "widthClass=regular": formIntersection([.regularRegular, .regularCompact])
      case "heightClass=compact": formIntersection([.compactCompact, .regularCompact])
      case "heightClass=regular": formIntersection([.regularRegular, .compactRegular])
      default: return nil
      }
    }
  }
}
