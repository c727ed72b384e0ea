import Foundation
import Testing

/// What `docs` tells to type, and what it says happens then.
@Suite struct DocumentationTests {
  private static let pages = [
    "exit-codes", "configuration", "baseline", "reporters", "graph-format", "suppression", "snapshot", "diagrams",
    "ci",
  ]

  /// A line to type, and the lines below it.
  struct Command: Sendable, CustomTestStringConvertible {
    var line: String
    var answer = ""

    var testDescription: String { line }
  }

  /// The blocks of a language on all pages.
  private static func blocks(_ language: String) -> [[String]] {
    var blocks: [[String]] = []
    for page in pages {
      var isOpen = false
      var isWanted = false
      for line in text(page).split(separator: "\n", omittingEmptySubsequences: false) {
        if line.hasPrefix("```") {
          isOpen.toggle()
          isWanted = isOpen && line.dropFirst(3) == language
          if isWanted { blocks.append([]) }
        } else if isWanted {
          blocks[blocks.count - 1].append(String(line))
        }
      }
    }
    return blocks
  }

  private static func text(_ page: String) -> String {
    let file = SegueGraphProgram.package.appendingPathComponent("docs/\(page).md")
    return (try? String(contentsOf: file, encoding: .utf8)) ?? ""
  }

  /// A copy of the examples in a folder of its own, with what the pages take to be there.
  private static func folder() throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    let examples = SegueGraphProgram.package.appendingPathComponent("Examples")
    try FileManager.default.copyItem(at: examples, to: folder.url.appendingPathComponent("Examples"))
    try FileManager.default.createDirectory(
      at: folder.url.appendingPathComponent("Shop.docc/Resources"), withIntermediateDirectories: true)
    return folder
  }

  private static let commands = blocks("sh").joined().filter { $0.contains("seguegraph ") }

  @Test(arguments: commands) func everyCommandWorks(line: String) throws {
    let folder = try Self.folder()
    let outcome = try SegueGraphProgram(folder: folder).shell(line)
    #expect(outcome.messages == "")
    let fails = line.hasPrefix("seguegraph analyze ") && !line.contains(" --write-baseline ")
    #expect(outcome.status == (fails ? 1 : 0))
  }

  private static let sessions = blocks("console").flatMap { lines in
    lines.reduce(into: [Command]()) { commands, line in
      if line.hasPrefix("$ ") {
        commands.append(Command(line: String(line.dropFirst(2))))
      } else {
        commands[commands.count - 1].answer += line + "\n"
      }
    }
  }

  @Test(arguments: sessions) func everyAnswerIsAsShown(command: Command) throws {
    let outcome = try SegueGraphProgram(folder: try Self.folder()).shell("exec 2>&1; \(command.line)")
    #expect(outcome.output == command.answer)
  }

  @Test func renewsAChartInAPage() throws {
    let line = try #require(Self.blocks("sh").joined().first { $0.hasPrefix("sed ") })
    let folder = try TemporaryFolder()
    try folder.write("```mermaid\nflowchart LR\n```\n", to: "navigation.md")
    try folder.write("# App\n<!-- navigation -->\nold\n<!-- end of navigation -->\nMore\n", to: "README.md")
    for _ in 1...2 { #expect(try SegueGraphProgram(folder: folder).shell(line).status == 0) }
    #expect(
      try folder.read("README.md")
        == "# App\n<!-- navigation -->\n```mermaid\nflowchart LR\n```\n<!-- end of navigation -->\nMore\n")
  }

  @Test func findsTheCommands() {
    #expect(Self.commands.count >= 8)
    #expect(Self.sessions.count >= 7)
  }

  @Test func namesEveryFormat() throws {
    for (command, page) in [("analyze", "reporters"), ("export", "graph-format")] {
      let help = try SegueGraphProgram().run(command, "--help").output
      let text = help.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }.joined(separator: " ")
      let names = try #require(text.split(separator: "(").dropFirst().first?.split(separator: ")").first)
      for name in names.split(separator: ",").map({ $0.trimmingCharacters(in: .whitespaces) }) {
        #expect(Self.text(page).contains("\n| `\(name)` |"), "\(page).md does not name \(name)")
      }
    }
  }

  @Test(arguments: [("export --format json", "graph-format"), ("analyze --reporter json", "reporters")])
  func namesEveryKey(command: String, page: String) throws {
    let outcome = try SegueGraphProgram().shell(
      "seguegraph \(command) '\(SegueGraphProgram.package.path)/Examples/Recipes'")
    let keys = outcome.output.split(separator: "\n").compactMap { line -> Substring? in
      let parts = line.split(separator: "\"", omittingEmptySubsequences: false)
      return parts.count > 2 && parts[2].hasPrefix(" : ") ? parts[1] : nil
    }
    #expect(keys.contains("schemaVersion"))
    for key in Set(keys) {
      let isNamed = ["`\(key)`", ".\(key)`", "`\(key)[]", "`\(key)."].contains { Self.text(page).contains($0) }
      #expect(isNamed, "\(page).md does not name '\(key)'")
    }
  }
}
