import NavigationModel

/// The files of a project that say something about navigation, each list sorted by path.
public struct FoundFiles: Hashable, Sendable {
  /// Storyboards and xibs.
  public var documents: [FoundDocument] = []
  /// Property lists that may describe a bundle (`Info.plist`, `App-Info.plist`).
  public var propertyLists: [String] = []
  /// Folders that end in `.xcodeproj` and hold a `project.pbxproj`.
  public var projects: [String] = []
  /// Build configuration files.
  public var configurations: [String] = []
  /// Swift and Objective-C files, with headers.
  public var sources: [String] = []

  /// Makes an empty list.
  public init() {}
}

extension FoundFiles {
  /// Whether a file of this name says something about navigation.
  package static func mayHold(_ name: String) -> Bool {
    Array(name.utf8).withUnsafeBufferPointer { Kind(name: $0) != nil }
  }

  /// What a file is taken for.
  enum Kind {
    case document, propertyList, project, configuration, source

    /// Decides by the name alone, given as bytes because most names in a tree are of no interest.
    init?(name: UnsafeBufferPointer<UInt8>) {
      guard let dot = name.lastIndex(of: 0x2E), name.count - dot <= 11 else { return nil }
      let suffix = String(decoding: name[(dot + 1)...], as: UTF8.self).lowercased()
      switch suffix {
      case "storyboard", "xib": self = .document
      case "swift", "m", "mm", "h", "pch": self = .source
      case "xcconfig": self = .configuration
      case "pbxproj": self = .project
      case "plist":
        let stem = String(decoding: name[..<dot], as: UTF8.self).lowercased()
        guard stem.hasPrefix("info") || stem.hasSuffix("info") else { return nil }
        self = .propertyList
      default: return nil
      }
    }

    /// How bad it is if the file cannot be read: without one source file the graph is less certain, and still whole.
    var severityIfMissing: Diagnostic.Severity { self == .source ? .warning : .error }
  }

  mutating func append(_ path: String, as kind: Kind) {
    switch kind {
    case .document: if let document = FoundDocument(path: path) { documents.append(document) }
    case .propertyList: propertyLists.append(path)
    case .configuration: configurations.append(path)
    case .source: sources.append(path)
    case .project: if path.folderPart.hasSuffix(".xcodeproj") { projects.append(path.folderPart) }
    }
  }

  /// Every path of every list.
  var paths: [String] { documents.map(\.path) + propertyLists + projects + configurations + sources }

  /// Sorts every list and takes out what was found twice through overlapping paths.
  mutating func sort() {
    propertyLists = Set(propertyLists).sorted()
    projects = Set(projects).sorted()
    configurations = Set(configurations).sorted()
    sources = Set(sources).sorted()
    documents = Set(documents).sorted { $0.path < $1.path }
  }
}
