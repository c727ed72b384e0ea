import NavigationModel
import SourceReading

// What a project says of its own ways: functions that show, classes that contain, controls that close.
extension Evaluation {
  /// A call of a function that is said to show what it is given; `nil` for any other.
  mutating func idiomCall(_ call: EvaluatedCall, in id: ActivationID) -> ValueSet? {
    guard let kind = idioms.showing(call.call.function, base: call.base) else { return nil }
    let shown = call.arguments.firstIndex { hasController($0) } ?? (call.arguments.isEmpty ? nil : 0)
    guard let shown else { return nil }
    let controllers = ValueSet(call.receivers.filter { isController($0) })
    // What is sent to a router acts on whoever sends it.
    show(
      kind, call.arguments[shown], by: controllers.isEmpty ? selfValues(in: id) : controllers,
      call.call.arguments[shown].value, controllers.isEmpty ? nil : call.call.receiver, at: call.call.position, in: id)
    handOver(call, in: id)
    return []
  }

  /// Whether a class is said to contain the controllers that it is given.
  func isIdiomContainer(_ type: TypeID) -> Bool {
    guard !idioms.containerClasses.isEmpty else { return false }
    return program.lineage(type).contains { idioms.containerClasses.contains(program[$0].name) }
  }

  /// A control that was just made closes its scene, where its class is said to do so.
  mutating func addIdiomClose(_ value: Value?, _ type: TypeID, _ call: EvaluatedCall, in id: ActivationID) {
    guard !idioms.closeControlClasses.isEmpty else { return }
    let names = program.lineage(type).map { program[$0].name }
    guard names.contains(where: idioms.closeControlClasses.contains) else { return }
    let element = names.lazy.compactMap(ControlClasses.trigger).first ?? "control"
    addEvent(
      closing(selfValues(in: id), file: self[id].file, at: call.call.position), Trigger(element: element),
      at: call.call.position, control: value, in: id)
  }

  /// Runs that close whoever they belong to, for an action that is said to do so.
  mutating func idiomAction(_ selector: String, on target: Value, in id: ActivationID?) -> ActivationID? {
    guard let id, idioms.closes(selector) else { return nil }
    return closing([target], file: self[id].file, at: Position(line: 1, column: 1))
  }

  private mutating func closing(_ values: ValueSet, file: Int, at position: Position) -> ActivationID {
    activation(
      .closing(CodePlace(file: file, position: position)), file: file, owner: values.first.flatMap { type(of: $0) },
      selfValues: values)
  }

  /// Leaves in whatever way fits: what does not fit where it is leaves nothing.
  mutating func runClosing(at position: Position, in id: ActivationID) {
    for kind in [ExitKind.dismiss, .pop] {
      leave(kind, by: self[id].selfValues, nil, at: position, in: id)
    }
  }
}
