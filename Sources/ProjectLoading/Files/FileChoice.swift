import PathPatterns

/// Which of the files of a project are read.
public struct FileChoice: Hashable, Sendable {
  private let included: PathPatterns
  private let excluded: PathPatterns
  /// What stands before paths below the root, so that they are those that the patterns are held against; `nil` where the
  /// patterns belong to some other place.
  private let prefix: String?

  /// Makes a choice.
  ///
  /// - Parameters:
  ///   - included: Patterns of the only documents and sources that are read; empty for all.
  ///   - excluded: Patterns of files and folders that are not read.
  ///   - prefix: The way from the folder of the patterns to the root of the project, with `/` at its end; `nil` where the
  ///     root is not below it, and patterns match nothing.
  public init(included: [String] = [], excluded: [String] = [], prefix: String? = "") {
    self.included = PathPatterns(included)
    self.excluded = PathPatterns(excluded)
    self.prefix = prefix
  }

  /// What is said of a folder by the patterns that leave out.
  func verdict(onFolder path: String) -> PathPatterns.Verdict? {
    guard let prefix, !excluded.isEmpty else { return nil }
    return excluded.verdict(on: prefix + path, isFolder: true)
  }

  /// Whether a file is not to be read, in a folder that is.
  func leavesOut(_ path: String, _ kind: FoundFiles.Kind) -> Bool {
    guard let prefix else { return false }
    if !excluded.isEmpty, excluded.verdict(on: prefix + path, isFolder: false) == .matched { return true }
    guard !included.isEmpty, kind == .document || kind == .source else { return false }
    return !included.contain(prefix + path)
  }
}
