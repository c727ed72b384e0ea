import NavigationDiff
import NavigationModel

/// A small app: a list that presents an editor.
enum SampleSnapshot {
  static let path = "App/Base.lproj/Main.storyboard"
  static let list = SceneID(document: path, objectID: "lst-01")
  static let editor = SceneID(document: path, objectID: "edt-02")
  static let detail = SceneID(document: path, objectID: "det-03")

  static func scene(_ id: SceneID, _ label: String, class className: String? = nil) -> GraphSnapshot.Scene {
    var scene = GraphSnapshot.Scene(id: id, label: label, kind: .viewController)
    scene.className = className
    scene.document = id.rawValue.split(separator: "#").first.map(String.init)
    return scene
  }

  static let edit: GraphSnapshot.Transition = {
    var edit = GraphSnapshot.Transition(source: list, target: editor, kind: .present)
    edit.detail = "pageSheet"
    edit.identifier = "edit"
    edit.trigger = Trigger(element: "barButtonItem", label: "Edit")
    edit.segue = "Seg-01"
    return edit
  }()

  static let done: GraphSnapshot.Exit = {
    var done = GraphSnapshot.Exit(scene: editor, kind: .dismiss)
    done.trigger = Trigger(element: "barButtonItem", label: "Done")
    return done
  }()

  static let start = GraphSnapshot.EntryPoint(scene: list, via: .mainStoryboard)

  static func app(
    scenes: [GraphSnapshot.Scene] = scenes, entryPoints: [GraphSnapshot.EntryPoint] = [start],
    transitions: [GraphSnapshot.Transition] = [edit], exits: [GraphSnapshot.Exit] = [done]
  ) -> GraphSnapshot {
    GraphSnapshot(scenes: scenes, entryPoints: entryPoints, transitions: transitions, exits: exits)
  }

  static let scenes = [
    scene(list, "List", class: "ListViewController"), scene(editor, "Editor", class: "EditorViewController"),
    scene(detail, "Detail"),
  ]
}
