import InterfaceBuilder
import Testing

/// Bars and their items: where an item stands decides whether anybody ever sees it.
struct BarTests {
  @Test func itemsKnowTheirPlace() throws {
    let fixture = try Fixture("Bars.storyboard")
    let items = try fixture.scene("Src-Br-002")
    let inBar = "navigationItem/navigationItem viewController"
    #expect(items.path(of: "But-Br-204") == "barButtonItem/backBarButtonItem \(inBar)")
    #expect(items.path(of: "But-Br-205") == "barButtonItem/leftBarButtonItem \(inBar)")
    #expect(items.path(of: "But-Br-206") == "barButtonItem/rightBarButtonItems \(inBar)")
    #expect(items.path(of: "But-Br-209") == "button/customView barButtonItem/rightBarButtonItems \(inBar)")
    #expect(items.path(of: "Sgm-Br-210") == "segmentedControl/titleView \(inBar)")
    #expect(items.path(of: "But-Br-201") == "barButtonItem/toolbarItems viewController")
    let keyed = try fixture.scene("Key-Br-005")
    #expect(keyed.path(of: "But-Br-215") == "barButtonItem/rightBarButtonItems \(inBar)")
    #expect(keyed.path(of: "But-Br-217") == "barButtonItem/leftBarButtonItems \(inBar)")
  }

  @Test func ownBarsStandInTheView() throws {
    let scene = try Fixture("Bars.storyboard").scene("Own-Br-003")
    #expect(
      scene.path(of: "But-Br-211")
        == "barButtonItem/leftBarButtonItem navigationItem/items navigationBar/subviews view/view viewController")
    #expect(scene.path(of: "But-Br-212") == "barButtonItem/items toolbar/subviews view/view viewController")
    #expect(
      scene.path(of: "But-Br-214") == "barButtonItem/leftBarButtonItems navigationItem/navigationItem viewController")
  }

  @Test func attributesOfBarsAndItems() throws {
    let fixture = try Fixture("Bars.storyboard")
    #expect(
      try fixture.object("Nav-Br-001").line
        == "navigationBarHidden=YES toolbarHidden=NO hidesBarsOnSwipe=YES hidesBarsWhenVerticallyCompact=YES "
        + "id=Nav-Br-001 sceneMemberID=viewController")
    #expect(
      try fixture.object("Itm-Br-002").line
        == "key=navigationItem title=Items prompt=Choose one hidesBackButton=YES leftItemsSupplementBackButton=YES "
        + "largeTitleDisplayMode=never id=Itm-Br-002")
    #expect(try fixture.object("Tlb-Br-003").flag("hidden"))
    #expect(
      try fixture.object("Tbi-Br-002").line == "key=tabBarItem title=Items image=star catalog=system id=Tbi-Br-002")
  }

  @Test func systemItems() throws {
    let objects = try Fixture("Bars.storyboard").document.scenes.flatMap(\.objects)
    #expect(
      objects.filter { $0.element == "barButtonItem" }.compactMap { $0.text("systemItem") } == [
        "trash", "flexibleSpace", "compose", "cancel", "done", "close", "save", "fixedSpace", "search", "action",
        "refresh",
      ])
  }

  @Test func barActionsHaveNoEvent() throws {
    let fixture = try Fixture("Bars.storyboard")
    #expect(try fixture.connection("Act-Br-301").line == "selector=remove: destination=Src-Br-002 id=Act-Br-301")
    #expect(try fixture.connection("Act-Br-302").destination == "Fst-Br-002")
    #expect(fixture.document.danglingConnections.isEmpty)
  }

  @Test func barsAndItemsWithoutID() throws {
    let scene = try Fixture("OlderForms.storyboard").scene("3")
    let item = try #require(scene.objects.first { $0.element == "barButtonItem" })
    #expect(item.id == nil)
    #expect(item.line == "key=rightBarButtonItem systemItem=add")
    #expect(item.connections.map(\.line) == ["selector=add: destination=3 id=14"])
    let parent = try #require(item.parent)
    #expect(scene.objects[parent].line == "key=navigationItem title=List")
    #expect(scene.objects[parent].location.place == "46:21")
  }
}
