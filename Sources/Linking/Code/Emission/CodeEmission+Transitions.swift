import NavigationModel
import SourceReading

// Transitions.
extension CodeEmission {
  /// Adds the transitions of an effect at one of its sites.
  mutating func emit(_ kind: TransitionKind, _ effect: Effect, of place: CodePlace, at site: Site) {
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
    // What a custom segue does is the segue itself.
    if isSegue(site.activation, to: targets.map(\.0.scene)) { return }
    let sources = sources(kind, effect, at: site)
    let receiver = receiver(of: effect, kind)
    let isReleased = reach.isReleased[Int(site.activation.index)] && !effect.isDebugOnly
    for source in sources {
      for (named, value) in targets where named.scene != source || kind != .child {
        var transition = Transition(
          id: "", source: source, target: named.scene, kind: kind, origin: origin(of: site.activation), via: site.via,
          trigger: reach[site.activation]?.trigger,
          confidence: isReleased && targets.count <= Self.mostTargets ? named.confidence : .possible,
          location: location, receiver: receiver == source ? nil : receiver)
        describe(&transition, value, site)
        transition.relationship = effect.relationship
        // The popovers of iOS 8 and before never adapt.
        if isOldPopover(effect) {
          transition.adaptivity = Adaptivity(styles: [.none], coversAllEnvironments: true, location: location)
        }
        if kind == .showDetail {
          if decidesDetails { transition.confidence = .possible }
          if !isSentToController(effect) { transition.sentTo = .splitViewController }
        }
        transitions.append(Edge(transition: transition, place: place))
        if kind == .root { addEntry(named.scene, source, location, site) }
      }
    }
  }

  /// The relationship to a controller that is no child although its view is added.
  static let viewAlone = "view"

  /// Drops what adds the view of a controller that is made a child somewhere: it is the other half of that.
  mutating func dropViewsOfChildren() {
    let children = Set(
      transitions.map(\.transition).filter { $0.kind == .child && $0.relationship == nil }.map(\.target))
    transitions.removeAll { $0.transition.relationship == Self.viewAlone && children.contains($0.transition.target) }
  }

  private func isOldPopover(_ effect: Effect) -> Bool {
    effect.receivers.contains { if case .object(let object) = $0 { evaluation.isPopover(object) } else { false } }
  }

  /// Whether code of a segue class shows the destination of its segues.
  private func isSegue(_ id: ActivationID, to targets: [SceneID]) -> Bool {
    guard let owner = evaluation[evaluation.home(of: id)].owner else { return false }
    let destinations = evaluation.scenes.destinations(ofSegueClass: owner).map { evaluation.scenes[$0].id }
    return !destinations.isEmpty && targets.allSatisfy(destinations.contains)
  }

  /// What may be more things than that was joined from places that have nothing to do with each other.
  private static let mostTargets = 8

  /// Whether a delegate of the project decides what becomes of a detail (semantics §4: D A75).
  private var decidesDetails: Bool {
    evaluation.program.methods["splitViewController"]?.contains { method in
      let facts = evaluation.program[method].facts
      return facts.name == "splitViewController(_:showDetail:sender:)"
        || facts.selector == "splitViewController:showDetailViewController:sender:"
    } ?? false
  }

