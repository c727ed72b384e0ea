import InterfaceBuilder
import NavigationModel
import Testing

/// The document itself: platform, entry point, version.
struct DocumentTests {
  @Test(arguments: [
    ("Kinds.storyboard", Platform.iOS), ("iPad.storyboard", .iPad), ("Version2.storyboard", .iPad),
    ("tvOS.storyboard", .tvOS), ("watchOS.storyboard", .watchOS), ("macOS.storyboard", .macOS),
    ("Controllers.xib", .iOS), ("Unknown.storyboard", Platform(rawValue: "iOS.Holographic")),
  ])
  func platform(_ name: String, _ platform: Platform) throws {
    #expect(try Fixture(name).document.platform == platform)
  }

  @Test(arguments: [
    ("com.apple.InterfaceBuilder3.CocoaTouch.XIB", Platform.iOS),
    ("com.apple.InterfaceBuilder3.CocoaTouch.iPad.XIB", .iPad),
    ("com.apple.InterfaceBuilder.AppleTV.XIB", .tvOS),
    ("com.apple.InterfaceBuilder.WatchKit.Storyboard", .watchOS),
    ("com.apple.InterfaceBuilder3.Cocoa.XIB", .macOS),
  ])
  func platformFromTheTypeAlone(_ type: String, _ platform: Platform) throws {
    let text = "<document type=\"\(type)\" version=\"3.0\"><objects/></document>"
    #expect(try InterfaceDocumentReader(path: "A.xib").read(Array(text.utf8)).platform == platform)
  }

  @Test func formats() throws {
    #expect(try Fixture("Kinds.storyboard").document.format == .storyboard)
    #expect(try Fixture("EmptyScenes.storyboard").document.format == .storyboard)
    #expect(try Fixture("FilesOwner.xib").document.format == .xib)
  }

  @Test func entryPoints() throws {
    #expect(try Fixture("Kinds.storyboard").document.initialObjectID == "Tab-Kd-001")
    #expect(try Fixture("Version1.storyboard").document.initialObjectID == "2")
    #expect(try Fixture("NoInitial.storyboard").document.initialObjectID == nil)
    #expect(try Fixture("watchOS.storyboard").document["defaultGlanceController"] == "Gln-Wt-005")
  }

  @Test func launchScreens() throws {
    #expect(try Fixture("LaunchScreen.storyboard").document.isLaunchScreen)
    #expect(try !Fixture("Kinds.storyboard").document.isLaunchScreen)
  }

  @Test func emptyDocuments() throws {
    let document = try Fixture("EmptyScenes.storyboard").document
    #expect(document.scenes.isEmpty)
    #expect(document.diagnostics.isEmpty)
  }

  @Test func attributesOfOldDocuments() throws {
    let document = try Fixture("OlderForms.storyboard").document
    #expect(document["variant"] == "6xAndEarlier")
    #expect(document["promptedForUpgradeToXcode5"] == "NO")
    #expect(document["generatesPrototypingConstraints"] == "YES")
    #expect(document["nextObjectID"] == "42")
    #expect(document.diagnostics.isEmpty)
    #expect(try Fixture("Version1.storyboard").document["version"] == "1.0")
    #expect(try Fixture("Version2.storyboard").document["version"] == "2.0")
  }

  @Test func devicesAndAdaptationsAreNoObjects() throws {
    for name in ["iPad.storyboard", "tvOS.storyboard", "Kinds.storyboard"] {
      let document = try Fixture(name).document
      #expect(document.diagnostics.isEmpty)
      #expect(document.scenes.flatMap(\.objects).allSatisfy { $0.element != "device" && $0.element != "adaptation" })
    }
  }

  @Test func nothingUnknownIsLost() throws {
    let fixture = try Fixture("Unknown.storyboard")
    #expect(fixture.document["futureFlag"] == "YES")
    #expect(fixture.document.scenes.count == 6)
    #expect(
      try fixture.object("Spl-Un-001").line
        == "style=tripleColumn behavior=tile id=Spl-Un-001 sceneMemberID=viewController")
    #expect(
      try fixture.object("Spl-Un-001").connections.map { $0.text("relationship") } == [
        "primaryViewController", "supplementaryViewController", "secondaryViewController", "compactViewController",
        "inspectorViewController",
      ])
    #expect(try fixture.object("Prm-Un-002").text("spin") == "clockwise")
    #expect(
      try fixture.scene("Prm-Un-002").path(of: "Fac-Un-202") == "facet/facets hologram/hologram viewController")
    #expect(
      try fixture.connection("Seg-Un-106").line
        == "destination=Orb-Un-003 kind=materialize identifier=beam shimmer=YES id=Seg-Un-106")
    #expect(try fixture.connection("Bnd-Un-301").element == "binding")
    #expect(fixture.document.scenes.map(\.controller?.element).suffix(4) == ["orbController", "sphere", nil, nil])
    #expect(fixture.document.danglingConnections.isEmpty)
    #expect(fixture.document.diagnostics.isEmpty)
  }
}
