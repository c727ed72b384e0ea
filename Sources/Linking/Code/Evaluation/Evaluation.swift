import NavigationModel
import SourceReading

/// Finds what values flow where and what code does: runs the functions that something starts, abstractly, until nothing new
/// turns up.
///
/// Locals and calls are told apart by their caller: a function runs once for every set of arguments. Properties are told
/// apart by their declaration alone. Every branch runs.
struct Evaluation {
  var program: Program
  var scenes: SceneTable
  var symbols = SymbolTable()
  var heap = Heap()
  var activations: [Activation] = []
  /// What code makes.
  var objects: [ProgramObject] = []
  var closures: [ProgramClosure] = []
  /// The objects that are cases of enums, with the names of these, and how many each enum has.
  var madeCases: [ObjectID: Symbol] = [:]
  var countsOfCases: [TypeID: Int] = [:]
  /// The types of which instances exist.
  var live: Set<TypeID> = []
  /// What the system starts.
  var roots: [EventRoot] = []
  /// What Interface Builder wires, by the class that receives it.
  var actions: [TypeID: [WiredAction]] = [:]

  /// The methods that give the pages of page controllers.
  var pageSources: [ActivationID] = []

  var knownActivations: [ActivationKey: ActivationID] = [:]
  var contexts: [ContextKey: Int] = [:]
  var knownObjects: [ObjectKey: ObjectID] = [:]
  var knownClosures: [CodePlace: ClosureID] = [:]
  var queue: [ActivationID] = []
  /// The closures that were handed to functions of the project, and who did so.
  var handedOver: [ClosureID: [HandedClosure]] = [:]
  /// The closures that something runs.
  var startedClosures: Set<ClosureID> = []
  /// The properties that were asked for and that nothing was stored in so far, the stored ones that were, and the names of
  /// what was stored in something that is not known.
  var unset: Set<VariableID> = []
  var opened: Set<VariableID> = []
  /// The code that waits for something to be stored in a property.
  var waiting: [VariableID: Set<ActivationID>] = [:]
  var foundKinds: [VariableID: Bool] = [:]
  var unknownStores: [UnknownStore.Key: UnknownStore] = [:]
  var openedStores: Set<UnknownStore> = []
  /// The initializers of the app's own, of which it is not known yet whether any code calls them.
  var waitingInitializers: [(FunctionID, TypeID)] = []
  var setVariables: Set<VariableID> = []
  var setNames: Set<String> = []
  /// The texts that went to functions of libraries: what these do with them is not known.
  var textsHandedOut: Set<Symbol> = []
  /// The implicit members that are being looked up.
  var openMembers: Set<MemberKey> = []
  var depth = 0
  var debugDepth = 0
  let limits: ContextLimits
  /// How many runs there were.
  var runs = 0
  /// What the project says of its own ways.
  var idioms: ProjectIdioms { program.idioms }
  var callNames: [String: CallName] = [:]
  /// What was looked up before, by type and name.
  var foundFunctions: [MemberKey: [FunctionID]] = [:]
  var foundImplementations: [MemberKey: [(FunctionID, ValueSet)]] = [:]
  var foundProperties: [MemberKey: VariableID?] = [:]
  var foundOnlyFunctions: [Symbol: FunctionID?] = [:]
  var foundTypes: [TypeKey: TypeID?] = [:]
  var foundInnerTypes: [MemberKey: TypeID?] = [:]
  var foundConstants: [MemberKey: Bool] = [:]
  var lineages: [TypeID: [TypeID]] = [:]
  private var next = 0

  /// How deep calls are followed at once; what lies deeper waits in the queue.
  static let deepestCall = 24

  init(program: Program, scenes: SceneTable, limits: ContextLimits) {
    self.program = program
    self.scenes = scenes
    self.limits = limits
  }

  /// Whether it was given up, because there was no end of runs.
  var isGivenUp: Bool { limits.runs.map { runs > $0 } ?? false }

  /// Runs everything until nothing new turns up.
  ///
  /// A closure that went to a function of the project and that nothing runs went somewhere that was not followed: it is
  /// taken for run at some time.
  mutating func run() {
    runQueue()
    // By now it is known whose pages they are.
    for source in pageSources { enqueue(source) }
    runQueue()
    var late: [HandedClosure] = []
    repeat {
      runHandedOver(&late)
      // What is set at last was set all the time.
    } while openUnset()
    runLooseMakers()
    for closure in late {
      guard let made = invoke(closure.value, [], in: closure.activation, at: closure.position) else { continue }
      link(made, in: closure.activation, at: closure.position, isHandedOn: false, isDeferred: true)
    }
  }

  private mutating func runHandedOver(_ late: inout [HandedClosure]) {
    settle()
    while true {
      let waiting = handedOver.filter { !startedClosures.contains($0.key) }.sorted { $0.key.index < $1.key.index }
      guard !waiting.isEmpty else { break }
      for closure in waiting.flatMap(\.value) {
        guard invoke(closure.value, [], in: closure.activation, at: closure.position) != nil else { continue }
        late.append(closure)
      }
      settle()
    }
  }

