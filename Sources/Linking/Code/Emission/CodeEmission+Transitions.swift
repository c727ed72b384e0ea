import NavigationModel
import SourceReading

// Transitions.
extension CodeEmission {
  mutating func emit(_ kind: TransitionKind, _ effect: Effect, at site: Site) {
    let location = location(site.position, in: site.activation)
    var targets: [(CodeScenes.Named, Value)] = []
    for value in effect.targets {
      for named in scenes.scenes(of: value) where !targets.contains(where: { $0.0.scene == named.scene }) {
        targets.append((named, value))
      }
    }
    if targets.isEmpty {
      guard isWorthShowing(effect) else { return }
      let id = scenes.unresolved(effect.text, at: location, reason: "what '\(effect.text)' is was not found out")
      targets = [(CodeScenes.Named(scene: id, confidence: .possible), .windowRoot)]
    }
    let sources = sources(kind, effect, at: site)
    let receiver = receiver(of: effect, kind)
    let isReleased = reach.isReleased[Int(site.activation.index)] && !effect.isDebugOnly
    for source in sources {
      for (named, value) in targets where named.scene != source || kind != .child {
        var transition = Transition(
          id: "", source: source, target: named.scene, kind: kind, origin: origin(of: site.activation), via: site.via,
          trigger: reach[site.activation]?.trigger, confidence: isReleased ? named.confidence : .possible,
          location: location, receiver: receiver == source ? nil : receiver)
        describe(&transition, value)
        transitions.append(Edge(transition: transition, position: site.position))
        if kind == .root { addEntry(named.scene, source, location, site) }
      }
    }
  }

  /// Whether a call is surely one of UIKit's although nobody knows what it shows.
  private func isWorthShowing(_ effect: Effect) -> Bool {
    if effect.text == "?" || effect.text == "nil" { return false }
    guard case .show(let kind) = effect.kind, kind != .child, kind != .replace, kind != .root else { return false }
    // The same controller again (`present(self.presentedViewController)`) tells nothing.
    return !effect.targets.contains { if case .relative = $0 { true } else { false } }
  }

  /// Whose transition it is: of whoever acts; a child belongs to the container it is put into.
  private mutating func sources(_ kind: TransitionKind, _ effect: Effect, at site: Site) -> [SceneID] {
    if kind == .child, !effect.isOnSelf {
      let containers = effect.receivers.flatMap { scenes.scenes(of: $0) }.map(\.scene)
      if !containers.isEmpty { return containers }
    }
    let owners = scenes.owners(of: site.activation)
    if !owners.isEmpty { return owners }
    return effect.receivers.flatMap { scenes.scenes(of: $0) }.map(\.scene)
  }

  /// The scene whose method is called, where that is one and not the acting one itself.
  private mutating func receiver(of effect: Effect, _ kind: TransitionKind) -> SceneID? {
    guard !effect.isOnSelf, kind != .child else { return nil }
    let found = Set(effect.receivers.flatMap { scenes.scenes(of: $0) }.map(\.scene))
    return found.count == 1 ? found.first : nil
  }

  /// How something is presented: what code set on it.
  private func describe(_ transition: inout Transition, _ value: Value) {
    guard [.present, .popover, .show, .showDetail].contains(transition.kind) else { return }
    let styles = evaluation.properties("modalPresentationStyle", of: value).flatMap { evaluation.styles($0) }
    if let style = styles.first {
      transition.presentationStyle = style
      if Set(styles).count > 1 { transition.presentationStyle = styles.first { $0 != .popover } }
    }
    let anchors = ["sourceView", "barButtonItem", "sourceItem", "sourceRect"]
    if anchors.contains(where: { evaluation.isAssigned("presentation." + $0, of: value) }) {
      transition.popoverAnchor = "code"
    }
    for name in ["isModalInPresentation", "modalInPresentation", "isModalInPopover", "modalInPopover"]
    where evaluation.properties(name, of: value).contains(where: { evaluation.isTrue($0) }) {
      transition.isModalInPresentation = true
    }
  }

