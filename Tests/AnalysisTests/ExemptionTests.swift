import InterfaceBuilder
import Linking
import NavigationModel
import Testing

@testable import Analysis

/// What rules leave alone: other platforms than iPhone and iPad, and launch screens.
@Suite struct ExemptionTests {
  /// Everything that UIKit's rules find, in one storyboard.
  private static let defects = [
    Markup.scene(
      "home", item: Markup.barUnwind("u0", from: "home"),
      buttons: [
        Markup.button("z1", to: "photo", "presentation", #"modalPresentationStyle="fullScreen""#),
        Markup.button("z2", to: "menu", "popoverPresentation"),
        Markup.button("z3", to: "detail", "push"),
        Markup.button("z4", to: "nav", "push"),
        Markup.button("z5", to: "photo", "popover"),
        Markup.button("z6", to: "photo", "modal"),
      ]),
    Markup.scene("photo", item: Markup.barUnwind("u1", from: "photo")), Markup.scene("menu"), Markup.scene("detail"),
    Markup.navigation("nav", root: "inner"), Markup.scene("inner"),
  ]

  @Test(
    arguments: [
      #"type="com.apple.InterfaceBuilder3.Cocoa.Storyboard.XIB" targetRuntime="MacOSX.Cocoa""#,
      #"type="com.apple.InterfaceBuilder.AppleTV.Storyboard" targetRuntime="AppleTV""#,
      #"type="com.apple.InterfaceBuilder.WatchKit.Storyboard" targetRuntime="watchKit""#,
      #"type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" targetRuntime="visionOS""#,
    ])
  func otherPlatformsHaveTheirOwnRules(platform: String) throws {
    let app = try App(initial: "home", platform: platform, deploymentTarget: "12.0", scenes: Self.defects)
    #expect(app.findings() == [])
  }

  @Test(arguments: [App.iOS, App.iPad]) func onPhoneAndPadTheyAreFound(platform: String) throws {
    let app = try App(initial: "home", platform: platform, deploymentTarget: "12.0", scenes: Self.defects)
    #expect(
      Set(app.findings().map(\.rule)) == [
        "compact_modal_without_close", "invisible_close_control", "missing_dismissal", "missing_popover_anchor",
        "nested_navigation_push", "push_without_navigation_controller",
      ])
  }

  @Test func launchScreensAreExemptFromEverything() throws {
    let launch = App.iOS + #" launchScreen="YES""#
    let scenes =
      Self.defects + [
        Markup.scene("lost", #"storyboardIdentifier="same""#), Markup.scene("again", #"storyboardIdentifier="same""#),
        Markup.scene(
          "broken",
          manual: Markup.segue("d1", to: "gone", "show", #"identifier="go""#)
            + Markup.segue("d2", to: "photo", "show", #"identifier="go""#)
            + Markup.segue("d3", to: "r1", "show", #"identifier="r1""#)
            + Markup.segue("d4", to: "r2", "show", #"identifier="r2""#)
            + Markup.segue("d5", to: "r3", "show", #"identifier="r3""#)),
        #"<viewControllerPlaceholder storyboardName="Gone" id="r1"/>"#,
        #"<viewControllerPlaceholder referencedIdentifier="gone" id="r2"/>"#,
        #"<viewControllerPlaceholder storyboardName="Empty" id="r3"/>"#, #"<tabBarController id="empty"/>"#,
      ]
    func graph(_ attributes: String) throws -> NavigationGraph {
      Linker(documents: [
        try App.document("Base.lproj/Launch.storyboard", initial: "home", attributes, scenes: scenes),
        try App.document("de.lproj/Launch.storyboard", initial: "home", attributes, scenes: [Markup.scene("home")]),
        try App.document(
          "Empty.storyboard", initial: nil, scenes: [Markup.scene("e", #"storyboardIdentifier="e""#)]),
        try App.document("Main.storyboard", initial: "start", scenes: [Markup.scene("start")]),
      ]).link()
    }
    func found(_ attributes: String) throws -> [String] {
      let findings = Analyzer().findings(in: try graph(attributes))
      return Set(findings.filter { $0.location.file.hasSuffix("Launch.storyboard") }.map(\.rule)).sorted()
    }
    #expect(try found(launch) == [])
    // The same storyboard breaks every rule where it is none.
    let rules = RuleCatalogue.all.map { $0.description.id }
    #expect(try found(App.iOS) == rules.filter { !MixedProjectTests.rulesAboutCode.contains($0) })
  }
}
