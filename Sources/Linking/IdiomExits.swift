import InterfaceBuilder
import NavigationModel

/// The exits of controls in a document that a project says to close the scene they are in.
struct IdiomExits {
  private let idioms: ProjectIdioms
  /// The ids of objects whose class closes.
  private let closing: Set<String>

  init(_ idioms: ProjectIdioms, scene: InterfaceScene) {
    self.idioms = idioms
    closing = Set(scene.objects.filter { idioms.closes(controlOf: $0.customClass) }.compactMap(\.id))
  }

  /// Both ways to leave for each: what does not fit where the scene is leaves nothing.
  func exits(of scene: Scene) -> [Exit] {
    scene.controls.flatMap { control -> [Exit] in
      let action = control.actions.first { idioms.closes($0.selector) }
      guard action != nil || control.objectID.map(closing.contains) == true else { return [] }
      let trigger = Trigger(
        element: control.element, label: control.label, objectID: control.objectID, event: action?.event)
      return [ExitKind.dismiss, .pop].map {
        Exit(scene: scene.id, kind: $0, trigger: trigger, location: action?.location ?? control.location)
      }
    }
  }
}
