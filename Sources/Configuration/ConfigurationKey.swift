import Analysis
import NavigationModel

/// A key of the configuration: the one source of reading, printing, schema and documentation.
struct ConfigurationKey: Sendable {
  /// What a key takes.
  enum Form: Sendable {
    /// One word of some; those are listed.
    case choice([String])
    /// Words of some, in brackets or one under the other.
    case choices([String])
    /// Ids of rules.
    case rules
    /// Any text, called something.
    case text(String)
    /// Any texts, each called something.
    case texts(String)
    /// Reporters, each perhaps with a file.
    case reporters([String])

    /// Whether there can be several.
    var isList: Bool {
      switch self {
      case .choice, .text: false
      case .choices, .rules, .texts, .reporters: true
      }
    }

    /// The words that are allowed; `nil` for any.
    var words: [String]? {
      switch self {
      case .choice(let words), .choices(let words): words
      case .rules: RuleCatalogue.all.map { $0.description.id }
      case .text, .texts, .reporters: nil
      }
    }
  }

  /// A value as it was written.
  struct Written: Hashable {
    var text: String
    /// The file and line, where there are any.
    var location: SourceLocation
  }

  /// What stands in a path for the id of any rule.
  static let rule = "RULE"

  /// The names of the key and of those that it is in, from the outside inwards.
  var path: [String]
  /// What it takes.
  var form: Form
  /// What it does, in one or two sentences.
  var summary: String
  /// What happens without it; a phrase.
  var usual: String
  /// A value to learn from, as YAML.
  var example: String
  /// The values in a configuration, for a rule where the path names one.
  var get: @Sendable (Configuration, _ rule: String) -> [String]
  /// Puts values into a configuration.
  var set: @Sendable (inout Configuration, _ rule: String, [Written]) -> Void

  /// The path with dots.
  var name: String { path.joined(separator: ".") }
}

/// The keys as they are nested.
struct ConfigurationGroup: Sendable {
  /// What a name stands for.
  enum Member: Sendable {
    case key(ConfigurationKey)
    case group(ConfigurationGroup)
  }

  /// The members, in the order of the table.
  private(set) var members: [(name: String, member: Member)] = []

  /// Nests keys.
  init(_ keys: [ConfigurationKey], depth: Int = 0) {
    var names: [String] = []
    for key in keys where !names.contains(key.path[depth]) { names.append(key.path[depth]) }
    members = names.map { name in
      let own = keys.filter { $0.path[depth] == name }
      if own.count == 1, own[0].path.count == depth + 1 { return (name, .key(own[0])) }
      return (name, .group(ConfigurationGroup(own, depth: depth + 1)))
    }
  }

  /// Whether ids of rules are the names of its members.
  var isByRule: Bool { members.first?.name == ConfigurationKey.rule }

  /// The names that are allowed.
  var names: [String] { isByRule ? RuleCatalogue.all.map { $0.description.id } : members.map(\.name) }

  /// What a name stands for; `nil` where it is not allowed.
  func member(_ name: String) -> Member? {
    guard names.contains(name) else { return nil }
    return isByRule ? members[0].member : members.first { $0.name == name }?.member
  }
}
