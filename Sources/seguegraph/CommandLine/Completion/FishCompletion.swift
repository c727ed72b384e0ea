/// Completions for fish, made from the specifications.
enum FishCompletion {
  /// The script. It is a file in one of the folders of `fish_complete_path`, or stands behind `source`.
  static var script: String {
    """
    # Completions of \(Program.name) for fish; made by '\(Program.name) completions fish'.

    # Whether a command is typed; without a name: whether none is.
    function __\(Program.name)_command
      set -l words (commandline -opc)
      if test (count $argv) -eq 0
        test (count $words) -eq 1
      else
        test (count $words) -gt 1; and test $words[2] = $argv[1]
      end
    end

    # Some of some words, separated by commas.
    function __\(Program.name)_list
      set -l typed (commandline -ct | string replace -r '^--[^=]*=' '')
      set -l before (string match -r '^.*,' -- $typed)
      printf '%s\\n' "$before"$argv
    end

    # One of some words, behind which '=' and a file may stand.
    function __\(Program.name)_words_with_file
      set -l typed (commandline -ct | string replace -r '^--[^=]*=' '')
      set -l before (string match -r '^[^=]*=' -- $typed)
      if test -n "$before"
        for file in (__fish_complete_path (string replace -r '^[^=]*=' '' -- $typed))
          printf '%s\\n' $before$file
        end
      else
        printf '%s\\n' $argv
      end
    end

    complete -c \(Program.name) -f
    \(overview.map { "\($0)\n" }.joined())\(CommandCatalogue.all.map { page($0.specification) }.joined())
    """
  }

  private static var overview: [String] {
    let condition = "-n __\(Program.name)_command"
    return CommandCatalogue.all.map { command in
      let summary = command.specification.summary
      return "complete -c \(Program.name) \(condition) -a \(command.specification.name) -d "
        + quoted(summary.hasSuffix(".") ? String(summary.dropLast()) : summary)
    } + CommandCatalogue.globalOptions.map { row($0, condition) }
  }

  /// What follows a command.
  private static func page(_ command: CommandSpecification) -> String {
    let condition = "-n '__\(Program.name)_command \(command.name)'"
    let operands =
      command.operandWords.isEmpty ? "-F" : "-a \(quoted(command.operandWords.joined(separator: " ")))"
    let rows = command.options.map { row($0, condition) } + ["complete -c \(Program.name) \(condition) \(operands)"]
    return "\n" + rows.map { "\($0)\n" }.joined()
  }

  private static func row(_ option: OptionSpecification, _ condition: String) -> String {
    var words = ["complete -c \(Program.name)", condition, "-l \(option.name)"]
    if let letter = option.letter { words.append("-s \(letter)") }
    if let completion = option.completion { words.append(value(completion)) }
    return (words + ["-d \(quoted(option.shortHelp))"]).joined(separator: " ")
  }

  private static func value(_ completion: ValueCompletion) -> String {
    switch completion {
    case .anything: "-x"
    case .words(let words): "-x -a \(quoted(words.joined(separator: " ")))"
    case .wordList(let words): "-x -a \(quoted("(__\(Program.name)_list \(words.joined(separator: " ")))"))"
    case .wordsWithFile(let words):
      "-x -a \(quoted("(__\(Program.name)_words_with_file \(words.joined(separator: " ")))"))"
    case .file: "-r -F"
    case .folder: "-x -a '(__fish_complete_directories (commandline -ct))'"
    }
  }

  /// A text between single quotes, in which fish takes a backslash for one of its own.
  private static func quoted(_ text: String) -> String {
    "'\(String(text.flatMap { $0 == "'" || $0 == "\\" ? ["\\", $0] : [$0] }))'"
  }
}
