import SourceReading

// Types and their members.
extension Evaluation {
  /// The class of a value; `nil` for what is no instance.
  func type(of value: Value) -> TypeID? {
    switch value {
    case .object(let object): objects[Int(object.index)].type
    case .instance(let type), .bounded(let type): type
    case .scene(let scene): scenes[scene].type
    case .enumCase(let type, _): type
    default: nil
    }
  }

  /// The type that a written name means where some code runs; `nil` for functions, collections and the like.
  mutating func type(_ name: TypeName, in id: ActivationID) -> TypeID? {
    let home = home(of: id)
    if name.name == "Self" || name.name == "instancetype" {
      return self[home].selfValues.lazy.compactMap { value -> TypeID? in
        if case .type(let type) = value { return type }
        return self.type(of: value)
      }.first ?? self[home].owner
    }
    if let generic = self[home].generics[name.name] { return generic }
    // A generic parameter that nobody said: its name is no class.
    if isGeneric(name.name, in: home) { return nil }
    return type(name, file: self[id].file, inside: self[home].owner)
  }

  private func isGeneric(_ name: String, in home: ActivationID) -> Bool {
    if name.utf8.count == 1, program.declaredType(name, in: self[home].file) == nil { return true }
    guard case .function(let function) = self[home].code else { return false }
    return program[function].facts.constraints.contains { $0.parameter == name }
  }

  /// The type of the project that a name means in a file, and inside of a type.
  mutating func declaredType(_ name: Symbol, file: Int, inside owner: TypeID?) -> TypeID? {
    let key = TypeKey(name: name, file: file, owner: owner)
    if let known = foundTypes[key] { return known }
    let found = program.declaredType(symbols[name], in: file, inside: owner)
    foundTypes[key] = .some(found)
    return found
  }

  /// The same for a name as a text.
  mutating func declaredType(_ name: String, file: Int, inside owner: TypeID?) -> TypeID? {
    declaredType(symbols.symbol(name), file: file, inside: owner)
  }

  /// The type that a written name means in a file.
  mutating func type(_ name: TypeName, file: Int, inside owner: TypeID?) -> TypeID? {
    switch name.name {
    case "->", "()", "[:]", "_", "id", "Any", "AnyObject", "Class", "instancetype", "Self", "void", "Void":
      // `id<Protocol>`
      return name.name == "id" ? name.arguments.first.flatMap { type($0, file: file, inside: owner) } : nil
    case "[]", "Set", "NSArray", "NSMutableArray", "NSSet", "Optional", "ImplicitlyUnwrappedOptional", "Array",
      "Published":
      return name.arguments.first.flatMap { type($0, file: file, inside: owner) }
    case "&":
      let types = name.arguments.compactMap { type($0, file: file, inside: owner) }
      return types.first { program[$0].isDeclared } ?? types.first
    default:
      if let declared = declaredType(name.name, file: file, inside: owner) { return declared }
      // `typealias Presenter = UIViewController & Themed`
      if let alias = program.globalAliases[name.name], alias.name == "&" {
        return type(alias, file: file, inside: owner)
      }
      return program.externalType(name.name)
    }
  }

  /// Anything of a declared type, where the type says anything: one of the project, or a controller.
  mutating func bound(_ name: TypeName, in id: ActivationID) -> ValueSet {
    guard !name.isMeta, let type = type(name, in: id) else { return [] }
    return bound(type)
  }

  /// Anything of a declared type; nothing where the type says nothing about navigation.
  mutating func bound(_ name: TypeName, file: Int, inside owner: TypeID?, in id: ActivationID) -> ValueSet {
    guard !name.isMeta, let type = type(name, file: file, inside: owner) else { return [] }
    return bound(type)
  }

  func bound(_ type: TypeID) -> ValueSet {
    if program[type].isDeclared { return [.bounded(type)] }
    let name = program[type].name
    return program.isController(type) || Self.followed.contains(name) || name.isSystemObject ? [.bounded(type)] : []
  }

  /// Classes of the system that are no controllers, but lead to some.
  private static let followed: Set<String> = [
    "UIStoryboardSegue", "NSStoryboardSegue", "UIPopoverController", "UIPresentationController",
    "UIPopoverPresentationController", "UIWindow", "NSWindow", "UIStoryboard",
  ]

