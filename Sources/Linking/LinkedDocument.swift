import InterfaceBuilder
import NavigationModel

/// A document that counts, with the index from object ids to scenes.
struct LinkedDocument {
  let document: InterfaceDocument
  let name: DocumentName
  /// The scene id of each scene's controller; `nil` where the scene has none or its controller has no id.
  let sceneIDs: [SceneID?]

  /// The ids of the gesture recognizers that no view has and no outlet leads to: they never fire.
  let idleRecognizers: Set<String>

  private let placeOfObject: [String: Place]

  private struct Place {
    var scene: Int
    var object: Int
  }

  init(_ document: InterfaceDocument) {
    self.document = document
    name = DocumentName(path: document.path)
    var placeOfObject: [String: Place] = [:]
    for (index, scene) in document.scenes.enumerated() {
      for (position, object) in scene.objects.enumerated() {
        guard let id = object.id, placeOfObject[id] == nil else { continue }
        placeOfObject[id] = Place(scene: index, object: position)
      }
    }
    self.placeOfObject = placeOfObject
    idleRecognizers = document.idleRecognizers
    sceneIDs = document.scenes.map { scene in
      scene.controller?.id.map { SceneID(document: document.path, objectID: $0) }
    }
  }

  var path: String { document.path }

  /// Whether only iPad starts with it.
  var isForPadAlone = false

  /// The platform; what is only loaded on iPad is an iPad document, whatever it says itself.
  var platform: Platform {
    (name.device == .iPad || isForPadAlone) && document.platform == .iOS ? .iPad : document.platform
  }

  /// The scene that holds an object.
  func scene(holding objectID: String) -> InterfaceScene? { placeOfObject[objectID].map { document.scenes[$0.scene] } }

  /// The id of the scene that holds an object; `nil` where that scene is a reference or has no controller.
  func sceneID(holding objectID: String) -> SceneID? {
    guard let index = placeOfObject[objectID]?.scene, let controller = document.scenes[index].controller,
      !controller.isPlaceholder
    else { return nil }
    return sceneIDs[index]
  }

  /// The scene that an action sent to an object reaches: of a controller, or of a plain view of its.
  ///
  /// `nil` where the responder chain or a class of the app's own decides what happens.
  func receiver(_ objectID: String) -> SceneID? {
    guard let place = placeOfObject[objectID] else { return nil }
    let object = document.scenes[place.scene].objects[place.object]
    let isOpen = ["placeholder", "customObject"].contains(object.element) || object.customClass != nil
    return isOpen && document.scenes[place.scene].controllerIndex != place.object ? nil : sceneID(holding: objectID)
  }

  /// Whether an outlet leads to an object.
  func hasOutlet(to objectID: String) -> Bool {
    document.scenes.contains { scene in
      scene.objects.contains { object in
        object.connections.contains {
          ["outlet", "outletCollection"].contains($0.element) && $0.destination == objectID
        }
      }
    }
  }

  /// The scene the document starts with.
  var initialScene: SceneID? { document.initialObjectID.flatMap(sceneID(holding:)) }

  /// The scene with a run-time identifier.
  func scene(identifier: String) -> SceneID? {
    for (index, scene) in document.scenes.enumerated() {
      guard let controller = scene.controller, !controller.isPlaceholder else { continue }
      let own = controller.text("storyboardIdentifier")
      let watch = document.platform == .watchOS ? controller.text("identifier") : nil
      if (own ?? watch) == identifier { return sceneIDs[index] }
    }
    return nil
  }
}

extension InterfaceObject {
  /// Whether it stands for a scene of another document.
  var isPlaceholder: Bool { element.lowercased().hasSuffix("controllerplaceholder") }
}

extension InterfaceDocument {
  /// The ids of the gesture recognizers that are in no view's collection and that code cannot have from an outlet.
  fileprivate var idleRecognizers: Set<String> {
    let objects = scenes.lazy.flatMap(\.objects)
    var idle = Set(objects.filter { $0.parent == nil && $0.element.hasSuffix("estureRecognizer") }.compactMap(\.id))
    guard !idle.isEmpty else { return [] }
    for connection in objects.flatMap(\.connections) where ["outlet", "outletCollection"].contains(connection.element) {
      if let destination = connection.destination { idle.remove(destination) }
    }
    return idle
  }
}
