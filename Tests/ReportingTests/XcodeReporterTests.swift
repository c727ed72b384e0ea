import Analysis
import NavigationModel
import Reporting
import Testing

@Suite struct XcodeReporterTests {
  private func report(_ findings: [Finding], scenes: Int = 24, transitions: Int = 31, usesColor: Bool = false) -> String
  {
    XcodeReporter().report(
      AnalysisReport(
        name: "Shop", findings: findings, sceneCount: scenes, transitionCount: transitions, usesColor: usesColor))
  }

  @Test func writesALineForEachFindingAndTheWayIntoItBelow() {
    #expect(
      report([.stuck, .unreachable]) == """
        Main.storyboard:14:9: error: 'Photo' cannot be closed [missing_dismissal]
            Info.plist:12: note: The app starts at 'Home'
            note: A tap on 'Photo' presents 'Photo'
        Cart.storyboard:3: warning: nothing leads to 'Old cart' [unreachable_scene]
        1 error, 1 warning in 24 scenes and 31 transitions

        """)
  }

  @Test func leavesOutWhatIsNotKnownOfALocation() {
    var finding = Finding.unreachable
    finding.location = SourceLocation(file: "Cart.storyboard")
    #expect(report([finding]).hasPrefix("Cart.storyboard: warning: nothing leads to 'Old cart' [unreachable_scene]\n"))
  }

  @Test func saysSoWhereNothingWasFound() {
    #expect(report([]) == "No findings in 24 scenes and 31 transitions\n")
  }

  @Test func countsInTheSingularAndInThePlural() {
    var note = Finding.unreachable
    note.severity = .note
    #expect(
      report([.stuck, .stuck, .unreachable, note, note], scenes: 1, transitions: 1).hasSuffix(
        "\n2 errors, 1 warning, 2 notes in 1 scene and 1 transition\n"))
    #expect(report([], scenes: 0, transitions: 0) == "No findings in 0 scenes and 0 transitions\n")
  }

  @Test func setsOffPartsWithColourWhereTold() {
    #expect(
      report([.unreachable], usesColor: true) == """
        \u{1B}[1mCart.storyboard:3\u{1B}[0m: \u{1B}[1;33mwarning\u{1B}[0m: nothing leads to 'Old cart' \
        \u{1B}[2m[unreachable_scene]\u{1B}[0m
        \u{1B}[1;33m1 warning\u{1B}[0m in 24 scenes and 31 transitions

        """)
  }

  @Test func keepsTextFromProjectsOnOneLineAndAwayFromTheTerminal() {
    var finding = Finding.unreachable
    finding.message = "nothing\r\nleads\tto '\u{1B}[31mred\u{0}'"
    finding.location.file = "A\nB.storyboard"
    finding.witness = [WitnessStep(scene: nil, text: "line\nbreak")]
    #expect(
      report([finding]) == """
        A B.storyboard:3: warning: nothing leads to '\u{FFFD}[31mred\u{FFFD}' [unreachable_scene]
            note: line break
        1 warning in 24 scenes and 31 transitions

        """)
  }

  @Test(arguments: ["", "plain", "umlaut ä, emoji 👩‍👩‍👧, right to left שלום"])
  func leavesOrdinaryTextAlone(text: String) {
    #expect(text.onOneLine == text)
  }
}

extension Finding {
  static let stuck = Finding(
    rule: "missing_dismissal", severity: .error, message: "'Photo' cannot be closed",
    location: SourceLocation(file: "Main.storyboard", line: 14, column: 9),
    scene: SceneID(document: "Main.storyboard", objectID: "pho-to"), transition: "Main.storyboard#seg-ue",
    environments: [.compactRegular, .compactCompact], osVersions: [.from13To17, .from18],
    witness: [
      WitnessStep(
        scene: SceneID(document: "Main.storyboard", objectID: "ho-me"), text: "The app starts at 'Home'",
        location: SourceLocation(file: "Info.plist", line: 12)),
      WitnessStep(
        scene: SceneID(document: "Main.storyboard", objectID: "pho-to"), transition: "Main.storyboard#seg-ue",
        text: "A tap on 'Photo' presents 'Photo'"),
    ])

  static let unreachable = Finding(
    rule: "unreachable_scene", severity: .warning, confidence: .possible, message: "nothing leads to 'Old cart'",
    location: SourceLocation(file: "Cart.storyboard", line: 3))
}
