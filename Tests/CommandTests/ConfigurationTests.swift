import Foundation
import Testing

/// `.seguegraph.yml` as the program finds and obeys it.
@Suite struct ConfigurationTests {
  private func folder(_ configuration: String? = nil) throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    try folder.write(Storyboard.stuck, to: "repo/ios/App/Main.storyboard")
    if let configuration { try folder.write(configuration, to: "repo/.seguegraph.yml") }
    return folder
  }

  private func run(_ line: String, _ configuration: String? = nil) throws -> SegueGraphProgram.Outcome {
    try SegueGraphProgram(folder: folder(configuration)).shell(line)
  }

  private static let nothing = "No findings in 2 scenes and 1 transition\n"
  private static let oneError = """
    rule               errors  warnings  notes
    missing_dismissal       1         0      0
    1 error in 2 scenes and 1 transition

    """
  private static let analyze = "seguegraph analyze repo/ios/App --reporter summary"

  @Test func isFoundInTheFolderOrAbove() throws {
    let disable = "rules: {disable: [missing_dismissal]}"
    #expect(try run(Self.analyze).output == Self.oneError)
    #expect(try run(Self.analyze, disable).output == Self.nothing)
    #expect(try run("cd repo/ios; seguegraph analyze App --reporter summary", disable).output == Self.nothing)
    #expect(try run("\(Self.analyze) --no-config", disable).output == Self.oneError)
    // Nothing above the repository counts.
    #expect(try run("mkdir repo/ios/.git; \(Self.analyze)", disable).output == Self.oneError)
    #expect(try run("mkdir repo/.git; \(Self.analyze)", disable).output == Self.nothing)
    #expect(
      try run("cp repo/.seguegraph.yml x.yml; \(Self.analyze) --config x.yml --set fail_on=never", disable).status == 0)
  }

  @Test(arguments: [
    ("rules: {severity: {missing_dismissal: note}}", 0), ("fail_on: never", 0), ("excluded: [ios/App/*.storyboard]", 0),
    ("excluded: [App/*.storyboard]", 1), ("included: [/ios/App/]", 1), ("included: [/App/]", 0),
    ("rules: {options: {missing_dismissal: {scenes: [Photo]}}}", 0),
    ("rules: {options: {missing_dismissal: {excluded: [/ios/]}}}", 0),
    ("rules: {options: {missing_dismissal: {excluded: [/App/]}}}", 1), ("rules: {only: [dead_exit]}", 0),
    ("idioms: {close_controls: {selectors: ['close:']}}", 1),
  ]) func isObeyed(configuration: String, status: Int32) throws {
    let outcome = try run(Self.analyze + " --quiet", configuration)
    #expect(outcome.messages == "")
    #expect(outcome.status == status)
  }

  @Test func theCommandLineBeatsTheFile() throws {
    let all = "rules: {disable: [missing_dismissal], only: [dead_exit]}\nfail_on: never\nreporters: [summary]"
    #expect(try run("seguegraph analyze repo/ios/App", all).output == Self.nothing)
    let only = try run("seguegraph analyze repo/ios/App --only missing_dismissal --fail-on error", all)
    #expect(only.output == Self.oneError)
    #expect(only.status == 1)
    #expect(
      try run("seguegraph analyze repo/ios/App --set rules.only= --set rules.disable=[]", all).output == Self.oneError)
    #expect(
      try run("seguegraph analyze repo/ios/App --disable missing_dismissal", "reporters: summary").output
        == Self.nothing)
    #expect(try run("\(Self.analyze)=-", "reporters: [json]").output == Self.oneError)
  }

  @Test func writesReportsBesideTheFile() throws {
    let folder = try folder("reporters: [summary, {junit: out.xml}]")
    let outcome = try SegueGraphProgram(folder: folder).shell("cd repo/ios; seguegraph analyze App")
    #expect(outcome.output == Self.oneError)
    #expect(try folder.read("repo/out.xml").contains("failures=\"1\""))
  }

  @Test func drawingsObeyToo() throws {
    let line = "seguegraph render repo/ios/App --format dot"
    #expect(try run(line).output.contains("missing_dismissal"))
    #expect(try !run(line, "rules: {disable: [missing_dismissal]}").output.contains("missing_dismissal"))
    let template = "link_template: 'https://example.com/{file}#{line}'"
    #expect(try run(line, template).output.contains("https://example.com/Main.storyboard#"))
    let other = try run(line + " --link-template 'x://{line}'", template).output
    #expect(!other.contains("example.com") && other.contains("x://"))
  }

  @Test func namesScenes() throws {
    let configuration = "deep_links: [Hoome]\nentry_points: [Photo]\nrules: {options: {dead_exit: {scenes: [zzzzz]}}}\n"
    let outcome = try run("seguegraph references Photo repo/ios/App", configuration)
    #expect(outcome.output.contains("the configuration says that the app starts with it"))
    #expect(
      outcome.messages == """
        seguegraph: warning: the configuration names a scene 'Hoome', and none is called so; did you mean 'Home'?
        seguegraph: warning: the configuration names a scene 'zzzzz', and none is called so

        """)
    #expect(outcome.status == 0)
    // The graph names files below its root only.
    #expect(outcome.output.contains("  starts the app:\n    repo/ios/App/Main.storyboard:21:9: "))
    let whole = try run("seguegraph references Photo repo", configuration)
    #expect(whole.output.contains("  starts the app:\n    repo/.seguegraph.yml:2:16: "))
    #expect(try run("seguegraph references -q Photo repo/ios/App", configuration).messages == "")
  }

  @Test(arguments: [
    (
      "excluded: [a\n", "",
      "repo/.seguegraph.yml:2:1: this is no YAML: did not find expected ',' or ']' while parsing a flow sequence"
    ),
    ("exclude: a", "", "repo/.seguegraph.yml:1:1: unknown key 'exclude'; did you mean 'excluded'?"),
    ("", "--config nothing.yml", "nothing.yml: the configuration does not exist; 'seguegraph init' writes one"),
    ("", "--config repo", "repo: the configuration cannot be read: it is not a regular file"),
    ("", "--config x --no-config", "'--config' and '--no-config' contradict each other; give one of them"),
    ("", "--set fail_on=x", "--set fail_on=x: 'fail_on' does not know 'x'; it takes error, warning, note, never"),
  ]) func whatIsWrongIsOneLine(configuration: String, options: String, message: String) throws {
    let outcome = try run("\(Self.analyze) \(options)", configuration)
    #expect(outcome.messages == "seguegraph: error: \(message)\n")
    #expect(outcome.output == "")
    #expect(outcome.status == 2)
  }

  @Test func printsWhatIsInEffect() throws {
    let outcome = try run("seguegraph config repo/ios --set fail_on=note", "excluded: [a, b]\n")
    #expect(
      outcome.output.hasPrefix(
        "# From repo/.seguegraph.yml; docs/configuration.md describes the keys.\nincluded: []\nexcluded: [a, b]\n"))
    #expect(outcome.output.contains("\nfail_on: note\n"))
    #expect(outcome.status == 0)
    #expect(try run("seguegraph config repo").output.hasPrefix("# No .seguegraph.yml was found;"))
    #expect(try run("seguegraph config --schema").output.hasPrefix("{\n  \"$schema\": "))
  }

  @Test func writesACommentedOne() throws {
    let folder = try folder()
    let program = SegueGraphProgram(folder: folder)
    let outcome = try program.run("init", "repo/ios")
    #expect(outcome.output == "repo/ios/.seguegraph.yml is written\n")
    #expect(outcome.messages == "")
    #expect(outcome.status == 0)
    let text = try folder.read("repo/ios/.seguegraph.yml")
    for remark in [
      "# How SegueGraph looks at ios.", "# Here: 1 storyboards and xibs.", "# Found here: 'Home' (initialScene).",
      "  # What they find here: missing_dismissal 1.",
    ] {
      #expect(text.contains("\n" + remark) || text.hasPrefix(remark), "\(remark)")
    }
    #expect(try program.run("config", "repo/ios").output.contains("fail_on: error"))
    let again = try program.run("init", "repo/ios")
    #expect(
      again.messages
        == "seguegraph: error: 'repo/ios/.seguegraph.yml' is there already, and stays as it is; delete it first to start anew\n"
    )
    #expect(again.status == 2)
    #expect(try folder.read("repo/ios/.seguegraph.yml") == text)
    #expect(
      try FileManager.default.contentsOfDirectory(atPath: folder.path("repo/ios")).sorted() == [
        ".seguegraph.yml", "App",
      ])
  }
}
