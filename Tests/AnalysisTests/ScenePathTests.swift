import InterfaceBuilder
import NavigationModel
import Testing

@testable import Analysis

/// How a user gets to a scene, step by step and environment by environment.
@Suite struct ScenePathTests {
  /// The ways to a scene of an app: where each exists if not everywhere, then its steps.
  private func ways(_ graph: NavigationGraph, to target: String, from sources: String...) throws -> [[String]] {
    try paths(graph, to: target, from: sources).ways.map { way in (way.limit.map { [$0] } ?? []) + way.steps.map(\.text)
    }
  }

  private func paths(_ graph: NavigationGraph, to target: String, from sources: [String] = []) throws -> ScenePaths {
    func scene(_ name: String) throws -> Scene { try #require(SceneLookup(graph).scenes(called: name).first) }
    return ScenePathSearch(AnalysisContext(graph: graph)).paths(to: try scene(target), from: try sources.map(scene))
  }

  @Test func tellsAllShortestWays() throws {
    let app = try App(
      initial: "home",
      scenes: [
        Markup.scene(
          "home",
          buttons: [
            Markup.button("z2", to: "edit", "presentation"), Markup.button("z1", to: "edit", "presentation"),
            Markup.button("z3", to: "menu", "presentation"),
          ]), Markup.scene("menu", buttons: [Markup.button("z4", to: "edit", "presentation")]), Markup.scene("edit"),
      ])
    let paths = try paths(app.graph, to: "edit")
    #expect(
      paths.ways.map { $0.steps.map { $0.transition?.id } } == [
        [nil, "Main.storyboard#z1"], [nil, "Main.storyboard#z2"],
      ])
    #expect(paths.more == 0)
    #expect(
      paths.ways[0].steps.map(\.text) == [
        "the app starts at 'Home' (view controller home)",
        "button 'Go' in 'Home' (view controller home) presents 'Edit' (view controller edit)",
      ])
    #expect(paths.ways[0].steps.map(\.location?.description) == ["Info.plist:4", "Main.storyboard:2:357"])
    #expect(paths.ways[0].environments == Environment.allCases)
  }

  @Test func theEntryPointItselfIsAWay() throws {
    let app = try App(initial: "home", scenes: [Markup.scene("home")])
    #expect(try ways(app.graph, to: "home") == [["the app starts at 'Home' (view controller home)"]])
  }

  /// A list in a split view that shows a detail, and is also pushed by a plain navigation controller.
  private func split() throws -> App {
    try App(
      initial: "split",
      scenes: [
        Markup.split("split", "nav", "empty"), Markup.navigation("nav", root: "list"),
        Markup.scene("list", buttons: [Markup.button("z1", to: "detail", "showDetail")]), Markup.scene("detail"),
        Markup.scene("empty"),
      ])
  }

  @Test func saysWhatAStepDoesWhereThatDependsOnTheWidth() throws {
    let app = try split()
    let step = try #require(try paths(app.graph, to: "detail").ways.first?.steps.last)
    #expect(
      step.text == "button 'Go' in 'List' (view controller list) shows, beside it, 'Detail' (view controller detail) "
        + "in regular width and pushes it in compact width")
    #expect(
      step.cases == [
        ScenePaths.Case(effects: [.column(of: 0)], environments: [.regularRegular, .regularCompact]),
        ScenePaths.Case(effects: [.push(onto: 1)], environments: [.compactRegular, .compactCompact]),
      ])
  }

  @Test func namesTheColumnWhereCompactWidthComesFirst() throws {
    var app = try split()
    app.graph = try App(
      initial: "split", families: [.iPhone],
      scenes: [
        Markup.split("split", "nav", "empty"), Markup.navigation("nav", root: "list"),
        Markup.scene("list", buttons: [Markup.button("z1", to: "detail", "showDetail")]), Markup.scene("detail"),
        Markup.scene("empty"),
      ]
    ).graph
    #expect(
      try ways(app.graph, to: "detail", from: "list").map(\.last) == [
        "button 'Go' in 'List' (view controller list) pushes 'Detail' (view controller detail) in compact width "
          + "and shows it in another column in regular width"
      ])
  }

  @Test func aShowIsAPushInOnePlaceAndAModalInAnother() throws {
    let app = try App(
      initial: "home",
      scenes: [
        Markup.scene(
          "home",
          buttons: [Markup.button("z1", to: "nav", "presentation"), Markup.button("z2", to: "list", "presentation")]),
        Markup.navigation("nav", root: "list"), Markup.scene("list", buttons: [Markup.button("z3", to: "detail")]),
        Markup.scene("detail"),
      ])
    let list = "button 'Go' in 'List' (view controller list)"
    #expect(try ways(app.graph, to: "detail").map(\.last) == ["\(list) presents 'Detail' (view controller detail)"])
    #expect(
      try ways(app.graph, to: "detail", from: "nav") == [
        [
          "starting in 'Navigation Controller' (navigation controller nav)",
          "'Navigation Controller' (navigation controller nav) holds 'List' (view controller list)",
          "\(list) pushes 'Detail' (view controller detail)",
        ]
      ])
    // From the list alone it depends on what holds that.
    #expect(
      try ways(app.graph, to: "detail", from: "list").map(\.last) == [
        "\(list) presents or pushes 'Detail' (view controller detail)"
      ])
  }

  @Test func aWayIsThereOnlyWhereItsControlsAre() throws {
    var home = Scene.drawn("Home", buttons: ["a", "b"])
    home.controls[0].absentIn = .compactRegular
    home.controls[1].absentIn = .all
    var app = CodeGraph(
      scenes: [home, .drawn("Edit"), .drawn("Hidden")],
      transitions: [
        .segue("z1", "Home", .present, "Edit", trigger: .button("a")),
        .segue("z2", "Home", .present, "Edit", trigger: .button("b")),
        .segue("z3", "Home", .present, "Hidden", trigger: .button("b")),
      ])
    app.documents = [Document(path: "Main.storyboard", name: "Main")]
    #expect(
      try ways(app.graph, to: "Edit") == [
        [
          "in regular width", "the app starts at 'Home' (view controller Home)",
          "button 'a' in 'Home' (view controller Home) presents 'Edit' (view controller Edit)",
        ]
      ])
    let none = try paths(app.graph, to: "Hidden")
    #expect(none.ways.isEmpty)
    #expect(none.reason == "what should lead there does nothing, or throws, where it would run")
  }

  @Test func takesALongerWayWhereTheShortestThrows() throws {
    let app = try App(
      initial: "home",
      scenes: [
        Markup.scene(
          "home", buttons: [Markup.button("z1", to: "edit", "push"), Markup.button("z2", to: "menu", "presentation")]),
        Markup.scene("menu", buttons: [Markup.button("z3", to: "edit", "presentation")]), Markup.scene("edit"),
      ])
    #expect(
      try ways(app.graph, to: "edit") == [
        [
          "the app starts at 'Home' (view controller home)",
          "button 'Go' in 'Home' (view controller home) presents 'Menu' (view controller menu)",
          "button 'Go' in 'Menu' (view controller menu) presents 'Edit' (view controller edit)",
        ]
      ])
  }

  @Test func tellsTenWaysAndCountsTheRest() throws {
    let app = try App(
      initial: "home",
      scenes: [
        Markup.scene("home", buttons: (10..<22).map { Markup.button("z\($0)", to: "edit", "presentation") }),
        Markup.scene("edit"),
      ])
    let paths = try paths(app.graph, to: "edit")
    #expect(paths.ways.compactMap { $0.steps.last?.transition?.id } == (10..<20).map { "Main.storyboard#z\($0)" })
    #expect(paths.more == 2)
  }

  @Test func startsWhereOpenCodeMayLead() throws {
    var app = CodeGraph(
      scenes: [.made("Home"), .drawn("Card", identifier: "card"), .drawn("Back")],
      transitions: [.segue("z1", "Card", .show, "Back")])
    app.documents = [Document(path: "Main.storyboard", name: "Main")]
    app.instantiations = Instantiations(isOpen: true)
    let paths = try paths(app.graph, to: "Back")
    #expect(paths.isByOpenCode)
    #expect(
      paths.ways.map { $0.steps.map(\.text) } == [
        [
          "code that was not followed may show 'Card' (view controller Card)",
          "button 'Go' in 'Card' (view controller Card) leads to 'Back' (view controller Back)",
        ]
      ])
  }

  @Test func saysWhyThereIsNoWay() throws {
    let lost = CodeGraph(scenes: [.made("Home"), .drawn("Lost")], transitions: [])
    #expect(try paths(lost.graph, to: "Lost").reason == "nothing shows it and it has no storyboard identifier")
    #expect(try paths(lost.graph, to: "Lost", from: ["Home"]).reason == nil)

    var nowhere = lost
    nowhere.starts = []
    #expect(try paths(nowhere.graph, to: "Lost").reason == "nothing says where the app starts")

    var picture = lost
    picture.scenes[1].isLaunchScreen = true
    #expect(try paths(picture.graph, to: "Lost").reason == "it is a launch screen, which the system shows")

    let anything = Scene(id: .unresolved("controller"), kind: .unresolved, label: "controller")
    let open = CodeGraph(
      scenes: lost.scenes + [anything], transitions: [.code(3, "Home", .present, "unresolved:controller")])
    #expect(
      try paths(open.graph, to: "Lost").reason
        == "nothing shows it and it has no storyboard identifier; "
        + "but code shows something that could not be followed, which may be it")

    let made = CodeGraph(
      scenes: [.made("Home"), .made("Card"), .made("Next")], transitions: [.code(3, "Card", .show, "Next")])
    #expect(try paths(made.graph, to: "Card").reason == "nothing that is known shows it")
    #expect(
      try paths(made.graph, to: "Next").reason == "it is only shown from 'Card' (Card), which is unreachable too")
  }

  @Test func neverGoesBackNorOverWhatNothingStarts() throws {
    let app = CodeGraph(
      scenes: [.made("Home"), .drawn("Edit"), .drawn("Old")],
      transitions: [
        .code(3, "Home", .present, "Edit"), .segue("z1", "Edit", .unwind, "Home"),
        .segue("z2", "Edit", .show, "Old", trigger: nil),
      ])
    #expect(try ways(app.graph, to: "Home", from: "Edit") == [])
    #expect(try paths(app.graph, to: "Old").ways.isEmpty)
  }

  @Test func namesEnvironmentsByWhatTheAppRunsOn() {
    let all = EnvironmentScope.default
    #expect(all.phrase([.compactRegular, .compactCompact]) == "in compact width")
    #expect(all.phrase([.regularCompact, .regularRegular]) == "in regular width")
    #expect(all.phrase([.compactRegular]) == "on iPhone in portrait and in narrow iPad windows")
    #expect(
      all.phrase([.compactCompact, .regularRegular, .regularCompact])
        == "on iPad, on iPhone in landscape and on large iPhones in landscape")
    let phone = EnvironmentScope(environments: [.compactRegular], generations: [.from18])
    #expect(phone.phrase([.compactRegular]) == "on iPhone in portrait")
    let pad = EnvironmentScope(
      environments: [.regularRegular, .compactRegular], generations: [.from18], isForPadAlone: true)
    #expect(pad.phrase([.regularRegular]) == "in regular width")
    #expect(
      EnvironmentScope(environments: [.compactRegular], generations: [], isForPadAlone: true).phrase([.compactRegular])
        == "in narrow iPad windows")
  }
}
