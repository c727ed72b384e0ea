import NavigationModel
import Testing

@testable import Analysis

/// Whether a user gets out of what is presented, case by case.
@Suite struct DepartureTests {
  /// The cases of a presentation: `CR 13-17 sheet leaves`.
  private func cases(_ app: App, _ segue: String = "z") throws -> [String] {
    let departure = try #require(app.context.departures.first { $0.transition.id == "Main.storyboard#\(segue)" })
    return departure.cases.map { item in
      let outcome =
        switch item.outcome {
        case .leaves: "leaves"
        case .stuck: "stuck"
        case .open(let reasons): "open: " + reasons.joined(separator: "; ")
        }
      return "\(item.environment.rawValue) \(item.generation.rawValue) \(item.presentation.rawValue) \(outcome)"
    }
  }

  /// Home presents a scene by a button.
  private func app(
    _ kind: String = "presentation", _ attributes: String = "", home: String = "", photo: String = "",
    buttons: [String] = [], from deploymentTarget: String? = "18.0", families: [AppTarget.DeviceFamily] = [],
    landscape: Bool? = nil, platform: String = App.iOS, more: [String] = []
  ) throws -> App {
    try App(
      initial: "home", platform: platform, deploymentTarget: deploymentTarget, families: families, landscape: landscape,
      scenes: [
        Markup.scene("home", home, buttons: [Markup.button("z", to: "photo", kind, attributes)]),
        Markup.scene("photo", photo, buttons: buttons),
      ] + more)
  }

  private static let anchor = #"popoverAnchorView="z-button""#

