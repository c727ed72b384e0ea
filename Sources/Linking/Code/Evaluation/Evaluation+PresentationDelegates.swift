import SourceReading

// Who is the delegate of a presentation, and what of it the system calls (semantics §2.5).
extension Evaluation {
  /// The delegates that are still there when they are asked: the property is weak, so that one that is made for it alone is
  /// gone at once.
  func kept(_ delegates: ValueSet, of receivers: ValueSet, _ assignment: Assignment, in id: ActivationID) -> ValueSet {
    guard case .call(let call) = assignment.value, !receivers.isEmpty,
      receivers.allSatisfy({ if case .presentation = $0 { true } else { false } })
    else { return delegates }
    return ValueSet(
      delegates.filter { value in
        guard case .instance(let type) = value, program[type].kind == .class || program[type].kind == .implementation
        else { return true }
        return !call.makes(program[type].name)
      })
  }

  /// Notes who may be the delegate of a presentation: where nobody knows whose delegate is set, it may be one.
  mutating func noteDelegate(_ delegates: ValueSet, of receivers: ValueSet, isNone: Bool) {
    guard receivers.isEmpty || receivers.contains(where: { mayBePresentation($0) }) else { return }
    var types = delegates.compactMap { type(of: $0) }
    // Somebody, and nobody knows who: anybody may be.
    if types.isEmpty, !isNone { types = [program.externalType("UIPresentationController")] }
    for type in types { write([.type(type)], to: .type(type, symbols.symbol("isPresentationDelegate"))) }
  }

  private func mayBePresentation(_ value: Value) -> Bool {
    guard let type = type(of: value), !program[type].isDeclared else {
      if case .presentation = value { return true }
      return type(of: value) == nil
    }
    let name = program[type].name
    return !name.isSystemClass || name.contains("Presentation") || name.contains("Popover")
  }

  /// What the system starts: a method of a presentation's delegate only where somebody made its class the delegate of one.
  var calledRoots: [EventRoot] {
    guard let symbol = symbols.find("isPresentationDelegate") else {
      return roots.filter { !isOfPresentationDelegate($0) }
    }
    let isDelegate = { (type: TypeID) in !heap.values(.type(type, symbol)).isEmpty }
    if let any = program.external["UIPresentationController"], isDelegate(any) { return roots }
    return roots.filter { root in
      guard isOfPresentationDelegate(root) else { return true }
      return self[root.activation].selfValues.contains { value in
        guard let type = type(of: value) else { return true }
        return (program.lineage(type) + program.descendants(type)).contains(where: isDelegate)
      }
    }
  }

  private func isOfPresentationDelegate(_ root: EventRoot) -> Bool {
    guard case .function(let id) = self[root.activation].code, let owner = program[id].owner else { return false }
    return SystemCallbacks.isOfPresentationDelegate(program[id].base)
      && program.systemClass(of: owner) != "UIPresentationController"
  }
}

extension Call {
  /// Whether it makes an instance of a class, there and then: `Keeper()`, `[[Keeper alloc] init]`.
  fileprivate func makes(_ name: String) -> Bool {
    let base = function.baseOfFunction
    if receiver == nil { return name == base || name.hasSuffix("." + base) }
    return base == "new" || base.hasPrefix("init")
  }
}
