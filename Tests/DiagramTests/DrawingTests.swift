import Analysis
import Foundation
import NavigationModel
import Testing

@testable import Diagram

@Suite struct DrawingTests {
  private func svg(
    _ graph: NavigationGraph = SampleGraphs.shop, findings: [Finding] = SampleGraphs.shopFindings,
    options: DrawingOptions = DrawingOptions()
  ) throws -> SVGReader {
    let rendered = try Drawing(graph: graph, findings: findings, options: options).render(as: .svg)
    #expect(rendered.warnings == [])
    return try #require(SVGReader(rendered.bytes))
  }

  @Test func everyElementHasIDAndClass() throws {
    let svg = try svg()
    #expect(svg.repeatedIDs == 0)
    #expect(
      svg.elements["scene-Main.storyboard_23tabs"]?["class"] == "node scene tabBarController entry initial")
    #expect(
      svg.elements["scene-Checkout.storyboard_23done"]?["class"] == "node scene viewController finding error")
    #expect(
      svg.elements["transition-Main.storyboard_23s4"]?["class"]
        == "edge transition present family-modal interfaceBuilder from-Main.storyboard_23item "
        + "to-Main.storyboard_23editNav")
    #expect(svg.elements["document-Checkout.storyboard"]?["class"] == "cluster document")
    #expect(svg.elements["code"]?["class"] == "cluster code")
    #expect(svg.elements["entry-Main.storyboard_23tabs"]?["class"] == "node entry")
    #expect(svg.elements["start-Main.storyboard_23tabs"]?["class"] == "edge entry")
    #expect(svg.elements["legend"]?["class"] == "node legend")
    #expect(svg.elements["missing-Checkout.storyboard_23s11"]?["class"] == "node missing")
  }

  @Test func tooltipsTellTheRest() throws {
    let svg = try svg()
    #expect(
      svg.tooltips["scene-Checkout.storyboard_23done"] == """
        Thank you (view)
        object id: done
        error: Nothing in 'Thank you' closes it. [missing_dismissal]
        Checkout.storyboard:10
        """)
    #expect(
      svg.tooltips["transition-Main.storyboard_23s4"] == """
        Item → Navigation (present)
        trigger: barButtonItem “Edit”
        presentation style: pageSheet
        Main.storyboard:20
        """)
    #expect(svg.tooltips["entry-Main.storyboard_23tabs"] == "Starts here: main storyboard (Info.plist:12)")
    #expect(svg.tooltips["navigation"] == "21 scenes, 25 transitions")
  }

  @Test func marksFindingsUnwindsAndMissingScenes() throws {
    let texts = try svg().texts
    for text in [
      "⚠ missing_dismissal", "⚠ unreachable_scene", "⚠ dangling_connection", "⤺ unwindToList:", "missing",
      "Gone.storyboard#gone", "page sheet", "full screen", "</>", "Legend", "show, push", "id: catalogue",
    ] { #expect(texts.contains(text), "\(text)") }
  }

  @Test func shortensFindingsInTooltips() throws {
    let scene = Scene(id: SceneID(rawValue: "class:A"), kind: .codeOnly, label: "A")
    let findings = (1...7).map { number in
      Finding(
        rule: "rule\(number)", severity: .note, message: String(repeating: "x", count: number == 1 ? 1000 : 1),
        location: SourceLocation(file: "A.swift", line: number), scene: scene.id)
    }
    let svg = try svg(NavigationGraph(scenes: [scene]), findings: findings)
    #expect(
      svg.tooltips["scene-class_3AA"] == "A (class)\nnote: \(String(repeating: "x", count: 400))… [rule1]\n"
        + "note: x [rule2]\nnote: x [rule3]\nnote: x [rule4]\nnote: x [rule5]\nand 2 more")
    #expect(svg.texts.contains("+ 4 more"))
  }

  @Test func systemControllersAreDrawnOncePerStoryboard() throws {
    let svg = try svg(options: DrawingOptions(showsSystemScenes: true))
    #expect(svg.elements["scene-system_3AUIAlertController_40Main.storyboard"] != nil)
    #expect(svg.elements["scene-system_3AUIAlertController_40Checkout.storyboard"] != nil)
    #expect(svg.elements["scene-system_3AUIAlertController"] == nil)
  }

  @Test func cardsTellWhichSystemControllersTheyShow() throws {
    let names = [
      "UIAlertController", "UIImagePickerController", "MFMailComposeViewController", "Foo", "SFSafariViewController",
    ]
    let home = Scene(id: SceneID(rawValue: "class:Home"), kind: .codeOnly, className: "Home", label: "Home")
    func graph(_ count: Int) -> NavigationGraph {
      let system = names.prefix(count).map {
        Scene(id: SceneID(rawValue: "system:\($0)"), kind: .system, className: $0, label: $0)
      }
      return NavigationGraph(
        scenes: [home] + system,
        transitions: (system + system.prefix(1)).enumerated().map { line, scene in
          Transition(
            id: "Home.swift:\(line)", source: home.id, target: scene.id, kind: .present, origin: .swift,
            location: SourceLocation(file: "Home.swift", line: line))
        })
    }
    let some = try svg(graph(3), findings: [])
    #expect(some.elements["scene-class_3AHome"] != nil)
    #expect(some.elements.keys.allSatisfy { !$0.contains("system") })
    for text in ["▣ Alert ×2", "▣ Image picker", "▣ Mail compose", "shows one of the system"] {
      #expect(some.texts.contains(text))
    }
    let more = try svg(graph(5), findings: [])
    #expect(
      more.texts.filter { $0.hasPrefix("▣ ") } == [
        "▣ Alert ×2", "▣ Foo", "▣ Image picker", "▣ Mail compose", "▣ + 1 more",
      ])
    // Who asks for one gets it.
    let focus = try svg(
      graph(3), findings: [], options: DrawingOptions(focus: [SceneID(rawValue: "system:UIAlertController")]))
    #expect(focus.elements["scene-system_3AUIAlertController"] != nil)
    #expect(!focus.texts.contains("▣ Alert ×2"))
  }

  @Test func mergesParallelTransitions() throws {
    let svg = try svg()
    #expect(svg.elements["transition-Checkout.storyboard_23s8"] != nil)
    #expect(svg.elements["transition-Checkout.storyboard_23s9"] == nil)
    #expect(svg.texts.contains("payAgain"))
  }

  @Test func linksToSource() throws {
    let template = "https://example.org/{file}?a=1&b=2#L{line}C{column}"
    let graph = NavigationGraph(scenes: [
      Scene(
        id: SceneID(rawValue: "class:A"), kind: .codeOnly, label: "A",
        location: SourceLocation(file: "My App/Ünit\"s/{line}.swift", line: 7))
    ])
    let svg = try svg(graph, findings: [], options: DrawingOptions(linkTemplate: template))
    #expect(
      svg.links["scene-class_3AA"]
        == "https://example.org/My%20App/%C3%9Cnit%22s/%7Bline%7D.swift?a=1&b=2#L7C1")
    #expect(
      try self.svg(options: DrawingOptions(linkTemplate: template)).links["transition-Main.storyboard_23s4"]
        == "https://example.org/Main.storyboard?a=1&b=2#L20C1")
  }

  @Test func focusKeepsTheNeighbourhood() throws {
    let options = DrawingOptions(focus: [SampleGraphs.id("Main.edit")], depth: 1, showsLegend: false)
    let svg = try svg(options: options)
    let scenes = svg.elements.keys.filter { $0.hasPrefix("scene-") }.sorted()
    #expect(
      scenes == ["scene-Main.storyboard_23edit", "scene-Main.storyboard_23editNav", "scene-Main.storyboard_23item"])
    #expect(svg.elements["scene-Main.storyboard_23edit"]?["class"] == "node scene tableViewController focus")
    #expect(svg.texts.contains("… 3 transitions not shown"))
    #expect(svg.elements["legend"] == nil)
  }

  @Test func focusOnAnUnknownSceneIsAnError() {
    let nowhere = SceneID(rawValue: "nowhere")
    let drawing = Drawing(graph: SampleGraphs.shop, options: DrawingOptions(focus: [nowhere]))
    let error = #expect(throws: DrawingError.unknownFocus([nowhere])) { try drawing.render(as: .svg) }
    #expect(
      error?.description == "The drawing cannot be focused on 'nowhere': no scene that is drawn has this id.")
  }

  @Test func hidesKinds() throws {
    let svg = try svg(options: DrawingOptions(hiddenKinds: [.unwind, .relationship]))
    #expect(svg.elements["transition-Main.storyboard_23s5"] == nil)
    #expect(svg.elements["transition-Main.storyboard_23r1"] == nil)
    #expect(svg.elements["transition-Main.storyboard_23s1"] != nil)
    #expect(!svg.texts.contains("⤺ unwindToList:"))
  }

  @Test func leavesLaunchScreensOut() throws {
    var launch = SampleGraphs.scene("launch", .viewController, "Launch", in: "LaunchScreen", isInitial: true)
    launch.isLaunchScreen = true
    let graph = NavigationGraph(scenes: [launch], documents: SampleGraphs.documents([launch]))
    #expect(try svg(graph, findings: []).texts == ["No scenes"])
    let shown = try svg(graph, findings: [], options: DrawingOptions(showsLaunchScreens: true))
    #expect(shown.texts == ["LaunchScreen.storyboard", "View · initial", "Launch", "UIViewController"])
  }

  @Test func sameGraphSameBytes() throws {
    let shop = SampleGraphs.shop
    let shuffled = NavigationGraph(
      entryPoints: shop.entryPoints.reversed(), scenes: shop.scenes.shuffled(),
      transitions: shop.transitions.shuffled(),
      exits: shop.exits.reversed(), documents: shop.documents.shuffled())
    for format in DrawingFormat.allCases {
      let first = try Drawing(graph: shop, findings: SampleGraphs.shopFindings).render(as: format)
      let second = try Drawing(graph: shuffled, findings: SampleGraphs.shopFindings.shuffled()).render(as: format)
      // A PDF carries the time of its making.
      if format != .pdf { #expect(first.bytes == second.bytes, "\(format)") }
    }
  }

  /// What is drawn where dot gives up on the frames.
  @Test func shapeWithoutFramesKeepsEveryNode() throws {
    let options = DrawingOptions()
    let visible = try VisibleGraph(SampleGraphs.shop, options: options)
    let builder = DiagramBuilder(visible: visible, findings: FindingIndex([]), options: options, isFixed: true)
    let framed = try DiagramShape.choose(for: builder, sceneCount: 22, isFramed: true).graph
    let unframed = try DiagramShape.choose(for: builder, sceneCount: 22, isFramed: false).graph
    #expect(unframed.clusters == [])
    #expect(Set(unframed.nodes) == Set(framed.clusters.flatMap(\.nodes) + framed.nodes))
  }

  @Test func unknownEngineSaysWhichThereAre() {
    let drawing = Drawing(graph: SampleGraphs.shop, options: DrawingOptions(engine: "spiral"))
    let error = #expect(throws: DrawingError.self) { try drawing.render(as: .svg) }
    #expect(error?.description.hasPrefix("Graphviz has no layout engine 'spiral': ") == true)
  }

  @Test(arguments: ["neato", "fdp", "circo", "twopi"]) func otherEngines(engine: String) throws {
    let svg = try svg(options: DrawingOptions(engine: engine))
    #expect(svg.elements["scene-Main.storyboard_23tabs"] != nil)
  }
}