  /// Whether a controller is told to show a detail, which asks what is around it, and not the split view itself.
  private func isSentToController(_ effect: Effect) -> Bool {
    effect.receivers.contains { value in
      if case .relative(.split, _) = value { return false }
      guard evaluation.isController(value) else { return false }
      return evaluation.type(of: value).flatMap(evaluation.systemClass) != "UISplitViewController"
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
    if kind == .child {
      let containers = effect.receivers.flatMap { scenes.scenes(of: $0) }.map(\.scene)
      if fillsContainer(effect, at: site) { fillers.formUnion(scenes.owners(of: site.activation)) }
      if !containers.isEmpty { return containers }
    }
    let owners = scenes.owners(of: site.activation)
    if !owners.isEmpty { return owners }
    return effect.receivers.flatMap { scenes.scenes(of: $0) }.map(\.scene)
  }

  /// Whether code puts something into a container that other code makes.
  private func fillsContainer(_ effect: Effect, at site: Site) -> Bool {
    effect.receivers.contains { value in
      guard case .object(let object) = value else { return false }
      return evaluation.objects[Int(object.index)].maker != evaluation.home(of: site.activation)
    }
  }

  /// The scene whose method is called, where that is one and not the acting one itself.
  private mutating func receiver(of effect: Effect, _ kind: TransitionKind) -> SceneID? {
    guard !effect.isOnSelf, kind != .child else { return nil }
    let found = Set(effect.receivers.flatMap { scenes.scenes(of: $0) }.map(\.scene))
    return found.count == 1 ? found.first : nil
  }

  /// How something is presented: what code set on it.
  private func describe(_ transition: inout Transition, _ value: Value, _ site: Site) {
    guard [.present, .popover, .show, .showDetail].contains(transition.kind) else { return }
    // What a class sets on itself belongs to its scene.
    let styles = evaluation.styles(of: value, in: [site.doer, site.activation])
    if let style = styles.first {
      transition.presentationStyle = style
      if Set(styles).count > 1 { transition.presentationStyle = styles.first { $0 != .popover } }
    }
    transition.transitionStyle =
      evaluation.ownProperties("modalTransitionStyle", of: value)
      .lazy.compactMap(evaluation.transitionStyle).first
    let anchors = ["sourceView", "barButtonItem", "sourceItem", "sourceRect"]
    if anchors.contains(where: { evaluation.isAssigned("presentation." + $0, of: value) }) {
      transition.popoverAnchor = "code"
    }
    transition.isEdgeAttached = evaluation.properties(
      "presentation.prefersEdgeAttachedInCompactHeight", of: value
    ).contains { evaluation.isTrue($0) }
    for name in ["isModalInPresentation", "modalInPresentation", "isModalInPopover", "modalInPopover"]
    where evaluation.ownProperties(name, of: value).contains(where: { evaluation.isTrue($0) }) {
      transition.isModalInPresentation = true
    }
  }

  /// Launching starts with a root; any other change of it leaves the scene whose user asked for it.
  private mutating func addEntry(_ scene: SceneID, _ source: SceneID, _ location: SourceLocation, _ site: Site) {
    let start = reach[site.activation]
    guard source.isFlow || start?.trigger?.element == "launch" else {
      exits.append(
        Exit(
          scene: source, kind: .root, trigger: start?.trigger, via: site.via,
          confidence: start?.rank == .unknown ? .possible : .certain, location: location))
      return
    }
    noteDeparture(.root, from: site, name: name(of: evaluation.home(of: site.activation)))
    guard
      start?.trigger.map({ ["launch", "lifecycle", "deepLink", "callback", "notification"].contains($0.element) })
        ?? true
    else { return }
    addEntry(scene, .windowRoot, at: location, file: evaluation[site.activation].file)
  }

  /// One entry for every target that the code belongs to.
  private mutating func addEntry(_ scene: SceneID, _ kind: EntryPoint.Kind, at location: SourceLocation, file: Int) {
    let targets = evaluation.program.files[file].origin.targets.sorted()
    for target in targets.isEmpty ? [nil] : targets.map(Optional.some) {
      let entry = EntryPoint(scene: scene, via: kind, target: target, location: location)
      if !entryPoints.contains(entry) { entryPoints.append(entry) }
    }
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
    let runsClosures = owners.contains { !$0.isFlow }
    var steps = activation.links.filter { !$0.isReading && !$0.isBlurred }.map { ($0.callee, $0.position) }
    if !runsClosures { steps.removeAll { evaluation[$0.0].environment != nil } }
    steps += activation.events.map { ($0.callee, $0.position) }
    for (callee, position) in steps {
      let home = evaluation.home(of: callee)
      guard !evaluation[home].isShared, home != evaluation.home(of: id) else { continue }
      let isMaking = name(of: home)?.hasPrefix("init") == true
      guard isMaking || reach.shows(callee) else { continue }
      hand(from: owners, to: scenes.owners(of: callee), at: position, in: id, isMaking: isMaking)
    }
    for effect in activation.effects where effect.kind == .makes {
      for case .instance(let type) in effect.targets {
        hand(from: owners, to: [scenes.flow(type)], at: effect.position, in: id, isMaking: true)
      }
    }
  }

  private mutating func hand(
    from owners: [SceneID], to others: [SceneID], at position: Position, in id: ActivationID, isMaking: Bool = false
  ) {
    for other in others where other.isFlow {
      for owner in owners where owner != other {
        handOvers.append(
          HandOver(
            source: owner, target: other, trigger: reach[id]?.trigger, origin: origin(of: id),
            isMaking: isMaking, location: location(position, in: id)))
      }
    }
  }

  /// Keeps the flow objects that show or leave something, and leads to each from whoever gets there, be it through other
  /// objects that only pass on.
  mutating func addFlows() {
    var acting = Set(transitions.map(\.transition.source) + exits.map(\.scene)).union(fillers).filter(\.isFlow)
    var steps: [SceneID: [HandOver]] = [:]
    // In the order in which they were found, so that of two that differ in their trigger alone always the same one counts.
    var seen: Set<HandOver> = []
    for step in handOvers where seen.insert(step).inserted { steps[step.source, default: []].append(step) }
    for (source, own) in steps {
      // A call says more than that something is made.
      steps[source] = own.enumerated().sorted { first, second in
        (first.element.isMaking ? 1 : 0, first.element.location, first.element.target, first.offset)
          < (second.element.isMaking ? 1 : 0, second.element.location, second.element.target, second.offset)
      }.map(\.element)
    }
    let starts = evaluation.program.typeIDs.filter { evaluation.program[$0].isDeclared && evaluation.isStart($0) }
    for start in starts.map({ scenes.flow($0) }) where leads(start, to: acting, steps) { acting.insert(start) }
    for source in steps.keys.sorted() where acting.contains(source) || !source.isFlow {
      addFlows(from: source, steps, acting)
    }
    addStarts(starts, acting)
  }

  /// Whether calls and makings lead from an object to one that acts, be it through others that only pass on.
  private func leads(_ start: SceneID, to acting: Set<SceneID>, _ steps: [SceneID: [HandOver]]) -> Bool {
    var seen: Set<SceneID> = [start]
    var pending = [start]
    while let next = pending.popLast() {
      for target in (steps[next] ?? []).map(\.target) where seen.insert(target).inserted {
        if acting.contains(target) { return true }
        pending.append(target)
      }
    }
    return false
  }

  private mutating func addFlows(from source: SceneID, _ steps: [SceneID: [HandOver]], _ acting: Set<SceneID>) {
    var seen: Set<SceneID> = [source]
    var pending = (steps[source] ?? []).map { ($0.target, $0) }
    var next = 0
    while next < pending.count {
      let (target, first) = pending[next]
      next += 1
      guard seen.insert(target).inserted else { continue }
      guard acting.contains(target) else {
        pending += (steps[target] ?? []).map { ($0.target, first) }
        continue
      }
      transitions.append(
        Edge(
          transition: Transition(
            id: "", source: source, target: target, kind: .flow, origin: first.origin, trigger: first.trigger,
            location: first.location)))
    }
  }

  /// The delegates of the app and its windows are there from the start.
  private mutating func addStarts(_ starts: [TypeID], _ acting: Set<SceneID>) {
    for type in starts {
      let flow = scenes.flow(type)
      guard acting.contains(flow), let location = scenes.made[flow]?.location else { continue }
      addEntry(flow, .application, at: location, file: evaluation.program[type].files.first ?? 0)
    }
  }
}

extension Evaluation {
  /// The variable in which a property that the system declares is kept for just this value.
  func ownProperties(_ name: String, of value: Value) -> [Heap.Key] {
    switch value {
    case .object(let object): [.object(object, symbol(name))]
    case .scene(let scene): [.scene(scene, symbol(name))]
    default: []
    }
  }

  /// The name of a transition style (`crossDissolve`) that a variable holds.
  func transitionStyle(_ key: Heap.Key) -> String? {
    heap.values(key).lazy.compactMap { value in
      switch value {
      case .symbol(let symbol): symbols[symbol]
      case .type(let type) where program[type].name.hasPrefix("UIModalTransitionStyle"):
        String(program[type].name.dropFirst("UIModalTransitionStyle".count))
      default: nil
      }
    }.first.map { $0.prefix(1).lowercased() + $0.dropFirst() }
  }

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
