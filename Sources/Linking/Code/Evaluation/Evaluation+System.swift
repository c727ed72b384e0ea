import SourceReading
import UIKitModel

// Members that the system's classes have.
extension Evaluation {
  /// A member of the system's classes; `nil` where nothing is known about the name.
  mutating func systemMember(_ name: String, of values: ValueSet, in id: ActivationID) -> ValueSet? {
    if name == "storyboard" { return storyboards(of: values) }
    if name == "rootViewController", !hasController(values) { return windowRoots(in: id) }
    if ["destination", "destinationViewController", "destinationController"].contains(name) {
      return destinations(of: values)
    }
    if ["source", "sourceViewController", "sourceController"].contains(name) { return sources(of: values) }
    if DelegateWiring.properties.contains(name) { return presentations(of: values) }
    var result = ValueSet()
    var isKnown = false
    for value in values {
      if let found = systemMember(name, of: value, in: id) {
        isKnown = true
        result.formUnion(found)
      }
    }
    return isKnown ? result : nil
  }

  private mutating func systemMember(_ name: String, of value: Value, in id: ActivationID) -> ValueSet? {
    if SystemMembers.elements.contains(name) || SystemMembers.transparent.contains(name) && !isController(value) {
      return [value]
    }
    switch value {
    case .object(let object):
      if SystemMembers.children.contains(name) {
        let held = heap.read(.contents(object), by: id)
        // A stack that many things were put on gives back one of them; which one nobody knows.
        return held.count > 6 ? [.relative(.child, of: objects[Int(object.index)].type)] : held
      }
      let own = heap.read(.object(object, symbols.symbol(name)), by: id)
      if !own.isEmpty { return own }
    case .scene(let scene):
      if SystemMembers.children.contains(name) { return ValueSet(scenes[scene].children.map { .scene($0) }) }
    case .instance(let type):
      if SystemMembers.children.contains(name) {
        let held = ValueSet(scenes.children(of: type).map { .scene($0) })
        if !held.isEmpty { return held }
      }
    case .presentation(let key):
      return name == "presentedViewController" ? presented(key, in: id) : nil
    case .windowRoot:
      if SystemMembers.relation(name) != nil { return [.windowRoot] }
    case .relative(let relation, let type):
      // The top of the stack that one's own navigation controller holds may be anything.
      if relation == .presenting || relation == .presented || relation == .parent, SystemMembers.relation(name) != nil {
        return [.relative(relation, of: type)]
      }
    default: break
    }
    guard let relation = SystemMembers.relation(name) else { return otherMember(name, of: value, in: id) }
    guard let type = type(of: value) else { return nil }
    return isController(value) || !program[type].isDeclared ? [.relative(relation, of: type)] : nil
  }

  /// A property that the system declares and that code sets on itself.
  private mutating func otherMember(_ name: String, of value: Value, in id: ActivationID) -> ValueSet? {
    guard let type = type(of: value) else { return nil }
    let found = heap.read(.type(type, symbols.symbol(name)), by: id)
    return found.isEmpty ? nil : found
  }

  /// What a presentation controller presents: of one that a delegate is told about, all that it is the delegate of.
  private mutating func presented(_ key: PresentedKey, in id: ActivationID) -> ValueSet {
    switch key {
    case .object(let object): return [.object(object)]
    case .scene(let scene): return [.scene(scene)]
    case .type(let type):
      let found = heap.read(.type(type, symbols.symbol("presentation.delegate of")), by: id)
      return found.isEmpty ? [.relative(.presented, of: type)] : found
    }
  }

  private func storyboards(of values: ValueSet) -> ValueSet {
    var result = ValueSet()
    for value in values {
      if case .scene(let scene) = value { result.insert(.storyboard(scenes[scene].document)) }
      // What is only known to be some controller is of no storyboard in particular.
      guard let type = type(of: value), program[type].isDeclared else { continue }
      for scene in scenes.scenes(of: type) { result.insert(.storyboard(scenes[scene].document)) }
    }
    return result
  }

  private mutating func windowRoots(in id: ActivationID) -> ValueSet {
    let roots = heap.read(.windowRoot, by: id)
    return roots.isEmpty ? [.windowRoot] : roots
  }

  private func destinations(of values: ValueSet) -> ValueSet {
    var result = ValueSet()
    for case .segue(let type) in values {
      for scene in scenes.destinations(of: type) { result.insert(.scene(scene)) }
    }
    for case .instance(let type) in values {
      for scene in scenes.destinations(ofSegueClass: type) { result.insert(.scene(scene)) }
    }
    return result
  }

  private func sources(of values: ValueSet) -> ValueSet {
    var result = ValueSet()
    for case .instance(let type) in values {
      for scene in scenes.sources(ofSegueClass: type) { result.insert(.scene(scene)) }
    }
    return result
  }

  private func presentations(of values: ValueSet) -> ValueSet {
    ValueSet(
      values.compactMap { value in
        switch value {
        case .object(let object): .presentation(of: .object(object))
        case .scene(let scene): .presentation(of: .scene(scene))
        case .instance(let type), .bounded(let type): .presentation(of: .type(type))
        case .relative(.navigation, let type): .presentation(of: .type(type))
        case .presentation: value
        default: nil
        }
      })
  }
}
