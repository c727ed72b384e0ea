import InterfaceBuilder
import NavigationModel

/// Connects documents with code: the actions they wire, the classes they name.
struct DocumentWiring {
  /// A view or object of the app's own that a scene holds.
  struct Hold {
    var scene: SceneID
    var type: TypeID
    var location: SourceLocation
  }

  private let documents: [LinkedDocument]
  private let results: [DocumentLinker.Result]
  private let scope: DocumentScope
  private(set) var holds: [Hold] = []

  init(documents: [LinkedDocument], results: [DocumentLinker.Result], scope: DocumentScope) {
    self.documents = documents
    self.results = results
    self.scope = scope
  }

  /// Starts what documents start.
  mutating func connect(_ evaluation: inout Evaluation) {
    var types: [TypeID] = evaluation.scenes.types
    for document in documents {
      let origin = scope.origin(of: document)
      for (index, scene) in document.document.scenes.enumerated() {
        let id = document.sceneIDs[index]
        for position in scene.objects.indices {
          connect(position, of: scene, id, document, origin, &evaluation, &types)
        }
      }
    }
    evaluation.start(documentTypes: types)
  }

  private mutating func connect(
    _ position: Int, of scene: InterfaceScene, _ id: SceneID?, _ document: LinkedDocument,
    _ origin: DocumentScope.Origin, _ evaluation: inout Evaluation, _ types: inout [TypeID]
  ) {
    let object = scene.objects[position]
    if position != scene.controllerIndex, let name = object.customClass,
      let type = evaluation.program.declaredType(name, from: origin)
    {
      types.append(type)
      if let id { holds.append(Hold(scene: id, type: type, location: object.location)) }
    }
    for segue in object.connections where segue.isSegue {
      if let type = segue.text("customClass").flatMap({ evaluation.program.declaredType($0, from: origin) }) {
        types.append(type)
      }
    }
    for action in object.connections where action.element == "action" {
      guard let selector = action.text("selector"), let destination = action.destination else { continue }
      let trigger = ObjectDescription(position, in: scene).trigger(event: action.text("eventType"))
      if let plain = document.scene(holding: destination), plain.controller?.id == destination,
        plain.controller?.customClass == nil
      {
        // A controller of the system: what extensions and categories of its class do.
        if let id, let place = evaluation.scenes.index(of: id) {
          evaluation.start(selector, scene: place, trigger: trigger)
        }
        continue
      }
      for type in receivers(of: destination, selector, in: document, origin, evaluation) {
        evaluation.actions[type, default: []].append(
          WiredAction(selector: selector, trigger: trigger, scene: id ?? SceneID(rawValue: document.path)))
      }
    }
  }

  /// The classes that an action reaches: the object's own, or for the first responder all that implement it.
  private func receivers(
    of destination: String, _ selector: String, in document: LinkedDocument, _ origin: DocumentScope.Origin,
    _ evaluation: Evaluation
  ) -> [TypeID] {
    guard let scene = document.scene(holding: destination),
      let object = scene.objects.first(where: { $0.id == destination })
    else { return [] }
    if let name = object.customClass, let type = evaluation.program.declaredType(name, from: origin) { return [type] }
    guard object.element == "placeholder" else { return [] }
    return evaluation.program.typeIDs.filter { type in
      evaluation.program[type].isDeclared && evaluation.program[type].selectors[selector] != nil
    }
  }
}

extension CodeEmission {
  /// A scene leads to what its views do.
  mutating func hold(_ hold: DocumentWiring.Hold) {
    guard !evaluation.program.isController(hold.type) else { return }
    let flow = scenes.flow(hold.type)
    guard transitions.contains(where: { $0.transition.source == flow }) else { return }
    transitions.append(
      Edge(
        transition: Transition(
          id: "", source: hold.scene, target: flow, kind: .flow, location: hold.location),
        position: .init(line: hold.location.line ?? 1, column: hold.location.column ?? 1)))
  }
}
