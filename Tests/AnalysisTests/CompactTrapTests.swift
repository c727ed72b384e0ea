import NavigationModel
import Testing

@testable import Analysis

/// Presentations that trap a user, word by word.
@Suite struct CompactTrapTests {
  private static let cure =
    "add a Close button, or add one in presentationController(_:viewControllerForAdaptivePresentationStyle:)"

  private static let home = Markup.scene(
    "home", #"customClass="Home""#, buttons: [Markup.action("open:", of: "home")])

  private func found(_ swift: String, on target: TemporaryApp = TemporaryApp(), _ scenes: String...) throws -> [String]
  {
    try target.project([("App.swift", swift)], initial: "home", scenes.isEmpty ? [Self.home] : scenes).found()
  }

  /// Home presents Form in a style of its own.
  private func form(_ style: String, home: String = "", form: String = "", on target: TemporaryApp = TemporaryApp())
    throws -> [String]
  {
    try found(
      """
      class Home: UIViewController, UIAdaptivePresentationControllerDelegate {
        @IBAction func open(_ sender: UIView) {
          let form = Form()
          form.modalPresentationStyle = \(style)
          form.popoverPresentationController?.sourceView = sender
          form.presentationController?.delegate = self
          present(form, animated: true)
        }
        \(home)
      }
      class Form: UIViewController {
        \(form)
      }
      """, on: target)
  }

  @Test func aPopoverFromCode() throws {
    let place =
      "error compact_modal_without_close App.swift:7: 'Form' (Form), presented as a popover, covers the screen on iPhone"
    let sideways =
      "warning compact_modal_without_close App.swift:7: 'Form' (Form), presented as a popover, covers the screen "
      + "on iPhone in landscape and has no control that closes it there; \(Self.cure)"
    #expect(try form(".popover") == [sideways])
    #expect(
      try form(".popover", on: TemporaryApp(deploymentTarget: "12.0")) == [
        "\(place) and has no control that closes it there; \(Self.cure)"
      ])
    #expect(try form(".popover", on: TemporaryApp(turns: false)) == [])
    #expect(try form(".popover", on: TemporaryApp(families: "2")) == [])
  }

  @Test func aPopoverBySegue() throws {
    let segue = Markup.button("z", to: "menu", "popoverPresentation", #"popoverAnchorView="z-button""#)
    let code = "class Home: UIViewController {}\nclass Menu: UIViewController {}\n"
    func found(_ target: TemporaryApp) throws -> [String] {
      try self.found(
        code, on: target, Markup.scene("home", #"customClass="Home""#, buttons: [segue]),
        Markup.scene("menu", #"customClass="Menu""#))
    }
    #expect(
      try found(TemporaryApp()) == [
        "warning compact_modal_without_close Main.storyboard:2: 'Menu' (Menu), presented as a popover, covers the screen "
          + "on iPhone in landscape and has no control that closes it there; \(Self.cure)"
      ])
    #expect(
      try found(TemporaryApp(deploymentTarget: "12.0")) == [
        "error compact_modal_without_close Main.storyboard:2: 'Menu' (Menu), presented as a popover, covers the screen "
          + "on iPhone and has no control that closes it there; \(Self.cure)"
      ])
  }

  /// A gate that is always shut, and nothing else that leads out.
  @Test(arguments: [
    (home: "", form: "override func viewDidLoad() { isModalInPresentation = true }"),
    (home: "", form: "override var isModalInPresentation: Bool { get { true } set {} }"),
    (home: "func presentationControllerShouldDismiss(_ c: UIPresentationController) -> Bool { false }", form: ""),
    (
      home: "func presentationControllerShouldDismiss(_ c: UIPresentationController) -> Bool { return false }", form: ""
    ),
  ])
  func aFormSheetThatRefuses(home: String, form: String) throws {
    #expect(
      try self.form(".formSheet", home: home, form: form) == [
        "error missing_dismissal App.swift:7: 'Form' (Form), presented as a form sheet, cannot be left: "
          + "isModalInPresentation blocks the gestures, and no control and no code that a user can start leads out of it; "
          + "add a Close button with an unwind segue or an action that dismisses it"
      ])
  }

  /// A gate that opens, or a button beside it.
  @Test func aFormSheetThatMayBeLeft() throws {
    let landscape = [
      "warning compact_modal_without_close App.swift:7: 'Form' (Form), presented as a sheet, covers the screen on iPhone "
        + "in landscape and has no control that closes it there; \(Self.cure)"
    ]
    let asks = "func presentationControllerShouldDismiss(_ c: UIPresentationController) -> Bool { !hasChanges }"
    #expect(try form(".formSheet", home: asks) == landscape)
    #expect(try form(".formSheet", form: "override func viewDidLoad() { isModalInPresentation = false }") == landscape)
    let button = """
      let button = UIButton()
      override func viewDidLoad() {
        isModalInPresentation = true
        button.addTarget(self, action: #selector(close), for: .touchUpInside)
        view.addSubview(button)
      }
      @objc func close() { dismiss(animated: true) }
      """
    #expect(try form(".formSheet", form: button) == [])
  }

  /// A swipe is all there is: on a phone on its side it is gone.
  @Test(arguments: [".formSheet", ".pageSheet", ".automatic"])
  func aSheetWithASwipeOnly(style: String) throws {
    #expect(
      try form(style) == [
        "warning compact_modal_without_close App.swift:7: 'Form' (Form), presented as a sheet, covers the screen on iPhone "
          + "in landscape and has no control that closes it there; \(Self.cure)"
      ])
    #expect(try form(style, on: TemporaryApp(turns: false)) == [])
    #expect(try form(style, on: TemporaryApp(families: "2")) == [])
  }
}
