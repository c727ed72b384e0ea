/// What a document's path says about it: its logical name, language and device.
public struct DocumentName: Hashable, Sendable {
  /// The device that a name's suffix asks for.
  public enum Device: String, Sendable {
    /// `~ipad`.
    case iPad = "ipad"
    /// `~iphone`.
    case iPhone = "iphone"
  }

  /// The logical name (`Main` for `Base.lproj/Main~ipad.storyboard`).
  public var name: String
  /// The language of the `.lproj` folder that holds it (`Base`, `en`…).
  public var language: String?
  /// The device suffix, if any.
  public var device: Device?
  /// The folder of the document, without its `.lproj`; ends with `/` unless it is empty.
  public var folder: String
  /// Whether it is a storyboard.
  public var isStoryboard: Bool

  /// Reads a path with `/`.
  public init(path: String) {
    var parts = path.split(separator: "/", omittingEmptySubsequences: true).map(String.init)
    var file = parts.popLast() ?? ""
    isStoryboard = file.hasSuffix(".storyboard")
    if let dot = file.lastIndex(of: ".") { file.removeSubrange(dot...) }
    if let last = parts.last, last.hasSuffix(".lproj") {
      language = String(last.dropLast(".lproj".count))
      parts.removeLast()
    }
    if let tilde = file.lastIndex(of: "~"), tilde != file.startIndex {
      device = Device(rawValue: file[file.index(after: tilde)...].lowercased())
      if device != nil { file.removeSubrange(tilde...) }
    }
    name = file
    folder = parts.map { $0 + "/" }.joined()
  }
}
