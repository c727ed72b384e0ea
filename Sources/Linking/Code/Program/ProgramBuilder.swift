import NavigationModel
import SourceReading

/// Puts a program together.
struct ProgramBuilder {
  private var program = Program()
  private let scope: DocumentScope

  init(scope: DocumentScope, idioms: ProjectIdioms = ProjectIdioms()) {
    self.scope = scope
    program.idioms = idioms
  }

  /// Adds all files, then connects what they name.
  consuming func build(_ sources: [SourceFacts]) -> Program {
    for facts in sources { addFile(facts) }
    for (file, facts) in sources.enumerated() {
      for type in facts.types where type.kind != .extension && type.kind != .implementation { declare(type, in: file) }
    }
    // Classes without an interface that was read; before categories, which may come first.
    for (file, facts) in sources.enumerated() {
      for type in facts.types where type.kind == .implementation && program.declaredType(type.name, in: file) == nil {
        declare(type, in: file)
      }
    }
    for (file, facts) in sources.enumerated() {
      for alias in facts.aliases { program.globalAliases[alias.name] = alias.type }
      for type in facts.types { fill(type, in: file) }
      for function in facts.functions { add(function, to: nil, in: file, isShared: true) }
      for variable in facts.variables { add(variable, to: nil, in: file, isShared: false) }
    }
    program.settle()
    program.prune()
    program.findIdleSceneDelegates(scope)
    return program
  }

  private mutating func addFile(_ facts: SourceFacts) {
    program.files.append(
      Program.File(
        path: facts.path, language: facts.language, origin: scope.origin(ofSource: facts.path),
        statements: facts.statements))
  }

  private mutating func declare(_ type: TypeFacts, in file: Int) {
    // An interface may stand in a header and again, as it were, in a bridged copy: one target has one type of a name.
    if let known = program.declared[type.name] {
      let origin = program.files[file].origin
      for id in known
      where program[id].files.contains(where: { Program.rank(program.files[$0].origin, for: origin) < 2 })
        || origin.targets.isEmpty && program[id].files.allSatisfy({ program.files[$0].origin.targets.isEmpty })
      {
        program.types[Int(id.index)].files.append(file)
        return
      }
    }
    let id = TypeID(program.types.count)
    var made = ProgramType(name: type.name, kind: type.kind)
    made.files = [file]
    made.position = type.position
    program.types.append(made)
    program.declared[type.name, default: []].append(id)
    if let dot = type.name.lastIndex(of: ".") {
      program.declared[String(type.name[type.name.index(after: dot)...]), default: []].append(id)
    }
  }

  private mutating func fill(_ type: TypeFacts, in file: Int) {
    let id = program.declaredType(type.name, in: file) ?? program.externalType(type.name)
    let isShared =
      type.kind == .extension && (!program[id].isDeclared || program[id].kind == .protocol)
    if !program[id].files.contains(file) { program.types[Int(id.index)].files.append(file) }
    for name in type.inherits { inherit(name, by: id, in: file) }
    // `protocol P where Self: UIViewController`, `extension P where Self: …`
    for constraint in type.constraints where constraint.parameter == "Self" && program[id].kind == .protocol {
      let bound = program.type(constraint.bound.name, in: file)
      if program[id].superclass == nil, program.foundSystemClass(of: bound).map(SystemTypes.isController) == true {
        program.types[Int(id.index)].superclass = bound
      }
    }
    for alias in type.aliases { program.types[Int(id.index)].aliases[alias.name] = alias.type }
    for item in type.cases { program.types[Int(id.index)].cases[item.name] = item.rawValue }
    for property in type.properties { add(property, to: id, in: file, isShared: isShared) }
    for function in type.functions where !function.isDebugOnly { add(function, to: id, in: file, isShared: isShared) }
  }

  private mutating func inherit(_ name: TypeName, by id: TypeID, in file: Int) {
    if name.name == "&" { return name.arguments.forEach { inherit($0, by: id, in: file) } }
    var parent = program.type(name.name, in: file, inside: id)
    if parent == id {
      // `class Editor: Library.Editor`: the class of the module that was not read.
      guard name.name.contains(".") else { return }
      parent = program.externalType(name.name)
    }
    let isClass = [.class, .implementation].contains(program[id].kind)
    let parentIsClass =
      program[parent].isDeclared
      ? [.class, .implementation].contains(program[parent].kind)
      : program.isController(parent) || (isClass && program[id].superclass == nil && isFirst(name, of: id))
    if parentIsClass {
      if program[id].superclass == nil { program.types[Int(id.index)].superclass = parent }
    } else if !program[id].protocols.contains(parent) {
      program.types[Int(id.index)].protocols.append(parent)
    }
    if !program[parent].subtypes.contains(id) { program.types[Int(parent.index)].subtypes.append(id) }
  }

  /// Whether nothing was inherited before: a class names its superclass first. A protocol of the system in that place is
  /// told by its name.
  private func isFirst(_ name: TypeName, of id: TypeID) -> Bool {
    guard program[id].protocols.isEmpty else { return false }
    return !["Delegate", "DataSource", "able", "Protocol", "Type"].contains { name.name.hasSuffix($0) }
  }

