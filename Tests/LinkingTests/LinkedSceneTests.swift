import InterfaceBuilder
import Linking
import NavigationModel
import Testing

/// What a scene of the graph keeps of its controller.
@Suite struct LinkedSceneTests {
  private func scene(_ controller: String, attributes: String = Storyboard.iOS) throws -> Scene {
    let document = try Storyboard.read("App/Main.storyboard", initial: "a", attributes, scenes: [controller])
    return try #require(Linker(documents: [document]).link().scenes.first)
  }

  @Test func everythingOfAScene() throws {
    let document = try InterfaceDocumentReader(path: "Main~ipad.storyboard").read(
      Array(
        """
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" targetRuntime="iOS.CocoaTouch.iPad">
        <scenes><scene sceneID="s"><objects>
          <tableViewController storyboardIdentifier="list" id="a" customClass="ListViewController" customModule="App"
            modalPresentationStyle="formSheet" modalTransitionStyle="crossDissolve" definesPresentationContext="YES">
            <navigationItem key="navigationItem" title="List" hidesBackButton="YES" id="n"/>
          </tableViewController></objects><point key="canvasLocation" x="10" y="-20.5"/></scene></scenes></document>
        """.utf8))
    #expect(
      Linker(documents: [document]).link().scenes == [
        Scene(
          id: SceneID(rawValue: "Main~ipad.storyboard#a"), kind: .tableViewController, className: "ListViewController",
          module: "App", title: "List", label: "List", storyboard: "Main", document: "Main~ipad.storyboard",
          storyboardIdentifier: "list", objectID: "a",
          location: SourceLocation(file: "Main~ipad.storyboard", line: 3, column: 3), platform: .iPad,
          openness: .open("the source of ListViewController was not read"),
          presentation: ScenePresentation(
            style: .formSheet, transitionStyle: "crossDissolve", definesPresentationContext: true),
          bars: SceneBars(hidesBackButton: true), canvasPosition: Point(x: 10, y: -20.5))
      ])
  }

  @Test(
    arguments: [
      (#"<viewController id="a" title="T" userLabel="U" customClass="C"/>"#, "T", "T"),
      (
        #"<viewController id="a" customClass="C"><navigationItem key="navigationItem" title="N" id="n"/>"#
          + #"<tabBarItem key="tabBarItem" title="B" id="t"/></viewController>"#, "N", "N"
      ),
      (
        #"<viewController id="a"><tabBarItem key="tabBarItem" title="B" id="t"/></viewController>"#, "B", "B"
      ),
      (#"<viewController id="a" title="" customClass="EditViewController" userLabel="U"/>"#, nil, "Edit"),
      (#"<viewController id="a" customClass="FlowController"/>"#, nil, "Flow"),
      (#"<viewController id="a" customClass="HomeVC"/>"#, nil, "Home"),
      (#"<viewController id="a" customClass="ViewController"/>"#, nil, "View"),
      (#"<viewController id="a" customClass="VC"/>"#, nil, "VC"),
      (#"<viewController id="a" userLabel="U" storyboardIdentifier="i"/>"#, nil, "U"),
      (#"<viewController id="a" storyboardIdentifier="i"/>"#, nil, "i"),
      (#"<tabBarController id="a"/>"#, nil, "Tab Bar Controller"),
      (#"<avPlayerViewController id="a"/>"#, nil, "Av Player View Controller"),
      // The bar of a view of its own is not the scene's title.
      (
        #"<viewController id="a"><view key="view" id="v"><navigationBar id="b"><items><navigationItem title="X" id="i"/>"#
          + "</items></navigationBar></view></viewController>", nil, "View Controller"
      ),
    ] as [(String, String?, String)])
  func titleAndLabel(controller: String, title: String?, label: String) throws {
    let scene = try scene(controller)
    #expect(scene.title == title)
    #expect(scene.label == label)
  }

  @Test(
    arguments: [
      (#"<viewController id="a"/>"#, Openness.closed),
      (#"<viewController id="a" customClass="UIViewController"/>"#, .closed),
      (#"<navigationController id="a" customClass="UINavigationController"/>"#, .closed),
      (
        #"<viewController id="a" customClass="UIViewControllerX"/>"#,
        .open("the source of UIViewControllerX was not read")
      ),
      (#"<hostingController id="a"/>"#, .open("its SwiftUI view was not read")),
      (#"<pageViewController id="a"/>"#, .open("its pages come from code")),
      (#"<avPlayerViewController id="a"/>"#, .closed),
    ])
  func openness(of controller: String, is openness: Openness) throws {
    #expect(try scene(controller).openness == openness)
  }

  @Test(
    arguments: [
      (
        #"keyPath="modalPresentationStyle" type="number"><integer key="value" value="0"/>"#,
        ScenePresentation(style: .fullScreen)
      ),
      (
        #"keyPath="modalPresentationStyle" type="number"><integer key="value" value="-2"/>"#,
        ScenePresentation(style: .automatic)
      ),
      (
        #"keyPath="modalPresentationStyle" type="number"><integer key="value" value="7"/>"#,
        ScenePresentation(style: .popover)
      ),
      // No such style: what the attribute says stays.
      (
        #"keyPath="modalPresentationStyle" type="number"><integer key="value" value="99"/>"#,
        ScenePresentation(style: .pageSheet)
      ),
      (
        #"keyPath="modalInPresentation" type="boolean" value="YES">"#,
        ScenePresentation(style: .pageSheet, isModalInPresentation: true)
      ),
      (
        #"keyPath="isModalInPresentation" type="boolean" value="YES">"#,
        ScenePresentation(style: .pageSheet, isModalInPresentation: true)
      ),
      (
        #"keyPath="modalInPopover" type="boolean" value="YES">"#,
        ScenePresentation(style: .pageSheet, isModalInPresentation: true)
      ),
      (
        #"keyPath="modalInPresentation" type="number"><integer key="value" value="1"/>"#,
        ScenePresentation(style: .pageSheet, isModalInPresentation: true)
      ),
      (#"keyPath="modalInPresentation" type="boolean" value="NO">"#, ScenePresentation(style: .pageSheet)),
      (
        #"keyPath="definesPresentationContext" type="boolean" value="YES">"#,
        ScenePresentation(style: .pageSheet, definesPresentationContext: true)
      ),
      (#"keyPath="somethingElse" type="boolean" value="YES">"#, ScenePresentation(style: .pageSheet)),
    ])
  func runtimeAttributesWin(attribute: String, presentation: ScenePresentation) throws {
    let scene = try scene(
      #"<viewController id="a" modalPresentationStyle="pageSheet"><userDefinedRuntimeAttributes>"#
        + "<userDefinedRuntimeAttribute \(attribute)</userDefinedRuntimeAttribute></userDefinedRuntimeAttributes>"
        + "</viewController>")
    #expect(scene.presentation == presentation)
  }

  @Test(
    arguments: [
      (#"<navigationController id="a"/>"#, SceneBars()),
      (#"<navigationController id="a" navigationBarHidden="YES"/>"#, SceneBars(navigationBarHidden: true)),
      (
        #"<navigationController id="a"><navigationBar key="navigationBar" hidden="YES" id="b"/></navigationController>"#,
        SceneBars(navigationBarHidden: true)
      ),
      (#"<navigationController id="a" toolbarHidden="NO"/>"#, SceneBars(toolbarHidden: false)),
      (item(#"hidesBackButton="YES""#, ""), SceneBars(hidesBackButton: true)),
      (item("", #"<barButtonItem key="leftBarButtonItem" id="l"/>"#), SceneBars(hidesBackButton: true)),
      (
        item("", #"<leftBarButtonItems><barButtonItem id="l"/></leftBarButtonItems>"#), SceneBars(hidesBackButton: true)
      ),
      (
        item(#"leftItemsSupplementBackButton="YES""#, #"<barButtonItem key="leftBarButtonItem" id="l"/>"#), SceneBars()
      ),
      (item("", #"<barButtonItem key="rightBarButtonItem" id="r"/>"#), SceneBars()),
      (item("", #"<barButtonItem key="backBarButtonItem" id="r"/>"#), SceneBars()),
    ])
  func bars(of controller: String, are bars: SceneBars) throws {
    #expect(try scene(controller).bars == bars)
  }

  private static func item(_ attributes: String, _ children: String) -> String {
    #"<viewController id="a"><navigationItem key="navigationItem" \#(attributes) id="n">\#(children)</navigationItem></viewController>"#
  }

  @Test func watchScenes() throws {
    let scene = try scene(#"<controller identifier="page" id="a"/>"#, attributes: Storyboard.watchOS)
    #expect(scene.kind == .interfaceController)
    #expect(scene.storyboardIdentifier == "page")
    #expect(scene.platform == .watchOS)
    #expect(scene.label == "page")
  }

  @Test func launchScreensAreMarked() throws {
    let scene = try scene(#"<viewController id="a"/>"#, attributes: Storyboard.iOS + #" launchScreen="YES""#)
    #expect(scene.isLaunchScreen)
    #expect(scene.isInitial)
  }

  @Test func theControllersInsideOfAControllerOfAXibAreItsChildren() throws {
    let xib = try Storyboard.xib(
      "MainWindow.xib",
      objects: """
        <placeholder placeholderIdentifier="IBFilesOwner" id="-1"/>
        <tabBarController id="tabs"><viewControllers>
        <navigationController id="nav"><viewControllers><tableViewController id="list"/></viewControllers></navigationController>
        <viewController id="more"/></viewControllers></tabBarController>
        """)
    let graph = Linker(documents: [xib]).link()
    func id(_ object: String) -> SceneID { SceneID(document: "MainWindow.xib", objectID: object) }
    #expect(
      graph.transitions == [
        Transition(
          id: "MainWindow.xib#nav-list", source: id("nav"), target: id("list"), kind: .relationship,
          relationship: "viewControllers", location: SourceLocation(file: "MainWindow.xib", line: 4, column: 49),
          order: 1),
        Transition(
          id: "MainWindow.xib#tabs-more", source: id("tabs"), target: id("more"), kind: .relationship,
          relationship: "viewControllers", location: SourceLocation(file: "MainWindow.xib", line: 5, column: 1),
          order: 2),
        Transition(
          id: "MainWindow.xib#tabs-nav", source: id("tabs"), target: id("nav"), kind: .relationship,
          relationship: "viewControllers", location: SourceLocation(file: "MainWindow.xib", line: 4, column: 1),
          order: 0),
      ])
    #expect(graph.children(of: id("tabs")).map(\.target) == [id("nav"), id("more")])
    #expect(graph.documents.map(\.scenes) == [[id("tabs"), id("nav"), id("list"), id("more")]])
    #expect(graph.documents.map(\.format) == [.xib])
    // Loaded as a whole by code, so it starts nothing.
    #expect(graph.entryPoints == [])
  }
}
