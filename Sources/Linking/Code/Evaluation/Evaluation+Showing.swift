import NavigationModel
import SourceReading

// What is shown.
extension Evaluation {
  /// Notes that something is shown.
  mutating func show(
    _ kind: TransitionKind, _ targets: ValueSet, by receivers: ValueSet, _ shown: Expression, _ base: Expression?,
    as relationship: String? = nil, at position: Position, in id: ActivationID
  ) {
    var targets = targets
    if receivers.contains(where: { if case .object(let object) = $0 { isPopover(object) } else { false } }) {
      targets = receivers.reduce(into: ValueSet()) { result, value in
        if case .object(let object) = value { result.formUnion(heap.read(.contents(object), by: id)) }
      }
    }
    guard let targets = showable(targets, kind, by: receivers, shown, in: id) else { return }
    add(
      Effect(
        kind: .show(kind), receivers: receivers, isOnSelf: base.map { isFoundFromSelf($0, in: id) } ?? true,
        relationship: relationship, targets: targets, text: shown.shortText,
        isHandedOn: isHandedOn(base, in: id) || isHandedIn(shown, in: id),
        isDebugOnly: debugDepth > 0, position: position), in: id)
  }

  /// Whether an object is a popover of iOS 8 and before.
  func isPopover(_ object: ObjectID) -> Bool {
    program[objects[Int(object.index)].type].name == "UIPopoverController"
  }

  /// Whether a value is an alert.
  func isAlert(_ value: Value) -> Bool {
    type(of: value).flatMap { systemClass(of: $0) } == "UIAlertController"
  }

  /// Of what may be shown that which can be; `nil` where nothing of it is shown.
  private mutating func showable(
    _ targets: ValueSet, _ kind: TransitionKind, by receivers: ValueSet, _ shown: Expression, in id: ActivationID
  ) -> ValueSet? {
    var result = targets
    // A stack holds no navigation controllers (semantics §6.5): where something else may be meant as well, it is.
    if kind == .push
      || [.child, .replace].contains(kind) && !receivers.isEmpty && receivers.allSatisfy({ isNavigation($0) })
    {
      let others = result.filter { !isNavigation($0) }
      if hasController(ValueSet(others)) { result = ValueSet(others) }
    }
    // `stack.viewControllers = [self, next]`, `window.rootViewController = self`: what is there stays there.
    let isFound = kind == .root || receivers.contains { if case .relative = $0 { true } else { false } }
    if [.child, .replace, .root].contains(kind), isFound, !result.isEmpty, namesSelf(shown) {
      let own = selfValues(in: id)
      result = ValueSet(result.filter { !own.contains($0) })
      if result.isEmpty { return nil }
    }
    return result
  }

  private func namesSelf(_ expression: Expression) -> Bool {
    switch expression {
    case .name("self", _): true
    case .array(let values): values.contains(where: namesSelf)
    case .cast(let value, _): namesSelf(value)
    default: false
    }
  }
}
