import NavigationModel
import Testing

@testable import Analysis

/// What is said about showing and hiding controllers, from files to findings: each test names the statement in its words.
@Suite struct ShowingAndHidingTests {
  private static let first = Markup.scene(
    "first", #"customClass="First""#, buttons: [Markup.action("open:", of: "first")])
  private static let second = Markup.scene("second", #"storyboardIdentifier="second" customClass="Second""#)
  private static let both = Markup.scene(
    "second", #"storyboardIdentifier="second" customClass="Second""#, buttons: [Markup.action("close:", of: "second")])

  /// Two scenes: the first one shows the second in some way.
  private func app(_ open: String, second members: String = "", _ scenes: String...) throws -> TemporaryProject {
    try TemporaryApp().project(
      [
        (
          "App.swift",
          """
          class First: UIViewController {
            @IBAction func open(_ sender: Any) {
              let second = storyboard!.instantiateViewController(withIdentifier: "second")
              \(open)
            }
          }
          class Second: UIViewController {
            \(members)
          }
          """
        )
      ], initial: scenes.count == 2 ? "first" : "start", scenes)
  }

  /// What becomes of the second scene in compact width: one word for each way to it.
  private func effects(_ project: TemporaryProject) throws -> [String] {
    let analysis = AnalysisContext(graph: try project.graph(), findsWitnesses: false)
    let second = try #require(analysis.graph.scenes.first { $0.objectID == "second" })
    return analysis.narrow.of(second.id).map { index in
      switch analysis.narrow.all[index].effect {
      case .push: "push"
      case .present: "present"
      case .contain: "contain"
      case let effect: "\(effect.map { "\($0)" } ?? "start")"
      }
    }
  }

  /// `show` asks the parents which of them takes it: a navigation controller pushes; where there is none, it is a modal.
  @Test func showDependsOnWhatIsAround() throws {
    #expect(try places("show(second, sender: self)") == [["present"], ["present"], ["push"], ["push"]])
  }

  /// Asked to show a detail, no navigation controller takes it either.
  @Test func showDetailDependsOnWhatIsAround() throws {
    let places = try places("showDetailViewController(second, sender: self)")
    #expect(places == [["present"], ["present"], ["present"], ["present"]])
    // A split view that is not there does nothing when it is told.
    let sent = try self.places("splitViewController?.showDetailViewController(second, sender: self)")
    #expect(sent == [["open"], ["open"], ["open"], ["open"]])
  }

  /// What a call does at the start of the window, in a tab, in a navigation controller, and in one in a tab.
  private func places(_ call: String) throws -> [[String]] {
    [
      try effects(app(call, Self.first, Self.second)),
      try effects(app(call, Markup.tabs("start", "first"), Self.first, Self.second)),
      try effects(app(call, Markup.navigation("start", root: "first"), Self.first, Self.second)),
      try effects(
        app(call, Markup.tabs("start", "nav"), Markup.navigation("nav", root: "first"), Self.first, Self.second)),
    ]
  }

  /// The call does the same as a segue of the kind Show.
  @Test func aCallAndASegueAreTheSame() throws {
    let segue = Markup.scene("first", buttons: [Markup.button("z", to: "second")])
    for (scenes, effect) in [([segue, Self.second], "present"), ([Markup.navigation("start", root: "first")], "push")] {
      let list = scenes.count == 2 ? scenes : scenes + [segue, Self.second]
      let project = try TemporaryApp().project(
        [("App.swift", "class Second: UIViewController {}\n")], initial: effect == "push" ? "start" : "first", list)
      #expect(try effects(project) == [effect])
    }
  }

  /// A parent of one's own that implements `show` takes it: nothing is presented then.
  @Test func aParentThatImplementsShow() throws {
    let code = """
      class Deck: UIViewController {
        override func show(_ controller: UIViewController, sender: Any?) {
          addChild(controller)
          view.addSubview(controller.view)
          controller.didMove(toParent: self)
        }
      }
      class Second: UIViewController {}
      """
    let project = try TemporaryApp().project(
      code, initial: "deck",
      Markup.scene(
        "deck", #"customClass="Deck""#,
        buttons: [
          #"<containerView id="box"><connections>"# + Markup.segue("e", to: "first", "embed")
            + "</connections></containerView>"
        ]),
      Markup.scene("first", buttons: [Markup.button("z", to: "second")]), Self.second)
    #expect(try project.found(CompactModalWithoutClose.self, MissingDismissal.self) == [])
  }

  /// A controller that was pushed is not to be dismissed: the same button is right in one context and dead in the other.
  @Test func aControllerThatIsReusedInBothWays() throws {
    let dismisses = "@IBAction func close(_ sender: Any) { dismiss(animated: true) }"
    let contexts = [
      Markup.tabs("start", "nav", "other"), Markup.navigation("nav", root: "first"), Self.first,
      Markup.scene("other", #"customClass="Other""#, buttons: [Markup.action("open:", of: "other")]), Self.both,
    ]
    func found(_ close: String) throws -> [String] {
      let open = """
        @IBAction func open(_ sender: Any) {
            show(storyboard!.instantiateViewController(withIdentifier: "second"), sender: self)
          }
        """
      return try TemporaryApp().project(
        [
          (
            "App.swift",
            """
            class First: UIViewController {
              \(open)
            }
            class Other: UIViewController {
              \(open)
            }
            class Second: UIViewController {
              \(close)
            }
            """
          )
        ], initial: "start", contexts
      ).found(WrongContextExit.self, DeadExit.self, MissingDismissal.self, CompactModalWithoutClose.self)
    }
    #expect(
      try found(dismisses) == [
        "warning wrong_context_exit Main.storyboard:6: button second-close: of 'Second' (Second) does not leave it where it is "
          + "pushed: nothing presents it there, so there is nothing to dismiss; tell the two cases apart and leave as "
          + "each asks for"
      ])
    // The context is to be asked; each of its properties tells.
    for question in [
      "if presentingViewController != nil { dismiss(animated: true) } else { PUSHED }",
      "if let stack = navigationController { stack.popViewController(animated: true) } else { dismiss(animated: true) }",
      "if isBeingPresented || navigationController == nil { dismiss(animated: true) } else { PUSHED }",
      "guard let stack = navigationController else { dismiss(animated: true); return }\nstack.popViewController(animated: true)",
      "navigationController == nil ? dismiss(animated: true) : leave()",
    ] {
      let body = question.replacing("PUSHED", with: "navigationController?.popViewController(animated: true)")
      let members = """
        @IBAction func close(_ sender: Any) { \(body) }
        func leave() { navigationController?.popViewController(animated: true) }
        """
      #expect(try found(members) == [], "\(question)")
    }
  }

  /// The answer to the context may also be to hide the button that would do nothing.
  @Test func theButtonIsHiddenWhereItWouldDoNothing() throws {
    for hides in [
      "closeButton.isHidden = navigationController != nil", "self.closeButton?.alpha = isBeingPresented ? 1 : 0",
      "if navigationController != nil { closeButton.removeFromSuperview() }",
      "[closeButton].forEach { $0?.isHidden = navigationController != nil }",
    ] {
      #expect(try found(hides) == [], "\(hides)")
    }
    #expect(try found("closeButton.setTitle(title, for: .normal)").count == 1)
  }

  /// What is wrong with the button of a scene that is pushed and presented, and looks after it on appearing.
  private func found(_ looksAfterIt: String) throws -> [String] {
    let hides = """
      @IBOutlet var closeButton: UIButton!
        override func viewWillAppear(_ animated: Bool) {
          super.viewWillAppear(animated)
          \(looksAfterIt)
        }
        @IBAction func close(_ sender: Any) { dismiss(animated: true) }
      """
    let second = Markup.scene(
      "second", #"storyboardIdentifier="second" customClass="Second""#,
      buttons: [Markup.action("close:", of: "second")],
      manual: #"<outlet property="closeButton" destination="second-close:" id="o"/>"#)
    let open = """
      @IBAction func open(_ sender: Any) {
          show(storyboard!.instantiateViewController(withIdentifier: "second"), sender: self)
        }
      """
    let project = try TemporaryApp().project(
      "class First: UIViewController {\n\(open)\n}\nclass Other: UIViewController {\n\(open)\n}\n"
        + "class Second: UIViewController {\n\(hides)\n}\n", initial: "start", Markup.tabs("start", "nav", "other"),
      Markup.navigation("nav", root: "first"), Self.first,
      Markup.scene("other", #"customClass="Other""#, buttons: [Markup.action("open:", of: "other")]), second)
    return try project.found(WrongContextExit.self, DeadExit.self)
  }

  /// A presentation from code takes the style that was set; full screen has no gesture, so a control has to dismiss it.
  @Test func aFullScreenPresentationFromCode() throws {
    let open = """
      second.modalPresentationStyle = .fullScreen
          second.modalTransitionStyle = .crossDissolve
          present(second, animated: true, completion: nil)
      """
    #expect(
      try app(open, Self.first, Self.second).found() == [
        "error missing_dismissal App.swift:6: 'Second' (Second), presented full screen, cannot be left: no control and no "
          + "code that a user can start leads out of it; add a Close button with an unwind segue or an action that "
          + "dismisses it"
      ])
    let close = "@IBAction func close(_ sender: Any) { dismiss(animated: true, completion: nil) }"
    #expect(try app(open, second: close, Self.first, Self.both).found() == [])
  }

  /// What a container holds is taken away by the container's own means, and that is no way out of a modal.
  @Test func aChildIsRemovedByItsContainer() throws {
    let code = """
      class First: UIViewController {
        @IBAction func open(_ sender: Any) {
          let box = Box()
          box.modalPresentationStyle = .fullScreen
          present(box, animated: true)
        }
      }
      class Box: UIViewController {
        let child = Child()
        override func viewDidLoad() {
          addChild(child)
          view.addSubview(child.view)
          child.didMove(toParent: self)
        }
      }
      class Child: UIViewController {
        let button = UIButton()
        override func viewDidLoad() {
          button.addTarget(self, action: #selector(close), for: .touchUpInside)
          view.addSubview(button)
        }
        @objc func close() {
          CLOSE
        }
      }
      """
    func found(_ close: String) throws -> [String] {
      try TemporaryApp().project(code.replacing("CLOSE", with: close), initial: "first", Self.first).found()
    }
    #expect(
      try found("willMove(toParent: nil); view.removeFromSuperview(); removeFromParent()") == [
        "error missing_dismissal App.swift:5: 'Box' (Box), presented full screen, cannot be left: no control and no code "
          + "that a user can start leads out of it; add a Close button with an unwind segue or an action that dismisses it"
      ])
    // UIKit hands the dismissal of a child on to what was presented.
    #expect(try found("dismiss(animated: true)") == [])
    #expect(try found("parent?.dismiss(animated: true)") == [])
  }
}

extension Markup {
  /// A button `<scene>-<selector>` that sends an action to its controller.
  static func action(_ selector: String, of scene: String) -> String {
    #"<button id="\#(scene)-\#(selector)"><connections><action selector="\#(selector)" destination="\#(scene)" "#
      + #"eventType="touchUpInside" id="\#(scene)-\#(selector)-a"/></connections></button>"#
  }
}
