import Foundation
import NavigationModel
import Testing

@testable import Diagram

/// Many random clustered graphs in one process: libgvc has crashed on such, and a leak would grow.
///
/// Under valgrind: `SEGUEGRAPH_STRESS=5 valgrind --leak-check=full .build/debug/SegueGraphPackageTests.xctest
/// --testing-library swift-testing --filter StressTests`.
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
