import NavigationModel
import Testing

@testable import Linking

/// Controls of documents that code hides or takes away (semantics §7.3).
@Suite struct HiddenControlTests {
  /// A scene with Close in a box, Other beside it, and Done and Save in its navigation item.
  private static let document = """
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" targetRuntime="iOS.CocoaTouch"
      initialViewController="editor"><scenes><scene sceneID="s"><objects>
      <viewController id="editor" customClass="Editor" sceneMemberID="viewController">
        <view key="view" id="view"><subviews>
          <view id="box"><subviews><button id="close"><connections>
            <action selector="close:" destination="editor" eventType="touchUpInside" id="a1"/>
          </connections></button></subviews></view>
          <button id="other"><connections>
            <action selector="close:" destination="editor" eventType="touchUpInside" id="a2"/>
          </connections></button>
        </subviews></view>
        <navigationItem key="navigationItem" id="item">
          <barButtonItem key="leftBarButtonItem" systemItem="done" id="done"><connections>
            <action selector="close:" destination="editor" id="a3"/></connections></barButtonItem>
          <rightBarButtonItems><barButtonItem systemItem="save" id="save"><connections>
            <action selector="close:" destination="editor" id="a4"/></connections></barButtonItem></rightBarButtonItems>
        </navigationItem>
        <connections>
          <outlet property="closeButton" destination="close" id="o1"/>
          <outlet property="box" destination="box" id="o2"/>
          <outlet property="otherButton" destination="other" id="o3"/>
          <outlet property="view" destination="view" id="o4"/>
        </connections>
      </viewController></objects></scene></scenes></document>
    """

  private func hidden(_ files: [String: String]) throws -> [String] {
    let app = try CodeApp(files.merging(["Main.storyboard": Self.document]) { first, _ in first })
    return app.graph.scenes.flatMap(\.controls).filter(\.isHiddenByCode).compactMap(\.objectID).sorted()
  }

  private func hidden(_ statement: String) throws -> [String] {
    try hidden([
      "App.swift": """
      class Editor: UIViewController {
        @IBOutlet var closeButton: UIButton!
        @IBOutlet var otherButton: UIButton!
        @IBOutlet var box: UIView!
        func update() { \(statement) }
        @IBAction func close(_ sender: Any) { dismiss(animated: true) }
      }
      """
    ])
  }

  @Test(arguments: [
    ("closeButton.isHidden = navigationController != nil", ["close"]),
    ("self.closeButton?.alpha = 0", ["close"]),
    ("UIView.animate(withDuration: 1) { self.closeButton.layer.opacity = 0 }", ["close"]),
    ("if isRoot { closeButton.removeFromSuperview() }", ["close"]),
    ("for button in [closeButton, otherButton] { button?.isHidden = isRoot }", ["close", "other"]),
    ("[closeButton, otherButton].forEach { $0.isHidden = isRoot }", ["close", "other"]),
    ("model.isRoot.bind(to: closeButton.rx.isHidden)", ["close"]),
    ("fadeOut(closeButton)", ["close"]),
    // With what holds it.
    ("box.isHidden = true", ["close"]),
    ("stack.removeArrangedSubview(box)", ["close"]),
    ("navigationItem.leftBarButtonItem = nil", ["done"]),
    ("navigationItem.leftBarButtonItems = []", ["done"]),
    ("self.navigationItem.setLeftBarButton(nil, animated: true)", ["done"]),
    ("navigationItem.rightBarButtonItems?.removeFirst()", ["save"]),
    ("navigationItem.rightBarButtonItem?.isHidden = true", ["save"]),
    // None of these.
    ("view.isHidden = true", []),
    ("closeButton.setTitle(title, for: .normal)", []),
    ("closeButton.isEnabled = isValid", []),
    ("label.isHidden = closeButton.isEnabled", []),
    ("closeButton.addSubview(badge)", []),
    ("navigationItem.title = nil", []),
  ])
  func swift(statement: String, controls: [String]) throws {
    #expect(try hidden(statement) == controls)
  }

  @Test(arguments: [
    ("self.closeButton.hidden = YES;", ["close"]), ("[_closeButton setHidden:isRoot];", ["close"]),
    ("[self.closeButton removeFromSuperview];", ["close"]),
    ("self.navigationItem.leftBarButtonItem = nil;", ["done"]),
    ("[self.navigationItem setLeftBarButtonItem:nil animated:NO];", ["done"]),
    ("[self.closeButton setTitle:title forState:UIControlStateNormal];", []),
  ])
  func objectiveC(statement: String, controls: [String]) throws {
    #expect(
      try hidden([
        "Editor.m": """
        @interface Editor : UIViewController
        @property (nonatomic, weak) IBOutlet UIButton *closeButton;
        @end
        @implementation Editor
        - (void)update { \(statement) }
        - (IBAction)close:(id)sender { [self dismissViewControllerAnimated:YES completion:nil]; }
        @end
        """
      ]) == controls)
  }

  /// The class above may do it, another one may not.
  @Test func classes() throws {
    func files(_ base: String) -> [String: String] {
      [
        "App.swift": """
        class Base: UIViewController {
          @IBOutlet var closeButton: UIButton!
        }
        class Editor: Base {
          @IBAction func close(_ sender: Any) { dismiss(animated: true) }
        }
        class Other: UIViewController {
          @IBOutlet var closeButton: UIButton!
          func update() { closeButton.isHidden = true }
        }
        """, "Base.swift": base,
      ]
    }
    #expect(try hidden(files("extension Base { func update() { closeButton.isHidden = true } }")) == ["close"])
    #expect(try hidden(files("extension Base { func update() { closeButton.sizeToFit() } }")) == [])
  }
}
