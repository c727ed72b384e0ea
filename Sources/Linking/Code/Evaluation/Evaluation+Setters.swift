import SourceReading

// What runs where a property is set, or read.
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
  /// `object.button` sends `button`, which Objective-C code may have written itself: what that gives back.
  mutating func callGetterMethod(of name: String, _ receivers: ValueSet, in id: ActivationID) -> ValueSet {
    guard program.getters.contains(name) else { return [] }
    var result = ValueSet()
    for receiver in receivers {
      guard let type = type(of: receiver), program[type].isDeclared,
        let function = method(selector: name, of: type), program[function].facts.name == name,
        program.files[program[function].file].language == .objectiveC
      else { continue }
      result.formUnion(read(function, of: receiver, in: id))
    }
    return result
  }

  /// What a method without parameters gives back that is written like a property.
  mutating func read(_ function: FunctionID, of receiver: Value, in id: ActivationID) -> ValueSet {
    let declared = program[function]
    let made = activation(
      .function(function), file: declared.file, owner: declared.owner, selfValues: [plain(receiver)],
      isShared: declared.isShared, parameters: [], arguments: [])
    link(made, in: id, at: declared.facts.position, isHandedOn: false, isReading: true)
    return self[made].result
  }
}
