import NavigationModel
import SourceReading

// Making things.
extension Evaluation {
  /// `X(…)`, `[[X alloc] init…]`.
  mutating func construct(
    _ type: TypeID, _ call: EvaluatedCall, in id: ActivationID, expecting: TypeName?
  ) -> ValueSet {
    let made =
      program[type].isDeclared
      ? constructDeclared(type, call, in: id, expecting: expecting) : constructExternal(type, call, in: id)
    addIdiomClose(made.first, type, call, in: id)
    return made
  }

  private mutating func constructDeclared(
    _ type: TypeID, _ call: EvaluatedCall, in id: ActivationID, expecting: TypeName?
  ) -> ValueSet {
    let declared = program[type]
    if declared.kind == .enum, let raw = call.index(of: "rawValue") {
      return cases(of: type, with: call.arguments[raw])
    }
    guard declared.kind != .protocol else { return [.bounded(type)] }
    if let factory = factory(for: call, of: type, in: id) {
      return callAll([(factory, [.type(type)])], call, in: id, expecting: expecting)
    }
    let isController = program.isController(type)
    // What is made with a coder is the scene of a document.
    let isDecoded = call.labels.first == "coder" || call.base == "initWithCoder"
    let value: Value =
      isController && !isDecoded || declared.kind == .struct
      ? object(of: type, at: call.call.position, in: id) : .instance(type)
    if !isController {
      add(
        Effect(
          kind: .makes, receivers: [], isOnSelf: true, targets: [.instance(type)], text: "", isHandedOn: false,
          isDebugOnly: debugDepth > 0, position: call.call.position), in: id)
    }
    fillContainer(value, call, in: id)
    let name = "init" + (call.base.hasPrefix("init") || call.base == "new" ? suffix(call.call.function) : labels(call))
    let initializers = functions(for: symbols.symbol(name), of: type).filter { program[$0].facts.hasBody }
    if let initializer = initializers.first {
      _ = self.call(initializer, [plain(value)], call, in: id)
    } else {
      fillMemberwise(value, type, call, in: id)
      if !call.arguments.isEmpty { handOver(call, in: id) }
    }
    makeLive(type)
    return [value]
  }

  /// The factory of Objective-C that Swift calls as an initializer; `nil` where the type has an initializer that fits.
  private mutating func factory(for call: EvaluatedCall, of type: TypeID, in id: ActivationID) -> FunctionID? {
    guard program.files[self[id].file].language == .swift, !call.arguments.isEmpty,
      functions(for: symbols.symbol("init" + labels(call)), of: type).isEmpty
    else { return nil }
    for ancestor in lineage(type) {
      let candidates = program[ancestor].selectors.sorted { $0.key < $1.key }.flatMap(\.value)
      let found = candidates.first {
        guard program.files[program[$0].file].language == .objectiveC, program[$0].facts.hasBody,
          let labels = ImportedNames.initializerLabels(of: program[$0].facts, of: program[ancestor].name)
        else { return false }
        return labels.count == call.labels.count && Program.fits(call.labels, labels)
      }
      if let found { return found }
    }
    return nil
  }

  private func suffix(_ function: String) -> String {
    function == "new" ? "" : String(function.dropFirst("init".count))
  }

  private func labels(_ call: EvaluatedCall) -> String {
    String(call.call.function.dropFirst(call.base.utf8.count))
  }

  /// The cases of an enum that texts mean; all of them where the text is not known.
  private mutating func cases(of type: TypeID, with values: ValueSet) -> ValueSet {
    let texts = values.compactMap({ text($0) })
    let all = program[type].cases.keys.sorted()
    let found = all.filter { name in texts.contains((program[type].cases[name] ?? nil) ?? name) }
    return ValueSet((found.isEmpty ? all : found).map { .enumCase(type, symbols.symbol($0)) })
  }

  /// A struct without an initializer of its own takes its properties in order.
  private mutating func fillMemberwise(_ value: Value, _ type: TypeID, _ call: EvaluatedCall, in id: ActivationID) {
    guard case .object(let object) = value else { return }
    for (argument, values) in zip(call.call.arguments, call.arguments) {
      guard let label = argument.label, property(label, of: type) != nil else { continue }
      write(values, to: .object(object, symbols.symbol(label)))
    }
  }

