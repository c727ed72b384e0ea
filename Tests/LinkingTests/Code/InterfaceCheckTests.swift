import Linking
import NavigationModel
import Testing

/// What documents name, held against the code (semantics §6.5).
@Suite struct InterfaceCheckTests {
  private func issues(_ files: [String: String]) throws -> [String] {
    try CodeApp(files).graph.issues.map { "\($0.kind) \($0.confidence.rawValue)" }
  }

  @Test func noObjectIsMadeOfAPlaceholder() throws {
    let xib = StoryboardScene.xib(owner: "Gone")
    #expect(try issues(["App.swift": "class Home: UIViewController {}", "Gone.xib": xib]) == [])
  }

  // MARK: Recognizers

  /// A scene with a recognizer that sends `gone:`, and what else is connected.
  private func recognizer(_ outlets: String, action: String = "gone:") throws -> CodeApp {
    let connection = #"<action selector="\#(action)" destination="Home" id="a1"/>"#
    let scene = StoryboardScene(
      "Home", segues: [],
      objects: #"<tapGestureRecognizer id="tap"><connections>\#(connection)"#
        + #"<segue destination="Other" kind="show" id="s1"/></connections></tapGestureRecognizer>"#
        + #"<customObject id="c1"><connections>\#(outlets)</connections></customObject>"#)
    return try CodeApp(
      """
      class Other: UIViewController {}
      class Home: UIViewController { @IBAction func tapped(_ sender: Any) { ①present(Other(), animated: true) } }
      """, scene, "Other")
  }

  @Test(arguments: [
    #"<outletCollection property="gestureRecognizers" destination="tap" appends="YES" id="o1"/>"#,
    #"<outlet property="recognizer" destination="tap" id="o1"/>"#,
  ])
  func aRecognizerOfAViewOrOfCodeFires(outlet: String) throws {
    #expect(
      try recognizer(outlet).graph.issues.map(\.kind) == [.missingAction(selector: "gone:", className: "Home")])
    let app = try recognizer(outlet, action: "tapped:")
    #expect(app.transitions == ["Home -> class:Other present [tapGestureRecognizer] ①"])
    #expect(app.graph.transitions.first { $0.origin == .interfaceBuilder }?.isDead == false)
    #expect(app.graph[SceneID(rawValue: "Main.storyboard#Home")]?.controls.map(\.objectID) == ["tap"])
  }

  @Test func aRecognizerOfNoViewNeverFires() throws {
    #expect(try recognizer("").graph.issues == [])
    let app = try recognizer("", action: "tapped:")
    #expect(app.transitions.filter { $0.contains("tapGestureRecognizer") } == [])
    #expect(app.graph.transitions.first { $0.origin == .interfaceBuilder }?.isDead == true)
    #expect(app.graph[SceneID(rawValue: "Main.storyboard#Home")]?.controls == [])
  }

  // MARK: Controls

  /// The issues about a button that sends `gone:`, with more in its scene.
  private func button(_ attributes: String = "", to destination: String = "Home", _ outlet: String = "") throws
    -> [String]
  {
    let connection = #"<action selector="gone:" destination="\#(destination)" id="a1"/>"#
    let scene = StoryboardScene(
      "Home",
      objects:
        #"<view id="v9"><subviews><button id="b9" \#(attributes)><connections>\#(connection)</connections></button>"#
        + #"</subviews></view><customObject id="c1"><connections>\#(outlet)</connections></customObject>"#)
    let code = "class Home: UIViewController {}\nclass Other: UIViewController {}"
    return try issues(["App.swift": code, "Main.storyboard": StoryboardScene.document([scene, "Other"])])
  }

  @Test func anActionOfAControl() throws {
    let kind = LinkingIssue.Kind.missingAction(selector: "gone:", className: "Home")
    #expect(try button() == ["\(kind) certain"])
    // No scene is loaded with the objects of another one.
    #expect(try button(to: "Other") == [])
    #expect(try button(#"hidden="YES""#) == ["\(kind) possible"])
    let outlet = #"<outlet property="button" destination="b9" id="o1"/>"#
    #expect(try button(#"hidden="YES""#, to: "Home", outlet) == ["\(kind) certain"])
  }

  // MARK: Libraries

  @Test func aLibrarysProtocolAddsNothingToAClassOfSwift() throws {
    let storyboard = StoryboardScene.document([StoryboardScene("Home", actions: ["gone:"])])
    let kind = LinkingIssue.Kind.missingAction(selector: "gone:", className: "Home")
    #expect(
      try issues(["App.swift": "class Home: UIViewController, Reusable {}", "Main.storyboard": storyboard])
        == ["\(kind) certain"])
    #expect(
      try issues(["App.m": "@interface Home : UIViewController <Reusable>\n@end\n", "Main.storyboard": storyboard])
        == ["\(kind) possible"])
  }

  // MARK: Namesakes

  /// The classes of a watch app are in another target than its storyboard, and another watch app may have some of the name.
  @Test func aClassOfTheNameInAnyOtherTargetMayBeMeant() throws {
    let files = [
      "A.swift": "class Home: UIViewController {}",
      "B.swift": "class Home: UIViewController { @IBAction func refresh() {}\n@IBOutlet var list: UIView! }",
      "Main.storyboard": StoryboardScene.document([
        StoryboardScene("Home", actions: ["refresh"], outlets: ["list": "view"])
      ]),
    ]
    func issues(documentIn name: String) throws -> [LinkingIssue.Kind] {
      let targets = ["A", "B", "C"].map { target in
        TargetDescription(
          target: AppTarget(id: target, name: target, documents: target == name ? ["Main.storyboard"] : []),
          project: "App.xcodeproj", sources: target == "C" ? [] : [target + ".swift"])
      }
      return try CodeApp(files, project: ProjectDescription(targets: targets)).graph.issues.map(\.kind)
    }
    #expect(try issues(documentIn: "B") == [])
    #expect(try issues(documentIn: "C") == [])
    #expect(
      try issues(documentIn: "A") == [
        .missingAction(selector: "refresh", className: "Home"), .missingOutlet(name: "list", className: "Home"),
      ])
  }
}
