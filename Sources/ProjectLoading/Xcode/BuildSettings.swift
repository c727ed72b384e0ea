/// One place where build settings are written: a configuration of a project or target, or an `.xcconfig` file.
struct BuildSettingsLayer: Sendable {
  /// One line of it.
  struct Assignment: Hashable, Sendable {
    var value: String
    /// The patterns of `[sdk=…]` and `[config=…]`; other conditions are not looked at.
    var sdk: String?
    var configuration: String?
    var file: String
    var line: Int?
  }

  /// The assignments of each setting, in the order in which they are written.
  private(set) var assignments: [String: [Assignment]] = [:]

  /// Adds a line; the key may carry conditions, as in `NAME[sdk=iphoneos*][config=Debug]`.
  mutating func assign(_ key: String, _ value: String, file: String, line: Int?) {
    var assignment = Assignment(value: value, file: file, line: line)
    guard key.utf8.contains(UInt8(ascii: "[")) else {
      assignments[key, default: []].append(assignment)
      return
    }
    let parts = key.split(whereSeparator: { "[],".contains($0) })
    guard let name = parts.first else { return }
    for condition in parts.dropFirst() {
      let pair = condition.split(separator: "=", maxSplits: 1).map(String.init)
      guard pair.count == 2 else { continue }
      if pair[0] == "sdk" { assignment.sdk = pair[1] }
      if pair[0] == "config" { assignment.configuration = pair[1] }
    }
    assignments[String(name), default: []].append(assignment)
  }

  /// Adds what another layer says, after what is here.
  mutating func append(_ other: BuildSettingsLayer) {
    assignments.merge(other.assignments) { $0 + $1 }
  }

  /// The `buildSettings` of a configuration in a project file; sorted, because of several conditions that hold one
  /// must win on every run.
  init(_ settings: PropertyList, file: String) {
    for (key, member) in settings.members.sorted(by: { $0.key < $1.key }) {
      let value = member.value.text ?? member.value.texts.joined(separator: " ")
      assign(key, value, file: file, line: member.line)
    }
  }

  init() {}
}

/// The build settings of one target in one configuration, lowest layer first.
struct BuildSettings: Sendable {
  private let layers: [BuildSettingsLayer]
  private let configuration: String
  private let sdks: [String]

  /// The length at which an expansion is cut off: settings that double each other would grow without end.
  private static let maximalLength = 65_536

  /// Makes settings; an SDK is one of `iphoneos`, `macosx`, `appletvos`, `watchos`…
  init(layers: [BuildSettingsLayer], configuration: String, sdks: [String] = []) {
    self.layers = layers
    self.configuration = configuration
    self.sdks = sdks
  }

  /// The same settings, in which conditions on these SDKs hold.
  func selecting(sdks: [String]) -> BuildSettings {
    BuildSettings(layers: layers, configuration: configuration, sdks: sdks)
  }

  /// The names of all settings that are written anywhere.
  var names: Set<String> { layers.reduce(into: []) { $0.formUnion($1.assignments.keys) } }

  /// The value of a setting with all references replaced; `nil` where nothing sets it.
  subscript(name: String) -> String? {
    let chain = assignments(of: name)
    guard !chain.isEmpty else { return nil }
    var budget = Budget()
    return value(of: name, at: chain.count - 1, in: chain, depth: 0, budget: &budget)
  }

  /// The line that decides a setting.
  func assignment(of name: String) -> BuildSettingsLayer.Assignment? { assignments(of: name).last }

  /// Replaces `$(NAME)` and `${NAME}`, also nested and with modifiers; what is not known becomes empty.
  func expand(_ text: String) -> String {
    var budget = Budget()
    return expand(text, depth: 0, budget: &budget) { _, _ in nil }
  }

  /// What an expansion may still cost.
  private struct Budget {
    var references = 1_000
  }

  private func assignments(of name: String) -> [BuildSettingsLayer.Assignment] {
    layers.flatMap { layer -> [BuildSettingsLayer.Assignment] in
      let all = (layer.assignments[name] ?? []).filter(holds)
      // Within one layer a conditional line wins over an unconditional one, wherever it stands.
      return all.filter { $0.sdk == nil && $0.configuration == nil }
        + all.filter { $0.sdk != nil || $0.configuration != nil }
    }
  }

