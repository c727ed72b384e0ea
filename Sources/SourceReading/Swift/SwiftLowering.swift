internal import SwiftSyntax

/// The walk from a syntax tree to facts: the state that its parts in the other files share.
///
/// It is written by hand instead of as a visitor, because it needs few of the nodes and decides itself how deep to go.
struct SwiftLowering {
  /// How deep statements and expressions may lie in each other. Facts are compared, coded and released by recursion.
  static let depthLimit = 100

  /// What was found so far.
  var facts: SourceFacts
  /// The qualified name of the type around what is being read; empty outside of types.
  var typeName = ""
  /// Whether what is being read is only in debug builds.
  var isDebugOnly = false
  /// How deep in statements and expressions the walk is.
  var depth = 0
  /// Statements that come from inside an expression and run before the statement with that expression.
  var hoisted: [Statement] = []
  /// The highest `$n` in the closure that is being read.
  var highestShorthand = -1

  /// The parameters of the function that is being read, as far as nothing hides their names, and those of them on which
  /// branches depend.
  var guardable: Set<String> = []
  var guardedNames: Set<String> = []

  /// Whether something was found that only Swift 2 and earlier had.
  var isSwift2 = false
  /// Whether something was found that Swift 2 did not have yet.
  var isSwift3 = false
  /// Where functions stand whose first parameter has its name twice, which made it a label in Swift 2.
  var explicitLabels: Set<Position> = []

  let lines: LineTable

  init(path: String, lines: LineTable) {
    facts = SourceFacts(path: path, language: .swift)
    self.lines = lines
  }

  /// Remembers the first thing that could not be read.
  mutating func note(_ message: String, at position: Position) {
    if let problem = facts.problem, problem.position <= position { return }
    facts.problem = SourceFacts.Problem(message: message, position: position)
  }

  /// Where a node begins.
  func position(_ node: some SyntaxProtocol) -> Position { lines.position(of: node) }

  /// Where a token begins.
  func position(_ token: TokenSyntax) -> Position {
    lines.position(ofOffset: token.positionAfterSkippingLeadingTrivia.utf8Offset)
  }

  /// The text of a token, without the backticks of an escaped name.
  func name(_ token: TokenSyntax) -> String {
    let text = token.text
    guard text.utf8.first == UInt8(ascii: "`"), text.utf8.count > 2 else { return text }
    return String(text.dropFirst().dropLast())
  }

  /// A node as it is written, without white space and comments around its tokens.
  func compactText(_ node: some SyntaxProtocol) -> String {
    var text = ""
    for token in node.sourceTokens { text += token.text }
    return text
  }

  /// Reads with a state for debug builds.
  mutating func debugOnly(_ isDebug: Bool, _ read: (inout Self) -> Void) {
    let outer = isDebugOnly
    isDebugOnly = outer || isDebug
    read(&self)
    isDebugOnly = outer
  }
}
