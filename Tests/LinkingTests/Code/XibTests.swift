import NavigationModel
import Testing

/// Controllers whose view comes from a xib (semantics §9, §12.3).
@Suite struct ControllerXibTests {
  private func app(_ make: String, xib: String, owner: String = "EditorViewController") throws -> [String] {
    try CodeApp([
      "App.swift": """
      class Home: UIViewController {
        @IBAction func go(_ sender: Any) { ①present(\(make), animated: true) }
      }
      class EditorViewController: UIViewController {
        convenience init(note: String) { self.init(nibName: "Note", bundle: nil) }
        @IBAction func close(_ sender: Any) { ②dismiss(animated: true) }
      }
      """,
      "Main.storyboard": StoryboardScene.document([StoryboardScene("Home", actions: ["go:"])]),
      xib: StoryboardScene.xib(owner: owner, actions: ["close:"]),
    ]).lines
  }

  private static let closes = [
    "EditorViewController exit dismiss [button] ②", "Home -> EditorViewController present [button] ①",
  ]

  @Test(arguments: [
    ("EditorViewController(nibName: \"Note\", bundle: nil)", "Note.xib"),
    (
      "EditorViewController(nibName: String(describing: EditorViewController.self), bundle: nil)",
      "EditorViewController.xib"
    ),
    ("EditorViewController()", "EditorViewController.xib"), ("EditorViewController()", "Views/EditorView.xib"),
    ("EditorViewController(nibName: nil, bundle: nil)", "EditorViewController.xib"),
    ("EditorViewController(note: \"x\")", "Note.xib"),
    ("EditorViewController()", "EditorViewController~iphone.xib"),
  ])
  func byName(make: String, xib: String) throws {
    #expect(try app(make, xib: xib) == Self.closes)
  }

  @Test func aXibThatNobodyLoadsClosesNothing() throws {
    #expect(
      try app("EditorViewController()", xib: "Unused.xib") == ["Home -> EditorViewController present [button] ①"])
  }

  @Test func aControllerInsideOfAXib() throws {
    let app = try CodeApp([
      "App.swift": """
      class AppDelegate: UIResponder, UIApplicationDelegate {
        @IBOutlet var nav: UINavigationController!
      }
      class Root: UIViewController { @IBAction func go(_ sender: Any) { ①show(Detail(), sender: nil) } }
      class Detail: UIViewController {}
      """,
      "MainWindow.xib": """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" targetRuntime="iOS.CocoaTouch"><objects>
      <navigationController id="nav"><viewControllers><viewController id="root" customClass="Root">
      <view key="view" id="v"><subviews><button id="b"><connections>
      <action selector="go:" destination="root" eventType="touchUpInside" id="a"/>
      </connections></button></subviews></view></viewController></viewControllers></navigationController>
      </objects></document>
      """,
    ])
    #expect(app.lines == ["root -> Detail show [button] ①"])
  }

  @Test func aViewOfAXibWithItsOwnActions() throws {
    let app = try CodeApp([
      "App.swift": """
      protocol CardDelegate: AnyObject { func cardDidClose() }
      class Card: UIView {
        weak var delegate: CardDelegate?
        @IBAction func close(_ sender: Any) { delegate?.cardDidClose() }
      }
      class Home: UIViewController, CardDelegate {
        override func viewDidLoad() {
          let card = Bundle.main.loadNibNamed("Card", owner: nil, options: nil)!.first as! Card
          card.delegate = self
          view.addSubview(card)
        }
        func cardDidClose() { ①dismiss(animated: true) }
      }
      """,
      "Main.storyboard": StoryboardScene.document(["Home"]),
      "Card.xib": """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" targetRuntime="iOS.CocoaTouch"><objects>
      <placeholder placeholderIdentifier="IBFilesOwner" id="-1"/>
      <view id="card" customClass="Card"><subviews><button id="b"><connections>
      <action selector="close:" destination="card" eventType="touchUpInside" id="a"/>
      </connections></button></subviews></view></objects></document>
      """,
    ])
    #expect(app.lines == ["Home exit dismiss [button] ①"])
  }
}