  /// A type inside of another one or of what that inherits from, with or without aliases.
  mutating func innerType(_ name: String, _ kind: MemberKey.Kind, of type: TypeID) -> TypeID? {
    let key = MemberKey(type: type, name: symbols.symbol(name), kind: kind)
    if let known = foundInnerTypes[key] { return known }
    var found: TypeID?
    for ancestor in lineage(type) where found == nil {
      found = program.declaredType("\(program[ancestor].name).\(name)", in: nil)
      if found == nil, kind == .associated, let alias = program[ancestor].aliases[name] {
        found = program.declaredType(alias.name, in: nil)
      }
    }
    foundInnerTypes[key] = .some(found)
    return found
  }

  // MARK: Members

  /// A type, its superclasses and protocols.
  mutating func lineage(_ type: TypeID) -> [TypeID] {
    if let known = lineages[type] { return known }
    let found = program.lineage(type)
    lineages[type] = found
    return found
  }

  /// The property of a name that a type has, its own or an inherited one.
  mutating func property(_ symbol: Symbol, of type: TypeID) -> VariableID? {
    let key = MemberKey(type: type, name: symbol, kind: .property)
    if let known = foundProperties[key] { return known }
    let name = symbols[symbol]
    var found: VariableID?
    for ancestor in lineage(type) {
      guard let variable = program[ancestor].properties[name] else { continue }
      // What a protocol asks for is in the class or in an extension of the protocol.
      let facts = program[variable].facts
      let isRequirement = program[ancestor].kind == .protocol && facts.value == nil && facts.getter.isEmpty
      if !isRequirement || found == nil { found = variable }
      if !isRequirement { break }
    }
    foundProperties[key] = .some(found)
    return found
  }

  /// The same for a name as a text.
  mutating func property(_ name: String, of type: TypeID) -> VariableID? { property(symbols.symbol(name), of: type) }

  /// The methods of a base name.
  mutating func functions(named symbol: Symbol, of type: TypeID) -> [FunctionID] {
    let key = MemberKey(type: type, name: symbol, kind: .named)
    if let known = foundFunctions[key] { return known }
    let base = symbols[symbol]
    let found = lineage(type).compactMap { program[$0].functions[base] }.first ?? []
    foundFunctions[key] = found
    return found
  }

  /// The methods that a call means: the nearest ones of the lineage that it fits.
  mutating func functions(for symbol: Symbol, of type: TypeID, after owner: TypeID? = nil) -> [FunctionID] {
    let key = MemberKey(type: type, name: symbol, kind: .called, after: owner)
    if let known = foundFunctions[key] { return known }
    let function = symbols[symbol]
    var ancestors = lineage(type)[...]
    if let owner, let place = ancestors.firstIndex(of: owner) { ancestors = ancestors[(place + 1)...] }
    var found: [FunctionID] = []
    for ancestor in ancestors {
      let fitting = program.fitting(function, in: program[ancestor])
      // A requirement is only what is left where nothing does it.
      let bodies = fitting.filter { program[$0].facts.hasBody }
      if !bodies.isEmpty {
        found = bodies
        break
      }
      if found.isEmpty { found = fitting }
    }
    if let requirement = found.first, !program[requirement].facts.hasBody {
      let witnesses = ancestors.compactMap { program.witness(of: requirement, in: program[$0]) }
      if let witness = witnesses.first { found = [witness] }
    }
    foundFunctions[key] = found
    return found
  }

  /// The method of a name that is the only one in the reach of a file.
  mutating func onlyFunction(named name: Symbol, in file: Int) -> FunctionID? {
    let found = foundOnlyFunctions[name] ?? program.onlyFunction(named: symbols[name])
    foundOnlyFunctions[name] = .some(found)
    guard let found, Program.rank(program.files[program[found].file].origin, for: program.files[file].origin) < 3
    else { return nil }
    return found
  }

