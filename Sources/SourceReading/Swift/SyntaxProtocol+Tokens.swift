internal import SwiftSyntax

/// What SwiftSyntax offers for this is recursive, and a long chain of calls makes a deep tree.
extension SyntaxProtocol {
  /// The first token that is in the source.
  var startToken: TokenSyntax? {
    var node = Syntax(self)
    while true {
      if let token = node.as(TokenSyntax.self) { return token }
      // A child can be empty; its neighbours cannot be deep and empty.
      guard let child = node.children(viewMode: .sourceAccurate).first(where: { $0.hasTokens }) else { return nil }
      node = child
    }
  }

  /// All tokens that are in the source, in order.
  var sourceTokens: [TokenSyntax] {
    var tokens: [TokenSyntax] = []
    var pending = [Syntax(self)]
    while let node = pending.popLast() {
      if let token = node.as(TokenSyntax.self) {
        tokens.append(token)
      } else {
        pending += node.children(viewMode: .sourceAccurate).reversed()
      }
    }
    return tokens
  }

  /// Whether anything of it is in the source.
  private var hasTokens: Bool { totalLength.utf8Length > 0 }
}
