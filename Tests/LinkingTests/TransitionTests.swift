import InterfaceBuilder
import Linking
import NavigationModel
import Testing

/// What becomes of a segue.
@Suite struct TransitionTests {
  private func graph(
    _ source: String, attributes: String = Storyboard.iOS, target: String = #"<viewController id="b"/>"#
  ) throws -> NavigationGraph {
    Linker(documents: [try Storyboard.read("Main.storyboard", initial: "a", attributes, scenes: [source, target])])
      .link()
  }

  @Test(
    arguments: [
      ("show", Storyboard.iOS, TransitionKind.show), ("showDetail", Storyboard.iOS, .showDetail),
      ("presentation", Storyboard.iOS, .present), ("modal", Storyboard.iOS, .present),
      ("popoverPresentation", Storyboard.iOS, .popover), ("popover", Storyboard.iOS, .popover),
      ("push", Storyboard.iOS, .push), ("replace", Storyboard.iOS, .replace), ("custom", Storyboard.iOS, .custom),
      ("embed", Storyboard.iOS, .embed), ("relationship", Storyboard.iOS, .relationship),
      ("unwind", Storyboard.iOS, .unwind), ("futureKind", Storyboard.iOS, TransitionKind(rawValue: "futureKind")),
      ("presentation", Storyboard.tvOS, .present), ("modal", Storyboard.watchOS, .present),
      ("modal", Storyboard.macOS, .modalWindow), ("sheet", Storyboard.macOS, .sheet),
      ("popover", Storyboard.macOS, .popover), ("show", Storyboard.macOS, .show),
    ])
  func kind(of written: String, on platform: String, is kind: TransitionKind) throws {
    let graph = try graph(
      Storyboard.controller("a", #"<segue destination="b" kind="\#(written)" id="z"/>"#), attributes: platform)
    #expect(graph.transitions.map(\.kind) == [kind])
  }

  @Test func everythingThatASegueSays() throws {
    let graph = try graph(
      Storyboard.controller(
        "a",
        button: #"<segue destination="b" kind="presentation" identifier="edit" modalPresentationStyle="formSheet" "#
          + #"modalTransitionStyle="crossDissolve" customClass="Fade" customModule="App" id="z"/>"#))
    #expect(
      graph.transitions == [
        Transition(
          id: "Main.storyboard#z", source: SceneID(rawValue: "Main.storyboard#a"),
          target: SceneID(rawValue: "Main.storyboard#b"), kind: .present, identifier: "edit",
          presentationStyle: .formSheet, transitionStyle: "crossDissolve", segueClass: "Fade",
          trigger: Trigger(element: "button", objectID: "a-button"), writtenDestination: "b",
          location: SourceLocation(file: "Main.storyboard", line: 4, column: 99))
      ])
  }

  @Test func whatStartsIt() throws {
    let graph = try graph(
      """
      <tableViewController id="a"><tableView key="view" id="t"><connections><outletCollection
      property="gestureRecognizers" destination="tap" id="g"/></connections><prototypes><tableViewCell reuseIdentifier="Row" id="c">
      <connections><segue destination="b" kind="show" id="z1"/>
      <segue destination="b" kind="show" trigger="accessoryAction" id="z2"/></connections></tableViewCell></prototypes>
      </tableView><navigationItem key="navigationItem" id="n">
      <barButtonItem key="rightBarButtonItem" systemItem="add" id="bar"><connections>
      <segue destination="b" kind="presentation" id="z3"/></connections></barButtonItem></navigationItem>
      <connections><segue destination="b" kind="show" identifier="code" id="z4"/>
      <segue destination="b" kind="show" id="z5"/></connections></tableViewController>
      <tapGestureRecognizer id="tap"><connections><segue destination="b" kind="show" id="z6"/></connections>
      </tapGestureRecognizer>
      """)
    #expect(
      graph.transitions.map(\.trigger) == [
        Trigger(element: "tableViewCell", label: "Row", objectID: "c"),
        Trigger(element: "tableViewCell", label: "Row", objectID: "c", event: "accessoryAction"),
        Trigger(element: "barButtonItem", label: "add", objectID: "bar"), nil, nil,
        Trigger(element: "tapGestureRecognizer", objectID: "tap"),
      ])
    #expect(graph.transitions.map(\.isManual) == [false, false, false, true, true, false])
    #expect(graph.transitions.map(\.isDead) == [false, false, false, false, true, false])
  }

  @Test func containmentIsNeverManual() throws {
    let graph = try graph(
      #"<tabBarController id="a"><connections><segue destination="b" kind="relationship" "#
        + #"relationship="viewControllers" id="z2"/><segue destination="c" kind="relationship" "#
        + #"relationship="viewControllers" id="z1"/></connections></tabBarController>"#,
      target: #"<viewController id="b"/></objects></scene><scene><objects><viewController id="c"/>"#)
    #expect(graph.transitions.map(\.isManual) == [false, false])
    #expect(graph.transitions.map(\.relationship) == ["viewControllers", "viewControllers"])
    // Sorted by id in the graph; the tabs keep the order of the document.
    #expect(graph.transitions.map(\.id) == ["Main.storyboard#z1", "Main.storyboard#z2"])
    let tabs = graph.children(of: SceneID(rawValue: "Main.storyboard#a"))
    #expect(tabs.map(\.target?.rawValue) == ["Main.storyboard#b", "Main.storyboard#c"])
    #expect(tabs.map(\.order) == [0, 1])
  }

  @Test(
    arguments: [
      (#"popoverAnchorView="a-button""#, "a-button"), (#"popoverAnchorBarButtonItem="bar""#, "bar"), ("", nil),
    ] as [(String, String?)])
  func popoverAnchor(written: String, anchor: String?) throws {
    let graph = try graph(
      Storyboard.controller("a", button: #"<segue destination="b" kind="popoverPresentation" \#(written) id="z"/>"#)
        + #"<barButtonItem id="bar"/>"#)
    #expect(graph.transitions.map(\.popoverAnchor) == [anchor])
    #expect(graph.issues == [])
  }

  @Test func aCreationSelectorMakesTheDestinationUncertain() throws {
    let graph = try graph(
      Storyboard.controller(
        "a", button: #"<segue destination="b" kind="show" destinationCreationSelector="make:sender:" id="z"/>"#))
    #expect(graph.transitions.map(\.creationSelector) == ["make:sender:"])
    #expect(graph.transitions.map(\.confidence) == [.possible])
    #expect(graph.transitions.map(\.target?.rawValue) == ["Main.storyboard#b"])
  }

  @Test func unwindsAreExitsWithoutTarget() throws {
    let graph = try graph(
      Storyboard.controller("a", button: #"<segue destination="x" kind="unwind" unwindAction="back:" id="z1"/>"#)
        + #"<exit id="x"/>"#,
      target: Storyboard.controller("b", #"<segue destination="y" kind="unwind" unwindAction="home:" id="z2"/>"#)
        + #"<exit id="y"/>"#)
    #expect(graph.transitions.map(\.target) == [nil, nil])
    #expect(graph.transitions.map(\.unwindAction) == ["back:", "home:"])
    #expect(
      graph.exits == [
        Exit(
          scene: SceneID(rawValue: "Main.storyboard#a"), kind: .unwind,
          trigger: Trigger(element: "button", objectID: "a-button"), transition: "Main.storyboard#z1",
          confidence: .possible, location: SourceLocation(file: "Main.storyboard", line: 4, column: 99)),
        Exit(
          scene: SceneID(rawValue: "Main.storyboard#b"), kind: .unwind, transition: "Main.storyboard#z2",
          confidence: .possible, location: SourceLocation(file: "Main.storyboard", line: 7, column: 38)),
      ])
    #expect(graph.issues == [])
  }

  @Test(
    arguments: [
      ("dismissModalViewControllerAnimated:", ExitKind.dismiss),
      ("dismissViewControllerAnimated:completion:", .dismiss), ("dismissController:", .dismiss),
      ("popViewControllerAnimated:", .pop), ("popToRootViewControllerAnimated:", .pop), ("performClose:", .root),
    ])
  func selectorsOfTheSystemAreExits(selector: String, kind: ExitKind) throws {
    let graph = try graph(
      Storyboard.controller(
        "a", button: #"<action selector="\#(selector)" destination="a" eventType="touchUpInside" id="t"/>"#))
    #expect(
      graph.exits == [
        Exit(
          scene: SceneID(rawValue: "Main.storyboard#a"), kind: kind,
          trigger: Trigger(element: "button", objectID: "a-button", event: "touchUpInside"),
          location: SourceLocation(file: "Main.storyboard", line: 4, column: 99))
      ])
  }

  @Test func aSegueToAnObjectInsideOfASceneLeadsToTheScene() throws {
    let graph = try graph(
      Storyboard.controller("a", #"<segue destination="inner" kind="show" identifier="i" id="z"/>"#),
      target: #"<viewController id="b"><view key="view" id="inner"/></viewController>"#)
    #expect(graph.transitions.map(\.target?.rawValue) == ["Main.storyboard#b"])
  }

  @Test func whatIsNotWiredIsNoTransition() throws {
    let graph = try graph(
      Storyboard.controller(
        "a",
        button: #"<segue destination="b" kind="show" id="z"><segue key="commit" "#
          + #"inheritsFrom="parent" id="p1"/><segue key="preview" inheritsFrom="commit" id="p2"/></segue>"#))
    #expect(graph.transitions.map(\.id) == ["Main.storyboard#z"])
  }

  @Test func danglingConnections() throws {
    let graph = try graph(
      Storyboard.controller(
        "a",
        button:
          #"<segue destination="gone" kind="popoverPresentation" identifier="go" popoverAnchorView="void" id="z"/>"#
          + #"<segue kind="show" id="y"/><action selector="tap:" destination="lost" eventType="touchUpInside" id="t"/>"#
          + #"<outlet property="label" destination="none" id="o"/>"#))
    let scene = SceneID(rawValue: "Main.storyboard#a")
    func issue(_ what: String, _ destination: String, _ column: Int, _ transition: String? = nil) -> LinkingIssue {
      LinkingIssue(
        kind: .danglingConnection(what: what, destination: destination), scene: scene, transition: transition,
        location: SourceLocation(file: "Main.storyboard", line: 4, column: column))
    }
    #expect(
      graph.issues == [
        issue("popover anchor 'go'", "void", 99), issue("segue 'go'", "gone", 99, "Main.storyboard#z"),
        issue("segue", "", 201, "Main.storyboard#y"), issue("action 'tap:'", "lost", 228),
        issue("outlet 'label'", "none", 305),
      ])
    // The segue is in the graph, and leads nowhere.
    #expect(graph.transitions.map(\.id) == ["Main.storyboard#z"])
    #expect(graph.transitions.map(\.target) == [nil])
  }
}
