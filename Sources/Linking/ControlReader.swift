import InterfaceBuilder
import NavigationModel

/// Finds the objects of a scene that a user can act on and that are wired.
struct ControlReader {
  let scene: InterfaceScene
  let document: String
  /// Classes of controls that count though nothing is wired to them.
  let closingClasses: [String]
  /// The ids of objects that never do anything.
  let idle: Set<String>
  /// Which scene an action that is sent to an object reaches.
  let receiver: (String) -> SceneID?

  /// The controls in the order of the document.
  var controls: [Control] {
    let installed = InstalledViews(scene)
    return scene.objects.indices.compactMap { index in
      guard index != scene.controllerIndex else { return nil }
      let object = scene.objects[index]
      if let id = object.id, idle.contains(id) { return nil }
      let actions = object.connections.filter { $0.element == "action" }.map(action)
      let segues = object.connections.filter { $0.isSegue && $0.text("kind") != "embed" }
      let isClosing = object.customClass.map(closingClasses.contains) ?? false
      guard !actions.isEmpty || !segues.isEmpty || isClosing else { return nil }
      return Control(
        element: object.element, objectID: object.id, label: ObjectDescription(index, in: scene).label,
        systemItem: object.text("systemItem"), placement: placement(of: index), isConcealed: isConcealed(index),
        absentIn: ancestry(index).reduce(into: []) { $0.formUnion(installed.absence(of: $1)) },
        actions: actions, transitions: segues.map { "\(document)#\($0.id ?? "")" }, location: object.location)
    }
  }

  private func action(_ connection: InterfaceConnection) -> Control.Action {
    Control.Action(
      selector: connection.text("selector") ?? "", target: connection.destination.flatMap(receiver),
      event: connection.text("eventType"), location: connection.location)
  }

  /// The chain of an object's ancestors, itself first.
  private func ancestry(_ index: Int) -> some Sequence<InterfaceObject> {
    sequence(first: index) { scene.objects[$0].parent }.lazy.map { scene.objects[$0] }
  }

  private func placement(of index: Int) -> Control.Placement {
    for object in ancestry(index) {
      let isControllers = object.parent == scene.controllerIndex && scene.controllerIndex != nil
      if object.element == "navigationItem", isControllers { return .navigationItem }
      if object.slot == "toolbarItems", isControllers { return .toolbarItems }
    }
    return scene.objects[index].parent == nil ? .object : .view
  }

  /// Hidden, disabled or transparent, itself or with what holds it (semantics §7.3).
  private func isConcealed(_ index: Int) -> Bool {
    if scene.objects[index]["enabled"] == "NO" { return true }
    return ancestry(index).contains { object in
      (object.flag("hidden") && !InstalledViews.isHiddenByDefault(object)) || object["alpha"].flatMap(Double.init) == 0
    }
  }
}
