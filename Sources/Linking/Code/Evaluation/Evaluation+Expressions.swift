import SourceReading

// What an expression can be.
extension Evaluation {
  /// The values of an expression; what it calls and makes happens on the way.
  mutating func evaluate(_ expression: Expression, in id: ActivationID, expecting: TypeName? = nil) -> ValueSet {
    switch expression {
    case .name(let name, let position): return evaluate(name: name, at: position, in: id)
    case .member(let base, let name, let position):
      guard let base else { return implicitMember(name, at: position, in: id, expecting: expecting) }
      return evaluate(member: name, of: base, at: position, in: id)
    case .call(let call): return evaluate(call, in: id, expecting: expecting)
    case .string(let text): return [.string(symbols.symbol(text))]
    case .interpolation(let parts): return interpolation(parts, in: id)
    case .literal, .none, .keyPath: return []
    case .array(let elements): return collection(elements, in: id)
    case .dictionary(let elements):
      return collection(elements.enumerated().filter { !$0.offset.isMultiple(of: 2) }.map(\.element), in: id)
    case .element(let base, let indices):
      for index in indices { _ = evaluate(index, in: id) }
      return evaluate(base, in: id)
    case .closure(let closure): return [closureValue(closure, in: id)]
    case .cast(let value, let type):
      return cast(evaluate(value, in: id, expecting: type), to: type, in: id)
    case .either(let values):
      return values.reduce(into: ValueSet()) { $0.formUnion(evaluate($1, in: id, expecting: expecting)) }
    case .given(let guarding, let value):
      return mayHold(guarding, in: id) ? evaluate(value, in: id, expecting: expecting) : []
    case .selector(let text, _): return [.selector(symbols.symbol(text))]
    case .type(let name, _): return type(name, in: id).map { [.type($0)] } ?? []
    case .tuple(let values):
      return values.count == 1
        ? evaluate(values[0], in: id, expecting: expecting) : collection(values, in: id)
    case .other(let values):
      for value in values { _ = evaluate(value, in: id) }
      return []
    }
  }

  /// Texts with parts in them: what is made of one known part and fixed text.
  private mutating func interpolation(_ parts: [Expression], in id: ActivationID) -> ValueSet {
    var texts = [""]
    for part in parts {
      var found: Set<String> = []
      for value in evaluate(part, in: id) {
        if let text = text(value) { found.insert(text) }
        if texts.count * found.count > 8 { return [] }
      }
      if found.isEmpty { return [] }
      texts = texts.flatMap { start in found.sorted().map { start + $0 } }
    }
    return ValueSet(texts.map { .string(symbols.symbol($0)) })
  }

  /// What a value is as text: a string, or the name of a type.
  func text(_ value: Value) -> String? {
    switch value {
    case .string(let symbol): symbols[symbol]
    case .type(let type): program[type].name.lastPart
    case .enumCase(_, let name): symbols[name]
    default: nil
    }
  }

  /// Collections are what they hold: nothing tells elements apart.
  private mutating func collection(_ elements: [Expression], in id: ActivationID) -> ValueSet {
    elements.reduce(into: ValueSet()) { $0.formUnion(evaluate($1, in: id)) }
  }

  // MARK: Names

  private mutating func evaluate(name: String, at position: Position, in id: ActivationID) -> ValueSet {
    if name == "self" || name == "super" { return selfValues(in: id) }
    let symbol = symbols.symbol(name)
    if let holder = holder(of: symbol, in: id) {
      let values = self[holder].locals[symbol] ?? []
      if values.isEmpty, let type = self[holder].locals.type(of: symbol) { return bound(type, in: holder) }
      return values
    }
    let home = home(of: id)
    if let owner = self[home].owner, let values = member(symbol, of: self[home].selfValues, owner: owner, in: id) {
      return values
    }
    if name == "Self", let owner = self[home].owner { return [.type(owner)] }
    if let type = self[home].generics[name] { return [.type(type)] }
    if let type = declaredType(symbol, file: self[id].file, inside: self[home].owner) { return [.type(type)] }
    if let variable = globalVariable(name, in: id) { return read(variable, of: [], in: id) }
    if let function = program.globalFunctions[name]?.first {
      return [.method(function, of: program.externalType("global"))]
    }
    if name.first?.isUppercase == true { return [.type(program.externalType(name))] }
    if let values = systemMember(name, of: self[home].selfValues, in: id), !values.isEmpty { return values }
    return []
  }

