import Foundation
import Testing

@testable import Configuration

/// What other systems read: held against what they ask for, and their scripts run on examples.
@Suite struct IntegrationTests {
  private static let scripts = ["comment-on-pull-request.sh", "xcode-run-script.sh"]

  private static func text(_ path: String) throws -> String {
    try String(contentsOf: SegueGraphProgram.package.appendingPathComponent(path), encoding: .utf8)
  }

  private static func yaml(_ text: String) throws -> YAMLNode { try #require(try YAMLDocument.parse(Array(text.utf8))) }

  /// A copy of an example, with the program in a folder `bin` beside it.
  private static func folder(_ example: String) throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    let source = SegueGraphProgram.package.appendingPathComponent("Examples/\(example)")
    try FileManager.default.copyItem(at: source, to: folder.url.appendingPathComponent("App"))
    try FileManager.default.removeItem(at: folder.url.appendingPathComponent("App/Expected"))
    let bin = folder.url.appendingPathComponent("bin")
    try FileManager.default.createDirectory(at: bin, withIntermediateDirectories: true)
    try FileManager.default.createSymbolicLink(
      at: bin.appendingPathComponent("seguegraph"), withDestinationURL: SegueGraphProgram.url)
    return folder
  }

  /// Runs a script as GitHub runs those of `shell: bash`.
  private static func bash(
    _ script: String, in folder: TemporaryFolder, _ environment: [String: String] = [:]
  ) throws -> SegueGraphProgram.Outcome {
    try folder.write(script, to: "script")
    let path = "\(folder.path("bin")):/usr/local/bin:/usr/bin:/bin"
    return try SegueGraphProgram(folder: folder, environment: environment.merging(["PATH": path]) { $1 })
      .shell("/bin/bash --noprofile --norc -eo pipefail script")
  }

  // MARK: GitHub

  private static let stepKeys: Set = ["id", "name", "if", "uses", "with", "run", "shell", "env"]

  private static func steps() throws -> [YAMLNode] {
    try #require(try yaml(try text("action.yml"))["runs"]?["steps"]?.items)
  }

