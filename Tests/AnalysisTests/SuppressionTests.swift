import NavigationModel
import Testing

@testable import Analysis

/// What suppressions do to findings, from files on disk on.
@Suite struct SuppressionTests {
  /// An app whose `Home` shows `Alarm`, which nothing can close.
  ///
  /// - Parameters:
  ///   - before: A line before the one that presents.
  ///   - behind: The rest of that line.
  ///   - after: The line behind it.
  ///   - alarm: What stands behind the declaration of `Alarm`.
  ///   - head: The first line of the file.
  private func app(
    before: String = "", behind: String = "", after: String = "", alarm: String = "", head: String = ""
  ) -> String {
    """
    \(head)
    class Alarm: UIViewController {} \(alarm)
    class Home: UIViewController {
      @IBAction func open(_ sender: Any?) {
        let alarm = Alarm()
        alarm.modalPresentationStyle = .fullScreen
        \(before)
        present(alarm, animated: true) \(behind)
        \(after)
      }
    }
    """
  }

  private func project(_ swift: String, home: String = "", _ others: String...) throws -> TemporaryProject {
    let scene =
      #"<viewController id="home" customClass="Home" title="Home" sceneMemberID="viewController">"# + home
      + #"<view key="view" id="v"><subviews><button id="b"><connections>"#
      + #"<action selector="open:" destination="home" eventType="touchUpInside" id="a"/>"#
      + "</connections></button></subviews></view></viewController>"
    return try TemporaryProject([
      ("Home.swift", swift), ("Main.storyboard", RuleExample.storyboard(initial: "home", scenes: [scene] + others)),
    ])
  }

  /// Findings in words: `rule file:line`, those that are suppressed in brackets with the reason.
  private func words(_ project: TemporaryProject, _ change: (inout Analyzer) -> Void = { _ in }) throws -> [String] {
    var analyzer = Analyzer()
    change(&analyzer)
    let result = analyzer.result(in: AnalysisContext(graph: try project.graph()))
    #expect(result.findings.allSatisfy { $0.suppression == nil })
    return result.findings.map { "\($0.rule) \($0.location.file):\($0.location.line ?? 0)" }
      + result.suppressed.map { finding in
        let place = finding.suppression?.location
        return "(\(finding.rule) \(finding.location.file):\(finding.location.line ?? 0) by "
          + "\(place?.file ?? ""):\(place?.line ?? 0)"
          + (finding.suppression?.reason.map { ": \($0)" } ?? "") + ")"
      }
  }

  private func words(_ swift: String) throws -> [String] { try words(project(swift)) }

  // MARK: In code

  @Test func nothingIsSuppressedWithoutAComment() throws {
    #expect(try words(app()) == ["missing_dismissal Home.swift:8"])
  }