  /// A global: of those of one name the one that is nearest.
  private func globalVariable(_ name: String, in id: ActivationID) -> VariableID? {
    guard let found = program.globalVariables[name], let first = found.first else { return nil }
    guard found.count > 1 else { return first }
    let origin = program.files[self[id].file].origin
    return found.min { a, b in
      (Program.rank(program.files[program[a].file].origin, for: origin), a)
        < (Program.rank(program.files[program[b].file].origin, for: origin), b)
    }
  }

  /// `.name` without a base: a case or constant of the type that is expected.
  private mutating func implicitMember(
    _ name: String, at position: Position, in id: ActivationID, expecting: TypeName?
  ) -> ValueSet {
    if let expecting, let type = type(expecting, in: id),
      let values = staticMember(name, of: type, in: id), !values.isEmpty
    {
      return values
    }
    return [.symbol(symbols.symbol(name))]
  }

  // MARK: Members

  private mutating func evaluate(
    member name: String, of base: Expression, at position: Position, in id: ActivationID
  ) -> ValueSet {
    let values = evaluate(base, in: id)
    if name == "self" { return values }
    if case .name("super", _) = base {
      return systemMember(name, of: values, in: id) ?? []
    }
    // A name that only reads like one: `Module.Type`, `Outer.Inner`.
    if case .type(let type)? = values.first, !program[type].isDeclared,
      let nested = program.declaredType(name, in: self[id].file)
    {
      return [.type(nested)]
    }
    return member(of: values, name, in: id)
  }

  /// A member of any of some values.
  mutating func member(of values: ValueSet, _ name: String, in id: ActivationID) -> ValueSet {
    var result = ValueSet()
    var others = ValueSet()
    let symbol = symbols.symbol(name)
    // What many objects have is read once for all of them.
    var holders: [VariableID: ValueSet] = [:]
    for value in values {
      switch value {
      case .type(let type):
        if let found = staticMember(name, of: type, in: id) { result.formUnion(found) }
      case .enumCase(let type, let label):
        if name == "rawValue" {
          let text = program[type].cases[symbols[label]] ?? nil
          result.insert(.string(text.map { symbols.symbol($0) } ?? label))
        } else if let variable = property(symbol, of: type) {
          result.formUnion(read(variable, of: [value], in: id))
        } else {
          result.formUnion(member(name, ofCase: value, in: id))
        }
      case .object(let object) where madeCases[object] != nil:
        if let type = type(of: value), let variable = property(symbol, of: type) {
          result.formUnion(read(variable, of: [value], in: id))
        } else {
          result.formUnion(member(name, ofCase: value, in: id))
        }
      case .string, .symbol:
        result.formUnion(textMember(name, of: value, in: id))
      default:
        if let type = type(of: value), let variable = property(symbol, of: type) {
          if isOnlyStored(variable) {
            holders[variable, default: []].insert(value)
          } else {
            result.formUnion(read(variable, of: [value], in: id))
          }
        } else if let type = type(of: value), let method = functions(named: symbol, of: type).first {
          result.insert(.method(method, of: type))
        } else {
          others.insert(value)
        }
      }
    }
    for (variable, values) in holders.sorted(by: { $0.key.index < $1.key.index }) {
      result.formUnion(read(variable, of: values, in: id))
    }
    if !others.isEmpty, let found = systemMember(name, of: others, in: id) { result.formUnion(found) }
    return result
  }

  /// Whether a property is no more than what code stores in it.
  private func isOnlyStored(_ variable: VariableID) -> Bool {
    let facts = program[variable].facts
    return facts.getter.isEmpty && facts.value == nil && !program.getters.contains(facts.name)
  }

  /// Constants that the project adds to texts, and what leaves a text as it is.
  private mutating func textMember(_ name: String, of value: Value, in id: ActivationID) -> ValueSet {
    guard let variable = property(name, of: program.externalType("String")) else {
      return Self.textKeepers.contains(name) ? [value] : []
    }
    return read(variable, of: [value], in: id)
  }

