import NavigationModel
import SourceReading

// Calls of the system that leave (semantics §12.1, §12.2).
extension Evaluation {
  /// A call that leaves; `nil` for any other.
  mutating func leaveCall(_ call: EvaluatedCall, in id: ActivationID) -> ValueSet? {
    guard let kind = leaving(call) else { return nil }
    guard call.receivers.isEmpty || call.receivers.contains(where: { isController($0) || canLeave($0) }) else {
      return nil
    }
    leave(kind, by: call.receivers, call.call.receiver, at: call.call.position, in: id)
    return []
  }

  private func leaving(_ call: EvaluatedCall) -> ExitKind? {
    switch call.base {
    case "dismiss":
      if call.labels.first == "animated" { return .dismiss }
      // AppKit's takes the sender, WatchKit's nothing.
      let classes = call.receivers.compactMap { type(of: $0) }.compactMap { systemClass(of: $0) }
      if call.labels == ["_"], classes.contains(where: { $0.hasPrefix("NS") }) { return .dismiss }
      if call.labels.isEmpty, classes.contains("WKInterfaceController") { return .dismiss }
      return nil
    case "dismissViewControllerAnimated", "dismissModalViewControllerAnimated", "dismissPopoverAnimated",
      "dismissPopover", "dismissController", "dismissViewController":
      return .dismiss
    case "popViewController", "popViewControllerAnimated", "popToRootViewController",
      "popToRootViewControllerAnimated", "popToViewController":
      return .pop
    default: return nil
    }
  }

  private func canLeave(_ value: Value) -> Bool {
    switch value {
    case .symbol, .presentation: true
    case .object(let object): isPopover(object)
    case .bounded(let type): program[type].kind == .protocol || program[type].name == "UIPopoverController"
    default: false
    }
  }

  /// Notes that something leaves.
  mutating func leave(
    _ kind: ExitKind, by receivers: ValueSet, _ base: Expression?, at position: Position, in id: ActivationID
  ) {
    add(
      Effect(
        kind: .exit(kind), receivers: receivers, isOnSelf: base.map { isFoundFromSelf($0, in: id) } ?? true,
        reachesBelow: kind == .dismiss && base.map { reachesBelow($0, receivers, in: id) } ?? false, targets: [],
        text: "",
        isHandedOn: isHandedOn(base, in: id), isDebugOnly: debugDepth > 0, position: position), in: id)
  }

  /// Whether an expression means what lies below the presenter: its presenter in turn, the root of the window, or what a
  /// variable holds that was led down there, perhaps in many steps.
  private func reachesBelow(_ base: Expression, _ values: ValueSet, in id: ActivationID) -> Bool {
    guard !isFoundFromSelf(base, in: id) else { return presentersNamed(in: base) > 1 }
    if case .member(_, "rootViewController", _) = base { return true }
    return values.contains { value in
      switch value {
      case .windowRoot, .relative(.presenting, _): true
      default: false
      }
    }
  }

  private func presentersNamed(in expression: Expression) -> Int {
    switch expression {
    case .name(let name, _): SystemMembers.relation(name) == .presenting ? 1 : 0
    case .member(let base?, let name, _):
      presentersNamed(in: base) + (SystemMembers.relation(name) == .presenting ? 1 : 0)
    case .cast(let value, _): presentersNamed(in: value)
    case .call(let call):
      (call.receiver.map { presentersNamed(in: $0) } ?? 0)
        + (SystemMembers.relation(call.function) == .presenting ? 1 : 0)
    default: 0
    }
  }

  /// Whether what acts is handed in: a parameter, or the implicit `self` of shared code.
  func isHandedOn(_ base: Expression?, in id: ActivationID) -> Bool {
    base.map { isHandedIn($0, in: id) } ?? self[home(of: id)].isShared
  }

  /// Whether an expression is `self` or what UIKit finds from it.
  func isFoundFromSelf(_ expression: Expression, in id: ActivationID) -> Bool {
    switch expression {
    case .name(let name, _): name == "self" || name == "super" || isFoundFromSelf(name: name, in: id)
    case .member(let base?, let name, _): SystemMembers.relation(name) != nil && isFoundFromSelf(base, in: id)
    case .cast(let value, _): isFoundFromSelf(value, in: id)
    case .call(let call):
      call.arguments.isEmpty && SystemMembers.relation(call.function) != nil
        && (call.receiver.map { isFoundFromSelf($0, in: id) } ?? true)
    default: false
    }
  }

  /// Whether a name means what UIKit finds from `self`: a local of such a name does where it holds just that.
  private func isFoundFromSelf(name: String, in id: ActivationID) -> Bool {
    guard SystemMembers.relation(name) != nil else { return false }
    guard let local = symbols.find(name), let holder = holder(of: local, in: id) else { return true }
    let values = self[holder].locals[local] ?? []
    return values.isEmpty || values.contains(.relative)
  }
}
