import NavigationModel

/// The manual page in the language of man(7), made from the specifications.
enum ManualPage {
  /// The page.
  static var text: String {
    let head = [".TH \(Program.name.uppercased()) 1 \"\" \"SegueGraph \(SegueGraphVersion.current)\" \"User Commands\""]
    let sections = [
      [".SH NAME", "\(Program.name) \\- navigation of iOS projects: draw it, check it, export it"],
      [".SH SYNOPSIS"] + synopsis,
      [".SH DESCRIPTION", escaped(HelpText.summary)] + paragraph(description),
      [".SH COMMANDS"] + CommandCatalogue.all.flatMap { command($0.specification) },
      [".SH \"COMMON OPTIONS\"", "These are taken by every command that reads a project."] + rows(common),
      [".SH OPTIONS"] + rows(CommandCatalogue.globalOptions),
      [".SH \"EXIT STATUS\""] + HelpText.exitStatuses.flatMap { tagged("\\fB\($0.0)\\fR", $0.1) },
      [".SH FILES"] + places(files),
      [".SH ENVIRONMENT"] + places(environment),
      [".SH EXAMPLES"] + examples.flatMap { tagged("\\fB\(escaped($0.0))\\fR", $0.1) },
    ]
    return (head + sections.joined()).map { "\($0)\n" }.joined()
  }

  private static let description =
    "It reads storyboards, xibs, Swift, Objective-C, property lists and Xcode projects. No Xcode and no macOS is needed."

  private static let files = [
    (
      ".seguegraph.yml",
      "The configuration; the nearest one in the folder that is read or above it, within its repository."
    ),
    ("~/.cache/seguegraph", "What was read of source files, for the next run."),
  ]

  private static let environment = [
    ("XDG_CACHE_HOME", "The folder that takes the place of ~/.cache."),
    ("NO_COLOR", "Where it is set, nothing is coloured."),
  ]

  private static let examples = [
    ("seguegraph render MyApp --output navigation.svg", "Draws the navigation of an app."),
    ("seguegraph analyze MyApp --fail-on warning", "Fails where there are warnings or errors."),
    (
      "seguegraph analyze MyApp --reporter sarif=findings.sarif --reporter github",
      "Writes a report for code scanning, and annotations for GitHub."
    ),
    ("seguegraph paths --to SettingsViewController MyApp", "Tells how a user gets to a scene."),
  ]

  /// What is told once, because every command that reads a project takes it.
  private static let common = CommonOptions.reading

  private static var synopsis: [String] {
    let lines = CommandCatalogue.all.map { command in
      let words = ["[\\fIOPTION\\fR...]", escaped(command.specification.operands)].filter { !$0.isEmpty }
      return "\\fB\(Program.name) \(command.specification.name)\\fR \(words.joined(separator: " "))"
    }
    return Array(lines.map { [$0] }.joined(separator: [".br"]))
  }

  private static func command(_ command: CommandSpecification) -> [String] {
    let sharesAll = common.allSatisfy { option in command.options.contains { $0.name == option.name } }
    let isShared = { (option: OptionSpecification) in sharesAll && common.contains { $0.name == option.name } }
    let own = command.options.filter { !isShared($0) }
    var lines = [".SS \"\(escaped(command.name)) \(escaped(command.operands))\"", escaped(command.summary)]
    lines += command.discussion.flatMap(paragraph) + rows(own)
    if sharesAll {
      lines += paragraph("Also the common options: \(common.map { "--\($0.name)" }.joined(separator: ", ")).")
    }
    return lines
  }

  private static func rows(_ options: [OptionSpecification]) -> [String] {
    options.flatMap { option in
      let name = option.spellings.reversed().map { "\\fB\(escaped($0))\\fR" }.joined(separator: ", ")
      return tagged(name + (option.argument.name.map { " \\fI\(escaped($0))\\fR" } ?? ""), option.fullHelp)
    }
  }

  private static func places(_ places: [(name: String, text: String)]) -> [String] {
    places.flatMap { tagged("\\fI\(escaped($0.name))\\fR", $0.text) }
  }

  private static func tagged(_ tag: String, _ text: String) -> [String] { [".TP", tag, escaped(text)] }

  private static func paragraph(_ text: String) -> [String] { [".PP", escaped(text)] }

  /// A text in which nothing is a request or an escape; a hyphen is one that can be copied.
  private static func escaped(_ text: String) -> String {
    let escaped = text.map { character in
      switch character {
      case "\\": "\\e"
      case "-": "\\-"
      case "\"": "\\(dq"
      case "'": "\\(aq"
      case "~": "\\(ti"
      case "^": "\\(ha"
      case "`": "\\(ga"
      default: String(character)
      }
    }.joined()
    return escaped.hasPrefix(".") ? "\\&" + escaped : escaped
  }
}
