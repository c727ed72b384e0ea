import NavigationModel

extension GraphSnapshot {
  /// Takes the navigation out of a graph. Launch screens lead nowhere and are left out.
  public init(_ graph: NavigationGraph) {
    let launchScreens = Set(graph.scenes.filter(\.isLaunchScreen).map(\.id))
    self.init(
      scenes: graph.scenes.filter { !$0.isLaunchScreen }.map(Scene.init),
      entryPoints: graph.entryPoints.filter { !launchScreens.contains($0.scene) }.map(EntryPoint.init),
      transitions: graph.transitions.filter { !launchScreens.contains($0.source) }.map(Transition.init),
      // An unwind segue has a line as a transition.
      exits: graph.exits.filter { $0.transition == nil }.map(Exit.init))
  }
}

extension GraphSnapshot.Scene {
  fileprivate init(_ scene: NavigationModel.Scene) {
    self.init(id: scene.id, label: scene.label, kind: scene.kind)
    className = scene.className == scene.id.name ? nil : scene.className
    storyboardIdentifier = scene.storyboardIdentifier
    presentationStyle = scene.presentation.style
    isModalInPresentation = scene.presentation.isModalInPresentation
    isInitial = scene.isInitial
    document = scene.document
  }
}

extension GraphSnapshot.EntryPoint {
  fileprivate init(_ entry: NavigationModel.EntryPoint) {
    self.init(scene: entry.scene, via: entry.via)
    // Without a project file it is made from the name of a folder, which may be any.
    target = entry.target.flatMap { id in
      id.firstRange(of: ".xcodeproj:").map { String(id[$0.upperBound...]) }
    }
    isPossible = entry.confidence == .possible
  }
}

extension GraphSnapshot.Transition {
  fileprivate init(_ transition: NavigationModel.Transition) {
    self.init(source: transition.source, target: transition.target, kind: transition.kind)
    detail =
      transition.relationship ?? transition.unwindAction ?? transition.segueClass
      ?? transition.presentationStyle?.rawValue
    identifier = transition.name
    trigger = transition.trigger?.plain
    isDead = transition.isDead
    isPossible = transition.confidence == .possible
    segue = transition.origin == .interfaceBuilder ? Self.segue(transition.id) : nil
  }

  /// The object id in the id of a transition. The number of the target of an unwind counts for nothing: others may come
  /// before it.
  private static func segue(_ id: String) -> String? {
    guard let start = id.lastIndex(of: "#") else { return nil }
    let object = id[id.index(after: start)...]
    guard let mark = object.lastIndex(of: "@"), Int(object[object.index(after: mark)...]) != nil else {
      return String(object)
    }
    return String(object[..<mark])
  }
}

extension GraphSnapshot.Exit {
  fileprivate init(_ exit: NavigationModel.Exit) {
    self.init(scene: exit.scene, kind: exit.kind)
    trigger = exit.trigger?.plain
    isPossible = exit.confidence == .possible
  }
}

extension Trigger {
  /// What a user does is the same whether a document or code wires it, so only events that are not usual count.
  fileprivate var plain: Trigger {
    let isUsual = event.map { ["touchUpInside", "primaryActionTriggered"].contains($0) || $0.contains("didSelect") }
    return Trigger(element: element, label: label, event: !isAutomatic && isUsual == true ? nil : event)
  }
}
