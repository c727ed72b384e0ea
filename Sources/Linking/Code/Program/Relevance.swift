import SourceReading

/// Which names of the program lead to navigation, however far away: what does not is not followed.
///
/// Names are compared without their types, so that too much is kept rather than too little.
struct Relevance {
  /// The functions whose code leads to a scene or segue by its name.
  private(set) var naming: [FunctionID] = []
  /// Every name that some code calls or reads, and the types that it names.
  private(set) var mentioned: Set<String> = []
  /// The texts in functions; a constant that nobody uses names nothing.
  private(set) var texts: Set<String> = []
  /// The full names of all calls.
  private(set) var calls: Set<String> = []
  /// What is known of names.
  private var marks: [String: Marks] = [:]
  /// The setters that Objective-C code has of its own, by property.
  private let setters: [String: String]

  /// What a name stands for, among other things.
  private struct Marks: OptionSet {
    let rawValue: UInt8

    /// A function or computed property whose code leads somewhere.
    static let leading = Marks(rawValue: 1)
    /// A type whose making leads somewhere; by the last part of its name.
    static let type = Marks(rawValue: 2)
    /// A property that can hold closures, controllers or objects that lead somewhere.
    static let property = Marks(rawValue: 4)
    /// Any property that the project declares.
    static let declaredProperty = Marks(rawValue: 8)
    /// A function that the evaluation knows.
    static let system = Marks(rawValue: 16)
    /// Whether it was asked if the evaluation knows it.
    static let isSettled = Marks(rawValue: 32)
  }

  init(_ program: Program) {
    setters = program.setters
    for variable in program.variables where variable.owner != nil { add(variable.facts) }
    for type in program.types where type.isDeclared {
      // Structs and enums only matter for what their code does.
      let isClass = type.kind == .class || type.kind == .implementation || type.systemClass != nil
      if isClass
        || type.properties.values.contains(where: { marks[program[$0].facts.name]?.contains(.property) == true })
      {
        mark(type.name.lastPart, .type)
      }
    }
    for name in program.idioms.functionNames { mark(name, [.system, .isSettled]) }
    for name in program.idioms.closeControlClasses + program.idioms.containerClasses { mark(name.lastPart, .type) }
    spread(over: program)
  }

  private mutating func mark(_ name: String, _ mark: Marks) { marks[name, default: []].formUnion(mark) }

  /// What is known of the name of a function.
  private func marks(of base: String) -> Marks {
    let known = marks[base] ?? []
    return known.contains(.isSettled) || !SystemVocabulary.isCall(base) ? known : known.union(.system)
  }

  /// The same; the answer is kept.
  private mutating func settle(_ base: String) -> Marks {
    let found = marks(of: base)
    if !found.contains(.isSettled) { marks[base] = found.union(.isSettled) }
    return found
  }

  private mutating func add(_ facts: VariableFacts) {
    mark(facts.name, .declaredProperty)
    if let type = facts.type {
      if Self.canHold(type) { mark(facts.name, .property) }
    } else if facts.value.map(Self.isData) != true {
      mark(facts.name, .property)
    }
  }

  /// Whether something of a type can lead anywhere: everything but plain data.
  private static func canHold(_ type: TypeName) -> Bool {
    if ["[]", "Set", "[:]", "Optional"].contains(type.name) { return type.arguments.contains(where: canHold) }
    return !data.contains(type.name)
  }

  private static let data: Set<String> = [
    "Int", "Int32", "Int64", "UInt", "UInt8", "Bool", "Double", "Float", "CGFloat", "CGRect", "CGSize", "CGPoint",
    "Date",
    "Data", "URL", "UIColor", "UIImage", "UIFont", "TimeInterval", "IndexPath", "UUID", "Decimal", "NSRange",
    "NSNumber",
    "NSDate", "NSData", "NSURL", "NSInteger", "NSUInteger", "BOOL", "int", "float", "double", "long", "NSTimeInterval",
    "NSIndexPath", "UIEdgeInsets", "CLLocation", "CLLocationCoordinate2D", "NSAttributedString",
    "NSMutableAttributedString", "UILabel", "UIImageView", "UIActivityIndicatorView", "NSLayoutConstraint", "CALayer",
    "UIStackView", "UIProgressView", "DateFormatter", "NSDateFormatter", "NumberFormatter", "DispatchQueue", "Error",
    "NSError", "DisposeBag", "Timer", "NSTimer", "Locale", "Calendar", "UIVisualEffectView", "CAGradientLayer",
    "CAShapeLayer", "URLSession", "NSURLSession", "UserDefaults", "NSUserDefaults",
  ]

