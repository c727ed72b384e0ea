import Foundation
import Testing

/// `seguegraph diff` of folders, snapshots and revisions.
@Suite struct DiffTests {
  private static let scene = """
      <scene sceneID="s"><objects>
      <viewController title="Zoom" id="zoo-01" sceneMemberID="viewController"/>
      </objects></scene>

    """

  private static let zoomed = Storyboard.stuck.replacing("  </scenes>", with: scene + "  </scenes>")
    .replacing("<button id=\"but-01\">", with: "<button id=\"but-01\"><state key=\"normal\" title=\"Zoom\"/>")
    .replacing("destination=\"pho-01\"", with: "destination=\"zoo-01\"")

  private static let changes = """
    Scenes
      + Zoom viewController in Main.storyboard
    Transitions
      ~ Home -> Zoom present(fullScreen) by button 'Zoom'
          was -> Photo present(fullScreen) by button
    1 scene added, 1 transition re-routed

    """

  /// A repository with two commits, and what is not committed.
  private func folder() throws -> (TemporaryFolder, SegueGraphProgram) {
    let folder = try TemporaryFolder()
    let program = SegueGraphProgram(folder: folder)
    func commit(_ text: String, _ name: String) throws {
      try folder.write(text, to: "repo/App/Main.storyboard")
      let outcome = try program.shell(
        "cd repo; git init -q 2>/dev/null; git add App; git -c user.name=me -c user.email=me@example.com commit -qm \(name); "
          + "git tag \(name)")
      #expect(outcome.status == 0)
    }
    try commit(Storyboard.stuck, "first")
    try commit(Self.zoomed, "second")
    try folder.write(Storyboard.clean, to: "repo/App/Main.storyboard")
    return (folder, program)
  }

