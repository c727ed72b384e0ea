/// Decides which source files can say something about navigation.
///
/// A file matters if it navigates by itself, if a document names one of its types, or if a file that matters could not be
/// understood without it: because it holds a superclass, a protocol, an identifier, or something that hands control over.
/// A file matters as well if it calls what navigates. All of this is decided by names alone, so too much is read rather
/// than too little.
struct SourceRelevance {
  private let outlines: [SourceOutline]
  /// Whether each file matters.
  private(set) var isRelevant: [Bool]

  private var filesDeclaring: [WordHash: [Int]] = [:]
  private var filesExtending: [WordHash: [Int]] = [:]
  private var filesWithConstant: [WordHash: [Int]] = [:]
  private var supertypes: [WordHash: Set<WordHash>] = [:]
  /// Types by their superclass, or whatever stands in its place.
  private var subclasses: [WordHash: [(type: WordHash, file: Int)]] = [:]
  private var subtypes: [WordHash: [WordHash]] = [:]
  private var callers: [WordHash: [(file: Int, section: Int)]] = [:]
  private var closureTypes: Set<WordHash> = []
  private var aliases: [WordHash: [(file: Int, target: WordHash)]] = [:]
  private var neededNames: Set<WordHash> = []
  private var neededSupertypes: Set<WordHash> = []

  private var pendingFiles: [Int] = []
  private var pendingFunctions: [Function] = []
  private var knownFunctions: Set<Function> = []
  private var navigatingSections: [[Bool]]
  private var controllerTypes: Set<WordHash> = []
  private var navigatingTypes: Set<WordHash> = []
  private var filesMentioning: [WordHash: [Int]] = [:]
  /// Whether a relevant file mentions a type of the file, and whether the file mentions a type that navigates.
  private var isMentioned: [Bool]
  private var mentionsNavigation: [Bool]
  private var holdsConstants: [Bool]
  private var families: [WordHash: [WordHash]] = [:]

  private struct Function: Hashable {
    var owner: WordHash
    var name: WordHash
    var isInitializer: Bool
  }

  /// Decides.
  ///
  /// - Parameters:
  ///   - outlines: The outlines of all files.
  ///   - documentClasses: The classes that documents name.
  init(_ outlines: [SourceOutline], documentClasses: Set<WordHash>) {
    self.outlines = outlines
    isRelevant = Array(repeating: false, count: outlines.count)
    holdsConstants = isRelevant
    isMentioned = isRelevant
    mentionsNavigation = isRelevant
    navigatingSections = outlines.map { Array(repeating: false, count: $0.sections.count) }
    buildIndexes()
    for (file, outline) in outlines.enumerated() {
      if outline.isSeed || (outline.types + outline.extensions).contains(where: documentClasses.contains) { mark(file) }
      for (number, section) in outline.sections.enumerated() where section.navigates {
        navigates(file, number)
      }
    }
    while true {
      if let file = pendingFiles.popLast() {
        spread(from: file)
      } else if let function = pendingFunctions.popLast() {
        spread(from: function)
      } else {
        break
      }
    }
  }

  private mutating func buildIndexes() {
    var functions: Set<WordHash> = []
    var closureAliases: Set<WordHash> = []
    for (file, outline) in outlines.enumerated() {
      for type in outline.visibleTypes { filesDeclaring[type, default: []].append(file) }
      for type in outline.extensions { filesExtending[type, default: []].append(file) }
      for name in outline.constants { filesWithConstant[name, default: []].append(file) }
      for inheritance in outline.inheritances {
        supertypes[inheritance.type, default: []].formUnion(inheritance.names)
        if inheritance.isClass, let first = inheritance.names.first {
          subclasses[first, default: []].append((inheritance.type, file))
        }
      }
      for section in outline.sections { functions.insert(section.function) }
      closureAliases.formUnion(outline.closureAliases)
      for (name, target) in outline.aliases { aliases[name, default: []].append((file, target)) }
      closureTypes.formUnion(outline.closureTypes)
      closureTypes.formUnion(outline.closureAliases)
    }
    for (type, names) in supertypes {
      for name in names { subtypes[name, default: []].append(type) }
    }
    for (file, outline) in outlines.enumerated() {
      for word in outline.words where filesDeclaring[word] != nil { filesMentioning[word, default: []].append(file) }
      for (owner, type) in outline.propertyTypes where closureAliases.contains(type) { closureTypes.insert(owner) }
      for (number, section) in outline.sections.enumerated() {
        for call in outline.calls[section.calls] where functions.contains(call) {
          callers[call, default: []].append((file, number))
        }
      }
    }
    // What is outside of types has no name of its own.
    closureTypes.remove(.none)
  }

  private mutating func mark(_ file: Int) {
    if isRelevant[file] { return }
    isRelevant[file] = true
    pendingFiles.append(file)
  }

