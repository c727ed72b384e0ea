/// Reads what an Objective-C file says: `.m`, `.mm`, headers and prefix headers.
///
/// The reader is syntactic. Without the headers of Apple's SDK no compiler can type an iOS source, so declarations and
/// expressions are told apart by their form, `#import` is not followed, and macros are left as they are written.
public struct ObjectiveCReader {
  /// The path of the file, relative to the project root.
  public let path: String

  /// The size from which on a file is no source; tokens need seven times its memory.
  private static let maximumSize = 32 << 20

  /// Makes a reader for one file.
  public init(path: String) {
    self.path = path
  }

  /// Reads a file. What cannot be read is left out, and the first such place is named in `problem`.
  public func read(_ source: [UInt8]) -> SourceFacts {
    guard source.count <= ObjectiveCReader.maximumSize else {
      let problem = SourceFacts.Problem(message: "too large to read", position: Position(line: 1, column: 1))
      return SourceFacts(path: path, language: .objectiveC, problem: problem)
    }
    var lexer = ObjectiveCLexer(source)
    lexer.run()
    let fileExtension = path.split(separator: ".").last.map { $0.lowercased() } ?? ""
    let isHeader = ["h", "hh", "hpp", "pch", "inc"].contains(fileExtension)
    if isHeader, isPlusPlus(lexer.tokens) { return SourceFacts(path: path, language: .objectiveC) }
    var parser = ObjectiveCParser(lexer, path: path, isPlusPlus: fileExtension == "mm")
    parser.parseFile()
    var facts = parser.facts
    facts.suppressions = SuppressionReader.suppressions(in: source, of: facts)
    return facts
  }

  /// Whether the tokens of a header are C++ without any Objective-C.
  private func isPlusPlus(_ tokens: [ObjectiveCToken]) -> Bool {
    var isPlusPlus = false
    for (token, next) in zip(tokens, tokens.dropFirst()) {
      switch (token.kind, token.word, next.kind) {
      case (.atWord, .interface, _), (.atWord, .implementation, _), (.atWord, .protocol, _), (.atWord, .class, _),
        (.atWord, .import, _):
        return false
      case (.identifier, .namespace, .identifier), (.identifier, .namespace, .leftBrace),
        (.identifier, .template, .less), (.identifier, .class, .identifier), (.identifier, .using, .identifier),
        (.identifier, .public, .colon), (.identifier, .private, .colon), (.identifier, _, .doubleColon):
        isPlusPlus = true
      default: break
      }
    }
    return isPlusPlus
  }
}
