import Foundation
import Testing

@Suite struct ReadmeTests {
  /// The lines of the README's shell blocks that call the program.
  private static let commands: [String] = {
    let readme = SegueGraphProgram.package.appendingPathComponent("README.md")
    let text = (try? String(contentsOf: readme, encoding: .utf8)) ?? ""
    var isShell = false
    return text.split(separator: "\n").compactMap { line in
      if line.hasPrefix("```") { isShell = line == "```sh" }
      return isShell && line.hasPrefix("seguegraph ") ? String(line) : nil
    }
  }()

  @Test func showsEachUse() {
    for command in ["render", "analyze", "export", "rules"] {
      #expect(Self.commands.contains { $0.hasPrefix("seguegraph \(command)") })
    }
  }

  @Test(arguments: commands) func everyCommandWorks(line: String) throws {
    let folder = try TemporaryFolder()
    let examples = SegueGraphProgram.package.appendingPathComponent("Examples")
    try FileManager.default.copyItem(at: examples, to: folder.url.appendingPathComponent("Examples"))
    let outcome = try SegueGraphProgram(folder: folder).shell(line)
    #expect(outcome.messages == "")
    // The example has findings on purpose.
    #expect(outcome.status == (line.contains(" analyze ") ? 1 : 0))
    #expect(line.contains(" -o ") || line.contains(" --output ") ? outcome.output == "" : outcome.output != "")
  }
}
