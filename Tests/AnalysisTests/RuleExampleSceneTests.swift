import Testing

@testable import Analysis

/// The XML of the examples' scenes: what is printed is what Interface Builder would write.
@Suite struct RuleExampleSceneTests {
  @Test func laysOutAViewController() {
    let scene = RuleExample.Scene.viewController(
      "home", class: "Home", title: "Start", identifier: "main", button: "<a/>\n↓<b/>", navigationItem: "<c/>",
      connections: "<d/>", others: "<e/>")
    #expect(
      scene.xml == """
        <viewController storyboardIdentifier="main" title="Start" id="home" customClass="Home" \
        sceneMemberID="viewController">
          <view key="view" id="home-view">
            <subviews>
              <button id="home-button">
                <connections>
                  <a/>
                  ↓<b/>
                </connections>
              </button>
            </subviews>
          </view>
          <navigationItem key="navigationItem" id="home-item">
            <c/>
          </navigationItem>
          <connections>
            <d/>
          </connections>
        </viewController>
        <e/>
        """)
  }

  @Test func laysOutAContainer() {
    #expect(
      RuleExample.Scene.navigationController("nav", root: "list").xml == """
        <navigationController id="nav" sceneMemberID="viewController">
          <connections>
            <segue destination="list" kind="relationship" relationship="rootViewController" id="nav-list"/>
          </connections>
        </navigationController>
        """)
  }

  @Test func marksTheController() {
    #expect(
      RuleExample.Scene.reference("ref", storyboard: "More").reported.xml
        == #"↓<viewControllerPlaceholder storyboardName="More" id="ref" sceneMemberID="viewController"/>"#)
  }

  @Test(arguments: RuleExampleTests.cases) func objectIDsAreUnique(_ item: RuleExampleTests.Case) {
    for file in item.example.files {
      let ids = file.contents.matches(of: #/ id="([^"]*)"/#).map { String($0.output.1) }
      #expect(ids.count == Set(ids).count, "\(file.path): \(ids)")
    }
  }
}
