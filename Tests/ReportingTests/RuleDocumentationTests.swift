import Analysis
import Foundation
import Reporting
import Testing

/// `docs/rules`, file by file.
///
/// `make docs` writes the folder anew, and takes away what no rule asks for.
@Suite struct RuleDocumentationTests {
  private static let files = RuleDocumentation.files(for: RuleCatalogue.all)

  private static let folder = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appendingPathComponent("docs/rules")

  @Test func theFolderIsWhatTheRulesSay() throws {
    if ProcessInfo.processInfo.environment["UPDATE_GOLDEN"] == "1" { try Self.update() }
    let present = try FileManager.default.contentsOfDirectory(atPath: Self.folder.path).sorted()
    let missing = Self.files.map(\.name).filter { !present.contains($0) }
    let leftOver = present.filter { name in !Self.files.contains { $0.name == name } }
    let stale = try Self.files.filter { file in
      try present.contains(file.name) && Self.contents(of: file.name) != Data(file.text.utf8)
    }
    #expect(missing == [], "run 'make docs'")
    #expect(leftOver == [], "run 'make docs'")
    #expect(stale.map(\.name) == [], "run 'make docs'")
  }

  @Test func hasAnIndexAndAPageForEachRule() {
    #expect(Self.files.map(\.name) == ["README.md"] + RuleCatalogue.all.map { "\($0.description.id).md" })
  }

  @Test func everyFileSaysFirstThatItIsMade() throws {
    for file in Self.files {
      #expect(file.text.hasPrefix("<!-- Made from Sources/Analysis/Rules"))
    }
    let page = try #require(Self.files.first { $0.name == "empty_container.md" })
    let rule = try #require(RuleCatalogue.rule("empty_container"))
    #expect(
      page.text == """
        <!-- Made from Sources/Analysis/Rules/EmptyContainer.swift by 'make docs'; what is written here by hand is lost. -->


        """ + RulePage.page(of: rule.description))
  }

  @Test func everySourceThatIsNamedExists() {
    let package = Self.folder.deletingLastPathComponent().deletingLastPathComponent()
    for file in Self.files {
      let path = file.text.dropFirst("<!-- Made from ".count).prefix { $0 != " " }
      #expect(FileManager.default.fileExists(atPath: package.appendingPathComponent(String(path)).path), "\(path)")
    }
  }

  /// A rule whose summary has the character that ends a cell.
  private struct Sums: Rule {
    static let description = RuleDescription(
      id: "sums", summary: "Either a|b.", rationale: "", sources: [], severity: .note, triggering: [],
      nonTriggering: [])
    func findings(in analysis: AnalysisContext) -> [Finding] { [] }
  }

  @Test func theIndexIsATable() throws {
    let index = try #require(RuleDocumentation.files(for: [Sums.self]).first)
    let rows = index.text.split(separator: "\n").filter { $0.hasPrefix("|") }
    #expect(
      rows == [
        "| rule | severity | what the user of the app meets |", "|---|---|---|",
        "| [`sums`](sums.md) | note | Either a\\|b. |",
      ])
  }

  private static func contents(of name: String) throws -> Data {
    try Data(contentsOf: folder.appendingPathComponent(name))
  }

  private static func update() throws {
    let manager = FileManager.default
    try manager.createDirectory(at: folder, withIntermediateDirectories: true)
    for name in try manager.contentsOfDirectory(atPath: folder.path) where !files.contains(where: { $0.name == name }) {
      try manager.removeItem(at: folder.appendingPathComponent(name))
    }
    for file in files { try Data(file.text.utf8).write(to: folder.appendingPathComponent(file.name)) }
  }
}
