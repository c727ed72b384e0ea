import NavigationModel
import Testing

@testable import Analysis

/// Where scenes come onto the screen: which containers hold them, and what presented the outermost of these.
@Suite struct SituationTests {
  /// The situations of a scene: `nav/tabs < z push`, in the order of the search; a `?` marks an open one.
  private func situations(of id: String, in app: App, wide: Bool = false) -> [String] {
    let situations = wide ? app.context.wide : app.context.narrow
    return situations.of(app.scene(id)).map { index in
      let situation = situations.all[index]
      let containers = situation.containers.map { $0.rawValue.split(separator: "#").last ?? "" }.joined(separator: "/")
      let by = situation.presentation?.split(separator: "#").last ?? "window"
      return "\(containers) < \(by)\(situation.isOpen ? " ?" : "")"
    }
  }

  @Test func showIsAPushInANavigationController() throws {
    let app = try App(
      initial: "nav",
      scenes: [
        Markup.navigation("nav", root: "list"), Markup.scene("list", buttons: [Markup.button("z1", to: "detail")]),
        Markup.scene("detail", buttons: [Markup.button("z2", to: "more")]), Markup.scene("more"),
      ])
    #expect(situations(of: "nav", in: app) == [" < window"])
    #expect(situations(of: "list", in: app) == ["nav < window"])
    #expect(situations(of: "detail", in: app) == ["nav < window"])
    #expect(situations(of: "more", in: app) == ["nav < window"])
    #expect(app.context.narrow.presentations == [])
    let narrow = app.context.narrow
    #expect(
      narrow.of(app.scene("more")).map { narrow.way(to: $0).map { narrow.all[$0].effect } } == [
        [nil, .contain, .push(onto: 0), .push(onto: 0)]
      ])
  }

  @Test func showIsAModalElsewhere() throws {
    let app = try App(
      initial: "list",
      scenes: [Markup.scene("list", buttons: [Markup.button("z1", to: "detail")]), Markup.scene("detail")])
    #expect(situations(of: "detail", in: app) == [" < z1"])
    #expect(app.context.narrow.presentations == ["Main.storyboard#z1"])
  }

  @Test func anEarlyShowSegueMaySendShowDetail() throws {
    let app = try App(
      initial: "nav",
      scenes: [
        Markup.navigation("nav", root: "list"),
        Markup.scene(
          "list", buttons: [Markup.button("z1", to: "detail", "show", #"action="showDetailViewController:sender:""#)]),
        Markup.scene("detail"),
      ])
    #expect(app.graph.transition("Main.storyboard#z1")?.kind == .show)
    // No split view takes it up, and a navigation controller does not (§4): it is a modal.
    #expect(situations(of: "detail", in: app) == [" < z1"])
  }

  @Test func aSceneThatIsReachedInBothWaysHasTwoSituations() throws {
    let app = try App(
      initial: "nav",
      scenes: [
        Markup.navigation("nav", root: "list"),
        Markup.scene(
          "list", buttons: [Markup.button("z1", to: "edit"), Markup.button("z2", to: "edit", "presentation")]),
        Markup.scene("edit", buttons: [Markup.button("z3", to: "help")]), Markup.scene("help"),
      ])
    #expect(situations(of: "edit", in: app) == ["nav < window", " < z2"])
    // What it shows is pushed in one of them and presented in the other.
    #expect(situations(of: "help", in: app) == ["nav < window", " < z3"])
    #expect(app.context.narrow.presentations == ["Main.storyboard#z2", "Main.storyboard#z3"])
    let narrow = app.context.narrow
    #expect(narrow.presented(by: "Main.storyboard#z2").map { narrow.all[$0].scene } == [app.scene("edit")])
  }

  @Test func aPresentedNavigationControllerTakesWhatIsPushedWithIt() throws {
    let app = try App(
      initial: "home",
      scenes: [
        Markup.scene("home", buttons: [Markup.button("z1", to: "nav", "presentation")]),
        Markup.navigation("nav", root: "edit"), Markup.scene("edit", buttons: [Markup.button("z2", to: "more")]),
        Markup.scene("more"),
      ])
    #expect(situations(of: "nav", in: app) == [" < z1"])
    #expect(situations(of: "edit", in: app) == ["nav < z1"])
    #expect(situations(of: "more", in: app) == ["nav < z1"])
  }

  @Test func tabs() throws {
    let app = try App(
      initial: "tabs",
      scenes: [
        Markup.tabs("tabs", "nav", "plain"), Markup.navigation("nav", root: "list"),
        Markup.scene("list", buttons: [Markup.button("z1", to: "detail")]), Markup.scene("detail"),
        Markup.scene("plain", buttons: [Markup.button("z2", to: "detail")]),
      ])
    #expect(situations(of: "list", in: app) == ["tabs/nav < window"])
    #expect(situations(of: "plain", in: app) == ["tabs < window"])
    #expect(situations(of: "detail", in: app) == [" < z2", "tabs/nav < window"])
  }

  @Test func columnsAreInNavigationControllersOfTheirOwn() throws {
    let split = """
      <splitViewController style="doubleColumn" id="split" sceneMemberID="viewController"><connections>
        <segue destination="list" kind="relationship" relationship="masterViewController" id="r1"/>
        <segue destination="detail" kind="relationship" relationship="detailViewController" id="r2"/>
        <segue destination="phone" kind="relationship" relationship="compactViewController" id="r3"/>
      </connections></splitViewController>
      """
    let app = try App(
      initial: "split",
      scenes: [
        split,
        Markup.scene(
          "list", buttons: [Markup.button("z1", to: "more"), Markup.button("z2", to: "other", "showDetail")]),
        Markup.scene("detail"), Markup.scene("phone", buttons: [Markup.button("z3", to: "modal")]),
        Markup.scene("more"), Markup.scene("other"), Markup.scene("modal"),
      ])
    for (scene, place) in [("list", "split/split"), ("more", "split/split"), ("other", "split")] {
      #expect(situations(of: scene, in: app, wide: true) == ["\(place) < window"])
      // In compact width the column for that stands for all others (semantics §6.3).
      #expect(situations(of: scene, in: app) == [])
    }
    #expect(situations(of: "phone", in: app, wide: true) == [])
    #expect(situations(of: "phone", in: app) == ["split < window"])
    #expect(situations(of: "modal", in: app) == [" < z3"])
    #expect(app.context.narrow.presentations == ["Main.storyboard#z3"])
  }

  @Test func splitViewsCollapseInCompactWidth() throws {
    let app = try App(
      initial: "split",
      scenes: [
        Markup.split("split", "nav", "detail"), Markup.navigation("nav", root: "list"),
        Markup.scene(
          "list", buttons: [Markup.button("z1", to: "other", "showDetail"), Markup.button("z2", to: "pushed")]),
        Markup.scene("detail", buttons: [Markup.button("z3", to: "beside")]), Markup.scene("other"),
        Markup.scene("pushed"), Markup.scene("beside"),
      ])
    #expect(situations(of: "other", in: app) == ["split/nav < window"])
    #expect(situations(of: "other", in: app, wide: true) == ["split < window"])
    #expect(situations(of: "pushed", in: app) == ["split/nav < window"])
    #expect(situations(of: "pushed", in: app, wide: true) == ["split/nav < window"])
    #expect(situations(of: "beside", in: app) == [" < z3"])
    #expect(situations(of: "beside", in: app, wide: true) == ["split < window"])
    #expect(app.context.narrow.collapsed)
    #expect(!app.context.wide.collapsed)
  }

  @Test func anEmbeddedChildPushesOnTheControllerAroundItsHost() throws {
    let embed =
      #"<containerView id="box"><connections>"# + Markup.segue("e", to: "child", "embed")
      + "</connections></containerView>"
    let app = try App(
      initial: "nav",
      scenes: [
        Markup.navigation("nav", root: "host"), Markup.scene("host", buttons: [embed]),
        Markup.scene("child", buttons: [Markup.button("z", to: "detail")]), Markup.scene("detail"),
      ])
    #expect(situations(of: "child", in: app) == ["nav/host < window"])
    #expect(situations(of: "detail", in: app) == ["nav < window"])
  }

  @Test func aNavigationControllersOwnSeguePushesOnIt() throws {
    let app = try App(
      initial: "nav",
      scenes: [
        Markup.navigation("nav", root: "list", "", Markup.segue("z", to: "detail", "show", #"identifier="go""#)),
        Markup.scene("list"), Markup.scene("detail"),
      ])
    #expect(situations(of: "detail", in: app) == ["nav < window"])
  }

  @Test func circles() throws {
    // A container in itself; segues that lead back, to themselves, and present themselves again and again.
    let app = try App(
      initial: "nav",
      scenes: [
        Markup.navigation("nav", root: "tabs"), Markup.tabs("tabs", "nav", "tabs", "list"),
        Markup.scene(
          "list", buttons: [Markup.button("z1", to: "next"), Markup.button("z2", to: "list", "presentation")]),
        Markup.scene("next", buttons: [Markup.button("z3", to: "list"), Markup.button("z4", to: "nav", "push")]),
      ])
    #expect(situations(of: "nav", in: app) == [" < window"])
    #expect(situations(of: "tabs", in: app) == ["nav < window"])
    // In its tab, presented by itself, pushed by what follows it, and presented by what follows that.
    #expect(situations(of: "list", in: app) == ["nav/tabs < window", " < z2", "nav < window", " < z3"])
    #expect(situations(of: "next", in: app) == ["nav < window", " < z1"])
    #expect(!app.context.narrow.isTruncated)
    #expect(app.context.diagnostics == [])
  }

  @Test func customSeguesAreOpen() throws {
    let app = try App(
      initial: "nav",
      scenes: [
        Markup.navigation("nav", root: "list"),
        Markup.scene("list", buttons: [Markup.button("z1", to: "odd", "custom", #"customClass="Fade""#)]),
        Markup.scene(
          "odd", buttons: [Markup.button("z2", to: "maybe"), Markup.button("z3", to: "sure", "presentation")]),
        Markup.scene("maybe"), Markup.scene("sure"),
      ])
    #expect(situations(of: "odd", in: app) == [" < window ?"])
    #expect(situations(of: "maybe", in: app) == [" < window ?"])
    #expect(situations(of: "sure", in: app) == [" < z3"])
  }

  @Test func whatOnlyCodeShowsIsOpen() throws {
    let app = try App(
      initial: "home",
      scenes: [
        Markup.scene("home"),
        Markup.scene("list", #"storyboardIdentifier="list""#, buttons: [Markup.button("z", to: "detail")]),
        Markup.scene("detail"), Markup.navigation("nav", root: "lost"), Markup.scene("lost"),
      ])
    #expect(situations(of: "list", in: app) == [" < window ?"])
    #expect(situations(of: "detail", in: app) == [" < window ?"])
    #expect(situations(of: "lost", in: app) == [])
    let narrow = app.context.narrow
    #expect(narrow.all.map(\.confidence) == [.certain, .possible, .possible])
  }

  @Test func deadSeguesAndUnwindsLeadNowhere() throws {
    let app = try App(
      initial: "home",
      scenes: [
        Markup.scene(
          "home", buttons: [Markup.unwind("u", from: "home")],
          manual: Markup.segue("z1", to: "dead") + Markup.segue("z2", to: "live", "show", #"identifier="go""#)),
        Markup.scene("dead"), Markup.scene("live"),
      ])
    #expect(situations(of: "dead", in: app) == [])
    #expect(situations(of: "live", in: app) == [" < z2"])
    #expect(situations(of: "home", in: app) == [" < window"])
  }

  @Test func pushesWithoutNavigationControllerFail() throws {
    let app = try App(
      initial: "home",
      scenes: [Markup.scene("home", buttons: [Markup.button("z", to: "detail", "push")]), Markup.scene("detail")])
    #expect(app.context.narrow.failures == [Situations.Failure(situation: 0, transition: "Main.storyboard#z")])
    #expect(situations(of: "detail", in: app) == [])
  }

  @Test func thereIsACapForEachScene() throws {
    // Each of 200 scenes presents the shared one, which so has 200 situations.
    let count = 200
    #expect(Situations.mostPerScene == 128)
    let buttons = (0..<count).map { Markup.button("z\($0)", to: "shared", "presentation") }
    let app = try App(initial: "home", scenes: [Markup.scene("home", buttons: buttons), Markup.scene("shared")])
    #expect(situations(of: "shared", in: app).count == 128)
    #expect(app.context.narrow.isTruncated)
    #expect(app.context.narrow.all.count == 129)
    #expect(app.context.narrow.truncatedScenes == [app.scene("shared")])
    #expect(
      app.context.diagnostics == [
        Diagnostic(
          severity: .warning,
          message: "'Shared' (view controller shared) can be shown in more than 128 ways; "
            + "so many were followed, and findings about the rest may be missing",
          location: try #require(app.graph[app.scene("shared")]?.location))
      ])
  }
}
