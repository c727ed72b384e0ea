import NavigationModel
import Testing
import UIKitModel

@testable import Analysis

/// Controllers of the system (§2.8): who removes them.
@Suite struct SystemControllerTests {
  /// Home presents a system controller full screen on line 5.
  private func app(
    _ system: String = "MFMailComposeViewController", exits: [Exit] = [], scenes: [Scene] = [], open: String? = nil,
    style: PresentationStyle? = .fullScreen, transitions: [Transition] = []
  ) -> CodeGraph {
    CodeGraph(
      scenes: [.made("Home", open: open), .system(system)] + scenes,
      transitions: [.code(5, "Home", .present, system, style: style)] + transitions, exits: exits)
  }

  @Test func theTableNamesEachClassOnce() {
    #expect(SystemControllers.rows.count == 30)
    #expect(Set(SystemControllers.rows.map(\.className)).count == 30)
    #expect(SystemControllers.rows.allSatisfy { $0.source.hasPrefix("§2.8 ") })
    // Whoever must be dismissed says when.
    #expect(SystemControllers.rows.allSatisfy { $0.leaving != .byApp || !$0.callbacks.isEmpty })
  }

  @Test(arguments: SystemControllers.rows.filter { $0.leaving != .byApp }.map(\.className))
  func someLeaveByThemselves(name: String) {
    let app = app(name)
    #expect(app.context.departures.flatMap(\.cases).allSatisfy { $0.outcome == .leaves })
    #expect(app.found(UndismissedSystemController.self, MissingDismissal.self, CompactModalWithoutClose.self) == [])
  }

  @Test(arguments: SystemControllers.rows.filter { $0.leaving == .byApp }.map(\.className))
  func othersAreForTheApp(name: String) {
    #expect(
      app(name).found(UndismissedSystemController.self) == [
        "warning certain App.swift:5:1: 'Home' (Home) presents \(name), which does not go away by itself, and nothing "
          + "dismisses it: dismiss it in its delegate"
      ])
    // It is a matter of no other rule.
    #expect(app(name).found(MissingDismissal.self, CompactModalWithoutClose.self) == [])
  }

  private func isFound(_ app: CodeGraph) -> Bool { !app.found(UndismissedSystemController.self).isEmpty }

  @Test func whatDismissesIt() {
    let callback = Trigger.callback("mailComposeController(_:didFinishWith:error:)")
    #expect(!isFound(app(exits: [.code(9, "Home", .dismiss, callback)])))
    #expect(
      !isFound(app(exits: [.code(9, "Home", .dismiss, .callback("mailComposeController:didFinishWithResult:error:"))])))
    // A delegate of its own, whoever made it.
    #expect(!isFound(app(exits: [.code(9, "Mailer", .dismiss, callback)], scenes: [.flow("Mailer")])))
    #expect(!isFound(app(exits: [.code(9, "Home", .dismiss, nil, on: ["MFMailComposeViewController"])])))
    #expect(!isFound(app(exits: [.code(9, "MFMailComposeViewController", .dismiss, callback, on: ["Home"])])))
    #expect(!isFound(app(exits: [.code(9, "Home", .dismiss, nil)])))
    // A button of code may lie over it, one of the presenter's view cannot.
    #expect(!isFound(app(exits: [.code(9, "Home")])))
    #expect(isFound(app(exits: [.code(9, "Home", .dismiss, .button("close"))])))
    // The delegate of another picker.
    #expect(isFound(app(exits: [.code(9, "Home", .dismiss, .callback("imagePickerControllerDidCancel"))])))
    #expect(isFound(app(exits: [.code(9, "Home", .pop, callback)])))
  }

  @Test func anotherPresenterIsNoHelp() {
    let callback = Trigger.callback("mailComposeController")
    let two = app(
      exits: [.code(9, "Other", .dismiss, callback)], scenes: [.made("Other")],
      transitions: [
        .code(6, "Home", .present, "Other"),
        .code(7, "Other", .present, "MFMailComposeViewController", style: .fullScreen),
      ])
    #expect(
      two.found(UndismissedSystemController.self).map { String($0.prefix(30)) } == ["warning certain App.swift:5:1:"])
  }

  @Test func aGestureHelpsSomewhere() {
    var sheet = app(style: .pageSheet)
    #expect(!isFound(sheet))
    sheet.families = [.iPhone]
    #expect(
      sheet.found(UndismissedSystemController.self) == [
        "note certain App.swift:5:1: 'Home' (Home) presents MFMailComposeViewController, which does not go away by "
          + "itself, and nothing dismisses it; only a gesture closes it, and not in landscape on iPhone: dismiss it in its "
          + "delegate"
      ])
    #expect(
      app(open: "Home inherits from Kit").found(UndismissedSystemController.self) == [
        "note possible App.swift:5:1: 'Home' (Home) presents MFMailComposeViewController, which does not go away by "
          + "itself, and nothing dismisses it: dismiss it in its delegate (Home inherits from Kit)"
      ])
  }

  @Test func thePickersDelegateDoesNotLetThePresenterOut() {
    func reasons(_ exits: [Exit]) -> [Departure.Outcome] {
      let app = CodeGraph(
        scenes: [.made("Start"), .made("Home"), .system("UIImagePickerController")],
        transitions: [
          .code(4, "Start", .present, "Home", style: .fullScreen),
          .code(5, "Home", .present, "UIImagePickerController"),
        ], exits: exits)
      let departure = app.context.departures.first { $0.transition.id == "App.swift:4:1" }
      return Array(Set((departure?.cases ?? []).map(\.outcome)))
    }
    let cancel = Trigger.callback("imagePickerControllerDidCancel(_:)")
    #expect(reasons([.code(9, "Home", .dismiss, cancel)]) == [.stuck])
    #expect(reasons([.code(9, "Home", .dismiss, cancel, on: ["UIImagePickerController"])]) == [.stuck])
    // The second one on the same event is for Home itself.
    #expect(
      reasons([.code(9, "Home", .dismiss, cancel), .code(10, "Home", .dismiss, cancel)]) == [
        .open(["'Home' leaves by itself when imagePickerControllerDidCancel(_:) is called"])
      ])
  }

  /// In a navigation controller it is left as it is without one: by what its delegate does.
  @Test func aPickerInANavigationController() {
    func app(_ held: Scene) -> CodeGraph {
      CodeGraph(
        scenes: [.made("Home"), .navigation("Nav"), held],
        transitions: [
          .code(4, "Home", .present, "Nav", style: .fullScreen),
          .code(5, "Nav", .child, held.id.rawValue, trigger: nil),
        ])
    }
    #expect(app(.system("UIImagePickerController")).found(MissingDismissal.self, CompactModalWithoutClose.self) == [])
    #expect(app(.made("Detail")).found(MissingDismissal.self).count == 1)
  }
}
