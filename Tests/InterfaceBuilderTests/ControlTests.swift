import InterfaceBuilder
import Testing

/// Controls and what they are wired to.
struct ControlTests {
  @Test func actionsKeepSelectorTargetAndEvent() throws {
    let fixture = try Fixture("Controls.storyboard")
    #expect(
      try fixture.object("But-Ct-201").connections.map(\.line) == [
        "selector=close: destination=Src-Ct-001 eventType=touchUpInside id=Act-Ct-301",
        "selector=logClose destination=Src-Ct-001 eventType=touchDown id=Act-Ct-302",
      ])
    #expect(try fixture.object("But-Ct-201").connections.map(\.location.place) == ["25:37", "26:37"])
    #expect(try fixture.connection("Act-Ct-303").text("eventType") == "primaryActionTriggered")
    #expect(try fixture.connection("Act-Ct-304").destination == "Fst-Ct-001")
    #expect(try fixture.connection("Act-Ct-305").text("eventType") == "editingDidEndOnExit")
    #expect(try fixture.object("Rfr-Ct-214").connections.map(\.id) == ["Act-Ct-312"])
    #expect(fixture.document.danglingConnections.isEmpty)
  }

  @Test func macOSActionsSpellTheirDestinationTarget() throws {
    let fixture = try Fixture("macOS.storyboard")
    #expect(try fixture.connection("Act-Mc-301").destination == "Fst-Mc-001")
    #expect(try fixture.connection("Act-Mc-307").destination == "Sht-Mc-006")
    #expect(try fixture.connection("Act-Mc-307").text("selector") == "dismissController:")
  }

  @Test func actionsMayLeadToAnotherScene() throws {
    let fixture = try Fixture("CrossScene.storyboard")
    #expect(try fixture.object("But-Cs-201").connections.map(\.destination) == ["Two-Cs-002", "One-Cs-001"])
    #expect(fixture.document.danglingConnections.isEmpty)
  }

  @Test func outletsAndCollections() throws {
    let fixture = try Fixture("Controls.storyboard")
    #expect(
      try fixture.object("Src-Ct-001").connections.map { "\($0.element) \($0.line)" } == [
        "outlet property=closeButton destination=But-Ct-201 id=Out-Ct-307",
        "outletCollection property=buttons destination=But-Ct-202 id=Out-Ct-308",
        "outletCollection property=buttons destination=But-Ct-203 id=Out-Ct-309",
      ])
    let siblings = try Fixture("Siblings.storyboard")
    #expect(
      try siblings.connection("Out-Sb-302").line
        == "property=gestureRecognizers destination=Tap-Sb-201 appends=YES id=Out-Sb-302")
    #expect(try siblings.connection("Out-Sb-305").text("collectionClass") == "NSMutableArray")
  }

  @Test func concealmentAndButtonTypes() throws {
    let fixture = try Fixture("Controls.storyboard")
    #expect(try fixture.object("But-Ct-201").text("buttonType") == "close")
    #expect(try fixture.object("But-Ct-202").flag("hidden"))
    #expect(try fixture.object("But-Ct-203").text("alpha") == "0.0")
    #expect(try fixture.object("But-Ct-203").text("enabled") == "NO")
  }

  @Test func keyCommands() throws {
    let fixture = try Fixture("Controls.storyboard")
    #expect(
      try fixture.object("Key-Ct-206").line == "input=w actionName=close: discoverabilityTitle=Close id=Key-Ct-206")
    #expect(try fixture.scene("Src-Ct-001").path(of: "Key-Ct-206") == "keyCommand/keyCommands viewController")
  }

  @Test func controlsKnowWhatIsAroundThem() throws {
    let fixture = try Fixture("Controls.storyboard")
    #expect(
      try fixture.scene("Src-Ct-001").path(of: "But-Ct-201") == "button/subviews view/view viewController")
    #expect(
      try fixture.scene("Tbl-Ct-002").path(of: "Lbl-Ct-213")
        == "label/subviews tableViewCellContentView/contentView tableViewCell/cells tableViewSection/sections "
        + "tableView/view tableViewController")
    #expect(
      try fixture.scene("Tbl-Ct-002").path(of: "Hdr-Ct-210")
        == "view/tableHeaderView tableView/view tableViewController")
    #expect(
      try fixture.scene("Col-Ct-003").path(of: "But-Ct-216")
        == "button/subviews collectionViewCell/cells collectionView/view collectionViewController")
    #expect(
      try fixture.scene("Col-Ct-003").path(of: "Hdr-Ct-217")
        == "collectionReusableView/sectionHeaderView collectionView/view collectionViewController")
  }

  @Test func watchControls() throws {
    let fixture = try Fixture("watchOS.storyboard")
    #expect(
      try fixture.scene("Fst-Wt-001").path(of: "Row-Wt-202") == "tableRow/items table/items controller")
    #expect(try fixture.scene("Fst-Wt-001").path(of: "Mit-Wt-207") == "menuItem/items menu/menu controller")
    #expect(try fixture.connection("Act-Wt-301").line == "selector=count destination=Fst-Wt-001 id=Act-Wt-301")
  }
}
