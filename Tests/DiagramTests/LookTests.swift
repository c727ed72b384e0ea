import Foundation
import NavigationModel
import Testing

@testable import Diagram

/// Writes drawings into the folder that DRAWINGS names, to be looked at: numbers do not tell whether people find their way.
@Suite(.enabled(if: ProcessInfo.processInfo.environment["DRAWINGS"] != nil, "DRAWINGS names no folder"))
struct LookTests {
  @Test func shop() throws {
    try write("shop", SampleGraphs.shop, DrawingOptions(title: "Shop"))
  }

  @Test func code() throws {
    try write("code", SampleGraphs.code, DrawingOptions(title: "Code only"))
    try write("codeWithSystem", SampleGraphs.code, DrawingOptions(title: "Code only", showsSystemScenes: true))
  }

  @Test(arguments: [30, 80, 400]) func generated(count: Int) throws {
    try write("generated\(count)", SampleGraphs.generated(scenes: count, storyboards: count / 8, seed: 7))
  }

  @Test(arguments: [6, 40]) func islands(count: Int) throws {
    try write("islands\(count)", SampleGraphs.islands(count))
  }

  private func write(_ name: String, _ graph: NavigationGraph, _ options: DrawingOptions = .init()) throws {
    let folder = try #require(ProcessInfo.processInfo.environment["DRAWINGS"])
    let findings = name == "shop" ? SampleGraphs.shopFindings : []
    for format in DrawingFormat.allCases {
      let rendered = try Drawing(graph: graph, findings: findings, options: options).render(as: format)
      try Data(rendered.bytes).write(to: URL(fileURLWithPath: "\(folder)/\(name).\(format.rawValue)"))
    }
  }
}
