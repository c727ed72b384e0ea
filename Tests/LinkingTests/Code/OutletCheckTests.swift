import NavigationModel
import Testing

/// Outlets of documents held against the classes that they belong to (semantics §6.5).
@Suite struct OutletCheckTests {
  private func issues(outlet: String) throws -> [LinkingIssue.Kind] {
    let document = """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" initialViewController="home">
        <scenes>
          <scene sceneID="s1">
            <objects>
              <viewController id="home" customClass="Home" sceneMemberID="viewController">
                <view key="view" id="v1"/>
                <connections>
                  <outlet property="\(outlet)" destination="v1" id="o1"/>
                </connections>
              </viewController>
            </objects>
          </scene>
        </scenes>
      </document>
      """
    let code = "class Home: UIViewController { @IBOutlet private weak var noGroups: UIView! }"
    return try CodeApp(["App.swift": code, "Main.storyboard": document]).graph.issues.map(\.kind)
  }

  /// Key-value coding looks for `setNoGroups:`, in whatever case the outlet's first letter is.
  @Test(arguments: ["noGroups", "NoGroups"])
  func firstLetters(outlet: String) throws { #expect(try issues(outlet: outlet) == []) }

  @Test(arguments: ["nogroups", "groups"])
  func otherNames(outlet: String) throws {
    #expect(try issues(outlet: outlet) == [.missingOutlet(name: outlet, className: "Home")])
  }
}
