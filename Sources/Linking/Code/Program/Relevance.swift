import SourceReading

/// Which names of the program lead to navigation, however far away: what does not is not followed.
///
/// Names are compared without their types, so that too much is kept rather than too little.
struct Relevance {
  /// The functions and computed properties whose code leads somewhere, by base name.
  private(set) var leading: Set<String> = []
  /// The functions whose code leads to a scene or segue by its name.
  private(set) var naming: [FunctionID] = []
  /// Every name that some code calls or reads.
  private(set) var mentioned: Set<String> = []
  /// The texts in functions; a constant that nobody uses names nothing.
  private(set) var texts: Set<String> = []
  /// The full names of all calls.
  private(set) var calls: Set<String> = []
  /// The types whose making leads somewhere, by the last part of their name.
  private var types: Set<String> = []
  /// The properties that can hold closures, controllers or objects that lead somewhere.
  private var properties: Set<String> = []
  /// All properties that the project declares.
  private var declaredProperties: Set<String> = []

  /// What one body mentions.
  private struct Mentions {
    var names: Set<String> = []
    var calls: Set<String> = []
    var texts: Set<String> = []
    var isLeading = false
  }

  init(_ program: Program) {
    for variable in program.variables where variable.owner != nil { add(variable.facts) }
    for type in program.types where type.isDeclared {
      let name = String(type.name.split(separator: ".").last ?? "")
      // Structs and enums only matter for what their code does.
      if type.kind == .class || type.kind == .implementation || type.systemClass != nil { types.insert(name) }
      if type.properties.values.contains(where: { properties.contains(program[$0].facts.name) }) { types.insert(name) }
    }
    spread(over: program)
  }

  private mutating func add(_ facts: VariableFacts) {
    declaredProperties.insert(facts.name)
    if let type = facts.type {
      if Self.canHold(type) { properties.insert(facts.name) }
    } else if facts.value.map(Self.isData) != true {
      properties.insert(facts.name)
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
    var named: [(name: String, mentions: Mentions, function: FunctionID?)] = []
    for (index, function) in program.functions.enumerated() {
      var mentions = Mentions()
      collect(function.facts.body, into: &mentions)
      if function.facts.parameters.contains(where: { $0.type?.name == "->" }) { mentions.isLeading = true }
      named.append((function.base, mentions, FunctionID(index)))
      if function.base == "init", let owner = function.owner {
        named.append((String(program[owner].name.split(separator: ".").last ?? ""), mentions, nil))
      }
    }
    for variable in program.variables where !variable.facts.getter.isEmpty || !variable.facts.setter.isEmpty {
      var mentions = Mentions()
      collect(variable.facts.getter, into: &mentions)
      collect(variable.facts.setter, into: &mentions)
      named.append((variable.facts.name, mentions, nil))
    }
    var users: [String: [Int]] = [:]
    for (index, item) in named.enumerated() {
      mentioned.formUnion(item.mentions.names)
      calls.formUnion(item.mentions.calls)
      texts.formUnion(item.mentions.texts)
      for name in item.mentions.names { users[name, default: []].append(index) }
    }
    func spread(from seeds: [String], steps: Int) -> Set<String> {
      var reached: Set<String> = []
      var layer = seeds
      var step = 0
      while step < steps, !layer.isEmpty {
        let new = layer.filter { reached.insert($0).inserted }
        layer = new.flatMap { (users[$0] ?? []).map { named[$0].name } }
        step += 1
      }
      return reached
    }
    leading = spread(from: named.filter(\.mentions.isLeading).map(\.name), steps: .max)
    // Wrappers of wrappers; what lies further away shares names with everything.
    let wrappers = spread(
      from: named.filter { $0.mentions.names.contains { SystemVocabulary.namesScene($0) } }.map(\.name), steps: 3)
    naming = named.compactMap { wrappers.contains($0.name) ? $0.function : nil }
  }

  private func collect(_ statements: [Statement], into mentions: inout Mentions) {
    for statement in statements {
      switch statement {
      case .expression(let value): collect(value, into: &mentions)
      case .assign(let target, let value, _):
        if isKept(target: target, value) { mentions.isLeading = true }
        collect(target, into: &mentions)
        collect(value, into: &mentions)
      case .declare(_, _, let value, _): if let value { collect(value, into: &mentions) }
      case .result(let value, _): if let value { collect(value, into: &mentions) }
      case .branch(let conditions, let bodies):
        for condition in conditions { collect(condition, into: &mentions) }
        for body in bodies { collect(body, into: &mentions) }
      case .function(let facts): collect(facts.body, into: &mentions)
      case .debugOnly(let body): collect(body, into: &mentions)
      }
    }
  }

  private func collect(_ expression: Expression, into mentions: inout Mentions) {
    switch expression {
    case .call(let call):
      let base = call.function.baseOfFunction
      if isOfSystem(call, base) { mentions.isLeading = true }
      mentions.names.insert(base)
      mentions.calls.insert(call.function)
    case .member(_, let name, _), .name(let name, _): mentions.names.insert(name)
    case .string(let text): mentions.texts.insert(text)
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
      if isOfSystem(call, base) || leading.contains(base) || types.contains(base) || properties.contains(base) {
        return true
      }
      // What stands behind it does not run.
      if call.receiver == nil, SystemVocabulary.neverReturns.contains(base) { return true }
    case .selector, .closure: return true
    case .member(_, let name, _), .name(let name, _): if leading.contains(name) { return true }
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
    case .member(_, let member, _): name = member
    case .name(let local, _): name = local
    case .element(let base, _), .cast(let base, _): return isKept(target: base, value)
    default: return true
    }
    let bare = name.hasPrefix("_") ? String(name.dropFirst()) : name
    if declaredProperties.contains(bare) { return properties.contains(bare) || leading.contains(bare) }
    if case .name = target { return true }
    return SystemVocabulary.isProperty(bare)
  }

  /// Calls that the evaluation knows: of the system, or of a closure under a name of its own.
  private func isOfSystem(_ call: Call, _ base: String) -> Bool {
    if base.isEmpty || base == "_" { return true }
    if call.receiver == nil, !leading.contains(base), base.first?.isLowercase == true,
      !SystemVocabulary.isHarmless(base)
    {
      // A local closure, or a function of the system that is called alone.
      return true
    }
    return SystemVocabulary.isCall(base)
  }
}

/// The names of the system that the evaluation knows.
enum SystemVocabulary {
  /// Whether a call of the system may show, leave, make or start something.
  static func isCall(_ base: String) -> Bool {
    if harmless.contains(base) { return false }
    if base.hasPrefix("set"), base.utf8.count > 3 {
      let name = base.dropFirst(3)
      return isProperty(name.prefix(1).lowercased() + name.dropFirst()) || base.hasPrefix("setViewController")
    }
    return prefixes.contains { base.hasPrefix($0) }
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
    case .cast(let value, _): visit(value)
    }
  }
}
