import Analysis
import Diagram
import NavigationModel

/// `seguegraph render`: the drawing.
struct RenderCommand: Command {
  static let specification = CommandSpecification(
    name: "render",
    summary: "Draw the navigation of an app.",
    operands: CommonOptions.pathOperands,
    discussion: [CommonOptions.pathDiscussion],
    options: RenderOptions.all + CommonOptions.reading)

  private let input: ProjectInput
  private let output: Output
  private let format: DrawingFormat
  private let showsFindings: Bool
  private let options: RenderOptions

  init(_ arguments: ParsedArguments) throws {
    input = try ProjectInput(arguments)
    output = try Output(arguments.last(CommonOptions.output.name))
    let name =
      try arguments.last(RenderOptions.format.name)
      ?? FormatName.ofFile(
        arguments.last(CommonOptions.output.name), among: DrawingFormat.allCases.map(\.rawValue))
    format = name.flatMap(DrawingFormat.init) ?? .svg
    if output.isTerminal, format == .png || format == .pdf {
      throw UsageError.binaryOnTerminal(format: format.rawValue)
    }
    showsFindings = !arguments.has(RenderOptions.noFindings.name)
    options = RenderOptions(arguments, linkTemplate: input.options.configuration.linkTemplate)
  }

  func run() throws -> ExitStatus {
    Drawing.prepareInBackground(for: format)
    let (drawing, status) = try input.process("Drawing") { project in
      let drawingOptions = try options.drawingOptions(for: project)
      var analyzer = input.options.analyzer
      analyzer.findsWitnesses = false
      let findings = showsFindings ? analyzer.findings(in: project.graph) : []
      return try Drawing(graph: project.graph, findings: findings, options: drawingOptions).render(as: format)
    }
    drawing.warnings.forEach(input.warn)
    try output.write(drawing.bytes, status: status)
    return status
  }
}