  /// Launching starts with a root; any other change of it leaves the scene whose user asked for it.
  private mutating func addEntry(_ scene: SceneID, _ source: SceneID, _ location: SourceLocation, _ site: Site) {
    let start = reach[site.activation]
    guard source.rawValue.hasPrefix("flow:") || start?.trigger?.element == "launch" else {
      exits.append(
        Exit(
          scene: source, kind: .root, trigger: start?.trigger, via: site.via,
          confidence: start?.rank == .unknown ? .possible : .certain, location: location))
      return
    }
    guard
      start?.trigger.map({ ["launch", "lifecycle", "deepLink", "callback", "notification"].contains($0.element) })
        ?? true
    else { return }
    let entry = EntryPoint(scene: scene, via: .windowRoot, location: location)
    if !entryPoints.contains(entry) { entryPoints.append(entry) }
  }

  // MARK: Flow objects

  /// Calls and makings that lead to code of another owner.
  mutating func addHandOvers(of id: ActivationID) {
    let activation = evaluation[id]
    let isShared = evaluation[evaluation.home(of: id)].isShared
    let owners = isShared ? [] : scenes.owners(of: id)
    guard !owners.isEmpty else { return }
    // Whoever runs a closure that it was handed knows nothing of where that comes from; a controller's closures are its
    // way to tell what its user did.
    let runsClosures = owners.contains { !$0.rawValue.hasPrefix("flow:") }
    var steps = activation.links.map { ($0.callee, $0.position) }
    if !runsClosures { steps.removeAll { evaluation[$0.0].environment != nil } }
    steps += activation.events.map { ($0.callee, $0.position) }
    for (callee, position) in steps {
      let home = evaluation.home(of: callee)
      guard !evaluation[home].isShared, home != evaluation.home(of: id) else { continue }
      hand(from: owners, to: scenes.owners(of: callee), at: position, in: id)
    }
    for effect in activation.effects where effect.kind == .makes {
      for case .instance(let type) in effect.targets {
        hand(from: owners, to: [scenes.flow(type)], at: effect.position, in: id)
      }
    }
  }

  private mutating func hand(from owners: [SceneID], to others: [SceneID], at position: Position, in id: ActivationID) {
    for other in others where other.rawValue.hasPrefix("flow:") {
      for owner in owners where owner != other {
        handOvers.append(
          HandOver(
            source: owner, target: other, trigger: reach[id]?.trigger, origin: origin(of: id),
            location: location(position, in: id)))
      }
    }
  }

  /// Keeps the flow objects that lead somewhere, and who leads to them.
  mutating func addFlows() {
    var leading = Set(transitions.map(\.transition.source)).filter { $0.rawValue.hasPrefix("flow:") }
    var pending = leading.sorted()
    var into: [SceneID: [HandOver]] = [:]
    for step in handOvers { into[step.target, default: []].append(step) }
    while let flow = pending.popLast() {
      for step in into[flow] ?? [] where step.source.rawValue.hasPrefix("flow:") {
        if leading.insert(step.source).inserted { pending.append(step.source) }
      }
    }
    var seen: Set<HandOver> = []
    var pairs: Set<[SceneID]> = []
    for step in handOvers.sorted(by: { ($0.location, $0.source, $0.target) < ($1.location, $1.source, $1.target) })
    where leading.contains(step.target) && seen.insert(step).inserted {
      // One edge from each to each is enough.
      guard pairs.insert([step.source, step.target]).inserted else { continue }
      transitions.append(
        Edge(
          transition: Transition(
            id: "", source: step.source, target: step.target, kind: .flow, origin: step.origin, trigger: step.trigger,
            location: step.location),
          position: Position(line: step.location.line ?? 1, column: step.location.column ?? 1)))
    }
    for type in evaluation.program.typeIDs where evaluation.program[type].isDeclared && evaluation.isStart(type) {
      let flow = scenes.flow(type)
      guard leading.contains(flow), let location = scenes.made[flow]?.location else { continue }
      entryPoints.append(EntryPoint(scene: flow, via: .application, location: location))
    }
  }
}

extension Evaluation {
  /// The variables in which a property that the system declares may be kept for a value: its own, that of its class.
  func properties(_ name: String, of value: Value) -> [Heap.Key] {
    let symbol = symbol(name)
    var result: [Heap.Key] = []
    switch value {
    case .object(let object): result.append(.object(object, symbol))
    case .scene(let scene): result.append(.scene(scene, symbol))
    default: break
    }
    var next = type(of: value)
    while let type = next, program[type].isDeclared {
      result.append(.type(type, symbol))
      next = program[type].superclass
    }
    return result
  }

  /// Whether code sets a property of a value to anything.
  func isAssigned(_ name: String, of value: Value) -> Bool {
    properties(name, of: value).contains { !heap.values($0).isEmpty }
  }
}
