import Analysis
import Reporting

/// `seguegraph rules`: what the rules are, and why.
struct RulesCommand: Command {
  static let specification = CommandSpecification(
    name: "rules",
    summary: "List the rules, or print the page of each that is named.",
    operands: "[RULE...]",
    operandWords: RuleCatalogue.all.map { $0.description.id },
    options: [CommonOptions.output, CommonOptions.help])

  private let output: Output
  private let rules: [RuleDescription]

  init(_ arguments: ParsedArguments) throws {
    output = try Output(arguments.last(CommonOptions.output.name))
    rules = try arguments.operands.map { id in
      guard let rule = RuleCatalogue.rule(id) else {
        let ids = RuleCatalogue.all.map { $0.description.id }
        throw UsageError.unknownRule(id, closest: ClosestMatch.of(id, in: ids))
      }
      return rule.description
    }
  }

  func run() throws -> ExitStatus {
    let text =
      rules.isEmpty
      ? RulePage.list(RuleCatalogue.all.map { $0.description })
      : rules.map(RulePage.page).joined(separator: "\n")
    try output.write(Array(text.utf8), status: .success)
    return .success
  }
}
