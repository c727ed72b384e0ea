import NavigationModel
import Testing

/// What is only known of a library by how the project uses it: its classes, its protocols, its functions.
@Suite struct LibraryCodeTests {
  private func app(_ code: String) throws -> CodeApp {
    try CodeApp(
      code, StoryboardScene("Home", actions: ["go:"], segues: [.init("edit", to: "Detail")]), "Detail")
  }

  /// A class of a library with the very name of the one that inherits from it.
  @Test func aSuperclassOfTheSameName() throws {
    let app = try app(
      """
      import Library
      class Home: Library.Home {
        override func viewDidLoad() {
          super.viewDidLoad()
          ①performSegue(withIdentifier: "edit", sender: nil)
        }
      }
      """)
    #expect(app.lines == ["segue edit performed ①"])
    #expect(app.deadSegues.isEmpty)
  }

  /// A delegate's method gets the class of the library.
  @Test func aDelegateOfASuperclassOfTheSameName() throws {
    let app = try app(
      """
      import Library
      class Home: Library.Home {}
      extension Home: HomeDelegate {
        func home(_ home: Library.Home, handleMenuFrom core: Core) { ①performSegue(withIdentifier: "edit", sender: nil) }
      }
      """)
    #expect(app.lines == ["segue edit performed ①"])
  }

  /// Whoever adopts a protocol of a library may be called by it, whatever its methods are given.
  @Test(arguments: ["menuPressed()", "menuPressed(_ core: Core)", "menuPressed(at index: Int)"])
  func aMethodThatALibraryMayAskFor(method: String) throws {
    let app = try app(
      """
      import Library
      class Home: UIViewController {}
      extension Home: MenuDelegate {
        func \(method) { ①performSegue(withIdentifier: "edit", sender: nil) }
      }
      """)
    #expect(app.lines == ["segue edit performed ①"])
  }

  /// No library knows a type of the project, and none calls what is private.
  @Test(arguments: ["func menuPressed(_ item: Item)", "private func menuPressed()"])
  func aMethodThatNoLibraryAsksFor(method: String) throws {
    let app = try app(
      """
      import Library
      struct Item {}
      class Home: UIViewController, MenuDelegate {
        \(method) { performSegue(withIdentifier: "edit", sender: nil) }
      }
      """)
    #expect(app.deadSegues == ["edit"])
  }

  /// A library that is given the name of a segue may perform it.
  @Test func anIdentifierThatALibraryIsGiven() throws {
    let app = try app(
      """
      import Forms
      class Home: FormViewController {
        override func viewDidLoad() {
          super.viewDidLoad()
          form.add(ButtonRow { $0.presentationMode = .segueName(segueName: "edit", onDismiss: nil) })
        }
      }
      """)
    #expect(app.deadSegues.isEmpty)
  }

  /// What a closure in a case of an enum does is done some time, also where what takes the case was not read.
  @Test func aClosureThatGoesAlongWithACase() throws {
    let app = try app(
      """
      import Library
      enum Action { case load(done: () -> Void) }
      class Home: UIViewController {
        let store = Store()
        override func viewDidAppear(_ animated: Bool) {
          super.viewDidAppear(animated)
          store.dispatch(Action.load { [weak self] in self?.①dismiss(animated: true) })
        }
      }
      """)
    #expect(app.graph.exits.map { [$0.kind.rawValue, "\($0.confidence)"] } == [["dismiss", "possible"]])
  }

  /// Asking for the name of a segue does not perform it.
  @Test func anIdentifierThatIsOnlyCompared() throws {
    let app = try app(
      """
      class Home: UIViewController {
        override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
          if segue.identifier?.hasPrefix("edit") == true { title = "Edit" }
        }
      }
      """)
    #expect(app.deadSegues == ["edit"])
  }

  /// Of two methods that differ in taking one controller or several the one is meant that takes what is given.
  @Test func overloadsForOneAndForSeveral() throws {
    let app = try CodeApp(
      """
      class Home: UIViewController {
        @IBAction func go(_ sender: Any) { ①open(Detail()) }
        func open(_ controller: UIViewController) { present(controller, animated: true) }
        func open(_ controllers: [UIViewController]) { navigationController?.setViewControllers(controllers, animated: true) }
      }
      class Detail: UIViewController {}
      """, StoryboardScene("Home", actions: ["go:"]))
    #expect(app.lines == ["Home -> Detail present [button] ① via open"])
  }

  /// A class of a library may perform segues by names of its own.
  @Test(arguments: ["UIViewController", "RevealViewController"])
  func segueOfASuperclassThatWasNotRead(superclass: String) throws {
    let app = try app("class Home: \(superclass) { @IBAction func go(_ sender: Any) {} }")
    #expect(app.deadSegues == (superclass == "UIViewController" ? ["edit"] : []))
  }

  /// The storyboard of a library lies in the bundle of one of its classes.
  @Test(arguments: ["Bundle(for: Console.self)", "Bundle(for: Home.self)"])
  func storyboardInABundle(bundle: String) throws {
    let app = try app(
      """
      class Home: UIViewController {
        @IBAction func go(_ sender: Any) {
          let bundle = \(bundle)
          let storyboard = UIStoryboard(name: "Console", bundle: bundle)
          present(storyboard.instantiateInitialViewController()!, animated: true)
        }
      }
      """)
    let isUnknown = app.graph.issues.contains { $0.kind == .unknownStoryboard(name: "Console") }
    #expect(isUnknown == bundle.contains("Home"))
  }

  /// What is put into a container came from code that was not read.
  @Test func aContainerWithUnknownContents() throws {
    let app = try app(
      """
      class Home: UIViewController {
        @IBAction func go(_ sender: Any) {
          present(UINavigationController(rootViewController: Theme.shared.detail()), animated: true)
        }
      }
      """)
    #expect(
      app.graph[SceneID(rawValue: "class:UINavigationController")]?.openness == .open("what it holds is not known"))
  }
}
