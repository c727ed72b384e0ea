import Analysis
import NavigationModel
import Testing

@testable import Diagram

/// Drawings of what UIKit makes of an app on one kind of screen, and of findings that stand out.
@Suite struct EnvironmentDrawingTests {
  private func svg(
    _ environment: Environment? = nil, _ generation: OSGeneration = .from18, highlight: [Finding] = []
  ) throws -> SVGReader {
    let shop = SampleGraphs.shop
    var options = DrawingOptions(title: "Shop")
    options.environment = environment.map {
      EnvironmentGraph(AnalysisContext(graph: shop), environment: $0, generation: generation)
    }
    if !highlight.isEmpty { options.highlight = Highlight(highlight, in: shop) }
    let rendered = try Drawing(graph: shop, findings: SampleGraphs.shopFindings, options: options).render(as: .svg)
    #expect(rendered.warnings == [])
    return try #require(SVGReader(rendered.bytes))
  }

  private func classes(_ id: String, in svg: SVGReader) -> [Substring] {
    svg.elements[id]?["class"]?.split(separator: " ") ?? []
  }

  @Test func drawsWhatAShowBecomes() throws {
    let phone = try svg(.compactRegular)
    #expect(phone.texts.contains("on iPhone in portrait and in narrow iPad windows (CR), iOS 18 and later"))
    // A show on a stack.
    #expect(classes("transition-Main.storyboard_23s1", in: phone).contains("family-push"))
    // A detail whose primary column has no stack is presented where the split view is collapsed.
    #expect(
      classes("transition-Settings.storyboard_23s12", in: phone).prefix(4) == [
        "edge", "transition", "showDetail", "family-modal",
      ])
    #expect(classes("transition-Settings.storyboard_23s12", in: phone).contains("presentation-sheet"))
    let pad = try svg(.regularRegular, .from13To17)
    #expect(pad.texts.contains("on iPad (RR), iOS 13 to 17"))
    #expect(classes("transition-Settings.storyboard_23s12", in: pad).contains("family-detail"))
    #expect(pad.texts.contains("column of a split view"))
    #expect(!phone.texts.contains("column of a split view"))
  }

  @Test func marksSheetsPopoversAndFullScreens() throws {
    func presentation(_ environment: Environment, _ generation: OSGeneration = .from18) throws -> [Substring] {
      classes("transition-Checkout.storyboard_23s7", in: try svg(environment, generation)).filter {
        $0.hasPrefix("presentation-")
      }
    }
    #expect(try presentation(.regularRegular) == ["presentation-popover"])
    #expect(try presentation(.compactRegular) == ["presentation-sheet"])
    #expect(try presentation(.compactCompact) == ["presentation-fullScreenSheet"])
    #expect(try presentation(.compactRegular, .upTo12) == ["presentation-fullScreen"])
    let landscape = try svg(.compactCompact)
    for text in ["full screen, no swipe", "full screen", "push"] { #expect(landscape.texts.contains(text), "\(text)") }
    #expect(
      landscape.tooltips["transition-Checkout.storyboard_23s7"] == """
        Cart → Filter (popover)
        trigger: button “Filter”
        is there: full screen, no swipe
        Checkout.storyboard:20
        warning: The popover covers the screen on iPhone. [compact_modal_without_close]
        """)
  }

  @Test func drawsOneEdgeForEachOutcome() throws {
    let scenes = ["nav", "list", "lone", "item"].map { name in
      SampleGraphs.scene(name, name == "nav" ? .navigationController : .viewController, name.capitalized)
    }
    let graph = NavigationGraph(
      entryPoints: [
        EntryPoint(
          scene: SampleGraphs.id("Main.nav"), via: .mainStoryboard, location: SourceLocation(file: "Info.plist"))
      ], scenes: scenes,
      transitions: [
        SampleGraphs.segue("r", "Main.nav", "Main.list", .relationship, relationship: "rootViewController"),
        SampleGraphs.segue("m", "Main.list", "Main.lone", .present, trigger: Trigger(element: "button")),
        SampleGraphs.segue("p", "Main.list", "Main.item", .show, trigger: Trigger(element: "button")),
        SampleGraphs.segue("q", "Main.lone", "Main.item", .present, trigger: Trigger(element: "button")),
        SampleGraphs.segue("s", "Main.item", "Main.lone", .show, trigger: Trigger(element: "button")),
      ], documents: SampleGraphs.documents(scenes))
    let environment = EnvironmentGraph(
      AnalysisContext(graph: graph), environment: .compactRegular, generation: .from18)
    let rendered = try Drawing(graph: graph, options: DrawingOptions(environment: environment)).render(as: .svg)
    let svg = try #require(SVGReader(rendered.bytes))
    #expect(classes("transition-Main.storyboard_23s", in: svg).contains("family-push"))
    #expect(classes("transition-Main.storyboard_23s_23modal", in: svg).contains("family-modal"))
    #expect(svg.repeatedIDs == 0)
  }

  @Test func findingsStandOut() throws {
    var finding = SampleGraphs.shopFindings[0]
    let way = ["Main.storyboard#r3", "Checkout.storyboard#s8", "Checkout.storyboard#s10"]
    finding.witness = way.map { WitnessStep(scene: SampleGraphs.shop.transition($0)?.target, transition: $0, text: "") }
    let svg = try svg(highlight: [finding])
    let standing = svg.elements.filter { $0.value["class"]?.hasSuffix(" highlight") == true }.keys.sorted()
    #expect(
      standing == [
        "entry-Main.storyboard_23tabs", "scene-Checkout.storyboard_23cart", "scene-Checkout.storyboard_23done",
        "scene-Checkout.storyboard_23pay", "scene-Main.storyboard_23tabs", "start-Main.storyboard_23tabs",
        "transition-Checkout.storyboard_23s10", "transition-Checkout.storyboard_23s8",
        "transition-Main.storyboard_23r3",
      ])
    let pale = svg.elements.filter { $0.value["class"]?.hasSuffix(" pale") == true }
    #expect(pale["scene-Main.storyboard_23list"] != nil)
    #expect(pale["missing-Checkout.storyboard_23s11"] != nil)
    #expect(pale["transition-Main.storyboard_23s4"] != nil)
    // Containment is no step; the other two are.
    #expect(svg.texts.filter { [" 1 ", " 2 ", " 3 ", "1", "2", "3"].contains($0) }.count == 2)
    #expect(svg.texts.contains("steps into the finding"))
  }

  @Test func severalFindingsHaveNoSteps() throws {
    let svg = try svg(highlight: SampleGraphs.shopFindings)
    #expect(!svg.texts.contains("steps into the finding"))
    #expect(svg.elements["transition-Checkout.storyboard_23s7"]?["class"]?.hasSuffix(" highlight") == true)
    #expect(svg.elements["scene-Checkout.storyboard_23help"]?["class"]?.hasSuffix(" highlight") == true)
  }

  /// Where no style sheet does it, the colours are hardly there.
  @Test func palesInEveryFormat() throws {
    let shop = SampleGraphs.shop
    let highlight = Highlight([SampleGraphs.shopFindings[0]], in: shop)
    func text(_ options: DrawingOptions) throws -> String {
      String(decoding: try Drawing(graph: shop, options: options).render(as: .dot).bytes, as: UTF8.self)
    }
    let plain = try text(DrawingOptions())
    let pale = try text(DrawingOptions(highlight: highlight))
    #expect(!plain.contains("#5b6b7b38"))
    #expect(pale.contains("#5b6b7b38"))
    #expect(!pale.contains("#ffffff38"))
    for format in [DrawingFormat.png, .pdf] {
      let drawing = Drawing(graph: shop, options: DrawingOptions(highlight: highlight))
      #expect(try drawing.render(as: format).warnings == [])
    }
  }
}
