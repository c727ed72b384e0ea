import Foundation
import NavigationDiff
import NavigationModel
import ProjectLoading
import Testing

/// Snapshots as text.
@Suite struct SnapshotTextTests {
  private static let head = """
    # seguegraph snapshot 1
    # The navigation of the app. 'seguegraph snapshot' fails where it has changed; with --write it writes this anew.

    """

  @Test func hasALineForEachThing() throws {
    let settings = SceneID.ofClass("SettingsViewController")
    var scenes = SampleSnapshot.scenes
    scenes[0].isInitial = true
    scenes[0].storyboardIdentifier = "list"
    scenes[1].presentationStyle = .formSheet
    scenes[1].isModalInPresentation = true
    scenes.append(GraphSnapshot.Scene(id: settings, label: "Settings", kind: .codeOnly))
    var start = SampleSnapshot.start
    start.target = "App.xcodeproj:App"
    start.isPossible = true
    var back = GraphSnapshot.Transition(source: SampleSnapshot.editor, target: nil, kind: .unwind)
    back.detail = "back:"
    back.isDead = true
    back.segue = "Unw-02"
    var push = GraphSnapshot.Transition(source: SampleSnapshot.list, target: settings, kind: .push)
    push.trigger = Trigger(element: "callback", event: "finish")
    push.isPossible = true
    let lost = GraphSnapshot.Transition(source: settings, target: .unresolved("Old Name"), kind: .show)
    let app = SampleSnapshot.app(
      scenes: scenes, entryPoints: [start], transitions: [SampleSnapshot.edit, back, push, lost])
    let text = """

      Detail #det-03 is viewController in App/Base.lproj/Main.storyboard

      Editor #edt-02 is viewController(EditorViewController) style formSheet modalInPresentation in App/Base.lproj/Main.storyboard
      Editor #edt-02 -> nowhere unwind(back:) dead #Unw-02
      Editor #edt-02 leaves dismiss by barButtonItem 'Done'

      List #lst-01 is viewController(ListViewController) as list initial in App/Base.lproj/Main.storyboard
      List #lst-01 starts mainStoryboard of App.xcodeproj:App possible
      List #lst-01 -> Editor #edt-02 present(pageSheet) by barButtonItem 'Edit' as edit #Seg-01
      List #lst-01 -> class:SettingsViewController push by callback(finish) possible

      class:SettingsViewController is class called Settings
      class:SettingsViewController -> 'unresolved:Old Name' show

      """
    #expect(SnapshotText.text(of: app) == Self.head + text)
    #expect(try SnapshotText.snapshot(reading: Self.head + text) == app)
  }

