/// Small storyboards for the tests of the program.
enum Storyboard {
  /// A navigation controller with a plain root; nothing is wrong with it.
  static let clean = document(
    """
            <navigationController id="nav-01" sceneMemberID="viewController">
              <connections>
                <segue destination="roo-01" kind="relationship" relationship="rootViewController" id="seg-01"/>
              </connections>
            </navigationController>
    """,
    """
            <viewController title="Home" id="roo-01" sceneMemberID="viewController"/>
    """)

  /// A plain scene that presents a plain one full screen, which nothing can close.
  static let stuck = document(
    """
            <viewController title="Home" id="nav-01" sceneMemberID="viewController">
              <view key="view" id="vie-01">
                <subviews>
                  <button id="but-01">
                    <connections>
                      <segue destination="pho-01" kind="presentation" modalPresentationStyle="fullScreen" id="seg-01"/>
                    </connections>
                  </button>
                </subviews>
              </view>
            </viewController>
    """,
    """
            <viewController title="Photo" id="pho-01" sceneMemberID="viewController"/>
    """)

  /// The text of a storyboard whose initial scene has the id `nav-01`.
  static func document(_ scenes: String...) -> String {
    let body = scenes.map { "    <scene>\n      <objects>\n\($0)\n      </objects>\n    </scene>\n" }
    return """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
      targetRuntime="iOS.CocoaTouch" initialViewController="nav-01">
        <scenes>
      \(body.joined())  </scenes>
      </document>

      """
  }
}
