/// What a look at the bytes of a source file tells: the names that it declares and uses, and whether it navigates.
///
/// An outline decides whether a file is parsed. It may take too much for relevant, so it can be coarse, but it must not
/// overlook anything.
struct SourceOutline: Sendable {
  /// A function, or what stands between functions.
  struct Section: Sendable {
    /// The outermost type around it.
    var owner: WordHash
    /// The name without labels, in Objective-C the first part of the selector; none between functions.
    var function: WordHash
    /// Whether it makes a value of its type.
    var isInitializer = false
    /// Whether it shows, leaves or arranges controllers itself.
    var navigates = false
    /// Whether it deals with storyboards, segues or nibs, so that the texts that it uses can be their names.
    var identifies = false
    /// The names that are called, in ``SourceOutline/calls``.
    var calls: Range<Int>
    /// The names that occur, in ``SourceOutline/sectionWords``; kept only where the section identifies.
    var words: Range<Int>
  }

  /// What a declaration of a type inherits from, conforms to or stands for.
  struct Inheritance: Sendable {
    var type: WordHash
    /// Whether the first of the names can be a superclass.
    var isClass: Bool
    var names: [WordHash]
  }

  /// The types that are declared, at any depth, with their full names.
  var typeNames: [String] = []
  /// The same, without the types around them.
  var types: [WordHash] = []
  /// The types among them that other files can name: those outside of other types that are not private.
  var visibleTypes: [WordHash] = []
  /// The types that are extended.
  var extensions: [WordHash] = []
  var inheritances: [Inheritance] = []
  /// The outermost types with properties, cases or aliases that are functions.
  var closureTypes: Set<WordHash> = []
  /// The names of aliases of function types.
  var closureAliases: Set<WordHash> = []
  /// The types of properties, as far as they are names, with the outermost types around.
  var propertyTypes: [(owner: WordHash, type: WordHash)] = []
  /// What aliases stand for.
  var aliases: [(name: WordHash, target: WordHash)] = []
  /// Under which names other files know texts: the outermost type around them, in extensions the name of each.
  var constants: Set<WordHash> = []
  /// What constants are made of.
  var constantWords: Set<WordHash> = []
  var sections: [Section] = []
  var calls: [WordHash] = []
  var sectionWords: [WordHash] = []
  /// All names that occur, sorted.
  var words: [WordHash] = []
  /// Whether a word occurs that says "navigation" by itself.
  var isSeed = false
  /// Whether it has controls, gestures or views.
  var hasEvents = false
  /// Whether it hands control to others: closures, delegates, protocols.
  var hasHandlers = false

  /// Whether a name occurs.
  func mentions(_ word: WordHash) -> Bool {
    var low = 0
    var high = words.count
    while low < high {
      let middle = (low + high) / 2
      if words[middle] < word { low = middle + 1 } else { high = middle }
    }
    return low < words.count && words[low] == word
  }
}
