import Foundation
import Testing

@testable import Configuration

/// What is made from the table; `make docs` writes it anew.
@Suite struct ConfigurationDocumentationTests {
  private static let docs = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent().appendingPathComponent("docs")

  private static let updates = ProcessInfo.processInfo.environment["UPDATE_GOLDEN"] == "1"

  @Test func thePageIsWhatTheTableSays() throws {
    let file = Self.docs.appendingPathComponent("configuration.md")
    let page = try String(contentsOf: file, encoding: .utf8)
    let renewed = try #require(ConfigurationDocumentation.renewed(page))
    if Self.updates { try Data(renewed.utf8).write(to: file) }
    #expect(try String(contentsOf: file, encoding: .utf8) == renewed, "run 'make docs'")
  }

  @Test func theSchemaIsWhatTheTableSays() throws {
    let file = Self.docs.appendingPathComponent("configuration.schema.json")
    if Self.updates { try Data(ConfigurationSchema.text.utf8).write(to: file) }
    #expect(try String(contentsOf: file, encoding: .utf8) == ConfigurationSchema.text, "run 'make docs'")
  }

  @Test func everyExampleOnThePageIsValid() throws {
    let blocks = ConfigurationDocumentation.keys().components(separatedBy: "```yaml\n").dropFirst()
    #expect(blocks.count == ConfigurationTable.keys.count)
    for block in blocks {
      var configuration = Configuration()
      let text = block.components(separatedBy: "```")[0]
      try ConfigurationReader(file: "a.yml").read(Array(text.utf8), into: &configuration)
      #expect(configuration != Configuration(), "\(text)")
    }
  }
}
