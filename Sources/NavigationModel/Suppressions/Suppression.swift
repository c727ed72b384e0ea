/// A request in a file to keep quiet about what one rule finds in a part of it.
///
/// Readers work out the part, so that nothing but places is left to compare. Whether a rule of that name exists is not their
/// business.
public struct Suppression: Hashable, Codable, Sendable {
  /// What stands for every rule.
  public static let everyRule = "all"

  /// The part of a file from one place up to another.
  public struct Part: Hashable, Codable, Sendable {
    /// Where it starts.
    public var start: TextPosition
    /// The place behind it; `nil` for the end of the file.
    public var end: TextPosition?

    /// Makes a part.
    public init(start: TextPosition, end: TextPosition? = nil) {
      self.start = start
      self.end = end
    }

    /// Whether a place is in it.
    public func contains(_ position: TextPosition) -> Bool {
      start <= position && end.map { position < $0 } ?? true
    }
  }

  /// The id of the rule as it is written, or ``everyRule``.
  public var rule: String
  /// Why, if it is said.
  public var reason: String?
  /// Where it is written.
  public var position: TextPosition
  /// What it covers; `nil` where there is nothing, as behind the last line.
  public var part: Part?

  /// Makes a suppression.
  public init(rule: String, reason: String? = nil, position: TextPosition, part: Part?) {
    self.rule = rule
    self.reason = reason
    self.position = position
    self.part = part
  }
}

/// What one file says about suppressions.
public struct FileSuppressions: Hashable, Codable, Sendable {
  /// Something that looks like a suppression and cannot be followed.
  public struct Mistake: Hashable, Codable, Sendable {
    /// What is wrong.
    public var kind: SuppressionMistake
    /// Where it is written.
    public var position: TextPosition

    /// Makes a mistake.
    public init(_ kind: SuppressionMistake, position: TextPosition) {
      self.kind = kind
      self.position = position
    }
  }

  /// That a rule counts again from some place on, although every rule is suppressed there.
  public struct Exception: Hashable, Codable, Sendable {
    /// The rule's id.
    public var rule: String
    /// Where it starts to count.
    public var start: TextPosition

    /// Makes an exception.
    public init(rule: String, start: TextPosition) {
      self.rule = rule
      self.start = start
    }
  }

  /// A class that is declared or implemented in the file: what is found about its scenes can be suppressed there.
  public struct Declaration: Hashable, Codable, Sendable {
    /// The name of the class, with those of the types around it.
    public var name: String
    /// Where its name stands.
    public var position: TextPosition

    /// Makes a declaration.
    public init(name: String, position: TextPosition) {
      self.name = name
      self.position = position
    }
  }

  /// The suppressions, one for each rule that a comment names, in the order of the file.
  public var suppressions: [Suppression]
  /// What counts again although every rule is suppressed, in the order of the file.
  public var exceptions: [Exception]
  /// The mistakes, in the order of the file.
  public var mistakes: [Mistake]
  /// The classes of the file, in its order; empty where it has no suppressions.
  public var declarations: [Declaration]

  /// Makes suppressions of a file.
  public init(
    suppressions: [Suppression] = [], exceptions: [Exception] = [], mistakes: [Mistake] = [],
    declarations: [Declaration] = []
  ) {
    self.suppressions = suppressions
    self.exceptions = exceptions
    self.mistakes = mistakes
    self.declarations = declarations
  }

  /// Whether the file says nothing about suppressions.
  public var isEmpty: Bool { suppressions.isEmpty && mistakes.isEmpty }

  /// The places, in ``suppressions``, of those that ask to keep quiet about what a rule finds at a place.
  public func places(covering rule: String, at position: TextPosition) -> [Int] {
    let exception = exceptions.last { $0.rule == rule && $0.start <= position }
    return suppressions.indices.filter { index in
      let suppression = suppressions[index]
      guard let part = suppression.part, part.contains(position) else { return false }
      if suppression.rule == rule { return true }
      return suppression.rule == Suppression.everyRule && exception.map { $0.start < part.start } ?? true
    }
  }
}
