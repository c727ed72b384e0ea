import UIKitModel

/// What a transition does in all the places where it fires, in one width.
struct EffectSet: OptionSet, Sendable {
  let rawValue: UInt8

  static let contain = EffectSet(rawValue: 1)
  static let push = EffectSet(rawValue: 2)
  static let column = EffectSet(rawValue: 4)
  static let present = EffectSet(rawValue: 8)
  static let replaceRoot = EffectSet(rawValue: 16)
  static let call = EffectSet(rawValue: 32)
  static let throwing = EffectSet(rawValue: 64)
  static let open = EffectSet(rawValue: 128)

  init(rawValue: UInt8) { self.rawValue = rawValue }

  init(_ effect: TransitionEffect) {
    switch effect {
    case .contain: self = .contain
    case .push: self = .push
    case .column: self = .column
    case .present: self = .present
    case .replaceRoot: self = .replaceRoot
    case .call: self = .call
    case .throwsWithoutNavigation: self = .throwing
    case .open: self = .open
    }
  }
}
