import NavigationModel
import Testing

@Suite struct NavigationGraphTests {
  private let graph = NavigationGraph(
    scenes: ["d", "a", "c", "b", "e"].map { Scene(id: SceneID(rawValue: $0), kind: .viewController, label: $0) },
    transitions: [
      edge("4", "a", "b"), edge("2", "a", "c"), edge("3", "c", "d"), edge("1", "b", "d"), edge("5", "d", "a", .unwind),
      edge("6", "e", "a"), edge("7", "d", nil),
    ])

  private static func edge(
    _ id: String, _ source: String, _ target: String?, _ kind: TransitionKind = .show
  ) -> Transition {
    Transition(
      id: id, source: SceneID(rawValue: source), target: target.map(SceneID.init(rawValue:)), kind: kind,
      location: SourceLocation(file: "Main.storyboard", line: 1))
  }

  private func id(_ text: String) -> SceneID { SceneID(rawValue: text) }

  @Test func sortsByID() {
    #expect(graph.scenes.map(\.id.rawValue) == ["a", "b", "c", "d", "e"])
    #expect(graph.transitions.map(\.id) == ["1", "2", "3", "4", "5", "6", "7"])
  }

  @Test func knowsNeighbours() {
    #expect(graph.outgoing(id("a")).map(\.id) == ["2", "4"])
    #expect(graph.incoming(id("d")).map(\.id) == ["1", "3"])
  }

  @Test func reachesForwardOnly() {
    #expect(graph.reachable(from: [id("c")]) == [id("c"), id("d")])
    #expect(graph.reachable(from: [id("a")]) { $0.id != "2" } == [id("a"), id("b"), id("d")])
    #expect(graph.reachable(from: [id("nowhere")]) == [])
  }

  @Test func findsTheShortestPathWithTheSmallestIDs() {
    #expect(graph.shortestPath(from: [id("e")], to: id("d"))?.map(\.id) == ["6", "4", "1"])
    #expect(graph.shortestPath(from: [id("a")], to: id("a")) == [])
    #expect(graph.shortestPath(from: [id("d")], to: id("a")) == nil)
  }

  @Test func keepsTheFirstOfTwoScenesWithOneID() {
    let twice = NavigationGraph(scenes: [
      Scene(id: id("x"), kind: .viewController, label: "first"),
      Scene(id: id("x"), kind: .viewController, label: "second"),
    ])
    #expect(twice.scenes.map(\.label) == ["first"])
  }

  @Test func anEmptyIdentifierIsNoneButStaysAsWritten() {
    var segue = Self.edge("1", "a", "b")
    segue.identifier = ""
    #expect(segue.identifier == "")
    #expect(segue.name == nil)
    #expect(segue.isDead)
    segue.identifier = "go"
    #expect(segue.name == "go")
    #expect(!segue.isDead)
  }
}
