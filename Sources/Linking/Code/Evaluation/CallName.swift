import SourceReading

/// The name of a function as a call spells it, taken apart once for all calls.
final class CallName: Sendable {
  /// `present(_:animated:completion:)`, or a selector.
  let function: String
  /// `present`.
  let base: String
  /// The labels; `_` for none.
  let labels: [Substring]
  /// The numbers of the name and of its base.
  let symbol: Symbol
  let baseSymbol: Symbol

  init(_ function: String, _ symbols: inout SymbolTable) {
    self.function = function
    base = function.baseOfFunction
    labels = function.labelsOfFunction
    symbol = symbols.symbol(function)
    baseSymbol = symbols.symbol(base)
  }
}
