import Linking

/// An Interface Builder document that was found, with what its path says.
public struct FoundDocument: Hashable, Sendable {
  /// The kinds of document.
  public enum Kind: String, Sendable {
    /// A storyboard.
    case storyboard
    /// A xib.
    case xib
  }

  /// The path relative to the root.
  public var path: String
  /// Storyboard or xib.
  public var kind: Kind
  /// What the path says: logical name, language, device.
  public var name: DocumentName

  /// Reads a path; `nil` where it is no document's.
  public init?(path: String) {
    let file = path.lastComponent
    guard let dot = file.lastIndex(of: "."), let kind = Kind(rawValue: file[file.index(after: dot)...].lowercased())
    else { return nil }
    self.path = path
    self.kind = kind
    name = DocumentName(path: path)
  }
}
