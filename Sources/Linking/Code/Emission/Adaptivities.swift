import NavigationModel
import SourceReading
import UIKitModel

/// Finds what adaptivity delegates make of presentations (semantics §2.5).
struct Adaptivities {
  private let evaluation: Evaluation
  private let reach: CodeReach
  private let files: CodeScenes
  /// The controllers that code makes, by the scene that they are.
  private let objects: [SceneID: [ObjectID]]

  init(_ emission: CodeEmission) {
    evaluation = emission.evaluation
    reach = emission.reach
    files = emission.scenes
    var scenes = emission.scenes
    objects = Dictionary(
      grouping: emission.evaluation.objects.indices.map { ObjectID(index: Int32($0)) }.filter {
        emission.evaluation.isController(.object($0))
      }, by: { scenes.scene(of: $0) })
  }

  /// Gives every presentation what its delegate decides.
  func apply(to transitions: inout [Transition]) {
    for index in transitions.indices where Self.presents(transitions[index]) {
      let delegates = delegates(of: transitions[index])
      guard !delegates.isEmpty else { continue }
      transitions[index].adaptivity = adaptivity(of: delegates)
      if delegates.contains(where: refuses) { transitions[index].isModalInPresentation = true }
    }
  }

  private static func presents(_ transition: Transition) -> Bool {
    [.present, .popover, .show, .showDetail].contains(transition.kind)
  }

  /// The classes of the delegates that code sets for what a transition presents.
  private func delegates(of transition: Transition) -> [TypeID] {
    guard let target = transition.target else { return [] }
    let symbol = evaluation.symbol("presentation.delegate")
    var values = ValueSet()
    if let place = evaluation.scenes.index(of: target) {
      values.formUnion(evaluation.heap.values(.scene(place, symbol)))
      if let type = evaluation.scenes[place].type { values.formUnion(inherited(type, symbol)) }
      for type in evaluation.scenes.childTypes(of: place) { values.formUnion(inherited(type, symbol)) }
    }
    for object in shown(by: transition) {
      values.formUnion(evaluation.heap.values(.object(object, symbol)))
      values.formUnion(inherited(evaluation.objects[Int(object.index)].type, symbol))
      for child in evaluation.heap.values(.contents(object)).compactMap(evaluation.type(of:)) {
        values.formUnion(inherited(child, symbol))
      }
    }
    return Array(Set(values.compactMap(evaluation.type(of:)))).sorted()
  }

  /// The objects that may be what a transition shows: those that are its target. A container of the same class that holds
  /// something else is another one.
  private func shown(by transition: Transition) -> [ObjectID] {
    guard transition.origin != .interfaceBuilder, let target = transition.target else { return [] }
    return objects[target] ?? []
  }

  private func inherited(_ type: TypeID, _ symbol: Symbol) -> ValueSet {
    guard evaluation.program[type].isDeclared else { return [] }
    return evaluation.program.lineage(type).reduce(into: ValueSet()) { result, ancestor in
      result.formUnion(evaluation.heap.values(.type(ancestor, symbol)))
    }
  }

  /// What is presented in place of a target in compact sizes, where that is another scene and does not hold the target.
  func replacements(of transitions: [Transition], _ scenes: inout CodeScenes) -> [CodeEmission.Edge] {
    var edges: [CodeEmission.Edge] = []
    for transition in transitions where Self.presents(transition) && transition.adaptivity != nil {
      for delegate in delegates(of: transition) {
        for (function, runs) in methods(of: delegate) where !isStyle(function) {
          for value in runs.flatMap(\.result) {
            guard isReplacement(value), let named = scenes.scenes(of: value).first, named.scene != transition.target,
              let place = place(of: value) ?? resultPlace(function)
            else { continue }
            let edge = Transition(
              id: "", source: transition.source, target: named.scene, kind: .present,
              origin: evaluation.program.files[evaluation.program[function].file].language == .swift
                ? .swift : .objectiveC,
              presentationStyle: transition.presentationStyle, trigger: transition.trigger, confidence: .possible,
              location: scenes.location(place))
            edges.append(CodeEmission.Edge(transition: edge))
          }
        }
      }
    }
    return edges
  }

  /// A scene of a document, or a container that the delegate makes.
  private func isReplacement(_ value: Value) -> Bool {
    switch value {
    case .scene: true
    case .object(let object):
      evaluation.systemClass(of: evaluation.objects[Int(object.index)].type).map(SystemTypes.isContainer) ?? false
    default: false
    }
  }

  /// Where a container is made; it is presented by being given back.
  private func place(of value: Value) -> CodePlace? {
    if case .object(let object) = value { return evaluation.objects[Int(object.index)].place }
    return nil
  }

