import NavigationModel
import SourceReading
import UIKitModel

// Calls of the system's methods: what they show, leave and make (semantics §7.1, §12).
extension Evaluation {
  /// A call that no function of the project takes.
  mutating func callSystem(_ call: EvaluatedCall, in id: ActivationID, expecting: TypeName?) -> ValueSet {
    var call = call
    call.receivers = adopters(of: call.receivers)
    if let made = storyboardCall(call, in: id) { return made }
    if let result = showCall(call, in: id) ?? leaveCall(call, in: id) ?? viewCall(call, in: id) {
      // A completion runs when the move is done.
      handOver(call, in: id)
      return result
    }
    if let result = collectionCall(call, in: id) { return result }
    if Self.additions.contains(call.base), let collection = call.call.receiver,
      let first = call.arguments.first?.filter({ isWorthFinding($0) }), !first.isEmpty,
      !call.receivers.contains(where: { isControl($0) })
    {
      add(ValueSet(first), from: call.call, to: collection, in: id)
    }
    let property = call.base.propertyOfSetter
    if let property, SystemMembers.barItems.contains(property), let items = call.arguments.first {
      place(items, property, on: call.call.receiver ?? .name("self", call.call.position), in: id)
    }
    if let reused = reuseCall(call, in: id, expecting: expecting) { return reused }
    // `[x setName:y]`
    if let property, call.arguments.count == 1, call.call.function.hasSuffix(":") {
      let assignment = Assignment(
        value: call.call.arguments[0].value, base: call.call.receiver ?? .name("self", call.call.position),
        position: call.call.position)
      store(call.arguments[0], in: call.receivers, property, assignment, in: id)
      return []
    }
    if let result = factoryCall(call, in: id) { return result }
    handOver(call, in: id)
    noteTexts(call)
    if SystemMembers.transparent.contains(call.base) || SystemMembers.elements.contains(call.base) {
      return call.receivers
    }
    if call.call.receiver != nil, call.arguments.isEmpty, !call.receivers.isEmpty {
      return systemMember(call.base, of: call.receivers, in: id) ?? []
    }
    // The parts of a class's full name: the last one is its own.
    if ["components", "componentsSeparatedByString", "split"].contains(call.base) {
      return ValueSet(call.receivers.filter { text($0) != nil })
    }
    if call.base == "NSStringFromClass", let values = call.arguments.first { return text(of: values, call, in: id) }
    return []
  }

  /// Cells and other views that the system makes: of the class that is asked for, or that was registered.
  private mutating func reuseCall(_ call: EvaluatedCall, in id: ActivationID, expecting: TypeName?) -> ValueSet? {
    let isDequeue = call.base.hasPrefix("dequeue")
    guard isDequeue || call.base.hasPrefix("register") else { return nil }
    let given = call.arguments.flatMap { $0.compactMap { if case .type(let type) = $0 { type } else { nil } } }
    let types = (given + [isDequeue ? expecting.flatMap { type($0, in: id) } : nil].compactMap { $0 })
      .filter { program[$0].kind == .class && !program.isController($0) }
    for type in types { makeLive(type) }
    return isDequeue && !types.isEmpty ? ValueSet(types.map { .bounded($0) }) : nil
  }

  /// What is only known by a protocol is one of the controllers that adopt it.
  private func adopters(of values: ValueSet) -> ValueSet {
    guard values.contains(where: { isOfProtocol($0) }) else { return values }
    return ValueSet(
      values.flatMap { value -> [Value] in
        guard isOfProtocol(value), let type = type(of: value) else { return [value] }
        let controllers = program.descendants(type).filter { program[$0].kind != .protocol && program.isController($0) }
        return controllers.isEmpty ? [value] : controllers.sorted().map { .instance($0) }
      })
  }

  private func isOfProtocol(_ value: Value) -> Bool {
    if case .bounded(let type) = value { return program[type].kind == .protocol }
    return false
  }