  @Test func revisions() throws {
    let (folder, program) = try folder()
    for line in [
      "cd repo/App; seguegraph diff first second", "cd repo; seguegraph diff first second --project App",
      "cd repo/App; seguegraph diff HEAD~1 HEAD", "cd repo; seguegraph diff --project App first HEAD",
    ] {
      let outcome = try program.shell(line)
      #expect(outcome.output == Self.changes)
      #expect(outcome.messages == "")
      #expect(outcome.status == 0)
    }
    #expect(try program.shell("cd repo/App; seguegraph diff first second --exit-code").status == 1)
    #expect(try program.shell("cd repo/App; seguegraph diff second HEAD --exit-code").status == 0)
    #expect(
      try program.shell("cd repo/App; seguegraph diff second HEAD").output
        == "No changes in 3 scenes and 1 transition\n")
    // The work tree is as it was.
    #expect(try folder.read("repo/App/Main.storyboard") == Storyboard.clean)
  }

  @Test func aRevisionAndTheWorkTree() throws {
    let (_, program) = try folder()
    let lines = [
      "cd repo/App; seguegraph diff HEAD", "seguegraph diff HEAD repo/App", "seguegraph diff HEAD --project repo/App",
    ]
    let outcomes = try lines.map { try program.shell($0) }
    #expect(outcomes[0].output.contains("  - Photo viewController in Main.storyboard\n"))
    #expect(outcomes.map(\.output) == Array(repeating: outcomes[0].output, count: 3))
    #expect(outcomes.map(\.messages) == ["", "", ""])
    // The other way round.
    let back = try program.shell("seguegraph diff repo/App HEAD")
    #expect(back.output.contains("  + Photo viewController in Main.storyboard\n"))
  }

  @Test func foldersAndSnapshots() throws {
    let folder = try TemporaryFolder()
    let program = SegueGraphProgram(folder: folder)
    try folder.write(Storyboard.stuck, to: "old/Main.storyboard")
    try folder.write(Self.zoomed, to: "new/Main.storyboard")
    #expect(
      try program.shell("seguegraph snapshot -q --write old; seguegraph snapshot -q --write new --file now").status == 0
    )
    for line in [
      "diff old new", "diff old/Main.storyboard new/Main.storyboard", "diff old/.seguegraph-snapshot new",
      "diff old now",
      "diff old/.seguegraph-snapshot now", "diff old/.seguegraph-snapshot --project new",
    ] {
      let outcome = try program.shell("seguegraph \(line)")
      #expect(outcome.output == Self.changes, "\(line)")
      #expect(outcome.messages == "")
      #expect(outcome.status == 0)
    }
  }

  @Test func aProjectThatIsNew() throws {
    let (folder, program) = try folder()
    try folder.write(Storyboard.clean, to: "repo/Kit/Kit.storyboard")
    let outcome = try program.shell("cd repo; seguegraph diff HEAD Kit")
    #expect(outcome.output.hasSuffix("1 entry point added, 2 scenes added, 1 transition added\n"))
    #expect(
      outcome.messages == "seguegraph: warning: 'Kit' is not in the revision 'HEAD'; everything in it counts as new\n")
    #expect(outcome.status == 0)
  }

  @Test(arguments: [
    ("text", "txt", "1 scene added, 1 transition re-routed\n"),
    ("markdown", "md", "| 🟢 added | scene | `Zoom viewController in Main.storyboard` |\n"),
    ("mermaid", "mmd", "linkStyle 2 stroke:#1a7f37"), ("svg", "svg", "<svg class=\"seguegraph\""),
  ]) func everyForm(format: String, ending: String, part: String) throws {
    let (folder, program) = try folder()
    let outcome = try program.shell("cd repo/App; seguegraph diff first second --format \(format)")
    #expect(outcome.output.contains(part))
    #expect(outcome.messages == "")
    #expect(try program.shell("cd repo/App; seguegraph diff first second -o ../../out.\(ending)").status == 0)
    #expect(try folder.read("out.\(ending)") == outcome.output)
    #expect(try program.shell("cd repo/App; seguegraph diff first second --format \(format)").output == outcome.output)
  }

  @Test(arguments: [
    ("diff", "what is to be compared? name one side or two; see 'seguegraph diff --help'"),
    ("diff a b c", "'diff' compares two sides; see 'seguegraph diff --help'"),
    ("diff repo", "'repo' is one side; name another to compare it with"),
    ("diff note repo", "'note' is neither a project nor a snapshot; 'seguegraph snapshot --write' writes a snapshot"),
    (
      "diff nothing repo",
      "'nothing' is no file, no folder and no git revision; check its name, or fetch the revision first"
    ),
    (
      "diff --project repo -- --all",
      "'--all' is no file, no folder and no git revision; check its name, or fetch the revision first"
    ),
    (
      "diff HEAD plain",
      "'HEAD' is no file and no folder, and no git revision, because 'plain' is in no git repository"
    ),
    ("diff broken repo", "broken:2: this is no line of a snapshot; write it anew with seguegraph snapshot --write"),
    ("diff HEAD repo --format pdf", "'--format' does not know 'pdf'; it takes text, markdown, mermaid or svg"),
    (
      "diff HEAD repo -o x.png",
      "the ending of 'x.png' is no format; name one with --format (text, markdown, mermaid, svg)"
    ),
    ("diff HEAD --project none", "'none' does not exist: name a folder, an Xcode project, a .storyboard or a .xib"),
  ]) func refusesWhatItCannotCompare(line: String, reason: String) throws {
    let (folder, program) = try folder()
    try folder.write("hello\n", to: "note")
    try folder.write("# seguegraph snapshot 1\nA #a\n", to: "broken")
    try folder.write(Storyboard.clean, to: "plain/Main.storyboard")
    let outcome = try program.shell("seguegraph \(line)")
    #expect(outcome.output == "")
    #expect(outcome.messages == "seguegraph: error: \(reason)\n")
    #expect(outcome.status == 2)
  }

  @Test func whatCannotBeReadIsNoDifference() throws {
    let (folder, program) = try folder()
    try folder.write("<document>\n<scenes>\n", to: "repo/App/Main.storyboard")
    #expect(try program.shell("cd repo/App; seguegraph diff HEAD").status == 2)
    #expect(try program.shell("cd repo/App; seguegraph diff HEAD --keep-going").status == 0)
  }
}
