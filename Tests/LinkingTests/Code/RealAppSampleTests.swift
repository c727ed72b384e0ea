import NavigationModel
import Testing

/// Kinds of code that turned up when findings and transitions of apps were read against their sources.
@Suite struct RealAppSampleTests {
  @Test func aSplitViewDelegateInSwiftsSpellingTakesDetails() throws {
    let app = try CodeApp(
      """
      class Home: UIViewController {
        override func viewDidLoad() { ①showDetailViewController(Detail(), sender: nil) }
      }
      class Detail: UIViewController {}
      class Shower: NSObject, UISplitViewControllerDelegate {
        func splitViewController(
          _ split: UISplitViewController, showDetail controller: UIViewController, sender: Any?
        ) -> Bool { true }
      }
      """, "Home")
    #expect(app.lines == ["Home -> Detail showDetail [lifecycle] ① ?"])
  }

  @Test func aMethodOfTheProjectIsNoMoveOfUIKit() throws {
    let app = try CodeApp(
      """
      protocol Opens {}
      extension Opens where Self: UIViewController {
        private func show(_ user: User) { performSegue(withIdentifier: "edit", sender: user) }
        func tryShow(_ user: User) { later { [weak self] in self?.show(user) } }
      }
      func later(_ work: @escaping () -> Void) { DispatchQueue.main.async(execute: work) }
      class Home: UIViewController, Opens {
        override func viewDidLoad() { ①tryShow(User()) }
      }
      class User {}
      class Detail: UIViewController {}
      """, StoryboardScene("Home", segues: [StoryboardScene.Segue("edit", to: "Detail")]), "Detail")
    #expect(app.lines == ["segue edit performed ①"])
  }

  @Test func aViewThatWrapsAControllerMakesIt() throws {
    let app = try CodeApp(
      """
      class Home: UIViewController {}
      struct Frontend: UIViewControllerRepresentable {
        func makeUIViewController(context: Context) -> Browser { make() }
        func make() -> Browser { Browser() }
      }
      class Browser: UIViewController {
        override func viewDidLoad() { ①present(Login(), animated: true) }
      }
      class Login: UIViewController {}
      """, "Home")
    #expect(app.lines == ["Browser -> Login present [lifecycle] ①"])
  }

  @Test func anAnimationOfSwiftUIIsNoCallOfAMethodWithOtherLabels() throws {
    let app = try CodeApp(
      """
      class Home: UIViewController {
        override func viewDidLoad() { show(Hosting(rootView: Row()), sender: nil) }
      }
      class Pages: UIViewController {
        private func transition(from old: UIViewController, to new: UIViewController) { present(new, animated: true) }
      }
      class Hosting: UIHostingController<Row> {}
      struct Row: View { var body: some View { Text("").transition(.opacity) } }
      """, "Home", "Pages")
    #expect(app.transitions.filter { $0.hasPrefix("Pages") } == [])
  }

