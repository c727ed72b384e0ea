/// A set of values, in the order in which they were found; the order makes no difference.
///
/// Sets are compared, copied and looked up all the time, and the same few hundred closures turn up in many of them: a set
/// knows its fingerprint, one value needs no memory of its own, and a large set knows what it contains.
struct ValueSet: Sequence, ExpressibleByArrayLiteral {
  /// The first value: most sets hold no more.
  private(set) var first: Value?
  private(set) var count = 0
  /// All values, where there is more than one.
  private var members: [Member] = []
  /// What the values are told apart by as a hash table with open addressing, zero where a slot is free: where there are so
  /// many that looking through them takes longer.
  private var slots: [UInt64] = []
  /// The kinds of the values, one bit each.
  private var kinds: UInt32 = 0
  /// The sum of what the values are told apart by.
  private(set) var fingerprint: UInt64 = 0

  /// How many values are told apart: more than a network layer has callers that wait for it.
  static let most = 4096
  /// How many values there may be until nothing is added any more but what is shown or run: what holds so many names and
  /// models is a table of settings, or was joined from everywhere.
  private static let mostNames = 96
  /// How many values are looked through one by one.
  private static let few = 16

  private struct Member {
    var value: Value
    var print: UInt64
  }

  init() {}
  init(_ value: Value) { insert(value) }
  init(arrayLiteral elements: Value...) { for element in elements { insert(element) } }
  init(_ elements: some Sequence<Value>) { for element in elements { insert(element) } }

  var isEmpty: Bool { count == 0 }

  /// Whether there is a value of a kind, without a look at each of them.
  func contains(_ kind: Value.Kind) -> Bool { kinds & kind.bit != 0 }

  /// Whether there is a value of any of some kinds.
  func contains(anyOf kinds: [Value.Kind]) -> Bool { kinds.contains { contains($0) } }

  /// Whether a value is in the set.
  func contains(_ value: Value) -> Bool { contains(value.fingerprint) }

  private func contains(_ print: UInt64) -> Bool {
    if count < 2 { return count == 1 && fingerprint == print }
    if !slots.isEmpty { return slots[slot(of: print)] == print }
    for member in members where member.print == print { return true }
    return false
  }

  /// Adds a value; says whether it is new.
  @discardableResult
  mutating func insert(_ value: Value) -> Bool { insert(value, value.fingerprint) }

  private mutating func insert(_ value: Value, _ print: UInt64) -> Bool {
    guard count < Self.most, !contains(print) else { return false }
    if count >= Self.mostNames, !value.leads { return false }
    if let first {
      if count == 1 { members = [Member(value: first, print: fingerprint)] }
      members.append(Member(value: value, print: print))
      if count >= Self.few { note(print) }
    } else {
      first = value
    }
    count += 1
    kinds |= value.kind.bit
    fingerprint &+= print
    return true
  }

  /// Adds all; says whether there was anything new.
  @discardableResult
  mutating func formUnion(_ other: ValueSet) -> Bool {
    if other.isEmpty || self == other { return false }
    if isEmpty {
      self = other
      return true
    }
    if other.count == 1, let value = other.first { return insert(value, other.fingerprint) }
    var grew = false
    for member in other.members where insert(member.value, member.print) { grew = true }
    return grew
  }

  /// All values of both.
  func union(_ other: ValueSet) -> ValueSet {
    var result = self
    result.formUnion(other)
    return result
  }

  func makeIterator() -> Iterator { Iterator(set: self) }

  struct Iterator: IteratorProtocol {
    fileprivate let set: ValueSet
    private var index = 0

    fileprivate init(set: ValueSet) { self.set = set }

    mutating func next() -> Value? {
      guard index < set.count else { return nil }
      defer { index += 1 }
      return index == 0 ? set.first : set.members[index].value
    }
  }
}

// MARK: Many values

extension ValueSet {
  /// Notes the last member in the hash table, which is made or made larger where it has to be.
  private mutating func note(_ print: UInt64) {
    if members.count * 2 <= slots.count { return slots[slot(of: print)] = print }
    slots = Array(repeating: 0, count: slots.isEmpty ? 8 * Self.few : slots.count * 2)
    for member in members { slots[slot(of: member.print)] = member.print }
  }

  /// Where a fingerprint is in the hash table, or would be.
  private func slot(of print: UInt64) -> Int {
    var slot = Int(truncatingIfNeeded: print) & (slots.count - 1)
    while slots[slot] != 0, slots[slot] != print { slot = (slot + 1) & (slots.count - 1) }
    return slot
  }
}

extension ValueSet: NumberedKey {
  /// Whether both have the same values: fingerprints of 64 bits do not meet by chance.
  static func == (lhs: ValueSet, rhs: ValueSet) -> Bool {
    lhs.fingerprint == rhs.fingerprint && lhs.count == rhs.count
  }

  var number: UInt64 { fingerprint }
}

extension Value: NumberedKey {
  var number: UInt64 { fingerprint }

  /// What a value is, whatever it names.
  enum Kind: UInt8 {
    case object, instance, bounded, scene, storyboard, type, enumCase, string, selector, symbol, closure, method
    case relative, segue, windowRoot, presentation

    fileprivate var bit: UInt32 { 1 << UInt32(rawValue) }
  }

  /// What it is.
  var kind: Kind { parts.kind }

  /// Whether it is something that is shown or run.
  fileprivate var leads: Bool {
    switch self {
    case .object, .scene, .closure, .method, .relative, .windowRoot: true
    default: false
    }
  }

  /// A number that is the same for equal values and hardly ever for others.
  fileprivate var fingerprint: UInt64 {
    let (kind, first, second) = parts
    return (UInt64(first, second) &+ (UInt64(kind.rawValue) + 1) &* 0x9E37_79B9_7F4A_7C15).mixed
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
