import SourceReading

// Cases of enums with what goes along with them: `.alert(controller)`, and `case .alert(let controller)`.
extension Evaluation {
  /// `.name(…)` where no type is expected as far as is known: a case of the enum that has one of the name, or just the
  /// name, which becomes a case where it arrives.
  mutating func implicitCase(_ call: Call, _ arguments: [ValueSet], in id: ActivationID) -> ValueSet? {
    let name = call.function.baseOfFunction
    guard let types = program.enumsByCase[name] else { return nil }
    if types.count == 1 { return [enumCase(call, arguments, of: types[0], in: id)] }
    noteHandedOver(arguments, in: id, at: call.position)
    return [.symbol(symbols.symbol(name))]
  }

  /// A case with what goes along with it: something that this place makes, for whoever takes it apart.
  mutating func enumCase(_ call: Call, _ arguments: [ValueSet], of type: TypeID, in id: ActivationID) -> Value {
    noteHandedOver(arguments, in: id, at: call.position)
    let name = symbols.symbol(call.function.baseOfFunction)
    guard arguments.contains(where: { hasController($0) || mayHoldController($0) }),
      case .object(let object) = self.object(of: type, at: call.position, in: id),
      madeCases[object] != nil || (countsOfCases[type] ?? 0) < Self.mostCases
    else { return .enumCase(type, name) }
    if madeCases.updateValue(name, forKey: object) == nil { countsOfCases[type, default: 0] += 1 }
    for (index, argument) in call.arguments.enumerated() where !arguments[index].isEmpty {
      write(arguments[index], to: .object(object, symbols.symbol("\(index)")))
      if let label = argument.label { write(arguments[index], to: .object(object, symbols.symbol(label))) }
    }
    return .object(object)
  }

  /// An enum whose cases are made in more places is one of a library, that takes whatever there is.
  private static let mostCases = 64

  /// The case that a value is, where it is one.
  func caseName(of value: Value) -> Symbol? {
    switch value {
    case .enumCase(_, let name): name
    case .object(let object): madeCases[object]
    default: nil
    }
  }

  /// A member of a case: itself under its own name, or a part of what goes along with it.
  mutating func member(_ name: String, ofCase value: Value, in id: ActivationID) -> ValueSet {
    guard let type = type(of: value), let own = caseName(of: value) else { return [] }
    if program[type].cases[name] != nil { return symbols.find(name) == own ? [value] : [] }
    guard case .object(let object) = value else { return [] }
    return heap.read(.object(object, symbols.symbol(name)), by: id)
  }
}

extension Expression {
  /// Whether it stands for the type that is expected, as the base of `.name(…)` does.
  var isImplicitType: Bool {
    if case .type(let name, _) = self { return name.name == "_" }
    return false
  }
}
