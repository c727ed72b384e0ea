import NavigationModel
import Testing

/// What a project says of its own ways; each test says first what is known without.
@Suite struct IdiomTests {
  private func lines(
    _ code: String, path: String = "App.swift",
    _ scenes: [StoryboardScene] = [StoryboardScene("Home", actions: ["go:"])],
    _ say: (inout ProjectIdioms) -> Void = { _ in }
  ) throws -> [String] {
    var idioms = ProjectIdioms()
    say(&idioms)
    return try CodeApp([path: code, "Main.storyboard": StoryboardScene.document(scenes)], idioms: idioms).lines
  }

  // MARK: Functions

  private static let router = """
    import RouterKit
    class Home: UIViewController {
      @IBAction func go(_ sender: Any) { Router.shared.①open(Detail(), style: .card) }
    }
    class Detail: UIViewController {}
    """

  @Test func presentsByALibrary() throws {
    #expect(try lines(Self.router) == [])
    for name in ["open", "open(_:style:)", "Router.open(_:style:)"] {
      #expect(try lines(Self.router) { $0.presentingFunctions = [name] } == ["Home -> Detail present [button] ①"])
    }
    #expect(try lines(Self.router) { $0.pushingFunctions = ["open"] } == ["Home -> Detail push [button] ①"])
    for name in ["open(_:)", "opens", "open:"] {
      #expect(try lines(Self.router) { $0.presentingFunctions = [name] } == [])
    }
  }

