/// An Interface Builder document that was found, with what its path says.
public struct FoundDocument: Hashable, Sendable {
  /// The kinds of document.
  public enum Kind: String, Sendable {
    /// A storyboard.
    case storyboard
    /// A xib.
    case xib
  }

  /// The device that a name's suffix asks for.
  public enum Device: String, Sendable {
    /// `~iphone`.
    case iPhone
    /// `~ipad`.
    case iPad
  }

  /// The path relative to the root.
  public var path: String
  /// Storyboard or xib.
  public var kind: Kind
  /// The name by which code and other documents ask for it: without folder, device suffix and extension.
  public var name: String
  /// The language folder it lies in (`Base`, `en`), if any.
  public var language: String?
  /// The device suffix, if any.
  public var device: Device?

  /// Reads a path; `nil` where it is no document's.
  public init?(path: String) {
    let file = path.lastComponent
    guard let dot = file.lastIndex(of: "."), let kind = Kind(rawValue: file[file.index(after: dot)...].lowercased())
    else { return nil }
    self.path = path
    self.kind = kind
    name = String(file[..<dot])
    for (suffix, device) in [("~ipad", Device.iPad), ("~iphone", Device.iPhone)]
    where name.count > suffix.count && name.lowercased().hasSuffix(suffix) {
      self.device = device
      name.removeLast(suffix.count)
    }
    let folder = path.folderPart.lastComponent
    if folder.hasSuffix(".lproj") { language = String(folder.dropLast(".lproj".count)) }
  }

  /// What the language copies of one document share: the path without language folder.
  public var logicalPath: String {
    guard language != nil else { return path }
    return path.folderPart.folderPart.appendingComponent(path.lastComponent)
  }
}
