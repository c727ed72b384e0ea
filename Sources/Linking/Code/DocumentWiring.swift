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
  /// The actions of xibs that their owner loads only if code names the xib.
  private var waiting: [Waiting] = []
  /// The xibs of controllers, by the class that owns and loads them.
  private var xibs: [Owned] = []

  private struct Waiting {
    var name: String
    var type: TypeID
    var action: WiredAction
  }

  private struct Owned {
    var document: Int
    var scene: Int
    var owner: String
    var type: TypeID
  }

  init(documents: [LinkedDocument], results: [DocumentLinker.Result], scope: DocumentScope) {
    self.documents = documents
    self.results = results
    self.scope = scope
  }

  /// Starts what documents start.
  mutating func connect(_ evaluation: inout Evaluation) {
    var types: [TypeID] = evaluation.scenes.types
    for (place, document) in documents.enumerated() {
      let origin = scope.origin(of: document)
      findOwner(of: document, place, origin, evaluation)
      for (index, scene) in document.document.scenes.enumerated() {
        let id = document.sceneIDs[index]
        for position in scene.objects.indices {
          connect(position, of: scene, id, document, origin, &evaluation, &types)
        }
      }
    }
    evaluation.start(documentTypes: types)
  }

  /// The controller that owns a xib, as the xib says.
  private mutating func findOwner(
    of document: LinkedDocument, _ place: Int, _ origin: DocumentScope.Origin, _ evaluation: Evaluation
  ) {
    guard !document.name.isStoryboard else { return }
    for (index, scene) in document.document.scenes.enumerated() where scene.controllerIndex == nil {
      for object in scene.objects where object.element == "placeholder" {
        guard let id = object.id, let name = object.customClass,
          let type = evaluation.program.declaredType(name, from: origin), evaluation.program.isController(type)
        else { continue }
        xibs.append(Owned(document: place, scene: index, owner: id, type: type))
      }
    }
  }

  /// Starts what the xibs start that code turned out to name; says whether there were any.
  mutating func connectNamed(_ evaluation: inout Evaluation) -> Bool {
    let named = waiting.filter { evaluation.symbols.find($0.name) != nil }
    for item in named { evaluation.add(item.action, to: item.type) }
    waiting.removeAll()
    xibs.removeAll { xib in
      let name = documents[xib.document].name.name
      return !Self.loads(xib.type, name, evaluation) && evaluation.symbols.find(name) == nil
    }
    return !named.isEmpty
  }

  /// Whether a class or one below it finds a xib by its own name (semantics §9).
  private static func loads(_ type: TypeID, _ xib: String, _ evaluation: Evaluation) -> Bool {
    evaluation.program.descendants(type).contains { type in
      let name = evaluation.program[type].name.lastPart
      return name == xib || name.hasSuffix("Controller") && name.dropLast("Controller".count) == xib
    }
  }

  /// Gives scenes of classes the controls of the xibs that they load, and what these are said to do.
  func addControls(to scenes: inout [Scene], _ exits: inout [Exit], _ evaluation: Evaluation) {
    for xib in xibs {
      let id = SceneID.ofClass(evaluation.program[xib.type].name)
      guard let place = scenes.firstIndex(where: { $0.id == id }) else { continue }
      let document = documents[xib.document]
      let scene = document.document.scenes[xib.scene]
      let reader = ControlReader(
        scene: scene, document: document.path, closingClasses: evaluation.idioms.closeControlClasses,
        idle: document.idleRecognizers
      ) { $0 == xib.owner ? id : nil }
      let own = scenes[place].controls
      scenes[place].controls = reader.controls
      exits += IdiomExits(evaluation.idioms, scene: scene).exits(of: scenes[place])
      scenes[place].controls = own + reader.controls
    }
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
    // What a document connects is set, whoever it is.
    if let type = object.customClass.flatMap({ evaluation.program.declaredType($0, from: origin) }) {
      for outlet in object.connections where outlet.element == "outlet" {
        guard let variable = outlet.text("property").flatMap({ evaluation.property($0, of: type) }) else { continue }
        evaluation.setVariables.insert(variable)
      }
    }
    for segue in object.connections where segue.isSegue {
      if let type = segue.text("customClass").flatMap({ evaluation.program.declaredType($0, from: origin) }) {
        types.append(type)
      }
    }
    if let own = object.id, document.idleRecognizers.contains(own) { return }
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
        let wired = WiredAction(selector: selector, trigger: trigger, scene: id ?? SceneID(rawValue: document.path))
        let isOwner = xibs.last.map { $0.type == type && documents[$0.document].path == document.path } ?? false
        if isOwner, !Self.loads(type, document.name.name, evaluation) {
          waiting.append(Waiting(name: document.name.name, type: type, action: wired))
        } else {
          evaluation.actions[type, default: []].append(wired)
        }
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
          id: "", source: hold.scene, target: flow, kind: .flow, location: hold.location)))
  }
}
