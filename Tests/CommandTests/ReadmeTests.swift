import Foundation
import Testing

@Suite struct ReadmeTests {
  /// A line of a fenced block.
  private struct Line {
    var language: Substring
    var text: String
  }

  private static let lines: [Line] = {
    let readme = SegueGraphProgram.package.appendingPathComponent("README.md")
    let text = (try? String(contentsOf: readme, encoding: .utf8)) ?? ""
    var language: Substring?
    return text.split(separator: "\n").compactMap { line in
      guard line.hasPrefix("```") else { return language.map { Line(language: $0, text: String(line)) } }
      language = language == nil ? line.dropFirst(3) : nil
      return nil
    }
  }()

  /// The commands that call the program, each once.
  private static let commands = Set(
    lines.filter { $0.language == "sh" && $0.text.hasPrefix("seguegraph ") }.map(\.text)
  )
  .sorted()

  @Test func showsEachUse() {
    for command in ["render", "analyze", "export", "paths", "references", "rules", "snapshot", "diff"] {
      #expect(Self.commands.contains { $0.hasPrefix("seguegraph \(command)") })
    }
  }

  @Test(arguments: commands) func everyCommandWorks(line: String) throws {
    let folder = try TemporaryFolder()
    let examples = SegueGraphProgram.package.appendingPathComponent("Examples")
    try FileManager.default.copyItem(at: examples, to: folder.url.appendingPathComponent("Examples"))
    let outcome = try SegueGraphProgram(folder: folder).shell(line)
    #expect(outcome.messages == "")
    let mayHaveFindings = line.hasPrefix("seguegraph analyze ")
    #expect(outcome.status == 0 || mayHaveFindings && outcome.status == 1)
    let hasOutputFile = line.contains(" -o ") || line.contains(" --output ")
    #expect(outcome.output.isEmpty == hasOutputFile)
  }

  @Test func showsFindingsAsTheyAre() throws {
    let shown = Self.lines.filter { $0.language == "" && $0.text.contains(": warning: ") }
    let outcome = try SegueGraphProgram().shell(
      "cd '\(SegueGraphProgram.package.path)' && seguegraph analyze Examples/Shop")
    #expect(!shown.isEmpty)
    for line in shown { #expect(outcome.output.split(separator: "\n").contains { $0 == line.text }) }
  }
}
