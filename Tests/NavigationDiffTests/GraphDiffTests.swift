import NavigationDiff
import NavigationModel
import Testing

/// What two states differ in.
@Suite struct GraphDiffTests {
  private static let old = SampleSnapshot.app()

  private func texts(_ new: GraphSnapshot, since old: GraphSnapshot = old) -> [String] {
    GraphDiff(from: old, to: new).sections.flatMap { section in
      section.lines.flatMap { line in ["\(line.mark.rawValue): \(line.text)"] + line.before.map { "  was " + $0 } }
    }
  }

  @Test func nothing() {
    let diff = GraphDiff(from: Self.old, to: Self.old)
    #expect(diff.isEmpty)
    #expect(diff.summary == "No changes in 3 scenes and 1 transition")
    #expect(diff.sections.isEmpty)
  }

  @Test func whatIsNewAndGone() {
    let zoom = SceneID(document: SampleSnapshot.path, objectID: "zoo-04")
    var show = GraphSnapshot.Transition(source: SampleSnapshot.list, target: zoom, kind: .show)
    show.trigger = Trigger(element: "button", label: "Zoom")
    let new = SampleSnapshot.app(
      scenes: SampleSnapshot.scenes.dropLast() + [SampleSnapshot.scene(zoom, "Zoom in")],
      entryPoints: [SampleSnapshot.start, GraphSnapshot.EntryPoint(scene: zoom, via: .deepLink)],
      transitions: [SampleSnapshot.edit, show], exits: [])
    #expect(
      texts(new) == [
        "added: 'Zoom in' by deepLink",
        "removed: Detail viewController in App/Base.lproj/Main.storyboard",
        "added: 'Zoom in' viewController in App/Base.lproj/Main.storyboard",
        "added: List -> 'Zoom in' show by button 'Zoom'",
        "removed: Editor: dismiss by barButtonItem 'Done'",
      ])
    #expect(
      GraphDiff(from: Self.old, to: new).summary
        == "1 entry point added, 1 scene added, 1 scene removed, 1 transition added, 1 exit removed")
  }

  private func edited(_ change: (inout GraphSnapshot.Transition) -> Void) -> GraphSnapshot {
    var edit = SampleSnapshot.edit
    change(&edit)
    return SampleSnapshot.app(transitions: [edit])
  }

  @Test func whatLeadsElsewhere() {
    let was = "  was -> Editor present(pageSheet) by barButtonItem 'Edit' as edit"
    let now = "changed: List -> Detail present(pageSheet) by barButtonItem 'Edit' as edit"
    // Known again by its segue, its trigger or its identifier.
    #expect(texts(edited { $0.target = SampleSnapshot.detail }) == [now, was])
    #expect(
      texts(
        edited {
          $0.target = SampleSnapshot.detail
          $0.segue = "other"
        }) == [now, was])
    let rerouted = GraphDiff(
      from: Self.old,
      to: edited {
        $0.target = SampleSnapshot.detail
        $0.segue = nil
        $0.trigger = nil
      })
    #expect(rerouted.summary == "1 transition re-routed")
    #expect(rerouted.transitions.map(\.isRerouted) == [true])
    #expect(
      texts(edited { $0.target = nil }) == [
        "changed: List -> nowhere present(pageSheet) by barButtonItem 'Edit' as edit", was,
      ])
  }

  @Test func whatLeadsThereInAnotherWay() {
    let was = "  was -> Editor present(pageSheet) by barButtonItem 'Edit' as edit"
    #expect(
      texts(edited { $0.detail = "fullScreen" }) == [
        "changed: List -> Editor present(fullScreen) by barButtonItem 'Edit' as edit", was,
      ])
    #expect(GraphDiff(from: Self.old, to: edited { $0.detail = "fullScreen" }).summary == "1 transition changed")
    #expect(GraphDiff(from: Self.old, to: edited { $0.kind = .show }).summary == "1 transition re-routed")
    #expect(
      texts(edited { $0.isDead = true }) == [
        "changed: List -> Editor present(pageSheet) by barButtonItem 'Edit' as edit dead", was,
      ])
    #expect(
      texts(
        edited {
          $0.trigger = Trigger(element: "button", label: "Change")
          $0.segue = nil
          $0.identifier = nil
        }) == ["changed: List -> Editor present(pageSheet) by button 'Change'", was])
  }

  /// Of two with the same trigger nobody knows which became which.
  @Test func doesNotGuess() {
    func row(_ target: SceneID) -> GraphSnapshot.Transition {
      var row = GraphSnapshot.Transition(source: SampleSnapshot.list, target: target, kind: .push)
      row.trigger = Trigger(element: "tableViewCell")
      return row
    }
    let classes = ["A", "B", "C"].map { SceneID.ofClass($0) }
    let diff = GraphDiff(
      from: GraphSnapshot(transitions: [row(classes[0]), row(classes[1])]),
      to: GraphSnapshot(transitions: [row(classes[2])]))
    #expect(diff.transitions.map(\.mark) == [.removed, .removed, .added])
  }

  @Test func whatIsLeftInAnotherWay() {
    var pop = SampleSnapshot.done
    pop.kind = .pop
    #expect(
      texts(SampleSnapshot.app(exits: [pop])) == [
        "changed: Editor: pop by barButtonItem 'Done'", "  was dismiss by barButtonItem 'Done'",
      ])
  }

  @Test func whatStartsInAnotherWay() {
    let start = GraphSnapshot.EntryPoint(scene: SampleSnapshot.list, via: .sceneManifest)
    #expect(
      texts(SampleSnapshot.app(entryPoints: [start])) == ["changed: List by sceneManifest", "  was by mainStoryboard"])
  }

  @Test func whatAScenesIs() {
    var scenes = SampleSnapshot.scenes
    scenes[0].label = "My List"
    scenes[0].className = nil
    scenes[0].isInitial = true
    scenes[1].kind = .tableViewController
    scenes[1].isModalInPresentation = true
    scenes[2].storyboardIdentifier = "detail"
    scenes[2].presentationStyle = .formSheet
    #expect(
      texts(SampleSnapshot.app(scenes: scenes)) == [
        "changed: Detail", "  was storyboard identifier none, now detail",
        "  was presentation style none, now formSheet",
        "changed: Editor", "  was kind viewController, now tableViewController", "  was gestures could dismiss it",
        "changed: 'My List'", "  was label List, now 'My List'", "  was class ListViewController, now none",
        "  was not initial in its storyboard",
      ])
  }

  /// The same app with its scenes elsewhere.
  private func moved(_ ids: [SceneID: SceneID]) -> GraphSnapshot {
    func new(_ id: SceneID) -> SceneID { ids[id] ?? id }
    var edit = SampleSnapshot.edit
    edit.source = new(edit.source)
    edit.target = edit.target.map(new)
    var done = SampleSnapshot.done
    done.scene = new(done.scene)
    return SampleSnapshot.app(
      scenes: SampleSnapshot.scenes.map { old in
        var scene = old
        scene.id = new(old.id)
        scene.document = scene.id.rawValue.split(separator: "#").first.map(String.init)
        return scene
      }, entryPoints: [GraphSnapshot.EntryPoint(scene: new(SampleSnapshot.list), via: .mainStoryboard)],
      transitions: [edit], exits: [done])
  }

  @Test func filesMayMove() {
    let names = ["lst-01": SampleSnapshot.list, "edt-02": SampleSnapshot.editor, "det-03": SampleSnapshot.detail]
    func ids(_ path: (String) -> String) -> [SceneID: SceneID] {
      Dictionary(uniqueKeysWithValues: names.map { ($1, SceneID(document: path($0), objectID: $0)) })
    }
    #expect(GraphDiff(from: Self.old, to: moved(ids { _ in "Sources/UI/Main.storyboard" })).isEmpty)
    #expect(GraphDiff(from: Self.old, to: moved(ids { "\($0).storyboard" })).isEmpty)
  }

  @Test func objectsMayGetOtherIDs() {
    let ids = [
      SampleSnapshot.editor: SceneID(document: SampleSnapshot.path, objectID: "new-02"),
      SampleSnapshot.detail: SceneID(document: SampleSnapshot.path, objectID: "new-03"),
    ]
    #expect(GraphDiff(from: Self.old, to: moved(ids)).isEmpty)
  }

  /// A scene that moves from a storyboard into code is of another kind, and all else stays.
  @Test func scenesMayMoveIntoCode() {
    let code = SceneID.ofClass("EditorViewController")
    var snapshot = moved([SampleSnapshot.editor: code])
    snapshot = GraphSnapshot(
      scenes: snapshot.scenes.map { old in
        guard old.id == code else { return old }
        return GraphSnapshot.Scene(id: code, label: "Editor", kind: .codeOnly)
      }, entryPoints: snapshot.entryPoints, transitions: snapshot.transitions, exits: snapshot.exits)
    #expect(
      texts(snapshot) == ["changed: EditorViewController", "  was kind viewController, now class"])
  }

  /// Xcode's templates have the same object ids everywhere.
  @Test func objectIDsAloneAreNotEnough() {
    let one = SampleSnapshot.scene(SceneID(document: "A.storyboard", objectID: "BYZ-38-t0r"), "Home", class: "Home")
    let other = SampleSnapshot.scene(SceneID(document: "B.storyboard", objectID: "BYZ-38-t0r"), "Today", class: "Today")
    let diff = GraphDiff(from: GraphSnapshot(scenes: [one]), to: GraphSnapshot(scenes: [other]))
    #expect(diff.scenes == [.removed(one), .added(other)])
  }

  @Test func scenesOfOneLabelAreToldApart() {
    func added(_ id: SceneID, class className: String? = nil) -> [String] {
      texts(SampleSnapshot.app(scenes: SampleSnapshot.scenes + [SampleSnapshot.scene(id, "Detail", class: className)]))
    }
    let path = SampleSnapshot.path
    let near = SceneID(document: path, objectID: "det-09")
    #expect(added(near) == ["added: Detail #det-09 viewController in \(path)"])
    #expect(added(near, class: "Own") == ["added: Detail (Own) viewController(Own) in \(path)"])
    let far = SceneID(document: "Far.storyboard", objectID: "det-09")
    #expect(added(far) == ["added: Detail (Far.storyboard) viewController in Far.storyboard"])
  }

  /// Alerts come and go with the transitions that show them.
  @Test func whatIsOfTheSystemIsNoSceneOfItsOwn() {
    let alert = SceneID.system("UIAlertController")
    let show = GraphSnapshot.Transition(source: SampleSnapshot.list, target: alert, kind: .present)
    let new = SampleSnapshot.app(
      scenes: SampleSnapshot.scenes + [GraphSnapshot.Scene(id: alert, label: "UIAlertController", kind: .system)],
      transitions: [SampleSnapshot.edit, show])
    #expect(texts(new) == ["added: List -> UIAlertController present"])
  }
}
