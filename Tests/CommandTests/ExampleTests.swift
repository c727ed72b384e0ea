import Foundation
import Testing

/// What the program says and draws of the example apps, byte for byte.
///
/// `UPDATE_GOLDEN=1 make test` writes the files in `Examples/*/Expected` anew; look at the difference before committing.
@Suite struct ExampleTests {
  private static let apps = ["CleanNotes", "PopoverNotes", "Recipes", "Shop"]
  private static let examples = SegueGraphProgram.package.appendingPathComponent("Examples")

  @Test(arguments: apps) func findsWhatIsExpected(app: String) throws {
    let outcome = try SegueGraphProgram().shell(
      "cd '\(SegueGraphProgram.package.path)' && seguegraph analyze Examples/\(app)")
    #expect(outcome.messages == "")
    #expect(outcome.status == (app == "Recipes" ? 1 : 0))
    try compare(outcome.output, with: "\(app)/Expected/analysis.txt")
  }

  @Test(arguments: apps) func drawsWhatIsExpected(app: String) throws {
    let outcome = try SegueGraphProgram().run("render", Self.examples.appendingPathComponent(app).path)
    #expect(outcome.messages == "")
    #expect(outcome.status == 0)
    try compare(outcome.output, with: "\(app)/Expected/diagram.svg")
  }

  @Test(arguments: ["render", "analyze --reporter json", "export --format json", "export --format dot"])
  func saysTheSameEveryTime(command: String) throws {
    let path = Self.examples.path
    let first = try SegueGraphProgram().shell("seguegraph \(command) --no-cache '\(path)'")
    #expect(first.output != "")
    for _ in 0..<5 {
      #expect(try SegueGraphProgram().shell("seguegraph \(command) --no-cache '\(path)'").output == first.output)
    }
    // On one processor the threads take turns instead of racing.
    #expect(
      try SegueGraphProgram().shell("taskset --cpu-list 0 \"$SEGUEGRAPH\" \(command) --no-cache '\(path)'").output
        == first.output)
  }

  private func compare(_ text: String, with name: String) throws {
    let golden = Self.examples.appendingPathComponent(name)
    if ProcessInfo.processInfo.environment["UPDATE_GOLDEN"] == "1" {
      try FileManager.default.createDirectory(
        at: golden.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: golden)
      return
    }
    let isSame = try Data(contentsOf: golden) == Data(text.utf8)
    #expect(isSame, "Examples/\(name) differs: see the difference with UPDATE_GOLDEN=1 and git diff")
  }
}