  /// The method that a selector means.
  mutating func method(selector: String, of type: TypeID) -> FunctionID? {
    let key = MemberKey(type: type, name: symbols.symbol(selector), kind: .selector)
    if let known = foundFunctions[key] { return known.first }
    // `#selector(close)` is kept as it is written: without labels, or with Swift's.
    let base = selector.baseOfFunction
    var found: FunctionID?
    for ancestor in lineage(type) where found == nil {
      let declared = program[ancestor]
      found =
        declared.selectors[selector]?.first { program[$0].facts.hasBody }
        ?? declared.functions[base]?.first { program[$0].facts.name == selector && program[$0].facts.hasBody }
      if found == nil {
        // Written without labels, or with those of Swift 2, where the first one is no part of the name.
        let count = selector.utf8.count { $0 == UInt8(ascii: ":") }
        found = declared.functions[base]?.first {
          program[$0].facts.hasBody && (count == 0 || program[$0].facts.parameters.count == count)
        }
      }
    }
    foundFunctions[key] = found.map { [$0] } ?? []
    return found
  }
}

extension Program {
  /// The functions of a type that a call's name fits: exactly, else with arguments left out that have a default.
  func fitting(_ function: String, in type: ProgramType) -> [FunctionID] {
    fitting(function, among: type.functions[function.baseOfFunction] ?? [], selectors: type)
  }

  /// The Swift method of a type that does what a protocol asks for under a selector: one of Swift's own may name another
  /// (`@objc(name)`), one of Objective-C is shortened.
  func witness(of requirement: FunctionID, in type: ProgramType) -> FunctionID? {
    let asked = self[requirement]
    let isSwift = files[asked.file].language == .swift
    let bases = isSwift ? [asked.base] : [asked.base] + ImportedNames.bases(of: asked.facts)
    return bases.lazy.flatMap { type.functions[$0] ?? [] }.first {
      guard self[$0].facts.hasBody, files[self[$0].file].language == .swift else { return false }
      return isSwift
        ? self[$0].facts.name == asked.facts.name : ImportedNames.isName(self[$0], of: asked.facts)
    }
  }

  /// The same for functions outside of types.
  func fittingGlobals(_ function: String) -> [FunctionID] {
    fitting(function, among: globalFunctions[function.baseOfFunction] ?? [], selectors: nil)
  }

  private func fitting(_ function: String, among all: [FunctionID], selectors: ProgramType?) -> [FunctionID] {
    let exact = all.filter { self[$0].facts.name == function }
    if !exact.isEmpty { return exact }
    if let found = selectors?.selectors[function] { return found }
    let labels = function.labelsOfFunction
    let loose = all.filter { Self.fits(labels, self[$0].labels) }
    if !loose.isEmpty { return loose }
    guard let selectors, function.hasSuffix(")") else { return [] }
    return imported(function, labels, of: selectors)
  }

  /// Whether labels of a call are those of a function, some left out; a trailing closure has none.
  static func fits(_ call: [Substring], _ declared: [Substring]) -> Bool {
    guard call.count <= declared.count else { return false }
    var next = declared.startIndex
    for (index, label) in call.enumerated() {
      let isTrailing = label == "_" && index == call.count - 1
      while next < declared.endIndex, declared[next] != label, !isTrailing { next += 1 }
      if isTrailing, next < declared.endIndex, declared[next] != "_" { next = declared.endIndex - 1 }
      guard next < declared.endIndex else { return false }
      next += 1
    }
    return true
  }

  /// An Objective-C method under the name that Swift gives it: `show(with:animated:)` for `showWithItem:animated:`.
  private func imported(_ function: String, _ labels: [Substring], of type: ProgramType) -> [FunctionID] {
    let base = function.baseOfFunction
    let candidates = type.selectors.keys.filter { $0.hasPrefix(base) }.sorted().filter { selector in
      // What Swift declares has just the name that it was given.
      guard type.selectors[selector]?.contains(where: { files[self[$0].file].language == .objectiveC }) == true else {
        return false
      }
      guard selector.utf8.count(where: { $0 == UInt8(ascii: ":") }) == labels.count else { return false }
      var rest = selector.dropFirst(base.count).lowercased()[...]
      for label in labels where label != "_" {
        guard let found = rest.range(of: label.lowercased()) else { return false }
        rest = rest[found.upperBound...]
      }
      return true
    }
    return candidates.first.flatMap { type.selectors[$0] } ?? []
  }
}

extension Substring {
  /// The first place of a text in this one.
  fileprivate func range(of text: String) -> Range<Index>? {
    var start = startIndex
    while start < endIndex {
      if self[start...].hasPrefix(text) { return start..<index(start, offsetBy: text.count) }
      start = index(after: start)
    }
    return nil
  }
}
