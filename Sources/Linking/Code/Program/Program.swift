import NavigationModel
import SourceReading

/// The declarations of all source files, put together by `ProgramBuilder`: types with their extensions and categories,
/// functions, variables.
struct Program {
  /// A source file.
  struct File {
    var path: String
    var language: SourceFacts.Language
    /// The targets and projects it belongs to.
    var origin: DocumentScope.Origin
    /// Statements at the top level.
    var statements: [Statement]
  }

  /// What the project says of its own ways.
  var idioms = ProjectIdioms()
  var files: [File] = []
  var types: [ProgramType] = []
  var functions: [ProgramFunction] = []
  var variables: [ProgramVariable] = []
  /// The scene delegates that nothing makes: the target's scene manifest names others, and no code names them.
  var idleSceneDelegates: Set<TypeID> = []
  /// Every name that some code calls or reads, and the types that it names.
  var mentioned: Set<String> = []
  /// The texts in functions.
  var texts: Set<String> = []
  /// The full names of all calls, by base name.
  var calls: [String: Set<String>] = [:]
  /// The properties for which Objective-C code has setters of its own, and the names of these.
  var setters: [String: String] = [:]
  /// The properties for which Objective-C code has getters of its own.
  var getters: Set<String> = []
  /// The functions outside of types, by base name.
  var globalFunctions: [String: [FunctionID]] = [:]
  /// The methods by base name, for calls on something that is not known.
  var methods: [String: [FunctionID]] = [:]
  /// The variables outside of types, by name.
  var globalVariables: [String: [VariableID]] = [:]
  /// The type aliases outside of types, by name.
  var globalAliases: [String: TypeName] = [:]
  /// The declared types by full name, and by the last part of it.
  var declared: [String: [TypeID]] = [:]
  /// The enums that have a case of a name.
  var enumsByCase: [String: [TypeID]] = [:]
  /// The types of the system and of libraries, by name.
  var external: [String: TypeID] = [:]

  subscript(id: TypeID) -> ProgramType { types[Int(id.index)] }
  subscript(id: FunctionID) -> ProgramFunction { functions[Int(id.index)] }
  subscript(id: VariableID) -> ProgramVariable { variables[Int(id.index)] }

  /// All types.
  var typeIDs: [TypeID] { types.indices.map { TypeID($0) } }
}

// MARK: Names

extension Program {
  /// The declared type that a name means in a file, and inside of a type.
  func declaredType(_ name: String, in file: Int?, inside owner: TypeID? = nil) -> TypeID? {
    declaredType(name, in: file, inside: owner, steps: 0)
  }

  /// - Parameter steps: How many aliases were followed; some lead in circles (`typealias A = Module.A`).
  private func declaredType(_ name: String, in file: Int?, inside owner: TypeID?, steps: Int) -> TypeID? {
    if steps > 8 { return nil }
    if let owner {
      var outer = Substring(self[owner].name)
      while true {
        if let found = best(declared["\(outer).\(name)"], in: file) { return found }
        if let alias = aliasType(name, in: owner, file: file, steps: steps) { return alias }
        guard let dot = outer.lastIndex(of: ".") else { break }
        outer = outer[..<dot]
      }
    }
    if let found = best(declared[name], in: file) { return found }
    if let alias = globalAliases[name], alias.name != name {
      return declaredType(alias.name, in: file, inside: nil, steps: steps + 1)
    }
    // `Module.Type`, and a nested type named by more than it needs.
    if let dot = name.firstIndex(of: ".") {
      return declaredType(String(name[name.index(after: dot)...]), in: file, inside: nil, steps: steps + 1)
    }
    return nil
  }

  private func aliasType(_ name: String, in owner: TypeID, file: Int?, steps: Int) -> TypeID? {
    guard let alias = self[owner].aliases[name], alias.name != name else { return nil }
    return declaredType(alias.name, in: file, inside: owner, steps: steps + 1)
  }

  /// Of several types of one name the one that the file's target sees, then its project, then the first.
  private func best(_ candidates: [TypeID]?, in file: Int?) -> TypeID? {
    guard let candidates, let first = candidates.first else { return nil }
    guard candidates.count > 1, let file else { return first }
    let origin = files[file].origin
    var best = first
    var bestRank = Int.max
    for candidate in candidates {
      let rank = self[candidate].files.map { Self.rank(files[$0].origin, for: origin) }.min() ?? 3
      if rank < bestRank { (best, bestRank) = (candidate, rank) }
    }
    return best
  }

  /// How far away a file is: itself, in the same target, in the same project, elsewhere.
  static func rank(_ other: DocumentScope.Origin, for origin: DocumentScope.Origin) -> Int {
    if other.path == origin.path { return 0 }
    if !other.targets.isDisjoint(with: origin.targets) { return 1 }
    return other.projects.isDisjoint(with: origin.projects) ? 3 : 2
  }