  private static func isData(_ value: Expression) -> Bool {
    switch value {
    case .literal, .none: true
    default: false
    }
  }

  // MARK: What leads somewhere

  private mutating func spread(over program: Program) {
    var mentions = Mentions()
    for (index, function) in program.functions.enumerated() {
      mentions.begin(function.base, FunctionID(index))
      collect(function.facts.body, into: &mentions)
      if function.facts.parameters.contains(where: { $0.type?.name == "->" }) { mentions.isLeading = true }
      let others = program.otherNames(of: function)
      // Who adopts an Objective-C protocol in Swift uses the name there.
      if !function.facts.hasBody { for name in others { mentions.note(name) } }
      mentions.end(aliases: others)
    }
    for variable in program.variables where !variable.facts.getter.isEmpty || !variable.facts.setter.isEmpty {
      mentions.begin(variable.facts.name)
      collect(variable.facts.getter, into: &mentions)
      collect(variable.facts.setter, into: &mentions)
      mentions.end()
    }
    for (number, name) in mentions.names.enumerated() where !mentions.users[number].isEmpty { mentioned.insert(name) }
    for name in mentions.reached(from: mentions.leading, steps: .max) { mark(mentions.names[name], .leading) }
    // Wrappers of wrappers; what lies further away shares names with everything.
    let namers = mentions.names.indices.filter { SystemVocabulary.namesScene(mentions.names[$0]) }
    let wrappers = mentions.reached(
      from: namers.flatMap { mentions.users[$0] }.map { mentions.bodies[$0].name }, steps: 3)
    naming = mentions.bodies.compactMap { wrappers.contains($0.name) ? $0.function : nil }
  }

  private mutating func collect(_ statements: [Statement], into mentions: inout Mentions) {
    for statement in statements {
      switch statement {
      case .expression(let value): collect(value, into: &mentions)
      case .assign(let target, let value, _):
        if isKept(target: target, value) { mentions.isLeading = true }
        if case .member(_, let name, _) = target, let setter = setters[name] { mentions.note(setter) }
        collect(target, into: &mentions)
        collect(value, into: &mentions)
      case .declare(_, _, let value, _): if let value { collect(value, into: &mentions) }
      case .result(let value, _): if let value { collect(value, into: &mentions) }
      case .branch(let conditions, let bodies):
        for condition in conditions { collect(condition, into: &mentions) }
        for body in bodies { collect(body, into: &mentions) }
      case .function(let facts): collect(facts.body, into: &mentions)
      case .debugOnly(let body): collect(body, into: &mentions)
      case .guarded: break
      }
    }
  }

  private mutating func collect(_ expression: Expression, into mentions: inout Mentions) {
    switch expression {
    case .call(let call):
      let base = call.function.baseOfFunction
      let marks = settle(base)
      if isOfSystem(call, base, marks) { mentions.isLeading = true }
      mentions.note(base)
      calls.insert(call.function)
    case .member(_, let name, _), .name(let name, _): mentions.note(name)
    case .string(let text): texts.insert(text)
    case .type(let type, _): mentioned.insert(type.name.lastPart)
    case .selector: mentions.isLeading = true
    case .closure(let closure): collect(closure.body, into: &mentions)
    default: break
    }
    expression.forEachPart { collect($0, into: &mentions) }
  }

  // MARK: What is kept

  /// Whether an expression does something that matters.
  func isKept(_ expression: Expression) -> Bool {
    switch expression {
    case .call(let call):
      let base = call.function.baseOfFunction
      let marks = marks(of: base)
      if !marks.isDisjoint(with: [.leading, .type, .property]) || isOfSystem(call, base, marks) { return true }
      // What stands behind it does not run.
      if call.receiver == nil, SystemVocabulary.neverReturns.contains(base) { return true }
    case .selector, .closure: return true
    case .member(_, let name, _), .name(let name, _): if marks[name]?.contains(.leading) == true { return true }
    default: break
    }
    var found = false
    expression.forEachPart { if !found, isKept($0) { found = true } }
    return found
  }

