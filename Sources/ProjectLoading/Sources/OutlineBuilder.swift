/// Collects an outline word by word; the scanners of both languages share it.
struct OutlineBuilder {
  private(set) var outline = SourceOutline()
  private let vocabulary: NavigationVocabulary
  private var table = WordTable()
  /// The types around, the innermost last, with the depth of braces inside of which each lies.
  private var types: [OpenType] = []
  private var section = SourceOutline.Section(owner: .none, function: .none, calls: 0..<0, words: 0..<0)
  private var sectionNumber: Int32 = 0
  private var showsSomething = false
  private var namesSender = false

  private struct OpenType {
    var word: WordHash
    var name: String
    var isExtension: Bool
    var isPrivate: Bool
    var depth: Int
  }

  init(_ vocabulary: NavigationVocabulary) { self.vocabulary = vocabulary }

  /// The outermost type around, or none.
  var owner: WordHash { types.first?.word ?? .none }

  /// The innermost type around, or none.
  var innermostType: WordHash { types.last?.word ?? .none }

  /// The depth of braces inside of which the innermost type lies; -1 outside of types.
  var typeDepth: Int { types.last?.depth ?? -1 }

  func role(of word: WordHash) -> NavigationVocabulary.Role? { vocabulary.role(of: word) }

  /// Takes a word that uses something.
  mutating func use(_ word: WordHash, _ text: UnsafeBufferPointer<UInt8>, isCall: Bool) {
    switch role(of: word) {
    case .ignored?, .initializer?: return
    case .act?:
      outline.isSeed = true
      section.navigates = true
    case .seed?: outline.isSeed = true
    case .event?: outline.hasEvents = true
    case .escaping?: outline.hasHandlers = true
    case .show? where isCall: showsSomething = true
    case .sender?: namesSender = true
    default: break
    }
    note(word, text, isCall: isCall)
  }

  /// Takes a name for which an alias stands: whoever uses the alias uses that.
  mutating func useInAlias(_ alias: WordHash, _ word: WordHash, _ text: UnsafeBufferPointer<UInt8>) {
    let role = role(of: word)
    if role == .seed || NavigationVocabulary.isTelling(text) { outline.isSeed = true }
    if role == nil { outline.aliases.append((alias, word)) }
  }

  /// Takes a name that is declared, which says as much about a file as one that is used.
  mutating func declare(_ word: WordHash, _ text: UnsafeBufferPointer<UInt8>) { note(word, text, isCall: false) }

  private mutating func note(_ word: WordHash, _ text: UnsafeBufferPointer<UInt8>, isCall: Bool) {
    let news = table.note(word, section: sectionNumber, isCall: isCall)
    if news.isNewInFile {
      outline.words.append(word)
      if NavigationVocabulary.isTelling(text) { outline.isSeed = true }
      if text.count >= 8, text[text.count - 1] == UInt8(ascii: "e"), text[text.count - 6] == UInt8(ascii: "l") {
        outline.hasHandlers = true  // A delegate, most likely.
      }
    }
    if news.isNewInSection {
      outline.sectionWords.append(word)
      if NavigationVocabulary.isAboutDocuments(text) { section.identifies = true }
    }
    if news.isNewCall { outline.calls.append(word) }
  }

  // MARK: Sections

  /// Begins a section; the one before ends.
  mutating func beginSection(_ function: WordHash, isInitializer: Bool = false) {
    endSection()
    let (calls, words) = (outline.calls.count, outline.sectionWords.count)
    section = SourceOutline.Section(
      owner: owner, function: function, isInitializer: isInitializer, calls: calls..<calls, words: words..<words)
  }

  private mutating func endSection() {
    section.calls = section.calls.lowerBound..<outline.calls.count
    section.words = section.words.lowerBound..<outline.sectionWords.count
    if showsSomething && namesSender {
      section.navigates = true
      outline.isSeed = true
    }
    if !section.identifies {
      outline.sectionWords.removeLast(section.words.count)
      section.words = section.words.lowerBound..<section.words.lowerBound
    }
    if section.navigates || section.identifies || !section.calls.isEmpty { outline.sections.append(section) }
    sectionNumber += 1
    (showsSomething, namesSender) = (false, false)
  }

  // MARK: Types

  /// Begins the body of a type, or of a part of one.
  mutating func beginType(
    _ word: WordHash, _ text: UnsafeBufferPointer<UInt8>, isExtension: Bool, isPrivate: Bool, depth: Int
  ) {
    let name = qualifiedName(text)
    if isExtension {
      outline.extensions.append(word)
    } else {
      outline.types.append(word)
      outline.typeNames.append(name)
      if types.isEmpty && !isPrivate { outline.visibleTypes.append(word) }
    }
    types.append(OpenType(word: word, name: name, isExtension: isExtension, isPrivate: isPrivate, depth: depth))
    beginSection(.none)
  }

  private func qualifiedName(_ text: UnsafeBufferPointer<UInt8>) -> String {
    let own = String(decoding: text, as: UTF8.self)
    return types.last.map { "\($0.name).\(own)" } ?? own
  }

  /// Ends the types that lie at this depth of braces or deeper.
  mutating func endTypes(depth: Int) {
    guard let last = types.last, last.depth >= depth else { return }
    while let last = types.last, last.depth >= depth { types.removeLast() }
    beginSection(.none)
  }

  mutating func addInheritance(_ type: WordHash, isClass: Bool, _ names: [WordHash]) {
    if names.isEmpty { return }
    outline.inheritances.append(SourceOutline.Inheritance(type: type, isClass: isClass, names: names))
  }

  mutating func addAlias(_ word: WordHash, _ text: UnsafeBufferPointer<UInt8>) {
    outline.types.append(word)
    outline.typeNames.append(qualifiedName(text))
    // What it stands for follows, but it can be nothing that has a name.
    outline.aliases.append((word, .none))
  }

  /// Notes that an alias stands for a function type.
  mutating func addClosureAlias(_ word: WordHash) {
    outline.closureAliases.insert(word)
    addClosureProperty()
  }

  /// Notes that the type around has a property that is a function.
  mutating func addClosureProperty() {
    outline.hasHandlers = true
    outline.closureTypes.insert(owner)
  }

  mutating func addPropertyType(_ word: WordHash) { outline.propertyTypes.append((owner, word)) }

  mutating func addProtocol() { outline.hasHandlers = true }

  /// Notes a text with a name.
  mutating func addConstant(_ name: WordHash) {
    if types.contains(where: \.isPrivate) { return }
    let isOwned = types.first.map { !$0.isExtension } ?? false
    outline.constants.insert(isOwned ? owner : name)
  }

  /// Notes a name from which a constant is made.
  mutating func addConstantWord(_ word: WordHash) { outline.constantWords.insert(word) }

  /// Ends the last section and gives the outline.
  mutating func finish() -> SourceOutline {
    endSection()
    outline.words.sort()
    return outline
  }
}
