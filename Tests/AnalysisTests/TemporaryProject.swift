import Analysis
import Foundation
import NavigationModel
import ProjectLoading

/// A project in a temporary folder, made of the text of its files; the folder goes with the value.
final class TemporaryProject {
  let root: URL

  init(_ files: [(path: String, contents: String)]) throws {
    root = FileManager.default.temporaryDirectory.appendingPathComponent("seguegraph-\(UUID().uuidString)")
    for file in files { try write(file.contents, to: file.path) }
  }

  /// Writes a file, and the folders above it.
  func write(_ contents: String, to path: String) throws {
    let url = root.appendingPathComponent(path)
    try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(contents.utf8).write(to: url)
  }

  /// A project of one storyboard, written as its controllers.
  convenience init(initial: String?, scenes: [String]) throws {
    try self.init([("Main.storyboard", RuleExample.storyboard(initial: initial, scenes: scenes))])
  }

  deinit { try? FileManager.default.removeItem(at: root) }

  func graph() throws -> NavigationGraph { try ProjectLoader(paths: [root.path]).load().graph }

  /// What some rules find; all rules where none are named.
  func findings(_ rules: (any Rule.Type)...) throws -> [Finding] {
    Analyzer(rules: rules.isEmpty ? RuleCatalogue.all : rules).findings(in: try graph())
  }
}