  /// `[UIAlertController alertControllerWithTitle:…]`: class methods that make an instance.
  private mutating func factoryCall(_ call: EvaluatedCall, in id: ActivationID) -> ValueSet? {
    guard case .type(let type)? = call.receivers.first, !program[type].isDeclared else { return nil }
    let name = program[type].name
    if ControlClasses.trigger(of: name) != nil || SystemTypes.bringsItsScreen(name)
      || ["NSArray", "NSMutableArray", "NSSet", "NSOrderedSet"].contains(name)
    {
      return construct(type, call, in: id, expecting: nil)
    }
    return nil
  }

  /// Remembers the texts that a library is given; asking whether two are the same is not giving them away.
  private mutating func noteTexts(_ call: EvaluatedCall) {
    guard !call.base.hasPrefix("isEqual"), !Self.textQuestions.contains(call.base) else { return }
    for values in call.arguments where values.contains(.string) {
      for case .string(let symbol) in values { textsHandedOut.insert(symbol) }
    }
  }

  private static let textQuestions: Set<String> = [
    "hasPrefix", "hasSuffix", "contains", "containsString", "compare", "caseInsensitiveCompare", "print", "NSLog",
    "NSLocalizedString", "fatalError", "assertionFailure", "preconditionFailure",
  ]

  // MARK: Showing

  private mutating func showCall(_ call: EvaluatedCall, in id: ActivationID) -> ValueSet? {
    if call.base.hasPrefix("present"),
      call.receivers.contains(where: { if case .object(let object) = $0 { isPopover(object) } else { false } })
    {
      let base = call.call.receiver ?? .none
      show(.popover, [], by: call.receivers, base, base, at: call.call.position, in: id)
      return []
    }
    guard let shown = Self.shownArgument(of: call), shown.argument < call.arguments.count else {
      return performCall(call, in: id) ?? stackCall(call, in: id)
    }
    guard canAct(call) else { return nil }
    // An alert hands nothing on: what it is told to show before it is on screen itself never appears.
    if shown.kind == .show, !call.receivers.isEmpty, call.receivers.allSatisfy({ isAlert($0) }) { return [] }
    let targets = call.arguments[shown.argument]
    // Something of the app's own that is no controller: `present(_ error:)` of another type.
    guard targets.isEmpty || targets.contains(where: { isController($0) || isUnknown($0) }) else { return nil }
    var kind = shown.kind
    let column = column(of: call)
    if column != nil, fillsColumn(call.receivers, call.call.receiver) {
      kind = .child
    } else if [.push, .show, .replace].contains(kind), isBeingMade(call.receivers, in: id) {
      // The stack of a container that is not on screen yet.
      for case .object(let container) in call.receivers { write(targets, to: .contents(container)) }
      kind = .child
    }
    show(
      kind, targets, by: call.receivers, call.call.arguments[shown.argument].value, call.call.receiver,
      as: column?.relationship, at: call.call.position, in: id)
    return []
  }

  /// The column of a split view that a call puts something into.
  private func column(of call: EvaluatedCall) -> SplitViewCollapse.Column? {
    guard call.base == "setViewController", let place = call.index(of: "for", "forColumn") else { return nil }
    let name: String
    switch call.call.arguments[place].value {
    case .member(_, let member, _): name = member
    case .name(let constant, _): name = constant
    default: return nil
    }
    return SplitViewCollapse.Column.allCases.first { name.lowercased().hasSuffix($0.rawValue) }
  }

  /// Whether a split view gets its columns: from code that makes it, or from its own.
  private func fillsColumn(_ receivers: ValueSet, _ base: Expression?) -> Bool {
    let isOwn: Bool
    if case .name("self", _)? = base { isOwn = true } else { isOwn = base == nil }
    return isOwn || receivers.contains(.object)
  }

  /// Whether a container is made by the very code that fills it.
  private func isBeingMade(_ receivers: ValueSet, in id: ActivationID) -> Bool {
    guard receivers.count == 1, case .object(let object)? = receivers.first else { return false }
    let made = objects[Int(object.index)]
    return made.maker == home(of: id) && SystemTypes.isContainer(systemClass(of: made.type) ?? "")
  }

  private func isUnknown(_ value: Value) -> Bool {
    switch value {
    case .symbol, .string, .closure, .method, .selector: true
    case .bounded(let type): program[type].kind == .protocol
    default: false
    }
  }

