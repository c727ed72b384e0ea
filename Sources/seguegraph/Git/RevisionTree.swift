import Foundation
import ProjectLoading

/// The files of a project as they are in a commit, in a temporary folder; the work tree stays untouched.
struct RevisionTree {
  /// The paths to read in place of those that were asked for; those that are not in the commit are left out.
  private(set) var paths: [String] = []
  private let tree: TemporaryTree

  /// Writes what is of interest below some paths.
  init(_ revision: String, paths written: [String], root: String) throws {
    let repository = try GitRepository(containing: root)
    let commit = try repository.commit(revision)
    let wanted = try written.map { try Self.path($0, in: repository.root) }
    let entries = try repository.entries(of: commit, below: wanted).filter { Self.isSafe($0.path) }
    tree = try TemporaryTree()
    do {
      let files = entries.filter { entry in
        [.file, .program].contains(entry.kind) && FoundFiles.mayHold(Self.name(entry.path))
      }
      try repository.read(files.map(\.object)) { try tree.write($1, to: "tree/" + files[$0].path) }
      try addLinks(entries, repository)
    } catch {
      tree.remove()
      throw error
    }
    paths = wanted.map { "\(tree.path)/tree" + ($0.isEmpty ? "" : "/" + $0) }
      .filter { FileManager.default.fileExists(atPath: $0) }
  }

  /// Takes the files away.
  func remove() { tree.remove() }

  /// Links come after files, so that nothing is written through one; those that lead out of the tree are left out. What
  /// is in a module is taken as it is in the work tree.
  private func addLinks(_ entries: [GitRepository.Entry], _ repository: GitRepository) throws {
    let links = entries.filter { $0.kind == .link }
    try repository.read(links.map(\.object)) { index, data in
      let target = String(decoding: data, as: UTF8.self)
      let depth = links[index].path.split(separator: "/").count - 1
      let steps = target.split(separator: "/").filter { $0 != "." }
      let up = steps.prefix { $0 == ".." }.count
      guard !target.hasPrefix("/"), up <= depth, !steps.dropFirst(up).contains("..") else { return }
      try tree.link("tree/" + links[index].path, to: target)
    }
    for module in entries where module.kind == .module {
      try tree.link("tree/" + module.path, to: repository.root + "/" + module.path)
    }
  }

  /// A path from the root of the repository.
  private static func path(_ written: String, in root: String) throws -> String {
    let absolute = URL(fileURLWithPath: written).resolvingSymlinksInPath().path
    if absolute == root { return "" }
    guard absolute.hasPrefix(root + "/") else { throw GitError.noRepository(folder: written) }
    return String(absolute.dropFirst(root.count + 1))
  }

  private static func isSafe(_ path: String) -> Bool {
    !path.hasPrefix("/") && !path.split(separator: "/").contains { $0 == ".." || $0.lowercased() == ".git" }
  }

  private static func name(_ path: String) -> String { path.split(separator: "/").last.map(String.init) ?? path }
}
