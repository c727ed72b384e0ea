import InterfaceBuilder
import NavigationModel
import SourceReading
import Testing

@testable import Linking

/// Projects in which more leads to more than can be followed.
@Suite struct ContextLimitTests {
  private static let swift = """
    class Home: UIViewController {
      @IBAction func go(_ sender: Any) { open(Detail()) }
      func open(_ next: UIViewController) { present(next, animated: true) }
    }
    class Detail: UIViewController {}
    """

  private func graph(_ limits: ContextLimits?) throws -> NavigationGraph {
    let storyboard = StoryboardScene.document([StoryboardScene("Home", actions: ["go:"])])
    var linker = Linker(
      documents: [try InterfaceDocumentReader(path: "Main.storyboard").read(Array(storyboard.utf8))],
      sources: [SwiftReader(path: "App.swift").read(Array(Self.swift.utf8))])
    linker.limits = limits
    return linker.link()
  }

  /// The second try comes to an end, tells less apart and says so.
  @Test func whatHasNoEndIsFollowedLess() throws {
    let whole = try graph(nil)
    #expect(whole.diagnostics.isEmpty)
    #expect(whole.transitions.map(\.kind) == [.present])
    let less = try graph(ContextLimits(runs: 1))
    #expect(less.transitions == whole.transitions)
    #expect(whole.scenes.allSatisfy { $0.openness == .closed })
    #expect(
      less.scenes.allSatisfy { $0.openness == .open("too many ways lead through its code to follow each of them") })
    #expect(
      less.diagnostics == [
        Diagnostic(
          severity: .note,
          message:
            "there are too many ways to get to 'go(_:)' and other functions to follow each of them: their callers "
            + "are told apart less than usual, and some of what they show and leave is only possible",
          location: SourceLocation(file: "App.swift", line: 2, column: 18))
      ])
  }

  @Test func limits() {
    #expect(ContextLimits.most(files: 1_000).runs == 140_000)
    #expect(ContextLimits.few.runs == nil)
  }
}