  private mutating func mark(_ files: [Int]?) {
    for file in files ?? [] { mark(file) }
  }

  // MARK: What a relevant file needs

  private mutating func spread(from file: Int) {
    let outline = outlines[file]
    for inheritance in outline.inheritances {
      for name in inheritance.names { needSupertype(name) }
    }
    // Headers and implementations are parts of the same type.
    for type in outline.visibleTypes { mark(filesDeclaring[type]) }
    for word in outline.words { need(word) }
    for section in outline.sections where section.identifies {
      for word in outline.sectionWords[section.words] { needConstant(word) }
    }
  }

  /// A relevant file mentions a name: what hands control over belongs to the story.
  private mutating func need(_ name: WordHash) {
    guard neededNames.insert(name).inserted else { return }
    let isClosureType = closureTypes.contains(name)
    for file in filesDeclaring[name] ?? []
    where isClosureType || outlines[file].hasEvents && outlines[file].hasHandlers {
      mark(file)
    }
    for file in filesExtending[name] ?? [] where outlines[file].closureTypes.contains(name) { mark(file) }
    // What leads from here to something that navigates.
    for file in (filesDeclaring[name] ?? []) + (filesExtending[name] ?? []) where !isMentioned[file] {
      isMentioned[file] = true
      if mentionsNavigation[file] { mark(file) }
    }
    for (file, target) in aliases[name] ?? [] {
      need(target)
      if isClosureType || closureTypes.contains(target) { mark(file) }
    }
  }

  private mutating func needSupertype(_ name: WordHash) {
    guard neededSupertypes.insert(name).inserted else { return }
    mark(filesDeclaring[name])
    for (file, target) in aliases[name] ?? [] {
      mark(file)
      needSupertype(target)
    }
  }

  private mutating func needConstant(_ name: WordHash) {
    for file in filesWithConstant[name] ?? [] where !holdsConstants[file] {
      holdsConstants[file] = true
      mark(file)
      // Constants can be made of others.
      for word in outlines[file].constantWords { needConstant(word) }
    }
  }

  // MARK: Who leads to navigation

  private mutating func navigates(_ file: Int, _ number: Int) {
    if navigatingSections[file][number] { return }
    navigatingSections[file][number] = true
    mark(file)
    let section = outlines[file].sections[number]
    let function = Function(owner: section.owner, name: section.function, isInitializer: section.isInitializer)
    if section.function != .none, knownFunctions.insert(function).inserted { pendingFunctions.append(function) }
    if filesDeclaring[section.owner] != nil {
      addControllerType(section.owner)
      addNavigatingType(section.owner)
    }
  }

  /// A value of a type that navigates is often had through a value of another type.
  private mutating func addNavigatingType(_ type: WordHash) {
    guard navigatingTypes.insert(type).inserted else { return }
    for name in family(of: type) {
      for file in filesMentioning[name] ?? [] where !mentionsNavigation[file] {
        mentionsNavigation[file] = true
        if isMentioned[file] { mark(file) }
      }
    }
  }

  /// Subclasses inherit what navigates.
  private mutating func addControllerType(_ type: WordHash) {
    guard controllerTypes.insert(type).inserted else { return }
    for subclass in subclasses[type] ?? [] {
      mark(subclass.file)
      addControllerType(subclass.type)
    }
  }

  /// Whoever calls a function by its name and knows a type that has it, or gets it by inheritance, leads there.
  private mutating func spread(from function: Function) {
    let family = function.isInitializer ? [function.owner] : family(of: function.owner)
    for caller in callers[function.name] ?? [] where !navigatingSections[caller.file][caller.section] {
      let outline = outlines[caller.file]
      let owner = outline.sections[caller.section].owner
      if function.owner == .none || family.contains(where: { knows($0, caller.file, owner: owner) }) {
        navigates(caller.file, caller.section)
      }
    }
  }

  /// Whether code of a type in a file can have a value of another type: both may be mentioned by another part only.
  private func knows(_ type: WordHash, _ file: Int, owner: WordHash) -> Bool {
    if type == owner || outlines[file].mentions(type) { return true }
    return (filesDeclaring[owner] ?? []).contains { outlines[$0].mentions(type) }
  }

  /// A type with everything above and below it that the project declares.
  private mutating func family(of type: WordHash) -> [WordHash] {
    if let known = families[type] { return known }
    var family: Set<WordHash> = [type]
    var pending = [type]
    while let next = pending.popLast() {
      for name in supertypes[next] ?? [] where filesDeclaring[name] != nil && family.insert(name).inserted {
        pending.append(name)
      }
    }
    pending = [type]
    while let next = pending.popLast() {
      for name in subtypes[next] ?? [] where family.insert(name).inserted { pending.append(name) }
    }
    families[type] = family.filter { filesDeclaring[$0] != nil || $0 == type }
    return families[type] ?? []
  }
}
