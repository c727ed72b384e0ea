import Analysis
import Configuration
import Glibc
import NavigationModel

/// `seguegraph init`: a configuration to start from.
struct InitCommand: Command {
  static let specification = CommandSpecification(
    name: "init",
    summary: "Write a commented \(ConfigurationFile.name) for a project.",
    operands: "[PATH]",
    discussion: [
      "Every key is explained, and none is set; remarks tell what there is in the project. A file that is there already "
        + "stays as it is."
    ],
    options: [
      CommonOptions.keepGoing, CommonOptions.cachePath, CommonOptions.noCache, CommonOptions.quiet, CommonOptions.help,
    ])

  private let input: ProjectInput
  private let path: String

  init(_ arguments: ParsedArguments) throws {
    guard arguments.operands.count <= 1 else { throw UsageError.severalProjects }
    var arguments = arguments
    // What is written here takes the place of what holds so far.
    arguments.values[ConfigurationOptions.none.name] = [""]
    input = try ProjectInput(arguments)
    path = PathPrefix.fromPresentFolder(to: input.options.root) + ConfigurationFile.name
    guard access(path, F_OK) != 0 else { throw OutputError.exists(path) }
  }

  func run() throws -> ExitStatus {
    let (text, status) = try input.process("Analyzing") { project in
      let findings = Analyzer(findsWitnesses: false).findings(in: project.graph)
      let remarks = ProjectRemarks(project.graph, findings: findings)
      return ConfigurationText.commented(remarks: remarks.head(project.name), notes: remarks.notes)
    }
    do throws(SystemError) {
      try TemporaryFile.create(Array(text.utf8), at: path)
    } catch {
      if error.code == EEXIST { throw OutputError.exists(path) }
      throw OutputError.failed("'\(path)'", reason: error.reason)
    }
    try Output.standard.write(Array("\(path) is written\n".utf8), status: status)
    return status
  }
}

/// What to say of a project beside the keys of its configuration.
private struct ProjectRemarks {
  private let graph: NavigationGraph
  private let findings: [Finding]

  init(_ graph: NavigationGraph, findings: [Finding]) {
    self.graph = graph
    self.findings = findings
  }

  /// The first lines.
  func head(_ name: String) -> [String] {
    [
      "How SegueGraph looks at \(name.split(separator: "\n").joined(separator: " ")). What is behind '#' is an example.",
      "'seguegraph config' prints what is in effect, 'seguegraph config --schema' a schema for editors.",
    ]
  }

  /// What to say of keys, by their names.
  var notes: [String: [String]] {
    var notes: [String: [String]] = [:]
    notes["included"] = ["Here: \(graph.documents.count) storyboards and xibs."]
    let starts = graph.entryPoints.map { entry in
      "'\(graph[entry.scene]?.label ?? entry.scene.rawValue)' (\(entry.via.rawValue))"
    }
    notes["entry_points"] = list("Found here: ", starts)
    let devices = graph.targets.filter { $0.platform.isTouch }.map { target in
      target.name + (target.deploymentTarget.map { " (iOS \($0) and later)" } ?? "")
    }
    notes["os_versions"] = list("Targets here: ", devices)
    let counts = Dictionary(grouping: findings, by: \.rule).sorted { $0.key < $1.key }
    notes["rules.disable"] = list("What they find here: ", counts.map { "\($0.key) \($0.value.count)" })
    if !findings.isEmpty {
      notes["baseline"] = [
        "To take what is found now for known: seguegraph analyze --write-baseline .seguegraph-baseline"
      ]
    }
    return notes
  }

  /// Some words on one line; nothing of a project may end the comment.
  private func list(_ title: String, _ words: [String]) -> [String] {
    let most = 8
    guard !words.isEmpty else { return [] }
    var seen: Set<String> = []
    let unique = words.filter { seen.insert($0).inserted }
    let more = unique.count > most ? ", and \(unique.count - most) more" : ""
    let text = title + unique.prefix(most).joined(separator: ", ") + more + "."
    return [String(text.unicodeScalars.map { $0.properties.isWhitespace || $0.value < 0x20 ? " " : Character($0) })]
  }
}
