import NavigationModel
import SourceReading

/// A run of some code for one set of arguments: what it can return, what it does to the screen, what it calls.
struct Activation {
  /// The code that runs.
  enum Code: Hashable {
    case function(FunctionID)
    case closure(ClosureID)
    /// The initial value of a property or global.
    case value(VariableID)
    case getter(VariableID)
    case setter(VariableID)
    /// The top level of a file.
    case file(Int)
    /// A call of so many closures that it tells nothing of any of them.
    case crowd(CodePlace)
    /// What a control or action that is said to close its scene does.
    case closing(CodePlace)
  }

  /// A call of another activation.
  struct Link: Hashable {
    var callee: ActivationID
    var position: Position
    /// Whether a controller goes along that is itself a parameter here, or is `self` of code that many share.
    var isHandedOn: Bool
    /// Whether it runs at some later time, when nobody knows what started it.
    var isDeferred: Bool
    /// Whether it runs soon, when what is going on now is over.
    var isLater = false
    /// Whether the code of a debug build does it.
    var isDebugOnly: Bool
    /// Whether it only reads a property.
    var isReading = false
    /// Whether it goes to so many at once that it tells nothing of any of them.
    var isBlurred = false
  }

  /// Something that starts code later: a control, gesture or notification that is set up here.
  struct Event: Hashable {
    var callee: ActivationID
    var trigger: Trigger
    var position: Position
    /// The control, where it is known; it may be shown by another controller than the one that made it.
    var control: ObjectID?
  }

  var code: Code
  var file: Int
  /// The type around the code.
  var owner: TypeID?
  var selfValues: ValueSet
  /// The activation whose locals a closure sees.
  var environment: ActivationID?
  /// What the generic parameters are.
  var generics: [String: TypeID] = [:]
  /// Whether `self` is somebody else's: an extension of a type of the system or of a protocol, a free function.
  var isShared: Bool
  var locals = Locals()
  var result = ValueSet()
  var effects: [Effect] = []
  var links: [Link] = []
  var knownLinks: Set<Link> = []
  var events: [Event] = []
  /// The presentation styles that the code itself sets.
  var styles: [Heap.Key: ValueSet] = [:]
  /// Who has to run again when the result grows.
  var dependents: [ActivationID] = []
  var knownDependents: Set<ActivationID> = []
  /// The closures that see the locals.
  var closures: [ActivationID] = []
  /// Whether it stands for callers that have nothing to do with each other.
  var isMerged = false
  var isRunning = false
  var isQueued = false
  /// Whether locals got anything new since the closures that see them were told to run again.
  var hasNewLocals = false
  /// How many closures of a crowd it has run.
  var crowd = 0
  /// How many containers within containers its arguments are.
  var depth = 0

  /// Adds to a local, which is made where there is none of the name; says whether there was anything new.
  @discardableResult
  mutating func add(_ values: ValueSet, toLocal name: Symbol) -> Bool {
    guard locals.add(values, to: name) else { return false }
    hasNewLocals = true
    return true
  }
}

/// What code does to the screen.
struct Effect: Hashable {
  enum Kind: Hashable {
    case show(TransitionKind)
    case exit(ExitKind)
    case performSegue
    /// Shows the initial scene, or what has a name, of a storyboard that was not found.
    case unknownStoryboard
    case unknownIdentifier
    /// Makes or holds something that is no controller.
    case makes
    /// Makes a scene of a document by its name; none where that could not be followed.
    case instantiates
  }

  /// The text of an effect that makes the first scene of a storyboard.
  static let initialScene = "initial"

  var kind: Kind
  /// The controllers whose method is called; empty where it is not known.
  var receivers: ValueSet
  /// Whether the method is called on `self`, or on what UIKit finds from it.
  var isOnSelf: Bool
  /// Whether a dismissal is sent to what lies further down than the presenter, as far as UIKit's relations tell.
  var reachesBelow = false
  /// What a child becomes to its container, where that is more than a child: a column of a split view, or less, because only
  /// its view is added.
  var relationship: String?
  /// What is shown, the identifiers of segues, or names.
  var targets: ValueSet
  /// What the target is called in the source.
  var text: String
  /// Whether the acting or the shown controller is a parameter here, or `self` of code that many share.
  var isHandedOn: Bool
  var isDebugOnly: Bool
  var position: Position
}
