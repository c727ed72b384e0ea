import Analysis
import Foundation
import NavigationDiff
import NavigationModel
import Testing

@testable import Diagram

/// Whole files, byte for byte. `UPDATE_GOLDEN=1 swift test --filter GoldenTests` writes them anew; look at them before committing.
@Suite struct GoldenTests {
  @Test(arguments: [DrawingFormat.svg, .dot]) func shop(format: DrawingFormat) throws {
    let drawing = Drawing(
      graph: SampleGraphs.shop, findings: SampleGraphs.shopFindings, options: DrawingOptions(title: "Shop"))
    try compare(drawing.render(as: format).bytes, with: "shop.\(format.rawValue)")
  }

  /// On a phone in landscape, with the way into one finding.
  @Test func shopInLandscape() throws {
    let shop = SampleGraphs.shop
    let context = AnalysisContext(graph: shop)
    let edit = SampleGraphs.id("Main.edit")
    let finding = Finding(
      rule: "missing_dismissal", severity: .error, message: "Nothing in 'Edit' closes it.",
      location: SourceLocation(file: "Main.storyboard", line: 20), scene: edit, transition: "Main.storyboard#s4",
      witness: context.witness(to: edit))
    let options = DrawingOptions(
      title: "Shop", environment: EnvironmentGraph(context, environment: .compactCompact, generation: .from18),
      highlight: Highlight([finding], in: shop))
    let drawing = Drawing(graph: shop, findings: SampleGraphs.shopFindings + [finding], options: options)
    try compare(drawing.render(as: .svg).bytes, with: "shop-landscape.svg")
  }

  /// With what differs from a shop that has one scene less and another way to the cart.
  @Test func changesOfTheShop() throws {
    let shop = GraphSnapshot(SampleGraphs.shop)
    let edit = SampleGraphs.id("Main.edit")
    var transitions = shop.transitions.filter { $0.source != edit && $0.target != edit }
    let presented = try #require(transitions.firstIndex { $0.kind == .present })
    transitions[presented].kind = .show
    transitions[presented].detail = nil
    let before = GraphSnapshot(
      scenes: shop.scenes.filter { $0.id != edit }, entryPoints: shop.entryPoints, transitions: transitions,
      exits: shop.exits.filter { $0.scene != edit })
    let drawing = DiffDrawing(GraphDiff(from: before, to: shop), title: "before → after")
    try compare(drawing.render(as: .svg).bytes, with: "shop-changes.svg")
  }

  @Test func shopAsJSON() throws {
    try compare(JSONExport().export(SampleGraphs.shop), with: "shop.json")
  }

  private func compare(_ bytes: [UInt8], with name: String, file: String = #filePath) throws {
    let golden = URL(fileURLWithPath: file).deletingLastPathComponent().appendingPathComponent("Golden/\(name)")
    if ProcessInfo.processInfo.environment["UPDATE_GOLDEN"] == "1" {
      try FileManager.default.createDirectory(
        at: golden.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(bytes).write(to: golden)
      return
    }
    let expected = try Data(contentsOf: golden)
    // The bytes themselves would drown the message.
    let isSame = [UInt8](expected) == bytes
    #expect(isSame, "\(name) differs from Tests/DiagramTests/Golden/\(name)")
  }
}
