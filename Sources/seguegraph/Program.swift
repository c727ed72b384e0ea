import Analysis
import Diagram
import NavigationModel

/// The program: picks the command, runs it and turns what went wrong into one line and an exit status.
enum Program {
  static let name = "seguegraph"

  /// Runs a command line, without the program's own name.
  static func run(_ arguments: [String]) -> ExitStatus {
    Allocator.prepare()
    StandardStream.prepare()
    do {
      return try dispatch(arguments)
    } catch let error as ClosedPipe {
      // Whoever read our output has seen enough; that is no failure.
      return error.status
    } catch {
      Message.error("\(error)", details: (error as? UsageError)?.details ?? [])
      return .failure
    }
  }

  private static func dispatch(_ arguments: [String]) throws -> ExitStatus {
    guard let first = arguments.first else { throw UsageError.missingCommand }
    guard !first.hasPrefix("-") else {
      let parsed = try OptionScanner(CommandCatalogue.globalOptions, command: nil).scan(arguments)
      if parsed.has("help") { return try print(HelpText.overview()) }
      if parsed.has("version") { return try print("\(name) \(SegueGraphVersion.current)\n") }
      throw UsageError.missingCommand
    }
    guard let command = CommandCatalogue.command(first) else {
      throw UsageError.unknownCommand(first, closest: ClosestMatch.of(first, in: CommandCatalogue.names))
    }
    let specification = command.specification
    let parsed = try OptionScanner(specification.options, command: specification.name).scan(arguments.dropFirst())
    if parsed.has("help") { return try print(HelpText.page(of: specification)) }
    return try command.init(parsed).run()
  }

  private static func print(_ text: String) throws -> ExitStatus {
    try Output.standard.write(Array(text.utf8), status: .success)
    return .success
  }
}
