import Foundation
import NavigationModel
import Testing

@testable import Diagram

/// Many random clustered graphs in one process: libgvc has crashed on such, and a leak would grow.
///
/// The test runner does not start under valgrind; one drawing of the program does:
/// `valgrind --leak-check=full .build/debug/seguegraph render -q -o out.svg Examples/Shop`. What it then reports as lost is
/// Graphviz's own (virtual edges, HTML tables and name entries of a layout), and the project, which the program keeps.
@Suite struct StressTests {
  @Test func randomGraphs() throws {
    let environment = ProcessInfo.processInfo.environment
    let count =
      environment["SEGUEGRAPH_STRESS"].flatMap(Int.init) ?? (environment["SEGUEGRAPH_HEAVY"] == "1" ? 300 : 40)
    for seed in 0..<count {
      let scenes = 20 + seed * 100 / max(count, 1)
      let graph = SampleGraphs.generated(scenes: scenes, storyboards: max(1, scenes / 8), seed: UInt64(seed) &* 77)
      let direction: RankDirection = seed % 2 == 0 ? .leftToRight : .topToBottom
      let drawing = Drawing(graph: graph, options: DrawingOptions(rankDirection: direction))
      let rendered = try drawing.render(as: .svg)
      #expect(rendered.warnings == [])
      #expect(rendered.bytes.suffix(7) == Array("</svg>\n".utf8))
    }
  }
}
