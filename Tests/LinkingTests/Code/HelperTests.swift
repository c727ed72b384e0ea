import NavigationModel
import Testing

/// Functions that show what they are given, or for whoever calls them (design §5, §8).
@Suite struct HelperTests {
  /// Two scenes with a button each that sends `go:`, and two details without a storyboard.
  private func app(_ home: String, _ other: String = "", _ more: String, members: String = "") throws -> CodeApp {
    try CodeApp(
      """
      class Home: UIViewController {
        \(members)
        @IBAction func go(_ sender: Any) { \(home) }
      }
      class Other: UIViewController { @IBAction func go(_ sender: Any) { \(other) } }
      class A: UIViewController {}
      class B: UIViewController {}
      \(more)
      """, StoryboardScene("Home", actions: ["go:"]), StoryboardScene("Other", actions: ["go:"]))
  }

  private static let both = ["Home -> A present [button] ① via open", "Other -> B present [button] ② via open"]

  @Test(arguments: [
    // The shown controller is a parameter, the acting one is self of an extension.
    (
      "①open(A())", "②open(B())",
      "extension UIViewController { func open(_ vc: UIViewController) { present(vc, animated: true) } }"
    ),
    // Both are parameters.
    (
      "①open(A(), on: self)", "②open(B(), on: self)",
      "func open(_ vc: UIViewController, on host: UIViewController) { host.present(vc, animated: true) }"
    ),
    (
      "Router.①open(A(), from: self)", "Router.②open(B(), from: self)",
      "enum Router { static func open(_ vc: UIViewController, from host: UIViewController) { host.present(vc, animated: true) } }"
    ),
    (
      "Router.shared.①open(A(), from: self)", "Router.shared.②open(B(), from: self)",
      "class Router { static let shared = Router()\n"
        + "func open(_ vc: UIViewController, from host: UIViewController?) { host?.present(vc, animated: true) } }"
    ),
    // The controller shows itself.
    (
      "A().①open(over: self)", "B().②open(over: self)",
      "extension UIViewController { func open(over host: UIViewController) { host.present(self, animated: true) } }"
    ),
    // By way of the navigation controller.
    (
      "①open(A.self)", "②open(B.self)",
      "extension UIViewController { func open<T: UIViewController>(_ type: T.Type) { present(T(), animated: true) } }"
    ),
    (
      "①open { A() }", "②open { B() }",
      "extension UIViewController { func open(_ make: () -> UIViewController) { present(make(), animated: true) } }"
    ),
    // A protocol with a default.
    (
      "①open(A())", "②open(B())",
      "protocol Presenting: AnyObject {}\nextension Presenting where Self: UIViewController {\n"
        + "func open(_ vc: UIViewController) { present(vc, animated: true) } }\n"
        + "extension Home: Presenting {}\nextension Other: Presenting {}"
    ),
  ])
  func aHelperShowsForItsCallers(home: String, other: String, helper: String) throws {
    #expect(try app(home, other, helper).lines == Self.both)
  }

