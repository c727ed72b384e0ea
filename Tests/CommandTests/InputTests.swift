import Foundation
import Testing

@Suite struct InputTests {
  /// Runs the program in a folder with files.
  private func run(
    _ arguments: [String], in files: [String: String]
  ) throws -> (folder: TemporaryFolder, outcome: SegueGraphProgram.Outcome) {
    let folder = try TemporaryFolder()
    for (name, text) in files { try folder.write(text, to: name) }
    return (folder, try SegueGraphProgram(folder: folder).run(arguments))
  }

  @Test func readsTheCurrentFolderWithoutAPath() throws {
    let outcome = try run(["analyze"], in: ["Main.storyboard": Storyboard.clean]).outcome
    #expect(outcome.output == "No findings in 2 scenes and 1 transition\n")
    #expect(outcome.status == 0)
  }

  @Test(
    arguments: [
      "analyze": 1, "analyze --fail-on warning": 1, "analyze --fail-on never": 0,
      "analyze --disable missing_dismissal": 0, "analyze --only empty_container": 0,
      "analyze --only missing_dismissal": 1, "analyze --reporter json": 1, "render": 0, "export": 0,
    ] as [String: Int32]) func endsWithTheStatusThatTheFindingsCallFor(line: String, status: Int32) throws
  {
    let outcome = try run(line.split(separator: " ").map(String.init), in: ["Main.storyboard": Storyboard.stuck])
      .outcome
    #expect(outcome.messages == "")
    #expect(outcome.status == status)
  }

  @Test(arguments: ["analyze", "render", "export"])
  func reportsAnUnreadableDocumentOnceAndTheRestAllTheSame(command: String) throws {
    let files = ["Broken.storyboard": "<document>\n<scenes>\n", "Main.storyboard": Storyboard.clean]
    let outcome = try run([command], in: files).outcome
    let lines = outcome.messages.split(separator: "\n")
    #expect(lines.count == 1)
    #expect(outcome.messages.hasPrefix("Broken.storyboard:3"))
    #expect(outcome.messages.contains(": error: "))
    #expect(outcome.output.contains(command == "analyze" ? "2 scenes and 1 transition\n" : "Home"))
    #expect(outcome.status == 2)
    let forgiving = try run([command, "--keep-going"], in: files).outcome
    #expect(forgiving.messages.split(separator: "\n").count == 1)
    #expect(forgiving.status == 0)
  }

  @Test func findingsCountWhereUnreadableDocumentsAreForgiven() throws {
    let files = ["Broken.storyboard": "<document>\n<scenes>\n", "Main.storyboard": Storyboard.stuck]
    #expect(try run(["analyze"], in: files).outcome.status == 2)
    #expect(try run(["analyze", "--keep-going"], in: files).outcome.status == 1)
  }

  @Test func namesAPathThatDoesNotExist() throws {
    let (folder, outcome) = try run(["render", "-o", "out.svg", "none"], in: [:])
    #expect(
      outcome.messages == """
        seguegraph: error: 'none' does not exist: name a folder, an Xcode project, a .storyboard or a .xib

        """)
    #expect(outcome.output == "")
    #expect(try folder.names() == [])
    #expect(outcome.status == 2)
  }

  @Test func warnsWhereThereIsNothingToRead() throws {
    let outcome = try run(["analyze", "Empty"], in: ["Empty/notes.txt": ""]).outcome
    #expect(outcome.messages == "seguegraph: warning: no scenes were found in 'Empty'\n")
    #expect(outcome.output == "No findings in 0 scenes and 0 transitions\n")
    #expect(outcome.status == 0)
    #expect(try run(["analyze", "--quiet", "Empty"], in: ["Empty/notes.txt": ""]).outcome.messages == "")
  }

  @Test func takesPathsThatLookLikeOptions() throws {
    let outcome = try run(["analyze", "--", "-app"], in: ["-app/Main.storyboard": Storyboard.clean]).outcome
    #expect(outcome.output == "No findings in 2 scenes and 1 transition\n")
    #expect(outcome.status == 0)
  }

  @Test func survivesPipesAndLoops() throws {
    let folder = try TemporaryFolder()
    try folder.write(Storyboard.clean, to: "App/Main.storyboard")
    let outcome = try SegueGraphProgram(folder: folder).shell(
      "mkfifo App/Pipe.storyboard; ln -s .. App/loop; ln -s App App/again; timeout 20 \"$SEGUEGRAPH\" analyze App")
    #expect(outcome.output == "No findings in 2 scenes and 1 transition\n")
    #expect(outcome.status == 0 || outcome.status == 2)
  }

  @Test(arguments: ["nav-01", "Main.storyboard#nav-01", "Home", "home"])
  func focusesOnASceneByAnyOfItsNames(name: String) throws {
    let outcome = try run(["render", "--focus", name, "--format", "dot"], in: ["Main.storyboard": Storyboard.stuck])
      .outcome
    #expect(outcome.messages == "")
    #expect(outcome.status == 0)
  }

  @Test(arguments: [
    "--focus=Phto": "no scene has the id, class, identifier, title or label 'Phto'; did you mean 'Photo'?",
    "--focus=Xyz": "no scene has the id, class, identifier, title or label 'Xyz'; 'seguegraph export' lists them",
    "--hide=unwnd": "'--hide' does not know 'unwnd'; did you mean 'unwind'?",
  ]) func namesWhatIsNotInTheProject(option: String, message: String) throws {
    let outcome = try run(["render", option], in: ["Main.storyboard": Storyboard.stuck]).outcome
    #expect(outcome.messages == "seguegraph: error: \(message)\n")
    #expect(outcome.output == "")
    #expect(outcome.status == 2)
  }
}
