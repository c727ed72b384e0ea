import NavigationModel

/// What one source file says, in a form that Swift and Objective-C share; nothing is resolved against other files.
///
/// Facts keep what an analysis of values and effects needs (declarations, assignments, calls, closures, constants) and drop
/// everything else of the syntax tree, so they are small, comparable and can be cached.
public struct SourceFacts: Hashable, Codable, Sendable {
  /// The language of a file.
  public enum Language: String, Codable, Sendable {
    /// Swift.
    case swift
    /// Objective-C and Objective-C++, headers included.
    case objectiveC
  }

  /// The path relative to the project root.
  public var path: String
  /// The language.
  public var language: Language
  /// The types that the file declares, extends or implements, at any depth, in the order of the file.
  public var types: [TypeFacts]
  /// The functions outside of any type.
  public var functions: [FunctionFacts]
  /// The variables and constants outside of any type.
  public var variables: [VariableFacts]
  /// The type aliases outside of any type.
  public var aliases: [AliasFacts]
  /// Statements at the top level (`main.swift`).
  public var statements: [Statement]
  /// What its comments say about suppressions.
  public var suppressions: FileSuppressions
  /// The first thing that could not be read, if any; everything else was read all the same.
  public var problem: Problem?

  /// Something that could not be read.
  public struct Problem: Hashable, Codable, Sendable {
    /// What, in one line.
    public var message: String
    /// Where.
    public var position: Position

    /// Makes a problem.
    public init(message: String, position: Position) {
      self.message = message
      self.position = position
    }
  }

  /// Makes the facts of a file.
  public init(
    path: String, language: Language, types: [TypeFacts] = [], functions: [FunctionFacts] = [],
    variables: [VariableFacts] = [], aliases: [AliasFacts] = [], statements: [Statement] = [],
    suppressions: FileSuppressions = FileSuppressions(), problem: Problem? = nil
  ) {
    self.path = path
    self.language = language
    self.types = types
    self.functions = functions
    self.variables = variables
    self.aliases = aliases
    self.statements = statements
    self.suppressions = suppressions
    self.problem = problem
  }
}

/// A place in the file of the facts.
public struct Position: Hashable, Codable, Sendable, Comparable {
  /// The line, counted from 1.
  public var line: Int32
  /// The column, counted from 1 in UTF-8 code units.
  public var column: Int32

  /// Makes a position.
  public init(line: Int, column: Int) {
    self.line = Int32(clamping: line)
    self.column = Int32(clamping: column)
  }

  /// Orders by line, then column.
  public static func < (lhs: Position, rhs: Position) -> Bool { (lhs.line, lhs.column) < (rhs.line, rhs.column) }
}