  private static let textKeepers: Set<String> = ["rawValue", "localized", "description", "identifier", "first", "last"]

  /// A member by its bare name, through the implicit `self`; `nil` where the type has none.
  private mutating func member(
    _ name: Symbol, of selfValues: ValueSet, owner: TypeID, in id: ActivationID
  ) -> ValueSet? {
    var result: ValueSet?
    for value in selfValues {
      switch value {
      case .type(let type):
        if let found = staticMember(symbols[name], of: type, in: id) { result = (result ?? []).union(found) }
      default:
        guard let type = type(of: value) else { continue }
        if let variable = property(name, of: type) {
          result = (result ?? []).union(read(variable, of: [value], in: id, isBare: true))
        } else if let method = functions(named: name, of: type).first {
          result = (result ?? []).union([.method(method, of: type)])
        }
      }
    }
    if result == nil, let variable = property(name, of: owner) {
      return read(variable, of: selfValues, in: id, isBare: true)
    }
    if result == nil, symbols[name].hasPrefix("_"), symbols[name].utf8.count > 1 {
      return member(symbols.symbol(String(symbols[name].dropFirst())), of: selfValues, owner: owner, in: id)
    }
    return result
  }

  /// A constant, case or nested type of a type; `nil` where it has none of the name.
  mutating func staticMember(_ name: String, of type: TypeID, in id: ActivationID) -> ValueSet? {
    if program[type].cases[name] != nil { return [.enumCase(type, symbols.symbol(name))] }
    if name == "self" || name == "Type" { return [.type(type)] }
    if let variable = property(name, of: type) { return read(variable, of: [.type(type)], in: id) }
    if let nested = nestedType(name, of: type, in: id) { return [.type(nested)] }
    if let method = functions(named: symbols.symbol(name), of: type).first { return [.method(method, of: type)] }
    if !program[type].isDeclared { return [.symbol(symbols.symbol(name))] }
    return nil
  }

  /// Whether a type has a member that its name can stand for without the type.
  private mutating func hasStaticMember(_ member: MemberKey) -> Bool {
    if let known = foundConstants[member] { return known }
    let type = member.type
    let name = symbols[member.name]
    let found =
      !program[type].isDeclared || program[type].cases[name] != nil || name == "self" || name == "Type"
      || property(member.name, of: type) != nil || innerType(name, .associated, of: type) != nil
      || !functions(named: member.name, of: type).isEmpty
    foundConstants[member] = found
    return found
  }

  private mutating func nestedType(_ name: String, of type: TypeID, in id: ActivationID) -> TypeID? {
    guard program[type].isDeclared else { return nil }
    for ancestor in lineage(type) {
      let nested = "\(program[ancestor].name).\(name)"
      if let found = declaredType(nested, file: self[id].file, inside: nil) { return found }
    }
    return program[type].aliases[name].flatMap { declaredType($0.name, file: self[id].file, inside: type) }
  }

  // MARK: Variables

  /// What a property or global holds.
  ///
  /// - Parameter isBare: Whether its name stands alone, which in Objective-C is the variable without its getter.
  mutating func read(
    _ variable: VariableID, of selfValues: ValueSet, in id: ActivationID, isBare: Bool = false
  ) -> ValueSet {
    let facts = program[variable].facts
    var result = stored(in: variable, of: selfValues, by: id)
    for case .object(let object) in selfValues {
      result.formUnion(heap.read(.object(object, symbols.symbol(facts.name)), by: id))
    }
    if facts.getter.isEmpty, let constant = facts.value?.constant {
      if let text = constant.text { result.insert(.string(symbols.symbol(text))) }
    } else if facts.value != nil || !facts.getter.isEmpty {
      let isComputed = facts.value == nil || !facts.getter.isEmpty
      // What is made once does not depend on who asks.
      let receivers = isComputed && !isLazy(facts) ? selfValues : staticSelf(of: variable, selfValues)
      let made = activation(
        facts.value != nil ? .value(variable) : .getter(variable), file: program[variable].file,
        owner: program[variable].owner, selfValues: receivers, isShared: program[variable].isShared)
      link(made, in: id, at: facts.position, isHandedOn: false, isReading: true)
      result.formUnion(self[made].result)
    }
    if !isBare || program.files[self[id].file].language == .swift {
      result.formUnion(callGetterMethod(of: facts.name, selfValues, in: id))
    }
    if let type = facts.type {
      result = coerced(result, to: type, in: id)
      if result.isEmpty, !opened.contains(variable), mayStayUnset(variable) {
        unset.insert(variable)
        return []
      }
      if result.isEmpty, waits(for: variable, in: id) { return [] }
      if result.isEmpty { result = bound(type, file: program[variable].file, inside: program[variable].owner, in: id) }
    }
    return result
  }

