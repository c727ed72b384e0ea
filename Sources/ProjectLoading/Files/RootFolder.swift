/// The folder against which all paths are relative.
struct RootFolder: Hashable, Sendable {
  /// The absolute path, without trailing slash; empty for the root of the file system.
  let path: String

  /// Makes a root from an absolute path.
  init(path: String) { self.path = path == "/" ? "" : path }

  /// The last component, for titles.
  var name: String { path.split(separator: "/").last.map(String.init) ?? "/" }

  /// The absolute path of something below the root.
  func absolutePath(of relative: String) -> String {
    relative.isEmpty ? (path.isEmpty ? "/" : path) : path + "/" + relative
  }

  /// The path below the root, `""` for the root itself, `nil` for anything outside.
  func relativePath(of absolute: String) -> String? {
    let normalized = Self.normalized(absolute)
    guard path.isFolder(of: normalized) else { return nil }
    return String(normalized.utf8.dropFirst(path.utf8.count + 1))  // Cut at a slash: valid text on both sides.
  }

  /// Resolves what a file writes about another: an absolute path, or one relative to a folder below the root.
  func resolve(_ written: String, in folder: String) -> String? {
    if written.hasPrefix("/") { return relativePath(of: written) }
    return relativePath(of: absolutePath(of: folder) + "/" + written)
  }

  /// An absolute path without `.`, `..` and doubled slashes; symbolic links are not looked at. Empty for `/`.
  static func normalized(_ path: String) -> String {
    if isNormalized(path) { return path }
    var components: [Substring] = []
    for component in path.split(separator: "/") where component != "." {
      if component == ".." { _ = components.popLast() } else { components.append(component) }
    }
    return components.map { "/" + $0 }.joined()
  }

  /// Whether no component is empty or starts with a dot: the usual case, decided without taking the path apart.
  private static func isNormalized(_ path: String) -> Bool {
    var previous: UInt8 = 0
    for byte in path.utf8 {
      if previous == UInt8(ascii: "/") && (byte == UInt8(ascii: "/") || byte == UInt8(ascii: ".")) { return false }
      previous = byte
    }
    return previous != UInt8(ascii: "/")
  }
}

extension String {
  /// The folder part of a relative path; empty at the root.
  var folderPart: String {
    guard let slash = utf8.lastIndex(of: UInt8(ascii: "/")) else { return "" }
    return String(self[..<slash])
  }

  /// The last component of a path.
  var lastComponent: String {
    guard let slash = utf8.lastIndex(of: UInt8(ascii: "/")) else { return self }
    return String(self[utf8.index(after: slash)...])
  }

  /// A path below this folder, where this folder may be the root (empty).
  func appendingComponent(_ component: String) -> String { isEmpty ? component : self + "/" + component }

  /// A folder and every folder above it, up to the root.
  var selfAndAncestors: [String] {
    var result = [self]
    var folder = self
    while !folder.isEmpty {
      folder = folder.folderPart
      result.append(folder)
    }
    return result
  }

  /// Whether a relative path is this folder or lies below it.
  func isFolder(of path: String) -> Bool {
    if isEmpty { return true }
    let folder = utf8
    let other = path.utf8
    guard other.starts(with: folder) else { return false }
    return other.count == folder.count || other[other.index(other.startIndex, offsetBy: folder.count)] == 0x2F
  }
}