  @Test func presentsByAFunctionWhoseCodeSaysNothing() throws {
    let code = """
      class Home: UIViewController {
        @IBAction func go(_ sender: Any) { ①show(card: Detail()) }
        func show(card: UIViewController) { CardKit.enqueue(card) }
      }
      class Detail: UIViewController {}
      """
    #expect(try lines(code) == [])
    #expect(
      try lines(code) { $0.presentingFunctions = ["show(card:)"] } == ["Home -> Detail present [button] ①"])
  }

  @Test func presentsInObjectiveC() throws {
    let code = """
      @interface Home : UIViewController
      @end
      @interface Detail : UIViewController
      @end
      @implementation Home
      - (IBAction)go:(id)sender { [[Router shared] ①open:[Detail new] animated:YES]; }
      @end
      @implementation Detail
      @end
      """
    #expect(try lines(code, path: "App.m") == [])
    #expect(
      try lines(code, path: "App.m") { $0.presentingFunctions = ["open:animated:"] }
        == ["Home -> Detail present [button] ①"])
  }

  // MARK: Containers

  private static let drawer = """
    import DrawerKit
    class Home: UIViewController {
      @IBAction func go(_ sender: Any) { ①present(②Drawer(content: Detail()), animated: true) }
    }
    class Detail: UIViewController {}
    """

  @Test func containsWhatItIsGiven() throws {
    let plain = try lines(Self.drawer)
    #expect(!plain.contains { $0.contains("Drawer -> Detail") })
    #expect(
      try lines(Self.drawer) { $0.containerClasses = ["Drawer"] } == [
        "Drawer -> Detail child ②", "Home -> Drawer present [button] ①",
      ])
  }

  @Test func containsByAClassBelow() throws {
    let code = Self.drawer.replacing("Drawer(", with: "SideDrawer(") + "\nclass SideDrawer: Drawer {}"
    let found = try lines(code) { $0.containerClasses = ["Drawer"] }
    #expect(
      found == [
        "Home -> SideDrawer present [button] ①", "SideDrawer -> Detail child ②",
      ])
  }

  // MARK: Controls

  @Test func closesByTheClassOfAControlInCode() throws {
    let code = """
      import ButtonKit
      class Home: UIViewController {
        override func viewDidLoad() { navigationItem.leftBarButtonItem = ①CloseItem() }
      }
      """
    #expect(try lines(code) == [])
    let found = try lines(code) { $0.closeControlClasses = ["CloseItem"] }
    #expect(
      found == [
        "Home exit dismiss [control] ①", "Home exit pop [control] ①",
      ])
    let declared = code + "\nclass CloseItem: UIBarButtonItem {}"
    #expect(
      try lines(declared) { $0.closeControlClasses = ["CloseItem"] } == [
        "Home exit dismiss [barButtonItem] ①", "Home exit pop [barButtonItem] ①",
      ])
  }

  @Test func closesByASelectorInCode() throws {
    let code = """
      class Home: UIViewController {
        override func viewDidLoad() {
          button.①addTarget(self, action: #selector(UIViewController.leave(_:)), for: .touchUpInside)
        }
        let button = UIButton()
      }
      """
    #expect(try lines(code) == [])
    for selector in ["leave:", "leave(_:)"] {
      let found = try lines(code) { $0.closeSelectors = [selector] }.map { $0.prefix { $0 != "@" } }
      #expect(
        found == [
          "Home exit dismiss [button] ", "Home exit pop [button] ",
        ])
    }
    #expect(try lines(code) { $0.closeSelectors = ["leave"] } == [])
  }

  private func documentExits(_ say: (inout ProjectIdioms) -> Void) throws -> [String] {
    var idioms = ProjectIdioms()
    say(&idioms)
    let scene = StoryboardScene(
      "Home", actions: ["leave:"],
      objects: #"<button id="x" customClass="CloseButton"/>"#)
    let app = try CodeApp(
      ["App.swift": "class Home: UIViewController {}", "Main.storyboard": StoryboardScene.document([scene])],
      idioms: idioms)
    return app.graph.exits.map { "\(app.name($0.scene)) \($0.kind.rawValue) \($0.trigger?.objectID ?? "")" }
  }

  @Test func closesInADocument() throws {
    #expect(try documentExits { _ in } == [])
    #expect(
      try documentExits { $0.closeControlClasses = ["CloseButton"] } == ["Home dismiss x", "Home pop x"])
    #expect(
      try documentExits { $0.closeSelectors = ["leave:"] } == ["Home dismiss Home-leave:", "Home pop Home-leave:"])
  }

  @Test func closesInAXib() throws {
    var idioms = ProjectIdioms()
    idioms.closeSelectors = ["leave:"]
    let files = [
      "App.swift": """
      class Home: UIViewController { @IBAction func go(_ sender: Any) { present(Card(), animated: true) } }
      class Card: UIViewController {}
      """,
      "Main.storyboard": StoryboardScene.document([StoryboardScene("Home", actions: ["go:"])]),
      "Card.xib": StoryboardScene.xib(owner: "Card", actions: ["leave:"]),
    ]
    let exits = { (app: CodeApp) in app.graph.exits.map { "\(app.name($0.scene)) \($0.kind.rawValue)" } }
    #expect(exits(try CodeApp(files)) == [])
    #expect(exits(try CodeApp(files, idioms: idioms)) == ["Card dismiss", "Card pop"])
  }

  // MARK: Starts

  @Test func startsWhereItIsSaid() throws {
    let place = SourceLocation(file: ".seguegraph.yml", line: 3, column: 5)
    var idioms = ProjectIdioms()
    idioms.entryPoints = [.init("Intro", at: place)]
    idioms.deepLinks = [.init("offer", at: place), .init("nothing", at: place)]
    let scenes = ["Home", "Intro", "Offer"].map { StoryboardScene($0) }
    let app = try CodeApp(["Main.storyboard": StoryboardScene.document(scenes)], idioms: idioms)
    #expect(
      app.graph.entryPoints.map { "\(app.name($0.scene)) \($0.via.rawValue) \($0.location)" } == [
        "Home initialScene Main.storyboard:2:34", "Intro configuration .seguegraph.yml:3:5",
        "Offer deepLink .seguegraph.yml:3:5",
      ])
  }
}
