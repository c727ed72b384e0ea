import SourceReading

extension Expression {
  /// What stands in the source, as far as a person needs it to know it again.
  var shortText: String {
    switch self {
    case .name(let name, _): name
    case .member(let base, let name, _): (base.map { $0.shortText } ?? "") + "." + name
    case .call(let call): (call.receiver.map { $0.shortText + "." } ?? "") + call.function.baseOfFunction + "()"
    case .cast(let value, _), .given(_, let value): value.shortText
    case .string(let text): "\"\(text)\""
    case .element(let base, _): base.shortText + "[]"
    case .type(let name, _): name.name
    case .either(let values): values.first?.shortText ?? "?"
    default: "?"
    }
  }
}
