import SourceReading

/// How Swift and Objective-C name each other's methods.
///
/// Swift shortens a selector: what stands behind a preposition becomes a label, and words that only repeat the type of
/// the parameter go. Which words these are depends on headers that are not read, so that names are only compared.
enum ImportedNames {
  /// The base names under which Swift may know an Objective-C method: `editorDidFinish` for `editorDidFinishWithItem:`.
  static func bases(of function: FunctionFacts) -> [String] {
    guard !function.parameters.isEmpty else { return [] }
    let base = function.name.baseOfFunction
    var found: [String] = []
    for start in base.indices.dropFirst() where base[start].isUppercase {
      let rest = base[start...]
      if startsWithPreposition(rest) || repeatsType(rest, function.parameters[0]) {
        found.append(String(base[..<start]))
      }
    }
    return found
  }

  /// Whether a Swift method has a name under which Swift knows an Objective-C method.
  static func isName(_ function: ProgramFunction, of requirement: FunctionFacts) -> Bool {
    let pieces = requirement.name.split(separator: ":", omittingEmptySubsequences: false).dropLast()
    guard function.labels.count == pieces.count, pieces.count == requirement.parameters.count,
      let first = pieces.first, first.hasPrefix(function.base)
    else { return false }
    for (index, (label, piece)) in zip(function.labels, pieces).enumerated() {
      let rest = index == 0 ? piece.dropFirst(function.base.count) : piece
      let shown = label == "_" ? "" : label
      guard rest.lowercased().hasPrefix(shown.lowercased()) else { return false }
      let dropped = rest.dropFirst(shown.count)
      guard dropped.isEmpty || repeatsType(dropped, requirement.parameters[index]) else { return false }
    }
    return true
  }

  /// The labels with which Swift calls a factory as if it were an initializer: `model` for `+controllerWithModel:` of a
  /// `DetailViewController`. Its name begins with the last words of that of its class; `nil` for other methods.
  static func initializerLabels(of function: FunctionFacts, of className: String) -> [Substring]? {
    guard function.isStatic, !function.parameters.isEmpty, !className.isEmpty,
      ["instancetype", "Self", className].contains(function.result?.name)
    else { return nil }
    let pieces = function.name.split(separator: ":", omittingEmptySubsequences: false).dropLast()
    guard let first = pieces.first else { return nil }
    for start in className.indices where className[start].isUppercase {
      let words = className[start...]
      guard first.lowercased().hasPrefix(words.lowercased()), first.first?.isLowercase == true else { continue }
      var label = first.dropFirst(words.count)
      guard label.isEmpty || label.first?.isUppercase == true else { continue }
      if label.hasPrefix("With") { label = label.dropFirst(4) }
      return [(label.prefix(1).lowercased() + label.dropFirst())[...]] + pieces.dropFirst()
    }
    return nil
  }

  private static func startsWithPreposition(_ words: Substring) -> Bool {
    let rest = words.dropFirst().prefix { !$0.isUppercase }
    return prepositions.contains((words.prefix(1) + rest).lowercased())
  }

  /// Whether words are the end of the name of a parameter's type; of a block and of what is not written any words are.
  private static func repeatsType(_ words: Substring, _ parameter: ParameterFacts) -> Bool {
    guard let type = parameter.type, !["id", "->"].contains(type.name) else { return true }
    return type.name.lowercased().hasSuffix(words.lowercased())
      || type.name.lowercased().hasSuffix("string") && words == "Name"
  }

  private static let prepositions: Set<String> = [
    "above", "after", "along", "alongside", "as", "at", "before", "below", "by", "following", "for", "from", "given",
    "in", "including", "inside", "into", "matching", "of", "on", "passing", "preceding", "since", "to", "until",
    "using", "via", "when", "with", "within",
  ]
}
