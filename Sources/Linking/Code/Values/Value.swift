import SourceReading

/// What an expression can be, as far as navigation cares.
enum Value: Equatable {
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
