import Analysis
import Foundation
import NavigationModel
import ProjectLoading
import Testing

/// A project that has a bit of everything, from files to findings: what a user reads, word by word.
@Suite struct MixedProjectTests {
  private static let files: [(path: String, contents: String)] = [
    (
      "App.xcodeproj/project.pbxproj",
      """
      // !$*UTF8*$!
      {
        archiveVersion = 1;
        objectVersion = 56;
        objects = {
          A1 = {isa = PBXProject; buildConfigurationList = L1; mainGroup = G1; targets = (T1); };
          G1 = {isa = PBXGroup; children = (F1, F2, F3, F4, F5); sourceTree = "<group>"; };
          F1 = {isa = PBXFileReference; path = Info.plist; sourceTree = "<group>"; };
          F2 = {isa = PBXFileReference; path = Main.storyboard; sourceTree = "<group>"; };
          F3 = {isa = PBXVariantGroup; children = (F31, F32); name = More.storyboard; sourceTree = "<group>"; };
          F31 = {isa = PBXFileReference; name = Base; path = Base.lproj/More.storyboard; sourceTree = "<group>"; };
          F32 = {isa = PBXFileReference; name = de; path = de.lproj/More.storyboard; sourceTree = "<group>"; };
          F4 = {isa = PBXFileReference; path = Launch.storyboard; sourceTree = "<group>"; };
          F5 = {isa = PBXFileReference; path = Parts.storyboard; sourceTree = "<group>"; };
          B2 = {isa = PBXBuildFile; fileRef = F2; };
          B3 = {isa = PBXBuildFile; fileRef = F3; };
          B4 = {isa = PBXBuildFile; fileRef = F4; };
          B5 = {isa = PBXBuildFile; fileRef = F5; };
          P1 = {isa = PBXResourcesBuildPhase; files = (B2, B3, B4, B5); };
          T1 = {isa = PBXNativeTarget; name = App; productName = App; buildPhases = (P1); buildConfigurationList = L2;
            productType = "com.apple.product-type.application"; };
          L1 = {isa = XCConfigurationList; buildConfigurations = (C1); };
          L2 = {isa = XCConfigurationList; buildConfigurations = (C2); };
          C1 = {isa = XCBuildConfiguration; name = Release; buildSettings = {SDKROOT = iphoneos; }; };
          C2 = {isa = XCBuildConfiguration; name = Release; buildSettings = {INFOPLIST_FILE = Info.plist;
            IPHONEOS_DEPLOYMENT_TARGET = 15.0; TARGETED_DEVICE_FAMILY = "1,2"; }; };
        };
        rootObject = A1;
      }
      """
    ),
    (
      "Info.plist",
      RuleExample.propertyList(
        """
        <key>UIMainStoryboardFile</key><string>Main</string>
          <key>UIMainStoryboardFile~ipad</key><string>Mian</string>
          <key>UILaunchStoryboardName</key><string>Launch</string>
        """)
    ),
    (
      "Main.storyboard",
      RuleExample.storyboard(
        initial: "tabs",
        scenes: [
          Markup.tabs("tabs", "home", "nav"),
          Markup.scene(
            "home",
            buttons: [
              Markup.button(
                "toPhoto", to: "photo", "presentation", #"modalPresentationStyle="fullScreen" identifier="go""#),
              Markup.button("toMenu", to: "menu", "popoverPresentation", #"identifier="go""#),
              Markup.button("toPush", to: "list", "push"),
              Markup.button("toParts", to: "parts"), Markup.button("toHelp", to: "help"),
              Markup.button("toGone", to: "gone"),
              Markup.button("toLost", to: "nowhere"),
            ]),
          Markup.scene("photo", item: Markup.barUnwind("close", from: "photo")),
          Markup.scene("menu"),
          Markup.navigation("nav", root: "list"),
          Markup.scene(
            "list", buttons: [Markup.button("toInner", to: "inner"), Markup.button("toEmpty", to: "empty")]),
          Markup.navigation("inner", root: "inside"), Markup.scene("inside"), #"<splitViewController id="empty"/>"#,
          Markup.scene("alone"),
          #"<viewControllerPlaceholder storyboardName="Parts" id="parts"/>"#,
          #"<viewControllerPlaceholder storyboardName="More" referencedIdentifier="Help" id="help"/>"#,
          #"<viewControllerPlaceholder storyboardName="Moore" id="gone"/>"#,
        ])
    ),
    (
      "Parts.storyboard",
      RuleExample.storyboard(
        initial: nil,
        scenes: [
          Markup.scene("a", #"storyboardIdentifier="part""#), Markup.scene("b", #"storyboardIdentifier="part""#),
        ])
    ),
    (
      "Base.lproj/More.storyboard",
      RuleExample.storyboard(
        initial: "more", scenes: [Markup.scene("more"), Markup.scene("help", #"storyboardIdentifier="help""#)])
    ),
    (
      "de.lproj/More.storyboard",
      RuleExample.storyboard(initial: "more", scenes: [Markup.scene("more")])
    ),
    (
      "Launch.storyboard",
      RuleExample.storyboard(initial: "picture", attributes: #" launchScreen="YES""#, scenes: [Markup.scene("picture")])
    ),
  ]

  /// The rules that speak of code, or of comments in it: without any they find nothing.
  static let rulesAboutCode = [
    "dead_exit", "dead_segue", "forward_navigation_loop", "missing_action", "missing_custom_class", "missing_outlet",
    "presentation_never_shown", "undismissed_system_controller", "unknown_segue_identifier",
    "unused_suppression", "wrong_context_exit",
  ]

  @Test func everythingThatIsFound() throws {
    let project = try TemporaryProject(Self.files)
    #expect(try project.graph().diagnostics == [])
    let lines = try project.findings().map { finding in
      let environments = finding.environments.map(\.rawValue).joined(separator: " ")
      let place = "\(finding.location.file):\(finding.location.line ?? 0)"
      return "\(place) \(finding.severity.rawValue) \(finding.rule) [\(environments)] \(finding.message)"
    }
    #expect(lines == Self.expected)
    let rules = RuleCatalogue.all.map { $0.description.id }.filter { !Self.rulesAboutCode.contains($0) }
    #expect(Set(try project.findings().map(\.rule)) == Set(rules))
  }

  @Test func theOrderOfTheFilesDoesNotCount() throws {
    let first = try TemporaryProject(Self.files).findings()
    let second = try TemporaryProject(Self.files.reversed()).findings()
    #expect(first == second)
    #expect(first.map(\.fingerprint) == second.map(\.fingerprint))
    #expect(Set(first.map(\.fingerprint)).count == first.count)
  }

  private static let expected: [String] = [
    "Base.lproj/More.storyboard:6 note unreachable_scene [] 'More' (view controller more) is shown by "
      + "nothing in Interface Builder: only code could show it, by its storyboard's initial scene",
    "Base.lproj/More.storyboard:11 note unreachable_scene [] 'Help' (view controller help) is shown by "
      + "nothing in Interface Builder: only code could show it, by its identifier 'help'",
    "Info.plist:5 error unknown_storyboard [] the app's start names the storyboard 'Mian', which the "
      + "project does not have: did you mean 'Main'?",
    "Main.storyboard:11 error missing_dismissal [RR CR CC RC] 'Photo' (view controller photo), presented "
      + "full screen, cannot be left: no control leads out of it; add a Close button with an unwind segue or "
      + "an action that dismisses it",
    "Main.storyboard:11 warning compact_modal_without_close [CC RC] 'Menu' (view controller menu), "
      + "presented as a popover, covers the screen on iPhone in landscape and has no control that closes it "
      + "there; add a Close button, or add one in "
      + "presentationController(_:viewControllerForAdaptivePresentationStyle:)",
    "Main.storyboard:11 warning duplicate_identifier [] a second segue of 'Home' (view controller home) "
      + "has the identifier 'go' (the first is at line 11): rename one",
    "Main.storyboard:11 error missing_popover_anchor [RR] the popover segue from 'Home' (view controller "
      + "home) has no anchor for its popover, so the app throws on iPad: set its anchor in Interface Builder",
    "Main.storyboard:11 error push_without_navigation_controller [] the push segue from 'Home' (view "
      + "controller home) throws: no navigation controller holds the scene; embed it in one, or make it a "
      + "show segue",
    "Main.storyboard:11 error dangling_connection [] the segue of 'Home' (view controller home) leads to "
      + "'nowhere', which is not in the document: delete the connection or connect it again",
    "Main.storyboard:16 warning invisible_close_control [] the bar button item 'done' of 'Photo' (view "
      + "controller photo) is never seen: it is not in a navigation controller, which alone draws its "
      + "navigation item; present the scene inside a navigation controller or put the control into its view",
    "Main.storyboard:31 warning compact_modal_without_close [CC RC] 'Navigation Controller' (navigation "
      + "controller inner), presented as a sheet, covers the screen on iPhone in landscape and has no "
      + "control that closes it there; add a Close button, or add one in "
      + "presentationController(_:viewControllerForAdaptivePresentationStyle:)",
    "Main.storyboard:31 note nested_navigation_push [] the show segue from 'List' (view controller list) "
      + "leads to the navigation controller 'Navigation Controller' (navigation controller inner), which "
      + "cannot be pushed and is presented instead; make it a modal segue, or show its root",
    "Main.storyboard:46 warning empty_container [] 'Split View Controller' (split view controller empty) "
      + "has nothing in it: give it columns or delete it",
    "Main.storyboard:51 warning unreachable_scene [] 'Alone' (view controller alone) is unreachable: "
      + "nothing shows it and it has no storyboard identifier; connect it or delete it",
    "Main.storyboard:56 error missing_initial_scene [] a storyboard reference of 'Home' (view controller "
      + "home) starts with the initial scene of 'Parts.storyboard', which has none: set its initial view "
      + "controller, or name a scene by its identifier",
    "Main.storyboard:61 error unknown_storyboard_identifier [] a reference of 'Home' (view controller "
      + "home) names the scene 'Help', which no scene of 'Base.lproj/More.storyboard' has as its identifier: "
      + "did you mean 'help'?",
    "Main.storyboard:66 error unknown_storyboard [] a reference of 'Home' (view controller home) names "
      + "the storyboard 'Moore', which the project does not have: did you mean 'More'?",
    "Parts.storyboard:6 note unreachable_scene [] 'A' (view controller a) is shown by nothing in "
      + "Interface Builder: only code could show it, by its identifier 'part'",
    "Parts.storyboard:11 warning duplicate_identifier [] 'B' (view controller b) has the same storyboard "
      + "identifier 'part' as 'A' (view controller a): rename one",
    "Parts.storyboard:11 note unreachable_scene [] 'B' (view controller b) is shown by nothing in "
      + "Interface Builder: only code could show it, by its identifier 'part'",
    "de.lproj/More.storyboard:1 note conflicting_localisations [] the navigation differs from "
      + "'Base.lproj/More.storyboard': scene help is missing from the copy (viewController help)",
  ]
}
