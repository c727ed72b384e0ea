import Foundation
import Testing

@Suite struct OutputTests {
  /// Runs a line of the shell in a folder with one small storyboard.
  private func shell(_ line: String) throws -> (folder: TemporaryFolder, outcome: SegueGraphProgram.Outcome) {
    let folder = try TemporaryFolder()
    try folder.write(Storyboard.clean, to: "App/Main.storyboard")
    return (folder, try SegueGraphProgram(folder: folder).shell(line))
  }

  @Test func writesAFileWithOrdinaryPermissionsAndNothingElse() throws {
    let (folder, outcome) = try shell("umask 027; seguegraph analyze App -o report.txt")
    #expect(try folder.read("report.txt") == "No findings in 2 scenes and 1 transition\n")
    #expect(try folder.permissions("report.txt") == 0o640)
    #expect(try folder.names() == ["App", "report.txt"])
    #expect(outcome.output == "")
    #expect(outcome.messages == "")
    #expect(outcome.status == 0)
  }

  @Test func keepsThePermissionsOfAFileThatItReplaces() throws {
    let (folder, outcome) = try shell(
      "echo old > report.txt; chmod 600 report.txt; seguegraph analyze App -o report.txt")
    #expect(try folder.read("report.txt") == "No findings in 2 scenes and 1 transition\n")
    #expect(try folder.permissions("report.txt") == 0o600)
    #expect(outcome.status == 0)
  }

  @Test func writesThroughSymbolicLinks() throws {
    let (folder, outcome) = try shell(
      "mkdir out; ln -s out/new.txt a; ln -s a b; seguegraph analyze App -o b && seguegraph analyze App -o b")
    #expect(try folder.read("out/new.txt") == "No findings in 2 scenes and 1 transition\n")
    #expect(try FileManager.default.destinationOfSymbolicLink(atPath: folder.path("b")) == "a")
    #expect(try folder.names() == ["App", "a", "b", "out"])
    #expect(outcome.status == 0)
  }

  @Test(arguments: [
    ("-o none/report.txt", "cannot write 'none/report.txt': the folder 'none' does not exist; create it first"),
    (
      "-o App/Main.storyboard/x",
      "cannot write 'App/Main.storyboard/x': the folder 'App/Main.storyboard' does not exist; create it first"
    ),
    ("-o App", "cannot write 'App': it is a folder; name a file in it"),
    ("-o /dev/full", "cannot write '/dev/full': No space left on device"),
    ("> /dev/full", "cannot write to standard output: No space left on device"),
    (">&-", "cannot write to standard output: Bad file descriptor"),
    ("-o /dev/fd/77", "cannot write to file descriptor 77: Bad file descriptor"),
    ("-o loop", "cannot write 'loop': Too many levels of symbolic links"),
  ]) func saysWhyItCannotWrite(destination: String, message: String) throws {
    let (folder, outcome) = try shell("ln -s loop loop; seguegraph analyze App \(destination)")
    #expect(outcome.messages == "seguegraph: error: \(message)\n")
    #expect(outcome.status == 2)
    #expect(try folder.names() == ["App", "loop"])
  }

  @Test func leavesTheOldFileWhereTheNewOneDoesNotFit() throws {
    // The limit stands for a full disk; the shell ignores the signal so that the write fails.
    let (folder, outcome) = try shell(
      "echo old > graph.json; trap '' XFSZ; ulimit -f 0; seguegraph export App -o graph.json")
    #expect(try folder.read("graph.json") == "old\n")
    #expect(try folder.names() == ["App", "graph.json"])
    #expect(outcome.status == 2)
  }

  @Test(arguments: ["-o -", "-o /dev/stdout", "-o /dev/fd/1", "-o /proc/self/fd/1", "-o /dev/stderr 2>&1", "| cat"])
  func writesToStreams(destination: String) throws {
    let outcome = try shell("echo before; seguegraph analyze App \(destination); echo after").outcome
    #expect(outcome.output == "before\nNo findings in 2 scenes and 1 transition\nafter\n")
    #expect(outcome.messages == "")
    #expect(outcome.status == 0)
  }

  @Test func writesIntoAPipeWithAName() throws {
    let (folder, outcome) = try shell("mkfifo pipe; seguegraph analyze App -o pipe & cat pipe; wait $!")
    #expect(outcome.output == "No findings in 2 scenes and 1 transition\n")
    #expect(try folder.names() == ["App", "pipe"])
    #expect(outcome.status == 0)
  }

  @Test func endsQuietlyWhereNobodyReadsOn() throws {
    let outcome = try shell("seguegraph render App | true; echo ${PIPESTATUS[0]}").outcome
    #expect(outcome.output == "0\n")
    #expect(outcome.messages == "")
  }

  @Test func keepsMessagesOutOfTheResultWhereStandardErrorIsClosed() throws {
    let (folder, outcome) = try shell(
      "seguegraph analyze none -o report.txt 2>&-; echo $?; seguegraph analyze App -o report.txt 2>&-")
    #expect(outcome.output == "2\n")
    #expect(try folder.read("report.txt") == "No findings in 2 scenes and 1 transition\n")
    #expect(outcome.status == 0)
  }

  @Test(arguments: [
    ("render", "svg, png, pdf, dot"), ("export", "json, dot, mermaid, graphml, csv, csv-scenes"),
  ]) func refusesAnEndingThatIsNoFormat(command: String, formats: String) throws {
    let (folder, outcome) = try shell("seguegraph \(command) App -o picture.jpg")
    #expect(
      outcome.messages
        == "seguegraph: error: the ending of 'picture.jpg' is no format; name one with --format (\(formats))\n")
    #expect(outcome.status == 2)
    #expect(!FileManager.default.fileExists(atPath: folder.url.appendingPathComponent("picture.jpg").path))
  }

  @Test(arguments: [
    ("out.svg", "<?xml"), ("out.SVG", "<?xml"), ("out.dot", "digraph"), ("out.gv", "digraph"), ("out.pdf", "%PDF"),
    ("out", "<?xml"),
  ]) func takesTheFormatFromTheEnding(name: String, start: String) throws {
    let (folder, outcome) = try shell("seguegraph render App -o \(name)")
    let text = try folder.read(name)
    #expect(text.hasPrefix(start) || text.hasPrefix("strict \(start)"))
    #expect(outcome.messages == "")
    #expect(outcome.status == 0)
  }
}
