import NavigationModel

/// How bad a finding is.
public enum Severity: String, Codable, Sendable, CaseIterable, Comparable {
  /// Worth knowing.
  case note
  /// A user is likely to be hindered.
  case warning
  /// A user is stuck, or the app crashes.
  case error

  /// Orders note, warning, error.
  public static func < (lhs: Severity, rhs: Severity) -> Bool { lhs.rank < rhs.rank }

  private var rank: Int { Self.allCases.firstIndex(of: self) ?? 0 }
}

/// One step of the way that leads a user into a finding.
public struct WitnessStep: Hashable, Sendable {
  /// The scene the user is in after the step.
  public var scene: SceneID?
  /// The transition taken.
  public var transition: String?
  /// What happens, in plain words.
  public var text: String
  /// Where it is written.
  public var location: SourceLocation?

  /// Makes a step.
  public init(scene: SceneID?, transition: String? = nil, text: String, location: SourceLocation? = nil) {
    self.scene = scene
    self.transition = transition
    self.text = text
    self.location = location
  }
}

/// Something a rule found.
public struct Finding: Hashable, Sendable {
  /// The rule's id.
  public var rule: String
  /// How bad it is.
  public var severity: Severity
  /// How sure it is.
  public var confidence: Confidence
  /// What is wrong and what to do, naming scene, class and object.
  public var message: String
  /// Where to look first.
  public var location: SourceLocation
  /// The scene it is about.
  public var scene: SceneID?
  /// The transition it is about.
  public var transition: String?
  /// The environments in which it holds; empty where they do not matter.
  public var environments: [Environment]
  /// The generations of the system in which it holds; empty where they do not matter.
  public var osVersions: [OSGeneration]
  /// The way that leads into it, from an entry point.
  public var witness: [WitnessStep]
  /// That it is to be left alone, where somebody wrote so.
  public var suppression: InSourceSuppression?

  /// Makes a finding.
  public init(
    rule: String, severity: Severity, confidence: Confidence = .certain, message: String, location: SourceLocation,
    scene: SceneID? = nil, transition: String? = nil, environments: [Environment] = [],
    osVersions: [OSGeneration] = [], witness: [WitnessStep] = []
  ) {
    self.rule = rule
    self.severity = severity
    self.confidence = confidence
    self.message = message
    self.location = location
    self.scene = scene
    self.transition = transition
    self.environments = environments
    self.osVersions = osVersions
    self.witness = witness
  }

  /// A name that stays the same when lines move: made of rule, file, scene, transition and message, not of positions.
  public var fingerprint: String {
    let parts = [rule, location.file, scene?.rawValue ?? "", transition ?? "", message]
    // FNV-1a, 64 bits: stable over runs and machines, unlike Hasher.
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    for byte in parts.joined(separator: "\u{1F}").utf8 {
      hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3
    }
    let text = String(hash, radix: 16)
    return String(repeating: "0", count: 16 - text.count) + text
  }
}

extension Finding: Comparable {
  /// Orders by location, rule, scene, transition and message.
  public static func < (lhs: Finding, rhs: Finding) -> Bool { lhs.key < rhs.key }

  private var key: (SourceLocation, String, String, String, String) {
    (location, rule, scene?.rawValue ?? "", transition ?? "", message)
  }
}
