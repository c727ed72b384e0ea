/// One line of a `.gitignore`.
struct PathPattern: Hashable, Sendable {
  /// Whether it takes back what patterns before it picked.
  let isNegated: Bool
  private let isForFolders: Bool
  /// Whether it is held against the whole path rather than against the last component.
  private let isAnchored: Bool
  private let glob: [UInt8]

  /// Reads a line; `nil` where it is blank or a comment.
  init?(_ line: String) {
    var rest = Self.withoutTrailingBlanks(Array(line.utf8))[...]
    if rest.first == UInt8(ascii: "#") { return nil }
    isNegated = rest.first == UInt8(ascii: "!")
    if isNegated { rest = rest.dropFirst() }
    isForFolders = rest.last == UInt8(ascii: "/")
    if isForFolders { rest = rest.dropLast() }
    isAnchored = rest.contains(UInt8(ascii: "/"))
    if rest.first == UInt8(ascii: "/") { rest = rest.dropFirst() }
    guard !rest.isEmpty else { return nil }
    glob = Array(rest)
  }

  /// Whether a path matches.
  func matches(_ path: [UInt8], isFolder: Bool) -> Bool {
    if isForFolders, !isFolder { return false }
    if isAnchored { return Glob(glob, crossesFolders: true).matches(path[...]) }
    let start = path.lastIndex(of: UInt8(ascii: "/")).map { $0 + 1 } ?? 0
    return Glob(glob, crossesFolders: false).matches(path[start...])
  }

  /// A line without the blanks at its end; one behind a backslash stays.
  private static func withoutTrailingBlanks(_ line: [UInt8]) -> [UInt8] {
    var end = line.count
    while end > 0, line[end - 1] == UInt8(ascii: " ") || line[end - 1] == UInt8(ascii: "\r") {
      let slashes = line[..<(end - 1)].reversed().prefix { $0 == UInt8(ascii: "\\") }.count
      if line[end - 1] == UInt8(ascii: " "), slashes % 2 == 1 { break }
      end -= 1
    }
    return Array(line[..<end])
  }
}
