import NavigationModel
import SourceReading

// Calls: of the project's functions, of closures, of the system.
extension Evaluation {
  /// A call with what its receiver and arguments can be.
  struct EvaluatedCall {
    var call: Call
    var name: CallName
    /// What it is sent to; without a receiver, `self`.
    var receivers: ValueSet
    var arguments: [ValueSet]

    var base: String { name.base }
    /// The labels; `_` for none.
    var labels: [Substring] { name.labels }

    /// The place of an argument with one of some labels.
    func index(of labels: String...) -> Int? {
      call.arguments.firstIndex { argument in argument.label.map(labels.contains) ?? false }
    }
  }

  /// What a call gives back.
  mutating func evaluate(_ call: Call, in id: ActivationID, expecting: TypeName? = nil) -> ValueSet {
    if let result = generatedReference(call, in: id) { return result }
    var receivers = call.receiver.map { evaluate($0, in: id) }
    let isImplicit = call.receiver.map(\.isImplicitType) ?? false
    if isImplicit { receivers = expecting.flatMap { type($0, in: id) }.map { [.type($0)] } ?? [] }
    let arguments = call.arguments.map { evaluate($0.value, in: id) }
    if isImplicit, receivers?.isEmpty == true, let made = implicitCase(call, arguments, in: id) { return made }
    // `[X]()`, `Set<X>(others)`: a collection, not one of its elements.
    if case .type(let name, _)? = call.receiver, Self.collections.contains(name.name), call.function.hasPrefix("init") {
      return arguments.reduce(into: ValueSet()) { $0.formUnion($1) }
    }
    let evaluated = EvaluatedCall(
      call: call, name: callName(call.function), receivers: receivers ?? selfValues(in: id), arguments: arguments)
    if let result = idiomCall(evaluated, in: id) { return result }
    if case .name("super", _)? = call.receiver { return callSuper(evaluated, in: id, expecting: expecting) }
    return receivers == nil
      ? callByName(evaluated, in: id, expecting: expecting) : send(evaluated, in: id, expecting: expecting)
  }

  private mutating func callName(_ function: String) -> CallName {
    if let known = callNames[function] { return known }
    let name = CallName(function, &symbols)
    callNames[function] = name
    return name
  }

  private static let collections: Set<String> = ["[]", "[:]", "Set", "Array", "Dictionary"]

  // MARK: Without a receiver

  private mutating func callByName(
    _ call: EvaluatedCall, in id: ActivationID, expecting: TypeName?
  ) -> ValueSet {
    if let holder = holder(of: call.name.baseSymbol, in: id) {
      return callValues(self[holder].locals[call.name.baseSymbol] ?? [], call, in: id)
    }
    let home = home(of: id)
    if let generic = self[home].generics[call.base] { return construct(generic, call, in: id, expecting: expecting) }
    if call.base == "Self", let owner = self[home].owner { return construct(owner, call, in: id, expecting: expecting) }
    if let type = declaredType(call.name.baseSymbol, file: self[id].file, inside: self[home].owner) {
      return construct(type, call, in: id, expecting: expecting)
    }
    if let result = dispatch(call, in: id, expecting: expecting) { return result }
    if let values = closureMember(call.name.baseSymbol, of: call.receivers, in: id) {
      return callValues(values, call, in: id)
    }
    let globals = program.fittingGlobals(call.call.function)
    if !globals.isEmpty {
      return callAll(globals.prefix(1).map { ($0, ValueSet()) }, call, in: id, expecting: expecting)
    }
    if call.base.first?.isUppercase == true, call.call.function.hasSuffix(")"), !isCFunction(call, in: id) {
      return construct(program.externalType(call.base), call, in: id, expecting: expecting)
    }
    return callSystem(call, in: id, expecting: expecting)
  }

  /// `NSStringFromClass(X)` in Objective-C has the form of a Swift initializer.
  private func isCFunction(_ call: EvaluatedCall, in id: ActivationID) -> Bool {
    program.files[self[id].file].language == .objectiveC || call.base.hasPrefix("NSStringFrom")
      || call.base == "NSLocalizedString"
  }

