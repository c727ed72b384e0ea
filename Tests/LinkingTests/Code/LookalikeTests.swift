import NavigationModel
import Testing

/// What looks like navigation and is none.
@Suite struct LookalikeTests {
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
      """, StoryboardScene("Home", actions: ["go:"], segues: [.init("edit", to: "Detail")]), "Detail")
  }

  @Test(arguments: [
    // Types of libraries and of the project.
    "hud.dismiss()", "SVProgressHUD.dismiss()", "toast.show(in: view)",
    "Toast.show(\"saved\", sender: self)", "progress.addChild(part, withPendingUnitCount: 3)",
    "imagePicker.present(from: sender)", "present(error)", "node.addChild(SKSpriteNode())",
    "AppManager.perform([Operation()])", "perform(#selector(load))",
    // The system's own that move no controller.
    "view.dismissKeyboard()\nsearchBar.resignFirstResponder()", "activity.startAnimating()",
    "navigationController?.setNavigationBarHidden(true, animated: true)",
    "navigationController?.popoverPresentationController",
    "presentingViewController?.view.setNeedsLayout()", "tabBarController?.selectedIndex = 1",
    "splitViewController?.show(.secondary)",
    "let shown = navigationController?.viewControllers.first is Detail\nprint(shown)",
    "let made = Detail()\nprint(made)",
    "_ = storyboard?.instantiateViewController(withIdentifier: \"Detail\")",
    "if presentedViewController is Detail { print(1) }", "let f = Detail.init\nprint(f)",
  ])
  func nothingHappens(body: String) throws {
    #expect(
      try app(
        body,
        members: """
          let hud = HUD(), toast = ToastView(), progress = Progress(), part = Progress(), imagePicker = ImagePicker()
          let node = SKNode(), searchBar = UISearchBar(), activity = UIActivityIndicatorView(), error: Error! = nil
          func present(_ error: Error) { print(error) }
          @objc func load() {}
          """
      ).lines == [])
  }

  private static let types = """
    final class HUD { func dismiss() {}
    func dismiss(animated: Bool) {} }
    final class ImagePicker { func present(from view: Any) {} }
    final class Node { func addChild(_ other: Any) {} }
    final class Stack { func pushViewController(_ name: String) {} }
    final class Banner { func present(_ any: Any, animated: Bool) {} }
    enum AppManager { static func perform(_ operations: [Operation]) {} }
    """

  @Test(arguments: [
    "hud.dismiss()", "hud.dismiss(animated: true)", "imagePicker.present(from: sender)", "node.addChild(Detail())",
    "stack.pushViewController(\"x\")", "banner.present(Detail(), animated: true)", "AppManager.perform([Operation()])",
  ])
  func methodsOfTypesOfTheProject(body: String) throws {
    #expect(
      try app(
        body, Self.types,
        members: "let hud = HUD(), imagePicker = ImagePicker(), node = Node(), stack = Stack(), banner = Banner()"
      ).lines == [])
  }

  @Test(arguments: [
    "class Popup: UIView { func dismiss() { removeFromSuperview() }\n"
      + "@objc func dismiss(animated: Bool) { removeFromSuperview() } }",
    "class Popup: UIView { func show(_ vc: UIViewController, sender: Any?) {}\nfunc dismiss(animated: Bool) {} }",
  ])
  func aViewWithTheMethodsOfAController(type: String) throws {
    #expect(
      try app("let popup = Popup()\npopup.dismiss(animated: true)\npopup.show(Detail(), sender: nil)", type).lines == []
    )
  }

  @Test func aMethodOfOnesOwnByTheNameOfTheSystem() throws {
    // Other labels, so another method; it is followed, and does nothing.
    #expect(
      try app(
        "dismiss()\npresent(Detail())\npop()",
        "extension Home { func dismiss() {} }\n"
          + "extension UIViewController { func present(_ vc: UIViewController) {}\nfunc pop() {} }"
      ).lines == [])
  }

  @Test func anOverrideThatSwallows() throws {
    #expect(
      try app(
        "dismiss(animated: true)", members: "override func dismiss(animated: Bool, completion: (() -> Void)? = nil) {}"
      ).lines == [])
  }

  @Test func anOverrideThatPassesOn() throws {
    #expect(
      try app(
        "①dismiss(animated: true)",
        members: "override func dismiss(animated: Bool, completion: (() -> Void)? = nil) {\n"
          + "super.dismiss(animated: animated, completion: completion) }"
      ).lines == ["Home exit dismiss [button] ①"])
  }

  @Test func anOverrideOfAContainer() throws {
    let app = try CodeApp(
      """
      class Nav: UINavigationController {
        override func setViewControllers(_ controllers: [UIViewController], animated: Bool) {
          super.setViewControllers(controllers, animated: animated)
        }
        override func pushViewController(_ viewController: UIViewController, animated: Bool) {
          viewController.hidesBottomBarWhenPushed = true
          super.pushViewController(viewController, animated: animated)
        }
        override func popViewController(animated: Bool) -> UIViewController? { super.popViewController(animated: animated) }
      }
      """, StoryboardScene("Nav", "navigationController", segues: [.child("Root", "rootViewController")]),
      StoryboardScene("Root", hasClass: false))
    #expect(app.lines == [])
  }

  @Test func anOverrideOfAContainerIsStillAPush() throws {
    let app = try CodeApp(
      """
      class Nav: UINavigationController {
        override func pushViewController(_ viewController: UIViewController, animated: Bool) {
          viewController.hidesBottomBarWhenPushed = true
          super.pushViewController(viewController, animated: animated)
        }
      }
      class Root: UIViewController {
        @IBAction func go(_ sender: Any) { (navigationController as! Nav).①pushViewController(Detail(), animated: true) }
      }
      class Detail: UIViewController {}
      """, StoryboardScene("Nav", "navigationController", segues: [.child("Root", "rootViewController")]),
      StoryboardScene("Root", actions: ["go:"]))
    #expect(app.lines == ["Root -> Detail push [button] ①"])
  }

  @Test func whatNothingCalls() throws {
    #expect(
      try app(
        "",
        """
        extension Home {
          func close() { dismiss(animated: true) }
          @IBAction func closeTapped(_ sender: Any) { close() }
          func open() { present(Detail(), animated: true) }
          private func edit() { performSegue(withIdentifier: "edit", sender: nil) }
        }
        """
      ).lines == [])
  }

  @Test func whatOnlyADebugBuildDoes() throws {
    #expect(
      try app("#if DEBUG\ndismiss(animated: true)\n①present(Detail(), animated: true)\n#endif").lines == [
        "Home -> class:Detail present [button] ① ?"
      ])
    // It shows that somebody knows the segue.
    let performing = try app(
      "#if !DEBUG\nprint(1)\n#else\n①performSegue(withIdentifier: \"edit\", sender: nil)\n#endif")
    #expect(performing.lines == ["segue edit performed ①"])
  }

  @Test func whatOnlyADebugBuildHas() throws {
    #expect(
      try app(
        "openMenu()", "#if DEBUG\nextension Home { func openMenu() { present(Detail(), animated: true) } }\n#endif"
      ).lines == [])
  }

  @Test func everyOtherBuildCounts() throws {
    #expect(
      try app("#if os(iOS)\n①dismiss(animated: true)\n#else\nprint(1)\n#endif").lines == [
        "Home exit dismiss [button] ①"
      ])
    #expect(
      try app("#if DEBUG\nprint(1)\n#else\n①dismiss(animated: true)\n#endif").lines == ["Home exit dismiss [button] ①"])
  }

  @Test(arguments: [
    "return;\ndismiss(animated: true)",
    "fatalError()\npresent(Detail(), animated: true)",  // Of the app under test: what stands behind it never runs.
  ])
  func whatIsNeverReached(body: String) throws {
    #expect(try app(body).lines == [])
  }

  @Test func aClassNamedLikeOneOfTheSystem() throws {
    // An own class hides the system's of its name.
    let app = try CodeApp(
      """
      class UIAlertController { init(title: String) {}
        func show(in view: UIView) {} }
      class QLPreviewController: UIViewController {
        @objc func close() { ①dismiss(animated: true) }
        override func accessibilityPerformEscape() -> Bool { close(); return true }
      }
      class Home: UIViewController {
        @IBAction func go(_ sender: Any) {
          UIAlertController(title: "x").show(in: view)
          ②present(QLPreviewController(), animated: true)
        }
      }
      """, StoryboardScene("Home", actions: ["go:"]))
    #expect(
      app.lines == ["Home -> QLPreviewController present [button] ②", "QLPreviewController exit dismiss [escape] ①"])
    #expect(app.graph.scenes.first { $0.className == "QLPreviewController" }?.kind == .codeOnly)
  }

  @Test func aNestedClassIsNotItsNamesake() throws {
    let app = try CodeApp(
      """
      enum Notes { class Editor: UIViewController {} }
      enum Photos { class Editor: UIViewController {} }
      class Home: UIViewController {
        @IBAction func go(_ sender: Any) { ①present(Photos.Editor(), animated: true) }
      }
      """, StoryboardScene("Home", actions: ["go:"]))
    #expect(app.lines == ["Home -> Photos.Editor present [button] ①"])
  }

  @Test func testsAndPreviewsShowNothing() throws {
    #expect(
      try app(
        "",
        """
        #if DEBUG
        struct HomePreview: PreviewProvider { static var previews: some View { Wrapper(Detail()) } }
        #endif
        final class Builder { func detail() -> UIViewController { Detail() } }
        """
      ).lines == [])
  }

  @Test(arguments: [("given ?? String(describing: self)", []), ("String(describing: self)", ["Detail"])])
  func aStoryboardOfTwoPossibleNamesIsNotMissing(name: String, missing: [String]) throws {
    let app = try CodeApp(
      """
      extension UIViewController {
        static func make(from given: String? = nil) -> UIViewController {
          UIStoryboard(name: \(name), bundle: nil).instantiateInitialViewController()!
        }
      }
      class Home: UIViewController {
        @IBAction func go(_ sender: Any) { present(Detail.make(from: "Other"), animated: true) }
      }
      class Detail: UIViewController {}
      """, StoryboardScene("Home", actions: ["go:"]))
    #expect(app.graph.issues.map(\.kind) == missing.map { .unknownStoryboard(name: $0) })
  }
}
