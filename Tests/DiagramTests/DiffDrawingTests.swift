import Diagram
import Foundation
import NavigationDiff
import NavigationModel
import Testing

/// Drawings of differences, as a viewer reads them.
@Suite struct DiffDrawingTests {
  private static let path = "Main.storyboard"

  private static func id(_ object: String) -> SceneID { SceneID(document: path, objectID: object) }

  private static func scene(_ object: String, _ label: String) -> GraphSnapshot.Scene {
    var scene = GraphSnapshot.Scene(id: id(object), label: label, kind: .viewController)
    scene.document = path
    return scene
  }

  private static func transition(
    _ source: String, _ target: SceneID, _ kind: TransitionKind, _ label: String, style: String? = nil
  ) -> GraphSnapshot.Transition {
    var transition = GraphSnapshot.Transition(source: id(source), target: target, kind: kind)
    transition.trigger = Trigger(element: "button", label: label)
    transition.detail = style
    return transition
  }

  private static func exit(_ object: String, _ kind: ExitKind, _ label: String) -> GraphSnapshot.Exit {
    var exit = GraphSnapshot.Exit(scene: id(object), kind: kind)
    exit.trigger = Trigger(element: "button", label: label)
    return exit
  }

  /// Of each kind of change one.
  private static let diff: GraphDiff = {
    let alert = SceneID.system("UIAlertController")
    let system = GraphSnapshot.Scene(id: alert, label: "UIAlertController", kind: .system)
    let old = GraphSnapshot(
      scenes: [scene("hom", "Home"), scene("old", "Old"), scene("edt", "Edit"), scene("det", "Detail"), system],
      entryPoints: [GraphSnapshot.EntryPoint(scene: id("hom"), via: .mainStoryboard)],
      transitions: [
        transition("hom", id("old"), .show, "Old"), transition("hom", id("edt"), .present, "Edit", style: "pageSheet"),
        transition("hom", id("det"), .show, "Row"), transition("edt", alert, .present, "Help"),
      ], exits: [exit("edt", .dismiss, "Done"), exit("edt", .dismiss, "Cancel")])
    let new = GraphSnapshot(
      scenes: [scene("hom", "Start"), scene("new", "New"), scene("edt", "Edit"), scene("det", "Detail"), system],
      entryPoints: [GraphSnapshot.EntryPoint(scene: id("hom"), via: .mainStoryboard)],
      transitions: [
        transition("hom", id("new"), .show, "New"), transition("hom", id("edt"), .present, "Edit", style: "fullScreen"),
        transition("hom", id("det"), .show, "Row"), transition("edt", alert, .present, "Help"),
        transition("new", alert, .present, "Help"),
      ], exits: [exit("edt", .pop, "Done"), exit("new", .pop, "Back")])
    return GraphDiff(from: old, to: new)
  }()

  private static let colors = ["added": "#15803d", "removed": "#dc2626", "changed": "#b45309", "same": "#94a3b8"]

  @Test func showsWhatDiffersByClassAndColor() throws {
    let bytes = try DiffDrawing(Self.diff, title: "before → now").render(as: .svg).bytes
    let svg = try #require(SVGReader(bytes))
    #expect(svg.repeatedIDs == 0)
    func mark(_ id: String) -> String? {
      let names = svg.elements[id]?["class"]?.split(separator: " ").map(String.init) ?? []
      return names.first { Self.colors[$0] != nil }
    }
    let scenes = ["hom", "old", "new", "edt"].map { mark("scene-Main.storyboard_23\($0)") }
    #expect(scenes == ["changed", "removed", "added", "same"])
    let edges = svg.elements.filter { $0.key.hasPrefix("transition-") }
    #expect(
      edges.keys.compactMap(mark).sorted() == ["added", "added", "changed", "removed"])
    for text in [
      "before → now", "1 scene added, 1 scene removed, 1 scene changed", "Start", "was Home", "New", "Old", "Edit",
      "present · page sheet", "→ present · full screen", "~ dismiss → pop by Done", "− dismiss by Cancel",
      "+ pop by Back",
      "new", "gone", "changed", "as it was",
    ] {
      #expect(svg.texts.contains(text), "\(text) is missing in \(svg.texts)")
    }
    let text = String(decoding: bytes, as: UTF8.self)
    for color in Self.colors.values { #expect(text.contains("stroke=\"\(color)\"")) }
    // What is gone is dashed, so that nobody has to tell red from green.
    #expect(text.contains("stroke=\"#dc2626\" stroke-width=\"2\" stroke-dasharray"))
    // What neither differs nor leads there is left out.
    #expect(!svg.texts.contains("Detail"))
  }

  @Test func isTheSameEveryTime() throws {
    let first = try DiffDrawing(Self.diff, title: nil).render(as: .svg).bytes
    for _ in 0..<3 { #expect(try DiffDrawing(Self.diff, title: nil).render(as: .svg).bytes == first) }
  }

  @Test func nothingIsAPictureToo() throws {
    let diff = GraphDiff(from: Self.diff.new, to: Self.diff.new)
    let svg = try #require(SVGReader(try DiffDrawing(diff, title: "a → b").render(as: .svg).bytes))
    #expect(svg.texts.contains("No changes in 5 scenes and 5 transitions"))
  }

  @Test(arguments: ["<script>", "\"]}", "a\nb", "\\N", String(repeating: "long ", count: 2000), "", "\u{0}", "日本"])
  func escapesEveryText(text: String) throws {
    var scene = GraphSnapshot.Scene(id: SceneID(rawValue: text), label: text, kind: SceneKind(rawValue: text))
    scene.className = text
    scene.document = text
    scene.storyboardIdentifier = text
    var transition = GraphSnapshot.Transition(source: scene.id, target: scene.id, kind: TransitionKind(rawValue: text))
    transition.trigger = Trigger(element: text, label: text, event: text)
    transition.detail = text
    var exit = GraphSnapshot.Exit(scene: scene.id, kind: .dismiss)
    exit.trigger = transition.trigger
    let new = GraphSnapshot(scenes: [scene], transitions: [transition], exits: [exit])
    let drawing = try DiffDrawing(GraphDiff(from: GraphSnapshot(), to: new), title: text).render(as: .svg)
    #expect(SVGReader(drawing.bytes) != nil)
  }
}
