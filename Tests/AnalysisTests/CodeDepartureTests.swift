import NavigationModel
import Testing
import UIKitModel

@testable import Analysis

/// Whether code lets a user out of what is presented.
@Suite struct CodeDepartureTests {
  /// What becomes of a presentation on iPad, on iOS 18: the same in both widths, or one word for each.
  private func outcome(_ app: CodeGraph, _ line: Int = 5) throws -> String {
    let departure = try #require(app.context.departures.first { $0.transition.id == "App.swift:\(line):1" })
    let texts = departure.cases.map { item in
      switch item.outcome {
      case .leaves: "leaves"
      case .stuck: "stuck"
      case .open(let reasons): "open: " + reasons.joined(separator: "; ")
      }
    }
    return Set(texts).count == 1 ? texts[0] : texts.joined(separator: ", ")
  }

  /// Home presents Photo full screen on line 5.
  private func app(
    _ scenes: [Scene] = [.made("Home"), .made("Photo")], _ transitions: [Transition] = [], exits: [Exit] = [],
    style: PresentationStyle = .fullScreen, adaptivity: Adaptivity? = nil, isModal: Bool = false
  ) -> CodeGraph {
    CodeGraph(
      scenes: scenes,
      transitions: [
        .code(5, "Home", .present, "Photo", style: style, adaptivity: adaptivity, isModal: isModal)
      ] + transitions, exits: exits)
  }