  @Test func tellsObjectsOfTheSameIDApart() throws {
    let other = SceneID(document: "Kit/Main.storyboard", objectID: "lst-01")
    let app = SampleSnapshot.app(
      scenes: SampleSnapshot.scenes + [SampleSnapshot.scene(other, "List")],
      transitions: [GraphSnapshot.Transition(source: SampleSnapshot.list, target: other, kind: .show)])
    let text = SnapshotText.text(of: app)
    #expect(
      text.contains(
        "\nList #lst-01@App/Base.lproj/Main.storyboard -> List #lst-01@Kit/Main.storyboard show\n"))
    #expect(try SnapshotText.snapshot(reading: text) == app)
  }

  @Test(arguments: awkward) func givesBackWhatItGot(text: String) throws {
    let path = "Folder/\(text).storyboard"
    let ids = ["one", "two"].map { SceneID(document: path, objectID: $0 + text) }
    let others = [
      SceneID.ofClass(text), .system(text), .flow(text), .unresolved(text), SceneID(rawValue: text),
      SceneID(rawValue: "nowhere"),
    ]
    let scenes = (ids + others).map { id in
      var scene = GraphSnapshot.Scene(id: id, label: text, kind: SceneKind(rawValue: text))
      scene.className = text
      scene.storyboardIdentifier = text
      scene.presentationStyle = PresentationStyle(rawValue: text)
      scene.document = ids.contains(id) ? path : text
      return scene
    }
    var start = GraphSnapshot.EntryPoint(scene: ids[0], via: .deepLink)
    start.target = text
    let transitions = (ids + others + [SceneID(rawValue: "gone \(text)")]).map { target in
      var transition = GraphSnapshot.Transition(source: ids[0], target: target, kind: TransitionKind(rawValue: text))
      transition.detail = text
      transition.identifier = text
      transition.trigger = Trigger(element: text, label: text, event: text)
      transition.segue = text
      return transition
    }
    let exits = others.map { scene in
      var exit = GraphSnapshot.Exit(scene: scene, kind: .pop)
      exit.trigger = Trigger(element: text, label: text)
      return exit
    }
    let snapshot = GraphSnapshot(scenes: scenes, entryPoints: [start], transitions: transitions, exits: exits)
    let written = SnapshotText.text(of: snapshot)
    #expect(try SnapshotText.snapshot(reading: written) == snapshot)
    #expect(try SnapshotText.snapshot(reading: written.replacingOccurrences(of: "\n", with: "\r\n")) == snapshot)
    #expect(SnapshotText.text(of: try SnapshotText.snapshot(reading: written)) == written)
    // What could end a line, steer a terminal or turn text around is written by its number.
    let isHarmless = written.unicodeScalars.allSatisfy { scalar in
      scalar == "\n" || scalar == "\u{200D}"
        || ![.control, .format, .lineSeparator, .paragraphSeparator].contains(scalar.properties.generalCategory)
    }
    #expect(isHarmless)
  }

  private static let awkward = [
    "plain", "a 'quoted' \"title\"", "back\\slash \\n \\u{41}", "a\nb\tc\r\nd\re", "-> x", "->", "#", "# comment",
    "a#b@c",
    "a(b)", "(", ")", "()", "by", "as", "dead", "possible", "nowhere", "is", "starts", "leaves", "in", "called",
    "<<<<<<< HEAD", "=======", "nul\0 esc\u{1B}[31m c1\u{85}", "\u{2028}\u{2029}\u{FEFF}\u{200B}\u{202E}abc\u{3164}",
    "👩‍👩‍👧 🇩🇪 e\u{301}", "\u{301}", "'\u{301}", "#\u{301}", " \u{301}", "مرحبا", "日本語 タイトル", "", " ", "class:x",
    "system:y", "a:b/c.d", "1", "-1", "_", "\u{A0}", "C:\\Users\\x", "'", "''", "\\", "\\'",
  ]

  @Test func readsWhatMergesLeave() throws {
    let app = SampleSnapshot.app()
    var lines = SnapshotText.text(of: app).split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    lines = lines.prefix(2) + lines.dropFirst(2).reversed()
    // An old label, and the same line from both sides.
    lines.append(
      "'Old List' #lst-01 -> 'Old Editor' #edt-02 present(pageSheet) by barButtonItem 'Edit' as edit #Seg-01")
    lines.append("   ")
    lines.append("# a remark")
    #expect(try SnapshotText.snapshot(reading: lines.joined(separator: "\n")) == app)
  }

  @Test func startsAsASnapshot() throws {
    #expect(throws: SnapshotError.noSnapshot) { try SnapshotText.snapshot(reading: "") }
    #expect(throws: SnapshotError.noSnapshot) { try SnapshotText.snapshot(reading: "# seguegraph baseline 1\n") }
    #expect(throws: SnapshotError.otherVersion("2")) {
      try SnapshotText.snapshot(reading: "# seguegraph snapshot 2\nnew words\n")
    }
    #expect(try SnapshotText.snapshot(reading: "# seguegraph snapshot 1\n") == GraphSnapshot())
  }

  private static let scene = "A #a is viewController in M.storyboard"

  @Test(arguments: [
    ("A", SnapshotError.damaged(line: 3)), ("A #a", .damaged(line: 3)), ("A #a goes x", .damaged(line: 3)),
    ("A #a is", .damaged(line: 3)), ("A #b is viewController", .damaged(line: 3)),
    ("class:A is class", .damaged(line: 3)), ("A #a is viewController more", .damaged(line: 3)),
    ("A #a starts somehow", .damaged(line: 3)), ("A #a leaves sideways", .damaged(line: 3)),
    ("A #a ->", .damaged(line: 3)), ("A #a -> A #a", .damaged(line: 3)), ("A #a -> A #a show by", .damaged(line: 3)),
    ("'A #a -> A #a show", .damaged(line: 3)), ("'\\x' #a -> A #a show", .damaged(line: 3)),
    ("'\\u{110000}' #a leaves pop", .damaged(line: 3)), ("A #a -> A #a show possible dead", .damaged(line: 3)),
    ("A #a 'is' viewController in N", .damaged(line: 3)), ("A #b leaves pop", .unknownScene(line: 3, "b")),
    ("A #a -> B #b show", .unknownScene(line: 3, "b")),
    ("B #a is viewController in M.storyboard", .repeatedScene(line: 3, "M.storyboard#a")),
    ("<<<<<<< HEAD", .unmerged(line: 3)), ("=======", .unmerged(line: 3)), (">>>>>>> other", .unmerged(line: 3)),
  ]) func namesTheLineThatIsWrong(line: String, error: SnapshotError) {
    #expect(throws: error) {
      try SnapshotText.snapshot(reading: "# seguegraph snapshot 1\n\(Self.scene)\n\(line)\n")
    }
  }

  private static let package = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  @Test(arguments: ["CleanNotes", "PopoverNotes", "Recipes", "Shop"]) func roundTripOfAnExample(app: String) throws {
    let folder = Self.package.appendingPathComponent("Examples/\(app)").path
    let snapshot = GraphSnapshot(try ProjectLoader(paths: [folder]).load().graph)
    let text = SnapshotText.text(of: snapshot)
    #expect(try SnapshotText.snapshot(reading: text) == snapshot)
    #expect(SnapshotText.text(of: GraphSnapshot(try ProjectLoader(paths: [folder]).load().graph)) == text)
    #expect(!snapshot.scenes.isEmpty)
    #expect(!text.contains(Self.package.path))
  }
}
