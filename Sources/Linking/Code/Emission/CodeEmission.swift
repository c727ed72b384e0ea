import NavigationModel
import SourceReading

/// Turns what code does into transitions, exits, entry points and issues.
struct CodeEmission {
  let evaluation: Evaluation
  let reach: CodeReach
  var scenes: CodeScenes
  /// The segues of the documents, by the scene they start in.
  let segues: [SceneID: [Transition]]

  var transitions: [Edge] = []
  var exits: [Exit] = []
  var knownExits: Set<Exit> = []
  /// The sites whose callers leave with them, in the order in which they were found.
  var departures: [Departure: [Site]] = [:]
  var departureOrder: [Departure] = []
  /// The scenes that were found to show the controls that start some code.
  var foundHosts: [ActivationID: [SceneID]] = [:]
  var entryPoints: [EntryPoint] = []
  var issues: [LinkingIssue] = []
  /// Where segues are performed, by id.
  var performed: [String: [Performance]] = [:]
  /// The scenes some segue of which is performed by a name that is not known.
  var performsAnything: Set<SceneID> = []
  /// The identifiers that are performed on something that is not known.
  var performedAnywhere: Set<String> = []
  /// Calls and makings that lead from one acting node to another.
  var handOvers: [HandOver] = []
  /// Who fills containers of others.
  var fillers: Set<SceneID> = []

  /// A transition before it gets its id.
  struct Edge {
    var transition: Transition
    /// Where the code is that does it, be it for others; `nil` where that is none that shows something.
    var place: CodePlace?
  }

  /// A call that performs a segue.
  struct Performance: Hashable {
    var location: SourceLocation
    var trigger: Trigger?
  }

  /// A step from one acting node to another.
  struct HandOver: Hashable {
    var source: SceneID
    var target: SceneID
    var trigger: Trigger?
    var origin: TransitionOrigin
    /// Whether the target is only made.
    var isMaking: Bool
    var location: SourceLocation
  }

  /// Who does something, and where that is written.
  struct Site: Hashable {
    var activation: ActivationID
    var position: Position
    /// The helper that really does it, and its run.
    var via: String?
    var doer: ActivationID
  }

  init(_ evaluation: Evaluation, segues: [SceneID: [Transition]], labels: [SceneID: String]) {
    self.evaluation = evaluation
    self.segues = segues
    reach = CodeReach(evaluation)
    scenes = CodeScenes(evaluation, labels: labels)
  }

  /// Emits everything.
  mutating func run() {
    for index in evaluation.activations.indices {
      let id = ActivationID(index: Int32(index))
      guard reach.isReached(id) else { continue }
      for effect in evaluation[id].effects { emit(effect, in: id) }
      addHandOvers(of: id)
    }
    followDepartures()
    dropViewsOfChildren()
    dropEmptyContainers()
    addFlows()
    transitions = JoinedTransitions(self).untangled(transitions, &scenes)
    // Controllers of the system that nothing shows are left by nobody.
    let shown = Set(transitions.compactMap(\.transition.target))
    exits.removeAll { $0.scene.isSystem && !shown.contains($0.scene) }
  }

  private mutating func emit(_ effect: Effect, in id: ActivationID) {
    switch effect.kind {
    case .show(let kind):
      let place = CodePlace(file: evaluation[id].file, position: effect.position)
      for site in sites(of: effect, in: id) { emit(kind, effect, of: place, at: site) }
    case .exit(let kind):
      guard reach.isReleased[Int(id.index)], !effect.isDebugOnly else { return }
      emitExits(kind, effect, in: id)
    case .performSegue: for site in sites(of: effect, in: id) { perform(effect, at: site) }
    case .unknownStoryboard, .unknownIdentifier: emitIssue(effect, in: id)
    case .makes, .instantiates: break
    }
  }

  /// Who does what an effect says: the code itself, or, where it works with what it was handed, its callers.
  func sites(of effect: Effect, in id: ActivationID) -> [Site] {
    let home = evaluation.home(of: id)
    let isRoot = reach.isRoot[Int(home.index)]
    // What many share and the system calls is the helper of whoever is `self`.
    let own = Site(
      activation: id, position: effect.position, via: isRoot && evaluation[home].isShared ? name(of: home) : nil,
      doer: id)
    guard effect.isHandedOn else { return [own] }
    let callers = reach.callers[Int(home.index)].filter { !$0.isEvent && !$0.isReading }
    guard !callers.isEmpty, !isRoot else { return [own] }
    var result: [Site] = []
    var seen: Set<ActivationID> = [home]
    var pending = callers.map { ($0, helper(home)) }
    while let (caller, via) = pending.popLast() {
      let around = evaluation.home(of: caller.activation)
      let further = reach.callers[Int(around.index)].filter { !$0.isEvent && !$0.isReading }
      if caller.isHandedOn, !further.isEmpty, !reach.isRoot[Int(around.index)] {
        if seen.insert(around).inserted { pending += further.map { ($0, via ?? helper(around)) } }
        continue
      }
      let site = Site(activation: caller.activation, position: caller.position, via: via, doer: id)
      if !result.contains(site) { result.append(site) }
    }
    return result.isEmpty ? [own] : result
  }

