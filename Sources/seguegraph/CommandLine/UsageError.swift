/// What is wrong with a command line, and what would be right.
enum UsageError: Error, Hashable {
  case missingCommand
  case unknownCommand(String, closest: String?)
  case unknownOption(String, command: String?, closest: String?)
  case missingValue(String, command: String?)
  case unwantedValue(String, command: String?)
  case notANumber(option: String, value: String)
  case missingFile(option: String, value: String)
  case sharedOutput(first: String, second: String, output: String, cure: String)
  case uselessOutput
  case contradiction(String, String)
  case severalProjects
  case noShell(String?, known: [String])
  case unwantedOperand(String, command: String)
  case unknownValue(option: String, value: String, allowed: [String], closest: String?)
  case noVersion(option: String, value: String)
  case unknownRule(String, closest: String?)
  case unknownFinding(String, closest: String?)
  case unknownScene(String, closest: String?)
  case missingScene(String, command: String)
  case ambiguousScene(String, choices: [String])
  case unknownEnding(String, allowed: [String])
  case binaryOnTerminal(format: String)
}

extension UsageError: CustomStringConvertible {
  /// One line that says what to do.
  var description: String {
    switch self {
    case .missingCommand:
      "which command? \(Self.list(CommandCatalogue.names)); see 'seguegraph --help'"
    case .unknownCommand(let name, let closest):
      "unknown command '\(name)'; \(Self.advice(closest) ?? "see 'seguegraph --help'")"
    case .unknownOption(let option, let command, let closest):
      "unknown option '\(option)'; \(Self.advice(closest) ?? Self.help(command))"
    case .missingValue(let option, let command):
      "option '\(option)' wants a value; \(Self.help(command))"
    case .unwantedValue(let option, let command):
      "option '\(option)' takes no value; \(Self.help(command))"
    case .notANumber(let option, let value):
      "'--\(option)' wants a whole number from 0 on, not '\(value)'"
    case .missingFile(let option, let value):
      "'--\(option) \(value)' names no file; write it behind the '='"
    case .sharedOutput(let first, let second, let output, let cure):
      "'\(first)' and '\(second)' would both be written \(output); give one a file of its own: \(cure)"
    case .uselessOutput:
      "'--output' has nothing to write: each reporter names a file of its own"
    case .contradiction(let first, let second):
      "'\(first)' and '\(second)' contradict each other; give one of them"
    case .severalProjects:
      "'init' takes one folder; it gets a configuration of its own"
    case .noShell(nil, let known):
      "which shell? \(Self.list(known)); see 'seguegraph completions --help'"
    case .noShell(let shell?, let known):
      "there are no completions for '\(shell)'; name \(Self.list(known))"
    case .unwantedOperand(let operand, let command):
      "'\(command)' takes no '\(operand)'; \(Self.help(command))"
    case .unknownValue(let option, let value, let allowed, let closest):
      "'--\(option)' does not know '\(value)'; \(Self.advice(closest) ?? "it takes \(Self.list(allowed))")"
    case .unknownRule(let rule, let closest):
      "unknown rule '\(rule)'; \(Self.advice(closest) ?? "'seguegraph rules' lists them")"
    case .noVersion(let option, let value):
      "'--\(option)' wants a version of iOS such as 17, not '\(value)'"
    case .unknownFinding(let name, let closest):
      "no rule and no finding is called '\(name)'; "
        + (Self.advice(closest) ?? "'seguegraph rules' lists the rules, 'analyze --reporter json' the fingerprints")
    case .unknownScene(let name, let closest):
      "no scene has the id, class, identifier, title or label '\(name)'; "
        + (Self.advice(closest) ?? "'seguegraph export' lists them")
    case .missingScene(let argument, let command):
      "which scene? name it as \(argument); \(Self.help(command))"
    case .ambiguousScene(let name, let choices):
      "\(choices.count) scenes are called '\(name)'; name one by its id:"
    case .unknownEnding(let file, let allowed):
      "the ending of '\(file)' is no format; name one with --format (\(allowed.joined(separator: ", ")))"
    case .binaryOnTerminal(let format):
      "\(format) is nothing for a terminal; name a file with --output"
    }
  }

  /// What stands below that line, each element on a line of its own.
  var details: [String] {
    guard case .ambiguousScene(_, let choices) = self else { return [] }
    let most = 20
    return choices.prefix(most) + (choices.count > most ? ["and \(choices.count - most) more"] : [])
  }

  private static func advice(_ closest: String?) -> String? { closest.map { "did you mean '\($0)'?" } }

  private static func help(_ command: String?) -> String {
    "see 'seguegraph \(command.map { "\($0) " } ?? "")--help'"
  }

  private static func list(_ words: [String]) -> String {
    guard let last = words.last, words.count > 1 else { return words.first ?? "nothing" }
    return "\(words.dropLast().joined(separator: ", ")) or \(last)"
  }
}
