import Testing

/// Ways to leave that a scene's own code takes (semantics §12.1: 1–4, 17, 18).
@Suite struct SwiftLeavingTests {
  /// An editor with a button that sends `close:`.
  private func closing(_ body: String, _ more: String = "") throws -> [String] {
    try CodeApp(
      """
      class Editor: UIViewController {
        var list: UIViewController!
        @IBAction func close(_ sender: Any) {
          \(body)
        }
      }
      \(more)
      """, StoryboardScene("Editor", actions: ["close:"])
    ).lines
  }

  @Test(arguments: [
    "①dismiss(animated: true)", "self.①dismiss(animated: true, completion: nil)",
    "self.①dismiss(animated: true) { print(1) }", "①dismissViewControllerAnimated(true, completion: nil)",
    "self.①dismissModalViewControllerAnimated(true)", "presentingViewController?.①dismiss(animated: true)",
    "self.presentingViewController!.①dismissViewControllerAnimated(true, completion: {})",
    "presentingViewController?.presentingViewController?.①dismiss(animated: true)",
    "navigationController?.①dismiss(animated: true)", "parent?.①dismiss(animated: true)",
    "tabBarController?.①dismiss(animated: true)", "splitViewController?.①dismiss(animated: true)",
    "view.window?.rootViewController?.①dismiss(animated: true)",
    "if list == nil { ①dismiss(animated: true) } else { print(2) }",
    "guard let nav = navigationController else { return }\nnav.①dismiss(animated: true)",
    "Task { await save(); ①dismiss(animated: true) }",
    "Task { @MainActor [weak self] in self?.①dismiss(animated: true) }",
    "DispatchQueue.main.async { self.①dismiss(animated: true) }",
    "DispatchQueue.main.asyncAfter(deadline: .now() + 1) { [weak self] in self?.①dismiss(animated: true) }",
    "UIView.animate(withDuration: 1, animations: { self.view.alpha = 0 }) { _ in self.①dismiss(animated: false) }",
  ])
  func dismissing(body: String) throws {
    #expect(try closing(body) == ["Editor exit dismiss [button] ①"])
  }

  @Test(arguments: [
    "navigationController?.①popViewController(animated: true)",
    "_ = self.navigationController?.①popToRootViewController(animated: false)",
    "navigationController!.①popToViewController(list, animated: true)",
    "navigationController?.①popViewControllerAnimated(true)",
    "navigationController?.viewControllers.①removeLast()",
    "let nav = navigationController\nnav?.①popViewController(animated: true)",
    "if let nav = self.navigationController { nav.①popViewController(animated: true) }",
    "parent?.navigationController?.①popViewController(animated: true)",
  ])
  func popping(body: String) throws {
    #expect(try closing(body) == ["Editor exit pop [button] ①"])
  }

  /// A dismissal further down takes along what lies in between.
  @Test(
    arguments: [
      ("dismiss(animated: true)", false), ("presentingViewController?.dismiss(animated: true)", false),
      ("navigationController?.presentingViewController?.dismiss(animated: true)", false),
      ("presentingViewController?.presentingViewController?.dismiss(animated: true)", true),
      ("view.window?.rootViewController?.dismiss(animated: true)", true),
      ("var low = presentingViewController; low = low?.presentingViewController; low?.dismiss(animated: true)", true),
      (
        "presentingViewController?.presentingViewController?.navigationController?.popViewController(animated: true)",
        false
      ),
    ])
  func howFarItReaches(body: String, reachesBelow: Bool) throws {
    let app = try CodeApp(
      "class Detail: UIViewController { @IBAction func close(_ sender: Any) { \(body) } }",
      StoryboardScene("Detail", actions: ["close:"]))
    #expect(app.graph.exits.map(\.reachesBelow) == [reachesBelow])
  }

