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
    options: [ReportDestinations.option, failOn, only, disable] + CommonOptions.reading)

  private let input: ProjectInput
  private let reports: ReportDestinations
  private let failingLevel: Severity?
  private let rules: [any Rule.Type]

  init(_ arguments: ParsedArguments) throws {
    input = ProjectInput(arguments)
    reports = try ReportDestinations(
      arguments.all(ReportDestinations.option.name), output: arguments.last(CommonOptions.output.name))
    failingLevel = Severity(rawValue: arguments.last(Self.failOn.name) ?? Severity.error.rawValue)
    let only = Set(arguments.all(Self.only.name))
    let disabled = Set(arguments.all(Self.disable.name))
    rules = RuleCatalogue.all.filter {
      (only.isEmpty || only.contains($0.description.id)) && !disabled.contains($0.description.id)
    }
  }

  func run() throws -> ExitStatus {
    let analyzer = Analyzer(rules: rules)
    let (report, inputStatus) = try input.process("Analyzing") { project in
      var report = AnalysisReport(
        name: project.name, findings: analyzer.findings(in: project.graph), graph: project.graph,
        pathPrefix: PathPrefix.fromPresentFolder(to: project.root))
      report.rules = rules.map { $0.description }
      report.repositoryPrefix = PathPrefix.fromRepository(to: project.root)
      return report
    }
    let fails = failingLevel.map { level in report.findings.contains { $0.severity >= level } } ?? false
    let status = inputStatus == .success && fails ? .findings : inputStatus
    try reports.write(report, status: status)
    return status
  }
}
