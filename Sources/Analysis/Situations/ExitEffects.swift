import NavigationModel
import UIKitModel

/// What the exits of each control do where the user meets it (semantics §7.1, §6.1).
struct ExitEffects {
  /// Everything that one control, or one event of another kind, does to leave a scene.
  struct Group {
    var scene: Scene
    var trigger: Trigger
    var exits: [Exit]
    /// The situations in which one of the exits leaves, or may.
    var working: [Place] = []
    /// The situations in which none does, and why.
    var idle: [(place: Place, reason: String)] = []
    /// The control in Interface Builder, where it is one.
    var control: Control?

    /// Whether code decides when the control is there.
    var mayBeHidden: Bool { control.map { $0.isConcealed || $0.isHiddenByCode } ?? false }
  }

  /// A situation of one width.
  struct Place {
    var index: Int
    var isNarrow: Bool
  }

  private let analysis: AnalysisContext
  private let graph: NavigationGraph
  private let open: OpenTargets
  /// The scenes on which somebody else presents something.
  private let presentedOn: Set<SceneID>

  init(_ analysis: AnalysisContext) {
    self.analysis = analysis
    graph = analysis.graph
    open = OpenTargets(graph: graph, running: analysis.reachability.fromEntryPoints)
    presentedOn = Set(graph.transitions.filter { Self.presenting.contains($0.kind) }.compactMap(\.receiver))
  }

  /// The groups of all scenes of which everything is known.
  func groups() -> [Group] {
    analysis.judgedScenes.filter { isKnown($0) }.flatMap { scene -> [Group] in
      let exits = graph.exits(of: scene.id).filter { $0.trigger.map { !$0.isAutomatic } ?? false }
      var triggers: [Trigger] = []
      for exit in exits { if let trigger = exit.trigger, !triggers.contains(trigger) { triggers.append(trigger) } }
      return triggers.compactMap { trigger in
        group(Group(scene: scene, trigger: trigger, exits: exits.filter { $0.trigger == trigger }))
      }
    }
  }

  private static let presenting: Set<TransitionKind> = [.present, .popover, .show, .showDetail, .custom, .replace]

  /// Whether all ways in which the scene comes onto the screen are known.
  private func isKnown(_ scene: Scene) -> Bool {
    scene.platform.isTouch && !scene.openness.isOpen && !mayBeShownElsewhere(scene)
      && analysis.reachability.fromEntryPoints.contains(scene.id)
      && !analysis.narrow.isTruncated && !analysis.wide.isTruncated
  }

  /// Whether code that was not read or not followed may show a scene somewhere.
  private func mayBeShownElsewhere(_ scene: Scene) -> Bool {
    let isMade = analysis.reachability.instantiable.contains(scene.id)
    guard graph.isCodeRead else { return isMade && !graph.entryPoints.contains { $0.scene == scene.id } }
    return (scene.document == nil || isMade) && open.mayBe(scene)
  }

  private func group(_ plain: Group) -> Group? {
    var group = plain
    group.control = group.trigger.objectID.flatMap { id in group.scene.controls.first { $0.objectID == id } }
    for isNarrow in [true, false] {
      let situations = isNarrow ? analysis.narrow : analysis.wide
      for index in situations.of(group.scene.id) {
        let reasons = group.exits.map { reason(whyIdle: $0, index, situations) }
        let place = Place(index: index, isNarrow: isNarrow)
        if reasons.contains(where: { $0 == nil }) {
          group.working.append(place)
        } else if let first = reasons.first, let reason = first, isSeen(group.control, index, situations) {
          group.idle.append((place, reason))
        }
      }
    }
    return group.working.isEmpty && group.idle.isEmpty ? nil : group
  }

  /// Whether a user meets a control in a situation, as far as it is known; what is not drawn there misleads nobody.
  private func isSeen(_ control: Control?, _ index: Int, _ situations: Situations) -> Bool {
    guard var control else { return true }
    // Whether code shows what is hidden in Interface Builder is asked elsewhere.
    control.isConcealed = false
    let environment: Environment = situations.collapsed ? .compactRegular : .regularRegular
    return ControlVisibility.of(control, in: situations.all[index], environment: environment, graph: graph) == .drawn
  }

