import Linking
import NavigationModel
import Testing

/// Where apps start in code (semantics §8).
@Suite struct WindowRootTests {
  private func launching(_ body: String, _ more: String = "") throws -> CodeApp {
    try CodeApp(
      """
      @UIApplicationMain class ⑨AppDelegate: UIResponder, UIApplicationDelegate {
        var window: UIWindow?
        func application(_ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [String: Any]?) -> Bool {
          \(body)
          return true
        }
        \(more)
      }
      class Home: UIViewController {}
      class Login: UIViewController {}
      """)
  }

  @Test(arguments: [
    "window = UIWindow(frame: UIScreen.main.bounds)\nwindow?.①rootViewController = Home()\nwindow?.makeKeyAndVisible()",
    "let window = UIWindow(frame: UIScreen.mainScreen().bounds)\nwindow.①rootViewController = Home()\nself.window = window",
    "self.window!.①rootViewController = Home()", "let home = Home()\nwindow?.①rootViewController = home",
  ])
  func theAppDelegate(body: String) throws {
    #expect(
      try launching(body).lines == [
        "AppDelegate -> Home root [launch] ①", "start AppDelegate application ⑨", "start Home windowRoot ①",
      ])
  }

  @Test func oneOfTwoStarts() throws {
    #expect(
      try launching("window?.①rootViewController = isLoggedIn ? Home() : Login()", "var isLoggedIn = false").lines == [
        "AppDelegate -> Home root [launch] ①", "AppDelegate -> Login root [launch] ①",
        "start AppDelegate application ⑨", "start Home windowRoot ①", "start Login windowRoot ①",
      ])
  }

  @Test func aMethodOfItsOwn() throws {
    #expect(
      try launching("showHome()", "func showHome() { window?.①rootViewController = Home() }").lines == [
        "AppDelegate -> Home root [launch] ①", "start AppDelegate application ⑨", "start Home windowRoot ①",
      ])
  }

  /// The starts of an app with a delegate of a window and one of a car's screen.
  private func scenes(manifest: [String], _ more: String = "") throws -> [String] {
    let target = TargetDescription(
      target: AppTarget(id: "App", name: "App"), project: "App.xcodeproj", sceneDelegates: manifest,
      sources: ["App.swift"])
    return try CodeApp(
      [
        "App.swift": """
        class ①SceneDelegate: UIResponder, UIWindowSceneDelegate {
          var window: UIWindow?
          func scene(_ s: UIScene, willConnectTo session: UISceneSession, options o: UIScene.ConnectionOptions) {
            window?.②rootViewController = Home()
          }
        }
        @objc(CarDelegate) class ③CarSceneDelegate: UIResponder, CPTemplateApplicationSceneDelegate {
          func templateApplicationScene(_ s: CPTemplateApplicationScene, didConnect c: CPInterfaceController) {
            UIApplication.shared.windows.first?.④rootViewController = Car()
          }
        }
        class Home: UIViewController {}
        class Car: UIViewController {}
        \(more)
        """
      ], project: ProjectDescription(targets: [target])
    ).lines.filter { $0.hasPrefix("start") && $0.contains("windowRoot") }
  }

  @Test func sceneDelegatesThatAManifestNames() throws {
    let both = ["start Car windowRoot ④", "start Home windowRoot ②"]
    #expect(try scenes(manifest: []) == both)
    #expect(try scenes(manifest: ["SceneDelegate"]) == ["start Home windowRoot ②"])
    #expect(try scenes(manifest: ["CarDelegate", "SceneDelegate"]) == both)
  }

  @Test(arguments: ["configuration.delegateClass = CarSceneDelegate.self", "NSClassFromString(\"CarDelegate\")"])
  func aSceneDelegateThatCodeNames(code: String) throws {
    #expect(
      try scenes(manifest: ["SceneDelegate"], "func configure() { \(code) }")
        == ["start Car windowRoot ④", "start Home windowRoot ②"])
  }

  @Test func theInitialSceneOfAStoryboard() throws {
    let app = try CodeApp([
      "App.swift": """
      class ⑨AppDelegate: UIResponder, UIApplicationDelegate {
        var window: UIWindow?
        func application(_ a: UIApplication, didFinishLaunchingWithOptions o: [String: Any]?) -> Bool {
          window?.①rootViewController = UIStoryboard(name: "Start", bundle: nil).instantiateInitialViewController()
          return true
        }
      }
      """, "Start.storyboard": StoryboardScene.document([StoryboardScene("First", hasClass: false)]),
    ])
    #expect(
      app.lines == [
        "AppDelegate -> First root [launch] ①", "start AppDelegate application ⑨", "start First windowRoot ①",
      ])
  }

  @Test func aSceneDelegate() throws {
    let app = try CodeApp(
      """
      class ⑨SceneDelegate: UIResponder, UIWindowSceneDelegate {
        var window: UIWindow?
        func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
          guard let windowScene = scene as? UIWindowScene else { return }
          let window = UIWindow(windowScene: windowScene)
          window.①rootViewController = ②UINavigationController(rootViewController: Home())
          self.window = window
          window.makeKeyAndVisible()
        }
      }
      class Home: UIViewController {}
      """)
    #expect(
      app.lines == [
        "SceneDelegate -> UINavigationController root [launch] ①", "UINavigationController -> Home child ②",
        "start SceneDelegate application ⑨", "start UINavigationController windowRoot ①",
      ])
  }

  @Test(arguments: [
    "func application(_ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any]) -> Bool",
    "func application(_ a: UIApplication, continue activity: NSUserActivity, restorationHandler: @escaping (Any) -> Void) -> Bool",
    "func application(_ a: UIApplication, performActionFor item: UIApplicationShortcutItem, completionHandler: (Bool) -> Void) -> Bool",
    "func userNotificationCenter(_ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse, "
      + "withCompletionHandler handler: () -> Void) -> Bool",
  ])
  func deepLinks(function: String) throws {
    #expect(
      try launching("", "\(function) { window?.rootViewController?.①present(Login(), animated: true); return true }")
        .lines
        == ["AppDelegate -> Login present [deepLink] ①", "start AppDelegate application ⑨"])
  }

  @Test func theAppDelegateShowsForAScene() throws {
    let app = try CodeApp(
      """
      class ⑨AppDelegate: UIResponder, UIApplicationDelegate {
        var window: UIWindow?
        func signOut() { window?.①rootViewController = Login() }
      }
      class Home: UIViewController {
        @IBAction func signOut(_ sender: Any) { (UIApplication.shared.delegate as! AppDelegate).②signOut() }
      }
      class Login: UIViewController {}
      """, StoryboardScene("Home", actions: ["signOut:"]))
    #expect(
      app.lines == [
        "AppDelegate -> Login root [button] ①", "Home -> AppDelegate flow [button] ②",
        "Home exit root [button] ② via signOut", "start AppDelegate application ⑨",
      ])
  }
}
