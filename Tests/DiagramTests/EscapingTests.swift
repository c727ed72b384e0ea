import NavigationModel
import Testing

@testable import Diagram

/// Text from projects is shown as it is, whatever is in it.
@Suite struct EscapingTests {
  private static let texts: [(text: String, shown: String)] = [
    ("plain", "plain"), ("a \"quoted\" 'title'", "a \"quoted\" 'title'"),
    ("<script>alert(1)</script>", "<script>alert(1)</script>"), ("back\\slash \\N \\G \\l", "back\\slash \\N \\G \\l"),
    ("a\nb\tc", "a b c"), ("\"]; x -> y [", "\"]; x -> y ["), ("&amp; &lt; &#45; & --", "&amp; &lt; &#45; & --"),
    ("-->", "-->"), ("<B>bold</B>", "<B>bold</B>"), ("👩‍👩‍👧 🇩🇪", "👩‍👩‍👧 🇩🇪"), ("مرحبا שלום", "مرحبا שלום"),
    ("日本語タイトル", "日本語タイトル"), ("nul\0 bell\u{7}", "nul\u{FFFD} bell\u{FFFD}"), ("\u{FFFF}x", "\u{FFFD}x"),
    ("stroke=\"transparent\"", "stroke=\"transparent\""), ("", ""),
  ]

  @Test(arguments: texts) func showsText(text: String, shown: String) throws {
    let path = "\(text).storyboard"
    let scenes = ["one", "two"].map { id in
      Scene(
        id: SceneID(document: path, objectID: id + text), kind: SceneKind(rawValue: "kind" + text), className: text,
        title: text, label: text, document: path, storyboardIdentifier: text, objectID: id + text,
        location: SourceLocation(file: path, line: 1))
    }
    let graph = NavigationGraph(
      entryPoints: [EntryPoint(scene: scenes[0].id, via: .mainStoryboard, location: SourceLocation(file: text))],
      scenes: scenes,
      transitions: [
        Transition(
          id: "\(path)#\(text)", source: scenes[0].id, target: scenes[1].id, kind: .custom, identifier: text,
          segueClass: text, trigger: Trigger(element: text, label: text), location: SourceLocation(file: path)),
        Transition(
          id: "\(path)#unwind", source: scenes[0].id, target: nil, kind: .unwind, unwindAction: text,
          location: SourceLocation(file: path)),
      ], documents: [Document(path: path, name: text, scenes: scenes.map(\.id))])
    let options = DrawingOptions(title: "\(text) title", linkTemplate: "x:{file}?\(text)")
    let rendered = try Drawing(graph: graph, options: options).render(as: .svg)
    #expect(rendered.warnings == [])
    let svg = try #require(SVGReader(rendered.bytes))
    #expect(svg.texts.contains("\(shown) title"))
    // A slash starts a folder, which the frame does not name.
    #expect(text.contains("/") || svg.texts.contains("\(shown).storyboard"))
    #expect(svg.texts.filter { $0 == shown }.count >= (text.isEmpty ? 0 : 3))
    #expect(svg.texts.contains("⤺ \(shown)"))
    for format in [DrawingFormat.png, .dot] { _ = try Drawing(graph: graph, options: options).render(as: format) }
  }

  @Test func blankTextIsDrawn() throws {
    let scene = Scene(id: SceneID(rawValue: " "), kind: .codeOnly, className: " ", label: "  ")
    let rendered = try Drawing(graph: NavigationGraph(scenes: [scene])).render(as: .svg)
    #expect(SVGReader(rendered.bytes) != nil)
  }

  @Test func tooltipsShowTextAsItIs() throws {
    let scene = Scene(id: SceneID(rawValue: "class:A"), kind: .codeOnly, className: "<b>&lt;\\N\"\n-->", label: "A")
    let rendered = try Drawing(graph: NavigationGraph(scenes: [scene])).render(as: .svg)
    let svg = try #require(SVGReader(rendered.bytes))
    #expect(svg.tooltips["scene-class_3AA"] == "A (class)\nclass: <b>&lt;\\N\"\n-->")
  }

  @Test func shortensLongText() throws {
    let long = String(repeating: "Wide ", count: 2000)
    let name = String(repeating: "Very", count: 100) + "LongViewController"
    let scene = Scene(id: SceneID(rawValue: "class:\(long)"), kind: .codeOnly, className: name, label: long)
    let rendered = try Drawing(graph: NavigationGraph(scenes: [scene])).render(as: .svg)
    let svg = try #require(SVGReader(rendered.bytes))
    #expect(svg.texts.contains("Wide Wide Wide Wide Wide …"))
    #expect(svg.texts.contains("VeryVeryVeryVeryV…LongViewController"))
    let card = try #require(svg.elements.keys.first { $0.hasPrefix("scene-") })
    #expect(svg.tooltips[card]?.hasPrefix(long) == true)
    #expect(card.utf8.count < 400)
  }

  @Test func idsAreDifferentForDifferentText() {
    #expect(ElementID.make("scene", "a_b") == "scene-a_5Fb")
    #expect(ElementID.make("scene", "a b") == "scene-a_20b")
    #expect(ElementID.make("scene", "Ü\0") == "scene-_C3_9C_00")
    let long = String(repeating: "x", count: 400)
    #expect(ElementID.make("scene", long + "1") != ElementID.make("scene", long + "2"))
  }
}