  /// The name of a function that helps its callers; `nil` for one that stands in for UIKit's own of that name.
  private func helper(_ id: ActivationID) -> String? { evaluation.overridesMove(id) ? nil : name(of: id) }

  /// What a function is called in messages.
  func name(of id: ActivationID) -> String? {
    switch evaluation[id].code {
    case .function(let function): evaluation.program[function].facts.name
    case .getter(let variable), .value(let variable), .setter(let variable):
      evaluation.program[variable].facts.name
    case .closure, .file, .crowd, .closing: nil
    }
  }

  /// Where a position of some code is.
  func location(_ position: Position, in id: ActivationID) -> SourceLocation {
    scenes.location(CodePlace(file: evaluation[id].file, position: position))
  }

  /// The language of some code.
  func origin(of id: ActivationID) -> TransitionOrigin {
    evaluation.program.files[evaluation[id].file].language == .swift ? .swift : .objectiveC
  }

  // MARK: Issues

  private mutating func emitIssue(_ effect: Effect, in id: ActivationID) {
    let location = location(effect.position, in: id)
    let scene = scenes.owners(of: id).first
    for case .string(let symbol) in effect.targets {
      let text = evaluation.symbols[symbol]
      if effect.kind == .unknownStoryboard {
        add(
          LinkingIssue(
            kind: .unknownStoryboard(name: text), scene: scene, location: location,
            confidence: evaluation.scenes.mayExist(storyboard: text) ? .possible : .certain))
      } else {
        let documents = effect.receivers.compactMap { value -> Int? in
          if case .storyboard(let document) = value { document } else { nil }
        }
        guard let document = documents.min() else { continue }
        add(
          LinkingIssue(
            kind: .unknownIdentifier(identifier: text, storyboard: evaluation.scenes.path(of: document)), scene: scene,
            location: location, confidence: documents.count == 1 ? .certain : .possible))
      }
    }
  }

  /// Adds an issue, once.
  mutating func add(_ issue: LinkingIssue) {
    if !issues.contains(issue) { issues.append(issue) }
  }

  // MARK: Segues

  /// Makes the segues live that a call performs.
  private mutating func perform(_ effect: Effect, at site: Site) {
    let location = location(site.position, in: site.activation)
    let sources = effect.receivers.flatMap { scenes.scenes(of: $0) }.map(\.scene)
      .filter { segues[$0] != nil || evaluation.scenes.index(of: $0) != nil }
    let names = effect.targets.compactMap(evaluation.text)
    guard !names.isEmpty else {
      performsAnything.formUnion(sources)
      return
    }
    for name in names {
      let found = sources.flatMap { segues[$0] ?? [] }.filter { $0.name == name }
      let performance = Performance(location: location, trigger: reach[site.activation]?.trigger)
      for segue in found where performed[segue.id]?.contains(performance) != true {
        performed[segue.id, default: []].append(performance)
      }
      if sources.isEmpty { performedAnywhere.insert(name) }
      if found.isEmpty { reportUnknownSegue(name, effect, sources, location, site) }
    }
  }

  /// Every scene that may run this code lacks the segue.
  private mutating func reportUnknownSegue(
    _ name: String, _ effect: Effect, _ sources: [SceneID], _ location: SourceLocation, _ site: Site
  ) {
    guard !sources.isEmpty, effect.targets.count == 1, effect.receivers.count == 1,
      let type = effect.receivers.first.flatMap(evaluation.type(of:))
    else { return }
    let owner = evaluation[evaluation.home(of: site.activation)].owner ?? type
    let related = Set([type, owner]).flatMap(evaluation.program.descendants)
    let all = related.flatMap { evaluation.scenes.scenes(of: $0) }.map { evaluation.scenes[$0].id }
    guard !all.contains(where: { scene in segues[scene]?.contains { $0.name == name } == true }) else { return }
    add(
      LinkingIssue(
        kind: .unknownSegueIdentifier(identifier: name, className: evaluation.program[type].name), scene: sources.first,
        location: location))
  }
}
