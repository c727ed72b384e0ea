import Analysis
import NavigationModel

/// The part of SARIF 2.1.0 that is written; the names are those of the standard.
struct SARIFLog: Encodable {
  var schema = "https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json"
  var version = "2.1.0"
  var runs: [Run]

  enum CodingKeys: String, CodingKey {
    case version, runs
    case schema = "$schema"
  }

  /// The name that stands for the folder that all paths are relative to.
  static let root = "%SRCROOT%"

  struct Run: Encodable {
    var tool: Tool
    var invocations: [Invocation]
    var originalUriBaseIds = [SARIFLog.root: URIBase()]
    /// Columns are counted in UTF-8, for which SARIF has no name; where only ASCII stands before a place it is the same.
    var columnKind = "utf16CodeUnits"
    var results: [Result]
  }

  struct URIBase: Encodable {
    var description = SARIFText(escaping: "The root of the repository, or else the folder of the analysis.")
  }

  struct Tool: Encodable {
    var driver: Driver
  }

  struct Driver: Encodable {
    var name = "SegueGraph"
    var version: String
    var semanticVersion: String
    var rules: [Rule]
  }

  /// How the run went.
  struct Invocation: Encodable {
    var executionSuccessful: Bool
    var toolExecutionNotifications: [Notification]?
  }

  /// A file that could not be read, or something that was assumed.
  struct Notification: Encodable {
    var level: Level
    var message: SARIFText
    var locations: [Location]
  }

  struct Rule: Encodable {
    var id: String
    var name: String
    var shortDescription: SARIFText
    var fullDescription: SARIFText
    var help: SARIFHelp
    var defaultConfiguration: Configuration
  }

  struct Configuration: Encodable {
    var level: Level
  }

  enum Level: String, Encodable {
    case error, warning, note

    init(_ severity: Severity) {
      switch severity {
      case .error: self = .error
      case .warning: self = .warning
      case .note: self = .note
      }
    }

    init(_ severity: Diagnostic.Severity) {
      switch severity {
      case .error: self = .error
      case .warning: self = .warning
      case .note: self = .note
      }
    }
  }

  struct Result: Encodable {
    var ruleId: String
    var ruleIndex: Int?
    var level: Level
    var message: SARIFText
    var locations: [Location]
    var codeFlows: [CodeFlow]?
    var partialFingerprints: [String: String]
    /// Empty where it is not suppressed: SARIF wants all results of a run to have it, or none.
    var suppressions: [Suppression]?
    var properties: Properties
  }

  /// That somebody wrote where the thing is that it is to be left alone.
  struct Suppression: Encodable {
    var kind = "inSource"
    var status = "accepted"
    var justification: String?
    var location: Location
  }

  struct CodeFlow: Encodable {
    var threadFlows: [ThreadFlow]
  }

  struct ThreadFlow: Encodable {
    var locations: [FlowLocation]
  }

  struct FlowLocation: Encodable {
    var location: Location
  }

  /// What SARIF has no word for.
  struct Properties: Encodable {
    var confidence: Confidence
    var transition: String?
    var environments: [Environment]
    var osVersions: [OSGeneration]
  }
}

extension SARIFLog {
  struct Location: Encodable {
    var physicalLocation: PhysicalLocation
    var logicalLocations: [LogicalLocation]?
    var message: SARIFText?

    init(_ location: SourceLocation, logical: [LogicalLocation]? = nil, message: SARIFText? = nil) {
      physicalLocation = PhysicalLocation(
        artifactLocation: ArtifactLocation(uri: URIText.relativePath(location.file)),
        // Services want a line; what concerns a whole file is at its first one.
        region: Region(startLine: location.line ?? 1, startColumn: location.column))
      logicalLocations = logical
      self.message = message
    }
  }

  struct PhysicalLocation: Encodable {
    var artifactLocation: ArtifactLocation
    var region: Region
  }

  struct ArtifactLocation: Encodable {
    var uri: String
    var uriBaseId = SARIFLog.root
  }

  struct Region: Encodable {
    var startLine: Int
    var startColumn: Int?
  }

  /// The scene that a finding is about.
  struct LogicalLocation: Encodable {
    var fullyQualifiedName: String
    var kind = "scene"

    init(_ scene: SceneID) { fullyQualifiedName = scene.rawValue }
  }
}

/// A message in plain text.
struct SARIFText: Encodable {
  var text: String

  /// Takes any text: braces are doubled, because SARIF puts arguments in place of `{0}`, and a bracket that would make a link
  /// of what stands before it gets a backslash.
  init(escaping text: String) {
    var result = ""
    var last: Character?
    for character in text {
      switch character {
      case "{": result += "{{"
      case "}": result += "}}"
      case "(" where last == "]":
        result.removeLast()
        result += "\\]("
      default: result.append(character)
      }
      last = character
    }
    self.text = result
  }
}

/// The page of a rule: Markdown, and the same as plain text for those that show none.
struct SARIFHelp: Encodable {
  var text: String
  var markdown: String

  /// Takes Markdown.
  init(escaping markdown: String) {
    text = SARIFText(escaping: markdown).text
    self.markdown = markdown.reduce(into: "") { result, character in
      result += character == "{" ? "{{" : character == "}" ? "}}" : String(character)
    }
  }
}

/// Paths as relative references of RFC 3986.
enum URIText {
  /// A path with `/`; all but unreserved characters is written as bytes, so that no name looks like a scheme or a query.
  static func relativePath(_ path: String) -> String {
    path.utf8.reduce(into: "") { result, byte in
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: "_"),
        UInt8(ascii: "~"), UInt8(ascii: "/"):
        result.unicodeScalars.append(Unicode.Scalar(byte))
      default:
        let digits = String(byte, radix: 16, uppercase: true)
        result += "%" + (digits.count == 1 ? "0" : "") + digits
      }
    }
  }
}