  /// Whether an assignment stores something that can matter.
  func isKept(target: Expression, _ value: Expression) -> Bool {
    let name: String
    switch target {
    case .member(_, let member, _):
      if let setter = setters[member], marks[setter]?.contains(.leading) == true { return true }
      name = member
    case .name(let local, _): name = local
    case .element(let base, _), .cast(let base, _): return isKept(target: base, value)
    default: return true
    }
    let bare = name.withoutUnderscore
    let marks = marks[bare] ?? []
    if marks.contains(.declaredProperty) { return !marks.isDisjoint(with: [.property, .leading]) }
    if case .name = target { return true }
    return SystemVocabulary.isProperty(bare)
  }

  /// Calls that the evaluation knows: of the system, or of a closure under a name of its own.
  private func isOfSystem(_ call: Call, _ base: String, _ marks: Marks) -> Bool {
    if base.isEmpty || base == "_" || marks.contains(.system) { return true }
    if SystemVocabulary.ownerOfAddedView(call) != nil { return true }
    // A local closure, or a function of the system that is called alone.
    return call.receiver == nil && !marks.contains(.leading) && base.first?.isLowercase == true
      && !SystemVocabulary.isHarmless(base)
  }
}

/// Who mentions which name: names and bodies are known by their numbers.
private struct Mentions {
  /// What a body is called by; a function only under its own name, not under that of its type.
  struct Body {
    var name: Int
    var function: FunctionID?
  }

  private(set) var bodies: [Body] = []
  private(set) var names: [String] = []
  /// The bodies that mention each name.
  private(set) var users: [[Int]] = []
  /// The names of bodies that lead somewhere by themselves.
  private(set) var leading: [Int] = []
  /// Whether the body at hand does.
  var isLeading = false
  private var numbers: [String: Int] = [:]
  private var current = Body(name: 0)
  private var mentioned: [Int] = []

  private mutating func number(_ name: String) -> Int {
    if let known = numbers[name] { return known }
    numbers[name] = names.count
    names.append(name)
    users.append([])
    return names.count - 1
  }

  /// Begins with a body.
  mutating func begin(_ name: String, _ function: FunctionID? = nil) {
    current = Body(name: number(name), function: function)
    isLeading = false
    mentioned.removeAll(keepingCapacity: true)
  }

  /// Notes that the body at hand mentions a name.
  mutating func note(_ name: String) { mentioned.append(number(name)) }

  /// Ends the body at hand.
  ///
  /// - Parameter aliases: Other names that it is called by.
  mutating func end(aliases: [String] = []) {
    add(current)
    for alias in aliases { add(Body(name: number(alias))) }
  }

  private mutating func add(_ body: Body) {
    for name in mentioned where users[name].last != bodies.count { users[name].append(bodies.count) }
    if isLeading { leading.append(body.name) }
    bodies.append(body)
  }

  /// The names of bodies that lead to some names in so many steps.
  func reached(from seeds: [Int], steps: Int) -> Set<Int> {
    var reached: Set<Int> = []
    var layer = seeds
    var step = 0
    while step < steps, !layer.isEmpty {
      let new = layer.filter { reached.insert($0).inserted }
      layer = new.flatMap { users[$0].map { bodies[$0].name } }
      step += 1
    }
    return reached
  }
}

/// The names of the system that the evaluation knows.
enum SystemVocabulary {
  /// Whether a call of the system may show, leave, make or start something.
  static func isCall(_ base: String) -> Bool {
    if harmless.contains(base) { return false }
    if let name = base.propertyOfSetter { return isProperty(name) || base.hasPrefix("setViewController") }
    return prefixes.contains { base.hasPrefix($0) } || base.hasPrefix("segue")
  }

  private static let prefixes = [
    "present", "dismiss", "push", "pop", "show", "perform", "instantiate", "addChild", "insertChild", "addTarget",
    "addAction",
    "addObserver", "addGesture", "addKeyCommand", "addViewController", "addTab", "append", "insert", "removeLast",
    "removeSubrange", "transition", "register", "dequeue", "init", "alloc", "new", "schedule", "connect", "UIBarButton",
    "UIAlertAction", "UIAction", "UIKeyCommand", "UIWindow", "Timer", "NotificationCenter", "UIHosting", "forEach",
    "subscribe",
    "sink", "bind", "unwind", "Task", "actionWith", "alertController", "UIStoryboard", "storyboard", "unarchive",
    "loadNib",
    "makeKey", "close", "orderOut", "beginSheet", "endSheet", "runModal", "sendAction", "targetWith",
  ]

