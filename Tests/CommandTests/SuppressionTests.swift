import Foundation
import Testing

/// Suppressions as the gate of a CI system sees them.
@Suite struct SuppressionTests {
  private static let open = """
    class Home: UIViewController {
      override func viewDidAppear(_ animated: Bool) {
        let alarm = Alarm()
        alarm.modalPresentationStyle = .fullScreen
        present(alarm, animated: true)
      }
    }
    class Alarm: UIViewController {}

    """

  private static let suppressed = open.replacing(
    "    present", with: "    // seguegraph:disable:next missing_dismissal -- it rings\n    present")

  private func app(_ swift: String) throws -> (TemporaryFolder, SegueGraphProgram) {
    let folder = try TemporaryFolder()
    try folder.write(swift, to: "App/Home.swift")
    try folder.write(
      Storyboard.document(#"<viewController id="nav-01" customClass="Home" sceneMemberID="viewController"/>"#),
      to: "App/Main.storyboard")
    return (folder, SegueGraphProgram(folder: folder))
  }

  @Test func whatIsSuppressedFailsNothing() throws {
    let (folder, program) = try app(Self.open)
    #expect(try program.run("analyze", "App").status == 1)
    try folder.write(Self.suppressed, to: "App/Home.swift")
    let outcome = try program.run("analyze", "App", "--fail-on", "note")
    #expect(outcome.output == "No findings (1 suppressed) in 2 scenes and 1 transition\n")
    #expect(outcome.messages == "")
    #expect(outcome.status == 0)
    let json = try program.run("analyze", "App", "--reporter", "json")
    #expect(json.output.contains("\"suppressed\" : true"))
    #expect(json.output.contains("\"suppressed\" : 1"))
    #expect(json.status == 0)
  }

  @Test func whatSuppressesNothingFailsWhereWarningsDo() throws {
    let plain = Self.suppressed.replacing("Alarm()", with: "UIAlertController(title: nil, message: nil)")
    let (folder, program) = try app(plain.replacing(".modalPresentationStyle = .fullScreen", with: ".title = nil"))
    #expect(try program.run("analyze", "App").status == 0)
    let outcome = try program.run("analyze", "App", "--fail-on", "warning")
    #expect(
      outcome.output == """
        App/Home.swift:5:8: warning: no finding of 'missing_dismissal' is suppressed here: remove it, or move it to where \
        the finding is [unused_suppression]
        1 warning in 2 scenes and 1 transition

        """)
    #expect(outcome.status == 1)
    for options in [
      ["--disable", "unused_suppression"], ["--disable", "missing_dismissal"], ["--only", "dead_exit"],
    ] {
      #expect(try program.run(["analyze", "App", "--fail-on", "note"] + options).status == 0)
    }
    try folder.write("rules: {severity: {unused_suppression: error}}\n", to: "App/.seguegraph.yml")
    #expect(try program.run("analyze", "App").status == 1)
  }

  @Test func linesMayMove() throws {
    let (folder, program) = try app(Self.suppressed)
    for lines in [1, 7, 200] {
      try folder.write(String(repeating: "// moved\n", count: lines) + Self.suppressed, to: "App/Home.swift")
      #expect(try program.run("analyze", "App", "--fail-on", "note").status == 0)
    }
  }

  @Test func theCacheDoesNotMatter() throws {
    let (folder, program) = try app(Self.open)
    func statuses() throws -> [Int32] {
      try [["--no-cache"], ["--cache-path", "cache"], ["--cache-path", "cache"]].map { options in
        try program.run(["analyze", "App", "--fail-on", "note"] + options).status
      }
    }
    #expect(try statuses() == [1, 1, 1])
    try folder.write(Self.suppressed, to: "App/Home.swift")
    #expect(try statuses() == [0, 0, 0])
    // Only the comment moves away from what it was for, and nothing that the linker looks at changes.
    let moved = Self.suppressed.split(separator: "\n").filter { !$0.contains("//") } + ["// seguegraph:disable all"]
    try folder.write(moved.joined(separator: "\n"), to: "App/Home.swift")
    #expect(try statuses() == [1, 1, 1])
    try folder.write(Self.open, to: "App/Home.swift")
    #expect(try statuses() == [1, 1, 1])
  }

  @Test func isInNoBaseline() throws {
    let (folder, program) = try app(Self.open)
    #expect(try program.run("analyze", "App", "--write-baseline", "known").status == 0)
    try folder.write(Self.suppressed, to: "App/Home.swift")
    let gone = try program.run("analyze", "App", "--baseline", "known")
    #expect(gone.status == 0)
    #expect(gone.messages.contains("1 finding of the baseline 'known' is no longer needed"))
    let written = try program.run("analyze", "App", "--write-baseline", "known")
    #expect(written.messages == "seguegraph: note: 0 findings in the baseline 'known'\n")
  }

  @Test func notesInADocument() throws {
    let folder = try TemporaryFolder()
    let notes = #"<attributedString key="userComments"><fragment content="seguegraph:disable all"/></attributedString>"#
    let button = "<button id=\"but-01\">"
    try folder.write(Storyboard.stuck.replacing(button, with: button + notes), to: "Main.storyboard")
    let outcome = try SegueGraphProgram(folder: folder).run("analyze", "--fail-on", "note")
    #expect(outcome.output == "No findings (1 suppressed) in 2 scenes and 1 transition\n")
    #expect(outcome.status == 0)
  }

  @Test func exportsSayNothingOfIt() throws {
    let (folder, program) = try app(Self.open + "// a comment\n")
    let before = try program.run("export", "App").output
    try folder.write(Self.open + "// seguegraph:disable all\n", to: "App/Home.swift")
    #expect(try program.run("export", "App").output == before)
  }
}
