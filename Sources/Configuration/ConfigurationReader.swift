import Analysis
import NavigationModel
import Reporting

/// Puts what is written into a configuration, key by key of the table.
public struct ConfigurationReader: Sendable {
  /// How messages and locations name the file or option.
  public var source: String
  /// Whether it is a file, so that places in it help.
  private let isFile: Bool

  /// Makes a reader of a file, by the name that messages give it.
  public init(file: String) {
    source = file
    isFile = true
  }

  /// Makes a reader of an option.
  public init(option: String) {
    source = option
    isFile = false
  }

  /// Reads a whole configuration.
  public func read(_ text: [UInt8], into configuration: inout Configuration) throws(ConfigurationError) {
    guard let root = try parse(text), !root.isNull else { return }
    try read(root, into: &configuration, group: ConfigurationTable.root, path: [], rule: "")
  }

  /// Reads one `key=value`, where the key is a path with dots and the value YAML.
  public func read(setting: String, into configuration: inout Configuration) throws(ConfigurationError) {
    let parts = setting.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
    guard parts.count == 2 else { throw error(.wrongForm(key: setting, wanted: "a value behind '='"), nil) }
    let start = TextPlace(line: 1, column: 1)
    var node = try parse(Array(parts[1].utf8)) ?? YAMLNode(content: .scalar(""), isNull: true, place: start)
    for name in parts[0].split(separator: ".", omittingEmptySubsequences: false).reversed() {
      let key = YAMLNode(content: .scalar(String(name)), place: start)
      node = YAMLNode(content: .mapping([(key, node)]), place: start)
    }
    try read(node, into: &configuration, group: ConfigurationTable.root, path: [], rule: "")
  }

  private func parse(_ text: [UInt8]) throws(ConfigurationError) -> YAMLNode? {
    do {
      return try YAMLDocument.parse(text)
    } catch {
      throw self.error(.malformed(error.message), error.place)
    }
  }

  private func read(
    _ node: YAMLNode, into configuration: inout Configuration, group: ConfigurationGroup, path: [String], rule: String
  ) throws(ConfigurationError) {
    guard case .mapping(let pairs) = node.content else {
      if node.isNull { return }
      let name = path.isEmpty ? "the configuration" : path.joined(separator: ".")
      throw error(.wrongForm(key: name, wanted: "keys, as in '\(group.names[0]): …'"), node.place)
    }
    var seen: Set<String> = []
    for (key, value) in pairs {
      guard case .scalar(let name) = key.content else {
        throw error(.wrongForm(key: path.joined(separator: "."), wanted: "words as keys"), key.place)
      }
      guard seen.insert(name).inserted else {
        throw error(.repeatedKey((path + [name]).joined(separator: ".")), key.place)
      }
      let closest = ClosestMatch.of(name, in: group.names)
      switch group.member(name) {
      case nil where group.isByRule: throw error(.unknownRule(name, closest: closest), key.place)
      case nil: throw error(.unknownKey(name, closest: closest, allowed: group.names), key.place)
      case .group(let inner):
        try read(
          value, into: &configuration, group: inner, path: path + [name], rule: group.isByRule ? name : rule)
      case .key(let leaf):
        let values = try values(value, of: leaf, name: (path + [name]).joined(separator: "."))
        leaf.set(&configuration, group.isByRule ? name : rule, values)
      }
    }
  }

  private func values(
    _ node: YAMLNode, of key: ConfigurationKey, name: String
  ) throws(ConfigurationError) -> [ConfigurationKey.Written] {
    if key.form.isList, node.isNull { return [] }
    var items = [node]
    if case .sequence(let elements) = node.content {
      guard key.form.isList else { throw error(.wrongForm(key: name, wanted: wanted(key.form)), node.place) }
      items = elements
    }
    var result: [ConfigurationKey.Written] = []
    for item in items {
      let texts = try texts(of: item, key: key, name: name)
      for text in texts {
        let location = SourceLocation(
          file: source, line: isFile ? item.place.line : nil, column: isFile ? item.place.column : nil)
        result.append(ConfigurationKey.Written(text: text, location: location))
      }
    }
    return result
  }

  /// What an element says; one of reporters may say several things.
  private func texts(
    of node: YAMLNode, key: ConfigurationKey, name: String
  ) throws(ConfigurationError) -> [String] {
    if case .reporters(let names) = key.form { return try reporters(node, names, name: name) }
    guard case .scalar(let text) = node.content, !text.isEmpty, !node.isNull else {
      throw error(.wrongForm(key: name, wanted: wanted(key.form)), node.place)
    }
    try check(text, among: key.form, key: name, node.place)
    return [text]
  }

  /// `name`, `name=FILE`, or `name: FILE`.
  private func reporters(_ node: YAMLNode, _ names: [String], name: String) throws(ConfigurationError) -> [String] {
    var result: [String] = []
    switch node.content {
    case .scalar(let text):
      let parts = text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      try check(String(parts[0]), among: .choice(names), key: name, node.place)
      if parts.count == 2, parts[1].isEmpty {
        throw error(.wrongForm(key: name, wanted: "a file behind '='"), node.place)
      }
      result.append(text)
    case .mapping(let pairs):
      for (key, value) in pairs {
        guard case .scalar(let reporter) = key.content, case .scalar(let file) = value.content else {
          throw error(.wrongForm(key: name, wanted: wanted(.reporters(names))), value.place)
        }
        try check(reporter, among: .choice(names), key: name, key.place)
        result.append(value.isNull ? reporter : "\(reporter)=\(file)")
      }
    case .sequence: throw error(.wrongForm(key: name, wanted: wanted(.reporters(names))), node.place)
    }
    return result
  }

  private func check(
    _ text: String, among form: ConfigurationKey.Form, key: String, _ place: TextPlace
  ) throws(ConfigurationError) {
    guard let words = form.words, !words.contains(text) else { return }
    let closest = ClosestMatch.of(text, in: words)
    if case .rules = form { throw error(.unknownRule(text, closest: closest), place) }
    throw error(.unknownValue(key: key, value: text, closest: closest, allowed: words), place)
  }

  private func wanted(_ form: ConfigurationKey.Form) -> String {
    switch form {
    case .choice(let words): "one of \(words.joined(separator: ", "))"
    case .choices(let words): "a list of \(words.joined(separator: ", "))"
    case .rules: "a list of rules"
    case .text(let what): "a text: \(what)"
    case .texts(let what): "a list of texts: \(what)"
    case .reporters: "a list of reporters, each alone or as 'reporter: FILE'"
    }
  }

  private func error(_ problem: ConfigurationError.Problem, _ place: TextPlace?) -> ConfigurationError {
    ConfigurationError(problem, source: source, place: isFile ? place : nil)
  }
}
