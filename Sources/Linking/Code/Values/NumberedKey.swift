import SourceReading

/// What is looked up all the time by a few numbers.
///
/// The numbers of the program are no input that somebody could choose so that keys collide, and they are mixed in a few
/// instructions, where the hash of the standard library takes longer than all the rest of a look-up.
protocol NumberedKey: Hashable {
  /// A number made of all that tells keys apart; different keys hardly ever have the same.
  var number: UInt64 { get }
}

extension NumberedKey {
  func hash(into hasher: inout Hasher) { hasher.combine(number) }

  /// What sets and dictionaries ask for.
  func _rawHashValue(seed: Int) -> Int { Int(truncatingIfNeeded: (number ^ UInt64(bitPattern: Int64(seed))).mixed) }
}

extension UInt64 {
  /// Two numbers in one.
  init(_ high: Int32, _ low: Int32) { self = UInt64(UInt32(bitPattern: high)) << 32 | UInt64(UInt32(bitPattern: low)) }

  /// The number with its bits spread over all places (the finalizer of SplitMix64).
  var mixed: UInt64 {
    var mixed = self
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }

  /// This number and another one that comes behind it.
  func followed(by other: UInt64) -> UInt64 { (self &+ 0x9E37_79B9_7F4A_7C15).mixed ^ other }
}

extension TypeID: NumberedKey { var number: UInt64 { UInt64(0, index) } }
extension FunctionID: NumberedKey { var number: UInt64 { UInt64(0, index) } }
extension VariableID: NumberedKey { var number: UInt64 { UInt64(0, index) } }
extension Symbol: NumberedKey { var number: UInt64 { UInt64(0, index) } }
extension ObjectID: NumberedKey { var number: UInt64 { UInt64(0, index) } }
extension ClosureID: NumberedKey { var number: UInt64 { UInt64(0, index) } }
extension ActivationID: NumberedKey { var number: UInt64 { UInt64(0, index) } }

extension CodePlace: NumberedKey {
  var number: UInt64 { UInt64(position.line, position.column).followed(by: UInt64(file)) }
}

extension ObjectKey: NumberedKey {
  var number: UInt64 { place.number.followed(by: UInt64(activation.index, type.index)) }
}

extension ContextKey: NumberedKey {
  var number: UInt64 { code.number.followed(by: UInt64(0, environment?.index ?? -1)) }
}

extension ActivationKey: NumberedKey {
  var number: UInt64 {
    var number = code.number.followed(by: UInt64(0, environment?.index ?? -1)).followed(by: selfValues.fingerprint)
    for argument in arguments { number = number.followed(by: argument.fingerprint) }
    return generics.isEmpty ? number : number.followed(by: UInt64(bitPattern: Int64(generics.hashValue)))
  }
}

extension MemberKey: NumberedKey {
  var number: UInt64 {
    UInt64(type.index, name.index).followed(by: UInt64(Int32(kind.rawValue), after?.index ?? -1))
  }
}

extension TypeKey: NumberedKey {
  var number: UInt64 { UInt64(name.index, Int32(truncatingIfNeeded: file)).followed(by: UInt64(0, owner?.index ?? -1)) }
}

extension Activation.Code: NumberedKey {
  var number: UInt64 {
    switch self {
    case .function(let function): UInt64(0, function.index)
    case .closure(let closure): UInt64(1, closure.index)
    case .value(let variable): UInt64(2, variable.index)
    case .getter(let variable): UInt64(3, variable.index)
    case .setter(let variable): UInt64(4, variable.index)
    case .file(let file): UInt64(5, Int32(truncatingIfNeeded: file))
    case .crowd(let place): place.number.followed(by: 6)
    case .closing(let place): place.number.followed(by: 7)
    }
  }
}

extension Activation.Link: NumberedKey {
  var number: UInt64 {
    let marks: Int32 =
      (isHandedOn ? 1 : 0) | (isDeferred ? 2 : 0) | (isDebugOnly ? 4 : 0) | (isReading ? 8 : 0) | (isBlurred ? 16 : 0)
      | (isLater ? 32 : 0)
    return UInt64(position.line, position.column).followed(by: UInt64(marks, callee.index))
  }
}

extension Heap.Key: NumberedKey {
  var number: UInt64 {
    switch self {
    case .variable(let variable): UInt64(0, variable.index)
    case .object(let object, let symbol): UInt64(object.index, symbol.index).followed(by: 1)
    case .type(let type, let symbol): UInt64(type.index, symbol.index).followed(by: 2)
    case .scene(let scene, let symbol): UInt64(Int32(truncatingIfNeeded: scene), symbol.index).followed(by: 3)
    case .relative(let relation, let type, let symbol):
      UInt64(type.index, symbol.index).followed(by: 4 << 8 | UInt64(relation.rawValue))
    case .contents(let object): UInt64(5, object.index)
    case .windowRoot: UInt64(6, 0)
    case .inherited(let variable, let type): UInt64(variable.index, type.index).followed(by: 7)
    case .unassigned(let variable): UInt64(8, variable.index)
    }
  }
}
