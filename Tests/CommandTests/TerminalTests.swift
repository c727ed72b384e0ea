import Foundation
import Testing

@Suite struct TerminalTests {
  private static let red = "\u{1B}[1;31merror\u{1B}[0m"

  /// What the program shows on a terminal.
  private func show(_ line: String, environment: [String: String] = [:]) throws -> String {
    let folder = try TemporaryFolder()
    try folder.write(Storyboard.stuck, to: "App/Main.storyboard")
    try folder.write("\(line)\n", to: "line.sh")
    // script(1) gives the line a terminal of its own.
    return try SegueGraphProgram(folder: folder, environment: environment)
      .shell("script -qec 'PATH=$(dirname \"$SEGUEGRAPH\"):$PATH bash line.sh' /dev/null").output
  }

  @Test func colorsFindingsOnATerminal() throws {
    #expect(try show("seguegraph analyze App").contains(Self.red))
  }

  @Test(arguments: [["NO_COLOR": "1"], ["TERM": "dumb"]])
  func staysPlainWhereNobodyWantsColor(environment: [String: String]) throws {
    let output = try show("seguegraph analyze App", environment: environment)
    #expect(output.contains(": error: "))
    #expect(!output.contains("\u{1B}"))
  }

  @Test func takesAnEmptyVariableForNone() throws {
    #expect(try show("seguegraph analyze App", environment: ["NO_COLOR": ""]).contains(Self.red))
  }

  @Test func staysPlainInFilesAndPipes() throws {
    let output = try show("seguegraph analyze App | cat; seguegraph analyze App -o report.txt; cat report.txt")
    #expect(output.contains(": error: "))
    #expect(!output.contains("\u{1B}"))
  }

  @Test func keepsPicturesOffTheTerminal() throws {
    #expect(
      try show("seguegraph render --format png App; echo $?")
        == "seguegraph: error: png is nothing for a terminal; name a file with --output\r\n2\r\n")
  }
}
