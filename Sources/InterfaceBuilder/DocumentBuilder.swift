import NavigationModel

/// Turns the XML of a document into an ``InterfaceDocument``.
struct DocumentBuilder {
  let path: String
  let root: XMLElement

  var document: InterfaceDocument {
    var document = InterfaceDocument(
      path: path, format: .storyboard, attributes: root.attributes, scenes: [], danglingConnections: [],
      diagnostics: [])
    if let scenes = root.child("scenes") {
      document.scenes = scenes.children.filter { $0.name == "scene" }.map(scene)
    } else if let objects = root.child("objects") {
      document.format = .xib
      document.scenes = xibScenes(objects)
    }
    let ids = ObjectIDs(root: root, path: path)
    document.diagnostics = ids.duplicates
    document.suppressions = NoteReader.suppressions(in: root)
    document.danglingConnections = dangling(in: document.scenes, known: ids.all)
    return document
  }

  private func scene(_ element: XMLElement) -> InterfaceScene {
    var collector = ObjectCollector(path: path)
    var roots: [Int] = []
    for object in element.child("objects")?.children ?? XMLChildren(tree: element.tree, first: -1) {
      roots.append(collector.objects.count)
      collector.collect(object, parent: nil, slot: nil)
    }
    let objects = collector.objects
    roots = roots.filter { $0 < objects.count }
    let controller =
      roots.first { objects[$0]["sceneMemberID"] == "viewController" }
      ?? roots.first { ControllerElements.contains(objects[$0].element) }
    let canvas = element.children.first { $0.name == "point" && $0["key"] == "canvasLocation" }
    return InterfaceScene(
      sceneID: element["sceneID"], controllerIndex: controller, container: nil, objects: objects,
      canvasPosition: canvas.flatMap(Self.point))
  }

  private static func point(_ element: XMLElement) -> Point? {
    guard let x = element["x"].flatMap(Double.init), let y = element["y"].flatMap(Double.init) else { return nil }
    return Point(x: x, y: y)
  }

  private func xibScenes(_ element: XMLElement) -> [InterfaceScene] {
    var collector = ObjectCollector(path: path)
    for object in element.children { collector.collect(object, parent: nil, slot: nil) }
    return XibScenes(objects: collector.objects).scenes
  }

  private func dangling(in scenes: [InterfaceScene], known: Set<String>) -> [DanglingConnection] {
    var found: [DanglingConnection] = []
    for (index, scene) in scenes.enumerated() {
      for connection in scene.objects.lazy.flatMap(\.connections) {
        found += dangling(connection, scene: index, known: known)
      }
    }
    return found
  }

  private func dangling(_ connection: InterfaceConnection, scene: Int, known: Set<String>) -> [DanglingConnection] {
    let name = connection.text("identifier") ?? connection.text("selector") ?? connection.text("property")
    func missing(_ destination: String, _ element: String) -> DanglingConnection {
      DanglingConnection(
        element: element, id: connection.id, name: name, destination: destination, scene: scene,
        location: connection.location)
    }
    var found: [DanglingConnection] = []
    if let destination = connection.destination {
      if !known.contains(destination) { found.append(missing(destination, connection.element)) }
    } else if connection.element == "segue", connection.text("kind") != nil {
      found.append(missing("", connection.element))
    }
    for key in ["popoverAnchorView", "popoverAnchorBarButtonItem"] {
      if let anchor = connection.text(key), !known.contains(anchor) { found.append(missing(anchor, key)) }
    }
    return found
  }
}

/// The ids of everything in a document that a connection can lead to.
private struct ObjectIDs {
  var all: Set<String> = []
  /// One diagnostic for all ids that stand twice, at the first of them.
  var duplicates: [Diagnostic] = []

  init(root: XMLElement, path: String) {
    all.reserveCapacity(root.tree.nodes.count / 4)
    var repeated: [XMLElement] = []
    for index in root.tree.nodes.indices {
      let element = XMLElement(root.tree, index)
      guard let id = element["id"], !id.isEmpty, !Self.otherNames.contains(element.name) else { continue }
      if !all.insert(id).inserted { repeated.append(element) }
    }
    guard let first = repeated.first else { return }
    let others = repeated.count > 1 ? " (\(repeated.count - 1) more like it)" : ""
    duplicates = [
      Diagnostic(
        severity: .warning,
        message: "the id '\(first["id"] ?? "")' stands a second time, on <\(first.name)>\(others): "
          + "the first object with an id counts",
        location: SourceLocation(file: path, line: first.line, column: first.column))
    ]
  }

  /// Elements whose `id` names a device or an adaptation, not an object.
  private static let otherNames: Set<String> = ["device", "adaptation"]
}
