import Foundation
import Testing

@Suite struct ReportDestinationTests {
  private func shell(_ line: String) throws -> (folder: TemporaryFolder, outcome: SegueGraphProgram.Outcome) {
    let folder = try TemporaryFolder()
    try folder.write(Storyboard.clean, to: "App/Main.storyboard")
    return (folder, try SegueGraphProgram(folder: folder).shell(line))
  }

  private static let nothing = "No findings in 2 scenes and 1 transition\n"

  @Test func writesSeveralReportsOfOneRun() throws {
    let (folder, outcome) = try shell(
      "seguegraph analyze App --reporter summary=a.txt --reporter github --reporter gitlab=b=c.json")
    #expect(try folder.read("a.txt") == Self.nothing)
    #expect(try folder.read("b=c.json") == "[\n\n]\n")
    #expect(try folder.names() == ["App", "a.txt", "b=c.json"])
    #expect(outcome.output == Self.nothing)
    #expect(outcome.messages == "")
    #expect(outcome.status == 0)
  }

  @Test func writesTheReportWithoutAFileToOutput() throws {
    let (folder, outcome) = try shell("seguegraph analyze App --reporter summary=a.txt --reporter xcode -o b.txt")
    #expect(try folder.read("a.txt") == Self.nothing)
    #expect(try folder.read("b.txt") == Self.nothing)
    #expect(outcome.output == "")
    #expect(outcome.status == 0)
  }

  @Test(arguments: [
    ("--reporter json=out --reporter xcode=./out", "to './out'"),
    ("--reporter json=App/../out --reporter xcode -o out", "to 'out'"),
    ("--reporter json=out --reporter xcode=link", "to './out'"),
    ("--reporter json=/dev/stdout --reporter xcode", "to standard output"),
    ("--reporter json=/dev/fd/2 --reporter xcode=/dev/stderr", "to file descriptor 2"),
  ]) func refusesTwoReportsForOnePlace(options: String, place: String) throws {
    let (folder, outcome) = try shell("ln -s out link; seguegraph analyze App \(options)")
    #expect(
      outcome.messages
        == "seguegraph: error: 'json' and 'xcode' would both be written \(place); "
        + "give one a file of its own: --reporter xcode=FILE\n")
    #expect(outcome.output == "")
    #expect(outcome.status == 2)
    #expect(try folder.names() == ["App", "link"])
  }

  @Test func writesNoneWhereOneDoesNotFit() throws {
    // The limit stands for a full disk; the shell ignores the signal so that the write fails.
    let (folder, outcome) = try shell(
      "echo old > a; trap '' XFSZ; ulimit -f 1; seguegraph analyze App --no-cache --reporter summary=a "
        + "--reporter junit=b --reporter github")
    #expect(outcome.messages == "seguegraph: error: cannot write 'b': File too large\n")
    #expect(outcome.output == "")
    #expect(outcome.status == 2)
    #expect(try folder.read("a") == "old\n")
    #expect(try folder.names() == ["App", "a"])
  }

  @Test func knowsFilesByTheirPathsInTheRepository() throws {
    let folder = try TemporaryFolder()
    try folder.write(Storyboard.stuck, to: "repo/ios/App/Main.storyboard")
    let program = SegueGraphProgram(folder: folder)
    func place(_ line: String) throws -> Substring? {
      try program.shell(line).output.split(separator: " ").dropFirst().first?.split(separator: ",").first
    }
    #expect(try place("cd repo; seguegraph analyze ios --reporter github") == "file=ios/App/Main.storyboard")
    // Outside of a repository a path that leads up would help nobody.
    #expect(try place("cd repo/ios/App; seguegraph analyze .. --reporter github") == "file=App/Main.storyboard")
    try FileManager.default.createDirectory(
      at: folder.url.appendingPathComponent("repo/.git"), withIntermediateDirectories: true)
    for line in [
      "seguegraph analyze repo", "cd repo/ios/App; seguegraph analyze", "cd /; seguegraph analyze \"$OLDPWD/repo/ios\"",
    ] {
      #expect(try place("\(line) --reporter github") == "file=ios/App/Main.storyboard")
    }
  }
}
