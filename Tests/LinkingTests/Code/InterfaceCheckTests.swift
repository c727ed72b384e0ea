import NavigationModel
import Testing

/// What documents name, held against the code (semantics §6.5).
@Suite struct InterfaceCheckTests {
  private func issues(_ files: [String: String]) throws -> [String] {
    try CodeApp(files).graph.issues.map { "\($0.kind) \($0.confidence.rawValue)" }
  }

  @Test func noObjectIsMadeOfAPlaceholder() throws {
    let xib = StoryboardScene.xib(owner: "Gone")
    #expect(try issues(["App.swift": "class Home: UIViewController {}", "Gone.xib": xib]) == [])
  }
}
