import NavigationModel
import Testing

@testable import Analysis

/// What the rules say once code was read, on graphs written by hand, with their words.
@Suite struct CodeRuleTests {
  private let storyboard = Document(path: "Main.storyboard", name: "Main")

  @Test func unreachableScenes() {
    var app = CodeGraph(
      scenes: [
        .made("Home"), .drawn("About", identifier: "about"), .drawn("Terms", class: "Terms", identifier: "terms"),
        .drawn("Old"), .made("Unused"), .flow("Idle"), .system("UIAlertController"),
      ],
      transitions: [
        .segue("s1", "Home", .show, "Old", identifier: "old", trigger: nil, isNeverPerformed: true),
        .code(5, "Unused", .present, "UIAlertController"),
      ])
    app.documents = [storyboard]
    #expect(
      app.found(UnreachableScene.self) == [
        "warning certain Main.storyboard:9: 'About' (view controller About) is unreachable: no segue leads to it, and no "
          + "code makes it by its identifier 'about'; connect it or delete it",
        "warning certain Main.storyboard:9: 'Old' (view controller Old) is unreachable: no code performs the segue 'old' "
          + "from 'Home' (Home); connect it or delete it",
        "warning certain Main.storyboard:9: 'Terms' (Terms) is unreachable: no segue leads to it, and no code makes it by "
          + "its identifier 'terms'; connect it or delete it",
      ])
    // Code makes another scene of that name.
    var namesake = Scene.drawn("Other", identifier: "terms")
    namesake.document = "Other.storyboard"
    var others = app
    others.scenes.append(namesake)
    others.instantiations.scenes = [namesake.id]
    #expect(
      others.found(UnreachableScene.self).filter { $0.contains("'Terms'") } == [
        "warning certain Main.storyboard:9: 'Terms' (Terms) is unreachable: no segue leads to it, and no code makes it "
          + "from this storyboard by its identifier 'terms'; connect it or delete it"
      ])
    // Made and shown are two things.
    app.instantiations = Instantiations(scenes: [SceneID(rawValue: "About")], openDocuments: ["Main.storyboard"])
    #expect(
      app.found(UnreachableScene.self) == [
        "note possible Main.storyboard:9: 'About' (view controller About) is shown by nothing that is known: code makes it "
          + "by its identifier 'about', and what becomes of it could not be followed",
        "warning certain Main.storyboard:9: 'Old' (view controller Old) is unreachable: no code performs the segue 'old' "
          + "from 'Home' (Home); connect it or delete it",
        "note possible Main.storyboard:9: 'Terms' (Terms) is shown by nothing that is known: code that makes scenes by "
          + "names which could not be followed may make it, by its identifier 'terms'",
      ])
    app.transitions += [.code(6, "Home", .present, "About"), .code(7, "About", .push, "Terms")]
    #expect(app.found(UnreachableScene.self).count == 1)
  }

  @Test func theInitialSceneOfAStoryboardThatNothingStarts() {
    var more = Scene.drawn("More")
    more.isInitial = true
    var app = CodeGraph(scenes: [.made("Home"), more], transitions: [])
    app.documents = [storyboard]
    #expect(
      app.found(UnreachableScene.self) == [
        "warning certain Main.storyboard:9: 'More' (view controller More) is unreachable: no segue leads to it, and no "
          + "code makes the initial scene of its storyboard; connect it or delete it"
      ])
  }

  @Test func aFrameworkOffersItsScenesToOthers() {
    var app = CodeGraph(scenes: [.made("Home"), .drawn("Picker", identifier: "picker")], transitions: [])
    app.documents = [storyboard]
    let framework = AppTarget(id: "Kit", name: "Kit", documents: ["Main.storyboard"])
    let graph = NavigationGraph(
      entryPoints: app.graph.entryPoints, scenes: app.scenes, documents: app.documents,
      targets: [AppTarget(id: "App", name: "App"), framework], isCodeRead: true)
    #expect(Analyzer(rules: [UnreachableScene.self]).findings(in: graph).map(\.severity) == [.note])
  }

  @Test func deadSegues() {
    func found(_ change: (inout CodeGraph) -> Void = { _ in }) -> [String] {
      var app = CodeGraph(
        scenes: [.drawn("Home", class: "HomeController"), .drawn("Old")],
        transitions: [.segue("s1", "Home", .show, "Old", identifier: "old", trigger: nil)])
      app.documents = [storyboard]
      change(&app)
      return app.found(DeadSegue.self)
    }
    let text =
      "Main.storyboard:20: the segue 'old' from 'Home' (HomeController) to 'Old' (view controller Old) is never performed: "
    #expect(found() == [])
    #expect(
      found { $0.transitions[0].isNeverPerformed = true } == [
        "warning certain \(text)it hangs on no control and no code that anything starts performs it; connect it to one, perform it, or delete it"
      ])
    #expect(
      found { $0.scenes[0].openness = .open("HomeController inherits from Kit") } == [
        "note possible \(text)no code that was followed performs it (HomeController inherits from Kit)"
      ])
    #expect(
      found {
        $0.scenes[0].openness = .open("HomeController inherits from Kit")
        $0.transitions[0].performedAt = [SourceLocation(file: "Home.swift", line: 3)]
      } == [])
    #expect(
      found {
        $0.scenes[0].openness = .open("the source of HomeController was not read")
        $0.isCodeRead = false
      } == [])
    #expect(
      found { $0.transitions[0].identifier = nil } == [
        "warning certain Main.storyboard:20: the segue from 'Home' (HomeController) to 'Old' (view controller Old) is never "
          + "performed: it hangs on no control and has no identifier; connect it to one, or delete it"
      ])
    #expect(found { $0.scenes[0].platform = .macOS } == [])
  }

  /// A stack with Home; Detail is shown on line 5 and has a button `close`.
  private func detail(_ kind: TransitionKind, _ exits: [Exit], _ more: [Transition] = [], scenes: [Scene] = [])
    -> CodeGraph
  {
    var app = CodeGraph(
      scenes: [
        .navigation("Nav"), .made("Home"), .drawn("Detail", class: "DetailController", buttons: ["close"]),
      ] + scenes,
      transitions: [.code(2, "Nav", .child, "Home", trigger: nil), .code(5, "Home", kind, "Detail")] + more,
      exits: exits)
    app.documents = [storyboard]
    return app
  }

  private let button = "button 'close' of 'Detail' (DetailController) does not leave it"
  private let nothing = "nothing presents it there, so there is nothing to dismiss"

  @Test func deadExits() {
    let dismiss = Exit.code(9, "Detail", .dismiss, .button("close"))
    let pop = Exit.code(10, "Detail", .pop, .button("close"))
    let found = ["error certain Main.storyboard:11: \(button): \(nothing); pop it, or present it"]
    #expect(detail(.push, [dismiss]).found(DeadExit.self) == found)
    #expect(detail(.present, [dismiss]).found(DeadExit.self) == [])
    #expect(detail(.push, [pop]).found(DeadExit.self) == [])
    // Code decides between the two.
    #expect(detail(.push, [dismiss, pop]).found(DeadExit.self, WrongContextExit.self) == [])
    #expect(detail(.present, [dismiss, pop]).found(DeadExit.self, WrongContextExit.self) == [])
    #expect(
      detail(.present, [pop]).found(DeadExit.self) == [
        "error certain Main.storyboard:11: \(button): no navigation controller holds it there; "
          + "dismiss it where it is presented, or take the control away"
      ])
    // Nobody touches it, or knows what does; what is told to others; what is not known to be called.
    #expect(detail(.push, [.code(9, "Detail", .dismiss, .notification)]).found(DeadExit.self) == [])
    #expect(detail(.push, [.code(9, "Detail", .dismiss, nil)]).found(DeadExit.self) == [])
    #expect(detail(.push, [.code(9, "Detail", .dismiss, .button("close"), on: ["Home"])]).found(DeadExit.self) == [])
    // A control that code makes may be there only where it is of use.
    #expect(
      detail(.push, [.code(9, "Detail", .dismiss, .tap)]).found(DeadExit.self) == [
        "note possible App.swift:9:9: button 'Go' of 'Detail' (DetailController) does not leave it: \(nothing); pop it, or "
          + "present it"
      ])
  }

  @Test func exitsThatMayBeOfUse() {
    let dismiss = Exit.code(9, "Detail", .dismiss, .button("close"))
    // It may be meant for what the scene presents itself, but an alert is gone by then.
    let modal = Transition.code(6, "Detail", .present, "Info")
    #expect(detail(.push, [dismiss], [modal], scenes: [.made("Info")]).found(DeadExit.self) == [])
    #expect(
      detail(.push, [dismiss], [modal], scenes: [.of(.system, "Info", class: "UIAlertController")]).found(DeadExit.self)
        .count == 1)
    let router: [Transition] = [.code(6, "Detail", .flow, "Router"), .code(7, "Router", .present, "Info")]
    #expect(detail(.push, [dismiss], router, scenes: [.flow("Router"), .made("Info")]).found(DeadExit.self) == [])
    let other = Transition.code(6, "Home", .present, "Info", on: "Nav")
    #expect(detail(.push, [dismiss], [other], scenes: [.made("Info")]).found(DeadExit.self) == [])
    // What is made by name and what is shown without one may be the same.
    var open = detail(.push, [dismiss], [.code(6, "Home", .present, "vc", confidence: .possible)])
    open.scenes.append(.of(.unresolved, "vc", class: "DetailController"))
    #expect(open.found(DeadExit.self).count == 1)
    open.instantiations.scenes = [SceneID(rawValue: "Detail")]
    open.scenes[2].storyboardIdentifier = "detail"
    #expect(open.found(DeadExit.self) == [])
    open.scenes.append(.drawn("Other", class: "OtherController"))
    open.scenes[3].className = "OtherController"
    #expect(open.found(DeadExit.self).count == 1)
    // Of an unknown class, what holds it may be meant as well.
    open.scenes[3].className = nil
    open.instantiations.scenes = []
    #expect(open.found(DeadExit.self) == [])
    var unread = detail(.push, [dismiss])
    unread.scenes[2].openness = .open("the source of DetailController was not read")
    #expect(unread.found(DeadExit.self) == [])
    // A push that nobody can follow.
    var nowhere = detail(.push, [dismiss])
    nowhere.transitions[0] = .code(2, "Nav", .present, "Home")
    #expect(nowhere.found(DeadExit.self) == [])
  }

  @Test func popsOfRoots() {
    func found(_ more: [Transition] = [], _ change: (inout CodeGraph) -> Void = { _ in }) -> [String] {
      var app = CodeGraph(
        scenes: [.navigation("Nav"), .drawn("Home", class: "HomeController", buttons: ["close"]), .made("Info")],
        transitions: [.code(2, "Nav", .child, "Home", trigger: nil)] + more,
        exits: [.code(9, "Home", .pop, .button("close"))])
      app.scenes[0].className = nil
      change(&app)
      return app.found(DeadExit.self)
    }
    #expect(
      found() == [
        "error certain Main.storyboard:11: button 'close' of 'Home' (HomeController) does not leave it: it is the root of "
          + "its navigation controller, which is never popped; dismiss it where it is presented, or take the control away"
      ])
    // Pushed as well, or one of several.
    #expect(found([.code(3, "Info", .push, "Home")]) == [])
    #expect(found([.code(3, "Nav", .child, "Info", trigger: nil)]) == [])
    // The navigation controller's class may put something below.
    #expect(found { $0.scenes[0].className = "FlowController" } == [])
  }

  @Test func unwindsThatReachNothing() {
    func found(to target: String?, _ change: (inout CodeGraph) -> Void = { _ in }) -> [String] {
      var app = CodeGraph(
        scenes: [.drawn("Home"), .drawn("Detail", buttons: ["close"])],
        transitions: [
          .code(5, "Home", .present, "Detail"),
          .segue("u", "Detail", .unwind, target, trigger: .button("close"), unwindAction: "back:"),
        ], exits: [.code(9, "Detail", .unwind, .button("close"), transition: "u")])
      app.exits[0].confidence = .possible
      change(&app)
      return app.found(DeadExit.self)
    }
    #expect(found(to: "Home") == [])
    #expect(
      found(to: nil) == [
        "error certain Main.storyboard:11: button 'close' of 'Detail' (view controller Detail) does not leave it: no scene "
          + "below it has the unwind action 'back:'; write the action in the scene to go back to"
      ])
    #expect(found(to: nil) { $0.isCodeRead = false } == [])
    #expect(found(to: nil) { $0.transitions[1].confidence = .possible } == [])
    #expect(found(to: nil) { $0.scenes[0].openness = .open("Home inherits from Kit") } == [])
    #expect(found(to: nil) { $0.transitions.append(.segue("u@2", "Detail", .unwind, "Home")) } == [])
  }

  @Test func exitsThatWorkInOnePlaceOnly() {
    let dismiss = Exit.code(9, "Detail", .dismiss, .button("close"))
    let modal = Transition.code(6, "Home", .present, "Detail")
    #expect(
      detail(.push, [dismiss], [modal]).found(WrongContextExit.self) == [
        "warning certain Main.storyboard:11: \(button) where it is pushed: \(nothing); tell the two cases apart and leave "
          + "as each asks for"
      ])
    #expect(detail(.push, [dismiss], [modal]).found(DeadExit.self) == [])
    #expect(
      detail(.push, [.code(9, "Detail", .pop, .button("close"))], [modal]).found(WrongContextExit.self) == [
        "warning certain Main.storyboard:11: \(button) where it is presented: no navigation controller holds it there; "
          + "tell the two cases apart and leave as each asks for"
      ])
    #expect(
      detail(.push, [.code(9, "Detail", .dismiss, .tap)], [modal]).found(WrongContextExit.self).map {
        String($0.prefix(14))
      } == ["note possible "])
    #expect(
      detail(.push, [dismiss, .code(10, "Detail", .pop, .button("close"))], [modal]).found(WrongContextExit.self) == [])
  }

  @Test func modalsWithoutAWayOut() {
    var app = CodeGraph(
      scenes: [.made("Home"), .made("Photo")],
      transitions: [.code(5, "Home", .present, "Photo", style: .fullScreen)])
    #expect(
      app.found(MissingDismissal.self) == [
        "error certain App.swift:5:1: 'Photo' (Photo), presented full screen, cannot be left: no control and no code that "
          + "a user can start leads out of it; add a Close button with an unwind segue or an action that dismisses it"
      ])
    app.exits = [.code(9, "Photo", .dismiss, .notification)]
    #expect(
      app.found(MissingDismissal.self) == [
        "note possible App.swift:5:1: 'Photo' (Photo), presented full screen, has no way out that is sure to work: make "
          + "sure that its code closes it ('Photo' leaves by itself on a notification)"
      ])
    app.transitions[0].presentationStyle = .pageSheet
    app.families = [.iPhone]
    #expect(
      app.found(CompactModalWithoutClose.self) == [
        "note possible App.swift:5:1: 'Photo' (Photo), presented as a sheet, has no close control that is sure to "
          + "work and covers the screen on iPhone in landscape: make sure that its code adds one ('Photo' leaves by itself "
          + "on a notification)"
      ])
    // What is only a name, and what may be something else.
    app.scenes[1].kind = .unresolved
    #expect(app.found(MissingDismissal.self, CompactModalWithoutClose.self) == [])
  }

  @Test func presentationsThatAreTooEarly() {
    func found(_ trigger: Trigger, _ change: (inout Transition) -> Void = { _ in }) -> [String] {
      var transition = Transition.code(5, "Home", .present, "Photo", trigger: trigger)
      change(&transition)
      return CodeGraph(scenes: [.made("Home"), .made("Photo")], transitions: [transition]).found(
        PresentationNeverShown.self)
    }
    for event in ["viewDidLoad", "viewDidLoad()", "loadView", "init(coder:)", "initWithCoder:", "awakeFromNib"] {
      #expect(
        found(.lifecycle(event)) == [
          "warning certain App.swift:5:1: 'Home' (Home) presents 'Photo' (Photo) in \(event), when its view is in no window "
            + "yet, so nothing is shown: present it in viewDidAppear"
        ])
    }
    for event in ["viewDidAppear", "viewWillAppear(_:)", "viewDidLayoutSubviews"] {
      #expect(found(.lifecycle(event)) == [])
    }
    #expect(found(.tap) == [])
    #expect(found(.lifecycle("viewDidLoad")) { $0.receiver = SceneID(rawValue: "Nav") } == [])
    #expect(found(.lifecycle("viewDidLoad")) { $0.confidence = .possible } == [])
    #expect(found(.lifecycle("viewDidLoad")) { $0.kind = .push } == [])
  }

  @Test func backThatGoesForward() {
    func found(_ trigger: Trigger, _ more: [Transition] = [], kind: TransitionKind = .push) -> [String] {
      CodeGraph(
        scenes: [.navigation("Nav"), .made("Home"), .made("Game"), .made("Over")],
        transitions: [
          .code(2, "Nav", .child, "Home", trigger: nil), .code(3, "Home", .push, "Game"),
          .code(4, "Game", .push, "Over"), .code(5, "Over", kind, "Home", trigger: trigger),
        ] + more
      ).found(ForwardNavigationLoop.self)
    }
    let back = Trigger(element: "button", label: "Back")
    #expect(
      found(back) == [
        "note certain App.swift:5:1: button 'Back' of 'Over' (Over) shows a new 'Home' (Home), which is below already, so "
          + "the screens pile up: go back with an unwind segue, or by a pop or dismissal in code"
      ])
    #expect(found(Trigger(element: "button", label: " Go back… ")).count == 1)
    #expect(found(Trigger(element: "button", label: "Backup")) == [])
    #expect(found(.tap) == [])
    // Another way leads there without it.
    #expect(found(back, [.code(6, "Nav", .child, "Game", trigger: nil)]) == [])
    // A new root has nothing below.
    #expect(found(back, [.code(6, "Game", .root, "Over")]) == [])
    #expect(found(back, kind: .root) == [])
  }

  @Test func namesThatNothingHas() {
    let code = SourceLocation(file: "Home.swift", line: 3, column: 5)
    func found(
      _ kind: LinkingIssue.Kind, _ rule: any Rule.Type, _ confidence: Confidence = .certain, scene: String? = "Home"
    ) -> [String] {
      var app = CodeGraph(
        scenes: [.drawn("Home", class: "HomeController", identifier: "home"), .drawn("More", identifier: "more")],
        transitions: [.segue("s1", "Home", .show, "More", identifier: "showMore")])
      var document = storyboard
      document.scenes = [SceneID(rawValue: "Home"), SceneID(rawValue: "More")]
      app.documents = [document]
      app.issues = [
        LinkingIssue(kind: kind, scene: scene.map { SceneID(rawValue: $0) }, location: code, confidence: confidence)
      ]
      return app.found(rule)
    }
    let segue = LinkingIssue.Kind.unknownSegueIdentifier(identifier: "showmore", className: "HomeController")
    #expect(
      found(segue, UnknownSegueIdentifier.self) == [
        "error certain Home.swift:3:5: HomeController performs the segue 'showmore', which no scene of this class has: did "
          + "you mean 'showMore'?"
      ])
    #expect(found(segue, UnknownSegueIdentifier.self, .possible).map { String($0.prefix(13)) } == ["note possible"])
    #expect(
      found(.unknownStoryboard(name: "Mian"), UnknownStoryboard.self) == [
        "error certain Home.swift:3:5: code of 'Home' (HomeController) names the storyboard 'Mian', which the project does "
          + "not have: did you mean 'Main'?"
      ])
    #expect(
      found(.unknownStoryboard(name: "Kit"), UnknownStoryboard.self, .possible, scene: nil) == [
        "note possible Home.swift:3:5: this code names the storyboard 'Kit', which the project does not have"
      ])
    let identifier = LinkingIssue.Kind.unknownIdentifier(identifier: "More", storyboard: "Main.storyboard")
    #expect(
      found(identifier, UnknownStoryboardIdentifier.self) == [
        "error certain Home.swift:3:5: code of 'Home' (HomeController) names the scene 'More', which no scene of "
          + "'Main.storyboard' has as its identifier: did you mean 'more'?"
      ])
    #expect(
      found(identifier, UnknownStoryboardIdentifier.self, .possible).map { String($0.prefix(13)) } == ["note possible"])
  }

  @Test func namesOfInterfaceBuilder() {
    let place = SourceLocation(file: "Main.storyboard", line: 9, column: 5)
    func found(_ kind: LinkingIssue.Kind, _ rule: any Rule.Type, _ confidence: Confidence = .certain) -> [String] {
      var app = CodeGraph(scenes: [.drawn("Home", class: "HomeController")], transitions: [])
      app.documents = [storyboard]
      app.issues = [
        LinkingIssue(kind: kind, scene: SceneID(rawValue: "Home"), location: place, confidence: confidence)
      ]
      return app.found(rule)
    }
    let name = LinkingIssue.Kind.missingCustomClass(name: "HomeController", element: "viewController")
    let names =
      "Main.storyboard:9:5: 'Home' (HomeController) names the class 'HomeController', which no code that was read declares: "
    #expect(
      found(name, MissingCustomClass.self) == [
        "error certain \(names)UIKit makes a plain view controller instead; correct the name, or take it away"
      ])
    #expect(
      found(name, MissingCustomClass.self, .possible) == [
        "note possible \(names)make sure that a library brings it, else UIKit makes a plain view controller instead"
      ])
    let action = LinkingIssue.Kind.missingAction(selector: "close:", className: "HomeController")
    let sent = "Main.storyboard:9:5: the action 'close:' of 'Home' (HomeController) is sent to HomeController, "
    #expect(
      found(action, MissingAction.self) == [
        "error certain \(sent)which has no such method, so the app throws when it is sent: write the method or delete the "
          + "connection"
      ])
    #expect(
      found(action, MissingAction.self, .possible) == [
        "note possible \(sent)in which no such method was found: make sure that a superclass has it, or that "
          + "nobody can touch the control"
      ])
    let outlet = LinkingIssue.Kind.missingOutlet(name: "headline", className: "HomeController")
    let property =
      "Main.storyboard:9:5: the outlet 'headline' of 'Home' (HomeController) is no property of HomeController"
    #expect(
      found(outlet, MissingOutlet.self) == [
        "error certain \(property), so the app throws when the view is loaded: declare it or delete the connection"
      ])
    #expect(
      found(outlet, MissingOutlet.self, .possible) == [
        "note possible \(property) that was found: make sure that a superclass has it"
      ])
  }

  @Test func rulesOfSeguesAndCode() {
    let app = CodeGraph(
      scenes: [.navigation("Nav"), .made("Home"), .navigation("Inner"), .made("Menu")],
      transitions: [
        .code(2, "Nav", .child, "Home", trigger: nil), .code(3, "Home", .push, "Inner"),
        .code(4, "Home", .popover, "Menu"), .code(5, "Home", .push, "Inner", confidence: .possible),
      ])
    #expect(
      app.found(NestedNavigationPush.self) == [
        "error certain App.swift:3:1: the push from 'Home' (Home) leads to the navigation controller 'Inner' "
          + "(UINavigationController), which throws; push its root instead, or present it",
        "note possible App.swift:5:1: the push from 'Home' (Home) leads to the navigation controller 'Inner' "
          + "(UINavigationController), which throws; push its root instead, or present it",
      ])
    // Whether code sets an anchor is not in the graph, and what code makes is filled by code.
    #expect(app.found(MissingPopoverAnchor.self, EmptyContainer.self) == [])
  }

  @Test func aPushOfOneOfSeveralControllers() {
    func found(_ pushes: [(source: String, target: String)]) -> [String] {
      let scenes: [Scene] = [
        .navigation("Nav"), .made("Home"), .made("List"), .navigation("A"), .navigation("B"), .made("Detail"),
      ]
      var app = CodeGraph(scenes: scenes, transitions: [.code(2, "Nav", .child, "Home", trigger: nil)])
      for (number, push) in pushes.enumerated() {
        var transition = Transition.code(3, push.source, .push, push.target)
        transition.id += "@\(number)"
        app.transitions.append(transition)
      }
      return app.found(NestedNavigationPush.self).map { String($0.prefix(99)) }
    }
    let text = "error certain App.swift:3:1: the push from"
    #expect(
      found([("Home", "A"), ("Home", "B"), ("List", "A")])
        == ["\(text) 'Home' (Home) leads to the navigation controller 'A' (UI"])
    #expect(found([("Home", "A"), ("Home", "Detail"), ("Home", "B")]) == [])
    #expect(
      found([("Home", "A"), ("Home", "Detail"), ("List", "A")])
        == ["\(text) 'List' (List) leads to the navigation controller 'A' (UI"])
  }

  /// Code of a class presents for each of its subclasses.
  @Test func oneFindingForAllSubclassesOfThePresenter() {
    var app = CodeGraph(
      scenes: [.made("Home"), .made("First"), .made("Second"), .made("Menu"), .made("Photo")],
      transitions: [.code(2, "Home", .present, "First"), .code(3, "Home", .present, "Second")])
    for (line, target, style) in [(5, "Menu", PresentationStyle.popover), (6, "Photo", .fullScreen)] {
      for (number, source) in ["Home", "First", "Second"].enumerated() {
        var transition = Transition.code(line, source, .present, target, style: style)
        transition.id += "@\(number)"
        app.transitions.append(transition)
      }
    }
    app.families = [.iPhone, .iPad]
    let findings = app.found(CompactModalWithoutClose.self, MissingDismissal.self)
    #expect(findings.filter { $0.contains("swift:5:") }.count == 1)
    #expect(findings.filter { $0.contains("swift:6:") }.count == 1)
    #expect(findings.filter { $0.hasSuffix(" (presented by 'Home' (Home) and 2 others)") }.count == 2)
  }

  /// Code that phone and TV share may present what there is on TV only.
  @Test func whatIsPresentedOnOtherPlatformsIsNotJudged() {
    func found(_ platform: Platform) -> Int {
      var app = CodeGraph(
        scenes: [.made("Home"), .made("Player")],
        transitions: [.code(5, "Home", .present, "Player", style: .fullScreen)])
      app.scenes[1].platform = platform
      return app.found(MissingDismissal.self).count
    }
    #expect(found(.iOS) == 1)
    #expect(found(.tvOS) == 0)
  }

  @Test func whatCodePutsIntoAContainerFillsIt() {
    func found(_ transitions: [Transition], openClass: String? = nil) -> [String] {
      var app = CodeGraph(
        scenes: [.made("Home"), .drawn("Tabs", class: openClass, kind: .tabBarController), .made("Tab")],
        transitions: [.code(2, "Home", .present, "Tabs")] + transitions)
      app.documents = [storyboard]
      return app.found(EmptyContainer.self)
    }
    #expect(found([]).map { String($0.prefix(15)) } == ["warning certain"])
    #expect(found([], openClass: "TabsController").map { String($0.prefix(13)) } == ["note possible"])
    #expect(found([.code(3, "Tabs", .child, "Tab")]) == [])
    #expect(found([.code(3, "Home", .child, "Tab", on: "Tabs")]) == [])
    #expect(found([.code(3, "Home", .replace, "Tab", on: "Tabs")]) == [])
    #expect(found([.segue("s1", "Tabs", .show, "Tab")]).count == 1)
  }

  @Test func aBarThatCodeMayShow() {
    var app = CodeGraph(
      scenes: [.made("Home"), .navigation("Nav"), .drawn("Photo", class: "PhotoController", buttons: ["close"])],
      transitions: [
        .code(2, "Home", .present, "Nav", style: .fullScreen), .code(3, "Nav", .child, "Photo", trigger: nil),
      ], exits: [.code(9, "Photo", .dismiss, .button("close"))])
    app.documents = [storyboard]
    app.scenes[2].controls[0].placement = .navigationItem
    #expect(app.found(InvisibleCloseControl.self) == [])
    app.scenes[1].bars.navigationBarHidden = true
    #expect(
      app.found(InvisibleCloseControl.self) == [
        "note possible Main.storyboard:11: the button 'close' of 'Photo' (PhotoController) is never seen: the bar of its "
          + "navigation controller is hidden; present the scene inside a navigation controller or put the control into its "
          + "view"
      ])
    app.transitions = [.code(2, "Home", .present, "Photo", style: .fullScreen)]
    #expect(
      app.found(InvisibleCloseControl.self) == [
        "warning certain Main.storyboard:11: the button 'close' of 'Photo' (PhotoController) is never seen: it is not in a "
          + "navigation controller, which alone draws its navigation item; present the scene inside a navigation controller "
          + "or put the control into its view"
      ])
    // A delegate wraps it in a navigation controller where the presentation adapts.
    app.transitions[0].adaptivity = Adaptivity(addsBar: true, location: SourceLocation(file: "App.swift"))
    #expect(app.found(InvisibleCloseControl.self) == [])
  }

  /// Home presents Photo bare, and elsewhere inside of a navigation controller that draws its close button.
  private func presentedInTwoWays() -> CodeGraph {
    var app = CodeGraph(
      scenes: [.made("Home"), .navigation("Nav"), .drawn("Photo", class: "PhotoController", buttons: ["close"])],
      transitions: [
        .code(2, "Home", .present, "Photo", style: .fullScreen), .code(4, "Home", .present, "Nav", style: .fullScreen),
        .code(5, "Nav", .child, "Photo", trigger: nil),
      ], exits: [.code(9, "Photo", .dismiss, .button("close"))])
    app.documents = [storyboard]
    app.scenes[2].controls[0].placement = .navigationItem
    return app
  }

  @Test func aControlThatIsSeenElsewhere() {
    #expect(
      presentedInTwoWays().found(InvisibleCloseControl.self) == [
        "warning certain Main.storyboard:11: the button 'close' of 'Photo' (PhotoController) is not seen where "
          + "App.swift:2:1 presents it: it is not in a navigation controller, which alone draws its navigation item; present "
          + "the scene inside a navigation controller or put the control into its view"
      ])
  }

  /// A tap beside a popover that never adapts closes it, with or without a control.
  @Test func aPopoverNeedsNoControl() {
    var app = presentedInTwoWays()
    app.transitions[0].kind = .popover
    app.transitions[0].presentationStyle = nil
    app.transitions[0].adaptivity = Adaptivity(
      styles: [.none], coversAllEnvironments: true, location: SourceLocation(file: "App.swift"))
    #expect(app.found(InvisibleCloseControl.self) == [])
  }

  /// That a button looks like one that closes, and that a bar may be hidden, is not enough together.
  @Test func aBarThatPerhapsHidesWhatPerhapsCloses() {
    var app = CodeGraph(
      scenes: [.made("Home"), .navigation("Nav"), .drawn("Photo", class: "PhotoController", buttons: ["close"])],
      transitions: [
        .code(2, "Home", .present, "Nav", style: .fullScreen), .code(3, "Nav", .child, "Photo", trigger: nil),
      ])
    app.documents = [storyboard]
    app.scenes[2].controls[0].placement = .navigationItem
    app.scenes[2].controls[0].actions = [
      Control.Action(
        selector: "closeTapped:", target: app.scenes[2].id, event: nil,
        location: SourceLocation(file: "Main.storyboard"))
    ]
    app.scenes[1].bars.navigationBarHidden = true
    #expect(app.found(InvisibleCloseControl.self) == [])
  }
}