  @Test func theActionIsWhatGitHubAsksFor() throws {
    let text = try Self.text("action.yml")
    let action = try Self.yaml(text)
    #expect(action.keys == ["name", "description", "author", "branding", "inputs", "outputs", "runs"])
    #expect(action["runs"]?.keys == ["using", "steps"])
    #expect(action["runs"]?["using"]?.text == "composite")
    // Those of https://docs.github.com/actions/reference/workflows-and-actions/metadata-syntax
    let colors = ["white", "black", "yellow", "blue", "green", "orange", "red", "purple", "gray-dark"]
    #expect(colors.contains(action["branding"]?["color"]?.text ?? ""))
    var identifiers: Set<String> = []
    for step in try Self.steps() {
      #expect(Set(step.keys).isSubset(of: Self.stepKeys), "\(step.keys)")
      #expect((step["run"] == nil) != (step["uses"] == nil))
      #expect((step["run"] == nil) == (step["shell"] == nil), "a script of an action has to name its shell")
      #expect(step["shell"] == nil || step["shell"]?.text == "bash")
      #expect(
        step["run"]?.text?.contains("${{") != true, "an input in a script could be a script; hand it over in 'env'")
      if let uses = step["uses"]?.text { #expect(uses.contains(/^[\w.-]+\/[\w.-]+@v\d+$/), "\(uses)") }
      if let identifier = step["id"]?.text { #expect(identifiers.insert(identifier).inserted) }
    }
    for match in text.matches(of: /steps\.(\w+)\./) { #expect(identifiers.contains(String(match.1)), "\(match.0)") }
    let inputs = try #require(action["inputs"])
    let used = Set(text.matches(of: /inputs\.([\w-]+)/).map { String($0.1) })
    #expect(Set(inputs.keys) == used)
    for key in inputs.keys {
      #expect(inputs[key]?.keys == ["description", "default"])
      #expect(inputs[key]?["default"]?.isNull == false)
    }
  }

  @Test func itsScriptsAreScripts() throws {
    let folder = try TemporaryFolder()
    for script in try Self.steps().compactMap({ $0["run"]?.text })
      + Self.scripts.map({ try Self.text("Integrations/\($0)") })
    {
      try folder.write(script, to: "script")
      let outcome = try SegueGraphProgram(folder: folder).shell("bash -n script")
      #expect(outcome.messages == "")
      #expect(outcome.status == 0)
    }
  }

  @Test func theActionBuildsAnewWhereSourcesChange() throws {
    let step = try #require(try Self.steps().first { $0["id"]?.text == "sources" }?["run"]?.text)
    let folder = try TemporaryFolder()
    for name in ["Makefile", "Package.swift", "CHANGELOG.md", "Packaging/deb", "Sources/A.swift"] {
      try folder.write("1", to: "action/\(name)")
    }
    func key() throws -> String {
      let environment = [
        "GITHUB_ACTION_PATH": folder.path("action"), "GITHUB_OUTPUT": folder.path("output"), "ImageOS": "ubuntu24",
        "RUNNER_ARCH": "X64",
      ]
      try folder.write("", to: "output")
      #expect(try Self.bash(step, in: folder, environment).status == 0)
      return try folder.read("output")
    }
    let first = try key()
    #expect(first.contains(/^key=seguegraph-ubuntu24-X64-[0-9a-f]{16}\n$/))
    #expect(try key() == first)
    try folder.write("2", to: "action/Sources/A.swift")
    #expect(try key() != first)
  }

  /// Runs the step that analyses, with inputs as GitHub hands them over.
  private func analyze(
    _ folder: TemporaryFolder, _ inputs: [String: String]
  ) throws -> (outcome: SegueGraphProgram.Outcome, output: String, summary: String) {
    let action = try Self.yaml(try Self.text("action.yml"))
    let step = try #require(try Self.steps().first { $0["id"]?.text == "analyze" })
    var environment = [
      "RUNNER_TEMP": folder.path("temp"), "GITHUB_OUTPUT": folder.path("output"),
      "GITHUB_STEP_SUMMARY": folder.path("summary"),
    ]
    for name in try #require(step["env"]).keys {
      let value = try #require(step["env"]?[name]?.text?.firstMatch(of: /^\$\{\{ inputs\.([\w-]+) \}\}$/)?.1)
      environment[name] = inputs[String(value)] ?? action["inputs"]?[String(value)]?["default"]?.text
    }
    try folder.write("", to: "temp/.keep")
    for name in ["output", "summary"] { try folder.write("", to: name) }
    let outcome = try Self.bash(try #require(step["run"]?.text), in: folder, environment)
    return (outcome, try folder.read("output"), try folder.read("summary"))
  }

  @Test func theActionFailsForAFinding() throws {
    let folder = try Self.folder("Recipes")
    let run = try analyze(folder, ["paths": "App", "sarif": "findings.sarif"])
    #expect(run.outcome.status == 1)
    #expect(run.outcome.messages == "")
    #expect(run.outcome.output.hasPrefix("::error file=App/Recipes/Base.lproj/Main.storyboard,line=154,"))
    #expect(run.output == "status=1\nmarkdown=\(folder.path("temp"))/seguegraph.md\n")
    #expect(run.summary.hasPrefix("<!-- seguegraph report -->\n"))
    #expect(try folder.read("findings.sarif").contains("\"missing_dismissal\""))
    #expect(try folder.names().contains("summary"))
  }

  @Test func theActionHandsItsInputsOver() throws {
    let folder = try Self.folder("Recipes")
    #expect(try analyze(folder, ["paths": "App\n", "fail-on": "never", "summary": "false"]).summary == "")
    #expect(try analyze(folder, ["paths": "App", "fail-on": "never"]).outcome.status == 0)
    let disabled = try analyze(
      folder, ["paths": "App", "arguments": "--disable\nmissing_dismissal\n", "markdown": "report of all.md"])
    #expect(disabled.outcome.status == 0)
    #expect(disabled.output == "status=0\nmarkdown=report of all.md\n")
    #expect(try folder.read("report of all.md") == disabled.summary)

    #expect(try Self.bash("seguegraph analyze App --write-baseline 'old ones'", in: folder).status == 0)
    #expect(try analyze(folder, ["paths": "App", "baseline": "old ones"]).outcome.status == 0)
    let commit =
      "git init -q . && git add App && git -c user.name=A -c user.email=a@example.com -c commit.gpgsign=false "
      + "commit -qm App"
    #expect(try Self.bash(commit, in: folder).status == 0)
    #expect(try analyze(folder, ["paths": "App", "new-since": "HEAD"]).outcome.status == 0)
    let wrong = try analyze(folder, ["paths": "App", "new-since": "no-such"])
    #expect(wrong.outcome.status == 2)
    #expect(wrong.output.hasPrefix("status=2\n"))
    #expect(wrong.summary == "")
    // What looks like a command is a path.
    let odd = try analyze(folder, ["paths": "$(touch owned)\n--version"])
    #expect(odd.outcome.status == 2)
    #expect(try !folder.names().contains("owned"))
  }

  @Test func commentsOnAPullRequest() throws {
    let folder = try Self.folder("Recipes")
    // GitHub is not in reach of a test: this stands in for gh, answers what it is told to, and writes down what it is asked.
    let answer = try folder.write("", to: "answer")
    try folder.write(
      "#!/bin/bash\nprintf '%s\\n' \"$*\" >>calls\ncase \"$*\" in *--jq*) cat answer ;; esac\n", to: "bin/gh")
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: folder.path("bin/gh"))
    #expect(
      try Self.bash("seguegraph analyze App --reporter markdown=report.md --fail-on never", in: folder).status == 0)
    let script = "\(SegueGraphProgram.package.path)/Integrations/comment-on-pull-request.sh"
    func calls(_ file: String) throws -> (status: Int32, messages: String, last: String) {
      try folder.write("", to: "calls")
      let outcome = try Self.bash("'\(script)' 7 \(file)", in: folder, ["GITHUB_REPOSITORY": "shop/app"])
      return (
        outcome.status, outcome.messages, try folder.read("calls").split(separator: "\n").last.map(String.init) ?? ""
      )
    }
    let first = try calls("report.md")
    #expect(first.status == 0)
    #expect(first.last == "api --silent --method POST repos/shop/app/issues/7/comments -F body=@report.md")
    try Data("41\n42\n".utf8).write(to: answer)
    #expect(
      try calls("report.md").last == "api --silent --method PATCH repos/shop/app/issues/comments/41 -F body=@report.md")
    let other = try calls("App/README.md")
    #expect(other.status == 2)
    #expect(
      other.messages
        == "error: 'App/README.md' is no report; write it with: seguegraph analyze --reporter 'markdown=App/README.md'\n"
    )
    #expect(other.last == "")
  }

  // MARK: GitLab

  @Test func theJobOfGitLab() throws {
    let document = try Self.yaml(try Self.text("Integrations/gitlab.yml"))
    #expect(document.keys == ["seguegraph"])
    let job = try #require(document["seguegraph"])
    #expect(job.keys == ["stage", "image", "variables", "cache", "script", "artifacts", "rules"])
    let report = try #require(job["artifacts"]?["reports"]?["codequality"]?.text)
    #expect(job["artifacts"]?["when"]?.text == "always")
    #expect(job["rules"]?.items?.map(\.keys) == [["if"], ["if"]])
    let script = try #require(job["script"]?.items).compactMap(\.text).joined(separator: "\n")

    let folder = try Self.folder("Recipes")
    let variables = try #require(job["variables"])
    var environment = Dictionary(uniqueKeysWithValues: variables.keys.map { ($0, variables[$0]?.text ?? "") })
    let red = try Self.bash(script, in: folder, environment)
    #expect(red.status == 1)
    #expect(red.messages == "")
    #expect(red.output.hasPrefix("App/Recipes/Base.lproj/Main.storyboard:154:"))
    #expect(try folder.read(report).contains("\"path\" : \"App/Recipes/Base.lproj/Main.storyboard\""))
    let cache = try #require(job["cache"]?["paths"]?.items?.first?.text)
    #expect(try folder.names().contains(String(cache.dropLast())))
    environment["SEGUEGRAPH_PATHS"] = "App"
    environment["SEGUEGRAPH_OPTIONS"] = "--fail-on never --quiet"
    #expect(try Self.bash(script, in: folder, environment).status == 0)
  }

  // MARK: pre-commit

  @Test func theHooksOfPreCommit() throws {
    let hooks = try #require(try Self.yaml(try Self.text(".pre-commit-hooks.yaml")).items)
    #expect(hooks.map { $0["id"]?.text } == ["seguegraph", "seguegraph-system"])
    #expect(hooks.map { $0["language"]?.text } == ["swift", "system"])
    for hook in hooks {
      #expect(
        Set(hook.keys) == [
          "id", "name", "description", "entry", "language", "files", "pass_filenames", "require_serial",
        ])
      #expect(hook["pass_filenames"]?.text == "false")
      let files = try Regex(try #require(hook["files"]?.text))
      for name in ["App/Main.storyboard", "Cell.xib", "A.swift", "B.m", "C.h", "D.mm", "Info.plist", ".seguegraph.yml"]
      {
        #expect(name.firstMatch(of: files) != nil, "\(name)")
      }
      for name in ["README.md", "storyboard", "A.swift.orig", "Main.html"] {
        #expect(name.firstMatch(of: files) == nil, "\(name)")
      }
      let outcome = try Self.bash(try #require(hook["entry"]?.text), in: try Self.folder("Recipes"))
      #expect(outcome.status == 1)
      #expect(outcome.output.contains("[missing_dismissal]"))
    }
  }

  // MARK: Xcode

  @Test func theBuildPhaseOfXcode() throws {
    let folder = try Self.folder("Recipes")
    let script = "\(SegueGraphProgram.package.path)/Integrations/xcode-run-script.sh"
    let environment = ["SRCROOT": folder.path("App"), "DERIVED_FILE_DIR": folder.path("Derived Files")]
    let red = try Self.bash("'\(script)'", in: folder, environment)
    #expect(red.status == 1)
    let lines = red.output.split(separator: "\n")
    let document = "\(folder.path("App"))/Recipes/Base.lproj/Main.storyboard"
    #expect(lines.first?.hasPrefix("\(document):154:45: error: ") == true)
    #expect(lines.contains { $0.hasPrefix("    \(document):22:25: note: ") })
    #expect(lines.last == "1 error in 8 scenes and 6 transitions")
    #expect(try Self.bash("'\(script)' --fail-on never", in: folder, environment).status == 0)
    let wrong = try Self.bash("'\(script)' no-such-folder", in: folder, environment)
    #expect(wrong.status == 2)

    // Neither the tool nor an image of it.
    try FileManager.default.removeItem(at: folder.url.appendingPathComponent("bin/seguegraph"))
    try folder.write("#!/bin/sh\nexit 1\n", to: "bin/docker")
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: folder.path("bin/docker"))
    guard try Self.bash("command -v seguegraph", in: folder).status != 0 else { return }
    let absent = try Self.bash("'\(script)'", in: folder, environment)
    #expect(
      absent.output == "warning: SegueGraph is not installed, and there is no image 'seguegraph'; see docs/ci.md\n")
    #expect(absent.status == 0)
  }

  // MARK: The page about them

  /// The blocks of a language in docs/ci.md.
  private static func blocks(_ language: String) throws -> [String] {
    try text("docs/ci.md").components(separatedBy: "\n```").enumerated().compactMap { index, part in
      guard index % 2 == 1, part.hasPrefix("\(language)\n") else { return nil }
      return String(part.dropFirst(language.count + 1)) + "\n"
    }
  }

  @Test func thePageUsesWhatThereIs() throws {
    let inputs = try #require(try Self.yaml(try Self.text("action.yml"))["inputs"]).keys
    let hooks = try #require(try Self.yaml(try Self.text(".pre-commit-hooks.yaml")).items).map { $0["id"]?.text }
    let variables = try #require(try Self.yaml(try Self.text("Integrations/gitlab.yml"))["seguegraph"]?["variables"])
      .keys
    let snippets = try Self.blocks("yaml").map(Self.yaml)
    var uses = 0
    for step in snippets.flatMap({ [$0] + ($0["jobs"]?["navigation"].map { [$0] } ?? []) }).flatMap({
      $0["steps"]?.items ?? []
    }) {
      guard step["uses"]?.text == "OWNER/SegueGraph@main" else { continue }
      uses += 1
      let given = step["with"]?.keys ?? []
      #expect(given.allSatisfy(inputs.contains), "\(given)")
    }
    #expect(uses == 4)
    for workflow in snippets where workflow["jobs"] != nil {
      #expect(Set(workflow.keys).isSubset(of: ["name", "on", "permissions", "jobs"]))
      #expect(workflow["jobs"]?["navigation"]?.keys == ["runs-on", "steps"])
    }
    let job = try #require(snippets.first { $0["include"] != nil })
    let set = try #require(job["seguegraph"]?["variables"]).keys
    #expect(set.allSatisfy(variables.contains), "\(set)")
    let hook = try #require(snippets.first { $0["repos"] != nil }?["repos"]?.items?.first?["hooks"]?.items?.first)
    #expect(hooks.contains(hook["id"]?.text))
    for input in inputs { #expect(try Self.text("docs/ci.md").contains("`\(input)`"), "\(input)") }
    let folder = try TemporaryFolder()
    for script in try Self.blocks("bash") {
      try folder.write(script, to: "script")
      #expect(try SegueGraphProgram(folder: folder).shell("bash -n script").messages == "")
    }
    #expect(try Self.blocks("bash").count == 3)
  }
}

extension YAMLNode {
  /// The value of a key.
  fileprivate subscript(key: String) -> YAMLNode? {
    guard case .mapping(let pairs) = content else { return nil }
    return pairs.first { $0.key.text == key }?.value
  }

  /// The keys, in order.
  fileprivate var keys: [String] {
    guard case .mapping(let pairs) = content else { return [] }
    return pairs.compactMap(\.key.text)
  }

  fileprivate var items: [YAMLNode]? {
    guard case .sequence(let items) = content else { return nil }
    return items
  }

  fileprivate var text: String? {
    guard case .scalar(let text) = content else { return nil }
    return text
  }
}