  @Test func aHelperPushesForItsCallers() throws {
    #expect(
      try app(
        "①open(A())", "navigationController?.②open(B())",
        """
        extension UIViewController { func open(_ vc: UIViewController) { navigationController?.open(vc) } }
        extension UINavigationController { func open(_ vc: UIViewController) { pushViewController(vc, animated: true) } }
        """
      ).lines == ["Home -> A push [button] ① via open", "Other -> B push [button] ② via open"])
  }

  @Test func aChainOfTwo() throws {
    #expect(
      try app(
        "①openLogin()", "②openModally(B())",
        """
        extension UIViewController {
          func openLogin() { openModally(A()) }
          func openModally(_ vc: UIViewController) {
            vc.modalPresentationStyle = .formSheet
            present(vc, animated: true)
          }
        }
        """
      ).lines == [
        "Home -> A present(formSheet) [button] ① via openModally",
        "Other -> B present(formSheet) [button] ② via openModally",
      ])
  }

  @Test func aChainOfThree() throws {
    #expect(
      try app(
        "Alerts.①show(\"x\", on: self)", "②alert(\"y\")",
        """
        extension UIViewController { func alert(_ text: String) { Alerts.show(text, on: self) } }
        enum Alerts {
          static func show(_ text: String, on host: UIViewController) {
            display(UIAlertController(title: text, message: nil, preferredStyle: .alert), on: host)
          }
          private static func display(_ alert: UIAlertController, on host: UIViewController) { put(alert, host: host) }
          private static func put(_ vc: UIViewController, host: UIViewController) { host.present(vc, animated: true) }
        }
        """
      ).lines == [
        "Home -> UIAlertController present [button] ① via put", "Other -> UIAlertController present [button] ② via put",
      ])
  }

  @Test func anAlertBuilderWithAHandler() throws {
    #expect(
      try app(
        "①confirm { self.②dismiss(animated: true) }", "",
        """
        extension UIViewController {
          func confirm(_ handler: @escaping () -> Void) {
            let alert = UIAlertController(title: nil, message: nil, preferredStyle: .alert)
            alert.addAction(UIAlertAction(title: "OK", style: .default) { _ in handler() })
            present(alert, animated: true)
          }
        }
        """
      ).lines == ["Home -> UIAlertController present [button] ① via confirm", "Home exit dismiss [alertAction] ②"])
  }

  @Test func aHelperOfOnesOwnWithWhatItShows() throws {
    // The acting controller is the scene, but what it shows is said by the caller.
    #expect(
      try app(
        "①open(A())", "", "",
        members:
          "private func open(_ vc: UIViewController) { navigationController?.pushViewController(vc, animated: true) }"
      ).lines == ["Home -> A push [button] ① via open"])
    // Here the helper says everything itself.
    #expect(
      try app("openA()", "", "", members: "private func openA() { ①present(A(), animated: true) }").lines == [
        "Home -> A present [button] ①"
      ])
  }

  @Test func aHelperOfABaseClassShowsForEverySubclass() throws {
    let app = try CodeApp(
      """
      class Base: UIViewController { @objc func openLogin() { ①present(Login(), animated: true) } }
      class Home: Base { @IBAction func go(_ sender: Any) { openLogin() } }
      class Other: Base {
        override func viewDidLoad() {
          navigationItem.rightBarButtonItem =
            UIBarButtonItem(title: "Login", style: .plain, target: self, action: #selector(openLogin))
        }
      }
      class Third: Base {}
      class Login: UIViewController {}
      """, StoryboardScene("Home", actions: ["go:"]), "Other", "Third")
    #expect(app.lines == ["Home -> Login present [button] ①", "Other -> Login present [barButtonItem] ①"])
  }

  @Test func anOverrideReplacesWhatTheBaseClassShows() throws {
    let app = try CodeApp(
      """
      class Base: UIViewController {
        @IBAction func go(_ sender: Any) { ①show(next(), sender: nil) }
        func next() -> UIViewController { A() }
      }
      class Home: Base {}
      class Other: Base { override func next() -> UIViewController { return B() } }
      class A: UIViewController {}
      class B: UIViewController {}
      """, StoryboardScene("Home", actions: ["go:"]), StoryboardScene("Other", actions: ["go:"]))
    #expect(app.lines == ["Home -> A show [button] ①", "Other -> B show [button] ①"])
  }

  @Test func aHelperWithADefaultParameter() throws {
    #expect(
      try app(
        "①open()", "②open(B())",
        "extension UIViewController { func open(_ vc: UIViewController = A()) { present(vc, animated: true) } }"
      ).lines == Self.both)
  }

  @Test func theTopmostController() throws {
    // Whoever is on top presents: nobody in particular acts, so it is the type that asks.
    #expect(
      try app(
        "Router.②open()", "",
        """
        enum Router {
          static func open() { UIApplication.shared.topMostViewController?.①present(A(), animated: true) }
        }
        extension UIApplication {
          var topMostViewController: UIViewController? { return keyWindow?.rootViewController }
        }
        """
      ).lines == ["Home -> Router flow [button] ②", "Router -> A present [button] ①"])
  }

  @Test(arguments: [
    "extension UIStoryboard { class func main() -> UIStoryboard { return UIStoryboard(name: \"Main\", bundle: nil) } }",
    "extension UIStoryboard { static var main: UIStoryboard { .init(name: \"Main\", bundle: .main) } }",
    "extension UIStoryboard { static let main = UIStoryboard(name: Name.main.rawValue, bundle: nil)\n"
      + "enum Name: String { case main = \"Main\" } }",
    "extension UIStoryboard { enum Name: String { case Main }\n"
      + "convenience init(_ name: Name) { self.init(name: name.rawValue, bundle: nil) }\n"
      + "static var main: UIStoryboard { UIStoryboard(.Main) } }",
  ])
  func storyboardsByName(declaration: String) throws {
    let main = declaration.contains("func main") ? "UIStoryboard.main()" : "UIStoryboard.main"
    let app = try CodeApp(
      """
      class Home: UIViewController {
        @IBAction func go(_ sender: Any) {
          ①show(\(main).instantiateViewController(withIdentifier: "Detail"), sender: nil)
        }
      }
      \(declaration)
      """, StoryboardScene("Home", actions: ["go:"]), StoryboardScene("Detail", hasClass: false))
    #expect(app.lines == ["Home -> Detail show [button] ①"])
  }

  @Test(arguments: [
    // One function for one scene.
    (
      "UIStoryboard(name: \"Main\", bundle: nil).detail()",
      "extension UIStoryboard { func detail() -> Detail {\n"
        + "return instantiateViewController(withIdentifier: \"Detail\") as! Detail } }"
    ),
    // By an enum.
    (
      "UIStoryboard(name: \"Main\", bundle: nil).viewController(withID: .detail)",
      "enum ViewControllerID: String { case detail = \"Detail\" }\n"
        + "extension UIStoryboard { func viewController(withID id: ViewControllerID) -> UIViewController {\n"
        + "return instantiateViewController(withIdentifier: id.rawValue) } }"
    ),
    // By the class that is asked for.
    (
      "UIStoryboard(name: \"Main\", bundle: nil).make(Detail.self)",
      "extension UIStoryboard { func make<T: UIViewController>(_ type: T.Type) -> T {\n"
        + "return instantiateViewController(withIdentifier: String(describing: type)) as! T } }"
    ),
    (
      "UIStoryboard(name: \"Main\", bundle: nil).make() as Detail",
      "extension UIStoryboard { func make<T: UIViewController>() -> T {\n"
        + "return instantiateViewController(withIdentifier: String(describing: T.self)) as! T } }"
    ),
    (
      "Detail.fromStoryboard()",
      "extension Detail { class func fromStoryboard() -> Detail {\n"
        + "let board = UIStoryboard(name: \"Main\", bundle: nil)\n"
        + "return board.instantiateViewController(withIdentifier: \"Detail\") as! Detail } }"
    ),
    // By a protocol (semantics §12.3).
    (
      "Detail.load()",
      "protocol StoryboardLoadable { static var storyboardName: String { get } }\n"
        + "extension StoryboardLoadable where Self: UIViewController { static func load() -> Self {\n"
        + "let s = UIStoryboard(name: storyboardName, bundle: nil)\n"
        + "return s.instantiateViewController(withIdentifier: String(describing: self)) as! Self } }\n"
        + "extension Detail: StoryboardLoadable { static var storyboardName: String { return \"Main\" } }"
    ),
    (
      "Detail.load()",
      "protocol Storyboarded {}\nextension Storyboarded where Self: UIViewController {\n"
        + "static var identifier: String { String(describing: Self.self) }\n"
        + "static func load(from name: String = \"Main\") -> Self {\n"
        + "UIStoryboard(name: name, bundle: .main).instantiateViewController(withIdentifier: identifier) as! Self } }\n"
        + "extension Detail: Storyboarded {}"
    ),
    (
      "Scene.detail.make()",
      "enum Scene { case detail\nfunc make() -> UIViewController { switch self { case .detail:\n"
        + "return UIStoryboard(name: \"Main\", bundle: nil).instantiateViewController(withIdentifier: \"Detail\") } } }"
    ),
    (
      "Factory().makeDetail(with: 1)",
      "struct Factory { let board = UIStoryboard(name: \"Main\", bundle: nil)\nfunc makeDetail(with id: Int) -> Detail {\n"
        + "let it = board.instantiateViewController(withIdentifier: \"Detail\") as! Detail\nit.id = id\nreturn it } }"
    ),
  ])
  func factories(call: String, declaration: String) throws {
    let app = try CodeApp(
      """
      class Home: UIViewController {
        @IBAction func go(_ sender: Any) {
          let detail = \(call)
          navigationController?.①pushViewController(detail, animated: true)
        }
      }
      class Detail: UIViewController { var id = 0 }
      class Other: UIViewController {}
      \(declaration)
      """, StoryboardScene("Home", actions: ["go:"]), "Detail", "Other")
    #expect(app.lines == ["Home -> Detail push [button] ①"])
  }

  @Test func twoUsesOfAGenericFactoryStayApart() throws {
    let app = try CodeApp(
      """
      class Home: UIViewController {
        @IBAction func go(_ sender: Any) {
          ①show(Detail.load(), sender: nil)
          ②show(Other.load(), sender: nil)
        }
      }
      class Detail: UIViewController, Loadable {}
      class Other: UIViewController, Loadable {}
      protocol Loadable {}
      extension Loadable where Self: UIViewController {
        static func load() -> Self {
          let board = UIStoryboard(name: "Main", bundle: nil)
          return board.instantiateViewController(withIdentifier: String(describing: self)) as! Self
        }
      }
      """, StoryboardScene("Home", actions: ["go:"]), "Detail", "Other")
    #expect(app.lines == ["Home -> Detail show [button] ①", "Home -> Other show [button] ②"])
  }

  @Test func aWrapperAroundWhatItShows() throws {
    #expect(
      try app(
        "①present(A().②wrapped(), animated: true)", "",
        """
        extension UIViewController {
          func wrapped() -> UINavigationController {
            let nav = UINavigationController(rootViewController: self)
            nav.modalPresentationStyle = .fullScreen
            return nav
          }
        }
        """
      ).transitions == [
        "Home -> UINavigationController present(fullScreen) [button] ①",
        "UINavigationController -> A child ② via wrapped",
      ])
  }

  @Test func aTableOfScenes() throws {
    #expect(
      try app(
        "①show(rows[0].make(), sender: nil)", "", "struct Row { let title: String\nlet make: () -> UIViewController }",
        members: "let rows = [Row(title: \"A\", make: { A() }), Row(title: \"B\", make: { B() })]"
      ).lines == ["Home -> A show [button] ①", "Home -> B show [button] ①"])
  }
}
