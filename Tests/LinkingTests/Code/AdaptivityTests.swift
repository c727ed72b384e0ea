import NavigationModel
import Testing

/// Who decides what a popover or sheet becomes in compact sizes (semantics §2.5, §12.1: 16).
@Suite struct AdaptivityTests {
  /// A home that shows a help scene as a popover, by code and by a segue.
  private func adaptivity(
    present: String = "help.popoverPresentationController?.delegate = self",
    prepare: String = "segue.destination.popoverPresentationController?.delegate = self", methods: String
  ) throws -> [Adaptivity?] {
    let app = try CodeApp(
      """
      class Home: UIViewController, UIPopoverPresentationControllerDelegate {
        @IBAction func go(_ sender: Any) {
          let help = storyboard!.instantiateViewController(withIdentifier: "Help")
          help.modalPresentationStyle = .popover
          \(present)
          present(help, animated: true)
        }
        override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
          \(prepare)
        }
        \(methods)
        @objc func hideHelp() { dismiss(animated: true) }
      }
      """,
      StoryboardScene(
        "Home", actions: ["go:"],
        segues: [.init("help", "popoverPresentation", to: "Help", #"popoverAnchorView="Home-view""#, onButton: true)]),
      StoryboardScene("Help", hasClass: false))
    // A container that the delegate makes is presented, and holds Help, by transitions of its own.
    let presentations = app.graph.transitions.filter { app.name($0.target) == "Help" && $0.kind != .child }
    return presentations.map { transition in
      transition.adaptivity.map {
        Adaptivity(
          styles: $0.styles, coversAllEnvironments: $0.coversAllEnvironments, addsCloseControl: $0.addsCloseControl,
          isOpen: $0.isOpen, location: SourceLocation(file: ""))
      }
    }
  }

  private func both(_ adaptivity: Adaptivity?) -> [Adaptivity?] { [adaptivity, adaptivity] }

  private static func facts(
    _ styles: [PresentationStyle] = [], all: Bool = false, closes: Bool = false, isOpen: Bool = false
  ) -> Adaptivity {
    Adaptivity(
      styles: styles, coversAllEnvironments: all, addsCloseControl: closes, isOpen: isOpen,
      location: SourceLocation(file: ""))
  }

  private static let old = "func adaptivePresentationStyle(for c: UIPresentationController) -> UIModalPresentationStyle"
  private static let new =
    "func adaptivePresentationStyle(for c: UIPresentationController, traitCollection t: UITraitCollection) "
    + "-> UIModalPresentationStyle"
  private static let wrap =
    "func presentationController(_ c: UIPresentationController, viewControllerForAdaptivePresentationStyle s: "
    + "UIModalPresentationStyle) -> UIViewController?"

  @Test(
    arguments: [
      ("\(old) { return .none }", facts([.none])), ("\(old) { UIModalPresentationStyle.none }", facts([.none])),
      ("\(new) { return .none }", facts([.none], all: true)),
      ("\(old) { return .fullScreen }", facts([.fullScreen])),
      (
        "func adaptivePresentationStyleForPresentationController(c: UIPresentationController) -> "
          + "UIModalPresentationStyle { return .None }", facts([.none])
      ),
      (
        "\(new) { return t.horizontalSizeClass == .compact ? .overFullScreen : .none }",
        facts([.none, .overFullScreen], all: true)
      ),
      (
        "\(new) { switch t.verticalSizeClass { case .compact: return .fullScreen; default: return .none } }",
        facts([.fullScreen, .none], all: true)
      ),
    ] as [(String, Adaptivity)])
  func styles(method: String, expected: Adaptivity) throws {
    #expect(try adaptivity(methods: method) == both(expected))
  }

  @Test(arguments: [
    """
    let wrapped = UINavigationController(rootViewController: c.presentedViewController)
    c.presentedViewController.navigationItem.leftBarButtonItem =
      UIBarButtonItem(barButtonSystemItem: .cancel, target: self, action: #selector(hideHelp))
    return wrapped
    """,
    """
    let nav = UINavigationController(rootViewController: c.presentedViewController)
    let done = UIBarButtonItem(title: "Done", style: .done, target: self, action: #selector(hideHelp))
    nav.topViewController?.navigationItem.rightBarButtonItem = done
    return nav
    """,
    """
    let nav = UINavigationController(rootViewController: c.presentedViewController)
    addDone(to: nav)
    return nav
    """,
    """
    guard s == .fullScreen else { return nil }
    let item = UIBarButtonItem(systemItem: .close, primaryAction: UIAction { [weak self] _ in self?.dismiss(animated: true) })
    let help = c.presentedViewController
    help.navigationItem.rightBarButtonItem = item
    return UINavigationController(rootViewController: help)
    """,
  ])
  func aWrapperThatAddsAControl(body: String) throws {
    let helper = """
      func addDone(to nav: UINavigationController) {
        nav.viewControllers.first?.navigationItem.leftBarButtonItem =
          UIBarButtonItem(barButtonSystemItem: .done, target: self, action: #selector(hideHelp))
      }
      """
    #expect(try adaptivity(methods: "\(Self.wrap) { \(body) }\n\(helper)") == both(Self.facts(closes: true)))
    #expect(
      try adaptivity(methods: "\(Self.wrap) { \(body) }\n\(helper)\n\(Self.old) { return .fullScreen }")
        == both(Self.facts([.fullScreen], closes: true)))
  }

  @Test func aWrapperWithoutAnyControl() throws {
    #expect(
      try adaptivity(
        methods: "\(Self.wrap) { UINavigationController(rootViewController: c.presentedViewController) }")
        == both(Self.facts()))
  }

  @Test func aControlThatDoesNotLeaveIsNone() throws {
    #expect(
      try adaptivity(
        methods: """
          \(Self.wrap) {
            c.presentedViewController.navigationItem.leftBarButtonItem =
              UIBarButtonItem(barButtonSystemItem: .add, target: self, action: #selector(addNote))
            return UINavigationController(rootViewController: c.presentedViewController)
          }
          @objc func addNote() {}
          """) == both(Self.facts()))
  }

