import NavigationModel

/// Reads one `.storyboard` or `.xib` of Xcode 5 or later.
public struct InterfaceDocumentReader: Sendable {
  /// The size above which callers should not even load a document, in bytes. The largest real ones have half a megabyte.
  public static let largestSize = 32 << 20

  /// The path relative to the project root; every location names it.
  public var path: String

  /// Makes a reader for the document at a path.
  public init(path: String) { self.path = path }

  /// Reads the document from the bytes of its file.
  ///
  /// - Throws: ``InterfaceDocumentError`` with the first thing that keeps it from being read.
  public func read(_ stored: [UInt8]) throws(InterfaceDocumentError) -> InterfaceDocument {
    if stored.isEmpty { throw failure("is empty", line: 1) }
    let text = DocumentText(stored)
    let tree = try parse(text)
    guard let root = tree.root else { throw failure("there is no element in it", line: 1) }
    switch root.name {
    case "document":
      break
    case "archive":
      throw failure(
        "is in the archive format of Xcode 3 and 4, which is not supported: open and save it once with a newer Xcode",
        line: root.line, column: root.column)
    default:
      throw failure(
        "is no Interface Builder document: its root element is <\(root.name)>, not <document>", line: root.line,
        column: root.column)
    }
    return DocumentBuilder(path: path, root: root).document
  }

  private func parse(_ text: DocumentText) throws(InterfaceDocumentError) -> XMLTree {
    do {
      return try XMLTreeParser.parse(text.bytes, ignoresDeclaredEncoding: text.wasConverted)
    } catch {
      if let line = text.conflictLine {
        throw failure("has unresolved merge conflict markers: resolve the conflict", line: line, column: 1)
      }
      if text.isBinary { throw failure("is a binary file, not XML", line: 1) }
      throw failure(Self.explanation(of: error), line: error.line, column: error.column)
    }
  }

  /// What is wrong in plain words, with what libxml2 says.
  private static func explanation(of error: XMLParseError) -> String {
    switch error.kind {
    case .tooDeep: "is nested more than 256 elements deep and was not read"
    case .entity: "uses an entity of its own, and only XML's own five are read: \(error.message)"
    case .cutOff: "is cut off: it ends in the middle of an element (\(error.message))"
    case .malformed: "is not well-formed XML: \(error.message)"
    }
  }

  private func failure(_ message: String, line: Int, column: Int? = nil) -> InterfaceDocumentError {
    InterfaceDocumentError(message: message, line: line, column: column)
  }
}
