import NavigationModel
import UIKitModel

/// What leads out of every presentation of one width: found once for each, then handed on to those that it lies within.
///
/// What is presented from inside of a presentation may take that with it when it unwinds or calls code, so such ways out
/// count for both.
struct WaysOut {
  /// What was found inside of one presentation.
  struct Finding {
    /// Something leads out for certain.
    var leaves = false
    /// What leads out may take presentations around this one with it.
    var leavesOuter = false
    /// Something would, if a bar drew it that is not there.
    var leavesWithBar = false
    /// A control was met that is not there in every size class, so that the answer holds in this environment only.
    var metVariations = false
    /// What was not read that may lead out, nearest to the root first, each once.
    var reasons: [String] = []
  }

  private let situations: Situations
  private let graph: NavigationGraph
  private let environment: Environment
  private let closeControls: [SceneID: [CloseControl]]
  private let exitIndex: ExitIndex
  /// What flow objects let go of, by the scene that goes.
  private let releasedByFlows: Set<SceneID>
  private var own: [Int: Finding] = [:]
  private var inner: [Int: [Int]] = [:]
  /// For presentations without a reason of their own, those of the nearest one within that has some.
  private var reasonsWithin: [Int: [String]] = [:]

  init(
    in situations: Situations, graph: NavigationGraph, environment: Environment,
    closeControls: [SceneID: [CloseControl]], exitIndex: ExitIndex
  ) {
    self.situations = situations
    self.graph = graph
    self.environment = environment
    self.closeControls = closeControls
    self.exitIndex = exitIndex
    releasedByFlows = graph.scenes.filter { $0.kind == .flow }.reduce(into: []) { released, flow in
      for exit in graph.exits(of: flow.id) where exit.kind == .dismiss && exit.trigger?.isAutomatic != true {
        // A closure that it gave away: whoever is presented by it may run that.
        if exit.trigger == nil || exit.via != nil { released.insert(flow.id) }
        released.formUnion(exit.receivers)
      }
    }
    let presentations = graph.transitions.indices.filter { !situations.presented(by: $0).isEmpty }
    for presentation in presentations {
      own[presentation] = finding(inside: presentation)
      inner[presentation] = presentedInside(presentation)
    }
    let around = presentations.reduce(into: [Int: [Int]]()) { around, outer in
      for presentation in inner[outer] ?? [] { around[presentation, default: []].append(outer) }
    }
    findReasonsWithin(presentations, around)
    spread(from: presentations.filter { own[$0]?.leavesOuter == true }, around) { $0.leaves = true }
    spread(from: presentations.filter { own[$0]?.metVariations == true }, around) { $0.metVariations = true }
  }

  /// What was found inside of a presentation, and of those within it where it has no reason of its own for doubt.
  func finding(_ presentation: Int) -> Finding {
    var finding = own[presentation] ?? Finding()
    if !finding.leaves, finding.reasons.isEmpty { finding.reasons = reasonsWithin[presentation] ?? [] }
    return finding
  }

  /// Marks some presentations and all that they lie within.
  private mutating func spread(from marked: [Int], _ around: [Int: [Int]], _ mark: (inout Finding) -> Void) {
    var seen = Set(marked)
    var pending = marked
    while let presentation = pending.popLast() {
      mark(&own[presentation, default: Finding()])
      pending += (around[presentation] ?? []).filter { seen.insert($0).inserted }
    }
  }

  /// Hands the reasons that presentations have on to those around them, one step outwards at a time.
  private mutating func findReasonsWithin(_ presentations: [Int], _ around: [Int: [Int]]) {
    var layer = presentations.filter { own[$0]?.reasons.isEmpty == false }
    var found = Dictionary(uniqueKeysWithValues: layer.map { ($0, own[$0]?.reasons ?? []) })
    while !layer.isEmpty {
      let next = Set(layer.flatMap { around[$0] ?? [] }).filter { found[$0] == nil }
      // Of several that are equally near the first one counts; those of this layer must not count for each other.
      let reasons = next.map { outer in inner[outer]?.lazy.compactMap { found[$0] }.first ?? [] }
      for (outer, reasons) in zip(next, reasons) { found[outer] = reasons }
      layer = Array(next)
    }
    reasonsWithin = found
  }

  private func presentedInside(_ presentation: Int) -> [Int] {
    var found: [Int] = []
    var scenes: Set<Int> = []
    for index in situations.presented(by: presentation) {
      let scene = situations.all.records[index].scene
      guard scenes.insert(scene).inserted else { continue }
      found += graph.outgoingPositions(of: graph.scenes[scene].id).filter { !situations.presented(by: $0).isEmpty }
    }
    return found
  }

  private func finding(inside presentation: Int) -> Finding {
    var finding = Finding()
    var reasons: Set<String> = []
    for index in situations.presented(by: presentation) {
      let record = situations.all.records[index]
      let scene = graph.scenes[record.scene]
      if scene.controls.contains(where: { !$0.absentIn.isEmpty }) { finding.metVariations = true }
      let inside = look(at: scene, index, of: presentation)
      if inside.lacksBar { finding.leavesWithBar = true }
      switch inside.reach {
      case .outer:
        finding.leaves = true
        finding.leavesOuter = true
        return finding
      case .own: finding.leaves = true
      case nil: break
      }
      for reason in inside.reasons + doubts(about: scene, index) where reasons.insert(reason).inserted {
        finding.reasons.append(reason)
      }
    }
    let transition = graph.transitions[presentation]
    if releasedByFlows.contains(transition.source) || transition.target.map(releasedByFlows.contains) == true {
      finding.leaves = true
    }
    // Behind the cap, of which a diagnostic tells, anything may lie.
    if situations.truncated.contains(presentation) { finding.leaves = true }
    return finding
  }

