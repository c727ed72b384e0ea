import Foundation
import Testing

/// A folder that is gone when nobody needs it any more.
final class TemporaryFolder: Sendable {
  let url: URL

  init() throws {
    let url = FileManager.default.temporaryDirectory.appendingPathComponent("seguegraph-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    self.url = url.resolvingSymlinksInPath()
  }

  deinit { try? FileManager.default.removeItem(at: url) }

  /// The path of something in it.
  func path(_ name: String) -> String { url.appendingPathComponent(name).path }

  /// Writes a file, and the folders above it.
  @discardableResult func write(_ text: String, to name: String) throws -> URL {
    let file = url.appendingPathComponent(name)
    try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file)
    return file
  }

  /// The text of a file.
  func read(_ name: String) throws -> String {
    String(decoding: try Data(contentsOf: url.appendingPathComponent(name)), as: UTF8.self)
  }

  /// The names of everything in it, sorted.
  func names() throws -> [String] { try FileManager.default.contentsOfDirectory(atPath: url.path).sorted() }

  /// The permissions of a file.
  func permissions(_ name: String) throws -> Int {
    let attributes = try FileManager.default.attributesOfItem(atPath: path(name))
    return try #require(attributes[.posixPermissions] as? NSNumber).intValue
  }
}
