import InterfaceBuilder
import NavigationModel
import Testing

/// Scenes: their controllers, what lies beside them, and where they are on the canvas.
struct SceneTests {
  @Test func everyObjectBesideTheControllerIsKept() throws {
    let scene = try Fixture("Siblings.storyboard").scene("Src-Sb-001")
    let roots = scene.objects.filter { $0.parent == nil }.map(\.element)
    #expect(
      roots == [
        "tapGestureRecognizer", "viewController", "placeholder", "exit", "panGestureRecognizer",
        "pongPressGestureRecognizer", "swipeGestureRecognizer", "pinchGestureRecognizer", "rotationGestureRecognizer",
        "screenEdgePanGestureRecognizer", "barButtonItem", "barButtonItem", "view", "tableViewCell", "customObject",
        "searchDisplayController", "searchBar", "menu",
      ])
    #expect(scene.controllerIndex == 1)
    #expect(scene.path(of: "But-Sb-211") == "button/subviews view")
  }

  @Test func lookalikesAreNoControllers() throws {
    let fixture = try Fixture("macOS.storyboard")
    #expect(
      fixture.document.scenes.map(\.controller?.element) == [
        "application", "windowController", "splitViewController", "viewController", "tabViewController",
        "viewController", "controllerPlaceholder", "pagecontroller",
      ])
    let content = try fixture.scene("Con-Mc-004")
    #expect(
      content.objects.filter { $0.parent == nil }.map(\.element) == [
        "viewController", "customObject", "arrayController", "userDefaultsController", "treeController",
      ])
  }

  @Test func watchControllersHaveNoMemberID() throws {
    let document = try Fixture("watchOS.storyboard").document
    #expect(document.scenes.allSatisfy { $0.controller?["sceneMemberID"] == nil })
    #expect(
      document.scenes.map(\.controller?.element) == [
        "controller", "controller", "hostingController", "notificationController", "glanceController",
        "notificationController", "hostingController",
      ])
  }

  @Test func canvasPositions() throws {
    let scenes = try Fixture("Kinds.storyboard").document.scenes
    #expect(
      scenes.map(\.canvasPosition) == [
        Point(x: -900, y: 0), Point(x: -100, y: -350.5), Point(x: -100, y: 350), Point(x: 700, y: -350),
        Point(x: 700, y: 350), Point(x: 1500, y: 0),
      ])
    #expect(try Fixture("TieBreakers.storyboard").document.scenes.allSatisfy { $0.canvasPosition == nil })
  }

  @Test func framesAndSceneIDs() throws {
    let fixture = try Fixture("Kinds.storyboard")
    let frame = try #require(try fixture.object("Box-Kd-201").frame)
    #expect([frame.x, frame.y, frame.width, frame.height] == [0, 652, 393, 200])
    #expect(try fixture.object("Src-Kd-004").frame == nil)
    #expect(fixture.document.scenes.map(\.sceneID) == (1...6).map { "Scn-Kd-00\($0)" })
    let fractional = try #require(try Fixture("Attributes.storyboard").object("Viw-At-002").frame)
    #expect(fractional.height == 620.5)
  }

  @Test func controllerAttributes() throws {
    let fixture = try Fixture("Attributes.storyboard")
    let controller = try fixture.object("Dst-At-002")
    #expect(
      controller.line
        == "restorationIdentifier=restored storyboardIdentifier=destination title=Destination "
        + "useStoryboardIdentifierAsRestorationIdentifier=YES automaticallyAdjustsScrollViewInsets=NO "
        + "hidesBottomBarWhenPushed=YES definesPresentationContext=YES providesPresentationContextTransitionStyle=YES "
        + "modalTransitionStyle=flipHorizontal modalPresentationStyle=formSheet id=Dst-At-002 "
        + "userLabel=The Destination sceneMemberID=viewController")
    #expect(controller.nils == ["simulatedStatusBarMetrics"])
    #expect(try fixture.object("Src-At-001").text("customModule") == "Attributes")
  }

  @Test func storyboardReferences() throws {
    let fixture = try Fixture("References.storyboard")
    let references = fixture.document.scenes.dropFirst(2).compactMap(\.controller)
    #expect(references.allSatisfy { $0.element == "viewControllerPlaceholder" })
    #expect(
      references.map { $0.line.replacing(" sceneMemberID=viewController", with: "") } == [
        "storyboardName=Settings id=Ref-Rf-011",
        "storyboardName=Editor referencedIdentifier=editor id=Ref-Rf-012",
        "referencedIdentifier=source id=Ref-Rf-013",
        "storyboardName=Kit bundleIdentifier=org.example.Kit id=Ref-Rf-014",
        "id=Ref-Rf-015",
        "storyboardIdentifier=infoReference storyboardName=Info referencedIdentifier=info id=Ref-Rf-016 userLabel=Info",
      ])
    #expect(fixture.document.danglingConnections.isEmpty)
  }
}
