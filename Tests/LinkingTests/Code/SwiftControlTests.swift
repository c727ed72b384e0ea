import Testing

/// Controls that code makes and wires (semantics §12.1: 11–13), all to one way to leave.
@Suite struct SwiftControlTests {
  /// An editor that runs something in `viewDidLoad`.
  private func editor(_ setup: String, _ members: String = "@objc func finish() { ①dismiss(animated: true) }") throws
    -> [String]
  {
    try CodeApp(
      """
      class Editor: UIViewController, UISearchBarDelegate {
        let button = UIButton(type: .system)
        let dimView = UIView()
        @IBOutlet weak var doneItem: UIBarButtonItem!
        override func viewDidLoad() {
          super.viewDidLoad()
          \(setup)
        }
        \(members)
      }
      """, "Editor"
    ).lines
  }

  @Test(arguments: [
    "UIBarButtonItem(barButtonSystemItem: .done, target: self, action: #selector(finish))",
    "UIBarButtonItem(title: \"Done\", style: .done, target: self, action: #selector(self.finish))",
    "UIBarButtonItem(image: UIImage(named: \"x\"), style: .plain, target: self, action: #selector(Editor.finish))",
    "UIBarButtonItem(barButtonSystemItem: .Done, target: self, action: \"finish\")",
    "UIBarButtonItem(barButtonSystemItem: .done, target: self, action: Selector(\"finish\"))",
    "UIBarButtonItem(barButtonSystemItem: .close, target: self, action: Selector((\"finish\")))",
  ])
  func barButtonItemsWithTarget(item: String) throws {
    let expected = ["Editor exit dismiss [barButtonItem] ①"]
    #expect(try editor("navigationItem.leftBarButtonItem = \(item)") == expected)
    #expect(try editor("navigationItem.rightBarButtonItems = [\(item)]") == expected)
    #expect(try editor("let item = \(item)\nself.navigationItem.setRightBarButton(item, animated: true)") == expected)
    #expect(try editor("toolbarItems = [\(item)]") == expected)
  }

