import Configuration

/// `seguegraph config`: what the configuration comes to.
struct ConfigCommand: Command {
  private static let schema = OptionSpecification(
    name: "schema", help: "Print the JSON schema of the configuration instead, for editors.")

  static let specification = CommandSpecification(
    name: "config",
    summary: "Print the configuration that is in effect.",
    operands: CommonOptions.pathOperands,
    discussion: ["Every key is there, with what the file, the command line or nobody asks for."],
    options: [schema] + ConfigurationOptions.all + [CommonOptions.output, CommonOptions.help])

  private let output: Output
  private let text: String

  init(_ arguments: ParsedArguments) throws {
    output = try Output(arguments.last(CommonOptions.output.name))
    guard !arguments.has(Self.schema.name) else {
      text = ConfigurationSchema.text
      return
    }
    let options = try ConfigurationOptions(arguments, paths: arguments.operands)
    let origin = options.configuration.file.map { "From \($0)" } ?? "No \(ConfigurationFile.name) was found"
    text =
      "# \(origin); docs/configuration.md describes the keys.\n" + ConfigurationText.effective(options.configuration)
  }

  func run() throws -> ExitStatus {
    try output.write(Array(text.utf8), status: .success)
    return .success
  }
}