  private mutating func add(_ function: FunctionFacts, to owner: TypeID?, in file: Int, isShared: Bool) {
    let base = function.name.baseOfFunction
    let id = FunctionID(program.functions.count)
    guard let owner else {
      program.functions.append(ProgramFunction(facts: function, file: file, owner: nil, isShared: true))
      program.globalFunctions[base, default: []].append(id)
      return
    }
    // A method that a header declares is filled in by its implementation, and the other way round.
    if let known = program[owner].functions[base]?.first(where: { program[$0].facts.name == function.name }),
      program[known].facts.isStatic == function.isStatic, !(program[known].facts.hasBody && function.hasBody)
    {
      if function.hasBody {
        program.functions[Int(known.index)].facts = function
        program.functions[Int(known.index)].file = file
      }
      return
    }
    program.functions.append(ProgramFunction(facts: function, file: file, owner: owner, isShared: isShared))
    program.types[Int(owner.index)].functions[base, default: []].append(id)
    program.methods[base, default: []].append(id)
    if let selector = function.selector {
      program.types[Int(owner.index)].selectors[selector, default: []].append(id)
    }
  }

  private mutating func add(_ variable: VariableFacts, to owner: TypeID?, in file: Int, isShared: Bool) {
    let id = VariableID(program.variables.count)
    if let owner, let known = program[owner].properties[variable.name] {
      merge(variable, into: known)
      return
    }
    program.variables.append(ProgramVariable(facts: variable, file: file, owner: owner, isShared: isShared))
    if let owner {
      program.types[Int(owner.index)].properties[variable.name] = id
    } else {
      program.globalVariables[variable.name, default: []].append(id)
    }
  }

  /// A property that a class extension or a protocol declares again.
  private mutating func merge(_ variable: VariableFacts, into id: VariableID) {
    let place = Int(id.index)
    if program.variables[place].facts.value == nil { program.variables[place].facts.value = variable.value }
    if program.variables[place].facts.getter.isEmpty { program.variables[place].facts.getter = variable.getter }
    if program.variables[place].facts.setter.isEmpty { program.variables[place].facts.setter = variable.setter }
    if program.variables[place].facts.type == nil { program.variables[place].facts.type = variable.type }
    let attributes = variable.attributes.filter { !program.variables[place].facts.attributes.contains($0) }
    program.variables[place].facts.attributes += attributes
  }
}

// MARK: What is settled when all is added

extension Program {
  /// The class of the system that a type descends from, before that is kept with the type.
  fileprivate func foundSystemClass(of type: TypeID) -> String? {
    var seen: Set<TypeID> = []
    var next: TypeID? = type
    while let current = next, seen.insert(current).inserted {
      if !self[current].isDeclared { return self[current].name }
      next = self[current].superclass
    }
    return nil
  }

  /// Finds what every class descends from; until then only classes of the system are known for what they are.
  fileprivate mutating func settle() {
    for index in types.indices {
      types[index].systemClass = foundSystemClass(of: TypeID(index))
      types[index].isController = types[index].systemClass.map(isExternalController) ?? false
      for name in types[index].cases.keys { enumsByCase[name, default: []].append(TypeID(index)) }
    }
    let properties = Set(variables.lazy.filter { $0.owner != nil }.map(\.facts.name))
    for function in functions where files[function.file].language == .objectiveC && function.facts.hasBody {
      guard function.owner != nil else { continue }
      if function.facts.parameters.count == 1, let name = function.base.propertyOfSetter {
        setters[name] = function.base
      } else if function.facts.parameters.isEmpty, properties.contains(function.facts.name) {
        getters.insert(function.facts.name)
      }
    }
  }

  /// Finds the scene delegates that nothing makes.
  fileprivate mutating func findIdleSceneDelegates(_ scope: DocumentScope) {
    guard !scope.sceneDelegates.isEmpty else { return }
    for type in typeIDs where self[type].isDeclared && self[type].kind != .protocol {
      let adopted = lineage(type).map { self[$0].name }.filter(SystemCallbacks.starts.contains)
      guard !adopted.isEmpty, adopted.allSatisfy(SystemCallbacks.ofScenes.contains) else { continue }
      let targets = Set(self[type].files.flatMap { files[$0].origin.targets })
      let names = [self[type].name.lastPart] + globalAliases.filter { $0.value.name == self[type].name }.map(\.key)
      let isNamed =
        targets.isEmpty || targets.contains { scope.sceneDelegates[$0]?.isDisjoint(with: names) != true }
        || names.contains { mentioned.contains($0) || texts.contains($0) }
      if !isNamed { idleSceneDelegates.insert(type) }
    }
  }

  /// Takes away what cannot matter.
  fileprivate mutating func prune() {
    let relevance = Relevance(self)
    mentioned = relevance.mentioned
    texts = relevance.texts
    for call in relevance.calls { calls[call.baseOfFunction, default: []].insert(call) }
    for function in relevance.naming { functions[Int(function.index)].namesScenes = true }
    let pruning = Pruning(relevance)
    for index in functions.indices where !functions[index].facts.body.isEmpty {
      let body = pruning.pruned(functions[index].facts.body)
      functions[index].facts.body = Scoping.scoped(body, parameters: functions[index].facts.parameters)
    }
    for (function, names) in GuardedParameters(self).names { functions[Int(function.index)].guarded = names }
    for index in variables.indices {
      if !variables[index].facts.getter.isEmpty {
        variables[index].facts.getter = pruning.pruned(variables[index].facts.getter)
      }
      if !variables[index].facts.setter.isEmpty {
        variables[index].facts.setter = pruning.pruned(variables[index].facts.setter)
      }
    }
    for index in files.indices { files[index].statements = pruning.pruned(files[index].statements) }
  }
}
