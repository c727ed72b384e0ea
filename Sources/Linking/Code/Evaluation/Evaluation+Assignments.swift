import NavigationModel
import SourceReading

// What is stored where.
extension Evaluation {
  /// `target = value`.
  mutating func assign(_ value: Expression, to target: Expression, at position: Position, in id: ActivationID) {
    switch target {
    case .name(let name, _):
      assign(value, toName: name, at: position, in: id)
    case .member(let base?, let name, _):
      let receivers = evaluate(base, in: id)
      let type = declaredType(of: name, in: receivers)
      let values = coerced(evaluate(value, in: id, expecting: type), to: type, in: id)
      store(values, in: receivers, name, Assignment(value: value, base: base, position: position), in: id)
      callSetterMethod(of: name, receivers, values, at: position, in: id)
    case .element(let base, let indices):
      for index in indices { _ = evaluate(index, in: id) }
      assign(value, to: base, at: position, in: id)
    case .cast(let inner, _):
      assign(value, to: inner, at: position, in: id)
    case .tuple(let targets):
      for target in targets { assign(value, to: target, at: position, in: id) }
    default:
      _ = evaluate(value, in: id)
    }
  }

  /// What an assignment says in the source.
  struct Assignment {
    var value: Expression
    var base: Expression
    var position: Position
  }

  private mutating func assign(
    _ value: Expression, toName name: String, at position: Position, in id: ActivationID
  ) {
    let symbol = symbols.symbol(name)
    if let holder = holder(of: symbol, in: id) {
      let type = self[holder].locals.type(of: symbol)
      let values = coerced(evaluate(value, in: id, expecting: type), to: type, in: id)
      if isHandedIn(value, in: id) { self[holder].locals.setHandedIn(symbol) }
      if self[holder].add(values, toLocal: symbol), holder != id {
        for closure in self[holder].closures where closure != id { enqueue(closure) }
        enqueue(holder)
      }
      return
    }
    let receivers = selfValues(in: id)
    let type = declaredType(of: name, in: receivers)
    let values = coerced(evaluate(value, in: id, expecting: type), to: type, in: id)
    let isMember = receivers.contains { self.type(of: $0) != nil }
    if !isMember, let global = program.globalVariables[name]?.first {
      return write(values, to: .variable(global))
    }
    let assignment = Assignment(value: value, base: .name("self", position), position: position)
    let bare = name.withoutUnderscore
    store(values, in: receivers, declaredType(of: name, in: receivers) == nil ? bare : name, assignment, in: id)
  }

  private mutating func declaredType(of name: String, in receivers: ValueSet) -> TypeName? {
    for receiver in receivers {
      let type: TypeID?
      if case .type(let own) = receiver { type = own } else { type = self.type(of: receiver) }
      if let type, let variable = property(name, of: type), let written = program[variable].facts.type {
        return written
      }
    }
    return nil
  }

  /// Stores values in a property of some receivers.
  mutating func store(
    _ values: ValueSet, in receivers: ValueSet, _ name: String, _ assignment: Assignment, in id: ActivationID
  ) {
    var others = ValueSet()
    for receiver in receivers {
      let type: TypeID?
      if case .type(let own) = receiver { type = own } else { type = self.type(of: receiver) }
      guard let type, let variable = property(name, of: type) else {
        others.insert(receiver)
        continue
      }
      // Where it is known what is stored nothing more has to be guessed, but for what a protocol only asks for.
      if assignment.value != .none, values.isEmpty || isRequirement(variable) { noteSet(name, [receiver], variable) }
      if case .object(let object) = receiver, program[type].kind == .struct {
        write(values, to: .object(object, symbols.symbol(name)))
      } else {
        write(values, to: variable, of: receiver)
      }
      if assignment.value != .none { noteStored(values, in: variable, of: receiver, at: assignment.position, by: id) }
      callSetter(of: variable, receiver, values, at: assignment.position, in: id)
      if program[type].isDeclared, Self.isOverride(program[variable].facts) { others.insert(receiver) }
    }
    if !others.isEmpty || receivers.isEmpty {
      noteSet(name, others, nil)
      storeInSystem(values, in: others, name, assignment, id)
    }
  }

  /// Writes a property of a receiver: where classes inherit it, for the instances of the receiver's class alone.
  mutating func write(_ values: ValueSet, to variable: VariableID, of receiver: Value) {
    write(values, to: .variable(variable))
    guard isInherited(variable) else { return }
    write(values, to: exactType(receiver).map { .inherited(variable, $0) } ?? .unassigned(variable))
  }