  private func isLazy(_ facts: VariableFacts) -> Bool { facts.attributes.contains("lazy") }

  /// The `self` of an initial value: the type for constants, any instance for properties.
  private func staticSelf(of variable: VariableID, _ selfValues: ValueSet) -> ValueSet {
    guard let owner = program[variable].owner else { return [] }
    if program[variable].facts.isStatic { return [.type(owner)] }
    return ValueSet(selfValues.map { value in type(of: value).map { .instance($0) } ?? value })
  }

  // MARK: Casts

  /// What is left of values in a cast.
  mutating func cast(_ values: ValueSet, to name: TypeName, in id: ActivationID) -> ValueSet {
    if name.name == "[]", let element = name.arguments.first { return cast(values, to: element, in: id) }
    guard let type = type(name, in: id) else { return values }
    if name.isMeta { return ValueSet(values.filter { if case .type = $0 { true } else { false } }) }
    guard program[type].isDeclared || program.isController(type) else { return values }
    var result = ValueSet()
    var isOpen = values.isEmpty
    for value in values {
      guard let own = self.type(of: value) else {
        if case .closure = value { result.insert(value) } else { isOpen = true }
        continue
      }
      if own == type || lineage(own).contains(type) {
        result.insert(value)
      } else if case .bounded = value {
        isOpen = true
      } else if case .relative = value {
        isOpen = true
      } else if case .instance = value, program[type].kind == .protocol || !program[own].isDeclared {
        isOpen = true
      }
    }
    // What nobody here makes and is cast to a class all the same (a reused cell) was made by the system.
    if result.isEmpty, program[type].kind == .class, !program.isController(type) { makeLive(type) }
    if result.isEmpty || isOpen && !result.contains(where: { isExact($0) }) { result.insert(.bounded(type)) }
    return result
  }

  private func isExact(_ value: Value) -> Bool {
    switch value {
    case .object, .scene, .instance: true
    default: false
    }
  }

  /// Values where a type is asked for: implicit members become cases, nothing becomes anything of the type.
  mutating func coerced(_ values: ValueSet, to name: TypeName?, in id: ActivationID) -> ValueSet {
    guard let name, values.contains(.symbol),
      let type = type(name, in: id)
    else { return values }
    var result = ValueSet()
    for value in values {
      guard case .symbol(let symbol) = value else {
        result.insert(value)
        continue
      }
      let found = implicitMember(symbol, of: type, in: id)
      if found.isEmpty { result.insert(value) } else { result.formUnion(found) }
    }
    return result
  }

  /// What an implicit member is where a type is asked for. One whose value leads back to itself
  /// (`static var shared: Theme = .shared`) says nothing.
  mutating func implicitMember(_ symbol: Symbol, of type: TypeID, in id: ActivationID) -> ValueSet {
    let member = MemberKey(type: type, name: symbol, kind: .constant)
    guard hasStaticMember(member), openMembers.insert(member).inserted else { return [] }
    defer { openMembers.remove(member) }
    return staticMember(symbols[symbol], of: type, in: id) ?? []
  }
}

extension Expression {
  /// A number, a text or nothing.
  fileprivate struct Constant {
    var text: String?
  }

  /// What an expression is that is the same whoever asks; `nil` for one that has to be evaluated.
  fileprivate var constant: Constant? {
    switch self {
    case .string(let text): Constant(text: text)
    case .literal, .none: Constant()
    default: nil
    }
  }
}
