import InterfaceBuilder
import Linking
import NavigationModel
import Testing

@testable import Analysis

/// How bad and how sure the navigation rules are, beyond their examples, with their words.
@Suite struct RuleSeverityTests {
  /// `error certain z: message`, with the transition's id.
  private func found(_ app: App, _ rule: any Rule.Type) -> [String] {
    app.findings(rule).map { finding in
      let about = finding.transition?.split(separator: "#").last ?? "-"
      return "\(finding.severity.rawValue) \(finding.confidence.rawValue) \(about): \(finding.message)"
    }
  }

  private static let anchor = #"popoverAnchorView="z-button""#
  private static let fullScreen = #"modalPresentationStyle="fullScreen""#

  private func app(
    _ kind: String = "presentation", _ attributes: String = "", home: String = "", photo: String = "",
    from deploymentTarget: String? = "18.0", families: [AppTarget.DeviceFamily] = [], landscape: Bool? = nil
  ) throws -> App {
    try App(
      initial: "home", deploymentTarget: deploymentTarget, families: families, landscape: landscape,
      scenes: [
        Markup.scene("home", home, buttons: [Markup.button("z", to: "photo", kind, attributes)]),
        Markup.scene("photo", photo),
      ])
  }

  @Test func compactModalWithoutClose() throws {
    let rule = CompactModalWithoutClose.self
    let cure =
      "add a Close button, or add one in presentationController(_:viewControllerForAdaptivePresentationStyle:)"
    #expect(
      found(try app("popoverPresentation", Self.anchor), rule) == [
        "warning certain z: 'Photo' (view controller photo), presented as a popover, covers the screen on iPhone in "
          + "landscape and has no control that closes it there; " + cure
      ])
    // In portrait too, up to iOS 12: nothing helps there.
    #expect(
      found(try app("popoverPresentation", Self.anchor, from: "12.0"), rule) == [
        "error certain z: 'Photo' (view controller photo), presented as a popover, covers the screen on iPhone and has "
          + "no control that closes it there; " + cure
      ])
    #expect(
      found(
        try app("popoverPresentation", Self.anchor, from: "12.0", families: [.iPhone, .iPad], landscape: false), rule)
        == [
          "error certain z: 'Photo' (view controller photo), presented as a popover, covers the screen on iPhone up to "
            + "iOS 12 and has no control that closes it there; " + cure
        ])
    #expect(
      found(try app(), rule) == [
        "warning certain z: 'Photo' (view controller photo), presented as a sheet, covers the screen on iPhone in "
          + "landscape and has no control that closes it there; " + cure
      ])
    #expect(
      found(try app(photo: #"customClass="Photo""#), rule) == [
        "note possible z: 'Photo' (Photo), presented as a sheet, has no close control in Interface Builder and covers the "
          + "screen on iPhone in landscape: make sure that its code adds one (the source of Photo was not read)"
      ])
    // Portrait only, or iPad only: the swipe is always there.
    #expect(found(try app(families: [.iPhone], landscape: false), rule) == [])
    #expect(found(try app("popoverPresentation", Self.anchor, families: [.iPad]), rule) == [])
    // Nowhere a way out: another rule's matter.
    #expect(found(try app("presentation", Self.fullScreen), rule) == [])
  }

  @Test func compactModalNamesWhereAndWhen() throws {
    let finding = try #require(
      app("popoverPresentation", Self.anchor, from: "12.0").findings(CompactModalWithoutClose.self).first)
    #expect(finding.environments == [.compactRegular, .compactCompact, .regularCompact])
    #expect(finding.osVersions == [.upTo12, .from13To17, .from18])
    #expect(
      finding.witness.map(\.text) == [
        "the app starts at 'Home' (view controller home)",
        "button 'Go' in 'Home' (view controller home) presents as a popover 'Photo' (view controller photo)",
        "on iPhone it covers the screen: there is no outside to tap and no swipe",
      ])
    let landscape = try #require(app().findings(CompactModalWithoutClose.self).first)
    #expect(landscape.environments == [.compactCompact, .regularCompact])
    #expect(landscape.osVersions == [.from18])
    #expect(landscape.witness.last?.text == "in landscape it covers the screen and the swipe does not close it")
  }

  @Test func aPopoverOfAnAppForPadAloneIsStuckInNarrowWindows() throws {
    let message =
      "error certain z: 'Photo' (view controller photo), presented as a popover, covers the screen in narrow iPad windows "
      + "up to iOS 12 and has no control that closes it there; "
      + "add a Close button, or add one in presentationController(_:viewControllerForAdaptivePresentationStyle:)"
    let target = try app("popoverPresentation", Self.anchor, from: "12.0", families: [.iPad])
    #expect(found(target, CompactModalWithoutClose.self) == [message])
    let document = try App(
      initial: "home", platform: App.iPad, deploymentTarget: "12.0",
      scenes: [
        Markup.scene("home", buttons: [Markup.button("z", to: "photo", "popoverPresentation", Self.anchor)]),
        Markup.scene("photo"),
      ])
    #expect(found(document, CompactModalWithoutClose.self) == [message])
    #expect(
      document.findings(CompactModalWithoutClose.self).map(\.witness.last?.text) == [
        "in narrow iPad windows it covers the screen: there is no outside to tap and no swipe"
      ])
  }

  @Test func aFullScreenModalIsNoSheet() throws {
    // Its close control is there in regular height only.
    let scene = Markup.scene("photo", buttons: [Markup.unwind("u", from: "photo")]).replacing(
      "</subviews>",
      with: #"</subviews><variation key="heightClass=compact"><mask key="subviews"><exclude reference="u-button"/>"#
        + "</mask></variation>")
    let app = try App(
      initial: "home", deploymentTarget: "18.0",
      scenes: [
        Markup.scene("home", buttons: [Markup.button("z", to: "photo", "presentation", Self.fullScreen)]), scene,
      ])
    #expect(
      found(app, CompactModalWithoutClose.self) == [
        "warning certain z: 'Photo' (view controller photo), presented full screen, covers the screen on iPhone in "
          + "landscape and has no control that closes it there; add a Close button, or add one in "
          + "presentationController(_:viewControllerForAdaptivePresentationStyle:)"
      ])
    #expect(
      app.findings(CompactModalWithoutClose.self).map(\.witness.last?.text) == [
        "on iPhone in landscape nothing on it leads out"
      ])
  }

  @Test func missingDismissal() throws {
    let rule = MissingDismissal.self
    let cure = "add a Close button with an unwind segue or an action that dismisses it"
    #expect(
      found(try app("presentation", Self.fullScreen), rule) == [
        "error certain z: 'Photo' (view controller photo), presented full screen, cannot be left: no control leads out "
          + "of it; " + cure
      ])
    // The default is full screen up to iOS 12 and a sheet since.
    #expect(
      found(try app(from: "12.0"), rule) == [
        "error certain z: 'Photo' (view controller photo), presented full screen up to iOS 12, cannot be left: no control "
          + "leads out of it; " + cure
      ])
    #expect(
      found(try app("presentation", Self.fullScreen, photo: #"customClass="Photo""#), rule) == [
        "note possible z: 'Photo' (Photo), presented full screen, has no way out in Interface Builder: make sure that its "
          + "code closes it (the source of Photo was not read)"
      ])
    #expect(
      found(try app("presentation", #"modalPresentationStyle="custom""#), rule) == [
        "note possible z: 'Photo' (view controller photo), presented with the style 'custom', has no way out in Interface "
          + "Builder: make sure that its code closes it (what its presentation controller does is not known)"
      ])
    #expect(
      found(try app("presentation", #"modalPresentationStyle="overCurrentContext""#), rule) == [
        "error certain z: 'Photo' (view controller photo), presented over its context, cannot be left: no control leads "
          + "out of it; " + cure
      ])
    #expect(found(try app(), rule) == [])
    // A phone that is never turned, and a modal that is a sheet in portrait.
    #expect(found(try app(from: "13.0", families: [.iPhone], landscape: false), rule) == [])
  }

  @Test func blockedSheetsCannotBeLeft() throws {
    let blocked =
      #"<viewController title="Photo" id="photo"><userDefinedRuntimeAttributes><userDefinedRuntimeAttribute "#
      + #"type="boolean" keyPath="modalInPresentation" value="YES"/></userDefinedRuntimeAttributes></viewController>"#
    func app(_ kind: String, _ attributes: String, from deploymentTarget: String = "18.0") throws -> App {
      try App(
        initial: "home", deploymentTarget: deploymentTarget,
        scenes: [Markup.scene("home", buttons: [Markup.button("z", to: "photo", kind, attributes)]), blocked])
    }
    func message(_ style: String) -> String {
      "error certain z: 'Photo' (view controller photo), presented \(style), cannot be left: isModalInPresentation blocks "
        + "the gestures, and no control leads out of it; add a Close button with an unwind segue or an action that "
        + "dismisses it"
    }
    #expect(found(try app("presentation", ""), MissingDismissal.self) == [message("as a form sheet")])
    #expect(found(try app("presentation", "", from: "15.0"), MissingDismissal.self) == [message("as a page sheet")])
    #expect(found(try app("popoverPresentation", Self.anchor), MissingDismissal.self) == [message("as a popover")])
    // A sheet that nobody can leave is not reported twice.
    #expect(found(try app("presentation", ""), CompactModalWithoutClose.self) == [])
  }

  @Test func missingPopoverAnchor() throws {
    let rule = MissingPopoverAnchor.self
    let start = "the popover segue from 'Home'"
    #expect(
      found(try app("popoverPresentation"), rule) == [
        "error certain z: \(start) (view controller home) has no anchor for its popover, so the app throws on iPad: set its anchor in "
          + "Interface Builder"
      ])
    let open =
      "has no anchor for its popover, so the app throws on iPad: make sure that prepare(for:sender:) sets one, or set it in Interface Builder"
    #expect(
      found(try app("popoverPresentation", home: #"customClass="Home""#), rule) == [
        "note possible z: \(start) (Home) \(open)"
      ])
    #expect(
      found(try app("popoverPresentation", #"customClass="Pop""#), rule) == [
        "note possible z: \(start) (view controller home) \(open)"
      ])
    // A modal segue whose style, or whose destination's, makes it a popover.
    let popover = #"modalPresentationStyle="popover""#
    #expect(found(try app("presentation", popover), rule).count == 1)
    #expect(found(try app("presentation", photo: popover), rule).count == 1)
    #expect(found(try app("presentation", Self.fullScreen, photo: popover), rule) == [])
    #expect(found(try app("popoverPresentation", families: [.iPhone]), rule) == [])
    #expect(found(try app("popoverPresentation", families: [.iPad]), rule).count == 1)
    let dead = try App(
      initial: "home",
      scenes: [
        Markup.scene("home", manual: Markup.segue("z", to: "photo", "popoverPresentation")), Markup.scene("photo"),
      ])
    #expect(found(dead, rule) == [])
    let finding = try #require(app("popoverPresentation", from: "13.0").findings(rule).first)
    #expect(finding.environments == [.regularRegular])
    #expect(finding.osVersions == [.from13To17, .from18])
  }

  @Test func nestedNavigationPush() throws {
    func app(_ kind: String, inNavigation: Bool) throws -> App {
      try App(
        initial: inNavigation ? "nav" : "home",
        scenes: [
          Markup.navigation("nav", root: "home"),
          Markup.scene("home", buttons: [Markup.button("z", to: "inner", kind)]), Markup.navigation("inner", root: "x"),
          Markup.scene("x"),
        ])
    }
    let target = "leads to the navigation controller 'Navigation Controller' (navigation controller inner), which"
    #expect(
      found(try app("push", inNavigation: true), NestedNavigationPush.self) == [
        "error certain z: the push segue from 'Home' (view controller home) \(target) throws; push its root instead, or "
          + "present it"
      ])
    #expect(
      found(try app("show", inNavigation: true), NestedNavigationPush.self) == [
        "note certain z: the show segue from 'Home' (view controller home) \(target) cannot be pushed and is presented "
          + "instead; make it a modal segue, or show its root"
      ])
    #expect(found(try app("show", inNavigation: false), NestedNavigationPush.self) == [])
    let dead = try App(
      initial: "home",
      scenes: [
        Markup.scene("home", manual: Markup.segue("z", to: "inner", "push")), Markup.navigation("inner", root: "x"),
        Markup.scene("x"),
      ])
    #expect(found(dead, NestedNavigationPush.self) == [])
    #expect(found(try app("presentation", inNavigation: true), NestedNavigationPush.self) == [])
  }

  @Test func pushWithoutNavigationController() throws {
    let scenes = [
      Markup.scene("home", buttons: [Markup.button("z", to: "detail", "push")]), Markup.scene("detail"),
    ]
    let declared = try App(initial: "home", scenes: scenes)
    let message = "the push segue from 'Home' (view controller home) throws: no navigation controller holds the scene"
    let cure = "; embed it in one, or make it a show segue"
    #expect(found(declared, PushWithoutNavigationController.self) == ["error certain z: " + message + cure])
    var assumed = declared
    assumed.graph = Linker(documents: [try App.document(initial: "home", scenes: scenes)]).link()
    #expect(
      found(assumed, PushWithoutNavigationController.self) == [
        "note possible z: " + message + " where it is the first of its storyboard" + cure
      ])
    // In a navigation controller once, presented alone another time: the second way throws.
    let both = try App(
      initial: "nav",
      scenes: [
        Markup.navigation("nav", root: "list"),
        Markup.scene(
          "list", buttons: [Markup.button("z1", to: "home"), Markup.button("z2", to: "home", "presentation")]),
      ] + scenes)
    #expect(found(both, PushWithoutNavigationController.self) == ["error certain z: " + message + cure])
    #expect(
      both.findings(PushWithoutNavigationController.self).map(\.witness.last?.text) == [
        "button 'Go' in 'List' (view controller list) presents 'Home' (view controller home)"
      ])
  }

  @Test func invisibleCloseControl() throws {
    func app(_ destination: String, _ scene: String, _ more: String...) throws -> App {
      try App(
        initial: "home",
        scenes: [Markup.scene("home", buttons: [Markup.button("z", to: destination, "presentation")]), scene] + more)
    }
    let rule = InvisibleCloseControl.self
    let item = Markup.scene("photo", item: Markup.barUnwind("u", from: "photo"))
    let start = "the bar button item 'done' of 'Photo' (view controller photo) is never seen:"
    let cure = "present the scene inside a navigation controller or put the control into its view"
    #expect(
      found(try app("photo", item), rule) == [
        "warning certain z: \(start) it is not in a navigation controller, which alone draws its navigation item; \(cure)"
      ])
    let open = Markup.navigation("nav", root: "photo", #"navigationBarHidden="YES" customClass="Flow""#)
    #expect(
      found(try app("nav", item, open), rule) == [
        "note possible z: \(start) the bar of its navigation controller is hidden; \(cure)"
      ])
    let named = Markup.scene(
      "photo", #"customClass="Photo""#,
      item: #"<barButtonItem key="leftBarButtonItem" title="Fertig" id="b"><connections><action selector="close:" "#
        + #"destination="photo" id="a"/></connections></barButtonItem>"#)
    #expect(
      found(try app("photo", named), rule) == [
        "note possible z: the bar button item 'Fertig' of 'Photo' (Photo) is never seen: it is not in a navigation "
          + "controller, which alone draws its navigation item; \(cure)"
      ])
    // Hidden at first, and shown by code: the usual life of a control.
    let hidden = Markup.unwind("u", from: "photo", #"hidden="YES""#)
    #expect(found(try app("photo", Markup.scene("photo", #"customClass="Photo""#, buttons: [hidden])), rule) == [])
    #expect(
      found(try app("photo", Markup.scene("photo", buttons: [hidden])), rule) == [
        "warning certain z: the button 'Close' of 'Photo' (view controller photo) is never seen: it is hidden or disabled "
          + "in Interface Builder; \(cure)"
      ])
    // Where it is not presented, the back button leads out.
    let pushed = try App(initial: "photo", scenes: [item])
    #expect(found(pushed, rule) == [])
  }
}
