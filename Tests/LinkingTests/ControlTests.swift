import InterfaceBuilder
import Linking
import NavigationModel
import Testing

/// The things a user can act on: where they are drawn, whether they are there, and what they do (§7.3).
@Suite struct ControlTests {
  private func controls(_ controller: String) throws -> [Control] {
    let document = try Storyboard.read(
      "Main.storyboard", initial: "a", scenes: [controller, #"<viewController id="b"/>"#])
    return try #require(Linker(documents: [document]).link()[SceneID(rawValue: "Main.storyboard#a")]).controls
  }

  private static let tap =
    #"<connections><action selector="tap:" destination="a" eventType="touchUpInside" id="t"/></connections>"#

  @Test func everythingOfAControl() throws {
    let controls = try controls(
      """
      <viewController id="a"><navigationItem key="navigationItem" id="n">
      <barButtonItem key="leftBarButtonItem" systemItem="done" id="done"><connections>
      <action selector="done:" destination="a" id="t1"/></connections></barButtonItem></navigationItem>
      <view key="view" id="v"><subviews><button id="go"><state key="normal" title="Go"/><connections>
      <segue destination="b" kind="show" id="z"/>
      <action selector="help:" destination="first" eventType="touchUpInside" id="t2"/></connections></button>
      <button id="unwired"/></subviews></view></viewController>
      <placeholder placeholderIdentifier="IBFirstResponder" id="first" sceneMemberID="firstResponder"/>
      """)
    func place(_ line: Int, _ column: Int) -> NavigationModel.SourceLocation {
      SourceLocation(file: "Main.storyboard", line: line, column: column)
    }
    let scene = SceneID(rawValue: "Main.storyboard#a")
    #expect(
      controls == [
        Control(
          element: "barButtonItem", objectID: "done", label: "done", systemItem: "done", placement: .navigationItem,
          actions: [Control.Action(selector: "done:", target: scene, event: nil, location: place(6, 1))],
          location: place(5, 1)),
        Control(
          element: "button", objectID: "go", label: "Go",
          actions: [Control.Action(selector: "help:", target: nil, event: "touchUpInside", location: place(9, 1))],
          transitions: ["Main.storyboard#z"], location: place(7, 35)),
      ])
  }

  @Test(
    arguments: [
      (
        #"<viewController id="a"><navigationItem key="navigationItem" id="n"><rightBarButtonItems><barButtonItem id="c">"#
          + "\(tap)</barButtonItem></rightBarButtonItems></navigationItem></viewController>",
        Control.Placement.navigationItem
      ),
      (
        #"<viewController id="a"><navigationItem key="navigationItem" id="n"><view key="titleView" id="t1"><subviews>"#
          + #"<button id="c">\#(tap)</button></subviews></view></navigationItem></viewController>"#, .navigationItem
      ),
      (
        #"<viewController id="a"><toolbarItems><barButtonItem id="c">\#(tap)</barButtonItem></toolbarItems></viewController>"#,
        .toolbarItems
      ),
      (
        #"<viewController id="a"><view key="view" id="v"><navigationBar id="bar"><items><navigationItem id="i">"#
          + #"<barButtonItem key="leftBarButtonItem" id="c">\#(tap)</barButtonItem></navigationItem></items>"#
          + "</navigationBar></view></viewController>", .view
      ),
      (
        #"<viewController id="a"><view key="view" id="v"><toolbar id="bar"><items><barButtonItem id="c">\#(tap)"#
          + "</barButtonItem></items></toolbar></view></viewController>", .view
      ),
      (
        #"<viewController id="a"><view key="view" id="v"><connections><outletCollection property="gestureRecognizers" "#
          + #"destination="c" id="g"/></connections></view></viewController>"#
          + #"<tapGestureRecognizer id="c">\#(tap)</tapGestureRecognizer>"#, .object
      ),
    ])
  func placement(of controller: String, is placement: Control.Placement) throws {
    #expect(try controls(controller).map(\.placement) == [placement])
    #expect(try controls(controller).map(\.objectID) == ["c"])
  }

  private static func button(_ attributes: String, in view: String = "", variations: String = "", own: String = "")
    -> String
  {
    #"<viewController id="a"><view key="view" id="v"><subviews><view \#(view) id="box"><subviews>"#
      + #"<button \#(attributes) id="c">\#(own)\#(tap)</button></subviews></view></subviews>\#(variations)</view></viewController>"#
  }

  @Test(
    arguments: [
      (button(""), false), (button(#"hidden="YES""#), true), (button(#"hidden="NO""#), false),
      (button(#"enabled="NO""#), true), (button(#"alpha="0.0""#), true),
      (button(#"alpha="0.10000000149011612""#), false),
      (button("", in: #"hidden="YES""#), true), (button("", in: #"alpha="0""#), true),
      // A view that is not enabled is none that a control is in.
      (button("", in: #"enabled="NO""#), false),
      // Hidden but for some size classes.
      (button(#"hidden="YES""#, own: #"<variation key="widthClass=compact" hidden="NO"/>"#), false),
    ])
  func concealment(of controller: String, is concealed: Bool) throws {
    #expect(try controls(controller).map(\.isConcealed) == [concealed])
  }

  private static func masks(_ variations: (String, String)...) -> String {
    variations.map { #"<variation key="\#($0.0)"><mask key="subviews">\#($0.1)</mask></variation>"# }.joined()
  }

  @Test(
    arguments: [
      (button(""), SizeClasses()),
      (
        button("", variations: masks(("heightClass=compact", #"<exclude reference="c"/>"#))),
        SizeClasses([.compactCompact, .regularCompact])
      ),
      (
        button("", variations: masks(("widthClass=compact", #"<exclude reference="box"/>"#))),
        SizeClasses([.compactCompact, .compactRegular])
      ),
      (
        button("", variations: masks(("heightClass=compact-widthClass=compact", #"<exclude reference="c"/>"#))),
        SizeClasses([.compactCompact])
      ),
      (button("", variations: masks(("default", #"<exclude reference="c"/>"#))), SizeClasses.all),
      (
        button(
          "",
          variations: masks(
            ("default", #"<exclude reference="c"/>"#), ("widthClass=regular", #"<include reference="c"/>"#))),
        SizeClasses([.compactCompact, .compactRegular])
      ),
      // The order in the document does not count: the special case wins over the general one.
      (
        button(
          "",
          variations: masks(
            ("heightClass=compact-widthClass=compact", #"<exclude reference="c"/>"#),
            ("widthClass=compact", #"<include reference="c"/>"#), ("default", #"<exclude reference="c"/>"#))),
        SizeClasses([.compactCompact, .regularRegular, .regularCompact])
      ),
      // One by itself, another with its box.
      (
        button(
          "",
          variations: masks(
            ("heightClass=compact", #"<exclude reference="c"/>"#),
            ("heightClass=regular-widthClass=regular", #"<exclude reference="box"/>"#))),
        SizeClasses([.compactCompact, .regularCompact, .regularRegular])
      ),
      (button("", variations: masks(("device=watch38mm", #"<exclude reference="c"/>"#))), SizeClasses()),
      (
        button("", own: #"<variation key="heightClass=compact" hidden="YES"/>"#),
        SizeClasses([.compactCompact, .regularCompact])
      ),
      (
        button(
          "",
          own: #"<variation key="heightClass=compact" hidden="YES"/>"#
            + #"<variation key="heightClass=compact-widthClass=regular" hidden="NO"/>"#), SizeClasses.compactCompact
      ),
      (
        button(#"hidden="YES""#, own: #"<variation key="widthClass=compact" hidden="NO"/>"#),
        SizeClasses([.regularRegular, .regularCompact])
      ),
    ])
  func absence(of controller: String, isIn classes: SizeClasses) throws {
    #expect(try controls(controller).map(\.absentIn) == [classes])
  }

  /// Who receives an action: a controller, or nobody that was read: the responder chain, or an object of the app's own.
  @Test(
    arguments: [
      ("a", "Main.storyboard#a"), ("b", "Main.storyboard#b"), ("plain", "Main.storyboard#a"), ("special", nil),
      ("object", nil), ("first", nil), ("-1", nil), ("gone", nil),
    ] as [(String, String?)])
  func receiver(of destination: String, is scene: String?) throws {
    let controls = try controls(
      #"<viewController id="a"><view key="view" id="v"><subviews><view id="plain"/>"#
        + #"<view customClass="Special" id="special"/><button id="c"><connections><action selector="x:" "#
        + #"destination="\#(destination)" eventType="touchUpInside" id="t"/></connections></button></subviews></view>"#
        + #"</viewController><customObject customClass="Closer" id="object"/>"#
        + #"<placeholder placeholderIdentifier="IBFirstResponder" id="first" sceneMemberID="firstResponder"/>"#)
    #expect(controls.map { $0.actions.map(\.target?.rawValue) } == [[scene]])
  }
}
