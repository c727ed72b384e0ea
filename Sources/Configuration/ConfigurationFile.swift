import Foundation

/// Finds and reads the file of a project's configuration.
public enum ConfigurationFile {
  /// What the file is called.
  public static let name = ".seguegraph.yml"

  /// No configuration is as long as that.
  private static let longest = 1 << 20

  /// The nearest file in a folder or one above it, as an absolute path; a repository ends the search.
  public static func nearest(to folder: String) -> String? {
    var present = folder
    while true {
      let path = (present == "/" ? "" : present) + "/" + name
      if access(path, F_OK) == 0 { return path }
      // A folder, or a file in work trees and submodules.
      if access(present + "/.git", F_OK) == 0 { return nil }
      guard present != "/", let slash = present.lastIndex(of: "/") else { return nil }
      present = slash == present.startIndex ? "/" : String(present[..<slash])
    }
  }

  /// Reads a file.
  ///
  /// - Parameters:
  ///   - path: Where it is.
  ///   - shown: How messages name it.
  public static func read(_ path: String, shown: String) throws(ConfigurationError) -> Configuration {
    let descriptor = open(path, O_RDONLY | O_NONBLOCK | O_CLOEXEC)
    guard descriptor >= 0 else {
      let code = errno
      if code == ENOENT || code == ENOTDIR { throw ConfigurationError(.missing, source: shown) }
      throw ConfigurationError(.unreadable(reason: String(cString: strerror(code))), source: shown)
    }
    let handle = FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
    var status = stat()
    guard fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG else {
      throw ConfigurationError(.unreadable(reason: "it is not a regular file"), source: shown)
    }
    guard let data = try? handle.read(upToCount: longest + 1), data.count <= longest else {
      if status.st_size == 0 { return named(shown) }
      throw ConfigurationError(.unreadable(reason: "it is longer than a configuration is"), source: shown)
    }
    var configuration = named(shown)
    try ConfigurationReader(file: shown).read(Array(data), into: &configuration)
    return configuration
  }

  private static func named(_ file: String) -> Configuration {
    var configuration = Configuration()
    configuration.file = file
    return configuration
  }
}