  /// Why an exit does nothing in a situation; `nil` where it leaves, or may.
  private func reason(whyIdle exit: Exit, _ index: Int, _ situations: Situations) -> String? {
    let situation = situations.all[index]
    guard exit.receivers.isEmpty, !exit.reachesBelow, exit.confidence == .certain || exit.kind == .unwind,
      !situation.isOpen, !situation.containers.contains(where: { graph[$0].map(mayBeShownElsewhere) ?? true })
    else { return nil }
    switch exit.kind {
    case .root:
      return nil
    case .dismiss:
      let isPresented = situation.presentation != nil || presentsSomething(situation)
      return isPresented ? nil : "nothing presents it there, so there is nothing to dismiss"
    case .pop:
      return reason(whyPopIsIdle: situation)
    case .unwind:
      guard graph.isCodeRead, let transition = exit.transition.flatMap(graph.transition), !transition.isDead,
        transition.confidence == .certain,
        graph.unwindTargets(of: transition).isEmpty, isClosedBelow(situation.scene)
      else { return nil }
      let action = transition.unwindAction.map { " '\(Phrase.shortened($0))'" } ?? ""
      return "no scene below it has the unwind action\(action)"
    }
  }

  private func reason(whyPopIsIdle situation: Situation) -> String? {
    guard let scene = graph[situation.scene] else { return nil }
    let holders = situation.containers.compactMap { graph[$0] }
    // What a split view shows in one column, it pushes on the stack of that.
    if holders.contains(where: { $0.kind == .splitViewController }) { return nil }
    guard let place = holders.lastIndex(where: { $0.kind == .navigationController }) else {
      return scene.kind == .navigationController ? nil : "no navigation controller holds it there"
    }
    // What lies in the stack: the scene itself, or what holds it there.
    let element = holders.indices.contains(place + 1) ? holders[place + 1] : scene
    let navigation = holders[place]
    let isPushed = graph.incoming(element.id).contains { !$0.isDead && !$0.kind.isContainment && $0.kind != .unwind }
    let children = graph.children(of: navigation.id)
    let isOnlyRoot = children.count == 1 && children[0].target == element.id
    guard !isPushed, isOnlyRoot, !navigation.openness.isOpen, !navigation.hasOwnClass else { return nil }
    return "it is the root of its navigation controller, which is never popped"
  }

  /// Whether the scene, or what holds it, presents something itself, which a dismissal may be meant for.
  private func presentsSomething(_ situation: Situation) -> Bool {
    let holders = [situation.scene] + situation.containers
    let flows = holders.flatMap { graph.outgoing($0) }.filter { $0.kind == .flow }.compactMap(\.target)
    return (holders + flows).contains { holder in
      graph.outgoing(holder).contains { transition in
        guard Self.presenting.contains(transition.kind), let target = transition.target.flatMap({ graph[$0] }) else {
          return false
        }
        return SystemControllers.row(of: target)?.leaving != .byItself
      }
    } || !presentedOn.isDisjoint(with: holders)
  }

  /// Whether every scene that may be below was read as a whole, so that none can have the action.
  private func isClosedBelow(_ scene: SceneID) -> Bool {
    var seen: Set<SceneID> = [scene]
    var pending = [scene]
    while let next = pending.popLast() {
      for transition in graph.incoming(next) where seen.insert(transition.source).inserted {
        pending.append(transition.source)
      }
    }
    return seen.allSatisfy { id in
      graph[id].map { !$0.openness.isOpen && $0.kind != .unresolved } ?? false
    }
  }
}

extension AnalysisContext {
  /// The situation of a place.
  func situation(_ place: ExitEffects.Place) -> Situation {
    (place.isNarrow ? narrow : wide).all[place.index]
  }

  /// The steps that lead to a place.
  func witness(to place: ExitEffects.Place) -> [WitnessStep] {
    witness(to: place.index, in: place.isNarrow ? narrow : wide)
  }
}
