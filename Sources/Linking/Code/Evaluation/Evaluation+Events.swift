import NavigationModel
import SourceReading

// What starts code later: controls, gestures, notifications, callbacks.
extension Evaluation {
  /// Hands the closures and selectors of a call to a function that was not read: it runs them, now or later.
  mutating func handOver(_ call: EvaluatedCall, in id: ActivationID) {
    let hasSelector = call.arguments.contains { $0.contains(.selector) }
    let hasCode = call.arguments.contains { $0.contains(.closure) || $0.contains(.method) }
    guard hasSelector || hasCode else { return }
    let trigger = SystemEvents.trigger(of: call.call.function) ?? reactiveTrigger(call.call.receiver, in: id)
    if hasSelector, let trigger { return connect(call, trigger: trigger, in: id) }
    if hasSelector, SystemEvents.sendsSelectors(call.base) { callSelectors(call, in: id) }
    guard hasCode else { return }
    for values in call.arguments {
      for value in values where isCode(value) {
        guard let made = invoke(value, [], in: id, at: call.call.position) else { continue }
        if let trigger {
          addEvent(made, trigger, at: call.call.position, in: id)
        } else {
          link(
            made, in: id, at: call.call.position, isHandedOn: false, isDeferred: SystemEvents.isReactive(call.base),
            isLater: SystemEvents.runsLater(call.base))
          if let later = SystemEvents.laterTrigger(of: call.base) {
            addEvent(made, later, at: call.call.position, in: id)
          }
        }
      }
    }
  }

  /// Whether a value can be run.
  func isCode(_ value: Value) -> Bool {
    switch value {
    case .closure, .method: true
    default: false
    }
  }

  /// Notes that something starts code later.
  mutating func addEvent(
    _ callee: ActivationID, _ trigger: Trigger, at position: Position, control: Value? = nil, in id: ActivationID
  ) {
    guard debugDepth == 0 else { return }
    var event = Activation.Event(callee: callee, trigger: trigger, position: position)
    if case .object(let object)? = control { event.control = object }
    if !self[id].events.contains(event) { self[id].events.append(event) }
  }

  /// What a reactive chain begins with: the event of a control, a notification; `nil` for anything else.
  private mutating func reactiveTrigger(_ expression: Expression?, in id: ActivationID) -> Trigger? {
    switch expression {
    case .member(let base, let name, _)?:
      guard ["tap", "tapPublisher"].contains(name) else { return reactiveTrigger(base, in: id) }
      return Trigger(element: base.flatMap { control($0, in: id) } ?? "button")
    case .call(let call)?:
      switch call.function.baseOfFunction {
      case "controlEvent", "controlEvents", "controlEventPublisher":
        return Trigger(element: call.receiver.flatMap { control($0, in: id) } ?? "control")
      case "tapGesture": return Trigger(element: "gestureRecognizer")
      case "publisher", "notification", "rac_addObserverForName", "notifications":
        guard let receiver = call.receiver else { return nil }
        if receiver.shortText.contains("otification") { return Trigger(element: "notification") }
        return control(receiver, in: id).map { Trigger(element: $0) }
      default: return reactiveTrigger(call.receiver, in: id)
      }
    default: return nil
    }
  }

  /// What is touched where a chain begins at a control: `item.rx`.
  private mutating func control(_ expression: Expression, in id: ActivationID) -> String? {
    var expression = expression
    if case .member(let base?, "rx", _) = expression { expression = base }
    return evaluate(expression, in: id).lazy.compactMap { self.control($0) }.first
  }

  /// What the class of a control is called as a trigger.
  private func control(_ value: Value) -> String? {
    type(of: value).flatMap { program.systemClass(of: $0) }.flatMap(ControlClasses.trigger)
  }

  // MARK: Target and action

  /// Connects what a control was made with: a target and its selector, or a closure.
  mutating func connect(_ call: EvaluatedCall, trigger: Trigger, control: Value? = nil, in id: ActivationID) {
    var trigger = trigger
    let made = control ?? call.receivers.first
    if trigger.element == "control", let control = call.receivers.first {
      trigger.element = self.control(control) ?? trigger.element
      trigger.label = label(of: control)
    }
    for (index, values) in call.arguments.enumerated() {
      give(values, to: trigger)
      for value in values {
        if case .selector(let name) = value {
          let targets = target(of: call, before: index)
          start(
            symbols[name], on: targets.isEmpty ? selfValues(in: id) : targets, trigger, at: call.call.position,
            control: made, in: id)
        } else if isCode(value), let callee = invoke(value, [], in: id, at: call.call.position) {
          addEvent(callee, trigger, at: call.call.position, control: made, in: id)
        }
      }
    }
  }

