import InterfaceBuilder
import Linking
import NavigationModel
import Testing

@testable import Analysis

/// How bad and how sure the rules about names and structure are, beyond their examples, with their words.
@Suite struct GraphRuleTests {
  private func found(_ app: App, _ rule: any Rule.Type) -> [String] {
    app.findings(rule).map { "\($0.severity.rawValue) \($0.confidence.rawValue): \($0.message)" }
  }

  @Test func emptyContainers() throws {
    let rule = EmptyContainer.self
    func app(_ container: String, home: String = "") throws -> App {
      try App(
        initial: "home", scenes: [Markup.scene("home", home, buttons: [Markup.button("z", to: "c")]), container])
    }
    #expect(
      found(try app(#"<navigationController id="c"/>"#), rule) == [
        "warning certain: 'Navigation Controller' (navigation controller c) has nothing in it: give it a root view "
          + "controller or delete it"
      ])
    #expect(
      found(try app(#"<tabBarController id="c"/>"#), rule) == [
        "warning certain: 'Tab Bar Controller' (tab bar controller c) has nothing in it: give it tabs or delete it"
      ])
    #expect(
      found(try app(#"<splitViewController id="c"/>"#), rule) == [
        "warning certain: 'Split View Controller' (split view controller c) has nothing in it: give it columns or delete it"
      ])
    let doubt = "has nothing in it in Interface Builder: make sure that code fills it"
    #expect(
      found(try app(#"<navigationController storyboardIdentifier="flow" customClass="Flow" id="c"/>"#), rule) == [
        "note possible: 'Flow' (Flow) \(doubt) (code may make it by its identifier and the source of Flow was not read)"
      ])
    #expect(
      found(try app(#"<navigationController id="c"/>"#, home: #"customClass="Home""#), rule) == [
        "note possible: 'Navigation Controller' (navigation controller c) \(doubt) (the source of Home was not read)"
      ])
    #expect(found(try app(#"<pageViewController id="c"/>"#), rule) == [])
    var xib = try app(#"<viewController id="c"/>"#)
    let text =
      #"<document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB"><objects><tabBarController id="c"/></objects></document>"#
    xib.graph = Linker(documents: [try InterfaceDocumentReader(path: "Tabs.xib").read(Array(text.utf8))]).link()
    #expect(
      found(xib, rule) == ["note possible: 'Tab Bar Controller' (tab bar controller c) \(doubt) (code loads the xib)"])
  }

  @Test func unreachableScenes() throws {
    let rule = UnreachableScene.self
    let app = try App(
      initial: "home",
      scenes: [
        Markup.scene("home", manual: Markup.segue("z0", to: "old")), Markup.scene("old"),
        Markup.scene("lost", buttons: [Markup.button("z1", to: "next"), Markup.unwind("u", from: "lost")]),
        Markup.scene("next", buttons: [Markup.button("z2", to: "next"), Markup.button("z3", to: "shared")]),
        Markup.scene("other", buttons: [Markup.button("z4", to: "shared")]), Markup.scene("shared"),
        Markup.scene("about", #"storyboardIdentifier="about""#, buttons: [Markup.button("z5", to: "terms")]),
        Markup.scene("terms"),
      ])
    #expect(
      found(app, rule) == [
        "warning certain: 'Old' (view controller old) is unreachable: the segue from 'Home' (view controller home) hangs "
          + "on no control and has no identifier to perform it by; connect it or delete it",
        "warning certain: 'Lost' (view controller lost) is unreachable: nothing shows it and it has no storyboard "
          + "identifier; connect it or delete it",
        "warning certain: 'Next' (view controller next) is unreachable: it is only shown from 'Lost' (view controller "
          + "lost), which is unreachable too; connect it or delete it",
        "warning certain: 'Other' (view controller other) is unreachable: nothing shows it and it has no storyboard "
          + "identifier; connect it or delete it",
        "warning certain: 'Shared' (view controller shared) is unreachable: it is only shown from 'Next' (view controller "
          + "next) and 'Other' (view controller other), which is unreachable too; connect it or delete it",
        "note possible: 'About' (view controller about) is shown by nothing in Interface Builder: only code could show "
          + "it, by its identifier 'about'",
      ])
    // Nothing starts: nothing can be said.
    var none = app
    none.graph = NavigationGraph(scenes: app.graph.scenes, transitions: app.graph.transitions)
    #expect(found(none, rule) == [])
  }

