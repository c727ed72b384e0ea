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
}
