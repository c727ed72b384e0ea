import SourceReading

/// What an expression can be, as far as navigation cares.
enum Value: Hashable {
  /// Made in code, at one place, for one caller.
  case object(ObjectID)
  /// The instance of a class whose code runs, or any that is known to be just of this class.
  case instance(TypeID)
  /// Something of which only the declared type is known.
  case bounded(TypeID)
  /// A scene of a document.
  case scene(Int)
  /// A storyboard.
  case storyboard(Int)
  /// A type itself.
  case type(TypeID)
  /// A case of an enum of the project.
  case enumCase(TypeID, Symbol)
  /// A text.
  case string(Symbol)
  /// A selector.
  case selector(Symbol)
  /// A constant of the system, or an implicit member whose type is not known (`.popover`).
  case symbol(Symbol)
  /// A closure, with the activation around it.
  case closure(ClosureID, ActivationID)
  /// A method as a value.
  case method(FunctionID, of: TypeID)
  /// A controller that UIKit finds from another one.
  case relative(Relation, of: TypeID)
  /// A segue of a scene of a class, or of a segue class.
  case segue(TypeID)
  /// The main window's root, whatever it is.
  case windowRoot
  /// A popover's or sheet's controller of what a presentation belongs to.
  case presentation(of: PresentedKey)
}

/// What a presentation controller was got from.
enum PresentedKey: Hashable {
  case object(ObjectID)
  case type(TypeID)
  case scene(Int)
}

/// How UIKit gets from one controller to another (semantics §2.7, §7.1).
enum Relation: UInt8 {
  case navigation, tabBar, split, parent, presenting, presented, top, child
}

/// An interned text.
struct Symbol: Hashable {
  let index: Int32
}

/// An object that code makes.
struct ObjectID: Hashable {
  let index: Int32
}

/// A closure of the program.
struct ClosureID: Hashable {
  let index: Int32
}

/// A run of a function, for one set of arguments.
struct ActivationID: Hashable {
  let index: Int32
}

/// A small set of values, in the order in which they were found.
struct ValueSet: Hashable, Sequence, ExpressibleByArrayLiteral {
  private(set) var values: [Value] = []

  /// How many values are told apart: as many as a network layer has callers that wait for it.
  static let most = 512

  init() {}
  init(_ value: Value) { values = [value] }
  init(arrayLiteral elements: Value...) { for element in elements { insert(element) } }
  init(_ elements: some Sequence<Value>) { for element in elements { insert(element) } }

  var isEmpty: Bool { values.isEmpty }
  var count: Int { values.count }
  var first: Value? { values.first }

  /// Adds a value; says whether it is new.
  @discardableResult
  mutating func insert(_ value: Value) -> Bool {
    guard values.count < Self.most, !values.contains(value) else { return false }
    values.append(value)
    return true
  }

  /// Adds all; says whether there was anything new.
  @discardableResult
  mutating func formUnion(_ other: ValueSet) -> Bool {
    if values.isEmpty {
      values = other.values
      return !values.isEmpty
    }
    if other.count > 12, values.count > 12 {
      var known = Set(values)
      let new = other.values.filter { known.insert($0).inserted }.prefix(Swift.max(0, Self.most - values.count))
      values += new
      return !new.isEmpty
    }
    var grew = false
    for value in other.values where insert(value) { grew = true }
    return grew
  }

  /// All values of both.
  func union(_ other: ValueSet) -> ValueSet {
    var result = self
    result.formUnion(other)
    return result
  }

  func makeIterator() -> IndexingIterator<[Value]> { values.makeIterator() }

  // The order in which values were found makes no difference.
  static func == (lhs: ValueSet, rhs: ValueSet) -> Bool {
    lhs.values == rhs.values || (lhs.count == rhs.count && lhs.values.allSatisfy(rhs.values.contains))
  }

  func hash(into hasher: inout Hasher) {
    var sum = 0
    for value in values { sum &+= value.hashValue }
    hasher.combine(sum)
  }
}
