import SourceReading

// Closures and methods as values, and the links from those that call to what is called.
extension Evaluation {
  /// The closures that a property holds; `nil` where there is none of the name.
  mutating func closureMember(_ name: Symbol, of values: ValueSet, in id: ActivationID) -> ValueSet? {
    var result: ValueSet?
    for value in values {
      let type: TypeID?
      if case .type(let own) = value { type = own } else { type = self.type(of: value) }
      guard let type, let variable = property(name, of: type) else { continue }
      result = (result ?? []).union(read(variable, of: [value], in: id))
    }
    return result
  }

  /// Calls what a variable holds.
  mutating func callValues(_ values: ValueSet, _ call: EvaluatedCall, in id: ActivationID) -> ValueSet {
    if values.count > Self.crowd { return callCrowd(values, at: call.call.position, in: id) }
    var result = ValueSet()
    for value in values {
      switch value {
      case .closure, .method:
        if let made = invoke(value, call.arguments, in: id, at: call.call.position) {
          link(
            made, in: id, at: call.call.position, isHandedOn: false, isBlurred: values.count > Self.mostTold)
          result.formUnion(self[made].result)
        }
      case .type(let type): result.formUnion(construct(type, call, in: id, expecting: nil))
      default: break
      }
    }
    // Closures that go along are run by whoever gets them; nobody here knows when.
    if values.isEmpty { handOver(call, in: id) }
    return result
  }

  /// Calls a crowd of closures: once for all who do so at one place, and without arguments, which tell nothing of any of
  /// them.
  private mutating func callCrowd(_ values: ValueSet, at position: Position, in id: ActivationID) -> ValueSet {
    let code = Activation.Code.crowd(CodePlace(file: self[id].file, position: position))
    let key = ActivationKey(code: code, selfValues: [], environment: nil, arguments: [], generics: [:])
    let isNew = knownActivations[key] == nil
    let made = activation(code, file: self[id].file, owner: nil, selfValues: [], isShared: true)
    if self[made].add(values, toLocal: symbols.symbol(Self.crowdName)) || isNew { enqueue(made) }
    link(made, in: id, at: position, isHandedOn: false, isBlurred: true)
    return self[made].result
  }

  /// Runs the closures of a crowd: those that joined it since the last time, for thousands may come one by one.
  mutating func runCrowd(at position: Position, in id: ActivationID) {
    let crowd = self[id].locals[symbols.symbol(Self.crowdName)] ?? []
    for value in crowd.dropFirst(self[id].crowd) {
      guard let made = invoke(value, [], in: id, at: position) else { continue }
      link(made, in: id, at: position, isHandedOn: false, isBlurred: true)
    }
    self[id].crowd = crowd.count
    for link in self[id].links { self[id].result.formUnion(self[link.callee].result) }
  }

  /// No name that a source can have.
  private static let crowdName = "(closures)"

  /// The activation of a closure or method value for some arguments.
  mutating func invoke(_ value: Value, _ arguments: [ValueSet], in id: ActivationID, at position: Position)
    -> ActivationID?
  {
    switch value {
    case .closure(let closure, let environment):
      let facts = closures[Int(closure.index)].facts
      var bound = Array(arguments.prefix(facts.parameters.count))
      while bound.count < facts.parameters.count { bound.append([]) }
      return activation(
        .closure(closure), file: closures[Int(closure.index)].file, owner: self[environment].owner,
        selfValues: [], environment: environment, isShared: false, parameters: facts.parameters, arguments: bound)
    case .method(let function, let type):
      let declared = program[function]
      guard declared.facts.hasBody else { return nil }
      var bound = Array(arguments.prefix(declared.facts.parameters.count))
      while bound.count < declared.facts.parameters.count { bound.append([]) }
      return activation(
        .function(function), file: declared.file, owner: declared.owner,
        selfValues: declared.owner == nil ? [] : [.instance(type)],
        isShared: declared.isShared || declared.owner == nil, parameters: declared.facts.parameters,
        arguments: unguarded(bound, of: function))
    default:
      return nil
    }
  }

  /// Notes that an activation calls another one, and wants to know what comes back.
  mutating func link(
    _ callee: ActivationID, in id: ActivationID, at position: Position, isHandedOn: Bool, isDeferred: Bool = false,
    isLater: Bool = false, isReading: Bool = false, isBlurred: Bool = false
  ) {
    guard callee != id else { return }
    let link = Activation.Link(
      callee: callee, position: position, isHandedOn: isHandedOn, isDeferred: isDeferred, isLater: isLater,
      isDebugOnly: debugDepth > 0, isReading: isReading, isBlurred: isBlurred)
    if self[id].knownLinks.insert(link).inserted { self[id].links.append(link) }
    if self[callee].knownDependents.insert(id).inserted { self[callee].dependents.append(id) }
  }

  /// What goes to more at once tells nothing of any of them.
  static let mostTold = 6

  /// So many values at once come from all over the program.
  static let crowd = 24

  /// Notes what a call does to the screen.
  mutating func add(_ effect: Effect, in id: ActivationID) {
    if !self[id].effects.contains(effect) { self[id].effects.append(effect) }
  }
}
