import Analysis
import NavigationModel
import Testing

@testable import Configuration

@Suite struct ConfigurationReaderTests {
  private func read(_ text: String) throws -> Configuration {
    var configuration = Configuration()
    try ConfigurationReader(file: "a.yml").read(Array(text.utf8), into: &configuration)
    return configuration
  }

  @Test(arguments: ["", "# nothing\n", "---\n", "~", "rules:\n", "included:\nidioms:\n  close_controls:\n", "{}"])
  func asksForNothing(_ text: String) throws {
    #expect(try read(text) == Configuration())
  }

  @Test func readsEveryKey() throws {
    let configuration = try read(
      """
      included: [App/, "*.swift"]
      excluded: Legacy/
      entry_points: [Home]
      deep_links:
        - Offer
        - Reset
      environments: [CR, RR, CR]
      os_versions: 18+
      rules:
        disable: [dead_segue]
        only: [dead_exit, missing_dismissal]
        severity:
          dead_exit: note
        options:
          missing_dismissal:
            excluded: [Old/]
            scenes: [Debug Menu]
            confidence: certain
      fail_on: never
      baseline: known.txt
      reporters:
        - xcode
        - sarif=a=b.sarif
        - junit: out/j.xml
      idioms:
        close_controls:
          classes: [CloseButton]
          selectors: ["close:"]
        presenting_functions: ["open(_:)"]
        pushing_functions: [go]
        container_classes: [Menu]
      link_template: "x/{file}"
      """)
    var expected = Configuration()
    expected.included = ["App/", "*.swift"]
    expected.excluded = ["Legacy/"]
    expected.idioms.entryPoints = [.init("Home", at: SourceLocation(file: "a.yml", line: 3, column: 16))]
    expected.idioms.deepLinks = [
      .init("Offer", at: SourceLocation(file: "a.yml", line: 5, column: 5)),
      .init("Reset", at: SourceLocation(file: "a.yml", line: 6, column: 5)),
    ]
    expected.environments = [.regularRegular, .compactRegular]
    expected.osVersions = [.from18]
    expected.rules.disabled = ["dead_segue"]
    expected.rules.only = ["dead_exit", "missing_dismissal"]
    expected.rules.severities = ["dead_exit": .note]
    var options = RuleSettings.Options()
    options.excluded = ["Old/"]
    options.scenes = ["Debug Menu"]
    options.confidence = .certain
    expected.rules.options = ["missing_dismissal": options]
    expected.failingLevel = .never
    expected.baseline = "known.txt"
    expected.reporters = [
      .init(reporter: "xcode", file: nil), .init(reporter: "sarif", file: "a=b.sarif"),
      .init(reporter: "junit", file: "out/j.xml"),
    ]
    expected.idioms.closeControlClasses = ["CloseButton"]
    expected.idioms.closeSelectors = ["close:"]
    expected.idioms.presentingFunctions = ["open(_:)"]
    expected.idioms.pushingFunctions = ["go"]
    expected.idioms.containerClasses = ["Menu"]
    expected.linkTemplate = "x/{file}"
    #expect(configuration == expected)
  }