  /// The type a document's custom class means.
  func declaredType(_ name: String, from origin: DocumentScope.Origin) -> TypeID? {
    // `@objc(Name) class Other`: the document knows the name of the Objective-C runtime.
    guard let candidates = declared[name] ?? globalAliases[name].flatMap({ declared[$0.name] }),
      let first = candidates.first
    else { return nil }
    return candidates.count == 1
      ? first
      : candidates.min { a, b in
        (self[a].files.map { Self.rank(files[$0].origin, for: origin) }.min() ?? 3, a)
          < (self[b].files.map { Self.rank(files[$0].origin, for: origin) }.min() ?? 3, b)
      }
  }

  /// The type that a name means; names that nothing declares become types of the system.
  mutating func type(_ name: String, in file: Int?, inside owner: TypeID? = nil) -> TypeID {
    declaredType(name, in: file, inside: owner) ?? externalType(name)
  }

  /// Whether a class that the project does not declare is a controller.
  func isExternalController(_ name: String) -> Bool {
    SystemTypes.isController(name) || idioms.containerClasses.contains(name)
  }

  /// The type of the system or of a library with a name.
  mutating func externalType(_ name: String) -> TypeID {
    if let known = external[name] { return known }
    let id = TypeID(types.count)
    external[name] = id
    var made = ProgramType(name: name, kind: nil)
    made.systemClass = name
    made.isController = isExternalController(name)
    types.append(made)
    if let parent = SystemTypes.superclass(of: name) {
      let superclass = externalType(parent)
      types[Int(id.index)].superclass = superclass
      types[Int(superclass.index)].subtypes.append(id)
    }
    return id
  }
}

extension Program {
  /// Whether some code calls a function by its name, with its labels or some of them.
  func isCalled(_ function: FunctionFacts) -> Bool {
    let labels = function.name.labelsOfFunction
    let isByName = calls[function.name.baseOfFunction]?.contains {
      $0 == function.name || $0 == function.selector || Self.fits($0.labelsOfFunction, labels)
    }
    if isByName == true { return true }
    guard let selector = function.selector else { return false }
    return calls[selector.baseOfFunction]?.contains(selector) ?? false
  }

  /// The base names by which a function is called besides its own: an initializer by that of its type, a method by those
  /// that it has in the other language.
  func otherNames(of function: ProgramFunction) -> [String] {
    if function.base == "init" { return function.owner.map { [self[$0].name.lastPart] } ?? [] }
    guard let owner = function.owner else { return [] }
    if files[function.file].language == .objectiveC {
      let isFactory = ImportedNames.initializerLabels(of: function.facts, of: self[owner].name) != nil
      return ImportedNames.bases(of: function.facts) + (isFactory ? [self[owner].name] : [])
    }
    guard let base = function.facts.selector?.baseOfFunction, base != function.base else { return [] }
    return [base]
  }

  /// The method of a name that is the only one in the reach of a file; `nil` where there are others, or where the name says
  /// too little to tell it from one of the system.
  func onlyFunction(named name: String) -> FunctionID? {
    guard name.contains(":"), let all = methods[name.baseOfFunction] else { return nil }
    let labels = name.labelsOfFunction
    let found = all.filter {
      let declared = self[$0].labels
      // Without a look at the type of the receiver, a last argument without a label is no closure behind the call.
      return self[$0].facts.name == name
        || Self.fits(labels, declared) && (labels.last != "_" || declared.contains("_"))
    }
    guard found.count == 1, let function = found.first, self[function].facts.hasBody,
      !self[function].facts.attributes.contains("override")
    else { return nil }
    return function
  }
}

// MARK: Hierarchy

extension Program {
  /// The type, its superclasses outwards, and the protocols of each, every one once.
  func lineage(_ type: TypeID) -> [TypeID] {
    var result: [TypeID] = []
    var seen: Set<TypeID> = []
    var protocols: [TypeID] = []
    var next: TypeID? = type
    while let current = next, seen.insert(current).inserted {
      result.append(current)
      protocols += self[current].protocols
      next = self[current].superclass
    }
    while let current = protocols.popLast() {
      guard seen.insert(current).inserted else { continue }
      result.append(current)
      protocols += self[current].protocols
      if let parent = self[current].superclass { protocols.append(parent) }
    }
    return result
  }

  /// Whether a type is another or below it.
  func isType(_ type: TypeID, below other: TypeID) -> Bool {
    type == other || lineage(type).contains(other)
  }

  /// The type and everything below it.
  func descendants(_ type: TypeID) -> [TypeID] {
    var result: [TypeID] = []
    var seen: Set<TypeID> = [type]
    var pending = [type]
    while let current = pending.popLast() {
      result.append(current)
      pending += self[current].subtypes.filter { seen.insert($0).inserted }
    }
    return result
  }

  /// The first class of the system among a type's superclasses, itself included.
  func systemClass(of type: TypeID) -> String? { self[type].systemClass }

  /// Notes that a class is a controller, because a document says so: then that of a library which it descends from is one,
  /// too, whatever its name is.
  mutating func noteController(_ type: TypeID) {
    guard !self[type].isController, let name = self[type].systemClass, !name.isSystemClass, let root = external[name]
    else { return }
    for descendant in descendants(root) { types[Int(descendant.index)].isController = true }
  }

  /// Whether instances of a type are controllers.
  func isController(_ type: TypeID) -> Bool { self[type].isController }
}
