/// A command of the program.
protocol Command: Sendable {
  /// What it is and takes.
  static var specification: CommandSpecification { get }
  /// Takes its options; anything that can be wrong about them is found here, before any work.
  init(_ arguments: ParsedArguments) throws
  /// Does it.
  func run() throws -> ExitStatus
}

/// All commands, one line each, and the options that stand alone.
enum CommandCatalogue {
  /// The commands, in the order of the help text.
  static let all: [any Command.Type] = [
    RenderCommand.self,
    AnalyzeCommand.self,
    SnapshotCommand.self,
    DiffCommand.self,
    ExportCommand.self,
    PathsCommand.self,
    ReferencesCommand.self,
    RulesCommand.self,
    ConfigCommand.self,
    InitCommand.self,
    CompletionsCommand.self,
    ManualCommand.self,
  ]

  /// The options that need no command.
  static let globalOptions = [
    CommonOptions.help,
    OptionSpecification(name: "version", help: "Print the version."),
  ]

  static var names: [String] { all.map { $0.specification.name } }

  /// The command with a name.
  static func command(_ name: String) -> (any Command.Type)? { all.first { $0.specification.name == name } }
}
