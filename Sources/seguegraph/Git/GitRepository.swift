import Foundation

/// The repository that a folder is in, asked through git itself; nothing in it is changed.
struct GitRepository {
  /// The absolute path of the folder that paths in the repository start in.
  let root: String
  private let folder: String

  /// Finds the repository of a folder.
  init(containing folder: String) throws {
    self.folder = folder
    let answer = try Self.run(["rev-parse", "--show-toplevel"], in: folder)
    let top = String(decoding: answer.output, as: UTF8.self).trimmingCharacters(in: .newlines)
    guard answer.status == 0, !top.isEmpty else { throw GitError.noRepository(folder: folder) }
    root = URL(fileURLWithPath: top).resolvingSymlinksInPath().path
  }

  /// An entry of a tree.
  struct Entry: Hashable {
    enum Kind: String {
      case file = "100644"
      case program = "100755"
      case link = "120000"
      case module = "160000"
    }

    var kind: Kind
    var object: String
    var path: String
  }

  /// The full name of a commit.
  func commit(_ revision: String) throws -> String {
    // What looks like an option is no revision, and git would take it for one.
    guard !revision.hasPrefix("-"), !revision.isEmpty else { throw GitError.unknownRevision(revision) }
    let answer = try Self.run(["rev-parse", "--verify", "--quiet", revision + "^{commit}"], in: folder)
    guard answer.status == 0 else { throw GitError.unknownRevision(revision) }
    return String(decoding: answer.output, as: UTF8.self).trimmingCharacters(in: .newlines)
  }

  /// Everything below some paths in a commit.
  func entries(of commit: String, below paths: [String]) throws -> [Entry] {
    let whole = paths.contains("")
    let answer = try run(["ls-tree", "-r", "-z", "--full-tree", commit] + (whole ? [] : ["--"] + paths))
    return answer.split(separator: 0).compactMap { record in
      let parts = String(decoding: record, as: UTF8.self).split(separator: "\t", maxSplits: 1)
      let head = parts.first?.split(separator: " ") ?? []
      guard parts.count == 2, head.count == 3, let kind = Entry.Kind(rawValue: String(head[0])) else { return nil }
      return Entry(kind: kind, object: String(head[2]), path: String(parts[1]))
    }
  }

  /// The contents of some objects, in their order, handed over one by one.
  func read(_ objects: [String], _ take: (Int, Data) throws -> Void) throws {
    guard !objects.isEmpty else { return }
    let input = Data(objects.map { $0 + "\n" }.joined().utf8)
    let output = try run(["cat-file", "--batch"], input: input)
    var place = output.startIndex
    for (index, object) in objects.enumerated() {
      guard let end = output[place...].firstIndex(of: 0x0A) else { throw damaged("cat-file", object) }
      let head = String(decoding: output[place..<end], as: UTF8.self).split(separator: " ")
      guard head.count == 3, head[1] == "blob", let size = Int(head[2]), end + 1 + size < output.endIndex else {
        throw damaged("cat-file", object)
      }
      try take(index, output.subdata(in: (end + 1)..<(end + 1 + size)))
      place = end + 1 + size + 1
    }
  }

  private func damaged(_ command: String, _ object: String) -> GitError {
    .failed(command: command, reason: "the object \(object) is missing")
  }

  private func run(_ arguments: [String], input: Data? = nil) throws -> Data {
    let answer = try Self.run(arguments, input: input, in: folder)
    guard answer.status == 0 else {
      throw GitError.failed(
        command: arguments[0], reason: answer.messages.split(separator: "\n").last.map(String.init) ?? "")
    }
    return answer.output
  }

  private struct Answer {
    var status: Int32
    var output: Data
    var messages: String
  }

  private static func run(_ arguments: [String], input: Data? = nil, in folder: String) throws -> Answer {
    let files = try TemporaryTree()
    defer { files.remove() }
    // Files rather than pipes: they never fill up.
    let output = try files.write(Data(), to: "output")
    let messages = try files.write(Data(), to: "messages")
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = ["git"] + arguments
    process.currentDirectoryURL = URL(fileURLWithPath: folder)
    // A hook of git runs with variables that name its own repository by relative paths.
    process.environment = ProcessInfo.processInfo.environment
      .filter { !["GIT_DIR", "GIT_WORK_TREE", "GIT_INDEX_FILE", "GIT_PREFIX"].contains($0.key) }
      .merging(["LC_ALL": "C", "GIT_OPTIONAL_LOCKS": "0"]) { $1 }
    process.standardInput =
      try input.map { try FileHandle(forReadingFrom: files.write($0, to: "input")) } ?? FileHandle.nullDevice
    process.standardOutput = try FileHandle(forWritingTo: output)
    process.standardError = try FileHandle(forWritingTo: messages)
    try process.run()
    process.waitUntilExit()
    // What env says where it finds no program.
    if process.terminationStatus == 127 { throw GitError.noGit }
    return Answer(
      status: process.terminationStatus, output: try Data(contentsOf: output, options: .alwaysMapped),
      messages: String(decoding: try Data(contentsOf: messages), as: UTF8.self))
  }
}
