/// `seguegraph completions`: what shells read to complete command lines.
struct CompletionsCommand: Command {
  static let specification = CommandSpecification(
    name: "completions",
    summary: "Print the completions for a shell.",
    operands: Shell.allCases.map(\.rawValue).joined(separator: "|"),
    operandWords: Shell.allCases.map(\.rawValue),
    discussion: [
      "For this session: 'source <(\(Program.name) completions bash)', the same with zsh, or "
        + "'\(Program.name) completions fish | source'. 'make install' and the package put them where shells look."
    ],
    options: [CommonOptions.output, CommonOptions.help])

  private let output: Output
  private let shell: Shell

  init(_ arguments: ParsedArguments) throws {
    let known = Shell.allCases.map(\.rawValue)
    guard let name = arguments.operands.first, let shell = Shell(rawValue: name) else {
      throw UsageError.noShell(arguments.operands.first, known: known)
    }
    if arguments.operands.count > 1 {
      throw UsageError.unwantedOperand(arguments.operands[1], command: Self.specification.name)
    }
    self.shell = shell
    output = try Output(arguments.last(CommonOptions.output.name))
  }

  func run() throws -> ExitStatus {
    try output.write(Array(shell.completions.utf8), status: .success)
    return .success
  }
}
