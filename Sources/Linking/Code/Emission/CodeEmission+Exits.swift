import NavigationModel
import SourceReading

// Exits: where code leaves, and every scene whose user led there through a delegate, closure or coordinator.
extension CodeEmission {
  /// Adds the exits of an effect.
  mutating func emitExits(_ kind: ExitKind, _ effect: Effect, in id: ActivationID) {
    let sites = sites(of: effect, in: id)
    for site in sites { emitExit(kind, effect, at: site) }
    for site in sites { followCallers(kind, from: site, name: name(of: evaluation.home(of: id))) }
  }

  private mutating func emitExit(_ kind: ExitKind, _ effect: Effect, at site: Site) {
    let owners = scenes.owners(of: site.activation)
    let receivers = effect.isOnSelf ? [] : effect.receivers.flatMap { scenes.scenes(of: $0) }.map(\.scene)
    for owner in owners.isEmpty ? Array(Set(receivers)).sorted() : owners {
      add(
        kind, of: owner, via: site.via, receivers: receivers.filter { $0 != owner }, at: site.position,
        in: site.activation)
    }
  }

  /// Walks up the calls: each owner that is another than the one it calls has an exit where it calls.
  mutating func followCallers(_ kind: ExitKind, from site: Site, name: String?) {
    var seen: Set<ActivationID> = [site.activation]
    var pending = [(site.activation, name)]
    let first = scenes.owners(of: site.activation)
    while let (callee, helper) = pending.popLast() {
      for host in hosts(of: callee) where !first.contains(host) {
        add(kind, of: host, via: helper, receivers: first, at: site.position, in: site.activation)
      }
      let below = scenes.owners(of: callee)
      for caller in reach.callers[Int(callee.index)] where !caller.isEvent && !caller.isBlurred {
        let owners = scenes.owners(of: caller.activation)
        let isShared = evaluation[evaluation.home(of: caller.activation)].isShared
        for owner in owners
        where !isShared && !caller.isReading && !below.contains(owner) && !first.contains(owner) && isScene(owner) {
          let receivers = first.filter { $0 != owner }
          add(
            kind, of: owner, via: helper, receivers: receivers, at: caller.position, in: caller.activation)
        }
        if seen.insert(caller.activation).inserted {
          pending.append((caller.activation, self.name(of: evaluation.home(of: caller.activation)) ?? helper))
        }
      }
    }
  }

  /// The scenes whose user starts some code although it is not theirs: they show its control, or are controllers of the
  /// system whose delegate it is.
  private mutating func hosts(of id: ActivationID) -> [SceneID] {
    var result: [SceneID] = []
    for caller in reach.callers[Int(id.index)] {
      guard let control = caller.control else { continue }
      let hosts = evaluation.heap.values(.object(control, evaluation.symbol("host")))
      result += hosts.flatMap { scenes.scenes(of: $0) }.map(\.scene)
    }
    guard reach.isRoot[Int(id.index)], case .function(let function) = evaluation[id].code else { return result }
    let declared = evaluation.program[function]
    if let name = declared.facts.parameters.first?.type?.name, SystemTypes.bringsItsScreen(name),
      evaluation.program.declaredType(name, in: declared.file) == nil
    {
      result.append(scenes.systemScene(name))
    }
    return result
  }

  private func isScene(_ id: SceneID) -> Bool { !id.rawValue.hasPrefix("flow:") }

  private mutating func add(
    _ kind: ExitKind, of owner: SceneID, via: String?, receivers: [SceneID], at position: Position, in id: ActivationID
  ) {
    let start = reach[id]
    exits.append(
      Exit(
        scene: owner, kind: kind, trigger: start?.trigger, receivers: Array(Set(receivers)).sorted(), via: via,
        confidence: start?.rank == .unknown ? .possible : .certain, location: location(position, in: id)))
  }
}
