import InterfaceBuilder
import Linking
import NavigationModel
import Testing

@testable import Analysis

/// The steps that lead a user somewhere, word by word.
@Suite struct WitnessTests {
  @Test func theMiddleOfAVeryLongWayIsLeftOut() throws {
    let scenes = (0..<50).map {
      Markup.scene("s\($0)", buttons: [Markup.button("z\($0)", to: "s\($0 + 1)", "presentation")])
    }
    let app = try App(initial: "s0", scenes: scenes + [Markup.scene("s50")])
    func witness(_ id: String) -> [String] { app.context.witness(to: app.scene(id)).map(\.text) }
    #expect(witness("s30").count == 31)
    #expect(witness("s50").count == 31)
    #expect(witness("s50")[10] == "(21 more steps)")
    #expect(witness("s50")[11] == "button 'Go' in 'S30' (view controller s30) presents 'S31' (view controller s31)")
    #expect(witness("s50").last == "button 'Go' in 'S49' (view controller s49) presents 'S50' (view controller s50)")
  }

  @Test func everyWayToGetSomewhere() throws {
    let embed =
      #"<containerView id="box"><connections>"# + Markup.segue("e", to: "map", "embed")
      + "</connections></containerView>"
    let app = try App(
      initial: "tabs",
      scenes: [
        Markup.tabs("tabs", "nav", "plain"), Markup.navigation("nav", root: "list"),
        Markup.scene(
          "list", #"customClass="ListViewController""#, buttons: [Markup.button("z1", to: "detail")],
          manual: Markup.segue("z2", to: "edit", "presentation", #"identifier="edit""#)),
        Markup.scene(
          "detail",
          buttons: [embed, Markup.button("z3", to: "menu", "popoverPresentation", #"popoverAnchorView="box""#)]),
        Markup.scene("edit"), Markup.scene("map"), Markup.scene("menu"),
        Markup.scene("plain", buttons: [Markup.button("z4", to: "odd", "custom", #"customClass="Fade""#)]),
        Markup.scene("odd"),
      ])
    func witness(_ id: String) -> [String] { app.context.witness(to: app.scene(id)).map(\.text) }
    let start = "the app starts at 'Tab Bar Controller' (tab bar controller tabs)"
    let nav = "'Tab Bar Controller' (tab bar controller tabs) holds 'Navigation Controller' (navigation controller nav)"
    let list = "'Navigation Controller' (navigation controller nav) holds 'List' (ListViewController)"
    let detail = "button 'Go' in 'List' (ListViewController) pushes 'Detail' (view controller detail)"
    #expect(witness("tabs") == [start])
    #expect(witness("detail") == [start, nav, list, detail])
    #expect(
      witness("edit") == [
        start, nav, list,
        "segue 'edit' of 'List' (ListViewController), performed by code, presents 'Edit' (view controller edit)",
      ])
    #expect(
      witness("map") == [
        start, nav, list, detail, "'Detail' (view controller detail) embeds 'Map' (view controller map)",
      ])
    #expect(
      witness("menu") == [
        start, nav, list, detail,
        "button 'Go' in 'Detail' (view controller detail) presents as a popover 'Menu' (view controller menu)",
      ])
    #expect(
      witness("odd") == [
        start, "'Tab Bar Controller' (tab bar controller tabs) holds 'Plain' (view controller plain)",
        "button 'Go' in 'Plain' (view controller plain) leads to 'Odd' (view controller odd)",
      ])
  }

  @Test func stepsNameSceneTransitionAndPlace() throws {
    let app = try App(
      initial: "home",
      scenes: [Markup.scene("home", buttons: [Markup.button("z", to: "photo", "presentation")]), Markup.scene("photo")])
    let segue = try #require(app.graph.transition("Main.storyboard#z"))
    #expect(
      app.context.witness(to: app.scene("photo")) == [
        WitnessStep(
          scene: app.scene("home"), text: "the app starts at 'Home' (view controller home)",
          location: SourceLocation(file: "Info.plist", line: 4)),
        WitnessStep(
          scene: app.scene("photo"), transition: "Main.storyboard#z",
          text: "button 'Go' in 'Home' (view controller home) presents 'Photo' (view controller photo)",
          location: segue.location),
      ])
    #expect(segue.location.line == 2)
  }

  @Test func columnsOfASplitView() throws {
    let app = try App(
      initial: "split",
      scenes: [
        Markup.split("split", "list", "detail"),
        Markup.scene("list", buttons: [Markup.button("z", to: "photo", "showDetail")]),
        Markup.scene("detail"), Markup.scene("photo"),
      ])
    let index = try #require(app.context.wide.of(app.scene("photo")).first)
    #expect(
      app.context.witness(to: index, in: app.context.wide).map(\.text) == [
        "the app starts at 'Split View Controller' (split view controller split)",
        "'Split View Controller' (split view controller split) holds 'List' (view controller list)",
        "button 'Go' in 'List' (view controller list) shows, beside it, 'Photo' (view controller photo)",
      ])
  }

  @Test func whatOnlyCodeShows() throws {
    let app = try App(
      initial: "home",
      scenes: [Markup.scene("home"), Markup.scene("about", #"storyboardIdentifier="about""#), Markup.scene("lost")])
    #expect(
      app.context.witness(to: app.scene("about")).map(\.text) == [
        "code that was not read may show 'About' (view controller about)"
      ])
    #expect(
      app.context.witness(to: app.scene("lost")) == [
        WitnessStep(
          scene: app.scene("lost"), text: "nothing that is known leads to 'Lost' (view controller lost)",
          location: app.graph[app.scene("lost")]?.location)
      ])
  }

  /// The way to what no user gets to begins where it breaks off; scenes that only lead to each other have a first one too.
  @Test func whatNobodyGetsTo() throws {
    let app = try App(
      initial: "home",
      scenes: [
        Markup.scene("home"), Markup.scene("old", buttons: [Markup.button("z", to: "nav", "presentation")]),
        Markup.navigation("nav", root: "list"), Markup.scene("list"),
        Markup.scene("one", buttons: [Markup.button("y", to: "two")]),
        Markup.scene("two", buttons: [Markup.button("x", to: "one")]),
      ])
    func witness(_ id: String) -> [String] { app.context.witness(to: app.scene(id)).map(\.text) }
    #expect(
      witness("list") == [
        "nothing that is known leads to 'Old' (view controller old)",
        "button 'Go' in 'Old' (view controller old) leads to 'Navigation Controller' (navigation controller nav)",
        "'Navigation Controller' (navigation controller nav) holds 'List' (view controller list)",
      ])
    #expect(
      witness("one") == [
        "nothing that is known leads to 'Two' (view controller two)",
        "button 'Go' in 'Two' (view controller two) leads to 'One' (view controller one)",
      ])
  }

  /// Whoever reads a finding about a scene learns how a user gets there.
  @Test(arguments: RuleExampleTests.cases.filter(\.isTriggering))
  func everyFindingHasOne(_ item: RuleExampleTests.Case) throws {
    let files = item.example.files.map { file in
      (path: file.path, contents: file.contents.filter { $0 != RuleExample.marker })
    }
    for finding in try TemporaryProject(files).findings(item.rule) where finding.scene != nil {
      #expect(!finding.witness.isEmpty, "\(finding.message)")
      #expect(finding.witness.allSatisfy { $0.location != nil }, "\(finding.message)")
    }
  }

  @Test(
    arguments: [
      (EntryPoint.Kind.mainStoryboard, "the app starts at 'Home' (view controller home)"),
      (.sceneManifest, "the app starts at 'Home' (view controller home)"),
      (.appExtension, "the extension starts at 'Home' (view controller home)"),
      (.watchApp, "the watch app starts at 'Home' (view controller home)"),
      (.initialScene, "'Home' (view controller home) is the initial scene of its storyboard"),
    ])
  func starts(via: EntryPoint.Kind, text: String) throws {
    var app = try App(initial: "home", scenes: [Markup.scene("home")])
    let place = SourceLocation(file: "Info.plist", line: 9)
    app.graph = NavigationGraph(
      entryPoints: [EntryPoint(scene: app.scene("home"), via: via, location: place)], scenes: app.graph.scenes)
    #expect(
      app.context.witness(to: app.scene("home")) == [WitnessStep(scene: app.scene("home"), text: text, location: place)]
    )
  }

  @Test func textsOfTheProjectAreCutToOneLine() throws {
    let long = String(repeating: "x", count: 61)
    let app = try App(
      initial: "home", scenes: [#"<viewController title="\#(long)" customClass="A" id="home"/>"#])
    #expect(
      app.context.witness(to: app.scene("home")).map(\.text) == [
        "the app starts at '\(String(repeating: "x", count: 59))…' (A)"
      ])
    let lines = try App(initial: "home", scenes: [#"<viewController title="a&#10;b" id="home"/>"#])
    #expect(
      lines.context.witness(to: lines.scene("home")).map(\.text) == ["the app starts at 'a b' (view controller home)"])
  }
}
