import NavigationModel
import Testing

@testable import Analysis

/// Whether a control can be seen (§6.1, §7.3).
@Suite struct ControlVisibilityTests {
  /// The visibility of the only control of the scene `x` in its first situation.
  private func visibility(
    of scene: String, holders: [String] = [], from destination: String = "x", in environment: Environment? = nil
  ) throws -> ControlVisibility {
    let app = try App(
      initial: "home",
      scenes: [Markup.scene("home", buttons: [Markup.button("z", to: destination, "presentation")]), scene] + holders)
    let narrow = app.context.narrow
    let index = try #require(narrow.of(app.scene("x")).first)
    let control = try #require(app.graph[app.scene("x")]?.controls.first)
    return ControlVisibility.of(control, in: narrow.all[index], environment: environment, graph: app.graph)
  }

  private let item = Markup.scene("x", item: Markup.barUnwind("u", from: "x"))
  private static let toolbarButton =
    #"<toolbarItems><barButtonItem id="t"><connections><segue destination="x-exit" kind="unwind" unwindAction="back:" id="u"/>"#
    + "</connections></barButtonItem></toolbarItems>"
  private let toolbar = #"<viewController id="x">\#(toolbarButton)</viewController><exit id="x-exit"/>"#

  @Test func viewsAreDrawnAnywhere() throws {
    #expect(try visibility(of: Markup.scene("x", buttons: [Markup.unwind("u", from: "x")])) == .drawn)
    let gesture =
      #"<viewController id="x"><view key="view" id="v"><connections><outletCollection property="gestureRecognizers" "#
      + #"destination="t" id="g"/></connections></view></viewController><tapGestureRecognizer id="t"><connections>"#
      + #"<action selector="close:" destination="x" id="a"/></connections></tapGestureRecognizer>"#
    #expect(try visibility(of: gesture) == .drawn)
  }

  @Test func navigationItems() throws {
    #expect(
      try visibility(of: item)
        == .notDrawn("it is not in a navigation controller, which alone draws its navigation item"))
    #expect(try visibility(of: item, holders: [Markup.navigation("nav", root: "x")], from: "nav") == .drawn)
    #expect(
      try visibility(of: item, holders: [Markup.tabs("tabs", "x")], from: "tabs")
        == .notDrawn(
          "'Tab Bar Controller', which holds it, is no navigation controller, which alone draws its navigation item"))
    // A container of the app's own class may do as it likes.
    #expect(
      try visibility(
        of: item, holders: [Markup.tabs("tabs", "x").replacing("id=\"tabs\"", with: #"customClass="Tabs" id="tabs""#)],
        from: "tabs")
        == .perhapsNot("'Tabs', which holds it, is no navigation controller, which alone draws its navigation item"))
    let hidden = #"navigationBarHidden="YES""#
    #expect(
      try visibility(of: item, holders: [Markup.navigation("nav", root: "x", hidden)], from: "nav")
        == .notDrawn("the bar of its navigation controller is hidden"))
    #expect(
      try visibility(
        of: item, holders: [Markup.navigation("nav", root: "x", hidden + #" customClass="Flow""#)], from: "nav")
        == .perhapsNot("the bar of its navigation controller is hidden"))
  }

  @Test func whatIsEmbeddedInAPushedSceneHasNoBarOfItsOwn() throws {
    let host = Markup.scene(
      "host",
      buttons: [
        #"<containerView id="box"><connections>"# + Markup.segue("e", to: "x", "embed")
          + "</connections></containerView>"
      ])
    #expect(
      try visibility(of: item, holders: [Markup.navigation("nav", root: "host"), host], from: "nav")
        == .notDrawn("'Host', which holds it, is no navigation controller, which alone draws its navigation item"))
  }

  @Test func toolbars() throws {
    #expect(
      try visibility(of: toolbar)
        == .notDrawn("it is not in a navigation controller, which alone draws its toolbar items"))
    #expect(
      try visibility(of: toolbar, holders: [Markup.navigation("nav", root: "x")], from: "nav")
        == .notDrawn("the toolbar of its navigation controller is hidden"))
    #expect(
      try visibility(of: toolbar, holders: [Markup.navigation("nav", root: "x", #"toolbarHidden="NO""#)], from: "nav")
        == .drawn)
    let own = toolbar.replacing("<viewController id", with: #"<viewController customClass="X" id"#)
    #expect(
      try visibility(of: own, holders: [Markup.navigation("nav", root: "x")], from: "nav")
        == .perhapsNot("the toolbar of its navigation controller is hidden"))
  }

  @Test(arguments: [#"hidden="YES""#, #"enabled="NO""#, #"alpha="0.0""#])
  func concealed(attribute: String) throws {
    let reason = "it is hidden or disabled in Interface Builder"
    #expect(
      try visibility(of: Markup.scene("x", buttons: [Markup.unwind("u", from: "x", attribute)])) == .notDrawn(reason))
    #expect(
      try visibility(of: Markup.scene("x", #"customClass="X""#, buttons: [Markup.unwind("u", from: "x", attribute)]))
        == .perhapsNot(reason))
  }

  @Test func sizeClasses() throws {
    let scene = Markup.scene("x", buttons: [Markup.unwind("u", from: "x")]).replacing(
      "</subviews>",
      with:
        #"</subviews><variation key="widthClass=compact"><mask key="subviews"><exclude reference="u-button"/></mask></variation>"#
    )
    #expect(
      try visibility(of: scene, in: .compactRegular)
        == .notDrawn("a size class variation takes it away on iPhone in portrait and in narrow iPad windows"))
    #expect(
      try visibility(of: scene, in: .compactCompact)
        == .notDrawn("a size class variation takes it away on iPhone in landscape"))
    #expect(try visibility(of: scene, in: .regularRegular) == .drawn)
    #expect(try visibility(of: scene, in: .regularCompact) == .drawn)
    // Without an environment: wherever it is installed.
    #expect(try visibility(of: scene) == .drawn)
  }

  @Test func whatCodeShowsMayBeAnywhere() throws {
    let app = try App(
      initial: "home",
      scenes: [
        Markup.scene("home"), Markup.scene("x", #"storyboardIdentifier="x""#, item: Markup.barUnwind("u", from: "x")),
      ])
    let situation = try #require(app.context.narrow.all.last)
    let control = try #require(app.graph[app.scene("x")]?.controls.first)
    #expect(situation.isOpen)
    #expect(ControlVisibility.of(control, in: situation, graph: app.graph) == .drawn)
  }
}