  @Test func anAppDelegateThatOnlyPassesOnIsAStart() throws {
    let app = try CodeApp(
      """
      class AppDelegate: UIResponder, UIApplicationDelegate {
        let coordinator = ①Coordinator()
        func application(_ application: UIApplication, didFinishLaunchingWithOptions options: [String: Any]?) -> Bool {
          Launcher(coordinator).start()
          return true
        }
      }
      class Launcher {
        let coordinator: Coordinator
        init(_ coordinator: Coordinator) { self.coordinator = coordinator }
        func start() { coordinator.show() }
      }
      class Coordinator {
        let navigation = UINavigationController()
        func show() { navigation.②pushViewController(Login(), animated: true) }
      }
      class Login: UIViewController {}
      """)
    #expect(
      app.lines == [
        "AppDelegate -> Coordinator flow [launch] ①", "Coordinator -> Login push [launch] ②",
        "start AppDelegate application @App.swift:1:7",
      ])
  }

  @Test func aStoryboardOfUIKitIsNoneOfAppKit() throws {
    let phone = StoryboardScene.document(["Inspector"])
    let desktop = phone.replacing("iOS.CocoaTouch", with: "MacOSX.Cocoa")
    let app = try CodeApp([
      "Desktop/Panels.storyboard": desktop, "Phone/Panels.storyboard": phone,
      "Shared/Panels.swift": """
      class Opener: NSObject, UIApplicationDelegate {
        let window: UIWindow
        func application(_ application: UIApplication, didFinishLaunchingWithOptions options: [String: Any]?) -> Bool {
          let panels = UIStoryboard(name: "Panels", bundle: nil)
          window.rootViewController = panels.instantiateViewController(withIdentifier: "Inspector")
          return true
        }
      }
      """,
    ])
    let roots = app.graph.entryPoints.filter { $0.via == .windowRoot }
    #expect(roots.map(\.scene.rawValue) == ["Phone/Panels.storyboard#Inspector"])
  }

  @Test func anEmptyCollectionMakesNone() throws {
    let app = try CodeApp(
      """
      class Home: UIViewController {
        var tabs = [Tab]()
        var open = Set<Tab>()
        func current() -> Tab { tabs.first ?? storyboard!.instantiateViewController(withIdentifier: "Tab") as! Tab }
        override func viewDidLoad() { ①present(current(), animated: true) }
      }
      class Tab: UIViewController {}
      """, "Home", "Tab")
    #expect(app.lines == ["Home -> Tab present [lifecycle] ①"])
    #expect(app.graph.scenes.map(\.id.rawValue) == ["Main.storyboard#Home", "Main.storyboard#Tab"])
  }

  @Test func theFirstResponderOfAppKitIsOfNoClassOfTheProject() throws {
    let xib = """
      <document type="com.apple.InterfaceBuilder3.Cocoa.XIB" targetRuntime="MacOSX.Cocoa"><objects>
      <customObject id="-2" userLabel="File's Owner" customClass="Panel" customModuleProvider="target"/>
      <customObject id="-1" userLabel="First Responder" customClass="FirstResponder" customModuleProvider="target"/>
      </objects></document>
      """
    let app = try CodeApp(["Panel.xib": xib, "Main.swift": "class Window: NSWindowController {}"])
    #expect(
      app.graph.issues.map(\.kind) == [.missingCustomClass(name: "Panel", element: "customObject")])
  }

  @Test func anOverloadThatTakesAnObjectWithAController() throws {
    let app = try CodeApp(
      """
      class Home: UIViewController {
        override func viewDidLoad() {
          let router = Router(Stack())
          router.①present(Router(Stack()), animated: true, completion: nil)
        }
      }
      class Stack: UINavigationController {}
      class Router: NSObject {
        let navigationController: Stack
        init(_ controller: Stack) { self.navigationController = controller }
        func present(_ router: Router, animated: Bool, completion: (() -> Void)?) {
          navigationController.present(router, animated: animated, completion: completion)
        }
      }
      extension UIViewController {
        func present(_ router: Router, animated: Bool, completion: (() -> Void)?) {
          present(router.navigationController, animated: animated, completion: completion)
        }
      }
      """, "Home")
    #expect(
      app.transitions == ["Home -> Stack present [lifecycle] ① via present"])
  }

  @Test func aHelperThatIsCalledIsNoCallback() throws {
    let app = try CodeApp(
      """
      class Base: NSObject {
        func open(_ controller: UIViewController, from host: UIViewController) {
          host.present(controller, animated: true)
        }
      }
      class Flow: Base {
        func start(_ home: Home) { open(Detail(), from: home) }
      }
      class Home: UIViewController {
        let flow = Flow()
        override func viewDidLoad() { flow.①start(self) }
      }
      class Detail: UIViewController {}
      """, "Home")
    #expect(
      app.transitions == ["Home -> Detail present [lifecycle] ① via open"])
  }

  @Test func aListOfListenersThatIsFilledLater() throws {
    let app = try CodeApp(
      """
      protocol Listener: AnyObject { func didLogIn() }
      class Wrapper { weak var listener: Listener? }
      class Session {
        private var listeners = [Wrapper]()
        func add(_ listener: Listener) {
          let wrapper = Wrapper()
          wrapper.listener = listener
          listeners.append(wrapper)
        }
        func logIn() { for wrapper in listeners { wrapper.listener?.didLogIn() } }
      }
      class Home: UIViewController, Listener {
        let session = Session()
        override func viewDidLoad() { session.add(self) }
        @IBAction func tapped(_ sender: Any) { session.①logIn() }
        func didLogIn() { ②dismiss(animated: true) }
      }
      """, StoryboardScene("Home", actions: ["tapped:"]))
    #expect(app.exits == ["Home exit dismiss [button] ②"])
  }

  @Test func whatRunsAgainLaterIsShownThen() throws {
    let app = try CodeApp(
      """
      class Home: UIViewController {
        override func viewDidLoad() { reload() }
        override func viewDidAppear(_ animated: Bool) { update() }
        func update() { reload() }
        func reload() { if let next { ①present(next, animated: true) } }
        var next: Detail?
      }
      class Detail: UIViewController {}
      """, "Home")
    #expect(app.graph.transitions.compactMap(\.trigger?.event) == ["viewDidAppear"])
  }

  @Test func anIdentifierThatIsKeptForLater() throws {
    let app = try CodeApp(
      """
      class Home: UIViewController {
        override func viewDidLoad() { options["next"] = "Detail" }
        var options: [String: Any] = [:]
        static let unused = "Old"
      }
      class Detail: UIViewController {}
      class Old: UIViewController {}
      """, "Home", "Detail", "Old")
    #expect(app.graph.instantiations == Instantiations(namedIdentifiers: ["Detail"]))
  }
}
