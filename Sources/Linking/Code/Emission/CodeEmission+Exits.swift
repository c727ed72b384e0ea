import NavigationModel
import SourceReading

// Exits: where code leaves, and every scene whose user led there through a delegate, closure or coordinator.
extension CodeEmission {
  /// Adds the exits of an effect.
  mutating func emitExits(_ kind: ExitKind, _ effect: Effect, in id: ActivationID) {
    let sites = sites(of: effect, in: id)
    for site in sites { emitExit(kind, effect, at: site) }
    for site in sites {
      noteDeparture(kind, from: site, name: name(of: evaluation.home(of: id)), reachesBelow: effect.reachesBelow)
    }
  }

  private mutating func emitExit(_ kind: ExitKind, _ effect: Effect, at site: Site) {
    let owners = scenes.owners(of: site.activation)
    let receivers = effect.isOnSelf ? [] : effect.receivers.flatMap { scenes.scenes(of: $0) }.map(\.scene)
    for owner in owners.isEmpty ? Array(Set(receivers)).sorted() : owners {
      add(
        kind, of: owner, via: Step(activation: site.activation, helper: site.via),
        receivers: receivers.filter { $0 != owner }, reachesBelow: effect.reachesBelow,
        askedBy: effect.leavesOwnPresentation ? [] : askers(of: site.activation, for: owner),
        isInBar: isInBar(site.activation, of: owner), at: site.position,
        in: site.activation)
    }
  }

  /// Whether nothing but bar button items of a scene starts some code.
  private mutating func isInBar(_ id: ActivationID, of owner: SceneID) -> Bool {
    var isFound = false
    var seen: Set<ActivationID> = [id]
    var pending = [id]
    while let next = pending.popLast() {
      if reach.isRoot[Int(next.index)] { return false }
      for caller in reach.callers[Int(next.index)] where !caller.isReading {
        if caller.isBlurred || caller.isMerged { return false }
        if hosts(of: caller).contains(owner) {
          isFound = true
        } else if caller.isEvent {
          return false
        } else if seen.insert(caller.activation).inserted {
          pending.append(caller.activation)
        }
      }
    }
    return isFound && !drawsBarsItself(owner)
  }

  /// Whether the class of a scene has a navigation bar of its own, into which it may put its navigation item (D A27).
  private func drawsBarsItself(_ scene: SceneID) -> Bool {
    if !evaluation.program.mentioned.isDisjoint(with: ["pushItem", "pushNavigationItem"]) { return true }
    let types =
      evaluation.scenes.index(of: scene).flatMap { evaluation.scenes[$0].type }.map { [$0] }
      ?? scene.name.flatMap { evaluation.program.declared[$0] } ?? []
    return types.isEmpty
      || types.flatMap(evaluation.program.lineage).contains { type in
        evaluation.program[type].properties.values.contains {
          let facts = evaluation.program[$0].facts
          return facts.type?.name == "UINavigationBar" || facts.name.lowercased().hasSuffix("navigationbar")
        }
      }
  }

  /// The scenes in whose bars the control is that starts some code.
  private mutating func hosts(of caller: CodeReach.Caller) -> [SceneID] {
    guard let control = caller.control else { return [] }
    let hosts = evaluation.heap.values(.object(control, evaluation.symbol("host")))
    return hosts.flatMap { scenes.scenes(of: $0) }.map(\.scene)
  }

  /// The other scenes whose users start some code of a scene; none where its own user, the system or nobody known may.
  private mutating func askers(of id: ActivationID, for owner: SceneID) -> [SceneID] {
    var askers: Set<SceneID> = []
    var seen: Set<ActivationID> = [id]
    var pending = [id]
    while let next = pending.popLast() {
      if reach.isRoot[Int(next.index)] { return [] }
      for caller in reach.callers[Int(next.index)] where !caller.isReading {
        if caller.isBlurred || caller.isMerged { return [] }
        let hosts = hosts(of: caller).filter { $0 != owner }
        if !hosts.isEmpty {
          askers.formUnion(hosts)
          continue
        }
        let owners = scenes.owners(of: caller.activation)
        if owners.contains(owner) || owners.isEmpty {
          if caller.isEvent { return [] }
        } else if owners.allSatisfy(isScene) {
          askers.formUnion(owners)
          continue
        }
        if seen.insert(caller.activation).inserted { pending.append(caller.activation) }
      }
    }
    return askers.sorted()
  }

  /// What exits have in common that lead the same way up.
  struct Departure: Hashable {
    var kind: ExitKind
    /// The function that leaves.
    var name: String?
    var reachesBelow: Bool
    /// The scenes that leave.
    var owners: [SceneID]
  }

  /// Code on the way up from what leaves.
  private struct Step {
    var activation: ActivationID
    /// The function that leaves, or calls what does.
    var helper: String?
    /// Whether it is only one of many that may have got there.
    var isVague = false
  }

  /// Notes that the callers of a site are to be followed once all sites are known.
  mutating func noteDeparture(_ kind: ExitKind, from site: Site, name: String?, reachesBelow: Bool = false) {
    let departure = Departure(
      kind: kind, name: name, reachesBelow: reachesBelow, owners: scenes.owners(of: site.activation))
    if departures[departure] == nil { departureOrder.append(departure) }
    departures[departure, default: []].append(site)
  }

