import NavigationModel
import Testing

@testable import Analysis

/// Where code brings scenes onto the screen.
@Suite struct CodeSituationTests {
  /// The situations of a scene: `Nav < 7 push`, with the line of the transition that presented it; `?` marks an open one.
  private func situations(of id: String, in app: CodeGraph) -> [String] {
    let context = app.context
    return context.narrow.of(SceneID(rawValue: id)).map { index in
      let situation = context.narrow.all[index]
      let containers = situation.containers.map(\.rawValue).joined(separator: "/")
      let by = situation.presentation.map { $0.split(separator: ":")[1] } ?? "window"
      return "\(containers) < \(by)\(situation.isOpen ? " ?" : "")"
    }
  }

  /// The steps to the first situation of a scene.
  private func witness(to id: String, in app: CodeGraph) -> [String] {
    app.context.witness(to: SceneID(rawValue: id)).map(\.text)
  }

  @Test func aPushInTheStackOfTheSource() {
    let app = CodeGraph(
      scenes: [.navigation("Nav"), .made("List"), .made("Detail")],
      transitions: [.code(2, "Nav", .child, "List", trigger: nil), .code(3, "List", .push, "Detail")])
    #expect(situations(of: "Detail", in: app) == ["Nav < window"])
    #expect(
      witness(to: "Detail", in: app) == [
        "the app starts at 'Nav' (UINavigationController)", "'Nav' (UINavigationController) holds 'List' (List)",
        "button 'Go' in 'List' (List) pushes 'Detail' (Detail)",
      ])
  }

  @Test func aPushOnANavigationControllerThatTheSourceKnows() {
    // The first tab pushes on the stack of the second.
    let app = CodeGraph(
      scenes: [
        .of(.tabBarController, "Tabs"), .made("List"), .navigation("Nav"), .made("Other"), .made("Detail"),
      ],
      transitions: [
        .code(2, "Tabs", .child, "List", trigger: nil), .code(3, "Tabs", .child, "Nav", trigger: nil),
        .code(4, "Nav", .child, "Other", trigger: nil), .code(5, "List", .push, "Detail", on: "Nav"),
      ])
    #expect(situations(of: "Detail", in: app) == ["Tabs/Nav < window"])
    #expect(
      witness(to: "Detail", in: app) == [
        "the app starts at 'Tabs' (Tabs)", "'Tabs' (Tabs) holds 'List' (List)",
        "button 'Go' in 'List' (List) pushes 'Detail' (Detail)",
      ])
  }

  @Test func theReceiverAroundTheSourceIsTheOneInItsOwnSituation() {
    // The same stack is the window's root and presented; what is pushed stays with it.
    let app = CodeGraph(
      scenes: [.navigation("Nav"), .made("List"), .made("Detail"), .made("Help")],
      transitions: [
        .code(2, "Nav", .child, "List", trigger: nil), .code(3, "List", .push, "Detail", on: "Nav"),
        .code(4, "Detail", .present, "Nav"), .code(5, "Detail", .push, "Help", on: "Nav"),
      ])
    #expect(situations(of: "Detail", in: app) == ["Nav < window", "Nav < 4"])
    #expect(situations(of: "Help", in: app) == ["Nav < window", "Nav < 4"])
  }

  @Test func aReceiverOnThePathCutsOffWhatIsInside() {
    let app = CodeGraph(
      scenes: [.navigation("Outer"), .made("Host"), .navigation("Inner"), .made("List"), .made("Detail")],
      transitions: [
        .code(2, "Outer", .child, "Host", trigger: nil), .code(3, "Host", .child, "Inner", trigger: nil),
        .code(4, "Inner", .child, "List", trigger: nil), .code(5, "List", .push, "Detail", on: "Outer"),
      ])
    #expect(situations(of: "List", in: app) == ["Outer/Host/Inner < window"])
    #expect(situations(of: "Detail", in: app) == ["Outer < window"])
  }

  @Test func aReceiverThatIsMetLaterCountsAsWell() {
    let app = CodeGraph(
      scenes: [.made("Home"), .made("Detail"), .made("Step"), .navigation("Nav")],
      transitions: [
        .code(2, "Home", .push, "Detail", on: "Nav"), .code(3, "Home", .present, "Step"),
        .code(4, "Step", .present, "Nav"),
      ])
    #expect(situations(of: "Detail", in: app) == ["Nav < 4"])
  }

  @Test func nobodyKnowsWhereAPushGoes() {
    // The navigation controller is nowhere: what is pushed is somewhere, and nothing throws.
    let nowhere = CodeGraph(
      scenes: [.made("Home"), .navigation("Nav"), .made("Detail")],
      transitions: [.code(2, "Home", .push, "Detail", on: "Nav")])
    #expect(situations(of: "Detail", in: nowhere) == [" < window ?"])
    let none = CodeGraph(
      scenes: [.made("Home"), .made("Detail")], transitions: [.code(2, "Home", .push, "Detail")])
    #expect(situations(of: "Detail", in: none) == [" < window ?"])
    #expect(none.context.narrow.failures == [])
    #expect(none.found(PushWithoutNavigationController.self) == [])
  }

  @Test func aFlowObjectShowsWhereItIsCalled() {
    let app = CodeGraph(
      scenes: [.navigation("Nav"), .made("List"), .flow("Router"), .made("Detail"), .made("Edit"), .made("Help")],
      transitions: [
        .code(2, "Nav", .child, "List", trigger: nil), .code(3, "List", .flow, "Router"),
        .code(4, "Router", .push, "Detail"), .code(5, "Router", .present, "Edit"), .code(6, "Edit", .flow, "Router"),
        .code(7, "Router", .show, "Help"),
      ])
    #expect(situations(of: "Router", in: app) == ["Nav < window", " < 5"])
    #expect(situations(of: "Detail", in: app) == ["Nav < window", " < 5 ?"])
    #expect(situations(of: "Edit", in: app) == [" < 5"])
    #expect(situations(of: "Help", in: app) == ["Nav < window", " < 5 ?"])
    #expect(
      witness(to: "Detail", in: app).suffix(2) == [
        "button 'Go' in 'List' (List) calls 'Router' (Router)",
        "button 'Go' in 'Router' (Router) pushes 'Detail' (Detail)",
      ])
  }

  @Test func aContainerCallsAFlowObjectThatActsInside() {
    let app = CodeGraph(
      scenes: [.navigation("Nav"), .flow("Router"), .made("Detail")],
      transitions: [
        .code(2, "Nav", .flow, "Router", trigger: .lifecycle("viewDidLoad")), .code(3, "Router", .push, "Detail"),
      ])
    #expect(situations(of: "Detail", in: app) == ["Nav < window"])
    #expect(
      witness(to: "Router", in: app).last == "'Nav' (UINavigationController), in viewDidLoad, calls 'Router' (Router)")
  }

  @Test func aNewRootStartsAgain() {
    let app = CodeGraph(
      scenes: [.flow("AppDelegate"), .made("SignIn"), .navigation("Nav"), .made("List")],
      transitions: [
        .code(2, "AppDelegate", .root, "SignIn", trigger: Trigger(element: "launch")),
        .code(3, "SignIn", .present, "Nav"), .code(4, "Nav", .child, "List", trigger: nil),
        .code(5, "List", .root, "SignIn"),
      ])
    #expect(situations(of: "SignIn", in: app) == [" < window"])
    #expect(situations(of: "List", in: app) == ["Nav < 3"])
    #expect(
      witness(to: "SignIn", in: app) == [
        "the app starts at 'AppDelegate' (AppDelegate)",
        "'AppDelegate' (AppDelegate), when the app starts, makes the root of the window 'SignIn' (SignIn)",
      ])
  }

  @Test func whatIsOnlyPossibleMakesTheWayPossible() {
    let app = CodeGraph(
      scenes: [.made("Home"), .made("Photo"), .made("Info")],
      transitions: [.code(2, "Home", .present, "Photo", confidence: .possible), .code(3, "Photo", .present, "Info")])
    let narrow = app.context.narrow
    #expect(narrow.all.map(\.confidence) == [.certain, .possible, .possible])
  }

  @Test func whatCodeMakesMayBeShown() {
    func reached(_ instantiations: Instantiations, isCodeRead: Bool = true) -> [String] {
      var more = Scene.drawn("D", identifier: "d")
      more.document = "More.storyboard"
      var initial = Scene.drawn("E")
      initial.isInitial = true
      var app = CodeGraph(
        scenes: [
          .made("Home"), .drawn("A", identifier: "a"), .drawn("B", identifier: "b"), .drawn("C"), more, initial,
        ],
        transitions: [])
      app.documents = [Document(path: "Main.storyboard", name: "Main")]
      app.instantiations = instantiations
      app.isCodeRead = isCodeRead
      return app.context.reachability.instantiable.map(\.rawValue).sorted()
    }
    #expect(reached(Instantiations()) == [])
    #expect(reached(Instantiations(scenes: [SceneID(rawValue: "A")])) == ["A"])
    // A name that could not be followed may be any of its storyboard, of all storyboards where that is not known either.
    #expect(reached(Instantiations(openDocuments: ["Main.storyboard"])) == ["A", "B"])
    #expect(reached(Instantiations(isOpen: true)) == ["A", "B", "D"])
    #expect(reached(Instantiations(startsAny: true)) == ["E"])
    #expect(reached(Instantiations(), isCodeRead: false) == ["A", "B", "D", "E"])
  }
}
