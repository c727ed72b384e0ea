import InterfaceBuilder
import Testing

/// Xibs: controllers in controllers, and File's Owner.
struct XibTests {
  @Test func controllersBecomeScenesAndKnowTheirContainer() throws {
    let scenes = try Fixture("Controllers.xib").document.scenes
    #expect(
      scenes.map(\.controller?.id) == [nil, "Tab-Xc-001", "Nav-Xc-002", "Lst-Xc-003", "Map-Xc-004", "Spl-Xc-005"])
    #expect(scenes.map(\.container) == [nil, nil, 1, 2, 1, nil])
    #expect(scenes.allSatisfy { $0.sceneID == nil && $0.canvasPosition == nil })
  }

  @Test func objectsBelongToTheNearestController() throws {
    let scenes = try Fixture("Controllers.xib").document.scenes
    #expect(
      scenes.map { $0.objects.compactMap(\.id) } == [
        ["-1", "-2", "Dlg-Xc-201", "Wnd-Xc-202"], ["Tab-Xc-001", "Tbr-Xc-203"], ["Nav-Xc-002", "Nbr-Xc-204"],
        ["Lst-Xc-003", "Itm-Xc-205"], ["Map-Xc-004", "Tbi-Xc-206"], ["Spl-Xc-005"],
      ])
    #expect(scenes[3].controller?.text("nibName") == "ListViewController")
  }

  @Test func filesOwner() throws {
    let fixture = try Fixture("FilesOwner.xib")
    #expect(fixture.document.scenes.count == 1)
    #expect(fixture.document.scenes[0].controllerIndex == nil)
    let owner = try fixture.object("-1")
    #expect(owner.element == "placeholder")
    #expect(owner.customClass == "NoticeViewController")
    #expect(owner.location.place == "5:9")
    #expect(
      owner.connections.map(\.line) == [
        "property=closeButton destination=But-Fo-201 id=Out-Fo-301",
        "property=view destination=Viw-Fo-001 id=Out-Fo-302",
      ])
    #expect(try fixture.object("But-Fo-201").connections.map(\.destination) == ["-1", "-2"])
    #expect(fixture.document.danglingConnections.isEmpty)
  }
}