  @Test func aStoryboardThatCouldNotBeReadMayLeadAnywhere() throws {
    var app = try App(initial: "home", scenes: [Markup.scene("home"), Markup.scene("lost")])
    let graph = app.graph
    let place = SourceLocation(file: "Broken.storyboard", line: 1)
    func with(_ severity: Diagnostic.Severity) -> NavigationGraph {
      NavigationGraph(
        entryPoints: graph.entryPoints, scenes: graph.scenes, transitions: graph.transitions,
        documents: graph.documents,
        diagnostics: [Diagnostic(severity: severity, message: "is empty", location: place)])
    }
    app.graph = with(.error)
    #expect(app.findings(UnreachableScene.self).map(\.severity) == [.note])
    #expect(app.findings(UnreachableScene.self).map(\.confidence) == [.possible])
    app.graph = with(.warning)
    #expect(app.findings(UnreachableScene.self).map(\.severity) == [.warning])
  }

  @Test func initialScenesOfOtherStoryboards() throws {
    var app = try App(initial: "home", scenes: [Markup.scene("home")])
    let target = AppTarget(id: "App", name: "App", documents: ["Main.storyboard", "More.storyboard"])
    let start = EntryDeclaration(
      via: .mainStoryboard, name: "Main", location: SourceLocation(file: "Info.plist", line: 4))
    app.graph = Linker(
      documents: [
        try App.document(initial: "home", scenes: [Markup.scene("home")]),
        try App.document("More.storyboard", initial: "more", scenes: [Markup.scene("more")]),
      ],
      project: ProjectDescription(targets: [TargetDescription(target: target, project: "P.xcodeproj", entries: [start])]
      )
    ).link()
    #expect(
      found(app, UnreachableScene.self) == [
        "note possible: 'More' (view controller more) is shown by nothing in Interface Builder: only code could show it, "
          + "by its storyboard's initial scene"
      ])
  }

  private func referring(_ reference: String, _ others: InterfaceDocument...) throws -> App {
    var app = try App(initial: "home", scenes: [Markup.scene("home")])
    app.graph = Linker(
      documents: [
        try App.document(
          initial: "home",
          scenes: [
            Markup.scene("home", buttons: [Markup.button("z", to: "ref")]),
            Markup.scene("help", #"storyboardIdentifier="help""#),
            "<viewControllerPlaceholder \(reference) id=\"ref\"/>",
          ])
      ] + others
    ).link()
    return app
  }

  @Test func unknownNames() throws {
    let settings = try App.document("Settings.storyboard", initial: nil, scenes: [Markup.scene("s")])
    let who = "a reference of 'Home' (view controller home)"
    #expect(
      found(try referring(#"storyboardName="Setings""#, settings), UnknownStoryboard.self) == [
        "error certain: \(who) names the storyboard 'Setings', which the project does not have: did you mean 'Settings'?"
      ])
    #expect(
      found(try referring(#"storyboardName="Profile""#, settings), UnknownStoryboard.self) == [
        "error certain: \(who) names the storyboard 'Profile', which the project does not have"
      ])
    #expect(
      found(try referring(#"referencedIdentifier="Help""#), UnknownStoryboardIdentifier.self) == [
        "error certain: \(who) names the scene 'Help', which no scene of 'Main.storyboard' has as its identifier: did you "
          + "mean 'help'?"
      ])
    #expect(
      found(
        try referring(#"storyboardName="Settings" referencedIdentifier="s""#, settings),
        UnknownStoryboardIdentifier.self)
        == [
          "error certain: \(who) names the scene 's', which no scene of 'Settings.storyboard' has as its identifier"
        ])
    #expect(
      found(try referring(#"storyboardName="Settings""#, settings), MissingInitialScene.self) == [
        "error certain: a storyboard reference of 'Home' (view controller home) starts with the initial scene of "
          + "'Settings.storyboard', which has none: set its initial view controller, or name a scene by its identifier"
      ])
  }

  @Test func aXibIsNoSuggestionForAStoryboard() throws {
    let text =
      #"<document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB"><objects><view id="v"/></objects></document>"#
    let xib = try InterfaceDocumentReader(path: "Profile.xib").read(Array(text.utf8))
    #expect(
      found(try referring(#"storyboardName="Profile""#, xib), UnknownStoryboard.self) == [
        "error certain: a reference of 'Home' (view controller home) names the storyboard 'Profile', which the project "
          + "does not have"
      ])
  }

  private func starting(_ name: String, project: String = "App.xcodeproj", initial: String?) throws -> App {
    var app = try App(initial: "home", scenes: [Markup.scene("home")])
    let target = AppTarget(id: "App", name: "App", documents: ["Main.storyboard"])
    let start = EntryDeclaration(
      via: .mainStoryboard, name: name, location: SourceLocation(file: "Info.plist", line: 4))
    app.graph = Linker(
      documents: [try App.document(initial: initial, scenes: [Markup.scene("home")])],
      project: ProjectDescription(targets: [TargetDescription(target: target, project: project, entries: [start])])
    ).link()
    return app
  }

  @Test func starts() throws {
    let message = "the app's start names the storyboard 'Mein', which the project does not have: did you mean 'Main'?"
    #expect(found(try starting("Mein", initial: "home"), UnknownStoryboard.self) == ["error certain: " + message])
    // A property list that no project file knows may belong to no app at all.
    #expect(
      found(try starting("Mein", project: "Samples", initial: "home"), UnknownStoryboard.self) == [
        "note possible: " + message
      ])
    #expect(
      found(try starting("Main", initial: nil), MissingInitialScene.self) == [
        "error certain: the app starts with the initial scene of 'Main.storyboard', which has none: set its initial view "
          + "controller"
      ])
  }

  @Test func danglingConnections() throws {
    let app = try App(
      initial: "home",
      scenes: [
        Markup.scene(
          "home",
          buttons: [
            #"<button id="b"><connections><segue destination="gone" kind="show" id="z1"/><segue kind="show" id="z2"/>"#
              + #"<action selector="tap:" destination="lost" eventType="touchUpInside" id="t"/>"#
              + #"<outlet property="label" destination="void" id="o"/></connections></button>"#
          ])
      ])
    let cure = "delete the connection or connect it again"
    #expect(
      found(app, DanglingConnection.self) == [
        "error certain: the segue of 'Home' (view controller home) leads to 'gone', which is not in the document: \(cure)",
        "error certain: the segue of 'Home' (view controller home) has no destination: \(cure)",
        "error certain: the action 'tap:' of 'Home' (view controller home) leads to 'lost', which is not in the document: \(cure)",
        "error certain: the outlet 'label' of 'Home' (view controller home) leads to 'void', which is not in the document: \(cure)",
      ])
  }

  @Test func duplicateIdentifiers() throws {
    let app = try App(
      initial: "home",
      scenes: [
        Markup.scene(
          "home", #"storyboardIdentifier="same""#,
          buttons: [
            Markup.button("z1", to: "a", "show", #"identifier="go""#),
            Markup.button("z2", to: "a", "show", #"identifier="go""#),
            Markup.button("z3", to: "a", "show", #"identifier="go""#),
          ]),
        Markup.scene("a", #"storyboardIdentifier="same""#),
      ])
    let again =
      "a second segue of 'Home' (view controller home) has the identifier 'go' (the first is at line 2): rename one"
    #expect(
      found(app, DuplicateIdentifier.self) == [
        "warning certain: " + again, "warning certain: " + again,
        "warning certain: 'A' (view controller a) has the same storyboard identifier 'same' as 'Home' (view controller "
          + "home): rename one",
      ])
    #expect(
      app.findings(DuplicateIdentifier.self).map(\.transition) == ["Main.storyboard#z2", "Main.storyboard#z3", nil])
  }

  @Test func conflictingLocalisations() throws {
    func document(_ language: String, _ scenes: [String]) throws -> InterfaceDocument {
      try App.document("\(language).lproj/Main.storyboard", initial: "home", scenes: [Markup.scene("home")] + scenes)
    }
    func app(_ scenes: [String]) throws -> App {
      var app = try App(initial: "home", scenes: [Markup.scene("home")])
      app.graph = Linker(documents: [try document("Base", []), try document("de", scenes)]).link()
      return app
    }
    let start = "note certain: the navigation differs from 'Base.lproj/Main.storyboard': "
    let three = ["a", "b", "c"].map { Markup.scene($0) }
    let shown = ["a", "b", "c"].map { "scene \($0) is only in the copy (viewController)" }.joined(separator: "; ")
    #expect(found(try app(three), ConflictingLocalisations.self) == [start + shown])
    #expect(
      found(try app(three + [Markup.scene("d"), Markup.scene("e")]), ConflictingLocalisations.self) == [
        start + shown + "; and 2 more"
      ])
  }
}
