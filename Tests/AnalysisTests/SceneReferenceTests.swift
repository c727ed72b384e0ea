import NavigationModel
import Testing

@testable import Analysis

/// What shows a scene and how it is left, and how people name it.
@Suite struct SceneReferenceTests {
  private func references(_ app: CodeGraph, of name: String) throws -> SceneReferences {
    SceneReferences(of: try #require(app.graph[SceneID(rawValue: name)]), in: app.graph)
  }

  @Test func tellsWhatShowsAScene() throws {
    var helper = Transition.code(9, "Home", .present, "Edit", trigger: .callback("save()"), confidence: .possible)
    helper.via = "Router.open(_:)"
    let app = CodeGraph(
      scenes: [.made("Home"), .drawn("List"), .drawn("Edit", identifier: "edit")],
      transitions: [
        helper, .code(12, "Home", .push, "Edit"), .segue("z1", "List", .show, "Edit", trigger: nil),
        .segue("z2", "List", .show, "Edit", identifier: "go", trigger: nil), .segue("z3", "Edit", .show, "List"),
        .segue("z4", "List", .unwind, "Edit", unwindAction: "back:"),
      ])
    let found = try references(app, of: "Edit")
    #expect(
      found.showings.map { "\($0.transition.location) \($0.transition.kind.rawValue): \($0.text)" } == [
        "App.swift:9:1 present: 'Home' (Home), when save() is called, via Router.open(_:) (possible)",
        "App.swift:12:1 push: button 'Go' in 'Home' (Home)",
        "Main.storyboard:20 show: a manual segue of 'List' (view controller List), performed by code (nothing starts it)",
        "Main.storyboard:20 show: segue 'go' of 'List' (view controller List), performed by code",
      ])
    #expect(found.returns.map(\.text) == ["button 'Go' in 'List' (view controller List)"])
    #expect(found.starts.isEmpty)
    #expect(found.isMadeByCode == nil)
  }

  @Test func tellsWhatStartsWithAScene() throws {
    let app = CodeGraph(scenes: [.made("Home")], transitions: [])
    let found = try references(app, of: "Home")
    #expect(
      found.starts.map { "\($0.entry.location): \($0.text)" } == [
        "App.swift:1: code makes it the root of a window (target App)"
      ])
  }

  @Test func tellsWhetherCodeMakesIt() throws {
    var app = CodeGraph(scenes: [.made("Home"), .drawn("Edit", identifier: "edit")], transitions: [])
    app.instantiations = Instantiations(scenes: [SceneID(rawValue: "Edit")])
    #expect(try references(app, of: "Edit").isMadeByCode == .certain)
    app.instantiations = Instantiations(isOpen: true)
    #expect(try references(app, of: "Edit").isMadeByCode == .possible)
    #expect(try references(app, of: "Home").isMadeByCode == nil)
  }

  @Test func tellsHowASceneIsLeft() throws {
    let app = CodeGraph(
      scenes: [.made("Home"), .made("Edit"), .flow("Router")],
      transitions: [.segue("z1", "Edit", .unwind, "Home", unwindAction: "back:")],
      exits: [
        .code(9, "Edit", .dismiss, .button("Close"), via: "Router.close()"), .code(3, "Edit", .pop, nil),
        .code(5, "Edit", .unwind, .tap, transition: "z1"), .code(7, "Router", .dismiss, .notification, on: ["Edit"]),
        .code(8, "Home", .dismiss),
      ])
    #expect(
      try references(app, of: "Edit").leavings.map { "\($0.exit.location) \($0.exit.kind.rawValue): \($0.text)" } == [
        "App.swift:3:9 pop: nothing that is known starts it",
        "App.swift:5:9 unwind: button 'Go', back to 'Home' (Home)",
        "App.swift:7:9 dismiss: on a notification in 'Router' (Router)",
        "App.swift:9:9 dismiss: button 'Close', via Router.close()",
      ])
  }

  @Test func findsScenesByTheirNames() {
    var card = Scene.drawn("c-1", class: "CardViewController", identifier: "card")
    card.label = "Card"
    card.title = "My Card"
    let lookup = SceneLookup(
      CodeGraph(scenes: [card, .drawn("c-2", class: "CardViewController"), .made("Home")], transitions: []).graph)
    func ids(_ name: String) -> [String] { lookup.scenes(called: name).map(\.id.rawValue) }
    for name in ["c-1", "C-1", "card", "Card", "CARD", "my card"] { #expect(ids(name) == ["c-1"], "\(name)") }
    #expect(ids("cardviewcontroller") == ["c-1", "c-2"])
    #expect(ids("Car") == [])
    #expect(lookup.closest(to: "cardviewcontroler") == "CardViewController")
    #expect(lookup.closest(to: "xyz") == nil)
  }

  @Test func onlyScenesOfOneClassAreOneQuestion() {
    func scene(_ name: String, _ className: String?, _ module: String? = nil) -> Scene {
      Scene(id: SceneID(rawValue: name), kind: .viewController, className: className, module: module, label: name)
    }
    #expect(SceneLookup.areOfOneClass([scene("a", nil)]))
    #expect(SceneLookup.areOfOneClass([scene("a", "A", "App"), scene("b", "A")]))
    #expect(!SceneLookup.areOfOneClass([scene("a", "A", "App"), scene("b", "A", "Kit")]))
    #expect(!SceneLookup.areOfOneClass([scene("a", "A"), scene("b", "B")]))
    #expect(!SceneLookup.areOfOneClass([scene("a", nil), scene("b", nil)]))
  }
}
