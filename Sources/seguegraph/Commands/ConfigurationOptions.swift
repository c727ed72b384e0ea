import Analysis
import Configuration
import Glibc
import NavigationModel
import ProjectLoading

/// The configuration of the project that a command reads, with what the command line says instead.
struct ConfigurationOptions {
  static let file = OptionSpecification(
    name: "config", argument: .file("FILE"),
    help:
      "Read the configuration FILE, whose paths and patterns then start in the present folder. Default: the nearest "
      + "\(ConfigurationFile.name) in the folder that is read or above it, within its repository.")
  static let none = OptionSpecification(name: "no-config", help: "Read no configuration.")
  static let set = OptionSpecification(
    name: "set", argument: .text("KEY=VALUE"), takesSeveral: true,
    help: "Set a key of the configuration, as in --set 'rules.disable=[dead_segue]'. May be repeated.")

  /// All of them, in the order of the help text.
  static let all = [file, none, set]

  /// What is asked for.
  private(set) var configuration: Configuration
  /// The absolute path of the folder that is read.
  let root: String
  /// The absolute path of the folder that paths and patterns start in.
  let folder: String

  /// Reads the configuration of a project.
  init(_ arguments: ParsedArguments, paths: [String]) throws {
    root = try ProjectLoader.root(of: paths)
    let present = Self.presentFolder
    var configuration = Configuration()
    var folder = present
    if arguments.has(Self.none.name) {
      if arguments.has(Self.file.name) { throw UsageError.contradiction("--config", "--no-config") }
    } else if let file = arguments.last(Self.file.name) {
      configuration = try ConfigurationFile.read(file, shown: file)
    } else if let path = ConfigurationFile.nearest(to: root) {
      folder = Output.folder(of: path)
      let shown = PathPrefix.from(present, to: folder) + ConfigurationFile.name
      configuration = try ConfigurationFile.read(path, shown: shown)
    }
    // The graph names files below its root only.
    configuration.moveLocations(to: folder == root ? configuration.file.map(Self.name) ?? "" : "")
    for setting in arguments.all(Self.set.name) {
      try ConfigurationReader(option: "--set \(setting)").read(setting: setting, into: &configuration)
    }
    self.folder = folder
    configuration.rules.pathPrefix = Self.prefix(from: folder, to: root)
    self.configuration = configuration
  }

  /// What leads from the folder of a configuration to one that it applies to; `nil` where that is elsewhere.
  static func prefix(from folder: String, to root: String) -> String? {
    let prefix = PathPrefix.from(folder, to: root)
    return prefix.hasPrefix("../") ? nil : prefix
  }

  /// A path of the configuration, from the present folder.
  func path(_ written: String) -> String {
    written.hasPrefix("/") ? written : PathPrefix.from(Self.presentFolder, to: folder) + written
  }

  /// Which files are read.
  var choice: FileChoice {
    FileChoice(
      included: configuration.included, excluded: configuration.excluded,
      prefix: Self.prefix(from: folder, to: root))
  }

  /// The environments that count.
  var limits: EnvironmentLimits {
    EnvironmentLimits(environments: configuration.environments, generations: configuration.osVersions)
  }

  /// What analyses the project as it is asked for.
  var analyzer: Analyzer {
    var analyzer = Analyzer(rules: configuration.rules.rules)
    analyzer.settings = configuration.rules
    analyzer.limits = limits
    return analyzer
  }

  /// What is to be said of a configuration that fits no longer: names of scenes that there are none of.
  func doubts(about graph: NavigationGraph) -> [String] {
    let named = configuration.idioms.entryPoints + configuration.idioms.deepLinks
    let options = configuration.rules.options.sorted { $0.key < $1.key }.flatMap(\.value.scenes)
    let lookup = SceneLookup(graph)
    return (named.map(\.name) + options).filter { lookup.scenes(called: $0).isEmpty }.map { name in
      let advice = lookup.closest(to: name).map { "; did you mean '\($0)'?" } ?? ""
      return "the configuration names a scene '\(name)', and none is called so\(advice)"
    }
  }

  private static func name(_ path: String) -> String { path.split(separator: "/").last.map(String.init) ?? path }

  private static var presentFolder: String {
    guard let present = realpath(".", nil) else { return "/" }
    defer { free(present) }
    return String(cString: present)
  }
}

extension Configuration {
  /// Locations are told like those of the project: from its root, or not at all.
  fileprivate mutating func moveLocations(to file: String) {
    for index in idioms.entryPoints.indices { idioms.entryPoints[index].location.file = file }
    for index in idioms.deepLinks.indices { idioms.deepLinks[index].location.file = file }
  }
}