  @Test func whatCannotBeFollowedIsOpen() throws {
    #expect(
      try adaptivity(methods: "\(Self.old) { return ThirdParty.style(for: c) }") == both(Self.facts(isOpen: true)))
  }

  @Test(arguments: [
    "help.popoverPresentationController?.delegate = self", "help.presentationController?.delegate = self",
    "if let popover = help.popoverPresentationController { popover.delegate = self; popover.sourceView = view }",
    "let popover = help.popoverPresentationController!\npopover.delegate = self",
    "decorate(help)",
  ])
  func waysToBecomeTheDelegate(present: String) throws {
    #expect(
      try adaptivity(
        present: present, prepare: present.replacing("help", with: "segue.destination"),
        methods:
          "\(Self.old) { .none }\nfunc decorate(_ vc: UIViewController) { vc.presentationController?.delegate = self }")
        == both(Self.facts([.none])))
  }

  /// The child sets the delegate of the container that is presented, once its view is loaded.
  @Test func aChildOfWhatIsPresented() throws {
    let app = try CodeApp(
      """
      class Home: UIViewController {}
      class Help: UIViewController, UIAdaptivePresentationControllerDelegate {
        override func viewDidLoad() { navigationController?.presentationController?.delegate = self }
        \(Self.old) { .none }
      }
      """,
      StoryboardScene(
        "Home", segues: [.init("", "popoverPresentation", to: "Nav", #"popoverAnchorView="Home-view""#, onButton: true)]
      ),
      .navigation("Nav", root: "Help"), "Help")
    #expect(app.graph.transitions.filter { $0.kind == .popover }.map(\.adaptivity?.styles) == [[.none]])
  }

  @Test func aSegueAction() throws {
    let app = try CodeApp(
      """
      class Home: UIViewController, UIPopoverPresentationControllerDelegate {
        @IBSegueAction func makeHelp(_ coder: NSCoder) -> UIViewController? {
          let help = Help(coder: coder)
          help?.popoverPresentationController?.delegate = self
          return help
        }
        \(Self.old) { .none }
      }
      class Help: UIViewController {}
      """,
      StoryboardScene(
        "Home",
        segues: [
          .init(
            "", "popoverPresentation", to: "Help",
            #"popoverAnchorView="Home-view" destinationCreationSelector="makeHelp:""#, onButton: true)
        ]),
      "Help")
    #expect(app.graph.transitions.filter { $0.kind == .popover }.map(\.adaptivity?.styles) == [[.none]])
  }

  @Test func withoutADelegateThereIsNone() throws {
    #expect(try adaptivity(present: "", prepare: "", methods: "\(Self.old) { .none }") == both(nil))
  }

  /// Code for another segue counts too: every branch is taken for run, and identifiers are not compared.
  @Test func aSegueByItsIdentifier() throws {
    #expect(
      try adaptivity(
        prepare: """
          switch segue.identifier {
          case "help": segue.destination.popoverPresentationController?.delegate = self
          default: break
          }
          """, methods: "\(Self.old) { .none }") == both(Self.facts([.none])))
  }

  @Test func aDelegateOfItsOwnClass() throws {
    let app = try CodeApp(
      """
      class Home: UIViewController {
        let keeper = Keeper()
        @IBAction func go(_ sender: Any) {
          let help = Help()
          help.modalPresentationStyle = .popover
          help.popoverPresentationController?.delegate = keeper
          ①present(help, animated: true)
        }
      }
      class Help: UIViewController {}
      final class Keeper: NSObject, UIPopoverPresentationControllerDelegate {
        func adaptivePresentationStyle(for c: UIPresentationController, traitCollection: UITraitCollection)
          -> UIModalPresentationStyle { .none }
      }
      """, StoryboardScene("Home", actions: ["go:"]))
    #expect(app.lines == ["Home -> Help present(popover) [button] ①"])
    #expect(app.graph.transitions.map(\.adaptivity?.styles) == [[.none]])
    #expect(app.graph.transitions.map(\.adaptivity?.coversAllEnvironments) == [true])
  }

  @Test func theControllerIsItsOwnDelegate() throws {
    let app = try CodeApp(
      """
      class Home: UIViewController { @IBAction func go(_ sender: Any) { ①present(Help(), animated: true) } }
      class Help: UIViewController, UIPopoverPresentationControllerDelegate {
        init() {
          super.init(nibName: nil, bundle: nil)
          modalPresentationStyle = .popover
          popoverPresentationController?.delegate = self
        }
        func adaptivePresentationStyle(for c: UIPresentationController) -> UIModalPresentationStyle { return .none }
      }
      """, StoryboardScene("Home", actions: ["go:"]))
    #expect(app.graph.transitions.map(\.adaptivity?.styles) == [[.none]])
  }

  @Test func aDelegateThatRefusesToBeDismissed() throws {
    let app = try CodeApp(
      """
      class Home: UIViewController, UIAdaptivePresentationControllerDelegate {
        @IBAction func go(_ sender: Any) {
          let help = Help()
          help.presentationController?.delegate = self
          present(help, animated: true)
        }
        func presentationControllerShouldDismiss(_ c: UIPresentationController) -> Bool { return false }
      }
      class Help: UIViewController {}
      """, StoryboardScene("Home", actions: ["go:"]))
    #expect(app.graph.transitions.map(\.isModalInPresentation) == [true])
  }

  /// A delegate that refuses for one container says nothing of another one of the same class.
  @Test func aDelegateOfAnotherContainerOfTheClass() throws {
    let app = try CodeApp(
      """
      class Home: UIViewController, UIAdaptivePresentationControllerDelegate {
        @IBAction func go(_ sender: Any) {
          let first = BarController(rootViewController: First())
          first.presentationController?.delegate = self
          present(first, animated: true)
          present(BarController(rootViewController: Second()), animated: true)
        }
        func presentationControllerShouldDismiss(_ c: UIPresentationController) -> Bool { false }
      }
      class BarController: UINavigationController {}
      class First: UIViewController {}
      class Second: UIViewController {}
      """, StoryboardScene("Home", actions: ["go:"]))
    let presentations = app.graph.transitions.filter { $0.kind == .present }
    #expect(presentations.map(\.isModalInPresentation) == [true, false])
  }
}