  /// How many makings within makings are told apart.
  private static let deepestController = 3
  private static let deepestStruct = 1

  /// The object that a place makes, for the activation that runs there.
  mutating func object(of type: TypeID, at position: Position, in id: ActivationID, label: String? = nil) -> Value {
    let place = CodePlace(file: self[id].file, position: position)
    // What is made of what is made of what … is not told apart any more.
    let deepest = program.isController(type) ? Self.deepestController : Self.deepestStruct
    let maker = self[id].depth > deepest ? ActivationID(index: -1) : id
    let key = ObjectKey(activation: maker, place: place, type: type)
    if let known = knownObjects[key] { return .object(known) }
    let made = ObjectID(index: Int32(objects.count))
    objects.append(
      ProgramObject(type: type, place: place, label: label, depth: self[id].depth + 1, maker: home(of: id)))
    knownObjects[key] = made
    return .object(made)
  }

  // MARK: The system's

  private mutating func constructExternal(_ type: TypeID, _ call: EvaluatedCall, in id: ActivationID) -> ValueSet {
    let name = program[type].name
    switch name {
    case "UIStoryboard", "NSStoryboard": return storyboard(named: call, in: id)
    case "String", "NSString", "Identifier", "NSStoryboard.Name", "NSStoryboard.SceneIdentifier":
      return call.arguments.first.map { text(of: $0, call, in: id) } ?? []
    case "NSArray", "NSMutableArray", "NSSet", "NSOrderedSet":
      return ValueSet(call.arguments.joined())
    case "Optional", "Array", "Set", "Any", "AnyView", "Bundle":
      return call.arguments.first ?? []
    case "UIWindow", "NSWindow":
      if let content = call.index(of: "contentViewController") {
        write(call.arguments[content], to: .windowRoot)
        show(
          .root, call.arguments[content], by: [], call.call.arguments[content].value, nil, at: call.call.position,
          in: id)
      }
      handOver(call, in: id)
      return [.bounded(type)]
    default: break
    }
    let isController = program.isController(type)
    let isControl = ControlClasses.trigger(of: name) != nil
    guard isController || isControl || name == "UIPopoverController" else {
      handOver(call, in: id)
      return ValueSet(call.arguments.joined().filter { isCarrier($0) })
    }
    let label = isControl ? label(of: call) : nil
    let value = object(of: type, at: call.call.position, in: id, label: label)
    if isControl, let element = ControlClasses.trigger(of: name) {
      let trigger = Trigger(element: element, label: label)
      connect(
        call, trigger: name == "UIAction" ? self.trigger(ofAction: value, trigger, in: id) : trigger, control: value,
        in: id)
    } else {
      fillContainer(value, call, in: id)
      handOver(call, in: id)
    }
    return [value]
  }

  /// What a user touches to run an action: the control it was given to, else a button.
  private mutating func trigger(ofAction action: Value, _ trigger: Trigger, in id: ActivationID) -> Trigger {
    guard case .object(let object) = action else { return trigger }
    var trigger = trigger
    for value in heap.read(.object(object, symbols.symbol("control")), by: id) {
      if case .symbol(let element) = value { trigger.element = symbols[element] }
      if case .string(let label) = value, trigger.label == nil { trigger.label = symbols[label] }
    }
    return trigger
  }

  /// Notes that actions belong to a bar button item, which may get them when they are made already.
  mutating func give(_ actions: ValueSet, to trigger: Trigger) {
    guard trigger.element == "barButtonItem" else { return }
    var control: ValueSet = [.symbol(symbols.symbol(trigger.element))]
    if let label = trigger.label { control.insert(.string(symbols.symbol(label))) }
    for case .object(let object) in actions where program[objects[Int(object.index)].type].name == "UIAction" {
      write(control, to: .object(object, symbols.symbol("control")))
    }
  }

  /// Wrappers that are not known hand on the controllers in them.
  private func isCarrier(_ value: Value) -> Bool {
    switch value {
    case .object, .scene: isController(value)
    default: false
    }
  }

