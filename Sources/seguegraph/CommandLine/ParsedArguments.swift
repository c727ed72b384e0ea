/// A command line taken apart: every value is one that the option allows.
struct ParsedArguments: Sendable {
  /// The values of each option that was given, in order; a flag has an empty text.
  var values: [String: [String]] = [:]
  /// What is no option.
  var operands: [String] = []

  /// Whether an option was given.
  func has(_ option: String) -> Bool { values[option] != nil }

  /// All values of an option.
  func all(_ option: String) -> [String] { values[option] ?? [] }

  /// The value of an option; the last one counts.
  func last(_ option: String) -> String? { values[option]?.last }
}
