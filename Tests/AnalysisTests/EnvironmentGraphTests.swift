import NavigationModel
import Testing

@testable import Analysis

/// What becomes of transitions on one kind of screen.
@Suite struct EnvironmentGraphTests {
  private func drawn(
    _ app: App, _ environment: Environment, _ generation: OSGeneration = .from18
  ) -> EnvironmentGraph {
    EnvironmentGraph(app.context, environment: environment, generation: generation)
  }

  /// What becomes of a segue in RR, CR, CC and RC.
  private func outcomes(
    of segue: String, in app: App, _ generation: OSGeneration = .from18
  ) throws -> [[EnvironmentGraph.Outcome]] {
    let transition = try #require(app.graph.transition("Main.storyboard#\(segue)"))
    return Environment.allCases.map { drawn(app, $0, generation).outcomes(of: transition) }
  }

  @Test func aShowIsWhatTheContainersMakeOfIt() throws {
    let app = try App(
      initial: "nav",
      scenes: [
        Markup.navigation("nav", root: "list"),
        Markup.scene(
          "list", buttons: [Markup.button("in", to: "item"), Markup.button("m", to: "lone", "presentation")]),
        Markup.scene("item", buttons: [Markup.button("more", to: "end")]),
        Markup.scene("lone", buttons: [Markup.button("again", to: "item")]), Markup.scene("end"),
      ])
    #expect(try outcomes(of: "in", in: app) == Array(repeating: [.push], count: 4))
    // The same scene is on a stack, and alone in a modal.
    #expect(
      try outcomes(of: "more", in: app) == [
        [.push, .presentation(.sheet)], [.push, .presentation(.sheet)], [.push, .presentation(.fullScreenSheet)],
        [.push, .presentation(.fullScreenSheet)],
      ])
    #expect(try outcomes(of: "more", in: app, .upTo12)[1] == [.push, .presentation(.fullScreen)])
    #expect(try outcomes(of: "nav-list", in: app) == Array(repeating: [.unchanged], count: 4))
  }

  @Test func aDetailIsAColumnOrAPush() throws {
    let app = try App(
      initial: "split",
      scenes: [
        Markup.split("split", "nav", "start"), Markup.navigation("nav", root: "list"), Markup.scene("start"),
        Markup.scene("list", buttons: [Markup.button("d", to: "detail", "showDetail")]), Markup.scene("detail"),
      ])
    #expect(try outcomes(of: "d", in: app) == [[.column], [.push], [.push], [.column]])
  }

  @Test func popoversAdapt() throws {
    let app = try App(
      initial: "home",
      scenes: [
        Markup.scene("home", buttons: [Markup.button("p", to: "x", "popoverPresentation")]), Markup.scene("x"),
      ])
    #expect(
      try outcomes(of: "p", in: app) == [
        [.presentation(.popover)], [.presentation(.sheet)], [.presentation(.fullScreenSheet)],
        [.presentation(.fullScreenSheet)],
      ])
  }

  @Test func whatNothingLeadsToIsDrawnAsItIsWritten() throws {
    let app = try App(
      initial: "home",
      scenes: [
        Markup.scene("home"),
        Markup.scene("lost", buttons: [Markup.button("s", to: "x"), Markup.button("p", to: "x", "presentation")]),
        Markup.scene("x"),
      ])
    #expect(try outcomes(of: "s", in: app)[1] == [.unchanged])
    #expect(try outcomes(of: "p", in: app)[1] == [.presentation(.sheet)])
    #expect(drawn(app, .compactRegular).contains(app.scene("lost")))
  }

  @Test func leavesOutWhatDoesNotExistThere() throws {
    let button =
      #"<button id="b"><connections><segue destination="x" kind="show" id="s"/></connections></button>"#
      + #"</subviews><variation key="widthClass=compact"><mask key="subviews"><exclude reference="b"/></mask></variation>"#
    let home =
      #"<viewController id="home"><view key="view" id="v"><subviews>\#(button)</view></viewController>"#
    let app = try App(
      initial: "home",
      scenes: [
        home, Markup.scene("x", buttons: [Markup.button("t", to: "y")]), Markup.scene("y"),
      ])
    #expect(try outcomes(of: "s", in: app).map(\.isEmpty) == [false, true, true, false])
    for environment in Environment.allCases {
      let graph = drawn(app, environment)
      #expect(graph.contains(app.scene("home")))
      #expect(graph.contains(app.scene("y")) == !environment.hasCompactWidth)
    }
  }

  @Test func leavesOutOtherDevices() throws {
    let app = try App(
      initial: "home", families: [.iPhone], scenes: [Markup.scene("home", buttons: [Markup.button("s", to: "home")])])
    #expect(Environment.allCases.map { drawn(app, $0).contains(app.scene("home")) } == [false, true, true, true])
    #expect(try outcomes(of: "s", in: app).map(\.isEmpty) == [true, false, false, false])
  }

  @Test func theCompactColumnStandsForAll() throws {
    let columns = ["master", "detail", "compact"].map {
      Markup.segue("c-\($0)", to: $0, "relationship", #"relationship="\#($0)ViewController""#)
    }
    let app = try App(
      initial: "split",
      scenes: [
        #"<splitViewController style="doubleColumn" id="split"><connections>\#(columns.joined())</connections>"#
          + "</splitViewController>", Markup.scene("master"), Markup.scene("detail"), Markup.scene("compact"),
      ])
    let seen = Environment.allCases.map { environment in
      ["master", "detail", "compact"].filter { drawn(app, environment).contains(app.scene($0)) }
    }
    #expect(seen == [["master", "detail"], ["compact"], ["compact"], ["master", "detail"]])
  }

  @Test func systemControllersHaveTheirOwnStyle() {
    let names = ["UIAlertController", "UIActivityViewController", "SFSafariViewController", "PHPickerViewController"]
    var app = CodeGraph(
      scenes: [.made("Home")] + names.map(Scene.system),
      transitions: names.enumerated().map { .code($0 + 1, "Home", .present, $1) })
    app.families = [.iPad, .iPhone]
    let graph = app.graph
    func outcomes(_ environment: Environment) -> [[EnvironmentGraph.Outcome]] {
      let drawn = EnvironmentGraph(app.context, environment: environment, generation: .from18)
      return graph.transitions.map(drawn.outcomes)
    }
    #expect(
      outcomes(.regularRegular) == [
        [.presentation(nil)], [.presentation(.popover)], [.presentation(.fullScreen)], [.presentation(.sheet)],
      ])
    #expect(
      outcomes(.compactRegular) == [
        [.presentation(nil)], [.presentation(.sheet)], [.presentation(.fullScreen)], [.presentation(.sheet)],
      ])
  }

  @Test func findingsHoldSomewhere() throws {
    let app = try App(initial: "home", scenes: [Markup.scene("home")])
    var finding = Finding(rule: "a", severity: .note, message: "m", location: SourceLocation(file: "A.swift"))
    #expect(drawn(app, .compactRegular).contains(finding))
    finding.environments = [.compactCompact]
    #expect(!drawn(app, .compactRegular).contains(finding))
    #expect(drawn(app, .compactCompact).contains(finding))
    finding.osVersions = [.from13To17]
    #expect(!drawn(app, .compactCompact).contains(finding))
    #expect(drawn(app, .compactCompact, .from13To17).contains(finding))
  }

  @Test(
    arguments: [
      ("8", OSGeneration.upTo12), ("12.4", .upTo12), ("13", .from13To17), ("17.6.1", .from13To17), ("18", .from18),
      ("26", .from18), ("<=12", .upTo12), ("13-17", .from13To17), ("18+", .from18), ("", nil), ("iOS 18", nil),
      ("-1", nil), ("18.", nil), ("18.x", nil),
    ] as [(String, OSGeneration?)])
  func generation(of version: String, is generation: OSGeneration?) {
    #expect(OSGeneration(version: version) == generation)
  }
}
