internal import SwiftSyntax

/// The first place of a file that the parser could not make sense of.
enum SyntaxProblem {
  /// The problem, or `nil` for a file that was read whole. The search is a loop, for trees of any depth.
  static func first(in file: SourceFileSyntax, lines: LineTable) -> SourceFacts.Problem? {
    guard file.hasError else { return nil }
    var pending = [Syntax(file)]
    while let node = pending.popLast() {
      if let message = trouble(with: node) {
        return SourceFacts.Problem(message: message, position: lines.position(of: node))
      }
      if node.kind == .unexpectedNodes { continue }
      for child in node.children(viewMode: .all).reversed() {
        if child.hasError || child.kind == .unexpectedNodes { pending.append(child) }
      }
    }
    return nil
  }

  /// What is wrong with a node itself, if that can have cost facts.
  private static func trouble(with node: Syntax) -> String? {
    if node.kind == .unexpectedNodes {
      guard let first = node.startToken else { return nil }
      // Old versions of Swift had these words in places where the parser goes on without them.
      if first.parent == node, node.children(viewMode: .sourceAccurate).count == 1,
        ["where", "var", "let", "inout", "#"].contains(first.text)
      {
        return nil
      }
      return "'\(first.text.prefix(40))' was not expected here"
    }
    guard let token = node.as(TokenSyntax.self) else { return nil }
    if token.presence == .missing {
      // `if let a = b, c = d` and `A -> B` of Swift 2 lack words that later versions ask for.
      if ["let", ",", "inout"].contains(token.text) || token.parent?.kind == .functionType { return nil }
      return token.text.isEmpty ? "something is missing here" : "'\(token.text)' is missing here"
    }
    // A token that is there can be used, even if the parser dislikes how it is written.
    return token.hasError && token.text.isEmpty ? "something could not be read here" : nil
  }
}
