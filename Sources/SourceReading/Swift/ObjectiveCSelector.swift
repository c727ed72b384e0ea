/// The selector that the Swift compiler gives to a method whose source does not name one.
enum ObjectiveCSelector {
  /// The selector of a method or initializer.
  ///
  /// A first label is joined to the name by `With`, unless one of both already brings a preposition.
  /// - Parameters:
  ///   - name: The base name; `init` for initializers.
  ///   - labels: The argument labels; `nil` for `_`.
  ///   - isAsync: Whether it is asynchronous: then a completion handler follows.
  ///   - isThrowing: Whether it throws: then an error pointer follows.
  static func make(name: String, labels: [String?], isAsync: Bool, isThrowing: Bool) -> String {
    var labels = labels
    if isAsync {
      labels.append("completionHandler")
    } else if isThrowing {
      // A lone error pointer is spelled with words of its own.
      if labels.isEmpty { return name + "AndReturnError:" }
      labels.append("error")
    }
    guard let first = labels.first else { return name }
    var selector = name
    if let label = first {
      if !startsWithPreposition(label), !endsWithPreposition(name) { selector += "With" }
      selector += label.prefix(1).uppercased() + label.dropFirst()
    }
    selector += ":"
    for label in labels.dropFirst() { selector += (label ?? "") + ":" }
    return selector
  }

  private static func startsWithPreposition(_ label: String) -> Bool {
    let rest = label.dropFirst().prefix { !$0.isUppercase && $0 != "_" && !$0.isNumber }
    return prepositions.contains((label.prefix(1) + rest).lowercased())
  }

  private static func endsWithPreposition(_ name: String) -> Bool {
    guard let start = name.lastIndex(where: \.isUppercase) else { return prepositions.contains(name) }
    return prepositions.contains(name[start...].lowercased())
  }

  private static let prepositions: Set<String> = [
    "above", "after", "along", "alongside", "as", "at", "before", "below", "by", "following", "for", "from", "given",
    "in", "including", "inside", "into", "matching", "of", "on", "passing", "preceding", "since", "to", "until",
    "using",
    "via", "when", "with", "within",
  ]
}
