import Foundation
import Testing

/// Baselines and earlier revisions.
@Suite struct KnownFindingTests {
  private static let nothing = "No findings in 2 scenes and 1 transition\n"

  private func folder() throws -> (TemporaryFolder, SegueGraphProgram) {
    let folder = try TemporaryFolder()
    try folder.write(Storyboard.stuck, to: "repo/App/Main.storyboard")
    return (folder, SegueGraphProgram(folder: folder))
  }

  private static let line = "App/Main.storyboard\tApp/Main.storyboard#pho-01\tmissing_dismissal\t"

  // MARK: Baseline

  @Test func writesAndReadsABaseline() throws {
    let (folder, program) = try folder()
    let written = try program.shell("cd repo; seguegraph analyze App --write-baseline known")
    #expect(written.output == Self.nothing)
    #expect(written.messages == "seguegraph: note: 1 finding in the baseline 'known'\n")
    #expect(written.status == 0)
    let lines = try folder.read("repo/known").split(separator: "\n")
    #expect(lines.count == 3)
    #expect(lines[2].hasPrefix(Self.line + "'Photo' (view controller pho-01)"))
    // It does not matter where the command is called, and which part is analysed.
    for line in [
      "cd repo; seguegraph analyze --baseline known", "seguegraph analyze repo/App --baseline repo/known",
      "cd repo/App; seguegraph analyze Main.storyboard --baseline ../known",
    ] {
      let outcome = try program.shell(line)
      #expect(outcome.output == Self.nothing)
      #expect(outcome.messages == "")
      #expect(outcome.status == 0)
    }
    #expect(try program.shell("cd repo; seguegraph analyze App").status == 1)
  }

