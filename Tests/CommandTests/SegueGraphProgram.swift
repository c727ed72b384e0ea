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

  /// The cache folder of all runs, so that none touches the user's own.
  private static let cache = FileManager.default.temporaryDirectory.appendingPathComponent("seguegraph-test-cache")

  /// Where the program runs; `nil` is the present folder.
  var folder: TemporaryFolder?
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
    let temporary = try TemporaryFolder()
    // Files rather than pipes: they never fill up.
    let output = try temporary.write("", to: "output")
    let messages = try temporary.write("", to: "messages")
    let process = Process()
    process.executableURL = executable
    process.arguments = arguments
    process.environment = ProcessInfo.processInfo.environment
      .merging(["SEGUEGRAPH": Self.url.path, "TERM": "xterm", "NO_COLOR": "", "XDG_CACHE_HOME": Self.cache.path]) { $1 }
      .merging(environment) { $1 }
    if let folder { process.currentDirectoryURL = folder.url }
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = try FileHandle(forWritingTo: output)
    process.standardError = try FileHandle(forWritingTo: messages)
    try process.run()
    process.waitUntilExit()
    let status = process.terminationReason == .exit ? process.terminationStatus : -process.terminationStatus
    return Outcome(status: status, output: try temporary.read("output"), messages: try temporary.read("messages"))
  }
}
