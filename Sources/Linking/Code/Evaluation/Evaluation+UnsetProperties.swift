import SourceReading

// Properties that nobody sets: a delegate that is asked while it is nil does nothing.
extension Evaluation {
  /// Whether a property may stay nil: one of a class that is of a protocol of the project, and starts with nothing.
  func mayStayUnset(_ variable: VariableID) -> Bool {
    let declared = program[variable]
    guard let owner = declared.owner, declared.facts.value == nil, declared.facts.getter.isEmpty,
      !declared.facts.isStatic, program[owner].kind != .protocol, program[owner].kind != .struct,
      // Of a library whoever uses it sets them; an outlet is set by a document.
      !declared.facts.attributes.contains(where: { ["public", "open", "IBOutlet"].contains($0) }),
      let name = declared.facts.type, !name.isMeta, let type = protocolType(name, declared)
    else { return false }
    return program[type].kind == .protocol
  }

  private func protocolType(_ name: TypeName, _ variable: ProgramVariable) -> TypeID? {
    let name = name.name == "id" ? name.arguments.first?.name ?? "id" : name.name
    return program.declaredType(name, in: variable.file, inside: variable.owner)
  }

  /// Notes that something is stored in a property, be it something that is not known.
  mutating func noteSet(_ name: String, _ receivers: ValueSet, _ variable: VariableID?) {
    if let variable {
      setVariables.insert(variable)
      // What a protocol asks for is a property of each of its adopters.
      if let owner = program[variable].owner, program[owner].kind == .protocol { setNames.insert(name) }
    } else if receivers.isEmpty || receivers.contains(where: { isOfUnknownType($0) }) {
      setNames.insert(name)
    }
  }

  private func isOfUnknownType(_ value: Value) -> Bool {
    guard let type = type(of: value) else { return true }
    return !program[type].isDeclared && !program[type].name.isSystemClass
  }

  /// Whether a call is sent to a property that is unset, as far as it is known so far.
  mutating func isSentToUnset(_ receiver: Expression?, in id: ActivationID) -> Bool {
    switch receiver {
    case .name(let name, _)?:
      return holder(of: symbols.symbol(name), in: id) == nil && isUnset(name, of: selfValues(in: id))
    case .member(let base?, let name, _)?:
      return isUnset(name, of: evaluate(base, in: id))
    default: return false
    }
  }

  private mutating func isUnset(_ name: String, of values: ValueSet) -> Bool {
    guard !unset.isEmpty else { return false }
    let name = name.withoutUnderscore
    let variables = values.compactMap { type(of: $0) }.compactMap { property(name, of: $0) }
    return !variables.isEmpty && variables.allSatisfy { unset.contains($0) || waiting[$0] != nil }
  }

  /// Whether code that reads a property in which nothing is yet has to wait until all is known that is stored there: what
  /// it holds else is anything that its type allows, and that may be many.
  mutating func waits(for variable: VariableID, in id: ActivationID) -> Bool {
    guard !opened.contains(variable), hasManyKinds(variable) else { return false }
    waiting[variable, default: []].insert(id)
    return true
  }

  private mutating func hasManyKinds(_ variable: VariableID) -> Bool {
    if let known = foundKinds[variable] { return known }
    let declared = program[variable]
    let found =
      declared.facts.type.flatMap { $0.isMeta ? nil : type($0, file: declared.file, inside: declared.owner) }
      .map { program[$0].isDeclared && (program[$0].kind == .protocol || !program[$0].subtypes.isEmpty) } ?? false
    foundKinds[variable] = found
    return found
  }

  /// Notes an assignment of which it is not known yet what it stores.
  mutating func noteStored(
    _ values: ValueSet, in variable: VariableID, of receiver: Value, at position: Position, by id: ActivationID
  ) {
    guard hasManyKinds(variable) else { return }
    let key = UnknownStore.Key(activation: id, position: position, variable: variable)
    let store = UnknownStore(variable: variable, receiver: plain(receiver))
    unknownStores[key] = values.isEmpty && !openedStores.contains(store) ? store : nil
  }

  /// What nobody knows that was stored is anything that the type allows.
  private mutating func openUnknownStores() {
    let stores = Set(unknownStores.values).sorted { ($0.variable.index, $0.order) < ($1.variable.index, $1.order) }
    unknownStores = [:]
    for store in stores {
      let declared = program[store.variable]
      guard let name = declared.facts.type, let type = type(name, file: declared.file, inside: declared.owner) else {
        continue
      }
      openedStores.insert(store)
      write(bound(type), to: store.variable, of: store.receiver)
    }
  }

