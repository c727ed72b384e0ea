import SourceReading

// Making and running activations.
extension Evaluation {
  /// The activation of some code for some arguments, made and run where it is new.
  mutating func activation(
    _ code: Activation.Code, file: Int, owner: TypeID?, selfValues: ValueSet, environment: ActivationID? = nil,
    isShared: Bool = false, parameters: [ParameterFacts] = [], arguments: [ValueSet] = [],
    generics: [String: TypeID] = [:]
  ) -> ActivationID {
    var key = ActivationKey(
      code: code, selfValues: selfValues, environment: environment, arguments: arguments, generics: generics)
    // What a closure sees around it is never lumped together: each of its environments has runs of its own.
    let context = ContextKey(code: code, environment: environment)
    var isMerged = false
    if isEmpty(code) {
      key = ActivationKey(code: code, selfValues: [], environment: nil, arguments: [], generics: [:])
    } else if knownActivations[key] == nil, isFull(context, selfValues, arguments) {
      // Too many callers to tell apart: they share one.
      key = ActivationKey(code: code, selfValues: [], environment: environment, arguments: [], generics: [:])
      isMerged = true
    }
    if let known = knownActivations[key] {
      if isMerged { merge(selfValues, parameters, arguments, into: known) }
      return known
    }
    contexts[context, default: 0] += 1
    if case .closure(let closure) = code { startedClosures.insert(closure) }
    let id = ActivationID(index: Int32(activations.count))
    knownActivations[key] = id
    var made = Activation(
      code: code, file: file, owner: owner, selfValues: selfValues, environment: environment, isShared: isShared)
    made.generics = generics
    made.isMerged = isMerged && limit(code, selfValues, arguments) == limits.others
    made.depth = arguments.reduce(depth(of: selfValues)) { max($0, depth(of: $1)) }
    for (parameter, values) in zip(parameters, arguments) {
      made.locals.declare(
        symbols.symbol(parameter.name), parameter.type, values, isHandedIn: environment == nil)
    }
    activations.append(made)
    if let environment { self[environment].closures.append(id) }
    if depth < Self.deepestCall { run(id) } else { enqueue(id) }
    return id
  }

  /// Whether nothing is left of some code: its runs are all the same.
  private func isEmpty(_ code: Activation.Code) -> Bool {
    switch code {
    case .closure(let closure): return closures[Int(closure.index)].facts.body.isEmpty
    case .function(let id):
      let function = program.functions[Int(id.index)]
      return function.facts.body.isEmpty && !function.facts.name.hasPrefix("init")
    default: return false
    }
  }

  /// Whether as many runs of some code are told apart as may be.
  private func isFull(_ context: ContextKey, _ selfValues: ValueSet, _ arguments: [ValueSet]) -> Bool {
    let count = contexts[context, default: 0]
    return count >= limits.others && count >= limit(context.code, selfValues, arguments)
  }

  /// How many runs of some code are told apart: more where they make a difference for what is shown.
  private func limit(_ code: Activation.Code, _ selfValues: ValueSet, _ arguments: [ValueSet]) -> Int {
    if case .function(let function) = code, program.functions[Int(function.index)].namesScenes {
      return limits.naming
    }
    if hasController(selfValues) { return limits.controllers }
    for values in arguments where hasController(values) { return limits.controllers }
    return limits.others
  }

  private mutating func merge(
    _ selfValues: ValueSet, _ parameters: [ParameterFacts], _ arguments: [ValueSet], into id: ActivationID
  ) {
    var grew = self[id].selfValues.formUnion(selfValues)
    for (parameter, values) in zip(parameters, arguments)
    where self[id].add(values, toLocal: symbols.symbol(parameter.name)) { grew = true }
    if grew { enqueue(id) }
  }

  /// How many makings within makings lead to any of some values.
  private func depth(of values: ValueSet) -> Int {
    guard values.contains(.object) else { return 0 }
    var deepest = 0
    for case .object(let object) in values { deepest = max(deepest, objects[Int(object.index)].depth) }
    return deepest
  }

  /// Runs an activation once more.
  mutating func run(_ id: ActivationID) {
    guard !self[id].isRunning else { return enqueue(id) }
    guard !isGivenUp else { return }
    runs += 1
    self[id].isRunning = true
    depth += 1
    let debug = debugDepth
    debugDepth = 0
    let before = self[id].result
    self[id].hasNewLocals = false
    if self[id].crowd == 0 {
      self[id].effects.removeAll(keepingCapacity: true)
      self[id].links.removeAll(keepingCapacity: true)
      self[id].knownLinks.removeAll(keepingCapacity: true)
      self[id].events.removeAll(keepingCapacity: true)
      self[id].styles.removeAll(keepingCapacity: true)
    }
    runBody(id)
    depth -= 1
    debugDepth = debug
    self[id].isRunning = false
    if self[id].result != before { for dependent in self[id].dependents { enqueue(dependent) } }
    if self[id].hasNewLocals {
      for closure in self[id].closures { enqueue(closure) }
    }
  }

