import Analysis
import NavigationModel
import Testing

/// What could not be read makes rules careful, but only where it can matter.
@Suite struct UnreadableDocumentTests {
  @Test(arguments: [("Broken.storyboard", Severity.note), ("Broken.xib", Severity.warning)])
  func onlyAStoryboardCouldLeadToALostScene(file: String, severity: Severity) throws {
    let scenes = [
      #"<viewController id="home" sceneMemberID="viewController"/>"#,
      #"<viewController id="lost" title="Lost" sceneMemberID="viewController"/>"#,
    ]
    let project = try TemporaryProject([
      ("Main.storyboard", RuleExample.storyboard(initial: "home", scenes: scenes)), (file, "<document><scenes>"),
    ])
    #expect(try project.graph().diagnostics.map(\.location.file) == [file])
    let findings = try project.findings(UnreachableScene.self)
    #expect(findings.map(\.severity) == [severity])
    #expect(findings.map(\.scene?.rawValue) == ["Main.storyboard#lost"])
  }

  /// The controls of a scene may be in a xib that could not be read, be it one of two for phone and pad.
  @Test(arguments: ["Settings.xib", "Settings_iPhone.xib", "Settings~ipad.xib", "Other_iPhone.xib"])
  func itsOwnXibMayCloseAScene(file: String) throws {
    let swift = """
      import UIKit
      class Home: UIViewController {
        override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
          let settings = Settings()
          settings.modalPresentationStyle = .fullScreen
          present(settings, animated: true)
        }
      }
      class Settings: UIViewController {}
      """
    let home = #"<viewController id="home" customClass="Home" sceneMemberID="viewController"/>"#
    let project = try TemporaryProject([
      ("Main.storyboard", RuleExample.storyboard(initial: "home", scenes: [home])), ("App.swift", swift),
      (file, "<document><objects>"),
    ])
    let found = try project.findings(MissingDismissal.self).map(\.severity)
    #expect(found == (file.hasPrefix("Other") ? [.error] : []))
  }
}
