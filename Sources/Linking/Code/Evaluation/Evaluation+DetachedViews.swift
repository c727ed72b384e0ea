import SourceReading

// Views of controllers that code adds to others without making the controllers children (semantics §6.4).
extension Evaluation {
  /// A call that adds the view of another controller; `nil` for any other.
  mutating func viewCall(_ call: EvaluatedCall, in id: ActivationID) -> ValueSet? {
    guard let owner = SystemVocabulary.ownerOfAddedView(call.call) else { return nil }
    let targets = ValueSet(evaluate(owner, in: id).filter { isKnownController($0) })
    let holders = ValueSet(holders(of: call.call.receiver, in: id).filter { isController($0) })
    guard !targets.isEmpty, !holders.isEmpty else { return nil }
    add(
      Effect(
        kind: .show(.child), receivers: holders, isOnSelf: true, relationship: CodeEmission.viewAlone,
        targets: targets,
        text: owner.shortText, isHandedOn: isHandedOn(nil, in: id) || isHandedIn(owner, in: id),
        isDebugOnly: debugDepth > 0, position: call.call.position), in: id)
    return []
  }

  /// Whether it is known just which controller something is: a base class would stand for all that descend from it.
  private func isKnownController(_ value: Value) -> Bool {
    switch value {
    case .object, .scene, .instance: isController(value)
    case .bounded(let type): isController(value) && program.descendants(type).count <= 1
    default: false
    }
  }

  /// The controllers to whose views something is added; none where it is a window.
  private mutating func holders(of view: Expression?, in id: ActivationID) -> ValueSet {
    switch view {
    case .member(let base?, "view", _): evaluate(base, in: id)
    case .call(let call)? where call.function == "view" && call.arguments.isEmpty:
      call.receiver.map { evaluate($0, in: id) } ?? selfValues(in: id)
    case .name(let name, _)?, .member(_, let name, _)?:
      name.lowercased().hasSuffix("window") ? [] : selfValues(in: id)
    default: []
    }
  }

  /// The classes of controllers that are on screen by their views alone, as far as code shows them: UIKit tells them
  /// nothing of their traits and of turning.
  var detachedTypes: Set<TypeID> {
    var added: Set<TypeID> = []
    var shown: Set<TypeID> = []
    for effect in activations.lazy.flatMap(\.effects) {
      guard case .show = effect.kind else { continue }
      for value in effect.targets {
        guard let type = type(of: value) else { continue }
        if effect.relationship == CodeEmission.viewAlone {
          added.insert(type)
        } else if case .bounded = value {
          shown.formUnion(program.descendants(type))
          shown.insert(type)
        } else {
          shown.insert(type)
        }
      }
    }
    return added.subtracting(shown).filter { scenes.scenes(of: $0).isEmpty }
  }

  /// Whether UIKit calls a root that it calls for children alone.
  func isOfDetached(_ root: EventRoot, _ detached: Set<TypeID>) -> Bool {
    guard let event = root.trigger?.event, SystemCallbacks.ofChildren.contains(event) else { return false }
    let types = self[root.activation].selfValues.compactMap { type(of: $0) }
    return !types.isEmpty && types.allSatisfy(detached.contains)
  }
}
