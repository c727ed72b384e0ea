import Testing

/// Where the program keeps what it read.
@Suite struct CacheTests {
  private func app() throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    try folder.write("class Home: UIViewController { func f() { dismiss(animated: true) } }", to: "App/Home.swift")
    return folder
  }

  private func packs(_ folder: TemporaryFolder) throws -> Int {
    try folder.names().filter { $0.hasSuffix(".facts") }.count
  }

  @Test(arguments: ["analyze", "export", "render"])
  func writesToTheFolderThatIsNamed(command: String) throws {
    let folder = try app()
    let outcome = try SegueGraphProgram(folder: folder).run(command, "--cache-path", ".", "App")
    #expect(outcome.status == 0)
    #expect(try packs(folder) == 1)
  }

  @Test func usesTheCacheFolderOfTheUser() throws {
    let folder = try app()
    let program = SegueGraphProgram(folder: folder, environment: ["XDG_CACHE_HOME": folder.path("cache")])
    #expect(try program.run("export", "App").status == 0)
    #expect(try folder.names().contains("cache"))
    #expect(try folder.permissions("cache/seguegraph") == 0o700)
  }

  @Test func keepsNothingWhereNothingIsWanted() throws {
    let folder = try app()
    let program = SegueGraphProgram(folder: folder, environment: ["XDG_CACHE_HOME": folder.path("cache")])
    #expect(try program.run("export", "--no-cache", "--cache-path", "other", "App").status == 0)
    #expect(try folder.names() == ["App"])
  }

  @Test func aCacheThatCannotBeWrittenIsNoFailure() throws {
    let folder = try app()
    try folder.write("", to: "file")
    let outcome = try SegueGraphProgram(folder: folder).run("export", "--cache-path", "file", "App")
    #expect(outcome.status == 0)
    let warning =
      "seguegraph: warning: the cache 'file' cannot be written: Not a directory; "
      + "name another with --cache-path, or use --no-cache"
    #expect(outcome.messages.split(separator: "\n").first.map(String.init) == warning)
    let quiet = try SegueGraphProgram(folder: folder).run("export", "--quiet", "--cache-path", "file", "App")
    #expect(quiet.messages == "")
    #expect(quiet.output == outcome.output)
  }

  @Test func aSourceFileThatCannotBeReadIsNoFailure() throws {
    let folder = try app()
    try folder.write("func half( {", to: "App/Half.swift")
    let outcome = try SegueGraphProgram(folder: folder).run("export", "App")
    #expect(outcome.status == 0)
  }

  @Test func twoRunsAtOnceDoNotDisturbEachOther() throws {
    let folder = try app()
    for number in 0..<40 {
      try folder.write(
        "class Screen\(number): UIViewController { func f() { show(Screen\(number + 1)(), sender: nil) } }",
        to: "App/Screen\(number).swift")
    }
    let program = SegueGraphProgram(folder: folder)
    let alone = try program.run("export", "--no-cache", "App")
    let line = "seguegraph export --quiet --cache-path cache App"
    let both = try program.shell("{ \(line) > first & \(line) > second; wait; } && cat first second")
    #expect(both.status == 0)
    #expect(both.messages == "")
    #expect(both.output == alone.output + alone.output)
    #expect(try program.shell(line).output == alone.output)
    #expect(
      try program.shell("ls cache").output.split(separator: "\n").map { $0.split(separator: ".").last } == [
        "facts", "graph",
      ])
  }
}
