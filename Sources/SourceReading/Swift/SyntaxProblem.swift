internal import SwiftSyntax

/// The first place of a file that the parser could not make sense of.
enum SyntaxProblem {
  /// The problem, or `nil` for a file without one. The way down is a loop, for trees of any depth.
  static func first(in file: SourceFileSyntax, lines: LineTable) -> SourceFacts.Problem? {
    guard file.hasError else { return nil }
    var node = Syntax(file)
    while true {
      guard let child = node.children(viewMode: .all).first(where: { isTrouble($0) || $0.hasError }) else { return nil }
      if isTrouble(child) {
        let place = lines.position(ofOffset: child.positionAfterSkippingLeadingTrivia.utf8Offset)
        return SourceFacts.Problem(message: message(child), position: place)
      }
      node = child
    }
  }

  private static func isTrouble(_ node: Syntax) -> Bool {
    if let token = node.as(TokenSyntax.self) { return token.presence == .missing || token.hasError }
    return node.kind == .unexpectedNodes
  }

  private static func message(_ node: Syntax) -> String {
    if let token = node.as(TokenSyntax.self) {
      return token.text.isEmpty ? "something is missing here" : "'\(token.text)' is missing here"
    }
    let text = node.firstToken(viewMode: .sourceAccurate)?.text ?? ""
    return "'\(text.prefix(40))' was not expected here"
  }
}
