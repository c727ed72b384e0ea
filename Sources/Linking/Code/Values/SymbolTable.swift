/// Texts, each known by a number.
struct SymbolTable {
  private var texts: [String] = []
  private var known: [String: Symbol] = [:]

  /// The number of a text.
  mutating func symbol(_ text: String) -> Symbol {
    if let symbol = known[text] { return symbol }
    let symbol = Symbol(index: Int32(texts.count))
    texts.append(text)
    known[text] = symbol
    return symbol
  }

  /// The number of a text that was seen before.
  func find(_ text: String) -> Symbol? { known[text] }

  subscript(symbol: Symbol) -> String { texts[Int(symbol.index)] }
}
