import Foundation
import NavigationModel
import Testing

@testable import Diagram

private let dot = ["/usr/bin/dot", "/usr/local/bin/dot", "/opt/homebrew/bin/dot"].first {
  FileManager.default.isExecutableFile(atPath: $0)
}

/// The exported DOT as Graphviz's own tool sees it.
@Suite(.enabled(if: dot != nil, "Graphviz's dot is not installed"))
struct DotToolTests {
  @Test func dotAcceptsIt() throws {
    let shop = try Drawing(graph: SampleGraphs.shop, findings: SampleGraphs.shopFindings).render(as: .dot)
    try check(shop.bytes)
    let generated = SampleGraphs.generated(scenes: 120, storyboards: 12, seed: 5)
    try check(DOTExport().export(generated))
  }

  private func check(_ source: [UInt8]) throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("seguegraph-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let input = folder.appendingPathComponent("graph.dot")
    try Data(source).write(to: input)
    let process = Process()
    process.executableURL = URL(fileURLWithPath: try #require(dot))
    process.arguments = ["-Tsvg", input.path]
    let (output, errors) = (Pipe(), Pipe())
    process.standardOutput = output
    process.standardError = errors
    try process.run()
    let svg = try #require(try output.fileHandleForReading.readToEnd())
    let complaints = try errors.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    #expect(process.terminationStatus == 0)
    #expect(String(decoding: complaints, as: UTF8.self) == "")
    #expect(SVGReader([UInt8](svg)) != nil)
  }
}
