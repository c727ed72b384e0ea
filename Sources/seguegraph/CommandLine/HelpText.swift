/// The help texts, made from the specifications.
enum HelpText {
  private static let width = 80

  /// What the program is.
  static let summary =
    "SegueGraph reads the navigation of an iOS project as it lies on disk, and draws, checks or exports it."

  /// What the numbers mean that the program ends with.
  static let exitStatuses = [
    ("0", "Nothing at or above the failing level was found."),
    ("1", "Something was (analyze; see --fail-on), or differs (snapshot, diff --exit-code)."),
    ("2", "The command line or an input is wrong, or something could not be read or written."),
  ]

  /// What `seguegraph --help` prints.
  static func overview() -> String {
    let commands = CommandCatalogue.all.map { ($0.specification.name, $0.specification.summary) }
    return [
      wrapped(summary),
      "Usage: \(Program.name) COMMAND [OPTION...] [PATH...]\n",
      "Commands:\n" + columns(commands),
      "Options:\n" + columns(CommandCatalogue.globalOptions.map(row)),
      "'\(Program.name) COMMAND --help' describes a command.\n",
      "Exit status:\n"
        + columns(exitStatuses),
    ].joined(separator: "\n")
  }

  /// What `seguegraph COMMAND --help` prints.
  static func page(of command: CommandSpecification) -> String {
    let parts =
      [
        wrapped(command.summary),
        "Usage: \(Program.name) \(command.name) [OPTION...]\(command.operands.isEmpty ? "" : " \(command.operands)")\n",
      ]
      + command.discussion.map { wrapped($0) } + ["Options:\n" + columns(command.options.map(row))]
    return parts.joined(separator: "\n")
  }

  private static func row(_ option: OptionSpecification) -> (String, String) {
    let letter = option.letter.map { "-\($0), " } ?? "    "
    let argument = option.argument.name.map { " \($0)" } ?? ""
    return ("\(letter)--\(option.name)\(argument)", option.fullHelp)
  }

  private static func columns(_ rows: [(left: String, right: String)]) -> String {
    let indent = 4 + (rows.map(\.left.count).max() ?? 0)
    return rows.map { row in
      let text = wrapped(row.right, indent: indent).drop { $0 == " " }
      return "  \(row.left)\(String(repeating: " ", count: indent - 2 - row.left.count))\(text)"
    }.joined()
  }

  private static func wrapped(_ text: String, indent: Int = 0) -> String {
    let margin = String(repeating: " ", count: indent)
    var lines: [String] = []
    var line = margin
    for word in text.split(separator: " ") {
      let isFirst = line.count == indent
      if !isFirst, line.count + 1 + word.count > width {
        lines.append(line)
        line = margin + word
      } else {
        line += isFirst ? String(word) : " \(word)"
      }
    }
    return (lines + [line]).map { $0 + "\n" }.joined()
  }
}
