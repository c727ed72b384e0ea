/// A set of values, in the order in which they were found; the order makes no difference.
///
/// Sets are compared and looked up all the time, and the same few hundred closures turn up in many of them: a set knows its
/// fingerprint, and a large one what it contains.
struct ValueSet: Sequence, ExpressibleByArrayLiteral {
  private(set) var values: [Value] = []
  /// The kinds of the values, one bit each.
  private var kinds: UInt32 = 0
  /// The sum of what the values are told apart by.
  private var fingerprint: UInt64 = 0
  /// The values again, where there are so many that looking through them takes longer.
  private var members: Set<Value>?

  /// How many values are told apart: more than a network layer has callers that wait for it.
  static let most = 4096
  /// How many values are looked through one by one.
  private static let few = 12

  init() {}
  init(_ value: Value) {
    values = [value]
    kinds = value.kind.bit
    fingerprint = value.fingerprint
  }
  init(arrayLiteral elements: Value...) { for element in elements { insert(element) } }
  init(_ elements: some Sequence<Value>) { for element in elements { insert(element) } }

  var isEmpty: Bool { values.isEmpty }
  var count: Int { values.count }
  var first: Value? { values.first }

  /// Whether there is a value of a kind, without a look at each of them.
  func contains(_ kind: Value.Kind) -> Bool { kinds & kind.bit != 0 }

  /// Whether a value is in the set.
  func contains(_ value: Value) -> Bool { members?.contains(value) ?? values.contains(value) }

  /// Whether there is a value of any of some kinds.
  func contains(anyOf kinds: [Value.Kind]) -> Bool { kinds.contains { contains($0) } }

  /// Adds a value; says whether it is new.
  @discardableResult
  mutating func insert(_ value: Value) -> Bool {
    guard values.count < Self.most, !contains(value) else { return false }
    values.append(value)
    kinds |= value.kind.bit
    fingerprint &+= value.fingerprint
    if members != nil {
      members?.insert(value)
    } else if values.count > Self.few {
      members = Set(values)
    }
    return true
  }

  /// Adds all; says whether there was anything new.
  @discardableResult
  mutating func formUnion(_ other: ValueSet) -> Bool {
    if other.isEmpty { return false }
    if values.isEmpty {
      self = other
      return true
    }
    if self == other { return false }
    var grew = false
    for value in other.values where insert(value) { grew = true }
    return grew
  }

  /// All values of both.
  func union(_ other: ValueSet) -> ValueSet {
    var result = self
    result.formUnion(other)
    return result
  }

  func makeIterator() -> IndexingIterator<[Value]> { values.makeIterator() }
}

extension ValueSet: Hashable {
  static func == (lhs: ValueSet, rhs: ValueSet) -> Bool {
    guard lhs.fingerprint == rhs.fingerprint, lhs.count == rhs.count else { return false }
    return lhs.values == rhs.values || lhs.values.allSatisfy(rhs.contains)
  }

  func hash(into hasher: inout Hasher) { hasher.combine(fingerprint) }
}

extension Value: Hashable {
  func hash(into hasher: inout Hasher) { hasher.combine(fingerprint) }

  /// What a value is, whatever it names.
  enum Kind: UInt8 {
    case object, instance, bounded, scene, storyboard, type, enumCase, string, selector, symbol, closure, method
    case relative, segue, windowRoot, presentation

    fileprivate var bit: UInt32 { 1 << UInt32(rawValue) }
  }

  /// What it is.
  var kind: Kind { parts.kind }

  /// A number that is the same for equal values and hardly ever for others.
  fileprivate var fingerprint: UInt64 {
    let (kind, first, second) = parts
    var mixed = UInt64(UInt32(bitPattern: first)) << 32 | UInt64(UInt32(bitPattern: second))
    mixed &+= (UInt64(kind.rawValue) + 1) &* 0x9E37_79B9_7F4A_7C15
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }

  /// The kind, and the numbers of what the value names.
  private var parts: (kind: Kind, first: Int32, second: Int32) {
    switch self {
    case .object(let object): (.object, object.index, 0)
    case .instance(let type): (.instance, type.index, 0)
    case .bounded(let type): (.bounded, type.index, 0)
    case .scene(let scene): (.scene, Int32(truncatingIfNeeded: scene), 0)
    case .storyboard(let storyboard): (.storyboard, Int32(truncatingIfNeeded: storyboard), 0)
    case .type(let type): (.type, type.index, 0)
    case .enumCase(let type, let label): (.enumCase, type.index, label.index)
    case .string(let text): (.string, text.index, 0)
    case .selector(let text): (.selector, text.index, 0)
    case .symbol(let text): (.symbol, text.index, 0)
    case .closure(let closure, let environment): (.closure, closure.index, environment.index)
    case .method(let function, let type): (.method, function.index, type.index)
    case .relative(let relation, let type): (.relative, Int32(relation.rawValue), type.index)
    case .segue(let type): (.segue, type.index, 0)
    case .windowRoot: (.windowRoot, 0, 0)
    case .presentation(.object(let object)): (.presentation, object.index, 0)
    case .presentation(.type(let type)): (.presentation, type.index, 1)
    case .presentation(.scene(let scene)): (.presentation, Int32(truncatingIfNeeded: scene), 2)
    }
  }
}
