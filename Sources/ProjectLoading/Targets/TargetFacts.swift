import NavigationModel

/// What product type and build settings say about where a target runs.
struct TargetFacts {
  let platform: Platform
  /// Whether it is the part of a watch app that has the interface.
  let isWatchApp: Bool

  private struct Row {
    var platform: Platform
    var sdk: String
    var deploymentSetting: String
  }

  /// A target for several platforms is judged as the first of these: iPhone and iPad have the most rules.
  private static let rows = [
    Row(platform: .iOS, sdk: "iphoneos", deploymentSetting: "IPHONEOS_DEPLOYMENT_TARGET"),
    Row(platform: .macOS, sdk: "macosx", deploymentSetting: "MACOSX_DEPLOYMENT_TARGET"),
    Row(platform: .tvOS, sdk: "appletvos", deploymentSetting: "TVOS_DEPLOYMENT_TARGET"),
    Row(platform: .watchOS, sdk: "watchos", deploymentSetting: "WATCHOS_DEPLOYMENT_TARGET"),
  ]

  init(_ target: XcodeProject.Target) {
    let settings = target.configurations.first
    let type = target.productType
    platform = type.contains("watch") ? .watchOS : Self.platform(settings)
    let isApplication = type.contains("application") && !type.hasSuffix("-container")
    isWatchApp = platform == .watchOS && isApplication
  }

  private static func platform(_ settings: BuildSettings?) -> Platform {
    guard let settings else { return .iOS }
    let root = (settings["SDKROOT"] ?? "").lowercased()
    let supported = settings["SUPPORTED_PLATFORMS"] ?? ""
    if let row = rows.first(where: { root.contains($0.sdk) }) {
      // The SDK is only the first choice where the target is for several platforms.
      let isForSeveral = supported.contains(row.sdk)
      return isForSeveral ? rows.first { supported.contains($0.sdk) }?.platform ?? row.platform : row.platform
    }
    if let row = rows.first(where: { supported.contains($0.sdk) }) { return row.platform }
    return rows.first { settings[$0.deploymentSetting] != nil }?.platform ?? .iOS
  }

  private var row: Row? { Self.rows.first { $0.platform == platform } }

  /// The SDKs for which conditional settings hold.
  var sdks: [String] { row.map { [$0.sdk] } ?? [] }

  /// The setting with the deployment target.
  var deploymentSetting: String { row?.deploymentSetting ?? "" }

  /// `TARGETED_DEVICE_FAMILY` of an iOS target.
  func deviceFamilies(_ settings: BuildSettings?) -> [AppTarget.DeviceFamily] {
    guard platform == .iOS, let written = settings?["TARGETED_DEVICE_FAMILY"] else { return [] }
    let numbers = written.split { $0 == "," || $0.isWhitespace }.compactMap { Int($0) }
    return Set(numbers.compactMap(AppTarget.DeviceFamily.init(rawValue:))).sorted()
  }
}