  @Test func commentsSuppressWhatIsFoundInTheirPart() throws {
    let rule = "missing_dismissal -- it rings"
    #expect(
      try words(app(before: "// seguegraph:disable:next \(rule)"))
        == ["(missing_dismissal Home.swift:8 by Home.swift:7: it rings)"])
    #expect(
      try words(app(behind: "// seguegraph:disable:this \(rule)"))
        == ["(missing_dismissal Home.swift:8 by Home.swift:8: it rings)"])
    #expect(
      try words(app(after: "/* seguegraph:disable:previous \(rule) */"))
        == ["(missing_dismissal Home.swift:8 by Home.swift:9: it rings)"])
    #expect(
      try words(app(head: "// seguegraph:disable \(rule)"))
        == ["(missing_dismissal Home.swift:8 by Home.swift:1: it rings)"])
    #expect(
      try words(app(before: "// seguegraph:disable all", after: "// seguegraph:enable all"))
        == ["(missing_dismissal Home.swift:8 by Home.swift:7)"])
  }

  @Test func theNearestOfSeveralGivesTheReason() throws {
    #expect(
      try words(
        app(
          before: "// seguegraph:disable:next missing_dismissal -- near", head: "// seguegraph:disable all -- far"))
        == ["(missing_dismissal Home.swift:8 by Home.swift:7: near)"])
  }

  @Test func theDeclarationOfTheSceneIsAPlaceForIt() throws {
    #expect(
      try words(app(alarm: "// seguegraph:disable:this missing_dismissal"))
        == ["(missing_dismissal Home.swift:8 by Home.swift:2)"])
  }

  @Test func theDeclarationOfTheClassOfADrawnSceneIsAPlaceForIt() throws {
    let lost = #"<viewController id="lost" customClass="Lost" sceneMemberID="viewController"/>"#
    for comment in ["", "// seguegraph:disable:this unreachable_scene"] {
      let project = try project(
        app(behind: "// seguegraph:disable:this all") + "\nclass Lost: UIViewController {} \(comment)", lost)
      let found = try words(project)
      #expect(found.contains("unreachable_scene Main.storyboard:11") == comment.isEmpty)
      #expect(found.contains("(unreachable_scene Main.storyboard:11 by Home.swift:12)") == !comment.isEmpty)
      #expect(found.count == 2)
    }
  }

  @Test func codeThatPerformsASegueIsAPlaceForIt() throws {
    let swift = """
      class Home: UIViewController {
        @IBAction func open(_ sender: Any?) {
          performSegue(withIdentifier: "ring", sender: nil) // seguegraph:disable:this missing_dismissal
        }
      }
      """
    let segue =
      #"<connections><segue destination="alarm" kind="presentation" modalPresentationStyle="fullScreen" "#
      + #"identifier="ring" id="ring"/></connections>"#
    let alarm = #"<viewController id="alarm" sceneMemberID="viewController"/>"#
    #expect(
      try words(project(swift, home: segue, alarm)) == ["(missing_dismissal Main.storyboard:6 by Home.swift:3)"])
  }

  @Test func objectiveCHasSuppressionsToo() throws {
    let code = """
      @interface Alarm : UIViewController
      @end
      @interface Home : UIViewController
      @end
      @implementation Home
      - (IBAction)open:(id)sender {
        Alarm *alarm = [[Alarm alloc] init];
        alarm.modalPresentationStyle = UIModalPresentationFullScreen;
        // seguegraph:disable:next missing_dismissal -- it rings
        [self presentViewController:alarm animated:YES completion:nil];
      }
      @end
      @implementation Alarm
      @end
      """
    let files = try project("")
    try files.write(code, to: "Home.m")
    #expect(try words(files) == ["(missing_dismissal Home.m:10 by Home.m:9: it rings)"])
  }

  @Test func textsAreNoComments() throws {
    #expect(
      try words(app(before: #"print("// seguegraph:disable:next missing_dismissal")"#))
        == ["missing_dismissal Home.swift:8"])
  }

  // MARK: In documents

  private func notes(_ text: String) -> String {
    #"<attributedString key="userComments"><fragment content="\#(text)"/></attributedString>"#
  }

  private func ringing(presenter: String = "", button: String = "", alarm: String = "", segue: String = "")
    throws -> [String]
  {
    let home = """
      <viewController id="start" title="Start" sceneMemberID="viewController">\(presenter)
      <view key="view" id="v"><subviews><button id="b">\(button)<connections>
      <segue destination="alarm" kind="presentation" modalPresentationStyle="fullScreen" id="ring">\(segue)</segue>
      </connections></button></subviews></view></viewController>
      """
    let scene = #"<viewController id="alarm" sceneMemberID="viewController">\#(alarm)</viewController>"#
    let storyboard = RuleExample.storyboard(initial: "start", scenes: [home, scene])
    return try words(try TemporaryProject([("Main.storyboard", storyboard), ("App.swift", "class Other {}")]))
  }

  @Test func notesSuppressWhatIsFoundAboutTheirObject() throws {
    #expect(try ringing() == ["missing_dismissal Main.storyboard:8"])
    let note = notes("seguegraph:disable missing_dismissal — it rings")
    for (line, found) in [
      (6, try ringing(presenter: note)), (7, try ringing(button: note)), (8, try ringing(segue: note)),
      (14, try ringing(alarm: note)),
    ] {
      #expect(found == ["(missing_dismissal Main.storyboard:8 by Main.storyboard:\(line): it rings)"])
    }
  }

  @Test func notesOfAControllerSuppressWhatItsCodeDoes() throws {
    let project = try project(app(), home: notes("seguegraph:disable presentation_never_shown"))
    try project.write(
      app().replacing("@IBAction func open(_ sender: Any?)", with: "override func viewDidLoad()"), to: "Home.swift")
    let found = try words(project)
    #expect(found.contains("(presentation_never_shown Home.swift:8 by Main.storyboard:6)"))
  }

  @Test func notesInAXib() throws {
    let xib = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" targetRuntime="iOS.CocoaTouch"><objects>
      <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="Home">NOTES<connections>
      <outlet property="view" destination="v" id="o1"/></connections></placeholder>
      <view id="v"><subviews><button id="b"><connections>
      <action selector="close:" destination="-1" eventType="touchUpInside" id="a1"/>
      </connections></button></subviews></view></objects></document>
      """
    for note in ["", notes("seguegraph:disable missing_action")] {
      let project = try TemporaryProject([
        ("Home.xib", xib.replacing("NOTES", with: note)), ("Home.swift", "class Home: UIViewController {}"),
      ])
      let place = "missing_action Home.xib:5"
      #expect(try words(project) == [note.isEmpty ? place : "(\(place) by Home.xib:2)"])
    }
  }

  // MARK: What suppresses nothing

  /// What `unused_suppression` says, with its place.
  private func unused(_ project: TemporaryProject, _ change: (inout Analyzer) -> Void = { _ in }) throws -> [String] {
    var analyzer = Analyzer()
    change(&analyzer)
    return analyzer.findings(in: try project.graph()).filter { $0.rule == "unused_suppression" }.map {
      "\($0.severity.rawValue) \($0.location): \($0.message)"
    }
  }

  private func unused(_ swift: String) throws -> [String] { try unused(project(swift)) }

  private static let advice = "suppressed here: remove it, or move it to where the finding is"

  @Test func saysWhatSuppressesNothing() throws {
    #expect(
      try unused(
        app(
          before: "// seguegraph:disable:next missing_dismissal, dead_exit, dead_segue",
          after: "// seguegraph:disable:next missing_dismissal", head: "// seguegraph:disable unreachable_scene"))
        == [
          "warning Home.swift:1:4: no finding of 'unreachable_scene' is \(Self.advice)",
          "warning Home.swift:7:8: no finding of 'dead_exit' or 'dead_segue' is \(Self.advice)",
          "warning Home.swift:9:8: no finding of 'missing_dismissal' is \(Self.advice)",
        ])
    #expect(
      try unused(app(after: "// seguegraph:disable:this all"))
        == ["warning Home.swift:9:8: no finding is \(Self.advice)"])
    #expect(
      try unused(project(app(), home: notes("seguegraph:disable dead_exit")))
        == ["warning Main.storyboard:6:98: no finding of 'dead_exit' is \(Self.advice)"])
  }

  @Test func saysWhatIsNoRule() throws {
    #expect(
      try unused(app(before: "// seguegraph:disable:next missing_dismisal"))
        == ["warning Home.swift:7:8: 'missing_dismisal' is no rule; did you mean 'missing_dismissal'?"])
    #expect(
      try unused(app(before: "// seguegraph:disable:next missing_dismissal it rings"))
        == [
          "warning Home.swift:7:8: 'it' and 'rings' are no rules; a reason stands behind '--', and "
            + "'seguegraph rules' lists the rules"
        ])
  }

  @Test func saysWhatCannotBeFollowed() throws {
    let lines = [
      ("disabl all", "'seguegraph:disabl' means nothing; did you mean 'disable'?"),
      ("skip all", "'seguegraph:skip' means nothing; write 'seguegraph:disable RULE'"),
      ("disable:nxt all", "'disable:nxt' means nothing; did you mean 'next'?"),
      ("disable:line all", "'disable:line' means nothing; write 'next', 'this' or 'previous'"),
      ("enable:next all", "'enable:next' means nothing: 'disable:next' ends by itself, and 'enable' takes no line"),
      ("disable", "no rule is named here; write one behind 'disable' or 'enable', or 'all'"),
      ("enable dead_exit", "'dead_exit' is not suppressed here, so there is nothing to enable: remove this"),
      (
        "enable dead_exi",
        "'dead_exi' is not suppressed here, so there is nothing to enable: did you mean 'dead_exit'?"
      ),
    ]
    for (line, message) in lines {
      #expect(try unused(app(head: "// seguegraph:\(line)")) == ["warning Home.swift:1:4: \(message)"])
    }
    #expect(
      try unused(project(app(), home: notes("seguegraph:disable:next all"))) == [
        "warning Main.storyboard:6:98: 'disable:next' means nothing in notes: they cover their object; "
          + "write 'seguegraph:disable RULE'"
      ])
  }

  @Test func doesNotJudgeRulesThatDidNotRun() throws {
    let project = try project(app(after: "// seguegraph:disable nothing", head: "// seguegraph:disable dead_exit, all"))
    func lines(_ rules: [any Rule.Type]) throws -> [String] {
      try unused(project) { $0.rules = rules }.map { String($0.split(separator: ":")[1]) }
    }
    #expect(try lines(RuleCatalogue.all) == ["1", "9"])
    #expect(try lines(RuleCatalogue.all.filter { $0 != DeadExit.self }) == ["9"])
    #expect(try lines([DeadExit.self, UnusedSuppression.self]) == ["1", "9"])
    #expect(try lines([UnusedSuppression.self]) == ["9"])
    #expect(try lines([DeadExit.self]) == [])
  }

  @Test func doesNotJudgeWhereSomethingCouldNotBeRead() throws {
    let project = try project(app(head: "// seguegraph:disable dead_exit"))
    #expect(try unused(project).count == 1)
    try project.write("<document>", to: "Broken.storyboard")
    #expect(try unused(project) == [])
  }

  @Test func isANoteWhereNoCodeWasRead() throws {
    let scene = #"<viewController id="a">\#(notes("seguegraph:disable dead_exit"))</viewController>"#
    let project = try TemporaryProject(initial: "a", scenes: [scene])
    #expect(try unused(project) == ["note Main.storyboard:6:32: no finding of 'dead_exit' is \(Self.advice)"])
  }

  @Test func copiesInOtherLanguagesAreNotJudged() throws {
    let scene = #"<viewController id="a">\#(notes("seguegraph:disable dead_exit"))</viewController>"#
    let storyboard = RuleExample.storyboard(initial: "a", scenes: [scene])
    let project = try TemporaryProject([
      ("Base.lproj/Main.storyboard", storyboard), ("de.lproj/Main.storyboard", storyboard), ("A.swift", "class A {}"),
    ])
    #expect(
      try unused(project) == ["warning Base.lproj/Main.storyboard:6:32: no finding of 'dead_exit' is \(Self.advice)"])
  }

  @Test func whatSettingsLeaveOutIsSuppressedAllTheSame() throws {
    let project = try project(app(before: "// seguegraph:disable:next missing_dismissal"))
    var options = RuleSettings.Options()
    options.excluded = ["Home.swift"]
    #expect(try words(project) { $0.settings.options = ["missing_dismissal": options] } == [])
  }

  @Test func isSuppressedByItsNameOnly() throws {
    let unused = "// seguegraph:disable:this dead_exit"
    #expect(try self.unused(app(before: "// seguegraph:disable all", after: unused)).count == 1)
    #expect(
      try words(app(before: "// seguegraph:disable:next unused_suppression, missing_dismissal", behind: unused)) == [
        "(missing_dismissal Home.swift:8 by Home.swift:7)", "(unused_suppression Home.swift:8 by Home.swift:7)",
      ])
    #expect(
      try self.unused(app(before: "// seguegraph:disable unused_suppression"))
        == ["warning Home.swift:7:8: no finding of 'unused_suppression' is \(Self.advice)"])
  }
}