  // MARK: With a receiver

  private mutating func send(_ call: EvaluatedCall, in id: ActivationID, expecting: TypeName?) -> ValueSet {
    if let result = sendToType(call, in: id, expecting: expecting) { return result }
    if let result = dispatch(call, in: id, expecting: expecting) { return result }
    if call.base.isEmpty || call.base == "_" { return callValues(call.receivers, call, in: id) }
    if let values = closureMember(call.name.baseSymbol, of: call.receivers, in: id) {
      // Objective-C may read a property by its getter.
      if call.arguments.isEmpty, !values.isEmpty, !values.contains(where: { isCode($0) }) { return values }
      return callValues(values, call, in: id)
    }
    if call.receivers.isEmpty, isSentToUnset(call.call.receiver, in: id) { return [] }
    if call.receivers.allSatisfy({ isOfUnknownClass($0) }),
      let function = onlyFunction(named: call.name.symbol, in: self[id].file)
    {
      let owner = program[function].owner
      let receiver: ValueSet = owner.flatMap { program[$0].isDeclared ? [.bounded($0)] : nil } ?? []
      return callAll([(function, receiver)], call, in: id, expecting: expecting)
    }
    if call.arguments.isEmpty, !call.receivers.isEmpty {
      let values = member(of: call.receivers, call.base, in: id)
      if !values.isEmpty { return values }
    }
    return callSystem(call, in: id, expecting: expecting)
  }

  /// Whether a value is of a class of some library, of which not even the superclass is known.
  private func isOfUnknownClass(_ value: Value) -> Bool {
    guard let type = type(of: value) else { return false }
    return !program[type].isDeclared && SystemTypes.superclass(of: program[type].name) == nil
  }

  /// Types are made, asked for nested types, or for themselves.
  private mutating func sendToType(
    _ call: EvaluatedCall, in id: ActivationID, expecting: TypeName?
  ) -> ValueSet? {
    let types = call.receivers.compactMap { value -> TypeID? in
      if case .type(let type) = value { type } else { nil }
    }
    switch call.base {
    case "class" where call.arguments.isEmpty, "type" where call.index(of: "of") != nil:
      return ValueSet(call.receivers.compactMap { value in type(of: value).map { .type($0) } ?? value })
    case "alloc", "self": return call.arguments.isEmpty ? call.receivers : nil
    default: break
    }
    guard !types.isEmpty else { return nil }
    if call.base == "new" || call.base.hasPrefix("init") {
      return types.reduce(into: ValueSet()) { result, type in
        result.formUnion(construct(type, call, in: id, expecting: expecting))
      }
    }
    for type in types {
      if let nested = program.declaredType("\(program[type].name).\(call.base)", in: self[id].file) {
        return construct(nested, call, in: id, expecting: expecting)
      }
      // `Module.Type(…)`
      if !program[type].isDeclared, let other = program.declaredType(call.base, in: self[id].file) {
        return construct(other, call, in: id, expecting: expecting)
      }
      // An enum case with a payload.
      if program[type].cases[call.base] != nil {
        return [enumCase(call.call, call.arguments, of: type, in: id)]
      }
      if isFactoryOfLibrary(call, type, in: id) { return construct(type, call, in: id, expecting: expecting) }
    }
    return nil
  }

  /// Whether a message to a controller's class is answered by a superclass that was not read: what comes of it is taken for
  /// an instance of the class.
  private mutating func isFactoryOfLibrary(_ call: EvaluatedCall, _ type: TypeID, in id: ActivationID) -> Bool {
    guard program[type].isDeclared, program[type].isController,
      functions(for: call.name.symbol, of: type).isEmpty,
      let root = lineage(type).first(where: { !program[$0].isDeclared })
    else { return false }
    let isMaker =
      call.base.contains("ontroller") || Self.makers.contains { call.base.hasPrefix($0) }
    return isMaker && !program[root].name.isSystemClass && property(call.base, of: type) == nil
  }