  @Test func theConfigurationNamesTheBaseline() throws {
    let (folder, program) = try folder()
    try folder.write("baseline: known\n", to: "repo/.seguegraph.yml")
    let missing = try program.shell("cd repo/App; seguegraph analyze")
    #expect(
      missing.messages
        == "seguegraph: error: the baseline '../known' does not exist; write it with --write-baseline '../known'\n")
    #expect(missing.status == 2)
    #expect(try program.shell("cd repo/App; seguegraph analyze -q --write-baseline ../known").status == 0)
    #expect(try program.shell("cd repo/App; seguegraph analyze").status == 0)
    #expect(try program.shell("cd repo/App; seguegraph analyze --no-baseline").status == 1)
  }

  @Test func saysWhatIsNoLongerNeeded() throws {
    let (folder, program) = try folder()
    try folder.write(
      "# seguegraph baseline 1\nApp/Main.storyboard\tApp/Main.storyboard#old\tmissing_dismissal\told one\n"
        + "Other/Main.storyboard\t\tdead_exit\tnot looked at\nApp/Main.storyboard\t\tdead_segue\tnot run\n\(Self.line)\n",
      to: "repo/known")
    let outcome = try program.shell("cd repo; seguegraph analyze App --baseline known --disable dead_segue")
    #expect(outcome.output == Self.nothing)
    #expect(
      outcome.messages == """
        seguegraph: note: 1 finding of the baseline 'known' is no longer needed; write it anew with --write-baseline 'known'
          App/Main.storyboard: old one [missing_dismissal]

        """)
    #expect(outcome.status == 0)
    let whole = try program.shell("cd repo; seguegraph analyze . --baseline known")
    #expect(whole.messages.hasPrefix("seguegraph: note: 3 findings of the baseline 'known' are no longer needed;"))
  }

  @Test func doesNotSayThatOfWhatCouldNotBeRead() throws {
    let (folder, program) = try folder()
    try folder.write("# seguegraph baseline 1\n\(Self.line)\n", to: "repo/known")
    try folder.write("<document>\n<scenes>\n", to: "repo/App/Main.storyboard")
    let outcome = try program.shell("cd repo; seguegraph analyze --baseline known")
    #expect(!outcome.messages.contains("no longer needed"))
    #expect(outcome.status == 2)
  }

  @Test(arguments: [
    ("--baseline none", "the baseline 'none' does not exist; write it with --write-baseline 'none'"),
    ("--baseline App", "the baseline 'App' cannot be read; check its permissions"),
    ("--baseline App/Main.storyboard", "'App/Main.storyboard' is no baseline; write one with --write-baseline"),
    (
      "--baseline new",
      "the baseline 'new' is of version '2', and this program knows version 1; write it anew with --write-baseline 'new'"
    ),
    (
      "--baseline merge",
      "merge:2: a merge was not ended here; keep the lines of both sides, or write it anew with --write-baseline 'merge'"
    ),
    ("--baseline bad", "bad:2: this is no line of a baseline; write it anew with --write-baseline 'bad'"),
    ("--baseline new --no-baseline", "'--baseline' and '--no-baseline' contradict each other; give one of them"),
    (
      "--baseline new --write-baseline x",
      "'--baseline' and '--write-baseline' contradict each other; give one of them"
    ),
    (
      "--write-baseline x --reporter json=./x",
      "'json' and 'baseline' would both be written to 'x'; give one a file of its own: --write-baseline FILE"
    ),
    ("--write-baseline no/x", "cannot write 'no/x': the folder 'no' does not exist; create it first"),
    (
      "--new-since no-such-revision",
      "git knows no revision 'no-such-revision'; check its name, or fetch it first ('git fetch origin', without '--depth')"
    ),
    (
      "--new-since --all",
      "git knows no revision '--all'; check its name, or fetch it first ('git fetch origin', without '--depth')"
    ),
  ]) func whatIsWrongIsOneLine(options: String, message: String) throws {
    let (folder, program) = try folder()
    try folder.write("# seguegraph baseline 2\nx\n", to: "repo/new")
    try folder.write("# seguegraph baseline 1\n<<<<<<< HEAD\n", to: "repo/merge")
    try folder.write("# seguegraph baseline 1\nx\n", to: "repo/bad")
    let outcome = try program.shell(
      "cd repo; git init -q; seguegraph analyze App \(options.replacing("--new-since --all", with: "--new-since=--all"))"
    )
    #expect(outcome.messages == "seguegraph: error: \(message)\n")
    #expect(outcome.output == "")
    #expect(outcome.status == 2)
    #expect(
      try FileManager.default.contentsOfDirectory(atPath: folder.path("repo")).sorted() == [
        ".git", "App", "bad", "merge", "new",
      ])
  }

  @Test func writesNoBaselineWhereAReportDoesNotFit() throws {
    let (folder, program) = try folder()
    let outcome = try program.shell(
      "cd repo; trap '' XFSZ; ulimit -f 1; seguegraph analyze App --no-cache --write-baseline x --reporter sarif=y"
    )
    #expect(outcome.messages == "seguegraph: error: cannot write 'y': File too large\n")
    #expect(outcome.status == 2)
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path("repo")).sorted() == ["App"])
  }

  // MARK: Revisions

  private static let git = "git -c user.name=a -c user.email=a@example.com"

  /// Where the system keeps temporary files in these tests, so that leftovers are seen.
  private func temporary(_ folder: TemporaryFolder) throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: folder.path("tmp"))
  }

  @Test func reportsWhatIsNewSinceARevision() throws {
    let (folder, _) = try folder()
    try folder.write("", to: "tmp/.keep")
    let program = SegueGraphProgram(folder: folder, environment: ["TMPDIR": folder.path("tmp")])
    let set = try program.shell(
      "cd repo; git init -q; git add -A; \(Self.git) commit -qm one; git tag one; echo '*.storyboard export-ignore' > .gitattributes"
    )
    #expect(set.status == 0)
    let clean = try program.shell("cd repo; git status --porcelain > ../before; seguegraph analyze App --new-since one")
    #expect(clean.output == Self.nothing)
    #expect(clean.messages == "")
    #expect(clean.status == 0)
    // Another storyboard with the same mistake; nothing else is new.
    try folder.write(Storyboard.stuck, to: "repo/App/Other.storyboard")
    let new = try program.shell("cd repo/App; seguegraph analyze --new-since HEAD --reporter github")
    #expect(new.output.split(separator: "\n").filter { $0.hasPrefix("::error") }.count == 1)
    #expect(new.output.contains("file=App/Other.storyboard"))
    #expect(new.status == 1)
    // The folder was not there yet: all is new.
    try folder.write(Storyboard.stuck, to: "repo/Late/Main.storyboard")
    #expect(try program.shell("cd repo; seguegraph analyze Late --new-since HEAD").status == 1)
    #expect(try temporary(folder) == [".keep"])
    #expect(try program.shell("cd repo; git log --oneline | wc -l").output.contains("1"))
  }

  @Test func theWorkTreeAndTheIndexStayAsTheyAre() throws {
    let (folder, program) = try folder()
    let outcome = try program.shell(
      """
      cd repo; git init -q; git add -A; \(Self.git) commit -qm one
      echo changed >> App/Main.storyboard; echo new > App/staged.swift; git add App/staged.swift
      state() { git status --porcelain; cat .git/index App/* | sha256sum; git rev-parse HEAD; ls -A . .git; }
      state > ../before; GIT_DIR=.git GIT_INDEX_FILE=.git/index seguegraph analyze -q App --new-since HEAD --keep-going
      state > ../after; cmp ../before ../after
      """)
    #expect(outcome.status == 0)
    #expect(!outcome.output.contains("differ"))
    #expect(try folder.read("before") == folder.read("after"))
  }

  @Test func outsideOfARepositoryThereAreNoRevisions() throws {
    let (folder, program) = try folder()
    let outcome = try program.shell("seguegraph analyze repo --new-since HEAD")
    #expect(
      outcome.messages
        == "seguegraph: error: '\(folder.path("repo"))' is not in a git repository; '--new-since' needs one\n")
    #expect(outcome.status == 2)
  }

  @Test func leavesNoFilesWhenItIsInterrupted() throws {
    let (folder, _) = try folder()
    try folder.write("", to: "tmp/.keep")
    let program = SegueGraphProgram(folder: folder, environment: ["TMPDIR": folder.path("tmp")])
    // A git that waits, once it is asked for contents, until the run is interrupted.
    let outcome = try program.shell(
      """
      cd repo; git init -q; git add -A; \(Self.git) commit -qm one; mkfifo wait; mkdir bin; export here="$PWD"
      printf '#!/bin/sh\\ncase "$1" in cat-file) echo > "$here/here"; read x < "$here/wait";; esac\\n' > bin/git
      printf 'exec %s "$@"\\n' "$(command -v git)" >> bin/git; chmod +x bin/git
      PATH="$PWD/bin:$PATH" "$SEGUEGRAPH" analyze App --new-since HEAD & program=$!
      for i in {1..600}; do [ -e here ] && break; sleep 0.05; done
      ls ../tmp | grep -c seguegraph-; kill -TERM $program; wait $program; echo $?
      timeout 10 sh -c 'echo > wait'
      """)
    #expect(outcome.output == "2\n143\n")
    #expect(try temporary(folder) == [".keep"])
  }
}
