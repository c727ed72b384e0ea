import Analysis
import ProjectLoading

/// What is known already, by a baseline or by an earlier revision, and is not to be reported again.
struct KnownFindings {
  static let baseline = OptionSpecification(
    name: "baseline", argument: .file("FILE"),
    help: "Report only what is not in FILE, which --write-baseline has written. Default: that of the configuration.")
  static let noBaseline = OptionSpecification(name: "no-baseline", help: "Report what is in the baseline, too.")
  static let write = OptionSpecification(
    name: "write-baseline", argument: .file("FILE"),
    help: "Write all findings to FILE, as known; then only what comes later is reported.")
  static let newSince = OptionSpecification(
    name: "new-since", argument: .text("REVISION"),
    help: "Report only what was not found in a git revision of the project. The work tree is not touched.")

  /// All of them, in the order of the help text.
  static let options = [baseline, noBaseline, write, newSince]

  /// A line to say, with further lines below it.
  struct Note {
    var text: String
    var details: [String] = []
  }

  /// Findings sorted into new and known ones.
  struct Sorted {
    var new: [Finding]
    /// The baseline, where one is to be written.
    var written: [(bytes: [UInt8], output: Output)] = []
    var notes: [Note] = []
  }

  /// Where a baseline is to be written.
  let output: Output?
  private let writtenFile: String?
  private let baseline: BaselineFile?
  private let revision: String?
  private var earlier: Baseline?

  /// Reads the baseline that is asked for.
  init(_ arguments: ParsedArguments, _ input: ProjectInput) throws {
    writtenFile = arguments.last(Self.write.name)
    output = try writtenFile.map { try Output($0) }
    revision = arguments.last(Self.newSince.name)
    let named = arguments.last(Self.baseline.name)
    if named != nil, arguments.has(Self.noBaseline.name) {
      throw UsageError.contradiction("--baseline", "--no-baseline")
    }
    if arguments.has(Self.noBaseline.name) || writtenFile != nil {
      // What is written anew does not depend on what was known before.
      if named != nil { throw UsageError.contradiction("--baseline", "--write-baseline") }
      baseline = nil
    } else {
      let file = named ?? input.options.configuration.baseline.map(input.options.path)
      baseline = try file.map { try BaselineFile(reading: $0) }
    }
  }

  /// The same, with what is found in the revision that is asked for.
  func withRevision(_ analyzer: Analyzer, _ input: ProjectInput) throws -> KnownFindings {
    guard let revision else { return self }
    var analyzer = analyzer
    analyzer.findsWitnesses = false
    var known = self
    known.earlier = Baseline(try input.process(at: revision) { analyzer.findings(in: $0.graph) } ?? [])
    return known
  }

  /// Tells what is new from what is known.
  func sorted(_ findings: [Finding], of analyzer: Analyzer, in project: LoadedProject, _ input: ProjectInput) -> Sorted
  {
    var result = Sorted(new: earlier?.compared(with: findings).new ?? findings)
    if let writtenFile, let output {
      let file = BaselineFile(writing: findings, to: writtenFile, root: project.root)
      result.written = [(Array(file.baseline.text.utf8), output)]
      result.notes = [Note(text: "\(Self.counted(findings.count)) in the baseline '\(writtenFile)'")]
      result.new = []
    }
    guard let baseline else { return result }
    result.new = baseline.compared(with: result.new, root: project.root).new
    let gone = baseline.compared(with: findings, root: project.root).gone.filter { entry in
      isJudged(entry, baseline, analyzer, project, input)
    }
    if !gone.isEmpty {
      let most = 20
      var details = gone.prefix(most).map { "\($0.path): \($0.message) [\($0.rule)]" }
      if gone.count > most { details.append("and \(gone.count - most) more") }
      let are = gone.count == 1 ? "is" : "are"
      result.notes.append(
        Note(
          text: "\(Self.counted(gone.count)) of the baseline '\(baseline.path)' \(are) no longer needed; "
            + "write it anew with --write-baseline '\(baseline.path)'",
          details: details))
    }
    return result
  }

  /// Whether a finding of the baseline would have been found if it were still there.
  private func isJudged(
    _ entry: Baseline.Entry, _ baseline: BaselineFile, _ analyzer: Analyzer, _ project: LoadedProject,
    _ input: ProjectInput
  ) -> Bool {
    guard analyzer.rules.contains(where: { $0.description.id == entry.rule }) || RuleCatalogue.rule(entry.rule) == nil
    else { return false }
    guard let path = baseline.path(of: entry, root: project.root) else { return false }
    let isUnreadable = project.graph.diagnostics.contains { $0.location.file == path && $0.severity == .error }
    return !isUnreadable && input.covers(project.root + "/" + path)
  }

  private static func counted(_ count: Int) -> String { count == 1 ? "1 finding" : "\(count) findings" }
}