  private static let makers = ["instantiate", "create", "make", "build", "load", "from", "shared", "instance"]

  /// `super.f()`: the next one up, else UIKit's.
  private mutating func callSuper(_ call: EvaluatedCall, in id: ActivationID, expecting: TypeName?) -> ValueSet {
    let home = home(of: id)
    guard let owner = self[home].owner else { return [] }
    var targets: [(FunctionID, ValueSet)] = []
    for value in call.receivers {
      guard let type = type(of: value) else { continue }
      guard let function = functions(for: call.name.symbol, of: type, after: owner).first else { continue }
      if let known = targets.firstIndex(where: { $0.0 == function }) {
        targets[known].1.insert(value)
      } else {
        targets.append((function, [value]))
      }
    }
    if targets.isEmpty {
      if call.base.hasPrefix("init") { fillOwnContainer(call, in: id) }
      return callSystem(call, in: id, expecting: expecting)
    }
    return callAll(targets, call, in: id, expecting: expecting)
  }

  // MARK: Functions of the project

  /// Calls several functions, each on its own receivers.
  mutating func callAll(
    _ targets: [(FunctionID, ValueSet)], _ call: EvaluatedCall, in id: ActivationID, expecting: TypeName?
  ) -> ValueSet {
    var result = ValueSet()
    let isBlurred = targets.count > Self.mostTold
    for (function, receiver) in targets {
      result.formUnion(self.call(function, receiver, call, in: id, expecting: expecting, isBlurred: isBlurred))
    }
    return result
  }

  /// Calls a function of the project.
  mutating func call(
    _ function: FunctionID, _ receiver: ValueSet, _ call: EvaluatedCall, in id: ActivationID,
    expecting: TypeName? = nil, isBlurred: Bool = false
  ) -> ValueSet {
    let declared = program[function]
    guard declared.facts.hasBody else {
      return declared.facts.result.map { bound($0, file: declared.file, inside: declared.owner, in: id) } ?? []
    }
    let given = bind(call, to: declared.facts)
    let generics = generics(of: declared, given, receiver, expecting, in: id)
    var arguments = zip(declared.facts.parameters, given).map { parameter, values in
      let values = associated(values, parameter.type, of: receiver, in: id)
      return coerced(
        values, to: parameter.type, file: declared.file, inside: declared.owner, generics: generics, in: id)
    }
    arguments = guarded(arguments, of: function, givenBy: call, in: id)
    let made = activation(
      .function(function), file: declared.file, owner: declared.owner, selfValues: receiver,
      isShared: declared.isShared || declared.owner == nil, parameters: declared.facts.parameters,
      arguments: arguments, generics: generics)
    link(made, in: id, at: call.call.position, isHandedOn: handsOn(call, in: id), isBlurred: isBlurred)
    noteHandedOver(arguments, in: id, at: call.call.position)
    let result = self[made].result
    if result.isEmpty, let type = declared.facts.result {
      if let generic = generics[type.name] { return program.isController(generic) ? [.bounded(generic)] : [] }
      if type.name == "Self" || type.name == "instancetype" {
        return ValueSet(receiver.compactMap { if case .type(let type) = $0 { .bounded(type) } else { nil } })
      }
      return self.bound(type, file: declared.file, inside: declared.owner, in: id)
    }
    return result
  }

  /// Remembers which closures went to functions of the project: each one of the code that makes it, and of others the first.
  mutating func noteHandedOver(_ arguments: [ValueSet], in id: ActivationID, at position: Position) {
    // A whole crowd was handed over one by one before.
    for case .closure(let closure, let environment) in arguments.lazy.filter({ $0.count <= Self.crowd }).joined() {
      let known = handedOver[closure] ?? []
      guard known.isEmpty || environment == id && !known.contains(where: { $0.activation == id }) else { continue }
      handedOver[closure, default: []].append(
        HandedClosure(value: .closure(closure, environment), activation: id, position: position))
    }
  }

