/// The variables that more than one function sees: properties, globals, what objects hold.
struct Heap {
  /// A variable.
  enum Key: Hashable {
    /// A property or global of the project; all instances share it.
    case variable(VariableID)
    /// A property that a class inherits, of its own instances.
    case inherited(VariableID, TypeID)
    /// What is stored in a property that subclasses inherit where nobody knows for which of them.
    case unassigned(VariableID)
    /// A property that the system declares, of one object.
    case object(ObjectID, Symbol)
    /// The same of all instances of a class.
    case type(TypeID, Symbol)
    /// The same of a scene.
    case scene(Int, Symbol)
    /// The same of whatever UIKit finds.
    case relative(Relation, TypeID, Symbol)
    /// The children or elements of an object.
    case contents(ObjectID)
    /// The root of the app's window.
    case windowRoot
  }

  private struct Node {
    var values = ValueSet()
    var readers: [ActivationID] = []
    var known: Set<ActivationID> = []
  }

  private var nodes: [Node] = []
  private var known: [Key: Int] = [:]

  private mutating func node(_ key: Key) -> Int {
    if let node = known[key] { return node }
    known[key] = nodes.count
    nodes.append(Node())
    return nodes.count - 1
  }

  /// Reads a variable for an activation, which has to run again when it changes.
  mutating func read(_ key: Key, by reader: ActivationID?) -> ValueSet {
    let node = node(key)
    if let reader, nodes[node].readers.last != reader, nodes[node].known.insert(reader).inserted {
      nodes[node].readers.append(reader)
    }
    return nodes[node].values
  }

  /// What a variable holds.
  func values(_ key: Key) -> ValueSet { known[key].map { nodes[$0].values } ?? ValueSet() }

  /// Adds values; gives those who have to run again.
  mutating func add(_ values: ValueSet, to key: Key) -> [ActivationID] {
    if values.isEmpty { return [] }
    let node = node(key)
    return nodes[node].values.formUnion(values) ? nodes[node].readers : []
  }
}