  /// What was stored in a property: for instances of known classes, what was stored for these.
  mutating func stored(in variable: VariableID, of selfValues: ValueSet, by id: ActivationID) -> ValueSet {
    let types = selfValues.compactMap { exactType($0) }
    guard isInherited(variable), !types.isEmpty, types.count == selfValues.count else {
      return heap.read(.variable(variable), by: id)
    }
    return types.reduce(into: heap.read(.unassigned(variable), by: id)) { result, type in
      result.formUnion(heap.read(.inherited(variable, type), by: id))
    }
  }

  private func isRequirement(_ variable: VariableID) -> Bool {
    program[variable].owner.map { program[$0].kind == .protocol } ?? false
  }

  /// Whether instances of several classes have a property.
  private func isInherited(_ variable: VariableID) -> Bool {
    guard let owner = program[variable].owner, !program[variable].facts.isStatic else { return false }
    return [.class, .implementation].contains(program[owner].kind) && !program[owner].subtypes.isEmpty
  }

  /// The class of an instance that is of no class below it.
  func exactType(_ value: Value) -> TypeID? {
    switch value {
    case .instance, .object, .scene: type(of: value)
    default: nil
    }
  }

  private static func isOverride(_ facts: VariableFacts) -> Bool {
    facts.attributes.contains("override") || facts.attributes.contains("IBOutlet")
  }

  /// An instance without the place where it was made: its code is the same wherever that was.
  func plain(_ value: Value) -> Value {
    switch value {
    case .object(let object):
      // What is told apart by the place that makes it: its code works with what it was given there.
      program[objects[Int(object.index)].type].kind == .struct || madeCases[object] != nil
        ? value : .instance(objects[Int(object.index)].type)
    case .scene(let scene): scenes[scene].type.map { .instance($0) } ?? value
    default: value
    }
  }

  // MARK: UIKit's properties

  private mutating func storeInSystem(
    _ values: ValueSet, in receivers: ValueSet, _ name: String, _ assignment: Assignment, _ id: ActivationID
  ) {
    if SystemMembers.barItems.contains(name) { place(values, name, on: assignment.base, in: id) }
    switch name {
    case "delegate":
      let kept = kept(values, of: receivers, assignment, in: id)
      noteDelegate(kept, of: receivers, isNone: assignment.value == .none || kept.count < values.count)
      if values.isEmpty || !kept.isEmpty { storeOther(kept, in: receivers, name, in: id) }
    case "rootViewController",
      "contentViewController" where !hasController(receivers):
      write(values, to: .windowRoot)
      show(.root, values, by: receivers, assignment.value, assignment.base, at: assignment.position, in: id)
    case "viewControllers", "tabs", "tabViewItems", "splitViewItems":
      setChildren(values, of: receivers, assignment, in: id)
    case "contentViewController", "view", "customView":
      for case .object(let object) in receivers { write(values, to: .contents(object)) }
    case "searchController":
      show(
        .child, searchResults(values), by: receivers, assignment.value, assignment.base, at: assignment.position, in: id
      )
    default:
      storeOther(values.isEmpty ? constant(assignment.value) : values, in: receivers, name, in: id)
    }
    connect(values, name, to: receivers, assignment, in: id)
  }

  /// `true`, `NO`: told apart only where they are stored.
  private mutating func constant(_ value: Expression) -> ValueSet {
    if case .literal(let text) = value { return [.symbol(symbols.symbol(text))] }
    return []
  }

  /// Bar button items are shown by the controller whose navigation item or toolbar they are put into.
  mutating func place(_ items: ValueSet, _ name: String, on base: Expression, in id: ActivationID) {
    let owner: Expression
    switch base {
    case .member(let controller?, "navigationItem", _): owner = controller
    case .name("navigationItem", let position): owner = .name("self", position)
    case .call(let call) where call.function == "navigationItem": owner = call.receiver ?? .name("self", call.position)
    default:
      guard name == "toolbarItems" else { return }
      owner = base
    }
    let hosts = ValueSet(evaluate(owner, in: id).filter { isController($0) })
    for case .object(let item) in items { write(hosts, to: .object(item, symbols.symbol("host"))) }
  }

  private func searchResults(_ values: ValueSet) -> ValueSet {
    values.reduce(into: ValueSet()) { result, value in
      if case .object(let object) = value { result.formUnion(heap.values(.contents(object))) }
    }
  }

  private mutating func storeOther(
    _ values: ValueSet, in receivers: ValueSet, _ name: String, in id: ActivationID
  ) {
    let symbol = symbols.symbol(name)
    // That something was set counts even where nobody knows to what: an anchor, a flag.
    let stored = values.isEmpty ? [.symbol(symbols.symbol("?"))] : values
    for receiver in receivers {
      switch receiver {
      case .object(let object): set(stored, .object(object, symbol), name, in: id)
      case .scene(let scene): set(stored, .scene(scene, symbol), name, in: id)
      case .instance(let type), .bounded(let type): write(stored, to: .type(type, symbol))
      case .relative(let relation, let type): write(stored, to: .relative(relation, type, symbol))
      case .presentation(let key): storeInPresentation(stored, name, key)
      default: break
      }
    }
  }