  private func label(of control: Value) -> String? {
    if case .object(let object) = control { objects[Int(object.index)].label } else { nil }
  }

  /// The object that receives an action: what is labelled so, else the first argument before the selector.
  private func target(of call: EvaluatedCall, before index: Int) -> ValueSet {
    if let place = call.index(of: "target"), call.arguments.indices.contains(place) { return call.arguments[place] }
    // `initWithTarget:action:`, `addTarget:action:forControlEvents:`, `addObserver:selector:name:object:`
    guard index > 0 else { return call.receivers }
    let before = call.arguments[index - 1]
    return before.contains { type(of: $0) != nil } ? before : []
  }

  /// `perform(#selector(…), with:afterDelay:)` goes on with what was begun.
  private mutating func callSelectors(_ call: EvaluatedCall, in id: ActivationID) {
    for values in call.arguments {
      for case .selector(let name) in values {
        for receiver in call.receivers {
          guard let made = activation(of: symbols[name], on: receiver, in: id) else { continue }
          link(made, in: id, at: call.call.position, isHandedOn: false)
          if call.labels.contains("afterDelay") {
            addEvent(made, Trigger(element: "timer"), at: call.call.position, in: id)
          }
        }
      }
    }
  }

  /// Starts a method by its selector when a trigger fires.
  mutating func start(
    _ selector: String, on targets: ValueSet, _ trigger: Trigger, at position: Position, control: Value? = nil,
    in id: ActivationID
  ) {
    for target in targets {
      guard let made = activation(of: selector, on: target, in: id) else { continue }
      addEvent(made, trigger, at: position, control: control, in: id)
    }
  }

  /// The run of a method by its selector.
  mutating func activation(of selector: String, on target: Value, in id: ActivationID?) -> ActivationID? {
    let target = plain(target)
    if let closing = idiomAction(selector, on: target, in: id) { return closing }
    let type: TypeID?
    if case .type(let own) = target { type = own } else { type = self.type(of: target) }
    // `#selector(Editor.close(_:))` names the class too.
    var name = Substring(selector)
    let head = name.prefix { $0 != "(" && $0 != ":" }
    if let dot = head.lastIndex(of: ".") { name = name[name.index(after: dot)...] }
    guard let type, let method = method(selector: String(name), of: type) else { return nil }
    return start(method, with: target)
  }

  /// The run of a method that the system calls: nothing is known of its arguments but their types.
  mutating func start(_ method: FunctionID, with target: Value) -> ActivationID {
    let declared = program[method]
    let parameters = declared.facts.parameters
    let arguments = parameters.map { parameter -> ValueSet in
      guard let name = parameter.type?.name, let type = type(of: target) else { return [] }
      switch name {
      case "UIStoryboardSegue", "NSStoryboardSegue": return [.segue(type)]
      case "UIPresentationController", "UIPopoverPresentationController": return [.presentation(of: .type(type))]
      default: return []
      }
    }
    return activation(
      .function(method), file: declared.file, owner: declared.owner, selfValues: [target],
      isShared: declared.isShared, parameters: parameters, arguments: arguments)
  }

  /// `item.target = self; item.action = #selector(close)`, `button.primaryAction = …`, closures of the system's objects.
  mutating func connect(
    _ values: ValueSet, _ name: String, to receivers: ValueSet, _ assignment: Assignment, in id: ActivationID
  ) {
    let item = receivers.first.flatMap { control($0) }
    if name == "primaryAction", let item { give(values, to: Trigger(element: item)) }
    for value in values {
      if case .selector(let selector) = value {
        let trigger = Trigger(element: item ?? "control", label: receivers.first.flatMap { label(of: $0) })
        start(
          symbols[selector], on: selfValues(in: id), trigger, at: assignment.position, control: receivers.first, in: id)
      } else if isCode(value), let made = invoke(value, [], in: id, at: assignment.position) {
        link(made, in: id, at: assignment.position, isHandedOn: false, isDeferred: true)
      }
    }
  }
}
