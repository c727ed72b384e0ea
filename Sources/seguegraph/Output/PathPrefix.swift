import Glibc

/// What has to stand before a path that is relative to the project root, so that it can be opened from the present folder.
enum PathPrefix {
  /// The way from one absolute folder to another, with `/` at its end; empty where they are the same.
  static func from(_ present: String, to root: String) -> String {
    let start = present.split(separator: "/")
    let goal = root.split(separator: "/")
    let shared = zip(start, goal).prefix { $0 == $1 }.count
    let up = Array(repeating: "..", count: start.count - shared)
    return (up + goal[shared...].map(String.init)).map { $0 + "/" }.joined()
  }

  /// The way from the present folder; empty where there is none.
  static func fromPresentFolder(to root: String) -> String {
    guard let present = realpath(".", nil) else { return "" }
    defer { free(present) }
    return from(String(cString: present), to: root)
  }

  /// The way from the root of the git repository that a folder is in, by which services know its files.
  ///
  /// Outside of a repository it is the way from the present folder, and empty where that leads up: a service could not find
  /// such a path.
  static func fromRepository(to root: String) -> String {
    var folder = root
    while true {
      // A folder, or a file in work trees and submodules.
      if access(folder + "/.git", F_OK) == 0 { return from(folder, to: root) }
      guard let slash = folder.lastIndex(of: "/"), slash != folder.startIndex else { break }
      folder = String(folder[..<slash])
    }
    let prefix = fromPresentFolder(to: root)
    return prefix.hasPrefix("../") ? "" : prefix
  }
}
