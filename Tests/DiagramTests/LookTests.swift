import Foundation
import Graphviz
import NavigationModel
import Testing

@testable import Diagram

/// Writes pictures to the folder that DRAWINGS names, to be looked at.
@Suite(.enabled(if: ProcessInfo.processInfo.environment["DRAWINGS"] != nil))
struct LookTests {
  private func write(_ name: String, _ drawing: Drawing) throws {
    let folder = try #require(ProcessInfo.processInfo.environment["DRAWINGS"])
    if ProcessInfo.processInfo.environment["ONLYDOT"] != nil {
      let visible = try VisibleGraph(drawing.graph, options: drawing.options)
      let builder = DiagramBuilder(
        visible: visible, findings: FindingIndex(drawing.findings), options: drawing.options, isFixed: false)
      for dir in [RankDirection.leftToRight, .topToBottom] {
        let g = builder.graph(rankDirection: dir)
        try Data(Graphviz.source(of: g)).write(to: URL(fileURLWithPath: "\(folder)/\(name)-\(dir).dot"))
      }
      return
    }
    for format in DrawingFormat.allCases {
      let rendered = try drawing.render(as: format)
      #expect(rendered.warnings == [])
      try Data(rendered.bytes).write(to: URL(fileURLWithPath: "\(folder)/\(name).\(format.rawValue)"))
    }
  }

  @Test func shop() throws {
    try write(
      "shop",
      Drawing(
        graph: SampleGraphs.shop, findings: SampleGraphs.shopFindings,
        options: DrawingOptions(title: "Shop", linkTemplate: "https://example.org/{file}?a=1&b=2#L{line}")))
  }

  @Test(arguments: [30, 80, 400]) func generated(count: Int) throws {
    try write(
      "generated\(count)", Drawing(graph: SampleGraphs.generated(scenes: count, storyboards: count / 8, seed: 7)))
  }

  @Test(arguments: [6, 40]) func islands(count: Int) throws {
    try write("islands\(count)", Drawing(graph: SampleGraphs.islands(count)))
  }

  @Test func many() throws {
    for seed in 0..<200 {
      let n = 20 + seed * 100 / 200
      try write(
        "many\(seed)", Drawing(graph: SampleGraphs.generated(scenes: n, storyboards: max(1, n / 8), seed: UInt64(seed)))
      )
    }
  }
}
