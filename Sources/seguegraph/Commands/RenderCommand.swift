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

  private static let nothing = "nothing stands out: what --highlight names is not found in this project"

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
    options = try RenderOptions(arguments, linkTemplate: input.options.configuration.linkTemplate)
  }

  func run() throws -> ExitStatus {
    Drawing.prepareInBackground(for: format)
    let ((drawing, warnings), status) = try input.process("Drawing") { project in
      let findsAnything = showsFindings || options.highlightsFindings
      let context =
        findsAnything || options.drawsEnvironment
        ? AnalysisContext(
          graph: project.graph, findsWitnesses: options.highlightsFindings, limits: input.options.limits)
        : nil
      var drawingOptions = try options.drawingOptions(for: project, context)
      let findings = findsAnything ? context.map(input.options.analyzer.findings) ?? [] : []
      let highlighted = try options.highlighted(findings)
      if !highlighted.isEmpty { drawingOptions.highlight = Highlight(highlighted, in: project.graph) }
      let drawing = try Drawing(
        graph: project.graph, findings: showsFindings ? findings : highlighted, options: drawingOptions
      ).render(as: format)
      let isPlain = options.highlightsFindings && highlighted.isEmpty
      return (drawing, drawing.warnings + (isPlain ? [Self.nothing] : []))
    }
    warnings.forEach(input.warn)
    try output.write(drawing.bytes, status: status)
    return status
  }
}
