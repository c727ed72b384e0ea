/// What a target of the project says about where its code runs; decides which environments are judged.
public struct AppTarget: Hashable, Codable, Sendable, Identifiable {
  /// The devices an iOS target runs on (`TARGETED_DEVICE_FAMILY`).
  public enum DeviceFamily: Int, Codable, Sendable, Comparable {
    /// iPhone and iPod touch.
    case iPhone = 1
    /// iPad.
    case iPad = 2

    /// Orders by the build setting's number.
    public static func < (lhs: DeviceFamily, rhs: DeviceFamily) -> Bool { lhs.rawValue < rhs.rawValue }
  }

  /// `<project path>:<target name>`, or the root folder's name where there is no project file.
  public var id: String
  /// The target's name.
  public var name: String
  /// The product module name, against which `customModule` is held.
  public var moduleName: String?
  /// The platform.
  public var platform: Platform
  /// The deployment target, major version first; `nil` where nothing says it.
  public var deploymentTarget: String?
  /// The devices; empty where nothing says it.
  public var deviceFamilies: [DeviceFamily]
  /// Whether an iPhone may be turned to landscape; `nil` where nothing says it.
  public var supportsLandscapeOnPhone: Bool?
  /// The documents that belong to it, sorted.
  public var documents: [String]

  /// Makes a target.
  public init(
    id: String, name: String, moduleName: String? = nil, platform: Platform = .iOS, deploymentTarget: String? = nil,
    deviceFamilies: [DeviceFamily] = [], supportsLandscapeOnPhone: Bool? = nil, documents: [String] = []
  ) {
    self.id = id
    self.name = name
    self.moduleName = moduleName
    self.platform = platform
    self.deploymentTarget = deploymentTarget
    self.deviceFamilies = deviceFamilies
    self.supportsLandscapeOnPhone = supportsLandscapeOnPhone
    self.documents = documents
  }
}