  @Test func popovers() throws {
    #expect(
      try cases(app("popoverPresentation", Self.anchor, from: "12.0")) == [
        "RR <=12 popover leaves", "RR 13-17 popover leaves", "RR 18+ popover leaves",
        "CR <=12 fullScreen stuck", "CR 13-17 sheet leaves", "CR 18+ sheet leaves",
        "CC <=12 fullScreen stuck", "CC 13-17 fullScreenSheet stuck", "CC 18+ fullScreenSheet stuck",
        "RC <=12 sheet stuck", "RC 13-17 fullScreenSheet stuck", "RC 18+ fullScreenSheet stuck",
      ])
  }

  @Test func theDefaultStyle() throws {
    #expect(
      try cases(app(from: "12.0")) == [
        "RR <=12 fullScreen stuck", "RR 13-17 sheet leaves", "RR 18+ sheet leaves",
        "CR <=12 fullScreen stuck", "CR 13-17 sheet leaves", "CR 18+ sheet leaves",
        "CC <=12 fullScreen stuck", "CC 13-17 fullScreenSheet stuck", "CC 18+ fullScreenSheet stuck",
        "RC <=12 fullScreen stuck", "RC 13-17 fullScreenSheet stuck", "RC 18+ fullScreenSheet stuck",
      ])
  }

  private static let everywhereStuck = ["RR 18+", "CR 18+", "CC 18+", "RC 18+"].map { "\($0) fullScreen stuck" }

  @Test func whoseStyleCounts() throws {
    let segueWins = try app(
      "presentation", #"modalPresentationStyle="fullScreen""#, photo: #"modalPresentationStyle="formSheet""#)
    #expect(try cases(segueWins) == Self.everywhereStuck)
    #expect(try cases(app(photo: #"modalPresentationStyle="fullScreen""#)) == Self.everywhereStuck)
    // The presenter's own style is about the presenter.
    #expect(
      try cases(app(home: #"modalPresentationStyle="fullScreen""#)) == [
        "RR 18+ sheet leaves", "CR 18+ sheet leaves", "CC 18+ fullScreenSheet stuck", "RC 18+ fullScreenSheet stuck",
      ])
    // A popover segue makes a popover whatever the scene says.
    #expect(
      try cases(app("popoverPresentation", Self.anchor, photo: #"modalPresentationStyle="fullScreen""#)).first
        == "RR 18+ popover leaves")
    // A show segue that nothing takes up presents.
    #expect(try cases(app("show", photo: #"modalPresentationStyle="fullScreen""#)) == Self.everywhereStuck)
  }

  @Test(arguments: [("currentContext", "currentContext"), ("overCurrentContext", "overContext")])
  func overTheContext(style: String, becomes: String) throws {
    #expect(
      try cases(app("presentation", "modalPresentationStyle=\"\(style)\"", families: [.iPad])) == [
        "RR 18+ \(becomes) stuck", "CR 18+ \(becomes) stuck",
      ])
  }

  @Test func aCustomPresentationIsOpen() throws {
    #expect(
      try cases(app("presentation", #"modalPresentationStyle="custom""#, families: [.iPad])) == [
        "RR 18+ custom open: what its presentation controller does is not known",
        "CR 18+ custom open: what its presentation controller does is not known",
      ])
  }

  @Test func aSceneCanBlockTheGestures() throws {
    let blocked =
      #"<userDefinedRuntimeAttributes><userDefinedRuntimeAttribute type="boolean" keyPath="modalInPresentation" value="YES"/></userDefinedRuntimeAttributes>"#
    let photo = #"<viewController id="photo">\#(blocked)</viewController>"#
    func app(_ kind: String, _ attributes: String, _ destination: String, _ scenes: [String]) throws -> App {
      try App(
        initial: "home", deploymentTarget: "18.0", families: [.iPad],
        scenes: [Markup.scene("home", buttons: [Markup.button("z", to: destination, kind, attributes)])] + scenes)
    }
    let sheet = try app("presentation", "", "photo", [photo])
    #expect(try cases(sheet) == ["RR 18+ sheet stuck", "CR 18+ sheet stuck"])
    #expect(sheet.context.departures.map(\.isBlocked) == [true])
    #expect(
      try cases(app("popoverPresentation", Self.anchor, "photo", [photo])) == [
        "RR 18+ popover stuck", "CR 18+ sheet stuck",
      ])
    // The root of the presented navigation controller blocks too.
    let inside = try app("presentation", "", "nav", [Markup.navigation("nav", root: "photo"), photo])
    #expect(try cases(inside) == ["RR 18+ sheet stuck", "CR 18+ sheet stuck"])
    // What is pushed later does not block before it is there; nor does a tab that is not selected.
    let pushed = try app(
      "presentation", "", "nav",
      [
        Markup.navigation("nav", root: "first"), Markup.scene("first", buttons: [Markup.button("y", to: "photo")]),
        photo,
      ])
    #expect(try cases(pushed) == ["RR 18+ sheet leaves", "CR 18+ sheet leaves"])
    let tab = try app(
      "presentation", "", "tabs", [Markup.tabs("tabs", "first", "photo"), Markup.scene("first"), photo])
    #expect(try cases(tab) == ["RR 18+ sheet leaves", "CR 18+ sheet leaves"])
    let firstTab = try app(
      "presentation", "", "tabs", [Markup.tabs("tabs", "photo", "first"), Markup.scene("first"), photo])
    #expect(try cases(firstTab) == ["RR 18+ sheet stuck", "CR 18+ sheet stuck"])
  }

  private static let fullScreen = #"modalPresentationStyle="fullScreen""#
  private static let leavesEverywhere = ["RR 18+", "CR 18+", "CC 18+", "RC 18+"].map { "\($0) fullScreen leaves" }

  @Test func controls() throws {
    let unwind = try app("presentation", Self.fullScreen, buttons: [Markup.unwind("u", from: "photo")])
    #expect(try cases(unwind) == Self.leavesEverywhere)
    let hidden = try app(
      "presentation", Self.fullScreen, buttons: [Markup.unwind("u", from: "photo", #"hidden="YES""#)])
    #expect(try cases(hidden) == Self.everywhereStuck)
    // Code of the scene may show it.
    let shown = try app(
      "presentation", Self.fullScreen, photo: #"customClass="PhotoViewController""#,
      buttons: [Markup.unwind("u", from: "photo", #"hidden="YES""#)])
    #expect(try cases(shown) == Self.leavesEverywhere)
  }

  private func action(_ selector: String, to destination: String = "photo") -> String {
    #"<button id="a"><connections><action selector="\#(selector)" destination="\#(destination)" "#
      + #"eventType="touchUpInside" id="t"/></connections></button>"#
  }

  @Test func actions() throws {
    // The system dismisses.
    let system = try app("presentation", Self.fullScreen, buttons: [action("dismissModalViewControllerAnimated:")])
    #expect(try cases(system) == Self.leavesEverywhere)
    // Named like a close button, of a class that was not read: enough to leave it alone.
    let named = try app(
      "presentation", Self.fullScreen, photo: #"customClass="PhotoViewController""#, buttons: [action("closeTapped:")])
    #expect(try cases(named) == Self.leavesEverywhere)
    let goBack = try app("presentation", Self.fullScreen, photo: #"customClass="Photo""#, buttons: [action("goback:")])
    #expect(try cases(goBack) == Self.leavesEverywhere)
    // Not every "back" leads back.
    let feedback = try app(
      "presentation", Self.fullScreen, photo: #"customClass="Photo""#, buttons: [action("sendFeedback:")])
    #expect(
      try cases(feedback)
        == ["RR", "CR", "CC", "RC"].map { "\($0) 18+ fullScreen open: the source of Photo was not read" })
    // A plain controller has no such method.
    let nobody = try app("presentation", Self.fullScreen, buttons: [action("closeTapped:")])
    #expect(try cases(nobody) == Self.everywhereStuck)
    // Any other name: open, with the class as the reason.
    let other = try app(
      "presentation", Self.fullScreen, photo: #"customClass="PhotoViewController""#, buttons: [action("tapped:")])
    #expect(
      try cases(other)
        == ["RR", "CR", "CC", "RC"].map {
          "\($0) 18+ fullScreen open: the source of PhotoViewController was not read"
        })
  }

  @Test func actionsOfTheResponderChainMayLeave() throws {
    func app(_ selector: String) throws -> App {
      try App(
        initial: "home", deploymentTarget: "18.0", families: [.iPad],
        scenes: [
          Markup.scene("home", buttons: [Markup.button("z", to: "photo", "presentation", Self.fullScreen)]),
          Markup.scene("photo", buttons: [action(selector, to: "first")])
            + #"<placeholder placeholderIdentifier="IBFirstResponder" id="first" sceneMemberID="firstResponder"/>"#,
        ])
    }
    // The app delegate, say, may have it: named like a close button it is one.
    #expect(try cases(app("closeTop:")) == ["RR 18+ fullScreen leaves", "CR 18+ fullScreen leaves"])
    #expect(
      try cases(app("help:"))
        == ["RR", "CR"].map {
          "\($0) 18+ fullScreen open: what 'button' acts on is not known"
        })
  }

  @Test func popsDoNotDismiss() throws {
    // §7.1: at the root of a presented navigation controller a pop does nothing, and pushed it leads to that root.
    let pop =
      #"<barButtonItem key="leftBarButtonItem" title="Back" id="a"><connections><action "#
      + #"selector="popViewControllerAnimated:" destination="nav" id="t"/></connections></barButtonItem>"#
    let app = try App(
      initial: "home", deploymentTarget: "18.0", families: [.iPad],
      scenes: [
        Markup.scene("home", buttons: [Markup.button("z", to: "nav", "presentation", Self.fullScreen)]),
        Markup.navigation("nav", root: "photo"), Markup.scene("photo", item: pop),
      ])
    #expect(try cases(app) == ["RR 18+ fullScreen stuck", "CR 18+ fullScreen stuck"])
  }

  @Test func barsHaveToBeDrawn() throws {
    func app(_ destination: String, _ more: String...) throws -> App {
      try App(
        initial: "home", deploymentTarget: "18.0",
        scenes: [
          Markup.scene("home", buttons: [Markup.button("z", to: destination, "presentation", Self.fullScreen)]),
          Markup.scene("photo", item: Markup.barUnwind("u", from: "photo")),
        ] + more)
    }
    #expect(try cases(app("photo")) == Self.everywhereStuck)
    #expect(try cases(app("nav", Markup.navigation("nav", root: "photo"))) == Self.leavesEverywhere)
    let hidden = Markup.navigation("nav", root: "photo", #"navigationBarHidden="YES""#)
    #expect(try cases(app("nav", hidden)) == Self.everywhereStuck)
    #expect(try cases(app("tabs", Markup.tabs("tabs", "photo"))) == Self.everywhereStuck)
  }

  @Test func sizeClassesCanTakeTheControlAway() throws {
    let variation =
      #"<variation key="heightClass=compact"><mask key="subviews"><exclude reference="u-button"/></mask></variation>"#
    let photo = Markup.scene("photo", buttons: [Markup.unwind("u", from: "photo")])
      .replacing("</subviews>", with: "</subviews>" + variation)
    let app = try App(
      initial: "home", deploymentTarget: "18.0",
      scenes: [
        Markup.scene("home", buttons: [Markup.button("z", to: "photo", "presentation", Self.fullScreen)]), photo,
      ])
    #expect(
      try cases(app) == [
        "RR 18+ fullScreen leaves", "CR 18+ fullScreen leaves", "CC 18+ fullScreen stuck", "RC 18+ fullScreen stuck",
      ])
  }

  @Test func manualUnwindsNeedAClass() throws {
    func app(_ attributes: String) throws -> App {
      try App(
        initial: "home", deploymentTarget: "18.0",
        scenes: [
          Markup.scene("home", buttons: [Markup.button("z", to: "photo", "presentation", Self.fullScreen)]),
          Markup.scene(
            "photo", attributes,
            manual: Markup.segue("u", to: "photo-exit", "unwind", #"unwindAction="back:" identifier="back""#)),
        ])
    }
    #expect(try cases(app("")) == Self.everywhereStuck)
    #expect(try cases(app(#"customClass="PhotoViewController""#)) == Self.leavesEverywhere)
  }

  @Test func whatIsShownInsideMayLeave() throws {
    let pushed = try App(
      initial: "home", deploymentTarget: "18.0",
      scenes: [
        Markup.scene("home", buttons: [Markup.button("z", to: "nav", "presentation", Self.fullScreen)]),
        Markup.navigation("nav", root: "photo"), Markup.scene("photo", buttons: [Markup.button("y", to: "info")]),
        Markup.scene("info", item: Markup.barUnwind("u", from: "info")),
      ])
    #expect(try cases(pushed) == Self.leavesEverywhere)
    // A modal above may unwind through this one.
    let nested = try app(
      "presentation", Self.fullScreen, buttons: [Markup.button("y", to: "info", "presentation", Self.fullScreen)],
      more: [Markup.scene("info", buttons: [Markup.unwind("u", from: "info")])])
    #expect(try cases(nested) == Self.leavesEverywhere)
    #expect(try cases(nested, "y") == Self.leavesEverywhere)
    // The system's own dismissal ends the modal above alone.
    let own = try app(
      "presentation", Self.fullScreen, buttons: [Markup.button("y", to: "info", "presentation", Self.fullScreen)],
      more: [Markup.scene("info", buttons: [action("dismissModalViewControllerAnimated:", to: "info")])])
    #expect(try cases(own) == Self.everywhereStuck)
    #expect(try cases(own, "y") == Self.leavesEverywhere)
    // What was not read in the nearest modal above counts, however far up that is.
    let far = try app(
      "presentation", Self.fullScreen, buttons: [Markup.button("y", to: "info", "presentation", Self.fullScreen)],
      more: [
        Markup.scene("info", buttons: [Markup.button("x", to: "help", "presentation", Self.fullScreen)]),
        Markup.scene(
          "help", #"customClass="Help""#, buttons: [Markup.button("w", to: "about", "presentation", Self.fullScreen)]),
        Markup.scene("about", #"customClass="About""#),
      ])
    #expect(
      try cases(far) == ["RR", "CR", "CC", "RC"].map { "\($0) 18+ fullScreen open: the source of Help was not read" })
    // Two that present each other, and no way out of either.
    let circle = try app(
      "presentation", Self.fullScreen, buttons: [Markup.button("y", to: "info", "presentation", Self.fullScreen)],
      more: [Markup.scene("info", buttons: [Markup.button("x", to: "photo", "presentation", Self.fullScreen)])])
    #expect(try cases(circle) == Self.everywhereStuck)
    #expect(try cases(circle, "x") == Self.everywhereStuck)
    #expect(try cases(circle, "y") == Self.everywhereStuck)
  }

  @Test func codeThatMayTakePart() throws {
    let open = "RR 18+ fullScreen open: "
    let segueClass = try app("presentation", Self.fullScreen + #" customClass="Fade""#)
    #expect(try cases(segueClass).first == open + "what the segue class Fade does is not known")
    let creation = try app("presentation", Self.fullScreen + #" destinationCreationSelector="make:""#)
    #expect(try cases(creation).first == open + "what the segue action 'make:' makes is not known")
    // A control presents a plain scene: the presenter's class has no part in closing it.
    let control = try app("presentation", Self.fullScreen, home: #"customClass="HomeViewController""#)
    #expect(try cases(control) == Self.everywhereStuck)
    // It has where it presents by code, presents a container, or may adapt a popover.
    let manual = try App(
      initial: "home", deploymentTarget: "18.0",
      scenes: [
        Markup.scene(
          "home", #"customClass="HomeViewController""#,
          manual: Markup.segue("z", to: "photo", "presentation", Self.fullScreen + #" identifier="go""#)),
        Markup.scene("photo"),
      ])
    #expect(try cases(manual).first == open + "the source of HomeViewController was not read")
    let popover = try app("popoverPresentation", Self.anchor, home: #"customClass="HomeViewController""#)
    #expect(
      try cases(popover) == [
        "RR 18+ popover leaves", "CR 18+ sheet leaves",
        "CC 18+ fullScreenSheet open: the source of HomeViewController was not read",
        "RC 18+ fullScreenSheet open: the source of HomeViewController was not read",
      ])
  }

  @Test func aCustomSegueInsideIsOpen() throws {
    let app = try app(
      "presentation", Self.fullScreen, buttons: [Markup.button("y", to: "info", "custom", #"customClass="Fade""#)],
      families: [.iPad], more: [Markup.scene("info")])
    #expect(
      try cases(app) == [
        "RR 18+ fullScreen open: a custom segue leads to 'Info'",
        "CR 18+ fullScreen open: a custom segue leads to 'Info'",
      ])
    // It presents nothing by itself.
    #expect(app.context.departures.map(\.transition.id) == ["Main.storyboard#z"])
  }

  @Test func aPlayerLeavesByItself() throws {
    let app = try App(
      initial: "home", deploymentTarget: "18.0",
      scenes: [
        Markup.scene("home", buttons: [Markup.button("z", to: "player", "presentation", Self.fullScreen)]),
        #"<avPlayerViewController id="player"/>"#,
      ])
    #expect(try cases(app) == Self.leavesEverywhere)
  }

  @Test func whatIsOnlyANameIsNotJudged() throws {
    let app = try App(
      initial: "home",
      scenes: [
        Markup.scene("home", buttons: [Markup.button("z", to: "kit", "presentation", Self.fullScreen)]),
        #"<viewControllerPlaceholder storyboardName="Kit" bundleIdentifier="org.example.kit" id="kit"/>"#,
      ])
    #expect(app.context.departures.map(\.transition.id) == [])
    #expect(app.findings() == [])
  }

  @Test func devices() throws {
    #expect(try cases(app(families: [.iPhone], landscape: false)) == ["CR 18+ sheet leaves"])
    #expect(
      try cases(app(families: [.iPhone])) == [
        "CR 18+ sheet leaves", "CC 18+ fullScreenSheet stuck", "RC 18+ fullScreenSheet stuck",
      ])
    #expect(try cases(app(platform: App.iPad)) == ["RR 18+ sheet leaves", "CR 18+ sheet leaves"])
  }

  @Test func aSplitViewPresentsInCompactWidthOnly() throws {
    let app = try App(
      initial: "split", deploymentTarget: "18.0",
      scenes: [
        Markup.split("split", "list", "detail"),
        Markup.scene("list", buttons: [Markup.button("z", to: "photo", "showDetail")]), Markup.scene("detail"),
        Markup.scene("photo", Self.fullScreen),
      ])
    #expect(try cases(app) == ["CR 18+ fullScreen stuck", "CC 18+ fullScreen stuck"])
  }
}
