import SourceReading

/// Looks through the code of a class for what hides views, or takes them away, by their names.
///
/// The values do not count: whoever shows a control at times has hidden it at others.
struct HidingSearch {
  /// The names of what is hidden somewhere.
  private(set) var found: Set<String> = []
  private let wanted: Set<String>
  /// What else the wanted are called in one function: locals, and the parameters of closures.
  private var aliases: [String: Set<String>] = [:]

  init(_ wanted: Set<String>) { self.wanted = wanted }

  /// Looks through one declaration of a type.
  mutating func visit(_ type: TypeFacts) {
    for function in type.functions { visit(function) }
    for property in type.properties {
      aliases = [:]
      visit(property.getter)
      visit(property.setter)
      property.value.map { visit($0) }
    }
  }

  private mutating func visit(_ function: FunctionFacts) {
    aliases = [:]
    visit(function.body)
  }

  private mutating func visit(_ statements: [Statement]) {
    for statement in statements { visit(statement) }
  }

  private mutating func visit(_ statement: Statement) {
    switch statement {
    case .expression(let value): visit(value)
    case .assign(let target, let value, _):
      if let bar = target.lastName, SystemMembers.barItems.contains(bar), wanted.contains(bar) { found.insert(bar) }
      visit(target)
      visit(value)
    case .declare(let name, _, let value, _):
      guard let value else { return }
      bind(name, to: names(in: value))
      visit(value)
    case .result(let value, _): value.map { visit($0) }
    case .branch(let conditions, let bodies):
      for condition in conditions { visit(condition) }
      for body in bodies { visit(body) }
    case .function(let facts): visit(facts.body)
    case .debugOnly(let body): visit(body)
    case .guarded: break
    }
  }

  private mutating func visit(_ expression: Expression) {
    switch expression {
    case .member(let base?, let name, _) where Self.hides(name):
      found.formUnion(names(in: base))
    case .call(let call): visit(call)
    case .closure(let closure): visit(closure.body)
    default: break
    }
    expression.forEachPart { visit($0) }
  }

  private mutating func visit(_ call: Call) {
    let base = call.function.baseOfFunction
    let receivers = call.receiver.map { names(in: $0) } ?? []
    let arguments = call.arguments.reduce(into: Set<String>()) { $0.formUnion(names(in: $1.value)) }
    if Self.hides(base) { found.formUnion(receivers.union(arguments)) }
    // `navigationItem.rightBarButtonItems?.removeFirst()`, `navigationItem.setLeftBarButton(nil, animated: true)`
    if base.hasPrefix("remove") { found.formUnion(receivers.intersection(SystemMembers.barItems)) }
    if let property = base.propertyOfSetter {
      found.formUnion(
        [property, property + "Item", property + "Items"].filter {
          SystemMembers.barItems.contains($0) && wanted.contains($0)
        })
    }
    // `[close, save].forEach { $0.isHidden = true }`
    for case .closure(let closure) in call.arguments.map(\.value) {
      for parameter in closure.parameters { bind(parameter.name, to: receivers.union(arguments)) }
    }
  }

  private mutating func bind(_ name: String, to names: Set<String>) {
    guard !names.isEmpty, !wanted.contains(name) else { return }
    aliases[name, default: []].formUnion(names)
  }

  /// The wanted that an expression starts from: `closeButton.layer`, `[closeButton, other]`.
  private func names(in expression: Expression) -> Set<String> {
    switch expression {
    case .name(let name, _): names(of: name)
    case .member(let base, let name, _): names(of: name).union(base.map { names(in: $0) } ?? [])
    case .call(let call): call.receiver.map { names(in: $0) } ?? []
    case .cast(let value, _), .element(let value, _), .given(_, let value): names(in: value)
    case .array(let values), .either(let values), .tuple(let values):
      values.reduce(into: []) { $0.formUnion(names(in: $1)) }
    default: []
    }
  }

  private func names(of name: String) -> Set<String> {
    if wanted.contains(name) { return [name] }
    if let names = aliases[name] { return names }
    // The instance variable of an Objective-C property.
    return name.hasPrefix("_") && wanted.contains(String(name.dropFirst())) ? [String(name.dropFirst())] : []
  }

  /// Whether a member is about a view being there: `isHidden`, `setHidden:`, `hide(animated:)`, `alpha`.
  private static func hides(_ name: String) -> Bool {
    others.contains(name) || ["hide", "hidden", "Hide", "Hidden", "fade"].contains(where: name.contains)
  }

  private static let others: Set<String> = [
    "alpha", "setAlpha", "removeFromSuperview", "removeArrangedSubview", "opacity", "setOpacity",
  ]
}

extension Expression {
  /// The last name of a path: `leftBarButtonItem` of `navigationItem.leftBarButtonItem`.
  fileprivate var lastName: String? {
    switch self {
    case .name(let name, _), .member(_, let name, _): name
    default: nil
    }
  }
}
