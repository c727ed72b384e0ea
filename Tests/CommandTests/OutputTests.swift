import Foundation
import Testing

@Suite struct OutputTests {
  /// Runs a line of the shell in a folder with one small storyboard.
  private func shell(_ line: String, _ check: (TemporaryFolder, SegueGraphProgram.Outcome) throws -> Void) throws {
    try TemporaryFolder.with { folder in
      try folder.write(Storyboard.clean, to: "App/Main.storyboard")
      try check(folder, try SegueGraphProgram(folder: folder.url).shell(line))
    }
  }

  @Test func writesAFileWithOrdinaryPermissionsAndNothingElse() throws {
    try shell("umask 027; seguegraph analyze App -o report.txt") { folder, outcome in
      #expect(try folder.read("report.txt") == "No findings in 2 scenes and 1 transition\n")
      #expect(try folder.permissions("report.txt") == 0o640)
      #expect(try folder.names() == ["App", "report.txt"])
      #expect(outcome.output == "")
      #expect(outcome.messages == "")
      #expect(outcome.status == 0)
    }
  }

  @Test func keepsThePermissionsOfAFileThatItReplaces() throws {
    try shell("echo old > report.txt; chmod 600 report.txt; seguegraph analyze App -o report.txt") { folder, outcome in
      #expect(try folder.read("report.txt") == "No findings in 2 scenes and 1 transition\n")
      #expect(try folder.permissions("report.txt") == 0o600)
      #expect(outcome.status == 0)
    }
  }

  @Test func writesThroughSymbolicLinks() throws {
    try shell("mkdir out; ln -s out/new.txt a; ln -s a b; seguegraph analyze App -o b && seguegraph analyze App -o b") {
      folder, outcome in
      #expect(try folder.read("out/new.txt") == "No findings in 2 scenes and 1 transition\n")
      #expect(try FileManager.default.destinationOfSymbolicLink(atPath: folder.path("b")) == "a")
      #expect(try folder.names() == ["App", "a", "b", "out"])
      #expect(outcome.status == 0)
    }
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
    try shell("ln -s loop loop; seguegraph analyze App \(destination)") { folder, outcome in
      #expect(outcome.messages == "seguegraph: error: \(message)\n")
      #expect(outcome.status == 2)
      #expect(try folder.names() == ["App", "loop"])
    }
  }

  @Test func leavesTheOldFileWhereTheNewOneDoesNotFit() throws {
    // The limit stands for a full disk; the shell ignores the signal so that the write fails.
    try shell("echo old > graph.json; trap '' XFSZ; ulimit -f 0; seguegraph export App -o graph.json") {
      folder, outcome in
      #expect(try folder.read("graph.json") == "old\n")
      #expect(try folder.names() == ["App", "graph.json"])
      #expect(outcome.status == 2)
    }
  }

  @Test(arguments: ["-o -", "-o /dev/stdout", "-o /dev/fd/1", "-o /proc/self/fd/1", "-o /dev/stderr 2>&1", "| cat"])
  func writesToStreams(destination: String) throws {
    try shell("echo before; seguegraph analyze App \(destination); echo after") { _, outcome in
      #expect(outcome.output == "before\nNo findings in 2 scenes and 1 transition\nafter\n")
      #expect(outcome.messages == "")
      #expect(outcome.status == 0)
    }
  }

  @Test func writesIntoAPipeWithAName() throws {
    try shell("mkfifo pipe; seguegraph analyze App -o pipe & cat pipe; wait $!") { folder, outcome in
      #expect(outcome.output == "No findings in 2 scenes and 1 transition\n")
      #expect(try folder.names() == ["App", "pipe"])
      #expect(outcome.status == 0)
    }
  }

  @Test func endsQuietlyWhereNobodyReadsOn() throws {
    try shell("seguegraph render App | true; echo ${PIPESTATUS[0]}") { _, outcome in
      #expect(outcome.output == "0\n")
      #expect(outcome.messages == "")
    }
  }

  @Test func keepsMessagesOutOfTheResultWhereStandardErrorIsClosed() throws {
    try shell("seguegraph analyze none -o report.txt 2>&-; echo $?; seguegraph analyze App -o report.txt 2>&-") {
      folder, outcome in
      #expect(outcome.output == "2\n")
      #expect(try folder.read("report.txt") == "No findings in 2 scenes and 1 transition\n")
      #expect(outcome.status == 0)
    }
  }

  @Test(arguments: [
    ("out.svg", "<?xml"), ("out.SVG", "<?xml"), ("out.dot", "digraph"), ("out.gv", "digraph"), ("out.pdf", "%PDF"),
    ("out", "<?xml"),
  ]) func takesTheFormatFromTheEnding(name: String, start: String) throws {
    try shell("seguegraph render App -o \(name)") { folder, outcome in
      let text = try folder.read(name)
      #expect(text.hasPrefix(start) || text.hasPrefix("strict \(start)"))
      #expect(outcome.messages == "")
      #expect(outcome.status == 0)
    }
  }
}
