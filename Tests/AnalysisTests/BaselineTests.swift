import Analysis
import NavigationModel
import Testing

@Suite struct BaselineTests {
  private func finding(
    _ rule: String = "dead_exit", _ file: String = "Main.storyboard", scene: String? = "Main.storyboard#a",
    line: Int = 1, _ message: String = "m"
  ) -> Finding {
    Finding(
      rule: rule, severity: .error, message: message, location: SourceLocation(file: file, line: line),
      scene: scene.map { SceneID(rawValue: $0) })
  }

  @Test func isWrittenLineByLine() throws {
    let findings = [
      finding("dead_exit", "B/a b.swift", scene: "class:Home", "tab\tand \\ and\nline"),
      finding("missing_dismissal", scene: nil), finding(), finding(line: 7),
      finding("x", "#odd", scene: "=odd", "<<<<<<< odd"),
    ]
    let baseline = Baseline(findings, pathPrefix: "App/")
    #expect(
      baseline.text == """
        # seguegraph baseline 1
        # Known findings: file, scene, rule and message. Written by 'seguegraph analyze --write-baseline'.
        App/#odd\tApp/=odd\tx\t\\<<<<<<< odd
        App/B/a b.swift\tclass:Home\tdead_exit\ttab\\tand \\\\ and\\nline
        App/Main.storyboard\t\tmissing_dismissal\tm
        App/Main.storyboard\tApp/Main.storyboard#a\tdead_exit\tm
        App/Main.storyboard\tApp/Main.storyboard#a\tdead_exit\tm

        """)
    #expect(try Baseline(text: baseline.text) == baseline)
    let plain = Baseline(findings)
    #expect(try Baseline(text: plain.text) == plain)
    #expect(Baseline(findings.reversed()).text == plain.text)
  }

  @Test func knowsFindingsAgain() {
    let baseline = Baseline([finding(), finding("missing_dismissal")])
    #expect(baseline.compared(with: [finding(line: 900, "other words"), finding("missing_dismissal")]).new == [])
    for other in [
      finding("dead_segue"), finding("dead_exit", "Other.storyboard"), finding(scene: "Main.storyboard#b"),
      finding(scene: nil),
    ] {
      #expect(baseline.compared(with: [other, finding()]).new == [other])
    }
  }

  @Test func countsFindingsOfOneScene() {
    let baseline = Baseline([finding("a")])
    let (old, new) = (finding("a", line: 5), finding("a", line: 3, "n"))
    // The one with the same words is the known one, wherever it stands.
    #expect(baseline.compared(with: [new, old]).new == [new])
    #expect(baseline.compared(with: [old, new]).new == [new])
    #expect(baseline.compared(with: [new, finding("a", "Main.storyboard", "o")]).new.count == 1)
  }

  @Test func tellsWhatIsGone() {
    let baseline = Baseline([finding(), finding(), finding("missing_dismissal")])
    let gone = baseline.compared(with: [finding()]).gone
    #expect(gone.map(\.rule) == ["dead_exit", "missing_dismissal"])
    #expect(baseline.compared(with: [finding()], pathPrefix: "x/").gone.count == 3)
  }

  private static let title = "# seguegraph baseline 1\n"

  @Test func readsLinesInAnyOrder() throws {
    let text = Self.title + "\n# x\nb\t\tr\tm\r\n" + "a\ts\tr\tm"
    #expect(try Baseline(text: text).entries.map(\.path) == ["a", "b"])
  }

  private static let others: [(String, BaselineError)] = [
    ("", .noBaseline), ("{}", .noBaseline), ("# seguegraph baseline\n", .noBaseline),
    ("# seguegraph baseline 2\nnew form\n", .otherVersion("2")),
    ("\(title)a\tb\tc", .damaged(line: 2)), ("\(title)\na\tb\tc\td\te", .damaged(line: 3)),
    ("\(title)a\tb\t\td", .damaged(line: 2)), ("\(title)a\tb\tc\td\n<<<<<<< HEAD\n", .unmerged(line: 3)),
    ("\(title)=======\n", .unmerged(line: 2)), ("\(title)>>>>>>> x\n", .unmerged(line: 2)),
  ]

  @Test(arguments: others) func refusesOtherTexts(text: String, error: BaselineError) {
    #expect(throws: error) { try Baseline(text: text) }
  }
}