  private func holds(_ assignment: BuildSettingsLayer.Assignment) -> Bool {
    if let pattern = assignment.configuration, !Self.matches(pattern, configuration) { return false }
    guard let pattern = assignment.sdk else { return true }
    return sdks.contains { Self.matches(pattern, $0) }
  }

  /// Whether a pattern, which may end in `*`, fits.
  private static func matches(_ pattern: String, _ text: String) -> Bool {
    guard pattern.hasSuffix("*") else { return pattern == text }
    return text.hasPrefix(pattern.dropLast())
  }

  private func value(
    of name: String, at index: Int, in chain: [BuildSettingsLayer.Assignment], depth: Int, budget: inout Budget
  ) -> String {
    expand(chain[index].value, depth: depth, budget: &budget) { reference, budget in
      guard reference == "inherited" || reference == name else { return nil }
      if index == 0 { return "" }
      return value(of: name, at: index - 1, in: chain, depth: depth + 1, budget: &budget)
    }
  }

  private func expand(
    _ text: String, depth: Int, budget: inout Budget, inherited: (String, inout Budget) -> String?
  ) -> String {
    guard text.utf8.contains(UInt8(ascii: "$")), depth < 50, text.utf8.count < Self.maximalLength else {
      return text
    }
    var result = ""
    var rest = text[...]
    while let dollar = rest.firstIndex(of: "$"), result.utf8.count < Self.maximalLength {
      result += rest[..<dollar]
      rest = rest[rest.index(after: dollar)...]
      budget.references -= 1
      guard budget.references > 0, let reference = Self.takeReference(&rest) else {
        result += "$"
        continue
      }
      // The name may itself be put together: $(NAME_$(CONFIGURATION)).
      let inner = expand(reference, depth: depth + 1, budget: &budget, inherited: inherited)
      let parts = inner.split(separator: ":", omittingEmptySubsequences: false).map(String.init)
      var value = inherited(parts[0], &budget) ?? lookUp(parts[0], depth: depth, budget: &budget)
      for modifier in parts.dropFirst() { value = Self.apply(modifier, to: value) }
      result += value
    }
    return result + rest
  }

  private func lookUp(_ name: String, depth: Int, budget: inout Budget) -> String {
    let chain = assignments(of: name)
    if chain.isEmpty { return "" }
    return value(of: name, at: chain.count - 1, in: chain, depth: depth + 1, budget: &budget)
  }

  /// Takes `(…)` or `{…}` off the start of a text and gives what is between, with nested references.
  private static func takeReference(_ text: inout Substring) -> String? {
    guard let open = text.first, open == "(" || open == "{" else { return nil }
    let close: Character = open == "(" ? ")" : "}"
    var depth = 0
    for index in text.indices {
      if text[index] == open { depth += 1 }
      if text[index] == close { depth -= 1 }
      guard depth == 0 else { continue }
      let inner = String(text[text.index(after: text.startIndex)..<index])
      text = text[text.index(after: index)...]
      return inner
    }
    return nil
  }
}

extension BuildSettings {
  /// Applies what stands after a colon, as in `$(PRODUCT_NAME:c99extidentifier)`.
  private static func apply(_ modifier: String, to value: String) -> String {
    switch modifier {
    case "c99extidentifier", "identifier": return value.c99Identifier
    case "rfc1034identifier":
      return String(value.map { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == ".") ? $0 : "-" })
    case "lower": return value.lowercased()
    case "upper": return value.uppercased()
    case "file": return value.lastComponent
    case "dir": return value.contains("/") ? value.folderPart + "/" : "./"
    case "base": return value.lastComponent.withoutExtension
    case "suffix": return String(value.lastComponent.dropFirst(value.lastComponent.withoutExtension.count))
    default:
      guard value.isEmpty, modifier.hasPrefix("default=") else { return value }
      return String(modifier.dropFirst("default=".count))
    }
  }
}

extension String {
  /// The text with everything replaced by `_` that an identifier cannot have there (`2048` becomes `_048`).
  var c99Identifier: String {
    var result = String(map { $0.isLetter || $0.isNumber || $0 == "_" ? $0 : "_" })
    if let first = result.first, first.isNumber { result = "_" + result.dropFirst() }
    return result
  }

  /// The text up to the last dot, if there is one after the first character.
  var withoutExtension: String {
    guard let dot = lastIndex(of: "."), dot != startIndex else { return self }
    return String(self[..<dot])
  }
}
