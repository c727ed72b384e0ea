import Analysis
import NavigationModel
import Reporting

/// What titles, names and identifiers of a project can be, and reports about it.
enum AwkwardText {
  /// Texts that mean something in one format or another.
  static let all = [
    "plain", "a \"quoted\" 'title'", "<script>alert(1)</script>", "]]>", "-->", "<!-- x", "&amp; &#45; & --",
    "back\\slash \\N \\|", "a\nb\tc\r\nd\re", "nul\0 bell\u{7} esc\u{1B}[31m del\u{7F} c1\u{85}\u{9B}",
    "\u{2028}\u{2029}\u{FFFE}\u{FFFF}\u{FEFF}", "👩‍👩‍👧 🇩🇪 e\u{301}", "مرحبا שלום \u{202E}abc", "日本語タイトル",
    "100% %0A ::error::x", "::set-output name=a::b", "file=a,line=1:2", "{0} {name} }{", "[text](https://example.com)",
    "a]( b", "|pipe|", "|\u{301}", "`code` ``two``", "*bold* _it_ ~no~ $x$", "@everyone see #1 !2", "# heading",
    "- item",
    "1. item", "+1", "end", "graph TD; A-->B", "style x:#fff;", "%%{init: {}}%%", "#35; #quot; #", "ﬂ°quot¶ß",
    "=1+1", "-1", "@SUM(A1)", "+cmd|' /C calc'!A0", ", ; \"", " leading and trailing ", "", " ", "http://x/y?z#q",
    "C:\\Users\\x", "//host/share", "a:b",
  ]

  /// A report about one finding that has the text wherever a text can be.
  static func report(_ text: String) -> AnalysisReport {
    let ids = ["one", "two"].map { SceneID(document: "Folder/\(text).storyboard", objectID: $0 + text) }
    let location = SourceLocation(file: "Folder/\(text).storyboard", line: 3, column: 5)
    let finding = Finding(
      rule: "missing_dismissal", severity: .error, message: text.isEmpty ? "nothing" : text, location: location,
      scene: ids[1], transition: text, environments: [.compactCompact], osVersions: [.upTo12],
      witness: [
        WitnessStep(scene: ids[0], text: text, location: SourceLocation(file: "Folder/\(text)")),
        WitnessStep(scene: nil, text: "(3 more steps)"),
        WitnessStep(scene: ids[1], transition: text, text: "to \(text)"),
      ])
    return AnalysisReport(name: text, findings: [finding], graph: graph(text))
  }

  /// A graph of two scenes that has the text wherever a text can be.
  static func graph(_ text: String) -> NavigationGraph {
    let path = "Folder/\(text).storyboard"
    let scenes = ["one", "two"].map { id in
      Scene(
        id: SceneID(document: path, objectID: id + text), kind: SceneKind(rawValue: "kind" + text), className: text,
        module: text, title: text, label: text, storyboard: text, document: path, storyboardIdentifier: text,
        objectID: id + text, location: SourceLocation(file: path, line: 1))
    }
    return NavigationGraph(
      entryPoints: [EntryPoint(scene: scenes[0].id, via: .mainStoryboard, location: SourceLocation(file: text))],
      scenes: scenes,
      transitions: [
        Transition(
          id: text, source: scenes[0].id, target: scenes[1].id, kind: .custom, identifier: text, segueClass: text,
          trigger: Trigger(element: text, label: text), location: SourceLocation(file: path)),
        Transition(
          id: "\(text) lost", source: scenes[0].id, target: SceneID(rawValue: "gone \(text)"), kind: .show,
          location: SourceLocation(file: path)),
        Transition(
          id: "\(text) unwind", source: scenes[0].id, target: nil, kind: .unwind, unwindAction: text,
          location: SourceLocation(file: path)),
      ], documents: [Document(path: path, name: text, scenes: scenes.map(\.id))],
      diagnostics: [Diagnostic(severity: .error, message: text, location: SourceLocation(file: path, line: 2))])
  }

  /// A report about one finding, and about one that is suppressed for a reason with the text.
  static func suppressed(_ text: String) -> AnalysisReport {
    var report = report("plain")
    var finding = Finding(
      rule: "dead_exit", severity: .error, message: "left alone", location: SourceLocation(file: "A.swift", line: 7))
    finding.suppression = InSourceSuppression(
      reason: text.isEmpty ? nil : text, location: SourceLocation(file: "Folder/\(text).swift", line: 6, column: 4))
    report.suppressed = [finding]
    return report
  }

  /// A report without findings.
  static let nothing = AnalysisReport(name: "App", findings: [], sceneCount: 2, transitionCount: 1)

  /// A report with findings of each severity, of rules that are known and not, twice the same, and of a whole file.
  static let mixed = AnalysisReport(
    name: "App",
    findings: [
      Finding(
        rule: "dead_exit", severity: .error, message: "never left", location: SourceLocation(file: "A.swift", line: 1)),
      Finding(
        rule: "dead_exit", severity: .error, message: "never left", location: SourceLocation(file: "A.swift", line: 9)),
      Finding(
        rule: "dead_segue", severity: .warning, message: "never performed", location: SourceLocation(file: "B.xib")),
      Finding(
        rule: "own_rule", severity: .note, confidence: .possible, message: "look here",
        location: SourceLocation(file: "B.xib", line: 2, column: 3)),
    ], sceneCount: 2, transitionCount: 1)
}
