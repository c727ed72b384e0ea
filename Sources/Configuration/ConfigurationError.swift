/// What is wrong with a configuration, and what would be right.
public struct ConfigurationError: Error, Hashable, Sendable {
  /// What is wrong.
  public enum Problem: Hashable, Sendable {
    /// The file is not there.
    case missing
    /// The file cannot be read; the text says why.
    case unreadable(reason: String)
    /// The text is no YAML; the text says why.
    case malformed(String)
    /// There is no such key.
    case unknownKey(String, closest: String?, allowed: [String])
    /// A key is there twice.
    case repeatedKey(String)
    /// There is no such rule.
    case unknownRule(String, closest: String?)
    /// A key does not take a value.
    case unknownValue(key: String, value: String, closest: String?, allowed: [String])
    /// A key takes values of another form.
    case wrongForm(key: String, wanted: String)
  }

  /// What is wrong.
  public var problem: Problem
  /// The file, or the option that it was written in.
  public var source: String
  /// Where in it.
  public var place: TextPlace?

  /// Makes an error.
  public init(_ problem: Problem, source: String, place: TextPlace? = nil) {
    self.problem = problem
    self.source = source
    self.place = place
  }
}

extension ConfigurationError: CustomStringConvertible {
  /// One line that says what to do.
  public var description: String {
    guard let place else { return "\(source): \(problem.text)" }
    return "\(source):\(place.line):\(place.column): \(problem.text)"
  }
}

extension ConfigurationError.Problem {
  fileprivate var text: String {
    switch self {
    case .missing: "the configuration does not exist; 'seguegraph init' writes one"
    case .unreadable(let reason): "the configuration cannot be read: \(reason)"
    case .malformed(let reason): "this is no YAML: \(reason)"
    case .unknownKey(let key, let closest, let allowed):
      "unknown key '\(key)'; \(Self.advice(closest) ?? "there are \(allowed.joined(separator: ", "))")"
    case .repeatedKey(let key): "the key '\(key)' is there twice; write it once"
    case .unknownRule(let rule, let closest):
      "unknown rule '\(rule)'; \(Self.advice(closest) ?? "'seguegraph rules' lists them")"
    case .unknownValue(let key, let value, let closest, let allowed):
      "'\(key)' does not know '\(value)'; \(Self.advice(closest) ?? "it takes \(allowed.joined(separator: ", "))")"
    case .wrongForm(let key, let wanted): "'\(key)' wants \(wanted)"
    }
  }

  private static func advice(_ closest: String?) -> String? { closest.map { "did you mean '\($0)'?" } }
}
