import NavigationModel

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
    /// A control was met that is not there in every size class, so that the answer holds in this environment only.
    var metVariations = false
    /// What was not read that may lead out, nearest to the root first, each once.
    var reasons: [String] = []
  }

  private let situations: Situations
  private let graph: NavigationGraph
  private let environment: Environment
  private let closeControls: [SceneID: [CloseControl]]
  private var own: [Int: Finding] = [:]
  private var inner: [Int: [Int]] = [:]
  /// For presentations without a reason of their own, those of the nearest one within that has some.
  private var reasonsWithin: [Int: [String]] = [:]

  init(
    in situations: Situations, graph: NavigationGraph, environment: Environment,
    closeControls: [SceneID: [CloseControl]]
  ) {
    self.situations = situations
    self.graph = graph
    self.environment = environment
    self.closeControls = closeControls
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
      switch reach(of: scene, index) {
      case .outer:
        finding.leaves = true
        finding.leavesOuter = true
        return finding
      case .own: finding.leaves = true
      case nil: break
      }
      for reason in doubts(about: scene, isOpen: record.isOpen) where reasons.insert(reason).inserted {
        finding.reasons.append(reason)
      }
    }
    if situations.truncated.contains(presentation), !finding.leaves {
      finding.reasons.append("it holds more than \(Situations.mostPerScene) ways to a scene")
    }
    return finding
  }

  private func doubts(about scene: Scene, isOpen: Bool) -> [String] {
    var doubts: [String] = []
    if case .open(let reason) = scene.openness { doubts.append(reason) }
    if isOpen { doubts.append("a custom segue leads to '\(scene.label)'") }
    for control in scene.controls where control.actions.contains(where: { $0.target == nil }) {
      doubts.append("'\(control.label ?? control.element)' acts on an object that was not read")
    }
    return doubts
  }

  /// How far a way out leads.
  private enum Reach {
    /// Out of the presentation that it lies in.
    case own
    /// Perhaps also out of presentations around it: an unwind goes as far as its action is found, and code anywhere.
    case outer
  }

  private func reach(of scene: Scene, _ index: Int) -> Reach? {
    let exits = graph.exits(of: scene.id)
    // A manual unwind segue of a class that may perform it.
    if scene.openness.isOpen, exits.contains(where: { $0.trigger == nil && $0.kind == .unwind }) { return .outer }
    var isOwn = SystemControllers.leaveByThemselves.contains(scene.kind)
    let controls = closeControls[scene.id] ?? []
    if controls.isEmpty { return isOwn ? .own : nil }
    let situation = situations.all[index]
    for close in controls {
      if case .notDrawn = ControlVisibility.of(close.control, in: situation, environment: environment, graph: graph) {
        continue
      }
      guard close.confidence == .certain else {
        if isHandled(close.control, by: scene) { return .outer }
        continue
      }
      for exit in exits where exit.trigger?.objectID == close.control.objectID {
        switch exit.kind {
        // A pop stays inside of the presentation, and UIKit's own dismissal ends just this one (semantics §7.1).
        case .pop: break
        case .dismiss: isOwn = true
        default: return .outer
        }
      }
    }
    return isOwn ? .own : nil
  }

  /// Whether an action that looks like a close button reaches code that may close.
  private func isHandled(_ control: Control, by scene: Scene) -> Bool {
    control.actions.contains { action in
      guard let target = action.target else { return true }
      return target == scene.id && scene.openness.isOpen
    }
  }
}
