internal import SwiftParser
internal import SwiftSyntax

/// One parsed Swift file. The reader of source facts starts here; trees are dropped once facts are taken from them.
public struct SwiftSyntaxTree {
  let file: SourceFileSyntax

  /// Parses Swift source; broken code gives a tree of what could be read.
  public init(parsing source: String) {
    file = Parser.parse(source: source)
  }

  /// The names of the classes that the file declares at any depth, in the order of the file.
  public var classNames: [String] {
    let collector = ClassNameCollector(viewMode: .sourceAccurate)
    collector.walk(file)
    return collector.names
  }
}

private final class ClassNameCollector: SyntaxVisitor {
  var names: [String] = []

  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
    names.append(node.name.text)
    return .visitChildren
  }
}
