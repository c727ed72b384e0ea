import Foundation
import Testing

/// Two runs at once with one cache and one baseline, ended at any moment.
@Suite struct InterruptionTests {
  /// How many runs are interrupted; fifty take a minute.
  private static let wanted = ProcessInfo.processInfo.environment["SEGUEGRAPH_HEAVY"] == "1" ? 50 : 6

  /// The same numbers in each run of the tests.
  private struct Numbers: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
      state &+= 0x9E37_79B9_7F4A_7C15
      var value = state
      value = (value ^ (value >> 30)) &* 0xBF58_476D_1CE4_E5B9
      value = (value ^ (value >> 27)) &* 0x94D0_49BB_1331_11EB
      return value ^ (value >> 31)
    }
  }

  private static let arguments = [
    "analyze", "App", "--quiet", "--cache-path", "cache", "--write-baseline", "known.txt", "--reporter",
    "json=findings.json",
  ]

  private func start(in folder: TemporaryFolder) throws -> Process {
    let process = Process()
    process.executableURL = SegueGraphProgram.url
    process.arguments = Self.arguments
    process.currentDirectoryURL = folder.url
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    try process.run()
    return process
  }

  @Test func nothingIsEverDamaged() throws {
    let folder = try TemporaryFolder()
    let example = SegueGraphProgram.package.appendingPathComponent("Examples/Recipes/Recipes")
    try FileManager.default.copyItem(at: example, to: folder.url.appendingPathComponent("App"))
    let program = SegueGraphProgram(folder: folder)
    let document = try folder.read("App/Base.lproj/Main.storyboard")
    let controller = try folder.read("App/RecipeDetailViewController.m")
    // With one finding, and with none.
    let variants = [document, document.replacing("modalPresentationStyle=\"fullScreen\"", with: "")]
    var baselines: [String] = []
    var reports: [String] = []
    var duration = 0.0
    for variant in variants {
      try folder.write(variant, to: "App/Base.lproj/Main.storyboard")
      let begin = ContinuousClock.now
      #expect(try program.run(Self.arguments).status == 0)
      duration = max(duration, (ContinuousClock.now - begin) / .seconds(1))
      baselines.append(try folder.read("known.txt"))
      reports.append(try folder.read("findings.json"))
    }
    #expect(baselines[0] != baselines[1])

    var numbers = Numbers(state: 20)
    var interrupted = 0
    var round = 0
    while interrupted < Self.wanted, round < 4 * Self.wanted {
      round += 1
      // Each round has something to read, to link and to write.
      try folder.write(variants[round % 2], to: "App/Base.lproj/Main.storyboard")
      try folder.write("\(controller)// \(round)\n", to: "App/RecipeDetailViewController.m")
      let processes = [try start(in: folder), try start(in: folder)]
      for process in processes {
        Thread.sleep(forTimeInterval: Double.random(in: 0...duration / 2, using: &numbers))
        kill(process.processIdentifier, [SIGKILL, SIGTERM, SIGINT].randomElement(using: &numbers) ?? SIGKILL)
      }
      for process in processes {
        process.waitUntilExit()
        let isInterrupted = process.terminationReason == .uncaughtSignal
        if isInterrupted { interrupted += 1 }
        // Files are written at the end of a run, so that is where to aim at.
        duration *= isInterrupted ? 1.05 : 0.9
      }
      #expect(baselines.contains(try folder.read("known.txt")))
      #expect(reports.contains(try folder.read("findings.json")))
      let arguments = ["analyze", "App", "--baseline", "known.txt", "--reporter", "json"]
      let warm = try program.run(arguments + ["--cache-path", "cache"])
      let cold = try program.run(arguments + ["--no-cache"])
      #expect(warm.output == cold.output)
      #expect(warm.messages == cold.messages)
      #expect(warm.messages == "" || warm.messages.contains("no longer needed"))
      #expect(warm.status == cold.status)
      #expect(warm.status != 2)
    }
    #expect(interrupted >= Self.wanted)
    // One more run that nobody ends, and all is as if nothing had happened.
    #expect(try program.run(Self.arguments).status == 0)
    #expect(try folder.read("known.txt") == baselines[round % 2])
    let left = try folder.names().filter { !["App", "cache", "known.txt", "findings.json"].contains($0) }
    #expect(left.allSatisfy { $0.hasPrefix(".seguegraph-") })
  }
}