  /// Controllers that are given to a container when it is made are its children.
  private mutating func fillContainer(_ value: Value, _ call: EvaluatedCall, in id: ActivationID) {
    guard case .object(let object) = value else { return }
    let type = objects[Int(object.index)].type
    let system = program.systemClass(of: type) ?? ""
    guard
      SystemTypes.isContainer(system) || system == "UISearchController" || system == "UIPopoverController"
        || isIdiomContainer(type)
    else { return }
    for (index, values) in call.arguments.enumerated() {
      let controllers = ValueSet(values.filter { isController($0) })
      guard !controllers.isEmpty else { continue }
      write(controllers, to: .contents(object))
      if system == "UIPopoverController" { continue }
      let maker = Expression.type(TypeName(system), call.call.position)
      show(.child, controllers, by: [value], call.call.arguments[index].value, maker, at: call.call.position, in: id)
    }
  }

  /// `super.init(rootViewController: Home())`: a container that fills itself. What its maker hands it is put into what the
  /// maker makes.
  mutating func fillOwnContainer(_ call: EvaluatedCall, in id: ActivationID) {
    let containers = ValueSet(
      call.receivers.filter { value in
        type(of: value).flatMap { program.systemClass(of: $0) }.map(SystemTypes.isContainer) ?? false
      })
    guard !containers.isEmpty else { return }
    for (argument, values) in zip(call.call.arguments, call.arguments) where !isHandedIn(argument.value, in: id) {
      let controllers = ValueSet(values.filter { isController($0) })
      guard !controllers.isEmpty else { continue }
      show(.child, controllers, by: containers, argument.value, nil, at: call.call.position, in: id)
    }
  }

  /// What people read on a control: its title, else its system item.
  private func label(of call: EvaluatedCall) -> String? {
    for (argument, values) in zip(call.call.arguments, call.arguments)
    where argument.label == nil || argument.label == "title" || argument.label == "barButtonSystemItem"
      || argument.label == "systemItem"
    {
      for value in values {
        switch value {
        case .string(let text): return symbols[text]
        case .symbol(let name): return symbols[name]
        case .type(let type) where program[type].name.hasPrefix("UIBarButtonSystemItem"):
          return program[type].name.dropFirst("UIBarButtonSystemItem".count).lowercased()
        default: continue
        }
      }
    }
    return nil
  }

  /// `String(describing: X.self)`, `NSStringFromClass([X class])`.
  mutating func text(of values: ValueSet, _ call: EvaluatedCall, in id: ActivationID) -> ValueSet {
    ValueSet(
      values.compactMap { value -> Value? in
        if let text = text(value) { return .string(symbols.symbol(text)) }
        return type(of: value).map { .string(symbols.symbol(program[$0].name)) }
      })
  }
}

/// The classes of the system that start code when a user touches them.
enum ControlClasses {
  /// What a trigger of a class is called; `nil` for other classes.
  static func trigger(of name: String) -> String? { triggers[name] }

  private static let triggers: [String: String] = {
    var result = [
      "UIBarButtonItem": "barButtonItem", "UIButton": "button", "UIAction": "button", "UIAlertAction": "alertAction",
      "UIKeyCommand": "keyCommand", "UIMenuItem": "menuItem", "UICommand": "keyCommand",
      "UIContextualAction": "rowAction", "UITableViewRowAction": "rowAction", "UIPreviewAction": "previewAction",
      "UIRefreshControl": "refreshControl", "UIAccessibilityCustomAction": "accessibilityAction",
      "NSMenuItem": "menuItem", "UISwitch": "switch", "UISlider": "slider", "UISegmentedControl": "segmentedControl",
      "UITextField": "textField", "UIPageControl": "pageControl", "UIControl": "control", "NSButton": "button",
      "UIDeferredMenuElement": "menuItem", "UIApplicationShortcutItem": "shortcutItem",
    ]
    for kind in ["Tap", "LongPress", "Swipe", "Pan", "Pinch", "Rotation", "ScreenEdgePan", "Hover"] {
      result["UI\(kind)GestureRecognizer"] = "gestureRecognizer"
    }
    return result
  }()
}
