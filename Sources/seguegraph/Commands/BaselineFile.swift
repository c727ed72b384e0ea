import Analysis
import Foundation

/// A baseline and its file. Paths in it start in the folder of the file, so that it does not matter which part of a project is
/// analysed; where the project is elsewhere, they start at its root.
struct BaselineFile {
  /// The file, as it was named.
  let path: String
  /// The known findings.
  let baseline: Baseline
  private let folder: String

  /// Reads a file.
  init(reading path: String) throws {
    self.path = path
    folder = Self.folder(of: path)
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else { throw Problem.missing(path) }
    guard !isFolder.boolValue, let data = FileManager.default.contents(atPath: path) else {
      throw Problem.unreadable(path)
    }
    do {
      baseline = try Baseline(text: String(decoding: data, as: UTF8.self))
    } catch {
      throw Problem.unusable(path, error)
    }
  }

  /// Takes findings for known in a file that is still to be written.
  init(writing findings: [Finding], to path: String, root: String) {
    self.path = path
    folder = Self.folder(of: path)
    baseline = Baseline(findings, pathPrefix: Self.prefix(from: folder, to: root))
  }

  /// What is new, and what is gone.
  func compared(with findings: [Finding], root: String) -> (new: [Finding], gone: [Baseline.Entry]) {
    baseline.compared(with: findings, pathPrefix: Self.prefix(from: folder, to: root))
  }

  /// The file of a known finding, from the root of a project; `nil` where it is not below it.
  func path(of entry: Baseline.Entry, root: String) -> String? {
    let prefix = Self.prefix(from: folder, to: root)
    return entry.path.hasPrefix(prefix) ? String(entry.path.dropFirst(prefix.count)) : nil
  }

  private static func prefix(from folder: String, to root: String) -> String {
    ConfigurationOptions.prefix(from: folder, to: root) ?? ""
  }

  private static func folder(of path: String) -> String {
    URL(fileURLWithPath: Output.folder(of: path)).resolvingSymlinksInPath().path
  }
}

extension BaselineFile {
  /// Why a baseline cannot be used.
  enum Problem: Error, Hashable, CustomStringConvertible {
    case missing(String)
    case unreadable(String)
    case unusable(String, BaselineError)

    /// One line that says what to do.
    var description: String {
      switch self {
      case .missing(let path):
        "the baseline '\(path)' does not exist; write it with --write-baseline '\(path)'"
      case .unreadable(let path):
        "the baseline '\(path)' cannot be read; check its permissions"
      case .unusable(let path, .noBaseline):
        "'\(path)' is no baseline; write one with --write-baseline"
      case .unusable(let path, .otherVersion(let version)):
        "the baseline '\(path)' is of version '\(version)', and this program knows version \(Baseline.version); "
          + "write it anew with --write-baseline '\(path)'"
      case .unusable(let path, .damaged(let line)):
        "\(path):\(line): this is no line of a baseline; write it anew with --write-baseline '\(path)'"
      case .unusable(let path, .unmerged(let line)):
        "\(path):\(line): a merge was not ended here; keep the lines of both sides, or write it anew with "
          + "--write-baseline '\(path)'"
      }
    }
  }
}
