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

  /// The ids of the transitions of all shortest ways.
  private func ways(_ sources: String..., to target: String, limit: Int = 10) -> [[String]] {
    graph.shortestPaths(from: sources.map { id($0) }, to: id(target), limit: limit).paths.map { $0.map(\.id) }
  }

  @Test func findsAllShortestPathsSortedByTheirIDs() {
    #expect(ways("e", to: "d") == [["6", "2", "3"], ["6", "4", "1"]])
    #expect(ways("e", to: "d", limit: 1) == [["6", "2", "3"]])
    #expect(graph.shortestPaths(from: [id("e")], to: id("d"), limit: 1).count == 2)
    #expect(ways("e", "b", to: "d") == [["1"]])
    #expect(ways("c", "b", to: "d") == [["1"], ["3"]])
  }

  @Test func findsNoPathBackAndAnEmptyOneInPlace() {
    #expect(ways("a", to: "a") == [[]])
    #expect(ways("d", to: "a") == [])
    #expect(ways("nowhere", to: "a") == [])
    #expect(graph.shortestPaths(from: [id("e")], to: id("d"), limit: 9) { $0.id != "4" }.paths.map(\.count) == [3])
  }

  @Test func countsMorePathsThanAnybodyCouldWrite() {
    // Two ways from each of 80 scenes to the next.
    let scenes = (0...80).map { Scene(id: id("s\($0)"), kind: .viewController, label: "\($0)") }
    let edges = (0..<80).flatMap {
      [Self.edge("\($0)a", "s\($0)", "s\($0 + 1)"), Self.edge("\($0)b", "s\($0)", "s\($0 + 1)")]
    }
    let chain = NavigationGraph(scenes: scenes, transitions: edges)
    let found = chain.shortestPaths(from: [id("s0")], to: id("s80"), limit: 3)
    #expect(found.count == .max)
    #expect(found.paths.map { $0.suffix(2).map(\.id) } == [["78a", "79a"], ["78a", "79b"], ["78b", "79a"]])
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
    // What leads to a view that acts is no segue.
    segue.kind = .flow
    segue.identifier = nil
    #expect(!segue.isManual)
  }
}
