import Analysis
import Foundation
import NavigationModel
import Reporting
import Testing

@Suite struct QueryReportTests {
  private static func scene(_ id: String, _ className: String? = nil, line: Int) -> Scene {
    Scene(
      id: SceneID(rawValue: id), kind: .viewController, className: className, label: id, objectID: id,
      location: SourceLocation(file: "Main.storyboard", line: line, column: 5))
  }

  private static func segue(
    _ id: String, _ source: String, _ target: String, _ kind: TransitionKind = .present,
    confidence: Confidence = .certain
  ) -> Transition {
    Transition(
      id: id, source: SceneID(rawValue: source), target: SceneID(rawValue: target), kind: kind,
      trigger: Trigger(element: "button", label: "Go\n\u{1B}[31m", objectID: "b"), confidence: confidence,
      location: SourceLocation(file: "Main.storyboard", line: 9))
  }

  private let graph = NavigationGraph(
    entryPoints: [
      EntryPoint(
        scene: SceneID(rawValue: "home"), via: .mainStoryboard, location: SourceLocation(file: "Info.plist", line: 3))
    ],
    scenes: [
      scene("home", line: 1), scene("edit", line: 2), scene("card1", "Card", line: 3), scene("card2", "Card", line: 4),
    ],
    transitions: [segue("s1", "home", "edit"), segue("s2", "edit", "card1", confidence: .possible)],
    exits: [
      Exit(
        scene: SceneID(rawValue: "edit"), kind: .dismiss, via: "close()",
        location: SourceLocation(file: "Edit.swift", line: 7, column: 3))
    ])

  private func scenes(_ names: [String]) throws -> [Scene] {
    try names.map { try #require(graph[SceneID(rawValue: $0)]) }
  }

  private func paths(_ names: String..., from sources: String...) throws -> QueryReport<ScenePaths> {
    let search = ScenePathSearch(AnalysisContext(graph: graph))
    let from = try scenes(sources)
    return QueryReport(answers: try scenes(names).map { search.paths(to: $0, from: from) }, pathPrefix: "../App/")
  }

  private func references(_ names: String...) throws -> QueryReport<SceneReferences> {
    QueryReport(answers: try scenes(names).map { SceneReferences(of: $0, in: graph) }, pathPrefix: "../App/")
  }

  @Test func tellsTheWaysToEachSceneOfAClass() throws {
    #expect(
      try paths("card1", "card2").text() == """
        2 scenes are of the class Card.

        the shortest way to 'card1' (Card):
            ../App/Info.plist:3: the app starts at 'home' (view controller home)
            ../App/Main.storyboard:9: button 'Go \u{FFFD}[31m' in 'home' (view controller home) presents 'edit' (view controller edit)
            ../App/Main.storyboard:9: button 'Go \u{FFFD}[31m' in 'edit' (view controller edit) presents 'card1' (Card) (possible)

        no way leads to 'card2' (Card):
            nothing that is known shows it

        """)
  }