  @Test func aHelperOfOnesOwnLeavesWhereItIsWritten() throws {
    #expect(
      try closing(
        "finish(saving: true)", "extension Editor { func finish(saving: Bool) { ①dismiss(animated: saving) } }")
        == ["Editor exit dismiss [button] ①"])
  }

  @Test func aHelperForAllControllersLeavesWhereItIsCalled() throws {
    #expect(
      try closing(
        "①leave()",
        """
        extension UIViewController {
          func leave() {
            if let nav = navigationController, nav.viewControllers.first !== self { nav.popViewController(animated: true) }
            else { dismiss(animated: true) }
          }
        }
        """) == ["Editor exit dismiss [button] ① via leave", "Editor exit pop [button] ① via leave"])
  }

  @Test func aHelperOfAProtocolLeavesWhereItIsCalled() throws {
    #expect(
      try closing(
        "①leave()",
        """
        protocol Leaving {}
        extension Leaving where Self: UIViewController { func leave() { dismiss(animated: true) } }
        extension Editor: Leaving {}
        """) == ["Editor exit dismiss [button] ① via leave"])
  }

  @Test func twoCallersOfAHelperStayApart() throws {
    let app = try CodeApp(
      """
      class Editor: UIViewController { @IBAction func close(_ sender: Any) { ①leave() } }
      class Viewer: UIViewController { @objc func done() { ②leave() }
        override func viewDidLoad() {
          navigationItem.leftBarButtonItem = UIBarButtonItem(title: "Done", style: .done, target: self, action: #selector(done))
        }
      }
      extension UIViewController { func leave() { dismiss(animated: true) } }
      """, StoryboardScene("Editor", actions: ["close:"]), "Viewer")
    #expect(
      app.lines == [
        "Editor exit dismiss [button] ① via leave", "Viewer exit dismiss [barButtonItem] ② via leave",
      ])
  }

  @Test func theSelectionIsTheExit() throws {
    let app = try CodeApp(
      """
      class Picker: UITableViewController {
        var onPick: ((Int) -> Void)?
        override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
          onPick?(indexPath.row)
          ①dismiss(animated: true)
        }
      }
      class Grid: UICollectionViewController {
        override func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
          navigationController?.②popViewController(animated: true)
        }
      }
      """, StoryboardScene("Picker", "tableViewController"), StoryboardScene("Grid", "collectionViewController"))
    #expect(app.lines == ["Grid exit pop [collectionViewCell] ②", "Picker exit dismiss [tableViewCell] ①"])
  }

  @Test func anActionOfAnAlertIsTheExit() throws {
    #expect(
      try closing(
        """
        let alert = UIAlertController(title: nil, message: nil, preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "Discard", style: .destructive) { _ in self.②dismiss(animated: true) })
        alert.addAction(UIAlertAction(title: "Keep", style: .cancel, handler: nil))
        ①present(alert, animated: true)
        """) == ["Editor -> UIAlertController present [button] ①", "Editor exit dismiss [alertAction] ②"])
  }

  @Test func anActionOfAnAlertInAConstantIsTheExit() throws {
    #expect(
      try closing(
        """
        let discard = UIAlertAction(title: "Discard", style: .destructive) { [unowned self] action in
          self.navigationController?.②popViewController(animated: true)
        }
        let alert = UIAlertController(title: nil, message: nil, preferredStyle: .alert)
        [discard, UIAlertAction(title: "Keep", style: .cancel)].forEach(alert.addAction)
        ①present(alert, animated: true)
        """) == ["Editor -> UIAlertController present [button] ①", "Editor exit pop [alertAction] ②"])
  }

  @Test func theRootIsReplaced() throws {
    let app = try CodeApp(
      """
      class Login: UIViewController {
        @IBAction func signIn(_ sender: Any) { view.window?.①rootViewController = Home() }
      }
      class Home: UIViewController {}
      """, StoryboardScene("Login", actions: ["signIn:"]))
    #expect(app.lines == ["Login -> Home root [button] ①", "Login exit root [button] ①"])
  }

  @Test(arguments: [
    "UISwipeGestureRecognizer(target: self, action: #selector(finish))",
    "UITapGestureRecognizer(target: self, action: #selector(Editor.finish))",
  ])
  func gestures(recognizer: String) throws {
    let app = try CodeApp(
      """
      class Editor: UIViewController {}
      class Dimmed: Editor {
        override func viewDidLoad() { super.viewDidLoad(); view.addGestureRecognizer(\(recognizer)) }
      }
      extension Editor { @objc func finish() { ①dismiss(animated: true) } }
      """, "Dimmed")
    #expect(app.lines == ["Dimmed exit dismiss [gestureRecognizer] ①"])
  }
}