  @Test(arguments: [
    ("\nexcluded: [a]\nexclude: x\n", "a.yml:3:1: unknown key 'exclude'; did you mean 'excluded'?"),
    (
      "rules:\n  zzz: 1\n", "a.yml:2:3: unknown key 'zzz'; there are disable, only, severity, options"
    ),
    (
      "rules: {disable: [missing_dismisal]}",
      "a.yml:1:19: unknown rule 'missing_dismisal'; did you mean 'missing_dismissal'?"
    ),
    (
      "rules:\n  severity:\n    dead_exits: note",
      "a.yml:3:5: unknown rule 'dead_exits'; did you mean 'dead_exit'?"
    ),
    ("rules: {only: qqqq}", "a.yml:1:15: unknown rule 'qqqq'; 'seguegraph rules' lists them"),
    ("fail_on: eror", "a.yml:1:10: 'fail_on' does not know 'eror'; did you mean 'error'?"),
    ("environments: [RX]", "a.yml:1:16: 'environments' does not know 'RX'; did you mean 'RR'?"),
    (
      "rules: {severity: {dead_exit: 5}}",
      "a.yml:1:31: 'rules.severity.dead_exit' does not know '5'; it takes error, warning, note"
    ),
    ("reporters: [jnuit]", "a.yml:1:13: 'reporters' does not know 'jnuit'; did you mean 'junit'?"),
    ("reporters: ['junit=']", "a.yml:1:13: 'reporters' wants a file behind '='"),
    ("reporters: [[junit]]", "a.yml:1:13: 'reporters' wants a list of reporters, each alone or as 'reporter: FILE'"),
    ("baseline: [a]", "a.yml:1:11: 'baseline' wants a text: FILE"),
    ("baseline:", "a.yml:1:10: 'baseline' wants a text: FILE"),
    ("excluded: {a: b}", "a.yml:1:11: 'excluded' wants a list of texts: PATTERN"),
    ("excluded: [a, '']", "a.yml:1:15: 'excluded' wants a list of texts: PATTERN"),
    ("rules: true", "a.yml:1:8: 'rules' wants keys, as in 'disable: …'"),
    ("- a", "a.yml:1:1: 'the configuration' wants keys, as in 'included: …'"),
    ("fail_on: note\nfail_on: error", "a.yml:2:1: the key 'fail_on' is there twice; write it once"),
    ("a: [b\nc: d", "a.yml:2:2: this is no YAML: did not find expected ',' or ']' while parsing a flow sequence"),
    ("a: b\n---\nc: d", "a.yml:3:1: this is no YAML: a second document starts here; one file holds one"),
    ("a: &a [*a]", "a.yml:1:4: this is no YAML: values are nested too deep"),
    ("a: *b", "a.yml:1:4: this is no YAML: found undefined alias"),
    (
      "\ta: b",
      "a.yml:1:1: this is no YAML: found character that cannot start any token while scanning for the next token"
    ),
  ]) func saysWhatIsWrong(text: String, message: String) throws {
    let error = #expect(throws: ConfigurationError.self) { try read(text) }
    #expect(error.map { "\($0)" } == message)
  }

  @Test func saysWhereBytesAreNoText() throws {
    var configuration = Configuration()
    let error = #expect(throws: ConfigurationError.self) {
      try ConfigurationReader(file: "a.yml").read(Array("a: b\nc: ".utf8) + [0xFF, 0x0A], into: &configuration)
    }
    #expect(error.map { "\($0)" } == "a.yml:2:4: this is no YAML: invalid leading UTF-8 octet")
  }

  @Test func doesNotGrowWithoutEnd() throws {
    let lines = (0..<30).map { "a\($0): &a\($0) [\($0 == 0 ? "x, x" : "*a\($0 - 1), *a\($0 - 1)")]" }
    #expect(throws: ConfigurationError.self) { try read(lines.joined(separator: "\n")) }
  }

  @Test func readsSettings() throws {
    var configuration = try read("rules: {disable: [dead_exit]}\nfail_on: note")
    let reader = ConfigurationReader(option: "--set")
    try reader.read(setting: "rules.disable=[dead_segue]", into: &configuration)
    try reader.read(setting: "rules.severity.dead_exit=note", into: &configuration)
    try reader.read(setting: "included=", into: &configuration)
    #expect(configuration.rules.disabled == ["dead_segue"])
    #expect(configuration.rules.severities == ["dead_exit": .note])
    #expect(configuration.failingLevel == .at(.note))
  }

  @Test(arguments: [
    ("fail_on", "--set: 'fail_on' wants a value behind '='"),
    ("fail=note", "--set: unknown key 'fail'; did you mean 'fail_on'?"),
    ("rules.disable=x", "--set: unknown rule 'x'; 'seguegraph rules' lists them"),
    ("fail_on=[", "--set: this is no YAML: did not find expected node content while parsing a flow node"),
    ("rules=x", "--set: 'rules' wants keys, as in 'disable: …'"),
  ]) func saysWhatIsWrongWithASetting(setting: String, message: String) throws {
    var configuration = Configuration()
    let error = #expect(throws: ConfigurationError.self) {
      try ConfigurationReader(option: "--set").read(setting: setting, into: &configuration)
    }
    #expect(error.map { "\($0)" } == message)
  }
}