  private func doubts(about scene: Scene, _ index: Int) -> [String] {
    var doubts: [String] = []
    if case .open(let reason) = scene.openness { doubts.append(reason) }
    if situations.all.records[index].isOpen { doubts.append(placeDoubt(about: scene, index)) }
    for control in scene.controls where control.actions.contains(where: { $0.target == nil }) {
      let isExit = graph.exits(of: scene.id).contains { $0.trigger?.objectID == control.objectID }
      if !isExit { doubts.append("what '\(control.label ?? control.element)' acts on is not known") }
    }
    return doubts
  }

  /// Why nobody knows what holds a scene.
  private func placeDoubt(about scene: Scene, _ index: Int) -> String {
    let steps = sequence(first: index) { situations.all.records[$0].cameFrom }.prefix { $0 >= 0 }
    let step = steps.first { situations.all.records[$0].effect == .open }.map { situations.all.records[$0].via }
    if let step, graph.transitions[step].kind == .custom { return "a custom segue leads to '\(scene.label)'" }
    return "it is not known what holds '\(scene.label)'"
  }
}

extension WaysOut {
  /// How far a way out leads.
  private enum Reach {
    /// Out of the presentation that it lies in.
    case own
    /// Perhaps also out of presentations around it: an unwind goes as far as its action is found, and code anywhere.
    case outer
  }

  /// What one scene inside of a presentation offers.
  private struct Offer {
    var reach: Reach?
    /// Whether something that leaves is in a bar that is not there.
    var lacksBar = false
    /// What leaves without the user, and so perhaps never.
    var reasons: [String] = []
  }

  private func look(at scene: Scene, _ index: Int, of presentation: Int) -> Offer {
    var offer = Offer()
    // Where all else was read, a class of a library or a SwiftUI view may do whatever its kind can: most bring a way out.
    if graph.isCodeRead, scene.openness.isOpen { offer.reach = .own }
    let isRoot = situations.all.records[index].effect == .present
    if isRoot, SystemControllers.row(of: scene)?.leaving == .byItself { offer.reach = .own }
    // The scene of a system controller stands for all of its kind: who presents it knows how it is left. A class of the
    // project's own that is made from one has controls of its own.
    if scene.id.isSystem { return offer }
    let exits = graph.exits(of: scene.id)
    let controls = closeControls[scene.id] ?? []
    guard !exits.isEmpty || !controls.isEmpty else { return offer }
    let situation = situations.all[index]
    func isHidden(_ control: Control) -> Bool {
      guard case .notDrawn = ControlVisibility.of(control, in: situation, environment: environment, graph: graph) else {
        return false
      }
      if situation.containers.isEmpty, [.navigationItem, .toolbarItems].contains(control.placement) {
        offer.lacksBar = true
      }
      return true
    }
    for exit in exits where exit.kind != .pop {
      if let id = exit.trigger?.objectID, let control = scene.controls.first(where: { $0.objectID == id }),
        isHidden(control)
      {
        continue
      }
      if exit.isInBar, isHidden(Self.barItem(of: exit)) { continue }
      if exit.kind == .dismiss, let trigger = exit.trigger, trigger.isAutomatic {
        if !exitIndex.isAboutSystemController(exit) {
          offer.reasons.append("'\(scene.label)' leaves by itself \(Phrase.occasion(trigger))")
        }
        continue
      }
      switch reach(of: exit, scene, presentation) {
      case .outer: return Offer(reach: .outer)
      case .own: offer.reach = .own
      case nil: break
      }
    }
    for close in controls where close.confidence == .possible && isHandled(close.control, by: scene) {
      if !isHidden(close.control) { return Offer(reach: .outer) }
    }
    return offer
  }

  /// A bar button item that code makes.
  private static func barItem(of exit: Exit) -> Control {
    Control(element: "barButtonItem", objectID: nil, placement: .navigationItem, location: exit.location)
  }

  private func reach(of exit: Exit, _ scene: Scene, _ presentation: Int) -> Reach? {
    switch exit.kind {
    // A pop stays inside of the presentation (semantics §7.1).
    case .pop: return nil
    case .root: return .outer
    case .unwind: return unwinds(exit, scene, presentation) ? .outer : nil
    case .dismiss: break
    }
    if exitIndex.isAboutAnother(exit, in: situations) || exitIndex.isAboutSystemController(exit) { return nil }
    if exit.reachesBelow { return .outer }
    // UIKit's own dismissal ends just this one, and so does that of its presenter (semantics §7.1).
    let transition = graph.transitions[presentation]
    let isNear =
      exit.receivers.isEmpty
      || exit.receivers.contains { receiver in
        receiver == transition.source || receiver == transition.receiver
          || situations.of(receiver).contains { situations.all.records[$0].presentation == presentation }
      }
    return isNear ? .own : .outer
  }

  /// Whether an unwind segue can be performed, and leads out as far as it is known.
  private func unwinds(_ exit: Exit, _ scene: Scene, _ presentation: Int) -> Bool {
    guard let id = exit.transition, let transition = graph.transition(id) else { return true }
    if transition.isManual, exit.trigger == nil {
      guard !transition.isDead, !transition.performedAt.isEmpty || scene.openness.isOpen else { return false }
    }
    let targets = graph.unwindTargets(of: transition)
    // Back to the beginning of a presented stack is not out of it.
    return targets.isEmpty
      || targets.contains { target in
        situations.of(target).contains { situations.all.records[$0].presentation != presentation }
      }
  }

  /// Whether an action that looks like a close button reaches code that may close.
  private func isHandled(_ control: Control, by scene: Scene) -> Bool {
    control.actions.contains { action in
      guard let target = action.target else { return true }
      return target == scene.id && scene.openness.isOpen
    }
  }
}
