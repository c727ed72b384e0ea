/// A pair of size classes, width then height (semantics §1).
public enum Environment: String, Codable, Sendable, CaseIterable, Comparable {
  /// iPad, full screen.
  case regularRegular = "RR"
  /// iPhone in portrait; iPad in a narrow window.
  case compactRegular = "CR"
  /// Most iPhones in landscape.
  case compactCompact = "CC"
  /// The large iPhones in landscape.
  case regularCompact = "RC"

  /// Whether the width is compact.
  public var hasCompactWidth: Bool { self == .compactRegular || self == .compactCompact }
  /// Whether the height is compact.
  public var hasCompactHeight: Bool { self == .compactCompact || self == .regularCompact }

  /// The pair as a set.
  public var sizeClasses: SizeClasses {
    switch self {
    case .regularRegular: .regularRegular
    case .compactRegular: .compactRegular
    case .compactCompact: .compactCompact
    case .regularCompact: .regularCompact
    }
  }

  /// What a person would call it.
  public var name: String {
    switch self {
    case .regularRegular: "on iPad"
    case .compactRegular: "on iPhone in portrait and in narrow iPad windows"
    case .compactCompact: "on iPhone in landscape"
    case .regularCompact: "on large iPhones in landscape"
    }
  }

  /// Orders as declared: RR, CR, CC, RC.
  public static func < (lhs: Environment, rhs: Environment) -> Bool { lhs.rank < rhs.rank }

  private var rank: Int { Self.allCases.firstIndex(of: self) ?? 0 }
}

/// The generations of iOS between which presentations behave differently (semantics §1, §2.2).
public enum OSGeneration: String, Codable, Sendable, CaseIterable, Comparable {
  /// Up to iOS 12: modals cover the screen.
  case upTo12 = "<=12"
  /// iOS 13 to 17: modals are sheets.
  case from13To17 = "13-17"
  /// iOS 18 and later: the default sheet is a form sheet.
  case from18 = "18+"

  /// The generation of a version, such as 17 or 17.4; `nil` where it is no version. What ``rawValue`` says is one, too.
  public init?(version: String) {
    if let known = Self(rawValue: version) {
      self = known
      return
    }
    let parts = version.split(separator: ".", omittingEmptySubsequences: false)
    guard let major = parts.first.flatMap({ Int($0) }), parts.allSatisfy({ Int($0).map { $0 >= 0 } ?? false }) else {
      return nil
    }
    self = major >= 18 ? .from18 : major >= 13 ? .from13To17 : .upTo12
  }

  /// What a person would call it.
  public var name: String {
    switch self {
    case .upTo12: "up to iOS 12"
    case .from13To17: "iOS 13 to 17"
    case .from18: "iOS 18 and later"
    }
  }

  /// Orders by age.
  public static func < (lhs: OSGeneration, rhs: OSGeneration) -> Bool { lhs.rank < rhs.rank }

  private var rank: Int { Self.allCases.firstIndex(of: self) ?? 0 }
}
