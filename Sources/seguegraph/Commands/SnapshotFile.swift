import Foundation
import NavigationDiff

/// A snapshot in a file.
struct SnapshotFile {
  /// The name beside a project, unless somebody wants another.
  static let name = ".\(Program.name)-snapshot"

  /// The file, as it was named.
  let path: String
  /// What is in it.
  let snapshot: GraphSnapshot
  /// Its text.
  let text: String

  /// Reads a file.
  ///
  /// - Parameters:
  ///   - path: The file.
  ///   - cure: The command that writes it.
  init(reading path: String, cure: String) throws(Problem) {
    self.path = path
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else { throw .missing(path, cure: cure) }
    guard !isFolder.boolValue, let data = FileManager.default.contents(atPath: path) else { throw .unreadable(path) }
    text = String(decoding: data, as: UTF8.self)
    do throws(SnapshotError) {
      snapshot = try SnapshotText.snapshot(reading: text)
    } catch {
      throw .unusable(path, error, cure: cure)
    }
  }

  /// Whether a file starts as a snapshot does.
  static func isSnapshot(_ path: String) -> Bool {
    guard let file = FileHandle(forReadingAtPath: path), let start = try? file.read(upToCount: 64) else { return false }
    return SnapshotText.isSnapshot(String(decoding: start, as: UTF8.self))
  }

  /// Why a snapshot cannot be used.
  enum Problem: Error, Hashable, CustomStringConvertible {
    case missing(String, cure: String)
    case unreadable(String)
    case unusable(String, SnapshotError, cure: String)
    case incomplete(String)

    /// One line that says what to do.
    var description: String {
      switch self {
      case .missing(let path, let cure):
        "the snapshot '\(path)' does not exist; write it with \(cure)"
      case .unreadable(let path):
        "the snapshot '\(path)' cannot be read; check its permissions"
      case .unusable(let path, .noSnapshot, let cure):
        "'\(path)' is no snapshot; write one with \(cure)"
      case .unusable(let path, .otherVersion(let version), let cure):
        "the snapshot '\(path)' is of version '\(version)', and this program knows version \(SnapshotText.version); "
          + "write it anew with \(cure)"
      case .unusable(let path, .damaged(let line), let cure):
        "\(path):\(line): this is no line of a snapshot; write it anew with \(cure)"
      case .unusable(let path, .unknownScene(let line, let scene), let cure):
        "\(path):\(line): not one line says what the scene '\(scene)' is; write the snapshot anew with \(cure)"
      case .unusable(let path, .repeatedScene(let line, let scene), let cure):
        "\(path):\(line): a second line says what the scene '\(scene)' is; delete one, or write the snapshot anew with "
          + cure
      case .unusable(let path, .unmerged(let line), let cure):
        "\(path):\(line): a merge was not ended here; write the snapshot anew with \(cure)"
      case .incomplete(let path):
        "the snapshot '\(path)' stays as it is, because not everything could be read; mend that, or use --keep-going"
      }
    }
  }
}