  /// Whether a call hands on what its own code was handed.
  private func handsOn(_ call: EvaluatedCall, in id: ActivationID) -> Bool {
    if let receiver = call.call.receiver {
      if isHandedIn(receiver, in: id) { return true }
    } else if self[home(of: id)].isShared {
      return true
    }
    return zip(call.call.arguments, call.arguments).contains { argument, values in
      isHandedIn(argument.value, in: id) && (hasController(values) || mayHoldController(values))
    }
  }

  /// The arguments in the order of the parameters.
  func bind(_ call: EvaluatedCall, to function: FunctionFacts) -> [ValueSet] {
    var result = Array(repeating: ValueSet(), count: function.parameters.count)
    for (values, place) in zip(call.arguments, places(of: call, in: function)) {
      if let place { result[place] = values }
    }
    return result
  }

  /// The places of the parameters that the arguments of a call are for.
  func places(of call: EvaluatedCall, in function: FunctionFacts) -> [Int?] {
    let count = function.parameters.count
    if !call.call.function.hasSuffix(")") || !function.name.hasSuffix(")") {
      return call.arguments.indices.map { $0 < count ? $0 : nil }
    }
    var next = 0
    return call.call.arguments.enumerated().map { index, argument in
      let isTrailing = argument.label == nil && index == call.call.arguments.count - 1
      var place = next
      while place < count, function.parameters[place].label != argument.label { place += 1 }
      if place == count {
        // A trailing closure goes to the last parameter that takes one.
        place = isTrailing ? count - 1 : next
      }
      guard place < count, place >= 0 else { return nil }
      next = place + 1
      return place
    }
  }

  /// What the generic parameters of a function are in a call.
  private mutating func generics(
    of function: ProgramFunction, _ arguments: [ValueSet], _ receiver: ValueSet, _ expecting: TypeName?,
    in id: ActivationID
  ) -> [String: TypeID] {
    guard !function.facts.constraints.isEmpty else { return [:] }
    var result: [String: TypeID] = [:]
    for parameter in Set(function.facts.constraints.map(\.parameter)).sorted() {
      for (declared, values) in zip(function.facts.parameters, arguments) where declared.type?.name == parameter {
        result[parameter] =
          values.lazy.compactMap { value -> TypeID? in
            if case .type(let type) = value { type } else { self.type(of: value) }
          }.first ?? result[parameter]
      }
      if result[parameter] == nil, function.facts.result?.name == parameter, let expecting {
        result[parameter] = type(expecting, in: id)
      }
    }
    return result
  }

  private mutating func coerced(
    _ values: ValueSet, to name: TypeName?, file: Int, inside owner: TypeID?, generics: [String: TypeID],
    in id: ActivationID
  ) -> ValueSet {
    guard let name, values.contains(.symbol),
      let type = generics[name.name] ?? type(name, file: file, inside: owner)
    else { return values }
    return ValueSet(
      values.flatMap { value -> [Value] in
        guard case .symbol(let symbol) = value else { return [value] }
        let found = implicitMember(symbol, of: type, in: id)
        return found.isEmpty ? [value] : Array(found)
      })
  }

  /// Implicit members of a type that the receiver's own type brings along, as protocols with associated types ask for.
  private mutating func associated(
    _ values: ValueSet, _ name: TypeName?, of receiver: ValueSet, in id: ActivationID
  ) -> ValueSet {
    guard let name, values.contains(.symbol) else { return values }
    let types = receiver.compactMap { value in type(of: value).flatMap { innerType(name.name, .associated, of: $0) } }
    return ValueSet(
      values.flatMap { value -> [Value] in
        guard case .symbol(let symbol) = value else { return [value] }
        let found = types.flatMap { implicitMember(symbol, of: $0, in: id) }
        return found.isEmpty ? [value] : found
      })
  }
}
