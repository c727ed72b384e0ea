import Testing

@testable import Configuration

@Suite struct ConfigurationTextTests {
  private func read(_ text: String) throws -> Configuration {
    var configuration = Configuration()
    try ConfigurationReader(file: "a.yml").read(Array(text.utf8), into: &configuration)
    return configuration
  }

  /// The commented configuration with all examples set.
  private static let complete = ConfigurationText.commented(remarks: ["x"]).split(separator: "\n").map { line in
    let text = line.drop { $0 == " " }
    return text.hasPrefix("#") && !text.hasPrefix("# ") ? line.prefix { $0 == " " } + text.dropFirst() : line[...]
  }.joined(separator: "\n")

  @Test func theCommentedOneAsksForNothing() throws {
    #expect(try read(ConfigurationText.commented(remarks: ["", "x"])) == Configuration())
  }

  @Test func everyExampleIsValid() throws {
    let configuration = try read(Self.complete)
    for key in ConfigurationTable.keys {
      let rules = key.path.contains(ConfigurationKey.rule) ? ["unreachable_scene", "missing_dismissal"] : [""]
      #expect(rules.contains { key.get(configuration, $0) != key.get(Configuration(), $0) }, "\(key.name)")
    }
  }

  @Test func theEffectiveOneIsReadAsItIs() throws {
    // Places are not written.
    func plain(_ configuration: Configuration) -> String { ConfigurationText.effective(configuration) }
    for text in ["", Self.complete] {
      let configuration = try read(text)
      #expect(plain(try read(plain(configuration))) == plain(configuration))
    }
  }

  @Test func printsWhatIsSet() throws {
    let configuration = try read(
      "rules: {severity: {dead_exit: note}, options: {dead_exit: {scenes: ['a, b']}}}\nreporters: [{junit: 'a b'}]")
    let lines = ConfigurationText.effective(configuration).split(separator: "\n")
    #expect(
      lines[6...] == [
        "rules:", "  disable: []", "  only: []", "  severity:", "    dead_exit: note", "  options:", "    dead_exit:",
        #"      scenes: ["a, b"]"#, "      confidence: possible", "fail_on: error",
        "# baseline: everything is reported", "# snapshot: .seguegraph-snapshot in the folder that is read",
        "reporters: [junit=a b]", "idioms:", "  close_controls:", "    classes: []", "    selectors: []",
        "  presenting_functions: []", "  pushing_functions: []", "  container_classes: []",
        "# link_template: they are no links",
      ])
  }

  @Test(arguments: [
    "a", "a b", " a", "a ", "", "true", "null", "~", "1", "-", "- a", "#a", "a #b", "a: b", "a:", "'", "\"", "\\",
    "{a}", "[a]",
    "a, b", "!a", "&a", "*a", "*.swift", "%", "@", "`", "a\nb", "a\tb", "\u{7}", "\u{85}", "\u{2028}", "\u{FEFF}", "é",
    "💥",
    "?", "? a", "|", ">", "a\u{0}b", "<<", "=", "18+", "13-17", "<=12", "0x1", "a]", "\r\n",
  ]) func textsComeBack(_ text: String) throws {
    // No key takes it; it is quoted all the same.
    if text.isEmpty {
      #expect(YAMLText.scalar(text) == "\"\"")
      return
    }
    let list = try read("included: \(YAMLText.list([text, "x"]))\n").included
    #expect(list == [text, "x"])
    #expect(try read("link_template: \(YAMLText.scalar(text))\n").linkTemplate == text)
  }
}
