import NavigationModel
import SourceReading

// What the system starts by itself.
extension Evaluation {
  /// Notes that instances of a type exist: the system may call its methods.
  mutating func makeLive(_ type: TypeID) {
    guard program[type].isDeclared, program[type].kind != .protocol, live.insert(type).inserted else { return }
    let classes = lineage(type).filter { program[$0].isDeclared }
    let isOfSystem = lineage(type).contains { !program[$0].isDeclared }
    guard isOfSystem else { return }
    for owner in classes {
      for function in program[owner].functions.values.joined().sorted() { startIfCalled(function, by: type) }
      for (name, variable) in program[owner].properties.sorted(by: { $0.key < $1.key }) {
        startIfRead(variable, named: name, of: type)
      }
      for action in actions[owner] ?? [] where owner != type { startWired(action, on: type) }
    }
    for action in actions[type] ?? [] { startWired(action, on: type) }
  }

  /// Wires an action to a class whose instances may exist already.
  mutating func add(_ action: WiredAction, to type: TypeID) {
    actions[type, default: []].append(action)
    for descendant in program.descendants(type).sorted() where live.contains(descendant) {
      startWired(action, on: descendant)
    }
  }

  /// Starts an action that Interface Builder wires.
  private mutating func startWired(_ action: WiredAction, on type: TypeID) {
    guard let made = activation(of: action.selector, on: .instance(type), in: nil) else { return }
    roots.append(EventRoot(activation: made, trigger: action.trigger, scene: action.scene))
  }

  /// Starts an action that Interface Builder wires to a controller without a class of its own.
  mutating func start(_ selector: String, scene: Int, trigger: Trigger) {
    guard let type = scenes[scene].type, let method = method(selector: selector, of: type) else { return }
    roots.append(
      EventRoot(activation: start(method, with: .scene(scene)), trigger: trigger, scene: scenes[scene].id))
  }

  private mutating func startIfCalled(_ function: FunctionID, by type: TypeID) {
    let declared = program[function]
    if declared.facts.name.hasPrefix("init"), !SystemCallbacks.isInitializer(declared.facts.name) {
      waitingInitializers.append((function, type))
      return
    }
    guard !declared.facts.body.isEmpty, !declared.facts.isStatic, !declared.isShared,
      let trigger = SystemCallbacks.trigger(
        of: declared, hasOverride: isOverridden(function, of: type), adoptsUnknown: adoptsUnknown(type),
        isCalled: program.isCalled(declared.facts) || isAskedByProject(function, of: type),
        // `Library.Home` is the class of the library, although the project has a `Home` of its own.
        isDeclared: { program.external[$0] == nil && program.declaredType($0, in: declared.file) != nil }),
      // A method that a subclass overrides is called there.
      functions(for: symbols.symbol(declared.facts.name), of: type).contains(function)
    else { return }
    let made = start(function, with: .instance(type))
    roots.append(EventRoot(activation: made, trigger: trigger, scene: nil))
  }

  /// Starts the initializers of the app's own that no code was seen to call: somebody does, with whatever their types allow.
  mutating func startInitializers() -> Bool {
    let pending = waitingInitializers
    waitingInitializers = []
    var isAny = false
    for (function, type) in pending
    where !program[function].facts.body.isEmpty
      && contexts[ContextKey(code: .function(function), environment: nil)] == nil
    {
      let trigger = Trigger(element: "lifecycle", event: program[function].base)
      roots.append(EventRoot(activation: start(function, with: .instance(type)), trigger: trigger, scene: nil))
      isAny = true
    }
    return isAny
  }

  /// Whether a type adopts a protocol, or descends from a class, of a library: that may call what its own code does not.
  private mutating func adoptsUnknown(_ type: TypeID) -> Bool {
    lineage(type).contains { ancestor in
      let name = program[ancestor].name
      return !program[ancestor].isDeclared && !name.isSystemClass && SystemTypes.superclass(of: name) == nil
        && !SystemCallbacks.harmlessProtocols.contains(name)
    }
  }

  /// Whether a protocol of the project's own, in Swift, asks for a method: then code of the project calls it, or nobody.
  private mutating func isAskedByProject(_ function: FunctionID, of type: TypeID) -> Bool {
    let name = program[function].facts.name
    return lineage(type).contains { ancestor in
      program[ancestor].isDeclared && program[ancestor].kind == .protocol
        && program.files[program[ancestor].files.first ?? 0].language == .swift
        && !program.fitting(name, in: program[ancestor]).isEmpty
    }
  }

  /// Whether a method overrides one of the system's, not only one of the project's own.
  private mutating func isOverridden(_ function: FunctionID, of type: TypeID) -> Bool {
    guard let owner = program[function].owner else { return false }
    var first = function
    for ancestor in lineage(owner).dropFirst() where program[ancestor].isDeclared {
      let found = program.fitting(program[function].facts.name, in: program[ancestor])
      if let found = found.first { first = found }
    }
    return program[first].facts.attributes.contains("override")
  }

  /// Computed properties that the system asks for: `keyCommands`, SwiftUI's `body`, outlets with observers.
  private mutating func startIfRead(_ variable: VariableID, named name: String, of type: TypeID) {
    let declared = program[variable]
    guard !declared.isShared, !declared.facts.isStatic else { return }
    let isAsked =
      declared.facts.attributes.contains("override") && !declared.facts.getter.isEmpty
      || name == "body" && lineage(type).contains { ["View", "App", "Scene"].contains(program[$0].name) }
    if isAsked {
      let made = activation(
        declared.facts.getter.isEmpty ? .value(variable) : .getter(variable), file: declared.file,
        owner: declared.owner, selfValues: [.instance(type)])
      roots.append(EventRoot(activation: made, trigger: Trigger(element: "lifecycle", event: name), scene: nil))
    }
    if declared.facts.attributes.contains("IBOutlet"), !declared.facts.setter.isEmpty {
      let made = activation(
        .setter(variable), file: declared.file, owner: declared.owner, selfValues: [.instance(type)])
      roots.append(EventRoot(activation: made, trigger: Trigger(element: "lifecycle", event: name), scene: nil))
    }
  }

  /// Starts the program: delegates of the app and its windows, top-level code, and every class that documents name.
  mutating func start(documentTypes: [TypeID]) {
    for type in program.typeIDs where program[type].isDeclared && isStart(type) { makeLive(type) }
    for type in documentTypes { makeLive(type) }
    for file in program.files.indices where !program.files[file].statements.isEmpty {
      let made = activation(.file(file), file: file, owner: nil, selfValues: [], isShared: true)
      roots.append(EventRoot(activation: made, trigger: Trigger(element: "launch"), scene: nil))
    }
  }

  /// Whether the system makes an instance by itself.
  func isStart(_ type: TypeID) -> Bool {
    guard program[type].kind != .protocol, program[type].kind != .enum, !program.idleSceneDelegates.contains(type)
    else { return false }
    return program.lineage(type).contains { SystemCallbacks.starts.contains(program[$0].name) }
      || program[type].name == "AppDelegate" || program[type].name == "SceneDelegate"
  }
}