  private func isStyle(_ function: FunctionID) -> Bool {
    AdaptivityTable.style.isMeant(by: evaluation.program[function].facts.name)
  }

  /// Where a method gives something back.
  private func resultPlace(_ function: FunctionID) -> CodePlace? {
    let declared = evaluation.program[function]
    func find(_ statements: [Statement]) -> Position? {
      for statement in statements {
        switch statement {
        case .result(let value?, let position): if case .none = value { continue } else { return position }
        case .branch(_, let bodies): if let found = bodies.lazy.compactMap(find).first { return found }
        default: continue
        }
      }
      return nil
    }
    return find(declared.facts.body).map { CodePlace(file: declared.file, position: $0) }
  }

  // MARK: What a delegate does

  private func adaptivity(of delegates: [TypeID]) -> Adaptivity? {
    var result: Adaptivity?
    for delegate in delegates {
      for (function, runs) in methods(of: delegate) {
        guard let place = location(function) else { continue }
        var found = result ?? Adaptivity(location: place)
        if isStyle(function) {
          let styles = runs.flatMap { evaluation.styles($0.result) }
          found.styles = Set(found.styles + styles).sorted { $0.rawValue < $1.rawValue }
          if styles.isEmpty { found.isOpen = true }
          if evaluation.program[function].facts.parameters.count > 1 { found.coversAllEnvironments = true }
        } else {
          found.addsCloseControl = found.addsCloseControl || runs.contains(where: leaves)
          found.addsBar = found.addsBar || runs.contains { !isBarless($0) }
        }
        result = found
      }
    }
    return result
  }

  private func methods(of type: TypeID) -> [(FunctionID, [Activation])] {
    var result: [(FunctionID, [Activation])] = []
    for ancestor in evaluation.program.lineage(type) {
      let bases = [AdaptivityTable.style.base, "adaptivePresentationStyleForPresentationController"]
      for base in bases + [AdaptivityTable.replacement.base] {
        for function in evaluation.program[ancestor].functions[base] ?? [] {
          let name = evaluation.program[function].facts.name
          guard isStyle(function) || name.contains("iewControllerForAdaptivePresentationStyle") else { continue }
          result.append((function, evaluation.activations.filter { $0.code == .function(function) }))
        }
      }
    }
    return result
  }

  private func location(_ function: FunctionID) -> SourceLocation? {
    let declared = evaluation.program[function]
    return files.location(CodePlace(file: declared.file, position: declared.facts.position))
  }

  /// Whether what a run gives back is no navigation controller for certain, so that nothing draws bar button items.
  private func isBarless(_ run: Activation) -> Bool {
    // What is presented was not known at first.
    let values = run.result.filter { if case .relative(.presented, _) = $0 { false } else { true } }
    return !values.isEmpty
      && values.allSatisfy { value in
        switch value {
        case .object, .instance, .scene:
          let name = evaluation.type(of: value).flatMap(evaluation.systemClass) ?? ""
          return SystemTypes.isController(name) && !SystemTypes.isContainer(name)
        default: return false
        }
      }
  }

  /// Whether something that code sets up or calls, at any depth, leaves.
  private func leaves(_ run: Activation) -> Bool {
    var seen: Set<ActivationID> = []
    let isBarless = isBarless(run)
    let events = run.events.filter { !isBarless || $0.trigger.element != "barButtonItem" }
    var pending = run.links.map(\.callee) + events.map(\.callee)
    while let next = pending.popLast() {
      guard seen.insert(next).inserted else { continue }
      let activation = evaluation[next]
      if activation.effects.contains(where: { if case .exit = $0.kind { true } else { false } }) { return true }
      pending += activation.links.map(\.callee) + activation.events.map(\.callee)
    }
    return false
  }

  /// Whether a delegate never lets a gesture dismiss: its method gives back `false` and nothing else.
  private func refuses(_ type: TypeID) -> Bool {
    for ancestor in evaluation.program.lineage(type) {
      for base in AdaptivityTable.refusals.map(\.base) {
        guard let function = evaluation.program[ancestor].functions[base]?.first else { continue }
        return evaluation.program[function].facts.body.constantResults == ["false"]
      }
    }
    return false
  }
}

extension [Statement] {
  /// The constants that statements give back; anything else is told apart as `?`.
  var constantResults: Set<String> {
    reduce(into: []) { result, statement in
      switch statement {
      case .result(.literal("NO")?, _): result.insert("false")
      case .result(.literal("YES")?, _): result.insert("true")
      case .result(.literal(let text)?, _): result.insert(text)
      case .result: result.insert("?")
      case .branch(_, let bodies): for body in bodies { result.formUnion(body.constantResults) }
      default: break
      }
    }
  }
}
