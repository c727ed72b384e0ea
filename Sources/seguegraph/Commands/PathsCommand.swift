import Analysis
import Reporting

/// `seguegraph paths`: how a user gets to a scene.
struct PathsCommand: Command {
  private static let target = OptionSpecification(
    name: "to", argument: .text("SCENE"), help: "The scene that the ways lead to.")
  private static let source = OptionSpecification(
    name: "from", argument: .text("SCENE"), help: "The scene that they start in. Default: where the app starts.")

  static let specification = CommandSpecification(
    name: "paths",
    summary: "Tell all shortest ways that lead a user to a scene.",
    operands: CommonOptions.pathOperands,
    discussion: [QueryOptions.sceneDiscussion, CommonOptions.pathDiscussion],
    options: [target, source, QueryOptions.format] + CommonOptions.reading)

  private let input: ProjectInput
  private let output: Output
  private let format: QueryOptions.Format
  private let target: String
  private let source: String?

  init(_ arguments: ParsedArguments) throws {
    guard let target = arguments.last(Self.target.name) else {
      throw UsageError.missingScene("--to SCENE", command: Self.specification.name)
    }
    self.target = target
    input = try ProjectInput(arguments)
    output = try Output(arguments.last(CommonOptions.output.name))
    format = QueryOptions.format(arguments)
    source = arguments.last(Self.source.name)
  }

  func run() throws -> ExitStatus {
    let (report, status) = try input.process("Searching") { project in
      let scenes = try project.graph.scenesToAskAbout(called: target)
      let sources = try source.map(project.graph.scenesToAskAbout) ?? []
      let search = ScenePathSearch(AnalysisContext(graph: project.graph, limits: input.options.limits))
      return QueryReport(
        answers: scenes.map { search.paths(to: $0, from: sources) },
        pathPrefix: PathPrefix.fromPresentFolder(to: project.root), usesColor: output.showsColor)
    }
    try output.write(Array((format == .json ? report.json() : report.text()).utf8), status: status)
    return status
  }
}