  private mutating func runBody(_ id: ActivationID) {
    switch self[id].code {
    case .function(let function):
      let facts = program[function].facts
      run(withoutDefaults(facts, in: id), in: id)
      if SystemMembers.givesPage(facts.name) { showPages(self[id].result, at: facts.position, in: id) }
      // What an initializer gives back is the object itself.
      if facts.name.hasPrefix("init") || facts.name == "init" { self[id].result.formUnion(self[id].selfValues) }
    case .closure(let closure):
      run(closures[Int(closure.index)].facts.body, in: id)
    case .value(let variable):
      let facts = program[variable].facts
      if let value = facts.value {
        let values = coerced(evaluate(value, in: id, expecting: facts.type), to: facts.type, in: id)
        self[id].result.formUnion(values)
      } else {
        run(facts.getter, in: id)
      }
    case .getter(let variable):
      run(program[variable].facts.getter, in: id)
    case .setter(let variable):
      run(program[variable].facts.setter, in: id)
    case .file(let file):
      run(program.files[file].statements, in: id)
    case .crowd(let place):
      runCrowd(at: place.position, in: id)
    case .closing(let place):
      runClosing(at: place.position, in: id)
    }
  }

  /// The body, without the default values of parameters that the caller gave; these stand first.
  private func withoutDefaults(_ facts: FunctionFacts, in id: ActivationID) -> ArraySlice<Statement> {
    var body = facts.body[...]
    while case .assign(.name(let name, _), _, _)? = body.first,
      facts.parameters.contains(where: { $0.name == name }),
      symbols.find(name).flatMap({ self[id].locals[$0] })?.isEmpty == false
    {
      body.removeFirst()
    }
    return body
  }

  private mutating func run(_ statements: some Sequence<Statement>, in id: ActivationID) {
    for statement in statements {
      if case .guarded(let guarding) = statement, !mayHold(guarding, in: id) { return }
      run(statement, in: id)
      // Nothing behind it runs.
      if case .result = statement { return }
      if case .expression(.call(let call)) = statement, call.receiver == nil,
        SystemVocabulary.neverReturns.contains(call.function.baseOfFunction)
      {
        return
      }
    }
  }

  private mutating func run(_ statement: Statement, in id: ActivationID) {
    switch statement {
    case .expression(let expression):
      _ = evaluate(expression, in: id)
    case .assign(let target, let value, let position):
      assign(value, to: target, at: position, in: id)
    case .declare(let name, let type, let value, _):
      declare(name, type, value, in: id)
    case .result(let value, _):
      guard let value else { return }
      let values = coerced(evaluate(value, in: id, expecting: resultType(of: id)), to: resultType(of: id), in: id)
      self[id].result.formUnion(values)
    case .branch(let conditions, let bodies):
      for condition in conditions { _ = evaluate(condition, in: id) }
      for body in bodies { run(body, in: id) }
    case .function(let facts):
      let closure = Closure(parameters: facts.parameters, body: facts.body, position: facts.position)
      let value = closureValue(closure, in: id)
      self[id].add([value], toLocal: symbols.symbol(facts.name.baseOfFunction))
    case .debugOnly(let body):
      debugDepth += 1
      run(body, in: id)
      debugDepth -= 1
    case .guarded: break
    }
  }

  private mutating func declare(_ name: String, _ type: TypeName?, _ value: Expression?, in id: ActivationID) {
    let values = value.map { coerced(evaluate($0, in: id, expecting: type), to: type, in: id) } ?? []
    // `guard let self = self` must not make a local of it.
    guard name != "self" else { return }
    let symbol = symbols.symbol(name)
    self[id].add(values, toLocal: symbol)
    if let type { self[id].locals.setType(type, of: symbol) }
    if let value, isHandedIn(value, in: id) { self[id].locals.setHandedIn(symbol) }
  }

  private func resultType(of id: ActivationID) -> TypeName? {
    switch self[id].code {
    case .function(let function): program[function].facts.result
    case .getter(let variable), .value(let variable): program[variable].facts.type
    default: nil
    }
  }

  /// A closure with the locals around it.
  mutating func closureValue(_ closure: Closure, in id: ActivationID) -> Value {
    let place = CodePlace(file: self[id].file, position: closure.position)
    if let known = knownClosures[place] { return .closure(known, id) }
    let made = ClosureID(index: Int32(closures.count))
    closures.append(ProgramClosure(facts: closure, file: self[id].file))
    knownClosures[place] = made
    return .closure(made, id)
  }

  /// The activation that has a local of a name: the one of the code, or one of those around a closure.
  func holder(of name: Symbol, in id: ActivationID) -> ActivationID? {
    var scope: ActivationID? = id
    while let current = scope {
      if self[current].locals.contains(name) { return current }
      scope = self[current].environment
    }
    return nil
  }

  /// `self` where the code runs.
  func selfValues(in id: ActivationID) -> ValueSet { self[home(of: id)].selfValues }

  /// The activation of the function around a closure.
  func home(of id: ActivationID) -> ActivationID {
    var id = id
    while let outer = self[id].environment { id = outer }
    return id
  }
}
