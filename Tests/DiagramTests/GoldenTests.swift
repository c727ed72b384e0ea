import Foundation
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
