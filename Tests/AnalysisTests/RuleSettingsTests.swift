import Foundation
import NavigationModel
import Testing

@testable import Analysis

@Suite struct RuleSettingsTests {
  private static let lost = RuleExample.storyboard(
    initial: "home",
    scenes: [
      #"<viewController id="home"/>"#, #"<viewController id="lost" title="Lost"/>"#,
      #"<viewController id="about" storyboardIdentifier="about"/>"#,
    ])

  /// What `unreachable_scene` finds: a warning about one scene, and a note about another.
  private func found(_ change: (inout RuleSettings) -> Void) throws -> [String] {
    let project = try TemporaryProject([("Main.storyboard", Self.lost)])
    var settings = RuleSettings()
    change(&settings)
    var analyzer = Analyzer(rules: settings.rules.filter { $0.description.id == "unreachable_scene" })
    analyzer.settings = settings
    return analyzer.findings(in: try project.graph()).map {
      "\($0.severity.rawValue) \($0.scene?.rawValue.split(separator: "#").last ?? "")"
    }
  }

  private func options(_ change: @escaping (inout RuleSettings.Options) -> Void) -> (inout RuleSettings) -> Void {
    { change(&$0.options["unreachable_scene", default: RuleSettings.Options()]) }
  }

  private static let both = ["warning lost", "note about"]

  @Test func findsBothWithoutSettings() throws { #expect(try found { _ in } == Self.both) }

  @Test func leavesRulesOut() throws {
    #expect(try found { $0.disabled = ["unreachable_scene"] } == [])
    #expect(try found { $0.only = ["dead_exit"] } == [])
    #expect(try found { $0.only = ["unreachable_scene"] } == Self.both)
    #expect(try found { $0.disabled = ["dead_exit"] } == Self.both)
  }

  @Test func changesSeverities() throws {
    #expect(try found { $0.severities = ["unreachable_scene": .error] } == ["error lost", "note about"])
    #expect(try found { $0.severities = ["unreachable_scene": .note] } == ["note lost", "note about"])
    #expect(try found { $0.severities = ["dead_exit": .error] } == Self.both)
  }

  @Test func leavesScenesAlone() throws {
    #expect(try found(options { $0.scenes = ["Lost"] }) == ["note about"])
    #expect(try found(options { $0.scenes = ["nothing", "Main.storyboard#about"] }) == ["warning lost"])
  }

  @Test func leavesFilesAlone() throws {
    #expect(try found(options { $0.excluded = ["Main.storyboard"] }) == [])
    #expect(try found(options { $0.excluded = ["Other.storyboard"] }) == Self.both)
    #expect(
      try found {
        options { $0.excluded = ["/App/"] }(&$0)
        $0.pathPrefix = "App/"
      } == [])
    #expect(
      try found {
        options { $0.excluded = ["*"] }(&$0)
        $0.pathPrefix = nil
      } == Self.both)
  }

  @Test func asksForCertainty() throws {
    #expect(try found(options { $0.confidence = .certain }) == ["warning lost"])
  }

  @Test func limitsEnvironments() throws {
    let project = try TemporaryApp(deploymentTarget: "16.0").project(
      """
      class Home: UIViewController {
        @IBAction func open(_ sender: UIView) {
          let form = Form()
          form.modalPresentationStyle = .popover
          form.popoverPresentationController?.sourceView = sender
          present(form, animated: true)
        }
      }
      class Form: UIViewController {}
      """, initial: "home", Markup.scene("home", #"customClass="Home""#, buttons: [Markup.action("open:", of: "home")]))
    let graph = try project.graph()
    func rules(_ environments: [Environment]) -> [String] {
      var analyzer = Analyzer()
      analyzer.limits = EnvironmentLimits(environments: environments)
      return analyzer.findings(in: graph).map(\.rule)
    }
    #expect(rules([]) == ["compact_modal_without_close"])
    #expect(rules([.compactCompact]) == ["missing_dismissal"])
    #expect(rules([.compactRegular, .regularRegular]) == [])
  }
}
