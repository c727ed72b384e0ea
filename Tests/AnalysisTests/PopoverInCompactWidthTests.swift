import NavigationModel
import Testing

@testable import Analysis

/// What is said about a close button on popovers, from files to findings: each test names the statement in its words.
@Suite struct PopoverInCompactWidthTests {
  /// What is said of the popover where it covers the screen, and what may be done.
  private static func trapped(_ scene: String, _ place: String, line: Int, _ severity: String = "error") -> String {
    "\(severity) compact_modal_without_close App.swift:\(line): \(scene), presented as a popover, covers the screen "
      + "\(place) and has no control that closes it there; add a Close button, or add one in "
      + "presentationController(_:viewControllerForAdaptivePresentationStyle:)"
  }

  private static let home = Markup.scene(
    "home", #"customClass="Home""#, buttons: [Markup.action("open:", of: "home")])

  /// Home shows a popover with a navigation controller around Colors.
  private func found(
    in target: TemporaryApp = TemporaryApp(), present: String = "popover?.delegate = self",
    home: String = "", colors: String = "", others: String = "",
    content: String = "UINavigationController(rootViewController: colors)"
  ) throws -> [String] {
    try target.project(
      """
      class Home: UIViewController, UIPopoverPresentationControllerDelegate {
        @IBAction func open(_ sender: UIView) {
          let colors = Colors()
          let content = \(content)
          content.modalPresentationStyle = .popover
          let popover = content.popoverPresentationController
          popover?.sourceView = sender
          popover?.sourceRect = sender.bounds
          \(present)
          present(content, animated: true, completion: nil)
        }
        \(home)
      }
      class Colors: UIViewController {
        \(colors)
      }
      \(others)
      """, initial: "home", Self.home
    ).found()
  }

  private static let style =
    "func adaptivePresentationStyle(for c: UIPresentationController) -> UIModalPresentationStyle { return .fullScreen }"

  private static func replacement(_ body: String) -> String {
    """
    func presentationController(
      _ controller: UIPresentationController,
      viewControllerForAdaptivePresentationStyle style: UIModalPresentationStyle
    ) -> UIViewController? {
      \(body)
    }
    @objc func close() { dismiss(animated: true) }
    """
  }

  private static let button = "UIBarButtonItem(title: \"Close\", style: .done, target: self, action: #selector(close))"

  private static let addsToStack = replacement(
    """
    guard let stack = controller.presentedViewController as? UINavigationController else { return nil }
    let item = \(button)
    stack.topViewController?.navigationItem.leftBarButtonItem = item
    return stack
    """)

  /// On a pad a tap outside is enough; in compact width there is no outside, so a popover without a button is a trap.
  @Test func aPopoverThatBecomesFullScreen() throws {
    #expect(
      try found(home: Self.style) == [
        Self.trapped("'Navigation (Colors)' (UINavigationController)", "on iPhone", line: 10)
      ])
    // On a pad alone the same happens in a narrow window, side by side with another app.
    #expect(
      try found(in: TemporaryApp(families: "2"), home: Self.style) == [
        Self.trapped("'Navigation (Colors)' (UINavigationController)", "in narrow iPad windows", line: 10)
      ])
    // Up to iOS 12 that is what happens without any delegate, too.
    #expect(
      try found(in: TemporaryApp(deploymentTarget: "11.0", turns: false), present: "") == [
        Self.trapped("'Navigation (Colors)' (UINavigationController)", "on iPhone up to iOS 12", line: 10)
      ])
  }

  /// The delegate adds the button to the navigation controller that it is asked to replace.
  @Test(arguments: ["11.0", "16.0", "18.0"])
  func theDelegateAddsTheButton(target: String) throws {
    #expect(
      try found(
        in: TemporaryApp(deploymentTarget: target), home: "\(Self.style)\n\(Self.addsToStack)") == [])
  }

  /// The delegate wraps a plain content, so that there is a bar for the button.
  @Test func theDelegateWraps() throws {
    let wraps = Self.replacement(
      """
      let stack = UINavigationController(rootViewController: controller.presentedViewController)
      stack.topViewController?.navigationItem.leftBarButtonItem = \(Self.button)
      return stack
      """)
    #expect(try found(home: "\(Self.style)\n\(wraps)", content: "colors") == [])
  }

  /// The delegate has to be told: with the methods alone nothing is added.
  @Test func nobodyIsTheDelegate() throws {
    #expect(
      try found(present: "", home: "\(Self.style)\n\(Self.addsToStack)") == [
        Self.trapped("'Navigation (Colors)' (UINavigationController)", "on iPhone in landscape", line: 10, "warning")
      ])
    // Whose delegate it is may be out of sight.
    #expect(
      try found(
        present: "Library.shared.presentation(of: content).delegate = self",
        home: "\(Self.style)\n\(Self.addsToStack)") == [])
  }

  /// A delegate that is not there any more once the popover is up asks nothing: the property is weak.
  @Test func theDelegateIsNotKept() throws {
    let keeper = """
      class Keeper: NSObject, UIPopoverPresentationControllerDelegate {
        func adaptivePresentationStyle(for c: UIPresentationController, traitCollection: UITraitCollection)
          -> UIModalPresentationStyle { .none }
      }
      """
    #expect(
      try found(
        present: "popover?.delegate = keeper", home: "let keeper = Keeper()", others: keeper) == [])
    #expect(
      try found(present: "popover?.delegate = Keeper()", others: keeper) == [
        Self.trapped("'Navigation (Colors)' (UINavigationController)", "on iPhone in landscape", line: 10, "warning")
      ])
  }

  /// A button in the navigation item of a content without a navigation controller is drawn nowhere.
  @Test func aButtonWithoutABar() throws {
    let adds = Self.replacement(
      """
      let content = controller.presentedViewController
      content.navigationItem.leftBarButtonItem = \(Self.button)
      return content
      """)
    let trapped = [Self.trapped("'Colors' (Colors)", "on iPhone", line: 10)]
    #expect(try found(home: "\(Self.style)\n\(adds)", content: "colors") == trapped)
    // The same holds for one that the content makes itself.
    let own = """
      override func viewDidLoad() { navigationItem.leftBarButtonItem = \(Self.button) }
      @objc func close() { dismiss(animated: true) }
      """
    #expect(try found(present: "popover?.delegate = self", home: Self.style, colors: own, content: "colors") == trapped)
    #expect(try found(present: "popover?.delegate = self", home: Self.style, colors: own) == [])
    // A delegate that wraps the content gives it a bar.
    let wraps = Self.replacement(
      "return UINavigationController(rootViewController: controller.presentedViewController)")
    #expect(try found(home: "\(Self.style)\n\(wraps)", colors: own, content: "colors") == [])
    // So does a bar of its own.
    let bar = "let navigationBar = UINavigationBar()\n\(own)"
    #expect(try found(present: "popover?.delegate = self", home: Self.style, colors: bar, content: "colors") == [])
  }

  /// A button that does not dismiss is no way out.
  @Test func aButtonThatDoesSomethingElse() throws {
    let adds = Self.addsToStack.replacing(
      "@objc func close() { dismiss(animated: true) }", with: "@objc func close() {}")
    #expect(
      try found(home: "\(Self.style)\n\(adds)") == [
        Self.trapped("'Navigation (Colors)' (UINavigationController)", "on iPhone", line: 10)
      ])
  }

  /// The older cure: the presenter remembers the content, and tells it whenever its traits change whether the button is
  /// needed.
  private func older(
    _ callback: String = "override func traitCollectionDidChange(_ previous: UITraitCollection?)",
    atFirst: String = "colors.hidesDone = hasRoom\ncolorsOnScreen = colors",
    colors: String = Self.doneInColors, others: String = ""
  ) throws -> [String] {
    try found(
      present: atFirst,
      home: """
        private var colorsOnScreen: Colors?
        \(Self.hasRoom)
        \(callback) {
          colorsOnScreen?.hidesDone = hasRoom
        }
        """, colors: colors, others: others)
  }

  /// A popover stays one only where both size classes are regular.
  private static let hasRoom =
    "var hasRoom: Bool { traitCollection.horizontalSizeClass == .regular && traitCollection.verticalSizeClass == .regular }"

  private static let doneInColors = """
    var hidesDone: Bool = false {
      didSet {
        let button = UIBarButtonItem(barButtonSystemItem: .done, target: self, action: #selector(leave))
        navigationItem.leftBarButtonItem = hidesDone ? nil : button
      }
    }
    @objc func leave() { dismiss(animated: true) }
    """

  @Test func thePresenterFollowsItsTraits() throws {
    #expect(try older() == [])
    // Its observer is observed in `didSet`: whoever never sets it has no button.
    #expect(
      try found(present: "", colors: Self.doneInColors) == [
        Self.trapped("'Navigation (Colors)' (UINavigationController)", "on iPhone in landscape", line: 10, "warning")
      ])
  }

  /// A child is told on being laid out, which does run for it.
  @Test func aChildFollowsItsLayout() throws {
    #expect(
      try older("override func viewDidLayoutSubviews()", atFirst: "colorsOnScreen = colors") == [])
  }

  /// A child whose view was added without making it a child gets no traits, so the cure in it never runs, and a popover
  /// that has its button from there alone has none.
  @Test func aChildThatIsNotToldOfItsTraits() throws {
    func found(_ adopts: String) throws -> [String] {
      try TemporaryApp(deploymentTarget: "15.0").project(
        """
        class Parent: UIViewController {
          let child = Home()
          override func viewDidLoad() {
            \(adopts)
            view.addSubview(child.view)
          }
        }
        class Home: UIViewController {
          private var colorsOnScreen: Colors?
          \(Self.hasRoom)
          let button = UIButton()
          override func viewDidLoad() {
            button.addTarget(self, action: #selector(open), for: .touchUpInside)
            view.addSubview(button)
          }
          @objc func open(_ sender: UIView) {
            let colors = Colors()
            let content = UINavigationController(rootViewController: colors)
            content.modalPresentationStyle = .popover
            content.popoverPresentationController?.sourceView = sender
            colorsOnScreen = colors
            present(content, animated: true, completion: nil)
          }
          override func traitCollectionDidChange(_ previous: UITraitCollection?) {
            colorsOnScreen?.hidesDone = hasRoom
          }
        }
        class Colors: UIViewController {
          \(Self.doneInColors)
        }
        """, initial: "parent", Markup.scene("parent", #"customClass="Parent""#)
      ).found(CompactModalWithoutClose.self, MissingDismissal.self)
    }
    #expect(try found("addChild(child)") == [])
    let outside = try found("")
    #expect(
      outside == [
        Self.trapped("'Navigation (Colors)' (UINavigationController)", "on iPhone in landscape", line: 22, "warning")
      ])
  }
}
