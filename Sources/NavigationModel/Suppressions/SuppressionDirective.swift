/// What is wrong with a text that looks like a suppression.
public enum SuppressionMistake: Hashable, Codable, Sendable {
  /// Behind `seguegraph:` stands neither `disable` nor `enable`.
  case unknownCommand(String)
  /// Behind `disable:` stands something else than `next`, `this` or `previous`.
  case unknownModifier(String)
  /// `enable` takes no modifier.
  case modifiedEnable(String)
  /// Notes cover their object: no command but a plain `disable` means anything there.
  case uselessInNotes(String)
  /// No rule is named.
  case noRule
  /// `enable` of a rule that is not suppressed there.
  case nothingToEnable(rule: String)
}

/// The text of a suppression: `seguegraph:disable:next missing_dismissal, dead_exit -- because`.
public struct SuppressionDirective: Hashable, Sendable {
  /// What directives start with.
  public static let prefix = "seguegraph:"

  /// What to do.
  public enum Command: String, Sendable {
    /// Findings do not count any more.
    case disable
    /// Findings count again.
    case enable
  }

  /// The line that is meant.
  public enum Modifier: String, Sendable {
    /// The next line with code.
    case next
    /// The line of the directive.
    case this
    /// The line with code before.
    case previous
  }

  /// What to do.
  public var command: Command
  /// The line that is meant; `nil` for everything from here on.
  public var modifier: Modifier?
  /// The rules, each once.
  public var rules: [String]
  /// Why.
  public var reason: String?

  /// Reads the text behind ``prefix``, up to the end of its line.
  ///
  /// Between rules stand commas, blanks or both. A reason stands behind `--`, or behind the dash that a system for people who
  /// write prose makes of it.
  ///
  /// - Returns: `nil` where the text is none, such as a sentence behind `seguegraph:`.
  public static func read(_ text: Substring) -> Result<SuppressionDirective, Failure>? {
    let words = text.split(whereSeparator: \.isWhitespace)
    guard let head = words.first else { return nil }
    let parts = head.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
    guard let command = Command(rawValue: parts[0]) else {
      return text.first?.isWhitespace == true ? nil : .failure(Failure(.unknownCommand(parts[0])))
    }
    var modifier: Modifier?
    if parts.count > 1 {
      modifier = Modifier(rawValue: parts[1])
      if modifier == nil { return .failure(Failure(.unknownModifier(parts[1]))) }
      if command == .enable { return .failure(Failure(.modifiedEnable(parts[1]))) }
    }
    let rest = text[head.endIndex...]
    let end = words.dropFirst().first { $0.first?.isDash == true || $0.hasPrefix("//") }
    let rules = rest[..<(end?.startIndex ?? rest.endIndex)].split { $0 == "," || $0.isWhitespace }.map(String.init)
    if rules.isEmpty { return .failure(Failure(.noRule)) }
    var named: Set<String> = []
    return .success(
      SuppressionDirective(
        command: command, modifier: modifier, rules: rules.filter { named.insert($0).inserted },
        reason: end.flatMap { $0.first == "/" ? nil : Self.reason(rest[$0.startIndex...]) }))
  }

  /// A mistake, as an error.
  public struct Failure: Error, Hashable {
    /// What is wrong.
    public var mistake: SuppressionMistake

    fileprivate init(_ mistake: SuppressionMistake) { self.mistake = mistake }
  }

  private static func reason(_ text: Substring) -> String? {
    let words = text.drop(while: \.isDash).split(whereSeparator: \.isWhitespace)
    return words.isEmpty ? nil : words.joined(separator: " ")
  }
}

extension Character {
  /// Whether it is a hyphen, an en dash or an em dash.
  fileprivate var isDash: Bool { self == "-" || self == "\u{2013}" || self == "\u{2014}" }
}
