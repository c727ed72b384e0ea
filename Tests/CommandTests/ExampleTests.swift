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

  @Test(arguments: apps) func snapshotsWhatIsExpected(app: String) throws {
    let outcome = try SegueGraphProgram().run(
      "snapshot", "--write", "--quiet", "--file", "-", Self.examples.appendingPathComponent(app).path)
    #expect(outcome.messages == "")
    #expect(outcome.status == 0)
    try compare(outcome.output, with: "\(app)/Expected/snapshot.txt")
  }

  private static let reports = [
    "json": "json", "sarif": "sarif", "github": "txt", "gitlab": "json", "codeclimate": "json", "junit": "xml",
    "checkstyle": "xml", "markdown": "md", "summary": "txt",
  ]

  /// One run of few rules writes all of them; the app is copied away from the repository that this package may be in.
  @Test func reportsInEveryForm() throws {
    let folder = try TemporaryFolder()
    try FileManager.default.copyItem(
      at: Self.examples.appendingPathComponent("Recipes"), to: folder.url.appendingPathComponent("Recipes"))
    let files = Self.reports.map { (reporter: $0.key, file: "\($0.key).\($0.value)") }
    let options = files.map { "--reporter \($0.reporter)=\($0.file)" }.joined(separator: " ")
    let outcome = try SegueGraphProgram(folder: folder).shell(
      "seguegraph analyze Recipes --only missing_dismissal,dead_exit \(options) --reporter xcode")
    #expect(outcome.messages == "")
    #expect(outcome.status == 1)
    for file in files.map(\.file) { try compare(try folder.read(file), with: "Recipes/Expected/reports/\(file)") }
    let names = try FileManager.default.contentsOfDirectory(
      atPath: Self.examples.appendingPathComponent("Recipes/Expected/reports").path)
    #expect(Set(names) == Set(files.map(\.file)))
  }

  @Test(arguments: [
    ("json", "graph.json"), ("dot", "graph.dot"), ("mermaid", "graph.mmd"), ("graphml", "graph.graphml"),
    ("csv", "transitions.csv"), ("csv-scenes", "scenes.csv"),
  ]) func exportsInEveryForm(format: String, file: String) throws {
    let outcome = try SegueGraphProgram().run(
      "export", "--format", format, Self.examples.appendingPathComponent("Recipes").path)
    #expect(outcome.messages == "")
    #expect(outcome.status == 0)
    try compare(outcome.output, with: "Recipes/Expected/exports/\(file)")
  }

  @Test(arguments: [
    "render", "analyze --reporter json", "analyze --reporter markdown", "export --format json", "export --format dot",
    "export --format mermaid", "snapshot --write -q --file -",
  ])
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