  /// The controller whose view a call adds to another view: `child` in `view.addSubview(child.view)`.
  static func ownerOfAddedView(_ call: Call) -> Expression? {
    guard viewAdders.contains(call.function.baseOfFunction), let added = call.arguments.first?.value else { return nil }
    return ownerOfView(added)
  }

  private static func ownerOfView(_ view: Expression) -> Expression? {
    switch view {
    case .member(let owner?, "view", _): return isSelf(owner) ? nil : owner
    case .call(let call) where call.function == "view" && call.arguments.isEmpty:
      return call.receiver.flatMap { isSelf($0) ? nil : $0 }
    case .cast(let value, _): return ownerOfView(value)
    default: return nil
    }
  }

  private static func isSelf(_ expression: Expression) -> Bool {
    if case .name(let name, _) = expression { return name == "self" || name == "super" }
    return false
  }

  private static let viewAdders: Set<String> = ["addSubview", "insertSubview", "addArrangedSubview"]

  /// Whether a call of the system takes the name of a scene, storyboard or segue.
  static func namesScene(_ base: String) -> Bool {
    base.hasPrefix("instantiate") || base.hasPrefix("performSegue") || base == "UIStoryboard"
      || base == "storyboardWithName"
  }

  /// Whether a property of the system can hold what leads somewhere.
  static func isProperty(_ name: String) -> Bool {
    properties.contains(name) || endings.contains { name.hasSuffix($0) }
  }

  private static let endings = [
    "elegate", "ataSource", "Controller", "Controllers", "Item", "Items", "Action", "Handler", "Block", "Style",
    "Presentation",
    "Popover", "Completion", "Callback", "Closure", "Commands", "Recognizer",
  ]

  private static let properties: Set<String> = [
    "target", "action", "tabs", "view", "customView", "sourceView", "sourceRect", "window", "menu", "children",
    "completion",
    "handler", "callback", "root", "items", "viewControllerClass", "identifier", "storyboard",
    "prefersEdgeAttachedInCompactHeight", "hidesBackButton", "definesPresentationContext",
  ]

  /// The functions behind which nothing runs.
  static let neverReturns: Set<String> = ["fatalError", "preconditionFailure", "abort", "exit"]

  /// Whether a function that is called alone is one of the language or of C.
  static func isHarmless(_ base: String) -> Bool { harmless.contains(base) }

  private static let harmless: Set<String> = [
    "print", "debugPrint", "assert", "assertionFailure", "precondition", "preconditionFailure", "fatalError", "min",
    "max",
    "abs", "round", "floor", "ceil", "sqrt", "pow", "sin", "cos", "dump", "zip", "stride", "swap", "type",
    "dispatch_get_main_queue",
    "addSubview", "addConstraint", "addConstraints", "addArrangedSubview", "addSublayer", "addAnnotation",
    "insertSubview",
    "insertRows", "insertSections", "showsVerticalScrollIndicator", "arc4random", "arc4random_uniform",
    "withUnsafePointer",
    "insertArrangedSubview", "objc_getAssociatedObject", "objc_setAssociatedObject", "memcpy", "strlen", "free",
    "malloc",
    "pow", "fabs", "isKnownUniquelyReferenced", "numericCast", "unsafeBitCast", "sizeof", "showLoading", "showSpinner",
  ]
}

extension Expression {
  /// The expressions right inside of this one; the bodies of closures are not among them.
  func forEachPart(_ visit: (Expression) -> Void) {
    switch self {
    case .name, .string, .literal, .none, .selector, .keyPath, .type, .closure: break
    case .member(let base, _, _): if let base { visit(base) }
    case .call(let call):
      if let receiver = call.receiver { visit(receiver) }
      for argument in call.arguments { visit(argument.value) }
    case .interpolation(let parts), .array(let parts), .dictionary(let parts), .either(let parts), .tuple(let parts),
      .other(let parts):
      for part in parts { visit(part) }
    case .element(let base, let indices):
      visit(base)
      for index in indices { visit(index) }
    case .cast(let value, _), .given(_, let value): visit(value)
    }
  }
}