  /// Whether the receiver of a call can be a controller.
  private func canAct(_ call: EvaluatedCall) -> Bool {
    call.receivers.isEmpty || call.call.receiver == nil && hasController(call.receivers)
      || call.call.receiver != nil
        && call.receivers.contains { value in
          if isController(value) { return true }
          switch value {
          case .symbol: return true
          case .bounded(let type): return program[type].kind == .protocol || Self.showsElsewhere(program[type].name)
          case .object(let object): return Self.showsElsewhere(program[objects[Int(object.index)].type].name)
          default: return false
          }
        }
  }

  private static func showsElsewhere(_ name: String) -> Bool { name == "UIPopoverController" || name == "UIWindow" }

  private struct Shown {
    var kind: TransitionKind
    var argument: Int
  }

  private static func shownArgument(of call: EvaluatedCall) -> Shown? {
    let labels = call.labels
    switch call.base {
    case "present":
      if labels.starts(with: ["_", "animated"]) { return Shown(kind: .present, argument: 0) }
      return labels.contains("asPopoverRelativeTo") ? Shown(kind: .popover, argument: 0) : nil
    case "presentViewController", "presentModalViewController": return Shown(kind: .present, argument: 0)
    case "presentAsSheet", "presentViewControllerAsSheet": return Shown(kind: .sheet, argument: 0)
    case "presentAsModalWindow", "presentViewControllerAsModalWindow": return Shown(kind: .modalWindow, argument: 0)
    case "pushViewController": return Shown(kind: .push, argument: 0)
    case "show": return labels.contains("sender") && labels.first == "_" ? Shown(kind: .show, argument: 0) : nil
    case "showViewController": return Shown(kind: .show, argument: 0)
    case "showDetailViewController": return Shown(kind: .showDetail, argument: 0)
    case "setViewController":
      return labels.starts(with: ["_", "for"]) || labels.first == "forColumn" ? Shown(kind: .replace, argument: 0) : nil
    case "addChild":
      return labels == ["_"] ? Shown(kind: .child, argument: 0) : nil
    case "addChildViewController": return Shown(kind: .child, argument: 0)
    case "insertChild": return labels.starts(with: ["_", "at"]) ? Shown(kind: .child, argument: 0) : nil
    case "transition" where labels.starts(with: ["from", "to"]): return Shown(kind: .child, argument: 1)
    case "transitionFromViewController": return Shown(kind: .child, argument: 1)
    default: return nil
    }
  }

  /// New stacks and pages: `setViewControllers`, and what is done to the array itself.
  private mutating func stackCall(_ call: EvaluatedCall, in id: ActivationID) -> ValueSet? {
    if call.base == "setViewControllers", let values = call.arguments.first {
      guard call.receivers.isEmpty || hasController(call.receivers) else { return nil }
      let value = call.call.arguments[0].value
      let base = call.call.receiver ?? .name("self", call.call.position)
      if call.labels.contains("direction") {
        show(.child, values, by: call.receivers, value, call.call.receiver, at: call.call.position, in: id)
      } else {
        setChildren(
          values, of: call.receivers, Assignment(value: value, base: base, position: call.call.position), in: id)
      }
      return []
    }
    guard case .member(let owner, let name, _)? = call.call.receiver, name == "viewControllers" || name == "children"
    else { return nil }
    let receivers = owner.map { evaluate($0, in: id) } ?? selfValues(in: id)
    switch call.base {
    case "append", "insert":
      guard let values = call.arguments.first else { return nil }
      for case .object(let object) in receivers { write(values, to: .contents(object)) }
      let isStack = receivers.contains { if case .relative(.navigation, _) = $0 { true } else { false } }
      show(
        isStack ? .replace : .child, values, by: receivers, call.call.arguments[0].value, owner, at: call.call.position,
        in: id)
      return []
    case "removeLast", "popLast", "removeSubrange":
      leave(.pop, by: receivers, owner, at: call.call.position, in: id)
      return call.receivers
    default: return nil
    }
  }

