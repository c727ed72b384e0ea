import NavigationModel
import SourceReading

/// Takes apart what one place in the code shows for many scenes when what it shows came out of something that they share.
///
/// A library of forms keeps the controller to show in its row descriptors, and a router pushes what any coordinator hands
/// it: every scene would show what every other one ever put there. A scene shows of it what its own code names; what no
/// code names is shown by the shared object, to which the scenes lead.
struct JoinedTransitions {
  /// With how many targets of one scene at one place they were joined from elsewhere.
  private static let mostOwn = 4

  private let evaluation: Evaluation

  init(_ emission: CodeEmission) { evaluation = emission.evaluation }

  /// A place that shows something, in one way.
  private struct Group: Hashable {
    var place: CodePlace
    var kind: TransitionKind
  }

  /// Gives the transitions with those of joined places in a better form.
  func untangled(_ edges: [CodeEmission.Edge], _ scenes: inout CodeScenes) -> [CodeEmission.Edge] {
    var groups: [Group: [Int]] = [:]
    for (index, edge) in edges.enumerated() where edge.transition.kind != .child && edge.transition.kind != .flow {
      guard let place = edge.place else { continue }
      groups[Group(place: place, kind: edge.transition.kind), default: []].append(index)
    }
    var dropped: Set<Int> = []
    var added: [CodeEmission.Edge] = []
    for (group, indices) in groups.sorted(by: { ($0.value.first ?? 0) < ($1.value.first ?? 0) }) {
      let joined = joined(indices, edges)
      guard !joined.isEmpty else { continue }
      let unnamed = split(joined, edges, &dropped)
      // Outside of types there is no object to lead through.
      guard let owner = owner(of: group.place) else { continue }
      added += led(unnamed, edges, through: scenes.flow(owner), at: scenes.location(group.place))
      dropped.formUnion(unnamed)
    }
    return edges.enumerated().filter { !dropped.contains($0.offset) }.map(\.element) + added
  }

  /// The transitions of those sources that have too many targets to be their own; none where only one source has.
  private func joined(_ indices: [Int], _ edges: [CodeEmission.Edge]) -> [Int] {
    let bySource = Dictionary(grouping: indices) { edges[$0].transition.source }
    let crowded = bySource.filter { Set($0.value.map { edges[$0].transition.target }).count > Self.mostOwn }
    return crowded.count > 1 ? crowded.values.joined().sorted() : []
  }

  /// Drops what other sources name than those of a transition; gives what none of them names.
  private func split(_ indices: [Int], _ edges: [CodeEmission.Edge], _ dropped: inout Set<Int>) -> [Int] {
    var names: [SceneID: Set<String>] = [:]
    for index in indices where names[edges[index].transition.source] == nil {
      names[edges[index].transition.source] = namesInCode(of: edges[index].transition.source)
    }
    var unnamed: [Int] = []
    for (target, own) in Dictionary(grouping: indices, by: { edges[$0].transition.target }) {
      let wanted = target.map { self.names(of: $0) } ?? []
      let naming = Set(names.filter { !$0.value.isDisjoint(with: wanted) }.keys)
      if naming.isEmpty { unnamed += own }
      for index in own where !naming.isEmpty && !naming.contains(edges[index].transition.source) {
        dropped.insert(index)
      }
    }
    return unnamed.sorted()
  }

  /// The scenes lead to the object whose code it is, and that shows each target once.
  private func led(
    _ indices: [Int], _ edges: [CodeEmission.Edge], through shared: SceneID, at location: SourceLocation
  ) -> [CodeEmission.Edge] {
    var result: [CodeEmission.Edge] = []
    var sources: Set<SceneID> = []
    var targets: Set<SceneID> = []
    for index in indices {
      var edge = edges[index]
      if sources.insert(edge.transition.source).inserted {
        var step = edge
        step.transition.target = shared
        step.transition.kind = .flow
        step.transition.presentationStyle = nil
        result.append(step)
      }
      guard let target = edge.transition.target, targets.insert(target).inserted else { continue }
      edge.transition.source = shared
      edge.transition.location = location
      edge.transition.confidence = .possible
      edge.transition.receiver = nil
      result.append(edge)
    }
    return result
  }

  private func owner(of place: CodePlace) -> TypeID? {
    var best: (TypeID, Position)?
    for function in evaluation.program.functions where function.file == place.file {
      guard let owner = function.owner, function.facts.position <= place.position,
        best.map({ $0.1 < function.facts.position }) ?? true
      else { continue }
      best = (owner, function.facts.position)
    }
    return best?.0
  }

  // MARK: Names

  /// What code calls a scene: its class, or its identifier.
  private func names(of scene: SceneID) -> Set<String> {
    if let index = evaluation.scenes.index(of: scene) {
      let entry = evaluation.scenes[index]
      return Set([entry.identifier, entry.type.map { evaluation.program[$0].name }].compactMap { $0 })
    }
    let name = scene.rawValue.drop { $0 != ":" }.dropFirst().prefix { $0 != "(" }
    return [String(name)]
  }

  /// The types and texts in the code of a scene's class.
  private func namesInCode(of scene: SceneID) -> Set<String> {
    var collector = NameCollector()
    for name in names(of: scene) {
      for type in evaluation.program.declared[name] ?? [] {
        for function in evaluation.program[type].functions.values.joined() {
          collector.collect(evaluation.program[function].facts.body)
        }
        for variable in evaluation.program[type].properties.values {
          if let value = evaluation.program[variable].facts.value { collector.collect(value) }
          collector.collect(evaluation.program[variable].facts.getter)
        }
      }
    }
    return collector.names
  }
}

/// Collects the types and texts that some code names.
private struct NameCollector {
  var names: Set<String> = []

  mutating func collect(_ statements: [Statement]) {
    for statement in statements {
      switch statement {
      case .expression(let value): collect(value)
      case .assign(let target, let value, _):
        collect(target)
        collect(value)
      case .declare(_, let type, let value, _):
        if let type { names.insert(type.name) }
        if let value { collect(value) }
      case .result(let value, _): if let value { collect(value) }
      case .branch(let conditions, let bodies):
        for condition in conditions { collect(condition) }
        for body in bodies { collect(body) }
      case .function(let facts): collect(facts.body)
      case .debugOnly(let body): collect(body)
      case .guarded: break
      }
    }
  }

  mutating func collect(_ expression: Expression) {
    switch expression {
    case .name(let name, _), .string(let name): names.insert(name)
    case .member(_, let name, _): names.insert(name)
    case .call(let call): names.insert(call.function.baseOfFunction)
    case .type(let type, _), .cast(_, let type): names.insert(type.name)
    case .closure(let closure): collect(closure.body)
    default: break
    }
    expression.forEachPart { collect($0) }
  }
}