  /// Lets the code go on that waits for something to be stored; says whether any does.
  mutating func openWaiting() -> Bool {
    guard !waiting.isEmpty || !unknownStores.isEmpty else { return false }
    openUnknownStores()
    opened.formUnion(waiting.keys)
    for id in Set(waiting.values.joined()).sorted(by: { $0.index < $1.index }) { enqueue(id) }
    waiting = [:]
    return true
  }

  /// Lets the properties be anything of their protocol that may be set after all; says whether there are any.
  mutating func openUnset() -> Bool {
    let candidates = unset.sorted { $0.index < $1.index }
    guard !candidates.isEmpty else { return false }
    let elsewhere = setNames.union(namesSetByIdleCode())
    let open = candidates.filter { variable in
      let name = program[variable].facts.name
      return setVariables.contains(variable) || elsewhere.contains(name) || program.texts.contains(name)
    }
    for variable in open {
      unset.remove(variable)
      opened.insert(variable)
      guard let type = protocolType(program[variable].facts.type ?? TypeName(""), program[variable]) else { continue }
      write([.bounded(type)], to: .variable(variable))
      write([.bounded(type)], to: .unassigned(variable))
    }
    return !open.isEmpty
  }

  /// The names of what code sets that was not followed.
  private func namesSetByIdleCode() -> Set<String> {
    var search = SettingSearch { closure, file in
      knownClosures[CodePlace(file: file, position: closure.position)].map(startedClosures.contains) ?? false
    }
    let started = Set(knownActivations.keys.map(\.code))
    for index in program.functions.indices {
      search.visit(
        program.functions[index].facts.body, in: program.functions[index].file,
        isRun: started.contains(.function(FunctionID(index))))
    }
    for index in program.variables.indices {
      let variable = program.variables[index]
      let id = VariableID(index)
      search.visit(variable.facts.getter, in: variable.file, isRun: started.contains(.getter(id)))
      search.visit(variable.facts.setter, in: variable.file, isRun: started.contains(.setter(id)))
    }
    return search.names
  }
}

/// A property in which something is stored that is not known.
struct UnknownStore: Hashable {
  /// The assignment.
  struct Key: Hashable {
    var activation: ActivationID
    var position: Position
    var variable: VariableID
  }

  var variable: VariableID
  var receiver: Value

  /// So that the order does not change from run to run.
  var order: String { "\(receiver)" }
}

/// Finds the names of what is set in code that does not run.
private struct SettingSearch {
  private(set) var names: Set<String> = []
  private let isStarted: (Closure, Int) -> Bool
  private var file = 0

  init(isStarted: @escaping (Closure, Int) -> Bool) { self.isStarted = isStarted }

  mutating func visit(_ body: [Statement], in file: Int, isRun: Bool) {
    self.file = file
    for statement in body { visit(statement, isRun: isRun) }
  }

  private mutating func visit(_ statement: Statement, isRun: Bool) {
    switch statement {
    case .expression(let value), .result(let value?, _): visit(value, isRun: isRun)
    case .assign(let target, let value, _):
      if !isRun { note(target) }
      visit(target, isRun: isRun)
      visit(value, isRun: isRun)
    case .declare(_, _, let value, _): value.map { visit($0, isRun: isRun) }
    case .branch(let conditions, let bodies):
      for condition in conditions { visit(condition, isRun: isRun) }
      for statement in bodies.joined() { visit(statement, isRun: isRun) }
    case .function(let facts):
      // A function inside of one is followed as a closure is.
      let closure = Closure(parameters: facts.parameters, body: facts.body, position: facts.position)
      visit(.closure(closure), isRun: isRun)
    case .debugOnly(let body): for statement in body { visit(statement, isRun: isRun) }
    case .result(nil, _), .guarded: break
    }
  }

  private mutating func visit(_ expression: Expression, isRun: Bool) {
    switch expression {
    case .closure(let closure):
      let isRun = isRun && isStarted(closure, file)
      for statement in closure.body { visit(statement, isRun: isRun) }
    case .call(let call):
      if !isRun, let name = call.function.baseOfFunction.propertyOfSetter { names.insert(name) }
    default: break
    }
    expression.forEachPart { visit($0, isRun: isRun) }
  }

  private mutating func note(_ target: Expression) {
    switch target {
    case .name(let name, _), .member(_, let name, _):
      names.insert(name.withoutUnderscore)
    case .element(let base, _), .cast(let base, _): note(base)
    case .tuple(let targets): for target in targets { note(target) }
    default: break
    }
  }
}
