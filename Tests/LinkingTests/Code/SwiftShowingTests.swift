import NavigationModel
import Testing

/// Ways to make and show scenes (semantics §12.3).
@Suite struct SwiftShowingTests {
  /// A home with a button that sends `go:`, and a detail, both in a storyboard with the identifiers of their names.
  private func app(_ body: String, _ more: String = "", members: String = "") throws -> CodeApp {
    try CodeApp(
      """
      class Home: UIViewController {
        \(members)
        @IBAction func go(_ sender: Any) {
          \(body)
        }
      }
      class Detail: UIViewController {}
      \(more)
      """, StoryboardScene("Home", actions: ["go:"]), "Detail")
  }

  @Test(arguments: [
    "let a = storyboard?.instantiateViewController(withIdentifier: \"Detail\") as! Detail",
    "guard let a = self.storyboard?.instantiateViewController(withIdentifier: \"Detail\") else { return }",
    "let a = storyboard!.instantiateViewController(identifier: \"Detail\") { Detail(coder: $0) }",
    "let a = storyboard!.instantiateViewController(identifier: \"Detail\", creator: { coder in Detail(coder: coder) })",
    "let a: Detail = storyboard!.instantiateViewController(identifier: \"Detail\")",
    "let a = storyboard!.instantiateViewControllerWithIdentifier(\"Detail\") as! Detail",
    "let a = UIStoryboard(name: \"Main\", bundle: nil).instantiateViewController(withIdentifier: \"Detail\")",
    "let a = UIStoryboard.init(name: \"Main\", bundle: .main).instantiateViewControllerWithIdentifier(\"Detail\")",
    "let board = UIStoryboard(name: \"Main\", bundle: Bundle(for: Home.self))\n"
      + "let a = board.instantiateViewController(withIdentifier: \"Detail\")",
    "let id = \"Detail\"\nlet a = storyboard!.instantiateViewController(withIdentifier: id)",
    "let a = storyboard!.instantiateViewController(withIdentifier: String(describing: Detail.self))",
    "let a = storyboard!.instantiateViewController(withIdentifier: \"\\(Detail.self)\")",
    "let a = storyboard!.instantiateViewController(withIdentifier: NSStringFromClass(Detail.self))",
  ])
  func fromTheStoryboard(make: String) throws {
    #expect(try app(make + "\n①present(a, animated: true)").lines == ["Home -> Detail present [button] ①"])
  }