  /// Runs what makes scenes and is called by name, although no call of it was followed: nobody may say then that no code
  /// makes them.
  private mutating func runLooseMakers() {
    let started = Set(knownActivations.keys.map(\.code))
    for index in program.functions.indices {
      let id = FunctionID(index)
      let function = program[id]
      guard !started.contains(.function(id)), program.mentioned.contains(function.base),
        function.facts.body.contains(where: \.makesScene)
      else { continue }
      let owner = function.owner.map { function.facts.isStatic ? Value.type($0) : .instance($0) }
      _ = activation(
        .function(id), file: function.file, owner: function.owner, selfValues: owner.map { [$0] } ?? [],
        isShared: function.isShared, parameters: function.facts.parameters,
        arguments: function.facts.parameters.map { _ in [] })
    }
    settle()
  }

  /// Runs what is queued, and then what waited to see whether anybody does it better.
  private mutating func settle() {
    repeat { runQueue() } while startInitializers() || openWaiting()
  }

  private mutating func runQueue() {
    // What is queued first runs first, so that results do not depend on chance.
    while next < queue.count {
      let id = queue[next]
      next += 1
      self[id].isQueued = false
      run(id)
      if next == queue.count {
        queue.removeAll(keepingCapacity: true)
        next = 0
      }
    }
  }

  subscript(id: ActivationID) -> Activation {
    get { activations[Int(id.index)] }
    _modify { yield &activations[Int(id.index)] }
  }

  /// Lets an activation run again, once for all that changed.
  mutating func enqueue(_ id: ActivationID) {
    guard !self[id].isQueued else { return }
    self[id].isQueued = true
    queue.append(id)
  }

  /// Adds to a variable that many see; who read it runs again.
  mutating func write(_ values: ValueSet, to key: Heap.Key) {
    for reader in heap.add(values, to: key) { enqueue(reader) }
  }
}

/// What identifies an activation.
struct ActivationKey: Hashable {
  var code: Activation.Code
  var selfValues: ValueSet
  var environment: ActivationID?
  var arguments: [ValueSet]
  var generics: [String: TypeID]
}

/// What runs are told apart of, up to a limit.
struct ContextKey: Hashable {
  var code: Activation.Code
  var environment: ActivationID?
}

/// What identifies an object: the place that makes it and the activation that runs there.
struct ObjectKey: Hashable {
  var activation: ActivationID
  var place: CodePlace
  var type: TypeID
}

/// A place in the source.
struct CodePlace: Hashable, Comparable {
  var file: Int
  var position: Position

  static func < (lhs: CodePlace, rhs: CodePlace) -> Bool { (lhs.file, lhs.position) < (rhs.file, rhs.position) }
}

/// A name of a type, in a file and inside of a type.
struct TypeKey: Hashable {
  var name: Symbol
  var file: Int
  var owner: TypeID?
}

/// A member of a type.
struct MemberKey: Hashable {
  /// What is looked for under the name.
  enum Kind: UInt8 {
    /// A property.
    case property
    /// The methods of a base name.
    case named
    /// The methods that a call means.
    case called
    /// The method of a selector.
    case selector
    /// A type inside of the type or what it inherits from.
    case nested
    /// The same, or an alias.
    case associated
    /// A constant, case or anything else that needs no instance.
    case constant
  }

  var type: TypeID
  var name: Symbol
  var kind: Kind
  /// The type whose own methods are left out, with those below it.
  var after: TypeID?
}

/// Something that code makes.
struct ProgramObject {
  var type: TypeID
  var place: CodePlace
  /// What people read on a control.
  var label: String?
  var depth = 0
  /// The run of the function that makes it.
  var maker: ActivationID
}

/// A closure, block or local function.
struct ProgramClosure {
  var facts: Closure
  var file: Int
}

/// A closure that went to a function of the project.
struct HandedClosure {
  var value: Value
  var activation: ActivationID
  var position: Position
}

extension Statement {
  /// Whether it calls a storyboard for a scene.
  fileprivate var makesScene: Bool {
    switch self {
    case .expression(let value): value.makesScene
    case .assign(let target, let value, _): target.makesScene || value.makesScene
    case .declare(_, _, let value, _), .result(let value, _): value?.makesScene ?? false
    case .branch(let conditions, let bodies):
      conditions.contains(where: \.makesScene) || bodies.joined().contains(where: \.makesScene)
    case .function(let facts): facts.body.contains(where: \.makesScene)
    case .debugOnly, .guarded: false
    }
  }
}

extension Expression {
  fileprivate var makesScene: Bool {
    switch self {
    case .call(let call) where call.function.hasPrefix("instantiate"): return true
    case .closure(let closure): return closure.body.contains(where: \.makesScene)
    default: break
    }
    var found = false
    forEachPart { if $0.makesScene { found = true } }
    return found
  }
}

/// Code that the system starts.
struct EventRoot {
  var activation: ActivationID
  var trigger: Trigger?
  /// The scene the user acts in, where it is one of Interface Builder's.
  var scene: SceneID?
}

/// An action that a document wires.
struct WiredAction {
  var selector: String
  var trigger: Trigger
  var scene: SceneID
}
