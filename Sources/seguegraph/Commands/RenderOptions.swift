import Analysis
import Diagram
import NavigationModel
import ProjectLoading

/// What `seguegraph render` takes beyond the common options.
struct RenderOptions {
  static let format = OptionSpecification(
    name: "format", argument: .choice("FORMAT", of: DrawingFormat.allCases.map(\.rawValue)),
    help: "The form of the drawing. Default: by the ending of the output file, else svg.")
  static let focus = OptionSpecification(
    name: "focus", argument: .text("SCENE"), takesSeveral: true,
    help: "Draw only what is around a scene, named by its id, object id, class, storyboard identifier, title or label. "
      + "May be repeated.")
  static let depth = OptionSpecification(
    name: "depth", argument: .number("N"), help: "How many steps around the scenes of --focus are drawn. Default: 2.")
  static let hide = OptionSpecification(
    name: "hide", argument: .text("KIND", suggestions: TransitionKind.usual.map(\.rawValue)), takesSeveral: true,
    help: "Leave out the transitions of a kind, such as unwind or embed. May be repeated.")
  static let rankDirection = OptionSpecification(
    name: "rankdir", argument: .choice("DIR", of: RankDirection.names.map(\.name)),
    help: "Where the arrows lead. Default: auto.")
  static let engine = OptionSpecification(
    name: "engine", argument: .choice("NAME", of: ["dot", "neato", "fdp", "sfdp", "twopi", "circo", "osage"]),
    help: "The layout engine of Graphviz. Default: dot.")
  static let linkTemplate = OptionSpecification(
    name: "link-template", argument: .text("URL"),
    help: "Link scenes and arrows to their source; {file}, {line} and {column} are replaced.")
  static let noLegend = OptionSpecification(name: "no-legend", help: "Leave out the legend.")
  static let launchScreens = OptionSpecification(name: "launch-screens", help: "Draw launch screens, too.")
  static let system = OptionSpecification(
    name: "show-system", help: "Draw controllers of the system, such as alerts, as scenes of their own.")
  static let sizeClass = OptionSpecification(
    name: "size-class", argument: .choice("PAIR", of: Environment.allCases.map(\.rawValue)),
    help: "Draw what UIKit makes of the app in a pair of size classes, width then height: what is pushed, a sheet, a "
      + "popover or full screen there.")
  static let os = OptionSpecification(
    name: "os", argument: .text("VERSION"),
    help: "The version of iOS for --size-class, such as 17. Default: the latest. Without --size-class: CR.")
  static let highlight = OptionSpecification(
    name: "highlight", argument: .text("FINDING", suggestions: RuleCatalogue.all.map { $0.description.id }),
    takesSeveral: true,
    help: "Let what a rule finds, or the finding of a fingerprint, stand out with the way that leads there. May be "
      + "repeated.")
  static let noFindings = OptionSpecification(name: "no-findings", help: "Do not mark what 'analyze' finds.")

  /// All of them, in the order of the help text.
  static let all = [
    format, focus, depth, hide, sizeClass, os, highlight, rankDirection, engine, linkTemplate, noLegend, launchScreens,
    system, noFindings,
  ]

  private let arguments: ParsedArguments
  private let linkTemplate: String?
  /// The environment that is drawn, if one is asked for.
  private let environment: Environment?
  private let generation: OSGeneration

  /// Takes the options, and what links are without any.
  init(_ arguments: ParsedArguments, linkTemplate: String?) throws {
    self.arguments = arguments
    self.linkTemplate = linkTemplate
    let version = arguments.last(Self.os.name)
    guard let generation = version.map(OSGeneration.init(version:)) ?? .from18 else {
      throw UsageError.noVersion(option: Self.os.name, value: version ?? "")
    }
    self.generation = generation
    let pair = arguments.last(Self.sizeClass.name).flatMap(Environment.init)
    environment = pair ?? (version == nil ? nil : .compactRegular)
  }

  /// Whether one environment is drawn.
  var drawsEnvironment: Bool { environment != nil }

  /// Whether somebody asks for findings to stand out.
  var highlightsFindings: Bool { !arguments.all(Self.highlight.name).isEmpty }

  /// The findings that are to stand out.
  func highlighted(_ findings: [Finding]) throws -> [Finding] {
    try arguments.all(Self.highlight.name).flatMap { name in
      let found = findings.filter { $0.rule == name || $0.fingerprint == name }
      if found.isEmpty, RuleCatalogue.rule(name) == nil {
        let ids = RuleCatalogue.all.map { $0.description.id }
        throw UsageError.unknownFinding(name, closest: ClosestMatch.of(name, in: ids))
      }
      return found
    }
  }

  /// The options of the drawing; scenes and kinds can be looked up only once the project is known.
  func drawingOptions(for project: LoadedProject, _ context: AnalysisContext?) throws -> DrawingOptions {
    var options = DrawingOptions()
    if let context, let environment {
      options.environment = EnvironmentGraph(context, environment: environment, generation: generation)
    }
    options.title = project.name
    options.focus = try arguments.all(Self.focus.name).flatMap { try project.graph.scenes(called: $0) }
    options.hiddenKinds = try Set(arguments.all(Self.hide.name).map { try project.graph.transitionKind(called: $0) })
    if let depth = arguments.last(Self.depth.name).flatMap({ Int($0) }) { options.depth = depth }
    if let name = arguments.last(Self.rankDirection.name) {
      options.rankDirection = RankDirection.names.first { $0.name == name }?.direction ?? .automatic
    }
    if let engine = arguments.last(Self.engine.name) { options.engine = engine }
    options.linkTemplate = arguments.last(Self.linkTemplate.name) ?? linkTemplate
    options.showsLegend = !arguments.has(Self.noLegend.name)
    options.showsLaunchScreens = arguments.has(Self.launchScreens.name)
    options.showsSystemScenes = arguments.has(Self.system.name)
    return options
  }
}

extension RankDirection {
  /// What people type: the names of Graphviz.
  static let names: [(name: String, direction: RankDirection)] = [
    ("auto", .automatic), ("LR", .leftToRight), ("TB", .topToBottom),
  ]
}
