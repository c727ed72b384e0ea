import Analysis
import NavigationModel
import Testing

@Suite struct FindingTests {
  private let finding = Finding(
    rule: "missing_dismissal", severity: .error, message: "'Photo' cannot be left",
    location: SourceLocation(file: "App/Main.storyboard", line: 12, column: 5),
    scene: SceneID(rawValue: "App/Main.storyboard#photo"), transition: "App/Main.storyboard#z")

  /// Baselines in people's repositories hold these: a change of the value is a breaking change.
  @Test func theFingerprintIsTheSameForEver() {
    #expect(finding.fingerprint == "9255a3dbb0ed820e")
    let bare = Finding(
      rule: "unreachable_scene", severity: .warning, message: "ä", location: SourceLocation(file: "Main.storyboard"))
    #expect(bare.fingerprint == "e4ef149beb467625")
  }

  @Test func theFingerprintDoesNotDependOnPositionsOrGrades() {
    var moved = finding
    moved.location.line = 99
    moved.location.column = nil
    moved.severity = .note
    moved.confidence = .possible
    moved.environments = [.compactCompact]
    moved.osVersions = [.from18]
    moved.witness = [WitnessStep(scene: nil, text: "x")]
    #expect(moved.fingerprint == finding.fingerprint)
  }

  @Test func theFingerprintDependsOnWhatIsFound() {
    var others: [Finding] = []
    for change in 0..<5 {
      var other = finding
      switch change {
      case 0: other.rule = "other"
      case 1: other.location.file = "Other.storyboard"
      case 2: other.scene = nil
      case 3: other.transition = nil
      default: other.message += "."
      }
      others.append(other)
    }
    #expect(Set(others.map(\.fingerprint) + [finding.fingerprint]).count == 6)
    #expect(others.allSatisfy { $0.fingerprint.count == 16 })
  }

  @Test func findingsAreSortedByPlaceThenRule() {
    func finding(_ file: String, _ line: Int?, _ rule: String) -> Finding {
      Finding(rule: rule, severity: .note, message: "", location: SourceLocation(file: file, line: line))
    }
    let sorted = [
      finding("A", nil, "z"), finding("A", 2, "b"), finding("A", 2, "c"), finding("A", 10, "a"), finding("B", 1, "a"),
    ]
    #expect(sorted.reversed().sorted() == sorted)
  }

  @Test func severities() {
    #expect(Severity.allCases.sorted() == [.note, .warning, .error])
    #expect(Severity.note < .error)
  }

  @Test(
    arguments: [
      ("Setings", ["Main", "Settings"], "Settings"), ("settings", ["Main", "Settings"], "Settings"),
      // Two letters that changed places are one slip.
      ("Mian", ["Main"], "Main"),
      // Of several that are as close the first one.
      ("Main", ["Mein", "Maine"], "Mein"), ("Main", ["Maine", "Mein"], "Maine"),
      ("Login", ["Logout", "Profile"], nil), ("Onboarding", ["Onbording2"], "Onbording2"),
      // The beginning of a name, if it is more than two letters.
      ("set", ["Main", "Settings"], "Settings"), ("se", ["Main", "Settings"], nil),
      // Nothing of the word would be left.
      ("a", ["b"], nil), ("a", ["bc"], nil), ("", ["a"], nil), ("Main", [], nil),
      (String(repeating: "x", count: 200), [String(repeating: "x", count: 200)], nil),
    ] as [(String, [String], String?)])
  func closestMatch(of word: String, among candidates: [String], is match: String?) {
    #expect(ClosestMatch.of(word, in: candidates) == match)
    #expect(ClosestMatch(among: candidates).to(word) == match)
  }
}
