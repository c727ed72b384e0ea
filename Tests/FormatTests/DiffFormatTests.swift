import Foundation
import NavigationDiff
import NavigationModel
import Reporting
import Testing

/// Differences as text, Markdown and Mermaid.
@Suite struct DiffFormatTests {
  private static let path = "App/Main.storyboard"

  private static func id(_ object: String) -> SceneID { SceneID(document: path, objectID: object) }

  private static func scene(_ object: String, _ label: String) -> GraphSnapshot.Scene {
    var scene = GraphSnapshot.Scene(id: id(object), label: label, kind: .viewController)
    scene.document = path
    return scene
  }

  private static func transition(
    _ source: String, _ target: SceneID, _ kind: TransitionKind, _ label: String, style: String? = nil
  ) -> GraphSnapshot.Transition {
    var transition = GraphSnapshot.Transition(source: id(source), target: target, kind: kind)
    transition.trigger = Trigger(element: "button", label: label)
    transition.detail = style
    return transition
  }

  private static let report: DiffReport = {
    let alert = SceneID.system("UIAlertController")
    var exit = GraphSnapshot.Exit(scene: id("edt"), kind: .dismiss)
    exit.trigger = Trigger(element: "barButtonItem", label: "Done")
    let old = GraphSnapshot(
      scenes: [scene("hom", "Home"), scene("old", "Old"), scene("edt", "Edit"), scene("det", "Detail")],
      entryPoints: [GraphSnapshot.EntryPoint(scene: id("hom"), via: .mainStoryboard)],
      transitions: [
        transition("hom", id("old"), .show, "Old"), transition("hom", id("edt"), .present, "Edit", style: "pageSheet"),
        transition("hom", id("edt"), .show, "Row"),
      ])
    let new = GraphSnapshot(
      scenes: [scene("hom", "Start"), scene("edt", "Edit"), scene("det", "Detail")],
      entryPoints: [GraphSnapshot.EntryPoint(scene: id("hom"), via: .mainStoryboard)],
      transitions: [
        transition("hom", id("edt"), .present, "Edit", style: "fullScreen"), transition("hom", id("det"), .show, "Row"),
        transition("det", alert, .present, "Help"),
      ], exits: [exit])
    return DiffReport(GraphDiff(from: old, to: new))
  }()

