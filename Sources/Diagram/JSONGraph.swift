import NavigationModel

/// The shape of the exported graph. Optional values are encoded as `null`, which synthesised code would leave out.
struct JSONGraph: Encodable {
  let graph: NavigationGraph

  private enum Key: String, CodingKey {
    case schemaVersion, generator, entryPoints, scenes, transitions, exits, diagnostics
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: Key.self)
    try container.encode(1, forKey: .schemaVersion)
    try container.encode(["name": "seguegraph", "version": SegueGraphVersion.current], forKey: .generator)
    try container.encode(graph.entryPoints.map(JSONEntryPoint.init), forKey: .entryPoints)
    try container.encode(graph.scenes.map(JSONScene.init), forKey: .scenes)
    try container.encode(graph.transitions.map(JSONTransition.init), forKey: .transitions)
    try container.encode(graph.exits.map(JSONExit.init), forKey: .exits)
    try container.encode(graph.diagnostics.map(JSONDiagnostic.init), forKey: .diagnostics)
  }
}

private struct JSONEntryPoint: Encodable {
  let entry: EntryPoint

  private enum Key: String, CodingKey { case scene, via, location }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: Key.self)
    try container.encode(entry.scene, forKey: .scene)
    try container.encode(entry.via, forKey: .via)
    try container.encode(JSONLocation(location: entry.location), forKey: .location)
  }
}

private struct JSONScene: Encodable {
  let scene: Scene

  private enum Key: String, CodingKey {
    case id, kind, `class`, module, title, label, storyboard, storyboardIdentifier, objectID, isInitial, location
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: Key.self)
    try container.encode(scene.id, forKey: .id)
    try container.encode(scene.kind, forKey: .kind)
    try container.encode(scene.className, forKey: .class)
    try container.encode(scene.module, forKey: .module)
    try container.encode(scene.title, forKey: .title)
    try container.encode(scene.label, forKey: .label)
    try container.encode(scene.storyboard, forKey: .storyboard)
    try container.encode(scene.storyboardIdentifier, forKey: .storyboardIdentifier)
    try container.encode(scene.objectID, forKey: .objectID)
    try container.encode(scene.isInitial, forKey: .isInitial)
    try container.encode(scene.location.map(JSONLocation.init), forKey: .location)
  }
}

private struct JSONTransition: Encodable {
  let transition: Transition

  private enum Key: String, CodingKey {
    case id, source, target, kind, origin, identifier, relationship, presentationStyle, transitionStyle, segueClass
    case unwindAction, via, trigger, confidence, location
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: Key.self)
    try container.encode(transition.id, forKey: .id)
    try container.encode(transition.source, forKey: .source)
    try container.encode(transition.target, forKey: .target)
    try container.encode(transition.kind, forKey: .kind)
    try container.encode(transition.origin, forKey: .origin)
    try container.encode(transition.identifier, forKey: .identifier)
    try container.encode(transition.relationship, forKey: .relationship)
    try container.encode(transition.presentationStyle, forKey: .presentationStyle)
    try container.encode(transition.transitionStyle, forKey: .transitionStyle)
    try container.encode(transition.segueClass, forKey: .segueClass)
    try container.encode(transition.unwindAction, forKey: .unwindAction)
    try container.encode(transition.via, forKey: .via)
    try container.encode(transition.trigger.map(JSONTrigger.init), forKey: .trigger)
    try container.encode(transition.confidence, forKey: .confidence)
    try container.encode(JSONLocation(location: transition.location), forKey: .location)
  }
}

private struct JSONTrigger: Encodable {
  let trigger: Trigger

  private enum Key: String, CodingKey { case element, label, objectID, event }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: Key.self)
    try container.encode(trigger.element, forKey: .element)
    try container.encode(trigger.label, forKey: .label)
    try container.encode(trigger.objectID, forKey: .objectID)
    try container.encode(trigger.event, forKey: .event)
  }
}

private struct JSONExit: Encodable {
  let exit: Exit

  private enum Key: String, CodingKey { case scene, kind, trigger, confidence, location }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: Key.self)
    try container.encode(exit.scene, forKey: .scene)
    try container.encode(exit.kind, forKey: .kind)
    try container.encode(exit.trigger.map(JSONTrigger.init), forKey: .trigger)
    try container.encode(exit.confidence, forKey: .confidence)
    try container.encode(JSONLocation(location: exit.location), forKey: .location)
  }
}

private struct JSONDiagnostic: Encodable {
  let diagnostic: Diagnostic

  private enum Key: String, CodingKey { case severity, message, location }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: Key.self)
    try container.encode(diagnostic.severity, forKey: .severity)
    try container.encode(diagnostic.message, forKey: .message)
    try container.encode(JSONLocation(location: diagnostic.location), forKey: .location)
  }
}

private struct JSONLocation: Encodable {
  let location: SourceLocation

  private enum Key: String, CodingKey { case file, line, column }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: Key.self)
    try container.encode(location.file, forKey: .file)
    try container.encode(location.line, forKey: .line)
    try container.encode(location.column, forKey: .column)
  }
}