  private mutating func set(_ values: ValueSet, _ key: Heap.Key, _ name: String, in id: ActivationID) {
    write(values, to: key)
    if name == "modalPresentationStyle" { self[id].styles[key, default: []].formUnion(values) }
  }

  /// What is set on a presentation controller is kept with what it presents, under `presentation.`.
  private mutating func storeInPresentation(_ values: ValueSet, _ name: String, _ key: PresentedKey) {
    if name == "delegate" {
      for type in values.compactMap({ type(of: $0) }) {
        write([value(of: key)], to: .type(type, symbols.symbol("presentation.delegate of")))
      }
    }
    let symbol = symbols.symbol("presentation." + name)
    switch key {
    case .object(let object): write(values, to: .object(object, symbol))
    case .type(let type): write(values, to: .type(type, symbol))
    case .scene(let scene): write(values, to: .scene(scene, symbol))
    }
  }

  private func value(of key: PresentedKey) -> Value {
    switch key {
    case .object(let object): .object(object)
    case .type(let type): .instance(type)
    case .scene(let scene): .scene(scene)
    }
  }

  /// The children of a container: those of one that is made here, or a new stack of one that is on screen.
  mutating func setChildren(
    _ values: ValueSet, of receivers: ValueSet, _ assignment: Assignment, in id: ActivationID
  ) {
    let controllers = ValueSet(values.filter { isController($0) })
    for receiver in receivers {
      if case .object(let object) = receiver {
        write(values, to: .contents(object))
        show(.child, controllers, by: [receiver], assignment.value, assignment.base, at: assignment.position, in: id)
        continue
      }
      let isTabs = type(of: receiver).map { systemClass(of: $0) == "UITabBarController" } ?? false
      let isOwnStack = controllers.allSatisfy { if case .relative = $0 { true } else { false } }
      if isOwnStack, isNavigation(receiver), !controllers.isEmpty || mentionsStack(assignment.value) {
        add(
          Effect(
            kind: .exit(.pop), receivers: [receiver], isOnSelf: isFoundFromSelf(assignment.base, in: id),
            targets: [], text: "", isHandedOn: isHandedIn(assignment.base, in: id), isDebugOnly: debugDepth > 0,
            position: assignment.position), in: id)
        continue
      }
      let kind: TransitionKind = isTabs ? .child : .replace
      show(kind, controllers, by: [receiver], assignment.value, assignment.base, at: assignment.position, in: id)
    }
  }

  /// The pages that a data source gives are children of the page controllers whose data source it is; of itself where
  /// none is known.
  mutating func showPages(_ pages: ValueSet, at position: Position, in id: ActivationID) {
    if !pageSources.contains(id) { pageSources.append(id) }
    let source = selfValues(in: id)
    let symbol = symbols.symbol("dataSource")
    var holders = ValueSet()
    for index in objects.indices where systemClass(of: objects[index].type) == "UIPageViewController" {
      let object = ObjectID(index: Int32(index))
      let sources = heap.read(.object(object, symbol), by: id)
      if sources.contains(where: { source.contains(plain($0)) }) { holders.insert(.object(object)) }
    }
    for index in scenes.entries.indices
    where scenes[index].type.flatMap({ systemClass(of: $0) }) == "UIPageViewController" {
      let sources = heap.read(.scene(index, symbol), by: id)
      if sources.contains(where: { source.contains(plain($0)) }) { holders.insert(.scene(index)) }
    }
    let base: Expression? = holders.isEmpty ? nil : .type(TypeName("UIPageViewController"), position)
    show(
      .child, ValueSet(pages.filter { isController($0) }), by: holders.isEmpty ? source : holders, .none, base,
      at: position,
      in: id)
  }

  func isNavigation(_ value: Value) -> Bool {
    if case .relative(let relation, _) = value { return relation == .navigation }
    return type(of: value).map { systemClass(of: $0) == "UINavigationController" } ?? false
  }

  /// Whether a new stack is made of the old one.
  private func mentionsStack(_ expression: Expression) -> Bool {
    switch expression {
    case .member(let base, let name, _): name == "viewControllers" || base.map { mentionsStack($0) } ?? false
    case .call(let call): call.receiver.map { mentionsStack($0) } ?? false
    case .cast(let value, _), .element(let value, _): mentionsStack(value)
    default: false
    }
  }

  /// The class of the system that a type is or descends from.
  func systemClass(of type: TypeID) -> String? { program.systemClass(of: type) }
}
