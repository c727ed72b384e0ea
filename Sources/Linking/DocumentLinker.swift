import InterfaceBuilder
import NavigationModel

/// Makes the scenes, transitions and exits of one document.
struct DocumentLinker {
  /// What a document adds to the graph.
  struct Result {
    var document: Document
    var scenes: [Scene] = []
    var transitions: [Transition] = []
    var exits: [Exit] = []
    var issues: [LinkingIssue] = []
  }

  private let linked: LinkedDocument
  private let references: StoryboardReferenceResolver
  private let idioms: ProjectIdioms
  private var result: Result
  private var reported: Set<String> = []

  init(_ linked: LinkedDocument, references: StoryboardReferenceResolver, isLaunchScreen: Bool, idioms: ProjectIdioms) {
    self.linked = linked
    self.idioms = idioms
    self.references = references
    result = Result(
      document: Document(
        path: linked.path, format: linked.document.format, name: linked.name.name, platform: linked.platform,
        isLaunchScreen: isLaunchScreen, initialScene: linked.initialScene))
  }

  /// Links the document.
  consuming func link() -> Result {
    let builder = SceneBuilder(document: linked.document, name: linked.name.name)
    for (index, scene) in linked.document.scenes.enumerated() {
      guard let controller = scene.controller, !controller.isPlaceholder, let id = linked.sceneIDs[index] else {
        continue
      }
      var made = builder.scene(scene, controller: controller, id: id)
      made.platform = linked.platform
      made.isLaunchScreen = result.document.isLaunchScreen
      made.controls =
        ControlReader(
          scene: scene, document: linked.path, closingClasses: idioms.closeControlClasses,
          idle: linked.idleRecognizers, receiver: linked.receiver
        ).controls
      result.scenes.append(made)
      result.document.scenes.append(id)
      addTransitions(of: scene, source: id)
      addContainment(of: scene, child: id)
      addSystemExits(of: made)
      result.exits += IdiomExits(idioms, scene: scene).exits(of: made)
    }
    addDanglingConnections()
    return result
  }

  private mutating func addTransitions(of scene: InterfaceScene, source: SceneID) {
    for (index, object) in scene.objects.enumerated() {
      let isIdle = object.id.map(linked.idleRecognizers.contains) ?? false
      for segue in object.connections where segue.isSegue {
        let trigger: Trigger? =
          index == scene.controllerIndex || isIdle
          ? nil : ObjectDescription(index, in: scene).trigger(event: segue.text("trigger"))
        add(segue, source: source, trigger: trigger)
      }
    }
  }

  private mutating func add(_ segue: InterfaceConnection, source: SceneID, trigger: Trigger?) {
    let kind = TransitionKind(segueKind: segue.text("kind") ?? "", platform: linked.document.platform)
    var transition = Transition(
      id: "\(linked.path)#\(segue.id ?? "")", source: source, target: nil, kind: kind,
      identifier: segue["identifier"], relationship: segue.text("relationship"),
      presentationStyle: segue.text("modalPresentationStyle").map(PresentationStyle.init(rawValue:)),
      transitionStyle: segue.text("modalTransitionStyle"), segueClass: segue.text("customClass"),
      unwindAction: segue.text("unwindAction"), trigger: trigger,
      creationSelector: segue.text("destinationCreationSelector"),
      showAction: segue.text("action"),
      popoverAnchor: segue.text("popoverAnchorView") ?? segue.text("popoverAnchorBarButtonItem"),
      writtenDestination: segue.destination, location: segue.location, order: result.transitions.count)
    if kind == .unwind {
      addUnwindExit(transition)
    } else {
      resolveTarget(of: &transition)
    }
    if transition.creationSelector != nil { transition.confidence = .possible }
    result.transitions.append(transition)
  }

  private mutating func resolveTarget(of transition: inout Transition) {
    guard let destination = transition.writtenDestination, let scene = linked.scene(holding: destination),
      let controller = scene.controller
    else { return }
    guard controller.isPlaceholder else {
      transition.target = linked.sceneID(holding: destination)
      return
    }
    let resolution = references.resolve(controller, in: linked)
    transition.target = resolution.scene
    if let unresolved = resolution.unresolved {
      transition.confidence = .possible
      result.scenes.append(unresolved)
    }
    guard let issue = resolution.issue, reported.insert(controller.id ?? "").inserted else { return }
    result.issues.append(
      LinkingIssue(
        kind: issue, scene: transition.source, transition: transition.id, location: controller.location,
        confidence: resolution.confidence))
  }

  /// The exit works if the unwind finds its action, which the code decides.
  private mutating func addUnwindExit(_ transition: Transition) {
    result.exits.append(
      Exit(
        scene: transition.source, kind: .unwind, trigger: transition.trigger, transition: transition.id,
        confidence: .possible, location: transition.location))
  }

  private mutating func addSystemExits(of scene: Scene) {
    for control in scene.controls {
      for action in control.actions {
        guard let kind = SystemActions.exit(for: action.selector) else { continue }
        result.exits.append(
          Exit(
            scene: scene.id, kind: kind,
            trigger: Trigger(
              element: control.element, label: control.label, objectID: control.objectID, event: action.event),
            location: action.location))
      }
    }
  }

  /// The nested controllers of a xib are children without a segue.
  private mutating func addContainment(of scene: InterfaceScene, child: SceneID) {
    guard let container = scene.container, let parent = linked.sceneIDs[container], let controller = scene.controller
    else { return }
    let parentID = linked.document.scenes[container].controller?.id ?? ""
    result.transitions.append(
      Transition(
        id: "\(linked.path)#\(parentID)-\(controller.id ?? "")", source: parent, target: child, kind: .relationship,
        relationship: controller.slot, location: controller.location, order: result.transitions.count))
  }

  /// How people call a kind of connection.
  private static func words(_ element: String) -> String {
    switch element {
    case "outletCollection": "outlet collection"
    case "popoverAnchorView", "popoverAnchorBarButtonItem": "popover anchor"
    default: element
    }
  }

  private mutating func addDanglingConnections() {
    for connection in linked.document.danglingConnections {
      let what = [Self.words(connection.element), connection.name.map { "'\($0)'" }].compactMap { $0 }.joined(
        separator: " ")
      result.issues.append(
        LinkingIssue(
          kind: .danglingConnection(what: what, destination: connection.destination),
          scene: linked.sceneIDs[connection.scene],
          transition: connection.element == "segue" ? connection.id.map { "\(linked.path)#\($0)" } : nil,
          location: connection.location))
    }
  }
}
