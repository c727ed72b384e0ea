import SourceReading

// Cases of enums with what goes along with them: `.alert(controller)`, and `case .alert(let controller)`.
extension Evaluation {
  /// `.name(…)` where no type is expected as far as is known: the name, which becomes a case where it arrives.
  mutating func implicitCase(_ call: Call, _ arguments: [ValueSet], in id: ActivationID) -> ValueSet? {
    let name = call.function.baseOfFunction
    guard let types = program.enumsByCase[name] else { return nil }
    for type in types.prefix(Self.mostEnums) { keepPayload(call, arguments, of: type, in: id) }
    return [.symbol(symbols.symbol(name))]
  }

  /// A name that more enums have says too little.
  private static let mostEnums = 4

  /// Keeps what goes along with a case, for whoever takes it out; as with properties, all that was ever put there.
  mutating func keepPayload(_ call: Call, _ arguments: [ValueSet], of type: TypeID, in id: ActivationID) {
    noteHandedOver(arguments, in: id, at: call.position)
    let name = call.function.baseOfFunction
    for (index, argument) in call.arguments.enumerated() where !arguments[index].isEmpty {
      write(arguments[index], to: payload(of: type, name, "\(index)"))
      if let label = argument.label { write(arguments[index], to: payload(of: type, name, label)) }
    }
  }

  /// A member of a case: itself under its own name, or a part of what goes along with it.
  mutating func member(_ name: String, ofCase label: Symbol, of type: TypeID, in id: ActivationID) -> ValueSet {
    if program[type].cases[name] != nil { return symbols.find(name) == label ? [.enumCase(type, label)] : [] }
    return heap.read(payload(of: type, symbols[label], name), by: id)
  }

  private mutating func payload(of type: TypeID, _ name: String, _ part: String) -> Heap.Key {
    .type(type, symbols.symbol("\(name).\(part)"))
  }
}

extension Expression {
  /// Whether it stands for the type that is expected, as the base of `.name(…)` does.
  var isImplicitType: Bool {
    if case .type(let name, _) = self { return name.name == "_" }
    return false
  }
}
