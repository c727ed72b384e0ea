import SourceReading

// Branches that depend on what a caller gives: `open(.settings, animated: true)`.
extension Evaluation {
  /// Whether a condition on a parameter can hold for what the caller gave.
  func mayHold(_ guarding: ValueGuard, in id: ActivationID) -> Bool {
    guard let name = symbols.find(guarding.name), let holder = holder(of: name, in: id),
      isGuarded(guarding.name, of: holder), let values = self[holder].locals[name], !values.isEmpty
    else { return true }
    return values.contains { value in
      let text: String
      if let name = caseName(of: value) {
        text = symbols[name]
      } else if case .symbol(let symbol) = value, symbols[symbol] != Self.unknown {
        text = symbols[symbol]
      } else {
        return true
      }
      return guarding.values.contains(text) != guarding.isNegated
    }
  }

  /// Whether branches of a function depend on one of its parameters.
  private func isGuarded(_ name: String, of id: ActivationID) -> Bool {
    guard case .function(let function) = self[id].code else { return false }
    return program.functions[Int(function.index)].guarded.contains(name)
  }

  /// What stands for values that are not known, among those of parameters on which branches depend.
  private static let unknown = "?"

  /// The arguments of a function, where its branches depend on them: a parameter that can be more than what was found is
  /// told so.
  mutating func guarded(
    _ arguments: [ValueSet], of function: FunctionID, givenBy call: EvaluatedCall, in id: ActivationID
  ) -> [ValueSet] {
    let names = program.functions[Int(function.index)].guarded
    guard !names.isEmpty else { return arguments }
    let facts = program.functions[Int(function.index)].facts
    var result = arguments
    let places = places(of: call, in: facts)
    for (place, parameter) in facts.parameters.enumerated() where names.contains(parameter.name) {
      let expression =
        places.firstIndex(of: place).map { call.call.arguments[$0].value }
        ?? Self.defaultValue(of: parameter, in: facts)
      result[place] =
        expression.flatMap { exactValues($0, arguments[place], of: function, parameter, in: id) }
        ?? arguments[place].union([.symbol(symbols.symbol(Self.unknown))])
    }
    return result
  }

  /// What a parameter is where the caller gives nothing: the defaults stand first in a body.
  private static func defaultValue(of parameter: ParameterFacts, in facts: FunctionFacts) -> Expression? {
    for statement in facts.body {
      guard case .assign(.name(let name, _), let value, _) = statement else { return nil }
      if name == parameter.name { return value }
    }
    return nil
  }

  /// All that an argument can be; `nil` where it may be more than what its expression says.
  private mutating func exactValues(
    _ expression: Expression, _ values: ValueSet, of function: FunctionID, _ parameter: ParameterFacts,
    in id: ActivationID
  ) -> ValueSet? {
    switch expression {
    case .literal("true"), .literal("YES"): return [.symbol(symbols.symbol("true"))]
    case .literal("false"), .literal("NO"): return [.symbol(symbols.symbol("false"))]
    case .member(nil, let name, _):
      let declared = program[function]
      guard let type = parameter.type.flatMap({ type($0, file: declared.file, inside: declared.owner) }),
        program[type].cases[name] != nil
      else { return nil }
      return [.enumCase(type, symbols.symbol(name))]
    case .member, .call:
      return values.count == 1 && values.first.flatMap { caseName(of: $0) } != nil ? values : nil
    case .name(let name, _):
      guard let symbol = symbols.find(name), let holder = holder(of: symbol, in: id), isGuarded(name, of: holder),
        let known = self[holder].locals[symbol], !known.isEmpty
      else { return nil }
      return known
    case .either(let choices):
      var result = ValueSet()
      for choice in choices {
        guard let found = exactValues(choice, [], of: function, parameter, in: id) else { return nil }
        result.formUnion(found)
      }
      return result
    default: return nil
    }
  }

  /// The arguments of a closure or method that is called as a value: nobody says what else they can be.
  func unguarded(_ arguments: [ValueSet], of function: FunctionID) -> [ValueSet] {
    let names = program.functions[Int(function.index)].guarded
    guard !names.isEmpty else { return arguments }
    let parameters = program.functions[Int(function.index)].facts.parameters
    return zip(parameters, arguments).map { parameter, values in names.contains(parameter.name) ? [] : values }
  }
}