  /// `performSegue` in every spelling; SwiftGen and Natalie say `perform(segue:)`.
  private mutating func performCall(_ call: EvaluatedCall, in id: ActivationID) -> ValueSet? {
    let isPerform =
      call.base == "performSegue" || call.base == "performSegueWithIdentifier"
      || call.base == "perform" && call.labels.first == "segue"
    guard isPerform, let identifiers = call.arguments.first else { return nil }
    guard call.receivers.isEmpty || hasController(call.receivers) else { return nil }
    var names = ValueSet()
    for value in identifiers {
      switch value {
      case .enumCase(let type, let label):
        let raw = program[type].cases[symbols[label]] ?? nil
        names.insert(.string(raw.map { symbols.symbol($0) } ?? label))
      case .symbol(let symbol):
        let found = staticMember(symbols[symbol], of: program.externalType("String"), in: id) ?? []
        let similar = scenes.segueIdentifiers(similarTo: symbols[symbol]).map { Value.string(symbols.symbol($0)) }
        names.formUnion(found.contains(where: { text($0) != nil }) ? found : similar.isEmpty ? [value] : .init(similar))
      case .type(let type) where !program[type].isDeclared: continue  // A name that nothing explains, maybe a macro.
      default: names.insert(value)
      }
    }
    if !names.contains(where: { text($0) != nil }) {
      names.formUnion(generatedSegue(call.call.arguments[0].value))
    }
    add(
      Effect(
        kind: .performSegue, receivers: call.receivers,
        isOnSelf: call.call.receiver.map { isFoundFromSelf($0, in: id) } ?? true,
        targets: names, text: call.call.arguments[0].value.shortText,
        isHandedOn: isHandedOn(call.call.receiver, in: id), isDebugOnly: debugDepth > 0, position: call.call.position),
      in: id)
    return []
  }

  // MARK: Collections

  /// Methods that hand their elements to a closure.
  private mutating func collectionCall(_ call: EvaluatedCall, in id: ActivationID) -> ValueSet? {
    guard Self.iterations.contains(call.base), !call.receivers.isEmpty, call.call.receiver != nil else { return nil }
    var results = ValueSet()
    var hasClosure = false
    for values in call.arguments {
      for value in values {
        guard let made = invoke(value, [call.receivers, call.receivers], in: id, at: call.call.position) else {
          continue
        }
        hasClosure = true
        link(made, in: id, at: call.call.position, isHandedOn: false)
        results.formUnion(self[made].result)
      }
    }
    if !hasClosure { return ["filter", "sorted", "dropFirst", "dropLast"].contains(call.base) ? call.receivers : nil }
    return ["map", "flatMap", "compactMap"].contains(call.base) ? results : call.receivers
  }

  /// Methods that add to a collection.
  private static let additions: Set<String> = [
    "append", "insert", "add", "addObject", "addObjectsFromArray", "setObject", "updateValue",
  ]

  /// Whether a value is worth to be found in a collection again: listeners, closures, controllers. Structs are made in such
  /// numbers (rows, sections) that everything in them would be taken for everything else.
  private func isWorthFinding(_ value: Value) -> Bool {
    switch value {
    case .instance, .bounded, .scene, .type, .closure, .method: true
    case .object: isController(value)
    default: false
    }
  }

  /// Adds values to what a variable holds.
  private mutating func add(_ values: ValueSet, from call: Call, to collection: Expression, in id: ActivationID) {
    let assignment = { (base: Expression) in
      Assignment(value: call.arguments[0].value, base: base, position: call.position)
    }
    switch collection {
    case .name(let name, _):
      let local = symbols.symbol(name)
      switch holder(of: local, in: id) {
      case id: self[id].add(values, toLocal: local)
      case .some: break
      case nil: store(values, in: selfValues(in: id), name, assignment(.name("self", call.position)), in: id)
      }
    case .member(let base?, let name, _):
      store(values, in: evaluate(base, in: id), name, assignment(base), in: id)
    default: break
    }
  }

  private func isControl(_ value: Value) -> Bool {
    guard case .object(let object) = value else { return false }
    return ControlClasses.trigger(of: program[objects[Int(object.index)].type].name) != nil
  }

  private static let iterations: Set<String> = [
    "map", "flatMap", "compactMap", "forEach", "filter", "first", "last", "sorted", "contains", "reduce", "then",
    "with",
    "apply", "also", "do", "enumerateObjectsUsingBlock", "dropFirst", "dropLast", "configure",
  ]
}