  /// Walks up the calls: each owner that is another than the one it calls has an exit where it calls.
  ///
  /// Sites that leave in the same way share one walk, for thousands of them may have the same callers. Only where the
  /// control of another scene is on the way does it matter from which site that was.
  mutating func followDepartures() {
    for departure in departureOrder {
      let sites = departures[departure] ?? []
      for step in follow(departure, from: sites) {
        let below = reach.below(step.activation, throughMerged: departure.kind != .root)
        for site in sites where below.contains(site.activation) {
          for host in hosts(of: step.activation) where !departure.owners.contains(host) {
            add(departure, of: host, shownBy: step, at: site)
          }
        }
      }
    }
  }

  /// Follows the callers of sites, and gives back the steps that controls of other scenes start.
  ///
  /// Behind a function that stands for all of its many callers nobody knows which of them leaves: each possibly does, but
  /// for changes of a window's root, which hardly any screen makes.
  private mutating func follow(_ departure: Departure, from sites: [Site]) -> [Step] {
    var seen: Set<ActivationID> = []
    var begun: Set<ActivationID> = []
    var pending = sites.map(\.activation).filter { begun.insert($0).inserted }
      .map { Step(activation: $0, helper: departure.name) }
    var vague: [Step] = []
    var hosted: [Step] = []
    while let step = pending.popLast() ?? vague.popLast() {
      if hosts(of: step.activation).contains(where: { !departure.owners.contains($0) }),
        !hosted.contains(where: { $0.activation == step.activation })
      {
        hosted.append(step)
      }
      for caller in reach.callers[Int(step.activation.index)] where !caller.isEvent && !caller.isBlurred {
        var next = step
        next.activation = caller.activation
        next.isVague = step.isVague || caller.isMerged
        if next.isVague, departure.kind == .root { continue }
        add(departure, ofCaller: caller, of: step, via: next)
        // Whoever has the code kept does not run it: nor do those who made it do so.
        if caller.isDeferred { continue }
        guard seen.insert(caller.activation).inserted else { continue }
        next.helper = name(of: evaluation.home(of: caller.activation)) ?? step.helper
        if next.isVague { vague.append(next) } else { pending.append(next) }
      }
    }
    return hosted
  }

  private mutating func add(_ departure: Departure, ofCaller caller: CodeReach.Caller, of step: Step, via next: Step) {
    guard !caller.isReading, !evaluation[evaluation.home(of: caller.activation)].isShared else { return }
    let below = scenes.owners(of: step.activation)
    for owner in scenes.owners(of: caller.activation)
    where !below.contains(owner) && !departure.owners.contains(owner)
      && (isScene(owner) || isKept(caller.activation))
    {
      add(
        departure.kind, of: owner, via: next, receivers: departure.owners, reachesBelow: departure.reachesBelow,
        at: caller.position, in: caller.activation)
    }
  }

  /// Whether code is a closure that somebody keeps: nobody knows who runs it, and when.
  private func isKept(_ id: ActivationID) -> Bool {
    let callers = reach.callers[Int(id.index)]
    return !callers.isEmpty && callers.allSatisfy(\.isDeferred)
  }

  private mutating func add(_ departure: Departure, of host: SceneID, shownBy step: Step, at site: Site) {
    add(
      departure.kind, of: host, via: step, receivers: departure.owners, reachesBelow: departure.reachesBelow,
      isInBar: isInBar(step.activation, of: host), at: site.position, in: site.activation)
  }

  /// The scenes whose user starts some code although it is not theirs: they show its control, or are controllers of the
  /// system whose delegate it is.
  private mutating func hosts(of id: ActivationID) -> [SceneID] {
    if let known = foundHosts[id] { return known }
    let found = findHosts(of: id)
    foundHosts[id] = found
    return found
  }

  private mutating func findHosts(of id: ActivationID) -> [SceneID] {
    var result: [SceneID] = []
    for caller in reach.callers[Int(id.index)] { result += hosts(of: caller) }
    guard reach.isRoot[Int(id.index)], case .function(let function) = evaluation[id].code else { return result }
    let declared = evaluation.program[function]
    if let name = declared.facts.parameters.first?.type?.name, SystemTypes.bringsItsScreen(name),
      evaluation.program.declaredType(name, in: declared.file) == nil
    {
      result.append(scenes.systemScene(name))
    }
    return result
  }

  private func isScene(_ id: SceneID) -> Bool { !id.isFlow }

  private mutating func add(
    _ kind: ExitKind, of owner: SceneID, via step: Step, receivers: [SceneID], reachesBelow: Bool,
    askedBy: [SceneID] = [], isInBar: Bool = false, at position: Position, in id: ActivationID
  ) {
    let start = reach[id]
    let exit = Exit(
      scene: owner, kind: kind, trigger: start?.trigger, receivers: Array(Set(receivers)).sorted(),
      reachesBelow: reachesBelow, askedBy: askedBy, isInBar: isInBar, via: step.helper,
      confidence: start?.rank == .unknown || step.isVague ? .possible : .certain, location: location(position, in: id))
    if knownExits.insert(exit).inserted { exits.append(exit) }
  }
}

extension Effect {
  /// Whether a dismissal is sent to what presents the scene, or lies further below: the scene goes then, whatever it has
  /// presented itself.
  fileprivate var leavesOwnPresentation: Bool {
    kind != .exit(.dismiss) || reachesBelow
      || receivers.contains { value in
        switch value {
        case .relative(.presenting, _), .windowRoot: true
        default: false
        }
      }
  }
}