  @Test func text() {
    #expect(
      Self.report.text() == """
        Scenes
          ~ Start
              was label Home, now Start
          - Old viewController in App/Main.storyboard
        Transitions
          - Start -> Old show by button 'Old'
          + Detail -> system:UIAlertController present by button 'Help'
          ~ Start -> Detail show by button 'Row'
              was -> Edit show by button 'Row'
          ~ Start -> Edit present(fullScreen) by button 'Edit'
              was -> Edit present(pageSheet) by button 'Edit'
        Exits
          + Edit: dismiss by barButtonItem 'Done'
        1 scene removed, 1 scene changed, 1 transition added, 1 transition removed, 1 transition changed, 1 transition re-routed, 1 exit added

        """)
    var colored = Self.report
    colored.usesColor = true
    #expect(colored.text().contains("\u{1B}[32m  + Edit: dismiss by barButtonItem 'Done'\u{1B}[0m\n"))
    #expect(
      DiffReport(GraphDiff(from: GraphSnapshot(), to: GraphSnapshot())).text()
        == "No changes in 0 scenes and 0 transitions\n")
  }

  private static let flowchart = """
    flowchart LR
      Start(["start#58; mainStoryboard"]):::same
      UIAlertController(["UIAlertController"]):::added
      subgraph Group_Main_storyboard["Main.storyboard"]
        Detail["Detail"]:::same
        Edit["Edit<br/>added#58; dismiss by Done"]:::changed
        Start_2["Start<br/>was Home"]:::changed
        Old["Old"]:::removed
      end
      Start --> Start_2
      Start_2 -->|"Old"| Old
      Detail ==>|"present#58; Help"| UIAlertController
      Start_2 -->|"Row"| Edit
      Start_2 -->|"Row"| Detail
      Start_2 ==>|"present#58; Edit, was present pageSheet"| Edit
      classDef added stroke:#1a7f37,stroke-width:3px
      classDef removed stroke:#d1242f,stroke-width:2px,stroke-dasharray:4 4
      classDef changed stroke:#bf8700,stroke-width:3px
      classDef same stroke:#8c959f
      linkStyle 2,4 stroke:#1a7f37,stroke-width:3px
      linkStyle 1,3 stroke:#d1242f,stroke-width:2px,stroke-dasharray:4 4
      linkStyle 5 stroke:#bf8700,stroke-width:3px
      linkStyle 0 stroke:#8c959f

    """

  @Test func mermaid() { #expect(Self.report.flowchart().text == Self.flowchart) }

  @Test func markdown() {
    #expect(
      Self.report.markdown() == """
        <!-- seguegraph diff -->
        ### Navigation: 1 scene removed, 1 scene changed, 1 transition added, 1 transition removed, 1 transition changed, 1 transition re-routed, 1 exit added

        | | | what the user meets |
        |---|---|---|
        | 🟡 changed | scene | `Start`<br>was `label Home, now Start` |
        | 🔴 removed | scene | `Old viewController in App/Main.storyboard` |
        | 🔴 removed | transition | `Start -> Old show by button 'Old'` |
        | 🟢 added | transition | `Detail -> system:UIAlertController present by button 'Help'` |
        | 🟡 changed | transition | `Start -> Detail show by button 'Row'`<br>was `-> Edit show by button 'Row'` |
        | 🟡 changed | transition | `Start -> Edit present(fullScreen) by button 'Edit'`<br>was `-> Edit present(pageSheet) by button 'Edit'` |
        | 🟢 added | exit | `Edit: dismiss by barButtonItem 'Done'` |

        ```mermaid
        \(Self.flowchart)```

        Green is new, dashed red is gone, yellow has changed, grey is as it was.

        """)
    #expect(
      DiffReport(GraphDiff(from: GraphSnapshot(), to: GraphSnapshot())).markdown()
        == "<!-- seguegraph diff -->\n### Navigation: No changes in 0 scenes and 0 transitions\n")
  }

  /// GitHub takes 65,536 characters for a comment.
  @Test func staysShort() {
    let scenes = (0..<3000).map { Self.scene("s-\($0)", "Scene \($0)") }
    let transitions = (1..<3000).map { Self.transition("s-\($0)", Self.id("s-0"), .show, "Back") }
    let new = GraphSnapshot(scenes: scenes, transitions: transitions)
    let text = DiffReport(GraphDiff(from: GraphSnapshot(), to: new)).markdown()
    #expect(text.utf8.count < 65_536)
    let rows = text.split(separator: "\n").count { $0.hasPrefix("| 🟢") }
    #expect(text.contains("\n\(5999 - rows) more changes did not fit into this comment.\n"))
    #expect(text.hasSuffix("\nThe picture is too large for this comment; `--format svg` draws it.\n"))
  }

  private static let grammar = [
    #"^flowchart LR$"#,
    #"^ +subgraph ID\[LABEL\]$"#,
    #"^ +end$"#,
    #"^ +ID(\[LABEL\]|\(LABEL\)|\(\[LABEL\]\)|\[\[LABEL\]\]|\{\{LABEL\}\})(:::[a-z]+)?$"#,
    #"^ +ID (-->|==>|-\.->|---)(\|LABEL\|)? ID$"#,
    #"^ +(classDef [a-z]+|linkStyle [0-9,]+) [a-z0-9#:, -]+$"#,
  ].map {
    $0.replacingOccurrences(of: "ID", with: "[A-Z][A-Za-z0-9_]*")
      .replacingOccurrences(of: "LABEL", with: ##""([A-Za-z0-9 '.,()/-]|[^\x00-\x9F]|#[0-9]+;|<br/>)+""##)
  }

  @Test(arguments: AwkwardText.all) func keepsToTheGrammars(text: String) {
    let new = GraphSnapshot(AwkwardText.graph(text))
    let report = DiffReport(GraphDiff(from: GraphSnapshot(), to: new))
    let lines = report.flowchart().text.split(separator: "\n", omittingEmptySubsequences: false)
    #expect(lines.last == "")
    for line in lines.dropLast() {
      #expect(Self.grammar.contains { line.range(of: $0, options: .regularExpression) != nil }, "\(line)")
    }
    #expect(!report.text().unicodeScalars.contains { $0 != "\n" && $0.properties.generalCategory == .control })
    // Each change is one row of three cells.
    let rows = report.markdown().split(separator: "\n").filter { $0.hasPrefix("| 🟢") }
    #expect(rows.count == report.diff.sections.map(\.lines.count).reduce(0, +))
    for row in rows {
      var cells = 0
      var isEscaped = false
      for scalar in row.unicodeScalars {
        if scalar == "|", !isEscaped { cells += 1 }
        isEscaped = scalar == "\\" && !isEscaped
      }
      #expect(cells == 4, "\(row)")
    }
  }
}
