import Foundation
import NavigationDiff

/// One of the two states that are compared.
enum DiffSide {
  case snapshot(SnapshotFile)
  case project(ProjectInput, path: String)
  case revision(String, of: ProjectInput, path: String)

  /// What an operand stands for, before it is known which project revisions are of.
  enum Name: Hashable {
    case snapshot(String)
    case project(String)
    case revision(String)

    /// What is there as a file or folder is that, everything else a revision.
    init(_ operand: String) throws(DiffSideError) {
      var isFolder: ObjCBool = false
      guard FileManager.default.fileExists(atPath: operand, isDirectory: &isFolder) else {
        self = .revision(operand)
        return
      }
      if isFolder.boolValue || operand.hasSuffix(".storyboard") || operand.hasSuffix(".xib") {
        self = .project(operand)
      } else if SnapshotFile.isSnapshot(operand) {
        self = .snapshot(operand)
      } else {
        throw .neither(operand)
      }
    }
  }

  /// Gets a side ready; what is wrong with its name is found here.
  ///
  /// - Parameters:
  ///   - name: The name.
  ///   - project: The path of the project that a revision is of.
  ///   - arguments: The options of the command.
  init(_ name: Name, project: String, _ arguments: ParsedArguments) throws {
    func input(_ path: String) throws -> ProjectInput {
      var arguments = arguments
      arguments.operands = [path]
      return try ProjectInput(arguments)
    }
    switch name {
    case .snapshot(let file):
      self = .snapshot(try SnapshotFile(reading: file, cure: "\(Program.name) snapshot --write"))
    case .project(let path):
      self = .project(try input(path), path: path)
    case .revision(let revision):
      let input = try input(project)
      do {
        _ = try GitRepository(containing: input.options.root).commit(revision)
      } catch GitError.unknownRevision {
        throw DiffSideError.unknown(revision)
      } catch GitError.noRepository {
        throw DiffSideError.noRepository(revision, project: project)
      }
      self = .revision(revision, of: input, path: project)
    }
  }

  /// Reads it.
  func read() throws -> (result: GraphSnapshot, status: ExitStatus) {
    switch self {
    case .snapshot(let file):
      return (file.snapshot, .success)
    case .project(let input, _):
      return try input.process("Comparing") { GraphSnapshot($0.graph) }
    case .revision(let revision, let input, let path):
      if let snapshot = try input.process(at: revision, { GraphSnapshot($0.graph) }) { return (snapshot, .success) }
      input.warn("'\(path)' is not in the revision '\(revision)'; everything in it counts as new")
      return (GraphSnapshot(), .success)
    }
  }

  /// What headings call it.
  var title: String {
    switch self {
    case .snapshot(let file): file.path
    case .project(_, let path): path == "." ? "now" : path
    case .revision(let revision, _, _): revision
    }
  }

  /// What is said of it on standard error.
  func warn(_ warnings: [String]) {
    switch self {
    case .snapshot: warnings.forEach(Message.warning)
    case .project(let input, _), .revision(_, let input, _): warnings.forEach(input.warn)
    }
  }
}

/// Why something cannot be compared.
enum DiffSideError: Error, Hashable, CustomStringConvertible {
  case missing
  case tooMany
  case single(String)
  case neither(String)
  case unknown(String)
  case noRepository(String, project: String)

  /// One line that says what to do.
  var description: String {
    switch self {
    case .missing: "what is to be compared? name one side or two; see '\(Program.name) diff --help'"
    case .tooMany: "'diff' compares two sides; see '\(Program.name) diff --help'"
    case .single(let path): "'\(path)' is one side; name another to compare it with"
    case .neither(let path):
      "'\(path)' is neither a project nor a snapshot; '\(Program.name) snapshot --write' writes a snapshot"
    case .unknown(let name):
      "'\(name)' is no file, no folder and no git revision; check its name, or fetch the revision first"
    case .noRepository(let name, let project):
      "'\(name)' is no file and no folder, and no git revision, because '\(project)' is in no git repository"
    }
  }
}
