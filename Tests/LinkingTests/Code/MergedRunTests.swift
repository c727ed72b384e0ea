import NavigationModel
import Testing

/// Functions with more callers than are told apart.
@Suite struct MergedRunTests {
  private static let count = 24

  /// So many controllers, each with some code in `viewDidLoad`.
  private func app(_ helper: String, each: (Int) -> String) throws -> CodeApp {
    let controllers = (0..<Self.count).map { number in
      "class Screen\(number): UIViewController {\noverride func viewDidLoad() { \(each(number)) }\n}"
    }
    return try CodeApp(
      (controllers + [helper]).joined(separator: "\n"),
      (0..<Self.count).map { StoryboardScene(stringLiteral: "Screen\($0)") })
  }

  @Test func aClosureKeepsWhatItSeesWhoeverRunsIt() throws {
    let app = try app(
      """
      enum Alerts {
        static func show(_ text: String, in host: UIViewController?) {
          DispatchQueue.main.async { host?.present(UIAlertController(title: text), animated: true) }
        }
      }
      """
    ) { "Alerts.show(\"\($0)\", in: self)" }
    let sources = Set(app.graph.transitions.filter { $0.origin == .swift }.map(\.source))
    #expect(sources.count == Self.count)
  }

  @Test func whatOneClosureLeavesIsNoExitOfThoseWhoHandInOthers() throws {
    let app = try app(
      """
      func later(_ work: @escaping () -> Void) {
        var final: (() -> Void)?
        final = { DispatchQueue.main.async(execute: work) }
        DispatchQueue.main.asyncAfter(deadline: .now() + 1) { final?() }
      }
      """
    ) { $0 == 0 ? "later { self.dismiss(animated: true) }" : "later { print(\($0)) }" }
    #expect(Set(app.graph.exits.map(\.scene.rawValue)) == ["Main.storyboard#Screen0"])
  }
}
