import Foundation
import Testing

/// The built program, run as people run it.
struct SegueGraphProgram {
  /// What a run left behind.
  struct Outcome {
    var status: Int32
    var output: String
    var messages: String
  }

  /// Where the program is: beside the program that runs these tests.
  static let url = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
    .deletingLastPathComponent().appendingPathComponent("seguegraph")

  /// The folder of the package.
  static let package = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  /// Where the program runs; `nil` is the present folder.
  var folder: URL?
  /// Variables beyond the present ones.
  var environment: [String: String] = [:]

  /// Runs the program with arguments.
  func run(_ arguments: String...) throws -> Outcome { try run(arguments) }

  /// Runs the program with arguments.
  func run(_ arguments: [String]) throws -> Outcome { try launch(Self.url, arguments) }

  /// Runs a line of the shell, in which `seguegraph` is the program.
  func shell(_ line: String) throws -> Outcome {
    try launch(
      URL(fileURLWithPath: "/bin/bash"),
      ["-o", "pipefail", "-c", "seguegraph() { \"$SEGUEGRAPH\" \"$@\"; }; \(line)"])
  }

  private func launch(_ executable: URL, _ arguments: [String]) throws -> Outcome {
    try TemporaryFolder.with { temporary in
      // Files rather than pipes: they never fill up.
      let output = try temporary.write("", to: "output")
      let messages = try temporary.write("", to: "messages")
      let process = Process()
      process.executableURL = executable
      process.arguments = arguments
      process.environment = ProcessInfo.processInfo.environment
        .merging(["SEGUEGRAPH": Self.url.path, "TERM": "xterm"]) { $1 }.merging(environment) { $1 }
      if let folder { process.currentDirectoryURL = folder }
      process.standardInput = FileHandle.nullDevice
      process.standardOutput = try FileHandle(forWritingTo: output)
      process.standardError = try FileHandle(forWritingTo: messages)
      try process.run()
      process.waitUntilExit()
      let status = process.terminationReason == .exit ? process.terminationStatus : -process.terminationStatus
      return Outcome(
        status: status, output: String(decoding: try Data(contentsOf: output), as: UTF8.self),
        messages: String(decoding: try Data(contentsOf: messages), as: UTF8.self))
    }
  }
}

/// A folder that is gone after the test.
struct TemporaryFolder {
  let url: URL

  /// Makes a folder for a while.
  static func with<Result>(_ body: (TemporaryFolder) throws -> Result) throws -> Result {
    let url = FileManager.default.temporaryDirectory.appendingPathComponent("seguegraph-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: url) }
    return try body(TemporaryFolder(url: url.resolvingSymlinksInPath()))
  }

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
