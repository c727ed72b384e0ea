/// Patterns in the syntax of `.gitignore`, which pick files and folders by their paths.
public struct PathPatterns: Hashable, Sendable {
  /// What the patterns say of a path.
  public enum Verdict: Hashable, Sendable {
    /// A pattern matches.
    case matched
    /// A later pattern takes that back, with `!`.
    case takenBack
  }

  /// The patterns as they were written.
  public let texts: [String]
  private let patterns: [PathPattern]

  /// Makes patterns of lines; blank lines and comments count for nothing.
  public init(_ texts: [String] = []) {
    self.texts = texts
    patterns = texts.compactMap(PathPattern.init)
  }

  /// Whether there is nothing that could match.
  public var isEmpty: Bool { patterns.isEmpty }

  /// What the last pattern that matches a path says; `nil` where none does. Folders above it are not looked at.
  ///
  /// - Parameters:
  ///   - path: The path relative to the folder that the patterns belong to, with `/`.
  ///   - isFolder: Whether it is a folder: a pattern with `/` at its end matches nothing else.
  public func verdict(on path: String, isFolder: Bool) -> Verdict? {
    let bytes = Array(path.utf8)
    guard let last = patterns.last(where: { $0.matches(bytes, isFolder: isFolder) }) else { return nil }
    return last.isNegated ? .takenBack : .matched
  }

  /// Whether a file is picked, itself or with a folder that it is in. As in git, what a picked folder holds is picked.
  public func contain(_ path: String) -> Bool {
    guard !patterns.isEmpty else { return false }
    let bytes = path.utf8
    for slash in bytes.indices where bytes[slash] == UInt8(ascii: "/") {
      if verdict(on: String(path[..<slash]), isFolder: true) == .matched { return true }
    }
    return verdict(on: path, isFolder: false) == .matched
  }
}
