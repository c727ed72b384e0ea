/// `seguegraph man`: the manual page.
struct ManualCommand: Command {
  static let specification = CommandSpecification(
    name: "man",
    summary: "Print the manual page.",
    operands: "",
    discussion: [
      "To read it: '\(Program.name) man | man -l -'. 'make install' and the package put it where man looks."
    ],
    options: [CommonOptions.output, CommonOptions.help])

  private let output: Output

  init(_ arguments: ParsedArguments) throws {
    if let operand = arguments.operands.first {
      throw UsageError.unwantedOperand(operand, command: Self.specification.name)
    }
    output = try Output(arguments.last(CommonOptions.output.name))
  }

  func run() throws -> ExitStatus {
    try output.write(Array(ManualPage.text.utf8), status: .success)
    return .success
  }
}
