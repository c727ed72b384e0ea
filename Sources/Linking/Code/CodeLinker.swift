import InterfaceBuilder
import NavigationModel
import SourceReading

/// Follows the code of a project: which scenes it shows and leaves, and who does so.
struct CodeLinker {
  /// The scenes, transitions and exits of documents and code, and what else the code adds to the graph.
  struct Result {
    var scenes: [Scene] = []
    var transitions: [Transition] = []
    var exits: [Exit] = []
    var entryPoints: [EntryPoint] = []
    var issues: [LinkingIssue] = []
    var instantiations = Instantiations()
    var diagnostics: [Diagnostic] = []
  }

  private let documents: [LinkedDocument]
  private let results: [DocumentLinker.Result]
  private var evaluation: Evaluation
  private let scope: DocumentScope
  private let sources: [SourceFacts]

  init(
    sources: [SourceFacts], documents: [LinkedDocument], results: [DocumentLinker.Result], scope: DocumentScope,
    idioms: ProjectIdioms, limits: ContextLimits?
  ) {
    self.documents = documents
    self.results = results
    self.scope = scope
    self.sources = sources
    var program = ProgramBuilder(scope: scope, idioms: idioms).build(sources.sorted { $0.path < $1.path })
    let scenes = SceneTable(documents: documents, results: results, scope: scope, program: &program)
    evaluation = Evaluation(program: program, scenes: scenes, limits: limits ?? .most(files: program.files.count))
  }

  /// Follows everything; the scenes and segues of the documents get what the code says about them.
  consuming func link(_ scenes: [Scene], _ transitions: [Transition], _ exits: [Exit]) -> Result {
    var wiring = evaluate()
    var entangled: Diagnostic?
    if evaluation.isGivenUp {
      entangled = diagnostic
      evaluation = Evaluation(program: evaluation.program, scenes: evaluation.scenes, limits: .few)
      wiring = evaluate()
    }
    let segues = Dictionary(
      grouping: transitions.filter { $0.kind != .relationship && $0.kind != .embed }, by: \.source)
    let labels = Dictionary(scenes.map { ($0.id, $0.label) }) { first, _ in first }
    var emission = CodeEmission(evaluation, segues: segues, labels: labels)
    emission.run()
    for hold in wiring.holds { emission.hold(hold) }
    var result = Result(scenes: scenes, transitions: transitions, exits: exits)
    result.diagnostics = [entangled].compactMap { $0 }
    SegueActions(emission).apply(to: &result.transitions, scenes: &emission.scenes)
    perform(emission, in: &result.transitions)
    let made = Self.numbered(emission.transitions)
    result.transitions += made
    close(&result.scenes, transitions: made)
    let adaptivities = Adaptivities(emission)
    adaptivities.apply(to: &result.transitions)
    let replacements = Self.numbered(
      adaptivities.replacements(of: result.transitions, &emission.scenes), after: made)
    result.transitions += replacements
    UnwindTargets(evaluation: emission.evaluation, scenes: result.scenes, made: emission.scenes.made)
      .resolve(&result.transitions, &result.exits, performed: emission.performed)
    result.exits += Self.unique(emission.exits)
    result.entryPoints = emission.entryPoints
    result.issues = emission.issues
    result.instantiations = Makings(evaluation: emission.evaluation, reach: emission.reach).instantiations
    let used = Set(
      (made + replacements).flatMap { [$0.source, $0.target ?? $0.source] + [$0.receiver].compactMap { $0 } }
    )
    .union(result.transitions.compactMap(\.target))
    .union(result.exits.flatMap { [$0.scene] + $0.receivers }).union(result.entryPoints.map(\.scene))
    result.scenes += emission.scenes.made.values.filter { used.contains($0.id) }
    wiring.addControls(to: &result.scenes, &result.exits, evaluation)
    HiddenControls(documents, evaluation.program, scope)
      .apply(to: &result.scenes, leaving: Set(result.exits.map(\.scene)), sources)
    if entangled != nil {
      // What closes a scene may be among what was not told apart.
      for index in result.scenes.indices where result.scenes[index].openness == .closed {
        result.scenes[index].openness = .open("too many ways lead through its code to follow each of them")
      }
    }
    return result
  }

  private mutating func evaluate() -> DocumentWiring {
    var wiring = DocumentWiring(documents: documents, results: results, scope: scope)
    wiring.connect(&evaluation)
    evaluation.run()
    if wiring.connectNamed(&evaluation) { evaluation.run() }
    return wiring
  }

  /// That callers are told apart less than usual, at the function with the most.
  private var diagnostic: Diagnostic? {
    let crowded = evaluation.contexts.compactMap { context, count -> (count: Int, function: FunctionID)? in
      if case .function(let function) = context.code { (count, function) } else { nil }
    }.max { ($0.count, $1.function.index) < ($1.count, $0.function.index) }
    guard let function = crowded.map({ evaluation.program[$0.function] }) else { return nil }
    return Diagnostic(
      severity: .note,
      message: "there are too many ways to get to '\(function.facts.name)' and other functions to follow each of them: "
        + "their callers are told apart less than usual, and some of what they show and leave is only possible",
      location: SourceLocation(
        file: evaluation.program.files[function.file].path, line: Int(function.facts.position.line),
        column: Int(function.facts.position.column)))
  }