  @Test func saysThatNoWayLeadsBack() throws {
    #expect(
      try paths("home", from: "card1", "card2").text()
        == "no way leads from 'card1' (Card) or 'card2' (Card) to 'home' (view controller home)\n")
  }

  @Test func countsWhatItLeavesOut() throws {
    func text(_ count: Int) throws -> String {
      let more = NavigationGraph(
        entryPoints: graph.entryPoints, scenes: graph.scenes,
        transitions: (0..<count).map { Self.segue("t\($0 + 10)", "home", "edit") })
      let search = ScenePathSearch(AnalysisContext(graph: more))
      return QueryReport(answers: try scenes(["edit"]).map { search.paths(to: $0) }).text()
    }
    let start = """
      the shortest ways to 'edit' (view controller edit):
        way 1:
          Info.plist:3: the app starts at 'home' (view controller home)

      """
    #expect(try text(10).hasPrefix(start))
    #expect(try !text(10).contains("more"))
    #expect(try text(11).hasSuffix("\n  and 1 more way of the same length\n"))
    #expect(try text(12).hasSuffix("\n  and 2 more ways of the same length\n"))
  }

  @Test func tellsWhatShowsAndLeavesAScene() throws {
    #expect(
      try references("edit").text() == """
        ../App/Main.storyboard:2:5: 'edit' (view controller edit)
          shown by:
            ../App/Main.storyboard:9: present: button 'Go \u{FFFD}[31m' in 'home' (view controller home)
          left by:
            ../App/Edit.swift:7:3: dismiss: nothing that is known starts it, via close()

        """)
    #expect(
      try references("home", "card2").text() == """
        ../App/Main.storyboard:1:5: 'home' (view controller home)
          starts the app:
            ../App/Info.plist:3: the main storyboard of the app starts with it
          no control and no code of the app leaves it

        ../App/Main.storyboard:4:5: 'card2' (Card)
          nothing that is known shows it
          no control and no code of the app leaves it

        """)
  }

  @Test func setsOffHeadlinesOnATerminal() throws {
    var report = try references("card2")
    report.usesColor = true
    #expect(report.text().hasPrefix("\u{1B}[1m../App/Main.storyboard:4:5: 'card2' (Card)\u{1B}[0m\n"))
  }

  /// JSON that is compared by what it says: the order of keys is that of every encoder.
  private func compact(_ text: String) throws -> String {
    let value = try JSONSerialization.jsonObject(with: Data(text.utf8))
    let data = try JSONSerialization.data(withJSONObject: value, options: [.sortedKeys, .withoutEscapingSlashes])
    return String(decoding: data, as: UTF8.self)
  }

  @Test func writesPathsAsJSON() throws {
    let text = try paths("edit").json()
    #expect(
      try compact(text)
        == #"{"results":[{"from":[],"isByOpenCode":false,"moreWays":0,"reason":null,"#
        + #""scene":{"class":null,"id":"edit","label":"edit","location":{"column":5,"file":"Main.storyboard","line":2}},"#
        + #""ways":[{"environments":["RR","CR","CC","RC"],"steps":["#
        + #"{"confidence":"certain","effects":[],"kind":null,"location":{"column":null,"file":"Info.plist","line":3},"#
        + #""scene":"home","text":"the app starts at 'home' (view controller home)","transition":null,"trigger":null},"#
        + #"{"confidence":"certain","effects":[{"effects":["present"],"environments":["RR","CR","CC","RC"]}],"#
        + #""kind":"present","location":{"column":null,"file":"Main.storyboard","line":9},"scene":"edit","#
        + #""text":"button 'Go \#u{1B}[31m' in 'home' (view controller home) presents 'edit' (view controller edit)","#
        .replacingOccurrences(of: "\u{1B}", with: #"\u001b"#)
        + #""transition":"s1","#
        + #""trigger":{"element":"button","event":null,"label":"Go\n\u001b[31m","objectID":"b"}}]}]}],"schemaVersion":1}"#
    )
    let none = try compact(try paths("card2").json())
    #expect(none.contains(#""reason":"nothing that is known shows it""#))
    #expect(none.contains(#""ways":[]"#))
  }

  @Test func writesReferencesAsJSON() throws {
    #expect(
      try compact(try references("edit").json())
        == #"{"results":[{"leftBy":[{"confidence":"certain","kind":"dismiss","#
        + #""location":{"column":3,"file":"Edit.swift","line":7},"receivers":[],"scene":"edit","targets":[],"#
        + #""transition":null,"trigger":null,"via":"close()"}],"madeByCode":null,"returnedToBy":[],"#
        + #""scene":{"class":null,"id":"edit","label":"edit","location":{"column":5,"file":"Main.storyboard","line":2}},"#
        + #""shownBy":[{"canFire":true,"confidence":"certain","kind":"present","#
        + #""location":{"column":null,"file":"Main.storyboard","line":9},"source":"home","transition":"s1","#
        + #""trigger":{"element":"button","event":null,"label":"Go\n\u001b[31m","objectID":"b"},"via":null}],"#
        + #""startedBy":[]}],"schemaVersion":1}"#)
    #expect(
      try compact(try references("home").json()).contains(
        #""startedBy":[{"confidence":"certain","location":{"column":null,"file":"Info.plist","line":3},"#
          + #""target":null,"via":"mainStoryboard"}]"#))
  }
}
