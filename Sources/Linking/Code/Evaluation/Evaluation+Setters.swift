import SourceReading

// What runs where a property is set.
extension Evaluation {
  /// `set`, `willSet` and `didSet` run with the new value.
  mutating func callSetter(
    of variable: VariableID, _ receiver: Value, _ values: ValueSet, at position: Position, in id: ActivationID
  ) {
    guard !program[variable].facts.setter.isEmpty else { return }
    let made = activation(
      .setter(variable), file: program[variable].file, owner: program[variable].owner,
      selfValues: [plain(receiver)], isShared: program[variable].isShared,
      parameters: program[variable].setterParameters,
      arguments: [values, []])
    link(made, in: id, at: position, isHandedOn: false)
  }

  /// `object.document = document` sends `setDocument:`, which Objective-C code may have written itself.
  mutating func callSetterMethod(
    of name: String, _ receivers: ValueSet, _ values: ValueSet, at position: Position, in id: ActivationID
  ) {
    guard let setter = program.setters[name] else { return }
    for receiver in receivers {
      guard let type = type(of: receiver), program[type].isDeclared,
        let function = method(selector: setter + ":", of: type)
      else { continue }
      let declared = program[function]
      let made = activation(
        .function(function), file: declared.file, owner: declared.owner, selfValues: [plain(receiver)],
        isShared: declared.isShared, parameters: declared.facts.parameters, arguments: [values])
      link(made, in: id, at: position, isHandedOn: false)
    }
  }
}