  @Test func whatStartsAnExit() throws {
    #expect(try outcome(app()) == "stuck")
    #expect(try outcome(app(exits: [.code(9, "Photo")])) == "leaves")
    #expect(try outcome(app(exits: [.code(9, "Photo", .dismiss, Trigger(element: "alertAction"))])) == "leaves")
    // Something calls it, and nobody knows what starts that.
    #expect(try outcome(app(exits: [.code(9, "Photo", .dismiss, nil)])) == "leaves")
    let occasions: [(Trigger, String)] = [
      (.notification, "on a notification"), (Trigger(element: "timer"), "after some time"),
      (.callback("userDidLogOut"), "when userDidLogOut is called"), (.lifecycle("viewDidAppear"), "in viewDidAppear"),
      (Trigger(element: "deepLink"), "on a deep link"), (Trigger(element: "callback"), "when it is called back"),
    ]
    for (trigger, text) in occasions {
      #expect(
        try outcome(app(exits: [.code(9, "Photo", .dismiss, trigger)])) == "open: 'Photo' leaves by itself \(text)")
    }
  }

  /// Code of an object that is no scene, which nobody knows the start of, may run wherever what it shows is on screen.
  @Test func whatFlowObjectsLetGo() throws {
    let scenes = [Scene.made("Home"), .made("Photo"), .flow("Opener")]
    #expect(try outcome(app(scenes, exits: [.code(9, "Opener", .dismiss, nil)])) == "stuck")
    #expect(try outcome(app(scenes, exits: [.code(9, "Opener", .dismiss, nil, on: ["Photo"])])) == "leaves")
    #expect(
      try outcome(app(scenes, exits: [.code(9, "Opener", .dismiss, .lifecycle("init"), on: ["Photo"])]))
        == "stuck")
    let opened = CodeGraph(
      scenes: scenes,
      transitions: [.code(4, "Home", .flow, "Opener"), .code(5, "Opener", .present, "Photo", style: .fullScreen)],
      exits: [.code(9, "Opener", .dismiss, nil)])
    #expect(try outcome(opened) == "leaves")
  }

  @Test func whatAnExitLeaves() throws {
    // A pop leaves the stack it is in, not the modal; a new root leaves everything.
    #expect(try outcome(app(exits: [.code(9, "Photo", .pop)])) == "stuck")
    #expect(try outcome(app(exits: [.code(9, "Photo", .root)])) == "leaves")
    // Inside of a presented stack.
    let stack = app(
      [.made("Home"), .navigation("Photo"), .made("List"), .made("Detail")],
      [.code(6, "Photo", .child, "List", trigger: nil), .code(7, "List", .push, "Detail")],
      exits: [.code(9, "Detail")])
    #expect(try outcome(stack) == "leaves")
    // A modal above leaves alone, unless it is told to dismiss what lies further below.
    func nested(_ receivers: [String]) throws -> [String] {
      let app = app(
        [.made("Home"), .made("Photo"), .made("Info")], [.code(6, "Photo", .present, "Info", style: .fullScreen)],
        exits: [.code(9, "Info", on: receivers)])
      return [try outcome(app), try outcome(app, 6)]
    }
    #expect(try nested([]) == ["stuck", "leaves"])
    #expect(try nested(["Info"]) == ["stuck", "leaves"])
    #expect(try nested(["Photo"]) == ["stuck", "leaves"])
    #expect(try nested(["Home"]) == ["leaves", "leaves"])
  }

  @Test func anUnwindWithinTheModalDoesNotLeaveIt() throws {
    func stack(unwindTo target: String) -> CodeGraph {
      app(
        [.made("Home"), .navigation("Photo"), .made("List"), .drawn("Detail", buttons: ["back"])],
        [
          .code(6, "Photo", .child, "List", trigger: nil), .code(7, "List", .push, "Detail"),
          .segue("u", "Detail", .unwind, target, trigger: .button("back"), unwindAction: "back:"),
        ], exits: [.code(9, "Detail", .unwind, .button("back"), transition: "u")])
    }
    #expect(try outcome(stack(unwindTo: "List")) == "stuck")
    #expect(try outcome(stack(unwindTo: "Home")) == "leaves")
  }

  @Test func aPerformedUnwindLeaves() throws {
    func app(_ change: (inout Transition) -> Void) -> CodeGraph {
      var unwind = Transition.segue(
        "u", "Photo", .unwind, "Home", identifier: "back", trigger: nil, unwindAction: "back:")
      change(&unwind)
      return self.app(
        [.made("Home"), .drawn("Photo")], [unwind], exits: [.code(9, "Photo", .unwind, nil, transition: "u")])
    }
    #expect(try outcome(app { $0.performedAt = [SourceLocation(file: "Photo.swift", line: 3)] }) == "leaves")
    #expect(try outcome(app { $0.isNeverPerformed = true }) == "stuck")
    #expect(try outcome(app { _ in }) == "stuck")
  }

  @Test func delegatesOfThePresenter() throws {
    // One call: an exit of the modal whose button leads there, and of the presenter whose code it is.
    let button = Trigger(element: "barButtonItem", label: "Done")
    let both = app(exits: [
      .code(9, "Photo", .dismiss, button, on: ["Home"], via: "Home.photoDidFinish"), .code(9, "Home", .dismiss, nil),
    ])
    #expect(try outcome(both) == "leaves")
    // The presenter's exit is no way out of where the presenter is.
    let deeper = CodeGraph(
      scenes: [.made("Start"), .made("Home"), .made("Photo")],
      transitions: [
        .code(4, "Start", .present, "Home", style: .fullScreen),
        .code(5, "Home", .present, "Photo", style: .fullScreen),
      ],
      exits: [
        .code(9, "Photo", .dismiss, button, on: ["Home"], via: "Home.photoDidFinish"),
        .code(9, "Home", .dismiss, nil),
      ])
    #expect(try outcome(deeper, 5) == "leaves")
    #expect(try outcome(deeper, 4) == "stuck")
    // Without the modal's exit, something calls the presenter.
    #expect(try outcome(app(exits: [.code(9, "Home", .dismiss, nil)])) == "leaves")
    #expect(
      try outcome(app(exits: [.code(9, "Home", .dismiss, .callback("uploadDidFinish"))]))
        == "open: 'Home' closes it when uploadDidFinish is called")
    // Of another controller.
    #expect(try outcome(app(exits: [.code(9, "Home", .dismiss, nil, on: ["Other"])])) == "stuck")
    #expect(try outcome(app(exits: [.code(9, "Home", .dismiss, nil, on: ["Photo"])])) == "leaves")
  }

  @Test func controlsOfThePresenter() throws {
    // A button of its own cannot be touched while the modal covers it.
    let own = app(
      [.drawn("Home", buttons: ["close"]), .made("Photo")], exits: [.code(9, "Home", .dismiss, .button("close"))])
    #expect(try outcome(own) == "stuck")
    // What is never presented itself means what it presents: the button it gave to the modal.
    #expect(try outcome(app(exits: [.code(9, "Home")])) == "leaves")
    let presented = CodeGraph(
      scenes: [.made("Start"), .made("Home"), .made("Photo")],
      transitions: [.code(4, "Start", .present, "Home"), .code(5, "Home", .present, "Photo", style: .fullScreen)],
      exits: [.code(9, "Home")])
    #expect(try outcome(presented) == "open: 'Home' may mean it where it dismisses")
  }

  @Test func flowObjects() throws {
    func app(_ exits: [Exit]) -> CodeGraph {
      CodeGraph(
        scenes: [.made("Home"), .flow("Router"), .made("Photo")],
        transitions: [.code(4, "Home", .flow, "Router"), .code(5, "Router", .present, "Photo", style: .fullScreen)],
        exits: exits)
    }
    #expect(try outcome(app([])) == "stuck")
    #expect(try outcome(app([.code(9, "Router", .dismiss, .tap)])) == "leaves")
    #expect(try outcome(app([.code(9, "Photo", .dismiss, .tap, on: ["Router"], via: "Router.close")])) == "leaves")
    #expect(
      try outcome(app([.code(9, "Router", .dismiss, .notification)])) == "open: 'Router' closes it on a notification")
  }

  @Test func classesThatCouldNotBeFollowed() throws {
    // What was not read of the presented class may well be its way out.
    #expect(try outcome(app([.made("Home"), .made("Photo", open: "'Photo' is made elsewhere")])) == "leaves")
    #expect(
      try outcome(app([.made("Home", open: "Home inherits from Kit"), .made("Photo")]))
        == "open: Home inherits from Kit")
    let open = app([.made("Home"), .made("Photo"), .made("Info")], [.code(6, "Photo", .push, "Info")])
    #expect(try outcome(open) == "open: it is not known what holds 'Info'")
  }

  @Test func codeThatPushesWhereItCan() throws {
    func outcome(_ line: Int) throws -> String {
      try self.outcome(app([.made("Home"), .made("Photo")], [.code(line, "Home", .push, "Photo")]))
    }
    #expect(try outcome(8) == "open: the same code pushes it where it can")
    #expect(try outcome(30) == "stuck")
  }

  @Test func whatACodePresentationAsksFor() throws {
    #expect(try outcome(app(style: .pageSheet)) == "leaves")
    #expect(try outcome(app(style: .pageSheet, isModal: true)) == "stuck")
    #expect(try outcome(app([.made("Home"), .made("Photo", isModal: true)], style: .pageSheet)) == "stuck")
  }

  private func adaptivity(
    _ styles: [PresentationStyle], everywhere: Bool = false, adds: Bool = false, isOpen: Bool = false
  ) -> Adaptivity {
    Adaptivity(
      styles: styles, coversAllEnvironments: everywhere, addsCloseControl: adds, isOpen: isOpen,
      location: SourceLocation(file: "Home.swift", line: 3))
  }

  /// The cases of a popover that refuses gestures where it is a sheet, on iPhone: `CR sheet leaves`.
  private func popover(_ adaptivity: Adaptivity?, from version: String = "18.0") throws -> [String] {
    var app = app(style: .popover, adaptivity: adaptivity)
    app.families = [.iPhone]
    app.deploymentTarget = version
    let departure = try #require(app.context.departures.first)
    return departure.cases.map { item in
      let outcome =
        switch item.outcome {
        case .leaves: "leaves"
        case .stuck: "stuck"
        case .open(let reasons): "open: \(reasons.joined(separator: "; "))"
        }
      return "\(item.environment.rawValue) \(item.presentation.rawValue) \(outcome)"
    }
  }

  @Test func adaptivityDelegates() throws {
    #expect(
      try popover(nil) == ["CR sheet leaves", "CC fullScreenSheet stuck", "RC fullScreenSheet stuck"])
    // The older method is asked in compact width only.
    #expect(
      try popover(adaptivity([.none])) == ["CR popover leaves", "CC popover leaves", "RC fullScreenSheet stuck"])
    #expect(
      try popover(adaptivity([.none], everywhere: true)) == [
        "CR popover leaves", "CC popover leaves", "RC popover leaves",
      ])
    #expect(
      try popover(adaptivity([.fullScreen])) == [
        "CR fullScreen stuck", "CC fullScreen stuck", "RC fullScreenSheet stuck",
      ])
    #expect(
      try popover(adaptivity([.fullScreen], adds: true)) == [
        "CR fullScreen leaves", "CC fullScreen leaves", "RC fullScreenSheet leaves",
      ])
    #expect(
      try popover(adaptivity([], adds: true)) == [
        "CR sheet leaves", "CC fullScreenSheet leaves", "RC fullScreenSheet leaves",
      ])
    // Of several answers the best one counts.
    #expect(try popover(adaptivity([.fullScreen, .none])).prefix(2) == ["CR popover leaves", "CC popover leaves"])
    let doubt = "what the adaptivity delegate at Home.swift:3 does is not known"
    #expect(
      try popover(adaptivity([], isOpen: true)) == [
        "CR sheet leaves", "CC fullScreenSheet open: \(doubt)", "RC fullScreenSheet open: \(doubt)",
      ])
  }

  @Test func adaptivityOfSheets() {
    func adapted(
      _ style: PresentationStyle, _ answer: PresentationStyle, _ environment: Environment, _ generation: OSGeneration
    ) -> EffectivePresentation {
      AdaptedPresentation(
        style: style, adaptivity: adaptivity([answer], everywhere: true), environment: environment,
        generation: generation
      ).presentation
    }
    #expect(adapted(.formSheet, .none, .compactRegular, .upTo12) == .sheet)
    #expect(adapted(.formSheet, .none, .compactCompact, .from18) == .fullScreenSheet)
    #expect(adapted(.fullScreen, .none, .compactRegular, .upTo12) == .fullScreen)
    #expect(adapted(.popover, .formSheet, .compactRegular, .from18) == .sheet)
    #expect(adapted(.popover, .overFullScreen, .compactRegular, .from18) == .overFullScreen)
  }
}
