import Analysis
import Diagram
import Foundation
import NavigationModel
import Testing
import TextFormats

/// Mermaid's flowcharts, held against the part of its grammar that is used.
@Suite struct MermaidFormatTests {
  @Test func drawsEachKindOfNodeAndEdge() throws {
    let path = "Main.storyboard"
    func id(_ name: String) -> SceneID { SceneID(document: path, objectID: name) }
    func scene(_ name: String, _ kind: SceneKind, class className: String? = nil, title: String? = nil) -> Scene {
      Scene(id: id(name), kind: kind, className: className, title: title, label: name, document: path, objectID: name)
    }
    func transition(
      _ source: String, _ target: String, _ kind: TransitionKind, _ trigger: Trigger? = nil, identifier: String? = nil
    ) -> Transition {
      Transition(
        id: "\(source)\(target)\(kind.rawValue)", source: id(source), target: id(target), kind: kind,
        identifier: identifier, trigger: trigger, location: SourceLocation(file: path))
    }
    let graph = NavigationGraph(
      entryPoints: [EntryPoint(scene: id("Stack"), via: .mainStoryboard, location: SourceLocation(file: "Info.plist"))],
      scenes: [
        scene("Stack", .navigationController),
        scene("Home", .viewController, class: "HomeViewController", title: "Home"),
        scene("Edit", .viewController, class: "EditViewController"),
        Scene(id: SceneID.unresolved("x"), kind: .unresolved, label: "x"),
        Scene(id: SceneID(rawValue: "flow:Router"), kind: .flow, className: "Router", label: "Router"),
        Scene(id: SceneID(rawValue: "system:UIAlertController"), kind: .system, label: "Alert"),
        Scene(id: id("Launch"), kind: .viewController, label: "Launch", document: path, isLaunchScreen: true),
      ],
      transitions: [
        transition("Stack", "Home", .relationship),
        transition("Home", "Edit", .present, Trigger(element: "button", label: "Edit"), identifier: "edit"),
        transition("Edit", "Home", .unwind), transition("Home", "Home", .show, identifier: "again"),
        transition("Home", "gone", .show),
      ], documents: [Document(path: path, name: "Main", scenes: [])])
    #expect(
      String(decoding: try MermaidExport().export(graph), as: UTF8.self) == """
        flowchart LR
          Router{{"Router"}}
          Alert(["Alert"]):::system
          N_x("x"):::unresolved
          Main_storyboard_gone("Main.storyboard#35;gone"):::unresolved
          subgraph Group_Main_storyboard["Main.storyboard"]
            EditViewController["EditViewController"]
            HomeViewController["Home<br/>HomeViewController"]
            Stack[["Stack"]]:::entry
          end
          EditViewController -.->|"unwind"| HomeViewController
          HomeViewController ==>|"present#58; Edit"| EditViewController
          HomeViewController -->|"again"| HomeViewController
          HomeViewController --> Main_storyboard_gone
          Stack --- HomeViewController
          classDef entry stroke-width:3px
          classDef unresolved stroke-dasharray:4 4
          classDef system stroke-dasharray:1 3

        """)
  }

  private static let grammar = [
    #"^flowchart LR$"#,
    #"^ +subgraph ID\[LABEL\]$"#,
    #"^ +end$"#,
    #"^ +ID(\[LABEL\]|\(LABEL\)|\(\[LABEL\]\)|\[\[LABEL\]\]|\{\{LABEL\}\})(:::[a-z]+)?$"#,
    #"^ +ID (-->|==>|-\.->|---)(\|LABEL\|)? ID$"#,
    #"^ +classDef [a-z]+ [a-z0-9#:, -]+$"#,
  ].map {
    $0.replacingOccurrences(of: "ID", with: "[A-Z][A-Za-z0-9_]*")
      // Letters and what means nothing to Mermaid, character codes, and line breaks.
      .replacingOccurrences(of: "LABEL", with: ##""([A-Za-z0-9 '.,()/-]|[^\x00-\x9F]|#[0-9]+;|<br/>)+""##)
  }

  @Test(arguments: AwkwardText.all) func keepsToTheGrammar(text: String) throws {
    let chart = String(decoding: try MermaidExport().export(AwkwardText.graph(text)), as: UTF8.self)
    let lines = chart.split(separator: "\n", omittingEmptySubsequences: false)
    #expect(lines.last == "")
    for line in lines.dropLast() {
      #expect(Self.grammar.contains { line.range(of: $0, options: .regularExpression) != nil }, "\(line)")
    }
    let nodes = lines.filter { $0.hasPrefix("    ") }.compactMap { $0.split(separator: "\"").dropFirst().first }
    #expect(nodes.count == 2)
    for label in nodes.flatMap({ String($0).components(separatedBy: "<br/>") }) {
      #expect(Self.shown(label) == Self.oneLine(text))
    }
  }

  /// A line of a label as Mermaid shows it.
  private static func shown(_ label: String) -> String {
    let parts = label.unicodeScalars.split(separator: "#", omittingEmptySubsequences: false)
    return parts.enumerated().map { index, part in
      let code = part.prefix { $0 != ";" }
      guard index > 0, let scalar = UInt32(String(code)).flatMap(Unicode.Scalar.init) else { return String(part) }
      return String(Character(scalar)) + String(part.dropFirst(code.count + 1))
    }.joined()
  }

  /// A text without blanks at its ends, line breaks and control characters.
  private static func oneLine(_ text: String) -> String {
    let words = text.split { $0.isWhitespace }.joined(separator: " ")
    let shown = words.unicodeScalars.map { $0.value < 0x20 || $0.value == 0x7F ? "\u{FFFD}" : $0 }
    return words.isEmpty ? " " : String(String.UnicodeScalarView(shown))
  }

  @Test func hasWordsOfMermaidForNoIdentifier() {
    var chart = MermaidFlowchart()
    chart.nodes = ["end", "default", "1", "", "x", "Ä", "A b", "A_b"].enumerated().map { index, name in
      MermaidFlowchart.Node(key: "\(index)", name: name, label: ["n"])
    }
    chart.edges = [MermaidFlowchart.Edge(source: "6", target: "7"), MermaidFlowchart.Edge(source: "6", target: "none")]
    #expect(
      chart.text == """
        flowchart LR
          N_end["n"]
          N_default["n"]
          N_1["n"]
          N_["n"]
          N_x["n"]
          N__["n"]
          A_b["n"]
          A_b_2["n"]
          A_b --> A_b_2

        """)
  }

  @Test func shortensLongText() {
    var chart = MermaidFlowchart()
    chart.nodes = [
      MermaidFlowchart.Node(
        key: "a", name: String(repeating: "A", count: 10_000), label: [String(repeating: "Wide ", count: 2000)])
    ]
    #expect(
      chart.text == """
        flowchart LR
          \(String(repeating: "A", count: 60))["\(String(repeating: "Wide ", count: 12).dropLast())…"]

        """)
  }
}