  /// What holds the names in documents against the code.
  func checks(otherTypes: Set<String>, modules: Set<String>) -> InterfaceChecks {
    InterfaceChecks(program: evaluation.program, scope: scope, otherTypes: otherTypes, modules: modules)
  }

  /// Ids of code transitions are their places; several at one place are numbered, and so are those after others.
  private static func numbered(_ edges: [CodeEmission.Edge], after others: [Transition] = []) -> [Transition] {
    var seen: Set<[String]> = []
    let sorted = edges.map(\.transition).filter { transition in
      seen.insert([
        transition.location.description, transition.source.rawValue, transition.target?.rawValue ?? "",
        transition.kind.rawValue,
      ]).inserted
    }.sorted {
      ($0.location, $0.source, $0.target?.rawValue ?? "", $0.kind.rawValue)
        < ($1.location, $1.source, $1.target?.rawValue ?? "", $1.kind.rawValue)
    }
    var counts = others.reduce(into: [String: Int]()) { $0[$1.location.description, default: 0] += 1 }
    return sorted.enumerated().map { order, transition in
      var transition = transition
      let place = transition.location.description
      counts[place, default: 0] += 1
      transition.id = counts[place] == 1 ? place : "\(place)@\(counts[place] ?? 0)"
      transition.order = others.count + order
      return transition
    }
  }

  private static func unique(_ exits: [Exit]) -> [Exit] {
    var best: [String: Exit] = [:]
    for exit in exits {
      let key = "\(exit.scene) \(exit.kind) \(exit.location)"
      guard let known = best[key] else {
        best[key] = exit
        continue
      }
      var merged = known
      let isAlike = known.confidence == exit.confidence && (known.trigger == nil) == (exit.trigger == nil)
      if known.trigger == nil || known.confidence == .possible && exit.confidence == .certain { merged = exit }
      // Of several ways that are equally good always the same one counts, in whatever order they were found.
      if isAlike { merged = (known.via ?? "") <= (exit.via ?? "") ? known : exit }
      merged.receivers = Array(Set(known.receivers + exit.receivers)).sorted()
      // What the scene's own user can start in one way needs nobody to ask for it.
      let isAsked = !known.askedBy.isEmpty && !exit.askedBy.isEmpty
      merged.askedBy = isAsked ? Array(Set(known.askedBy + exit.askedBy)).sorted() : []
      merged.isInBar = known.isInBar && exit.isInBar
      best[key] = merged
    }
    return best.sorted { $0.key < $1.key }.map(\.value)
  }

  private func perform(_ emission: CodeEmission, in transitions: inout [Transition]) {
    for index in transitions.indices where transitions[index].isManual {
      let transition = transitions[index]
      let places = emission.performed[transition.id] ?? []
      transitions[index].performedAt = places.map(\.location).sorted()
      guard let name = transition.name, places.isEmpty else { continue }
      transitions[index].isNeverPerformed =
        !emission.performsAnything.contains(transition.source) && !emission.performedAnywhere.contains(name)
        && !evaluation.textsHandedOut.contains(evaluation.symbol(name))
        && !descendsFromLibrary(transition.source)
    }
  }

  /// Whether the class of a scene descends from one of a library, which may perform segues by names of its own.
  private func descendsFromLibrary(_ scene: SceneID) -> Bool {
    guard let type = evaluation.scenes.index(of: scene).flatMap({ evaluation.scenes[$0].type }),
      evaluation.program[type].isDeclared, let root = evaluation.program.systemClass(of: type)
    else { return false }
    return !root.isSystemClass
  }

  /// Scenes whose class was read are open no longer.
  private func close(_ scenes: inout [Scene], transitions: [Transition]) {
    let holding = Set(transitions.filter { $0.kind == .child }.map(\.source))
    for index in scenes.indices {
      guard let place = evaluation.scenes.index(of: scenes[index].id) else { continue }
      let type = evaluation.scenes[place].type
      if let name = scenes[index].className, let type {
        guard evaluation.program[type].isDeclared else {
          if !SystemTypes.isController(name) || name.hasSuffix("ViewController") && scenes[index].openness.isOpen {
            scenes[index].openness = .open("\(name) is declared nowhere in the project")
          }
          continue
        }
        scenes[index].openness = .closed
        if let style = evaluation.style(of: type) { scenes[index].presentation.style = style }
        scenes[index].takesShow = evaluation.overridesShow(type)
        if evaluation.isSet("isModalInPresentation", of: type) || evaluation.isSet("modalInPresentation", of: type) {
          scenes[index].presentation.isModalInPresentation = true
        }
      }
      if scenes[index].kind == .hostingController { scenes[index].openness = .open("its SwiftUI view was not read") }
      if scenes[index].kind == .pageViewController, !holding.contains(scenes[index].id) {
        scenes[index].openness = .open("its pages come from code")
      }
    }
  }
}
