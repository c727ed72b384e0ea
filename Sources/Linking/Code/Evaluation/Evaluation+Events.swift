import NavigationModel
import SourceReading

// What starts code later: controls, gestures, notifications, callbacks.
extension Evaluation {
  /// Hands the closures and selectors of a call to a function that was not read: it runs them, now or later.
  mutating func handOver(_ call: EvaluatedCall, in id: ActivationID) {
    let hasSelector = call.arguments.contains { $0.contains { if case .selector = $0 { true } else { false } } }
    let hasCode = call.arguments.contains { $0.contains { isCode($0) } }
    guard hasSelector || hasCode else { return }
    let trigger = Self.trigger(of: call, isTap: mentionsTap(call.call.receiver))
    if hasSelector, let trigger { return connect(call, trigger: trigger, in: id) }
    if hasSelector { callSelectors(call, in: id) }
    guard hasCode else { return }
    for values in call.arguments {
      for value in values where isCode(value) {
        guard let made = invoke(value, [], in: id, at: call.call.position) else { continue }
        if let trigger {
          addEvent(made, trigger, at: call.call.position, in: id)
        } else {
          link(made, in: id, at: call.call.position, isHandedOn: false, isDeferred: !Self.runsAtOnce(call.base))
        }
      }
    }
  }

  private func isCode(_ value: Value) -> Bool {
    switch value {
    case .closure, .method: true
    default: false
    }
  }

  private mutating func addEvent(
    _ callee: ActivationID, _ trigger: Trigger, at position: Position, in id: ActivationID
  ) {
    guard debugDepth == 0 else { return }
    let event = Activation.Event(callee: callee, trigger: trigger, position: position)
    if !self[id].events.contains(event) { self[id].events.append(event) }
  }

  /// Functions of the system that run a closure before they return, or as part of the same move.
  private static func runsAtOnce(_ base: String) -> Bool {
    [
      "animate", "animateWithDuration", "performWithoutAnimation", "async", "dispatch_async", "dispatch_sync", "sync",
      "asyncAfter", "dispatch_after", "perform", "performBlock", "present", "dismiss", "presentViewController",
      "dismissViewControllerAnimated", "transition", "Task", "MainActor", "run", "UIViewPropertyAnimator",
      "autoreleasepool",
      "withAnimation", "performBatchUpdates", "addOperation", "main", "dispatch_once",
    ].contains(base)
  }

  /// What a call of the system makes a trigger; `nil` where it says nothing about what starts the code.
  private static func trigger(of call: EvaluatedCall, isTap: Bool) -> Trigger? {
    switch call.base {
    case "addObserver", "addObserverForName",
      "publisher" where !isTap:
      return Trigger(element: "notification")
    case "Timer", "scheduledTimer", "scheduledTimerWithTimeInterval", "timerWithTimeInterval", "CADisplayLink":
      return Trigger(element: "timer")
    case "addTarget", "addAction": return Trigger(element: "control")
    default: return isTap ? Trigger(element: "control") : nil
    }
  }

  /// Whether a reactive chain begins with a control's event.
  private func mentionsTap(_ expression: Expression?) -> Bool {
    switch expression {
    case .member(let base, let name, _)?: ["tap", "tapPublisher"].contains(name) || mentionsTap(base)
    case .call(let call)?:
      ["controlEvent", "tapGesture", "reactive", "controlEvents"].contains(call.function.baseOfFunction)
        || mentionsTap(call.receiver)
    default: false
    }
  }

  // MARK: Target and action

  /// Connects what a control was made with: a target and its selector, or a closure.
  mutating func connect(_ call: EvaluatedCall, trigger: Trigger, in id: ActivationID) {
    var trigger = trigger
    if ["control", "gestureRecognizer"].contains(trigger.element), let object = call.receivers.first,
      case .object(let control) = object
    {
      let made = objects[Int(control.index)]
      trigger.element = ControlClasses.trigger(of: program[made.type].name) ?? trigger.element
      trigger.label = made.label
    }
    for (index, values) in call.arguments.enumerated() {
      for value in values {
        if case .selector(let name) = value {
          let targets = target(of: call, before: index)
          start(
            symbols[name], on: targets.isEmpty ? selfValues(in: id) : targets, trigger, at: call.call.position, in: id)
        } else if isCode(value), let made = invoke(value, [], in: id, at: call.call.position) {
          addEvent(made, trigger, at: call.call.position, in: id)
        }
      }
    }
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
          link(made, in: id, at: call.call.position, isHandedOn: false, isDeferred: call.base != "performSelector")
        }
      }
    }
  }

  /// Starts a method by its selector when a trigger fires.
  mutating func start(
    _ selector: String, on targets: ValueSet, _ trigger: Trigger, at position: Position, in id: ActivationID
  ) {
    for target in targets {
      if let made = activation(of: selector, on: target, in: id) { addEvent(made, trigger, at: position, in: id) }
    }
  }

  /// The run of a method by its selector.
  mutating func activation(of selector: String, on target: Value, in id: ActivationID?) -> ActivationID? {
    let target = plain(target)
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
    for value in values {
      if case .selector(let selector) = value {
        let label: String?
        if case .object(let object)? = receivers.first { label = objects[Int(object.index)].label } else { label = nil }
        start(
          symbols[selector], on: selfValues(in: id), Trigger(element: "control", label: label), at: assignment.position,
          in: id)
      } else if isCode(value), let made = invoke(value, [], in: id, at: assignment.position) {
        link(made, in: id, at: assignment.position, isHandedOn: false, isDeferred: true)
      }
    }
  }
}
