import NavigationModel
import Testing

/// Coordinators, routers and presenters: types that show scenes and are none (design §3, §5).
@Suite struct FlowTests {
  private static let scenes: [StoryboardScene] = [
    StoryboardScene("Home", actions: ["open:"]), StoryboardScene("Settings", actions: ["close:"]),
  ]

  @Test func aCoordinatorIsTheDelegateOfItsScenes() throws {
    let app = try CodeApp(
      """
      protocol HomeDelegate: AnyObject { func homeDidTapSettings() }
      protocol SettingsDelegate: AnyObject { func settingsDidTapClose() }
      final class AppCoordinator: HomeDelegate, SettingsDelegate {
        let navigationController: UINavigationController
        let storyboard = UIStoryboard(name: "Main", bundle: nil)
        init(navigationController: UINavigationController) { self.navigationController = navigationController }
        func start() {
          let home = storyboard.instantiateViewController(withIdentifier: "Home") as! Home
          home.delegate = self
          navigationController.①pushViewController(home, animated: false)
        }
        func homeDidTapSettings() {
          let settings = storyboard.instantiateViewController(withIdentifier: "Settings") as! Settings
          settings.delegate = self
          navigationController.②present(settings, animated: true)
        }
        func settingsDidTapClose() { navigationController.⑧dismiss(animated: true) }
      }
      class ⑨AppDelegate: UIResponder, UIApplicationDelegate {
        var window: UIWindow?
        var coordinator: AppCoordinator?
        func application(_ a: UIApplication, didFinishLaunchingWithOptions o: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
          let nav = UINavigationController()
          window = UIWindow(frame: UIScreen.main.bounds)
          window?.③rootViewController = nav
          coordinator = AppCoordinator(navigationController: nav)
          coordinator?.④start()
          return true
        }
      }
      class Home: UIViewController {
        weak var delegate: HomeDelegate?
        @IBAction func open(_ sender: Any) { delegate?.⑤homeDidTapSettings() }
      }
      class Settings: UIViewController {
        weak var delegate: SettingsDelegate?
        @IBAction func close(_ sender: Any) { delegate?.⑥settingsDidTapClose() }
      }
      """, Self.scenes)
    #expect(
      app.lines == [
        "AppCoordinator -> Home push [launch] ①", "AppCoordinator -> Settings present [button] ②",
        "AppCoordinator exit dismiss [button] ⑧", "AppDelegate -> AppCoordinator flow [launch] ④",
        "AppDelegate -> UINavigationController root [launch] ③",
        "Home -> AppCoordinator flow [button] ⑤", "Settings exit dismiss [button] ⑥ via settingsDidTapClose",
        "start AppDelegate application ⑨", "start UINavigationController windowRoot ③",
      ])
    #expect(app.graph.scenes.first { $0.id.rawValue == "flow:AppCoordinator" }?.kind == .flow)
  }

  @Test func aRouterThatHoldsItsController() throws {
    let app = try CodeApp(
      """
      protocol HomeRouting { func showSettings() }
      final class HomeRouter: HomeRouting {
        weak var viewController: UIViewController?
        static func createModule() -> UIViewController {
          let view = UIStoryboard(name: "Main", bundle: nil).instantiateViewController(withIdentifier: "Home") as! Home
          let router = HomeRouter()
          let presenter = HomePresenter(router: router)
          view.presenter = presenter
          router.viewController = view
          return view
        }
        func showSettings() {
          viewController?.navigationController?.①pushViewController(Settings(), animated: true)
        }
      }
      final class HomePresenter {
        let router: HomeRouting
        init(router: HomeRouting) { self.router = router }
        func didTapOpen() { router.②showSettings() }
      }
      class Home: UIViewController {
        var presenter: HomePresenter!
        @IBAction func open(_ sender: Any) { presenter.③didTapOpen() }
      }
      class Settings: UIViewController {}
      """, Self.scenes[0])
    // The presenter shows nothing itself: whose call reaches the router is the scene.
    #expect(app.lines == ["Home -> HomeRouter flow [button] ③", "HomeRouter -> Settings push [button] ①"])
  }

  @Test func aChildCoordinator() throws {
    let app = try CodeApp(
      """
      protocol Coordinator: AnyObject { func start() }
      final class MainCoordinator: Coordinator {
        let nav: UINavigationController
        var children: [Coordinator] = []
        init(nav: UINavigationController) { self.nav = nav }
        func start() {
          let home = Home()
          home.onOpen = { [weak self] in self?.②showSettings() }
          nav.①setViewControllers([home], animated: false)
        }
        private func showSettings() {
          let child = SettingsCoordinator(nav: nav)
          children.append(child)
          child.③start()
        }
      }
      final class SettingsCoordinator: Coordinator {
        let nav: UINavigationController
        init(nav: UINavigationController) { self.nav = nav }
        func start() { nav.④pushViewController(Settings(), animated: true) }
      }
      class ⑨SceneDelegate: UIResponder, UIWindowSceneDelegate {
        var window: UIWindow?
        var coordinator: MainCoordinator!
        func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
          let window = UIWindow(windowScene: scene as! UIWindowScene)
          let nav = UINavigationController()
          window.⑤rootViewController = nav
          coordinator = MainCoordinator(nav: nav)
          coordinator.⑥start()
        }
      }
      class Home: UIViewController {
        var onOpen: (() -> Void)?
        override func viewDidLoad() {
          navigationItem.rightBarButtonItem = UIBarButtonItem(title: "x", style: .plain, target: self, action: #selector(open))
        }
        @objc func open() { ⑦onOpen?() }
      }
      class Settings: UIViewController {}
      """)
    #expect(
      app.lines == [
        "Home -> MainCoordinator flow [barButtonItem] ⑦",
        "MainCoordinator -> SettingsCoordinator flow [barButtonItem] ③",
        "SceneDelegate -> MainCoordinator flow [launch] ⑥",
        "SceneDelegate -> UINavigationController root [launch] ⑤",
        "SettingsCoordinator -> Settings push [barButtonItem] ④",
        // The container that another object made holds Home too.
        "UINavigationController -> Home child ①",
        "start SceneDelegate application ⑨", "start UINavigationController windowRoot ⑤",
      ])
  }

  @Test func aSharedRouter() throws {
    let app = try CodeApp(
      """
      final class Navigator {
        static let shared = Navigator()
        var nav: UINavigationController?
        func showSettings() { nav?.①pushViewController(Settings(), animated: true) }
      }
      class Home: UIViewController { @IBAction func open(_ sender: Any) { Navigator.shared.②showSettings() } }
      class Settings: UIViewController {}
      """, Self.scenes[0])
    #expect(app.lines == ["Home -> Navigator flow [button] ②", "Navigator -> Settings push [button] ①"])
  }

  @Test func aRouterWithRoutes() throws {
    let app = try CodeApp(
      """
      enum Route { case settings, about }
      final class Navigator {
        let nav = UINavigationController()
        func go(to route: Route) { nav.①pushViewController(screen(for: route), animated: true) }
        private func screen(for route: Route) -> UIViewController {
          switch route {
          case .settings: return Settings()
          case .about: return About()
          }
        }
      }
      class Home: UIViewController {
        let navigator = Navigator()
        @IBAction func open(_ sender: Any) { navigator.②go(to: .settings) }
      }
      class Settings: UIViewController {}
      class About: UIViewController {}
      """, Self.scenes[0])
    #expect(
      app.lines == [
        "Home -> Navigator flow [button] ②", "Navigator -> Settings push [button] ①",
      ])
  }

  @Test func aTypeThatActsForTheSceneItWasGiven() throws {
    // A wizard that was handed its controller is a flow object; what it shows is its own.
    let app = try CodeApp(
      """
      final class Purchase {
        private let host: UIViewController
        init(host: UIViewController) { self.host = host }
        func begin() { host.①present(Receipt(), animated: true) }
      }
      class Home: UIViewController {
        @IBAction func open(_ sender: Any) { Purchase(host: self).②begin() }
      }
      class Receipt: UIViewController {}
      """, Self.scenes[0])
    #expect(app.lines == ["Home -> Purchase flow [button] ②", "Purchase -> Receipt present [button] ①"])
    #expect(
      app.graph.transitions.first { $0.kind == .present }?.receiver == SceneID(rawValue: "Main.storyboard#Home"))
  }

  @Test func aCustomContainer() throws {
    let app = try CodeApp(
      """
      class SideMenu: UIViewController {
        var content: UIViewController?
        func show(content new: UIViewController) {
          content?.removeFromParent()
          addChild(new)
          view.addSubview(new.view)
          new.didMove(toParent: self)
          content = new
        }
      }
      class Menu: UITableViewController {
        weak var sideMenu: SideMenu!
        override func tableView(_ t: UITableView, didSelectRowAt i: IndexPath) {
          switch i.row {
          case 0: sideMenu.①show(content: Home())
          default: sideMenu.②show(content: Settings())
          }
        }
      }
      class ⑨AppDelegate: UIResponder, UIApplicationDelegate {
        var window: UIWindow?
        func application(_ a: UIApplication, didFinishLaunchingWithOptions o: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
          let side = SideMenu()
          let menu = Menu()
          menu.sideMenu = side
          side.③addChild(menu)
          window = UIWindow()
          window?.④rootViewController = side
          return true
        }
      }
      class Home: UIViewController {}
      class Settings: UIViewController {}
      """)
    #expect(
      app.lines == [
        "AppDelegate -> SideMenu root [launch] ④", "SideMenu -> Home child ① via show", "SideMenu -> Menu child ③",
        "SideMenu -> Settings child ② via show", "start AppDelegate application ⑨", "start SideMenu windowRoot ④",
      ])
  }

  @Test func aContainerThatTakesItsChildrenWhenItIsMade() throws {
    let app = try CodeApp(
      """
      class Drawer: UIViewController {
        let main: UIViewController, menu: UIViewController
        init(main: UIViewController, menu: UIViewController) {
          self.main = main
          self.menu = menu
          super.init(nibName: nil, bundle: nil)
        }
        override func viewDidLoad() {
          super.viewDidLoad()
          [main, menu].forEach { ①addChild($0); view.addSubview($0.view); $0.didMove(toParent: self) }
        }
      }
      class Home: UIViewController {
        @IBAction func open(_ sender: Any) { ②present(Drawer(main: Feed(), menu: Menu()), animated: true) }
      }
      class Feed: UIViewController {}
      class Menu: UIViewController {}
      """, Self.scenes[0])
    #expect(app.lines == ["Drawer -> Feed child ①", "Drawer -> Menu child ①", "Home -> Drawer present [button] ②"])
  }
}
