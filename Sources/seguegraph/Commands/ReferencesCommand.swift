import Analysis
import Reporting

/// `seguegraph references`: what shows a scene, and how it is left.
struct ReferencesCommand: Command {
  static let specification = CommandSpecification(
    name: "references",
    summary: "Tell what shows a scene, and how it is left.",
    operands: "SCENE \(CommonOptions.pathOperands)",
    discussion: [QueryOptions.sceneDiscussion, CommonOptions.pathDiscussion],
    options: [QueryOptions.format] + CommonOptions.reading)

  private let input: ProjectInput
  private let output: Output
  private let format: QueryOptions.Format
  private let name: String

  init(_ arguments: ParsedArguments) throws {
    guard let name = arguments.operands.first else {
      throw UsageError.missingScene("SCENE", command: Self.specification.name)
    }
    self.name = name
    var others = arguments
    others.operands.removeFirst()
    input = try ProjectInput(others)
    output = try Output(arguments.last(CommonOptions.output.name))
    format = QueryOptions.format(arguments)
  }

  func run() throws -> ExitStatus {
    let (report, status) = try input.process("Searching") { project in
      QueryReport(
        answers: try project.graph.scenesToAskAbout(called: name).map { SceneReferences(of: $0, in: project.graph) },
        pathPrefix: PathPrefix.fromPresentFolder(to: project.root), usesColor: output.showsColor)
    }
    try output.write(Array((format == .json ? report.json() : report.text()).utf8), status: status)
    return status
  }
}