  @Test(arguments: [
    "UIBarButtonItem(systemItem: .close, primaryAction: UIAction { [weak self] _ in self?.①dismiss(animated: true) })",
    "UIBarButtonItem(primaryAction: UIAction(title: \"Close\") { _ in self.①dismiss(animated: true) })",
    """
    UIBarButtonItem(title: "Close", image: nil, primaryAction: UIAction(handler: { [unowned self] _ in
      self.①dismiss(animated: true) }), menu: nil)
    """,
  ])
  func barButtonItemsWithClosure(item: String) throws {
    #expect(
      try editor("navigationItem.leftBarButtonItem = \(item)", "") == ["Editor exit dismiss [barButtonItem] ①"])
  }

  @Test func aBarButtonItemThatIsWiredLater() throws {
    #expect(
      try editor("doneItem.target = self\ndoneItem.action = #selector(finish)")
        == ["Editor exit dismiss [barButtonItem] ①"])
  }

  @Test func aBarButtonItemInALazyProperty() throws {
    #expect(
      try editor(
        "navigationItem.leftBarButtonItem = closeItem",
        """
        private lazy var closeItem: UIBarButtonItem = {
          let item = UIBarButtonItem(barButtonSystemItem: .stop, target: self, action: #selector(finish))
          item.tintColor = .red
          return item
        }()
        @objc private func finish() { ①dismiss(animated: true) }
        """) == ["Editor exit dismiss [barButtonItem] ①"])
  }

  @Test(arguments: [
    "button.addTarget(self, action: #selector(finish), for: .touchUpInside)",
    "button.addTarget(self, action: #selector(Editor.finish), forControlEvents: .TouchUpInside)",
    "button.addTarget(nil, action: #selector(finish), for: .primaryActionTriggered)",
    "let b = UIButton()\nb.addTarget(self, action: #selector(finish), for: .touchUpInside)\nview.addSubview(b)",
  ])
  func buttonsWithTarget(setup: String) throws {
    #expect(try editor(setup) == ["Editor exit dismiss [button] ①"])
  }

  @Test(arguments: [
    "button.addAction(UIAction { [unowned self] _ in self.①dismiss(animated: true) }, for: .primaryActionTriggered)",
    "let action = UIAction { _ in self.①dismiss(animated: true) }\nbutton.addAction(action, for: .touchUpInside)",
    "view.addSubview(UIButton(type: .close, primaryAction: UIAction { _ in self.①dismiss(animated: true) }))",
    """
    let b = UIButton(configuration: .filled(), primaryAction: UIAction(title: "Close", handler: { [weak self] _ in
      guard let self else { return }
      self.①dismiss(animated: true)
    }))
    view.addSubview(b)
    """,
  ])
  func buttonsWithClosure(setup: String) throws {
    #expect(try editor(setup, "") == ["Editor exit dismiss [button] ①"])
  }

  @Test func theSelectorTakesItsNameFromItsLabels() throws {
    #expect(
      try editor(
        "button.addTarget(self, action: #selector(finish(_:with:)), for: .touchUpInside)",
        "@objc func finish(_ sender: UIButton, with event: UIEvent) { ①dismiss(animated: true) }")
        == ["Editor exit dismiss [button] ①"])
    #expect(
      try editor(
        "button.addTarget(self, action: Selector(\"close:\"), for: .touchUpInside)",
        "@objc(close:) func finish(_ sender: UIButton) { ①dismiss(animated: true) }")
        == ["Editor exit dismiss [button] ①"])
  }

  @Test(arguments: [
    "dimView.addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(finish)))",
    "let tap = UITapGestureRecognizer(target: self, action: #selector(finish))\ntap.delegate = nil\n"
      + "view.addGestureRecognizer(tap)",
    "let pan = UIScreenEdgePanGestureRecognizer()\npan.addTarget(self, action: #selector(finish))\n"
      + "view.addGestureRecognizer(pan)",
  ])
  func gestures(setup: String) throws {
    #expect(try editor(setup) == ["Editor exit dismiss [gestureRecognizer] ①"])
  }

  @Test(arguments: [
    """
    override var keyCommands: [UIKeyCommand]? {
      [UIKeyCommand(input: UIKeyCommand.inputEscape, modifierFlags: [], action: #selector(finish))]
    }
    """,
    """
    override var keyCommands: [UIKeyCommand]? {
      let command = UIKeyCommand(title: "Close", action: #selector(finish), input: "w", modifierFlags: .command)
      return (super.keyCommands ?? []) + [command]
    }
    """,
  ])
  func keyCommands(property: String) throws {
    #expect(
      try editor("", property + "\n@objc func finish() { ①dismiss(animated: true) }")
        == ["Editor exit dismiss [keyCommand] ①"])
    #expect(
      try editor(
        "addKeyCommand(UIKeyCommand(input: \"w\", modifierFlags: .command, action: #selector(finish)))")
        == ["Editor exit dismiss [keyCommand] ①"])
  }

  @Test func theAccessibilityEscape() throws {
    #expect(
      try editor(
        "", "override func accessibilityPerformEscape() -> Bool { ①dismiss(animated: true); return true }")
        == ["Editor exit dismiss [escape] ①"])
  }

  @Test func delegatesOfViewsAreCallbacks() throws {
    #expect(
      try editor("", "func searchBarCancelButtonClicked(_ searchBar: UISearchBar) { ①dismiss(animated: true) }")
        == ["Editor exit dismiss [callback] ①"])
  }

  @Test func theLifecycleIsNoUser() throws {
    #expect(
      try editor("", "override func viewDidAppear(_ animated: Bool) { ①dismiss(animated: true) }")
        == ["Editor exit dismiss [lifecycle] ①"])
  }

  @Test(arguments: [
    "Timer.scheduledTimer(withTimeInterval: 3, repeats: false) { [weak self] _ in self?.①dismiss(animated: true) }",
    "DispatchQueue.main.asyncAfter(deadline: .now() + 3) { self.①dismiss(animated: true) }",
  ])
  func aTimerIsNoUser(setup: String) throws {
    #expect(try editor(setup, "") == ["Editor exit dismiss [timer] ①"])
  }

  @Test func aTimerWithASelectorIsNoUser() throws {
    #expect(
      try editor(
        "Timer.scheduledTimer(timeInterval: 3, target: self, selector: #selector(finish), userInfo: nil, repeats: false)"
      )
        == ["Editor exit dismiss [timer] ①"])
    #expect(
      try editor("perform(#selector(finish), with: nil, afterDelay: 1)") == ["Editor exit dismiss [timer] ①"])
  }

  @Test(arguments: [
    "NotificationCenter.default.addObserver(self, selector: #selector(finish), name: .sessionEnded, object: nil)",
    "NSNotificationCenter.defaultCenter().addObserver(self, selector: #selector(finish), name: \"Ended\", object: nil)",
  ])
  func notificationsWithSelector(setup: String) throws {
    #expect(try editor(setup) == ["Editor exit dismiss [notification] ①"])
  }

  @Test(arguments: [
    """
    NotificationCenter.default.addObserver(forName: .sessionEnded, object: nil, queue: .main) { [weak self] _ in
      self?.①dismiss(animated: true)
    }
    """,
    """
    NotificationCenter.default.publisher(for: .sessionEnded).sink { [weak self] _ in self?.①dismiss(animated: true) }
      .store(in: &bag)
    """,
  ])
  func notificationsWithClosure(setup: String) throws {
    #expect(try editor(setup, "") == ["Editor exit dismiss [notification] ①"])
  }

  @Test(arguments: [
    "button.rx.tap.subscribe(onNext: { [weak self] in self?.①dismiss(animated: true) }).disposed(by: bag)",
    "button.rx.tap.bind { [unowned self] in self.①dismiss(animated: true) }.disposed(by: bag)",
    "button.rx.tap.asDriver().drive(onNext: { [weak self] in self?.①dismiss(animated: true) }).disposed(by: bag)",
  ])
  func reactiveButtons(setup: String) throws {
    #expect(try editor(setup, "") == ["Editor exit dismiss [button] ①"])
  }

  @Test(arguments: [
    "URLSession.shared.dataTask(with: url) { _, _, _ in DispatchQueue.main.async { self.①dismiss(animated: true) } }"
      + ".resume()",
    "service.load { [weak self] result in self?.①dismiss(animated: true) }",
  ])
  func callbacksOfLibraries(setup: String) throws {
    #expect(try editor(setup, "") == ["Editor exit dismiss [callback] ①"])
  }

  @Test(arguments: [
    "model.finished.sink { [weak self] in self?.①dismiss(animated: true) }.store(in: &bag)",
    "model.finished.subscribe(onNext: { [weak self] in self?.①dismiss(animated: true) }).disposed(by: bag)",
    "model.finished.asDriver().drive(onNext: { self.①dismiss(animated: true) })",
  ])
  func streamsOfWhateverBringsThem(setup: String) throws {
    #expect(try editor(setup, "") == ["Editor exit dismiss ① ?"])
  }

  @Test func aMenuOfActions() throws {
    #expect(
      try editor(
        """
        let close = UIAction(title: "Close") { [weak self] _ in self?.①dismiss(animated: true) }
        button.menu = UIMenu(title: "", children: [close])
        """, "") == ["Editor exit dismiss [button] ①"])
  }

  @Test func aBaseClassAddsTheControl() throws {
    let app = try CodeApp(
      """
      class Modal: UIViewController {
        override func viewDidLoad() {
          super.viewDidLoad()
          navigationItem.leftBarButtonItem =
            UIBarButtonItem(barButtonSystemItem: .stop, target: self, action: #selector(closeAll))
        }
        @objc private func closeAll() { ①dismiss(animated: true) }
      }
      class Help: Modal {}
      class About: Modal { override func viewDidLoad() { super.viewDidLoad(); title = "About" } }
      """, "Help", "About")
    #expect(
      app.lines.filter { !$0.hasPrefix("Modal ") } == [
        "About exit dismiss [barButtonItem] ①", "Help exit dismiss [barButtonItem] ①",
      ])
  }

  @Test func aNavigationSubclassAddsTheControl() throws {
    let app = try CodeApp(
      """
      class Modal: UINavigationController {
        override func viewDidLoad() {
          super.viewDidLoad()
          viewControllers.first?.navigationItem.leftBarButtonItem =
            UIBarButtonItem(barButtonSystemItem: .stop, target: self, action: #selector(closeAll))
        }
        @objc private func closeAll() { ①dismiss(animated: true) }
      }
      """,
      StoryboardScene("Modal", "navigationController", segues: [.child("Help", "rootViewController")]),
      StoryboardScene("Help", hasClass: false))
    // The code is the container's; the button is in the bar of what it holds.
    #expect(
      app.lines == ["Help exit dismiss [barButtonItem] ① via closeAll", "Modal exit dismiss [barButtonItem] ①"])
  }

  @Test func thePresenterDecoratesWhatItPresents() throws {
    let app = try CodeApp(
      """
      class Home: UIViewController {
        @IBAction func showHelp(_ sender: Any) {
          let help = Help()
          help.navigationItem.rightBarButtonItem =
            UIBarButtonItem(title: "Done", style: .done, target: self, action: #selector(hideHelp))
          let nav = ①UINavigationController(rootViewController: help)
          ②present(nav, animated: true)
        }
        @objc func hideHelp() { ③dismiss(animated: true) }
      }
      class Help: UIViewController {}
      """, StoryboardScene("Home", actions: ["showHelp:"]))
    #expect(
      app.lines == [
        "Help exit dismiss [barButtonItem] ③ via hideHelp", "Home -> UINavigationController present [button] ②",
        "Home exit dismiss [barButtonItem] ③", "UINavigationController -> Help child ①",
      ])
  }
}