  @Test(arguments: [
    ("Kind.detail", "enum Kind { static let detail = \"Detail\" }"),
    ("Kind.detail.rawValue", "enum Kind: String { case detail = \"Detail\" }"),
    ("Kind.Detail.rawValue", "enum Kind: String { case Home, Detail }"),
    ("Kind.Scenes.detail", "struct Kind { struct Scenes { static let detail = \"Detail\" } }"),
    ("detailIdentifier", "let detailIdentifier = \"Detail\""),
    (".detail", "extension String { static let detail = \"Detail\" }"),
    ("Detail.identifier", "extension Detail { static var identifier: String { return \"Detail\" } }"),
    (
      "Detail.identifier",
      "protocol Named {}\nextension Named { static var identifier: String { String(describing: self) } }\n"
        + "extension Detail: Named {}"
    ),
    ("Detail.identifier", "extension UIViewController { class var identifier: String { return \"\\(self)\" } }"),
  ])
  func identifiersByConstants(identifier: String, declaration: String) throws {
    #expect(
      try app(
        "let a = storyboard!.instantiateViewController(withIdentifier: \(identifier))\n①show(a, sender: nil)",
        declaration
      ).lines == ["Home -> Detail show [button] ①"])
  }

  @Test func identifiersByConstantsOfTheClass() throws {
    #expect(
      try app(
        "①show(storyboard!.instantiateViewController(withIdentifier: Constants.detail), sender: nil)",
        members: "private enum Constants { static let detail = \"Detail\" }"
      ).lines == ["Home -> Detail show [button] ①"])
    #expect(
      try app(
        "①show(storyboard!.instantiateViewController(withIdentifier: detailIdentifier), sender: nil)",
        members: "private let detailIdentifier = \"Detail\""
      ).lines == ["Home -> Detail show [button] ①"])
  }

  @Test(arguments: [
    "let isBig = true\nlet id = isBig ? \"Detail\" : \"Other\"",
    "let id: String\nif isEditing { id = \"Detail\" } else { id = \"Other\" }",
    "var id = \"Detail\"\nif isEditing { id = \"Other\" }",
    "let id: String = { switch view.tag { case 0: return \"Detail\"; default: return \"Other\" } }()",
    "let id = if isEditing { \"Detail\" } else { \"Other\" }",
  ])
  func oneOfTwo(choice: String) throws {
    let app = try CodeApp(
      """
      class Home: UIViewController {
        @IBAction func go(_ sender: Any) {
          \(choice)
          ①present(storyboard!.instantiateViewController(withIdentifier: id), animated: true)
        }
      }
      """, StoryboardScene("Home", actions: ["go:"]), "Detail", "Other")
    #expect(app.lines == ["Home -> Detail present [button] ①", "Home -> Other present [button] ①"])
    #expect(Set(app.graph.transitions.map(\.id)).count == 2)
  }

  @Test(arguments: [
    ("①present(a, animated: true)", "present"), ("self.①present(a, animated: true) { print(1) }", "present"),
    ("①presentViewController(a, animated: true, completion: nil)", "present"),
    ("①presentModalViewController(a, animated: true)", "present"),
    ("self.navigationController?.①present(a, animated: true)", "present"),
    ("tabBarController?.①present(a, animated: true)", "present"),
    ("parent!.①present(a, animated: true)", "present"),
    ("(navigationController ?? self).①present(a, animated: true)", "present"),
    ("DispatchQueue.main.async { self.①present(a, animated: true) }", "present"),
    ("dismiss(animated: true)\nif true { ①present(a, animated: true) }", "present"),
    ("navigationController?.①pushViewController(a, animated: true)", "push"),
    ("if let nav = navigationController { nav.①pushViewController(a, animated: true) }", "push"),
    ("self.parent?.navigationController?.①pushViewController(a, animated: true)", "push"),
    ("①show(a, sender: nil)", "show"), ("navigationController?.①show(a, sender: self)", "show"),
    ("①showViewController(a, sender: self)", "show"),
    ("①showDetailViewController(a, sender: self)", "showDetail"),
    ("splitViewController?.①showDetailViewController(a, sender: self)", "showDetail"),
    ("splitViewController?.①setViewController(a, for: .secondary)", "replace"),
    ("navigationController?.①setViewControllers([a], animated: true)", "replace"),
    ("navigationController?.①viewControllers = [a]", "replace"),
    ("navigationController!.viewControllers.①append(a)", "replace"),
    ("view.window?.①rootViewController = a", "root"),
    ("UIApplication.shared.keyWindow?.①rootViewController = a", "root"),
  ])
  func spellings(call: String, kind: String) throws {
    #expect(try app("let a = Detail()\n" + call).transitions == ["Home -> class:Detail \(kind) [button] ①"])
  }

  @Test(arguments: [
    "①addChild(a)\nview.addSubview(a.view)\na.didMove(toParent: self)", "①addChildViewController(a)",
    "self.①addChild(a)",
  ])
  func children(call: String) throws {
    #expect(try app("let a = Detail()\n" + call).lines == ["Home -> class:Detail child ①"])
  }

  @Test(arguments: [
    "①present(Detail(), animated: true)", "①present(Detail.init(), animated: true)",
    "let a = Detail(nibName: \"Detail\", bundle: nil)\n①present(a, animated: true)",
    "let a: UIViewController = Detail()\n①present(a, animated: true)",
    "let a: Detail = .init()\n①present(a, animated: true)",
    "let a = detail\n①present(a, animated: true)", "①present(self.detail, animated: true)",
    "①present(lazyDetail, animated: true)", "①present(computed, animated: true)",
    "①present(make(), animated: true)", "①present(Detail.make(), animated: true)",
    "①present(Home.build(Detail.self), animated: true)",
    "let kind: UIViewController.Type = Detail.self\n①present(kind.init(), animated: true)",
    "held = Detail()\n①present(held!, animated: true)",
    "let all = [Detail()]\n①present(all[0], animated: true)",
    "let all: [UIViewController] = [Detail()]\nfor a in all { ①present(a, animated: true) }",
    "let a = Optional(Detail())\na.map { ①present($0, animated: true) }",
    "let (a, _) = (Detail(), 1)\n①present(a, animated: true)",
    "switch view.tag { case 1: let a = Detail(); ①present(a, animated: true); default: break }",
    "let a = { () -> UIViewController in Detail() }()\n①present(a, animated: true)",
  ])
  func fromClasses(body: String) throws {
    #expect(
      try app(
        body,
        """
        extension Detail { static func make() -> Self { let it = Self(); it.title = "x"; return it } }
        """,
        members: """
          let detail = Detail()
          var held: UIViewController?
          lazy var lazyDetail: Detail = { let it = Detail(); it.title = "x"; return it }()
          var computed: UIViewController { return Detail() }
          func make() -> UIViewController { Detail() }
          static func build<T: UIViewController>(_ type: T.Type) -> T { return T() }
          """
      ).transitions == ["Home -> class:Detail present [button] ①"])
  }

  @Test(arguments: [
    ("let nav = ②UINavigationController(rootViewController: a)", "UINavigationController"),
    ("let nav = ②UINavigationController()\nnav.①viewControllers = [a]", "UINavigationController"),
    ("let nav = UINavigationController()\nnav.①setViewControllers([a], animated: false)", "UINavigationController"),
    ("let nav = UINavigationController()\nnav.①pushViewController(a, animated: false)", "UINavigationController"),
    ("let nav = UITabBarController()\nnav.①viewControllers = [a]", "UITabBarController"),
    ("let nav = UITabBarController()\nnav.①setViewControllers([a], animated: false)", "UITabBarController"),
    ("let nav = UISplitViewController()\nnav.①viewControllers = [a]", "UISplitViewController"),
    (
      "let nav = UISplitViewController(style: .doubleColumn)\nnav.①setViewController(a, for: .primary)",
      "UISplitViewController"
    ),
    (
      "let nav = UIPageViewController()\nnav.①setViewControllers([a], direction: .forward, animated: false)",
      "UIPageViewController"
    ),
  ])
  func containers(make: String, container: String) throws {
    // The constructor with a root is itself what puts the root in.
    let mark = make.contains("①") ? "①" : "②"
    #expect(
      try app("let a = Detail()\n\(make)\n③present(nav, animated: true)").lines == [
        "Home -> \(container) present [button] ③", "\(container) -> class:Detail child \(mark)",
      ])
  }

  @Test func aNavigationSubclass() throws {
    #expect(
      try app(
        "③present(①CustomNav(rootViewController: Detail()), animated: true)",
        "class CustomNav: UINavigationController {}"
      ).lines == ["CustomNav -> class:Detail child ①", "Home -> CustomNav present [button] ③"])
  }

  @Test func thePropertiesOfThePresentation() throws {
    let app = try app(
      """
      let nav = ②UINavigationController(rootViewController: Detail())
      nav.modalPresentationStyle = .formSheet
      nav.modalTransitionStyle = .crossDissolve
      nav.isModalInPresentation = true
      ①present(nav, animated: true)
      """)
    #expect(
      app.lines == [
        "Home -> UINavigationController present(formSheet) [button] ①",
        "UINavigationController -> class:Detail child ②",
      ])
    let transition = app.graph.transitions.first { $0.kind == .present }
    #expect(transition?.isModalInPresentation == true)
    #expect(transition?.transitionStyle == "crossDissolve")
  }

  @Test(arguments: [
    ("a.modalPresentationStyle = .fullScreen", "fullScreen"),
    ("a.modalPresentationStyle = UIModalPresentationStyle.OverFullScreen", "overFullScreen"),
    ("a.modalPresentationStyle = UIModalPresentationStyle.custom", "custom"),
    ("a.modalPresentationStyle = .popover\na.popoverPresentationController?.sourceView = view", "popover"),
  ])
  func styles(statement: String, style: String) throws {
    #expect(
      try app("let a = Detail()\n\(statement)\n①present(a, animated: true)").lines == [
        "Home -> class:Detail present(\(style)) [button] ①"
      ])
  }

  @Test func theStyleThatTheControllerSetsItself() throws {
    let app = try CodeApp(
      """
      class Home: UIViewController { @IBAction func go(_ sender: Any) { ①present(Panel(), animated: true) } }
      class Panel: UIViewController {
        init() { super.init(nibName: nil, bundle: nil); modalPresentationStyle = .overFullScreen }
      }
      """, StoryboardScene("Home", actions: ["go:"]))
    #expect(app.lines == ["Home -> Panel present [button] ①"])
    #expect(app.graph.scenes.first { $0.className == "Panel" }?.presentation.style == .overFullScreen)
  }

  @Test(
    arguments: [
      ("var isModalInPresentation: Bool { get { true } set {} }", true),
      ("var isModalInPresentation: Bool { get { return true } set {} }", true),
      ("var isModalInPresentation: Bool { get { false } set {} }", false),
      ("var isModalInPresentation: Bool { get { hasChanges } set {} }", false),
      ("var isModalInPresentation: Bool { get { if hasChanges { return true }; return false } set {} }", false),
    ])
  func theGateThatTheControllerOverrides(property: String, isShut: Bool) throws {
    let app = try CodeApp(
      "class Home: UIViewController { @IBAction func go(_ sender: Any) { present(Help(), animated: true) } }\n"
        + "class Help: UIViewController { var hasChanges = false\n  override \(property) }",
      StoryboardScene("Home", actions: ["go:"]))
    #expect(app.graph.scenes.filter { $0.className == "Help" }.map(\.presentation.isModalInPresentation) == [isShut])
  }

  @Test func theStyleThatTheControllerOverrides() throws {
    let app = try CodeApp(
      "class Home: UIViewController { @IBAction func go(_ sender: Any) { present(Help(), animated: true) } }\n"
        + "class Help: UIViewController {\n"
        + "  override var modalPresentationStyle: UIModalPresentationStyle { get { .fullScreen } set {} }\n}",
      StoryboardScene("Home", actions: ["go:"]))
    #expect(app.graph.scenes.filter { $0.className == "Help" }.map(\.presentation.style) == [.fullScreen])
  }

  @Test func childrenOfTheTabBarThatHoldsIt() throws {
    let app = try CodeApp(
      """
      class Home: UIViewController {
        @IBAction func go(_ sender: Any) { tabBarController?.viewControllers?.①append(Detail()) }
      }
      class Detail: UIViewController {}
      """, .tabs("Tabs", "Home"), StoryboardScene("Home", actions: ["go:"]))
    #expect(app.lines == ["Tabs -> Detail child ①"])
  }

  @Test func childrenOfOneselfAreContained() throws {
    let app = try CodeApp(
      """
      class Tabs: UITabBarController {
        override func viewDidLoad() {
          super.viewDidLoad()
          let feed = Feed(), search = Search()
          ①viewControllers = [②UINavigationController(rootViewController: feed), search]
        }
      }
      class Pages: UIPageViewController {
        override func viewDidLoad() { ③setViewControllers([Feed()], direction: .forward, animated: false) }
      }
      class Feed: UIViewController {}
      class Search: UIViewController {}
      """, StoryboardScene("Tabs", "tabBarController"), StoryboardScene("Pages", "pageViewController"))
    #expect(
      app.lines == [
        "Pages -> Feed child ③", "Tabs -> Search child ①", "Tabs -> UINavigationController child ①",
        "UINavigationController -> Feed child ②",
      ])
  }

  @Test func pagesOfADataSource() throws {
    let app = try CodeApp(
      """
      class Tour: UIPageViewController, UIPageViewControllerDataSource {
        override func viewDidLoad() {
          dataSource = self
          ①setViewControllers([First()], direction: .forward, animated: false)
        }
        func pageViewController(_ p: UIPageViewController, viewControllerBefore v: UIViewController) -> UIViewController? {
          nil
        }
        func ②pageViewController(_ p: UIPageViewController, viewControllerAfter v: UIViewController) -> UIViewController? {
          return Second()
        }
      }
      class First: UIViewController {}
      class Second: UIViewController {}
      """, StoryboardScene("Tour", "pageViewController"))
    #expect(app.lines == ["Tour -> First child ①", "Tour -> Second child ②"])
  }

  @Test func anEmbeddedControllerByItsContainer() throws {
    let app = try CodeApp(
      """
      class Home: UIViewController {
        @IBAction func go(_ sender: Any) {
          let child = children.first as! UINavigationController
          child.①pushViewController(Detail(), animated: true)
        }
      }
      class Detail: UIViewController {}
      """, StoryboardScene("Home", actions: ["go:"], segues: [.init("", "embed", to: "Nav")]),
      .navigation("Nav", root: "Root"), StoryboardScene("Root", hasClass: false))
    #expect(app.lines == ["Home -> Detail push [button] ①"])
    #expect(
      app.graph.transitions.first { $0.kind == .push }?.receiver == SceneID(rawValue: "Main.storyboard#Nav"))
  }

  @Test func aStoryboardByItsInitialController() throws {
    let app = try CodeApp([
      "App.swift": """
      class Home: UIViewController {
        @IBAction func go(_ sender: Any) {
          let settings = UIStoryboard(name: "Settings", bundle: .main).instantiateInitialViewController()!
          ①present(settings, animated: true)
        }
      }
      """,
      "Main.storyboard": StoryboardScene.document([StoryboardScene("Home", actions: ["go:"])]),
      "Settings.storyboard": StoryboardScene.document([
        .navigation("SettingsNav", root: "Settings"), StoryboardScene("Settings", hasClass: false),
      ]),
    ])
    #expect(app.lines == ["Home -> SettingsNav present [button] ①"])
  }

  @Test(arguments: [
    "UIAlertController", "UIActivityViewController", "UIImagePickerController", "SFSafariViewController",
    "MFMailComposeViewController", "PHPickerViewController", "QLPreviewController", "UIDocumentPickerViewController",
    "AVPlayerViewController", "CNContactPickerViewController",
  ])
  func systemControllers(name: String) throws {
    let app = try app("let a = \(name)()\n①present(a, animated: true)")
    #expect(app.lines == ["Home -> \(name) present [button] ①"])
    #expect(app.graph.scenes.first { $0.className == name }?.kind == .system)
    #expect(app.graph.transitions.map(\.target) == [SceneID(rawValue: "system:\(name)")])
  }

  @Test func aViewOfSwiftUI() throws {
    let app = try app("①present(UIHostingController(rootView: Page()), animated: true)", "struct Page: View {}")
    #expect(app.lines == ["Home -> UIHostingController present [button] ①"])
    #expect(app.graph.scenes.first { $0.className == "UIHostingController" }?.kind == .hostingController)
  }

  @Test func fromTheLifecycle() throws {
    #expect(
      try app("", members: "override func viewDidAppear(_ animated: Bool) { ①present(Detail(), animated: true) }")
        .lines == ["Home -> class:Detail present [lifecycle] ①"])
  }

  @Test func afterDismissing() throws {
    #expect(
      try app(
        """
        let presenter = presentingViewController
        ①dismiss(animated: true) { presenter?.②present(Detail(), animated: true) }
        """
      ).lines == ["Home -> class:Detail present [button] ②", "Home exit dismiss [button] ①"])
  }

  @Test func aClassThatIsMadeByTypeIsNotItsStoryboardScene() throws {
    let app = try app("①present(Detail(), animated: true)")
    #expect(app.graph.transitions.map(\.target) == [SceneID(rawValue: "class:Detail")])
  }

  @Test func whatIsNotKnownStaysOpen() throws {
    let app = try CodeApp(
      """
      class Home: UIViewController {
        var identifierFromServer: String!
        @IBAction func go(_ sender: Any) {
          ①present(storyboard!.instantiateViewController(withIdentifier: identifierFromServer), animated: true)
        }
      }
      """, StoryboardScene("Home", actions: ["go:"]))
    #expect(app.graph.transitions.map(\.confidence) == [.possible])
    #expect(app.graph.transitions.map { $0.target.flatMap { app.graph[$0] }?.kind } == [.unresolved])
  }

  /// Of the styles that are set on a scene the one counts that the presenting code sets, wherever else it is shown.
  @Test func theStyleOfThePresentingCode() throws {
    let app = try app(
      """
      let a = storyboard!.instantiateViewController(withIdentifier: "Detail")
      ①display(a, modal: traitCollection.horizontalSizeClass == .compact)
      let b = storyboard!.instantiateViewController(withIdentifier: "Detail")
      b.modalPresentationStyle = .overCurrentContext
      DispatchQueue.main.async { self.②present(b, animated: true) }
      """,
      members: """
        func display(_ controller: UIViewController, modal: Bool) {
          if modal { controller.modalPresentationStyle = .fullScreen }
          present(controller, animated: true)
        }
        """)
    #expect(
      app.lines == [
        "Home -> Detail present(fullScreen) [button] ① via display",
        "Home -> Detail present(overCurrentContext) [button] ②",
      ])
  }

  @Test(arguments: [("", "fullScreen"), (", style: .pageSheet", "pageSheet")])
  func aStyleThatIsTheDefaultOfAParameter(argument: String, style: String) throws {
    let app = try CodeApp(
      """
      class Home: UIViewController {
        @IBAction func go(_ sender: Any) { ①open(Detail()\(argument)) }
        func open(_ module: UIViewController, style: UIModalPresentationStyle = .fullScreen) {
          module.modalPresentationStyle = style
          ②present(module, animated: true)
        }
      }
      class Detail: UIViewController {}
      """, StoryboardScene("Home", actions: ["go:"]))
    #expect(app.lines == ["Home -> Detail present(\(style)) [button] ① via open"])
  }
}
