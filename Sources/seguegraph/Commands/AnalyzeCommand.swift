import Analysis
import Reporting

/// `seguegraph analyze`: the gate of a CI system.
struct AnalyzeCommand: Command {
  private static let failOn = OptionSpecification(
    name: "fail-on", argument: .choice("LEVEL", of: Severity.allCases.reversed().map(\.rawValue) + ["never"]),
    help: "The lowest severity that ends with status 1. Default: error.")
  private static let only = OptionSpecification(
    name: "only", argument: ruleChoice, takesSeveral: true, help: "Run this rule and no other. May be repeated.")
  private static let disable = OptionSpecification(
    name: "disable", argument: ruleChoice, takesSeveral: true, help: "Do not run this rule. May be repeated.")
  private static let ruleChoice = OptionSpecification.Argument.choice(
    "RULE", of: RuleCatalogue.all.map { $0.description.id }, isListed: false)

  static let specification = CommandSpecification(
    name: "analyze",
    summary: "Report where users of the app get stuck, lost or crashed.",
    operands: CommonOptions.pathOperands,
    discussion: [CommonOptions.pathDiscussion, "'seguegraph rules' lists the rules."],
    options: [ReportDestinations.option, failOn, only, disable] + KnownFindings.options + CommonOptions.reading)

  private let input: ProjectInput
  private let reports: ReportDestinations
  private let known: KnownFindings
  private let failingLevel: Severity?
  private let analyzer: Analyzer

  init(_ arguments: ParsedArguments) throws {
    input = try ProjectInput(arguments)
    let options = input.options
    reports = try Self.reports(arguments, options)
    known = try KnownFindings(arguments, input)
    if let output = known.output {
      try reports.refuse(output, for: "baseline", option: "--\(KnownFindings.write.name)")
    }
    if let level = arguments.last(Self.failOn.name) {
      failingLevel = Severity(rawValue: level)
    } else if case .at(let severity) = options.configuration.failingLevel {
      failingLevel = severity
    } else {
      failingLevel = nil
    }
    var analyzer = options.analyzer
    // Rules that are named on the command line run, whatever the configuration says of them.
    if arguments.has(Self.only.name) {
      analyzer.settings.only = Set(arguments.all(Self.only.name))
      analyzer.settings.disabled = []
    }
    analyzer.settings.disabled.formUnion(arguments.all(Self.disable.name))
    analyzer.rules = analyzer.settings.rules
    self.analyzer = analyzer
  }

  /// The reports that the command line asks for, else those of the configuration, whose paths start there.
  private static func reports(
    _ arguments: ParsedArguments, _ options: ConfigurationOptions
  ) throws -> ReportDestinations {
    var reporters = arguments.all(ReportDestinations.option.name)
    if reporters.isEmpty {
      reporters = options.configuration.reporters.map { request in
        request.file.map { "\(request.reporter)=\(options.path($0))" } ?? request.reporter
      }
    }
    return try ReportDestinations(reporters, output: arguments.last(CommonOptions.output.name))
  }

  func run() throws -> ExitStatus {
    let known = try known.withRevision(analyzer, input)
    let (result, inputStatus) = try input.process("Analyzing") { project in
      let context = AnalysisContext(graph: project.graph, limits: analyzer.limits)
      let found = analyzer.result(in: context)
      let sorted = known.sorted(found.findings, of: analyzer, in: project, input)
      var report = AnalysisReport(
        name: project.name, findings: sorted.new, graph: project.graph,
        pathPrefix: PathPrefix.fromPresentFolder(to: project.root))
      report.suppressed = found.suppressed
      report.rules = analyzer.rules.map { $0.description }
      report.repositoryPrefix = PathPrefix.fromRepository(to: project.root)
      return (report: report, sorted: sorted, project: project, diagnostics: context.diagnostics)
    }
    input.warn(result.diagnostics, in: result.project)
    let fails = failingLevel.map { level in result.report.findings.contains { $0.severity >= level } } ?? false
    let status = inputStatus == .success && fails ? .findings : inputStatus
    try reports.write(result.report, and: result.sorted.written, status: status)
    for note in result.sorted.notes { input.note(note.text, details: note.details) }
    return status
  }
}
