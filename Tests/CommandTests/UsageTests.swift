import Testing

@Suite struct UsageTests {
  /// A command line that is wrong, and the line that says so.
  struct Wrong: Sendable {
    var arguments: [String]
    var message: String

    init(_ arguments: [String], _ message: String) {
      self.arguments = arguments
      self.message = message
    }
  }

  private static let reporters =
    "xcode, json, sarif, github, gitlab, codeclimate, junit, checkstyle, markdown or summary"

  private static let wrong = [
    Wrong(
      [],
      "which command? render, analyze, snapshot, diff, export, paths, references, rules, config, init, completions or man; see 'seguegraph --help'"
    ),
    Wrong(["rneder"], "unknown command 'rneder'; did you mean 'render'?"),
    Wrong(["publish"], "unknown command 'publish'; see 'seguegraph --help'"),
    Wrong([""], "unknown command ''; see 'seguegraph --help'"),
    Wrong(["--versoin"], "unknown option '--versoin'; did you mean '--version'?"),
    Wrong(
      ["--", "render"],
      "which command? render, analyze, snapshot, diff, export, paths, references, rules, config, init, completions or man; see 'seguegraph --help'"
    ),
    Wrong(["render", "--formt", "svg"], "unknown option '--formt'; did you mean '--format'?"),
    Wrong(["render", "--formt=svg"], "unknown option '--formt'; did you mean '--format'?"),
    Wrong(["render", "--reporter", "json"], "unknown option '--reporter'; see 'seguegraph render --help'"),
    Wrong(["render", "-x"], "unknown option '-x'; see 'seguegraph render --help'"),
    Wrong(["render", "--format"], "option '--format' wants a value; see 'seguegraph render --help'"),
    Wrong(["render", "--no-legend=yes"], "option '--no-legend' takes no value; see 'seguegraph render --help'"),
    Wrong(["render", "--format", "svq"], "'--format' does not know 'svq'; did you mean 'svg'?"),
    Wrong(["render", "--format", "jpeg"], "'--format' does not know 'jpeg'; it takes svg, png, pdf or dot"),
    Wrong(["render", "--depth", "two"], "'--depth' wants a whole number from 0 on, not 'two'"),
    Wrong(["render", "--depth", "-1"], "'--depth' wants a whole number from 0 on, not '-1'"),
    Wrong(["render", "--depth", "99999999999"], "'--depth' wants a whole number from 0 on, not '99999999999'"),
    Wrong(["render", "--rankdir", "lr"], "'--rankdir' does not know 'lr'; did you mean 'LR'?"),
    Wrong(["render", "--size-class", "CX"], "'--size-class' does not know 'CX'; did you mean 'CR'?"),
    Wrong(["render", "--os", "eighteen"], "'--os' wants a version of iOS such as 17, not 'eighteen'"),
    Wrong(["render", "--engine", "dto"], "'--engine' does not know 'dto'; did you mean 'dot'?"),
    Wrong(["render", "--output", "/dev"], "cannot write '/dev': it is a folder; name a file in it"),
    Wrong(
      ["export", "--format", "yaml"],
      "'--format' does not know 'yaml'; it takes json, dot, mermaid, graphml, csv or csv-scenes"),
    Wrong(["analyze", "--reporter", "jsno"], "'--reporter' does not know 'jsno'; did you mean 'json'?"),
    Wrong(["analyze", "--reporter", "sarfi=out"], "'--reporter' does not know 'sarfi'; did you mean 'sarif'?"),
    Wrong(["analyze", "--reporter", ""], "'--reporter' does not know ''; it takes \(reporters)"),
    Wrong(["analyze", "--reporter", "=out"], "'--reporter' does not know ''; it takes \(reporters)"),
    Wrong(["analyze", "--reporter", "json="], "'--reporter json=' names no file; write it behind the '='"),
    Wrong(
      ["analyze", "--reporter", "json=/dev/null", "--output", "/dev/null"],
      "'--output' has nothing to write: each reporter names a file of its own"),
    Wrong(
      ["analyze", "--reporter", "json=none/out"],
      "cannot write 'none/out': the folder 'none' does not exist; create it first"),
    Wrong(
      ["analyze", "--reporter", "json", "--reporter", "xcode=-"],
      "'json' and 'xcode' would both be written to standard output; give one a file of its own: --reporter xcode=FILE"
    ),
    Wrong(["analyze", "--fail-on", "wraning"], "'--fail-on' does not know 'wraning'; did you mean 'warning'?"),
    Wrong(
      ["analyze", "--fail-on", "always"], "'--fail-on' does not know 'always'; it takes error, warning, note or never"),
    Wrong(["paths"], "which scene? name it as --to SCENE; see 'seguegraph paths --help'"),
    Wrong(["paths", "Cart"], "which scene? name it as --to SCENE; see 'seguegraph paths --help'"),
    Wrong(["paths", "--to"], "option '--to' wants a value; see 'seguegraph paths --help'"),
    Wrong(["paths", "--too", "Cart"], "unknown option '--too'; did you mean '--to'?"),
    Wrong(["paths", "--to", "Cart", "--format", "dot"], "'--format' does not know 'dot'; it takes text or json"),
    Wrong(["references"], "which scene? name it as SCENE; see 'seguegraph references --help'"),
    Wrong(["rules", "no_such_rule"], "unknown rule 'no_such_rule'; 'seguegraph rules' lists them"),
  ]

  @Test(arguments: wrong) func endsWithOneLineAndStatus2(wrong: Wrong) throws {
    let outcome = try SegueGraphProgram().run(wrong.arguments)
    #expect(outcome.messages == "seguegraph: error: \(wrong.message)\n")
    #expect(outcome.output == "")
    #expect(outcome.status == 2)
  }

  @Test func suggestsRules() throws {
    for arguments in [
      ["analyze", "--only", "mising_dismissal"], ["analyze", "--disable", "empty_container,mising_dismissal"],
    ] {
      let outcome = try SegueGraphProgram().run(arguments)
      #expect(
        outcome.messages
          == "seguegraph: error: '\(arguments[1])' does not know 'mising_dismissal'; did you mean 'missing_dismissal'?\n"
      )
      #expect(outcome.status == 2)
    }
    let outcome = try SegueGraphProgram().run("rules", "missing_dismisal")
    #expect(
      outcome.messages == "seguegraph: error: unknown rule 'missing_dismisal'; did you mean 'missing_dismissal'?\n")
    #expect(outcome.status == 2)
  }

  @Test func printsItsVersion() throws {
    let outcome = try SegueGraphProgram().run("--version")
    #expect(outcome.output == "seguegraph 0.1.0\n")
    #expect(outcome.messages == "")
    #expect(outcome.status == 0)
  }

  @Test func listsRulesSortedById() throws {
    let outcome = try SegueGraphProgram().run("rules")
    let ids = outcome.output.split(separator: "\n").map { $0.prefix { $0 != " " } }
    #expect(ids.contains("missing_dismissal"))
    #expect(ids == ids.sorted())
    #expect(outcome.status == 0)
  }

  @Test func printsThePageOfEachRuleThatIsNamed() throws {
    let outcome = try SegueGraphProgram().run("rules", "unreachable_scene", "missing_dismissal")
    let headings = outcome.output.split(separator: "\n").filter { $0.hasPrefix("# ") }
    #expect(headings == ["# unreachable_scene", "# missing_dismissal"])
    #expect(outcome.status == 0)
  }
}
