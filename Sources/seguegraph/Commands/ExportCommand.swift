import Diagram

/// `seguegraph export`: the graph for other programs.
struct ExportCommand: Command {
  private static let names = GraphExportCatalogue.all.map { $0.name }
  private static let format = OptionSpecification(
    name: "format", argument: .choice("FORMAT", of: names),
    help: "The form of the graph. Default: by the ending of the output file, else \(names[0]).")

  static let specification = CommandSpecification(
    name: "export",
    summary: "Write the navigation graph for other programs.",
    operands: CommonOptions.pathOperands,
    discussion: [CommonOptions.pathDiscussion],
    options: [format] + CommonOptions.reading)

  private let input: ProjectInput
  private let output: Output
  private let format: any GraphExport.Type

  init(_ arguments: ParsedArguments) throws {
    input = try ProjectInput(arguments)
    output = try Output(arguments.last(CommonOptions.output.name))
    let name =
      try arguments.last(Self.format.name)
      ?? FormatName.ofFile(
        arguments.last(CommonOptions.output.name), among: GraphExportCatalogue.all.map { $0.name })
    format = GraphExportCatalogue.all.first { $0.name == name } ?? GraphExportCatalogue.all[0]
  }

  func run() throws -> ExitStatus {
    let (bytes, status) = try input.process("Exporting") { try format.init().export($0.graph) }
    try output.write(bytes, status: status)
    return status
  }
}
