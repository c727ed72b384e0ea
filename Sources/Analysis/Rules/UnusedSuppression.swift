import NavigationModel

/// `unused_suppression`: a suppression that has no effect.
public struct UnusedSuppression: Rule {
  /// The id, which the analysis treats in its own way.
  static let id = "unused_suppression"

  /// What the rule is.
  public static let description = RuleDescription(
    id: id,
    summary: "A suppression suppresses nothing, or cannot be followed.",
    rationale: """
      A suppression whose finding is gone hides the next finding of its rule, which may be another one. One with a slip in \
      it, such as a rule that does not exist, suppresses nothing although it looks as if it did. Suppressions of rules that \
      do not run are not judged, nor is any where something could not be read. In a project without code it is a note: what \
      is analysed may be a part only. `all` does not suppress findings of this rule; its name does.
      """,
    sources: ["docs/suppression.md"],
    severity: .warning,
    triggering: [
      RuleExample(
        "A finding that is gone",
        code: [("Home.swift", modal(style: "pageSheet", comment: "↓seguegraph:disable:next"))],
        initial: "home", .viewController("home", class: "Home")),
      RuleExample(
        "A rule that does not exist",
        code: [("Home.swift", "// ↓seguegraph:disable missing_dismisal -- the alarm closes itself\nclass Home {}\n")],
        initial: "home", .viewController("home")),
    ],
    nonTriggering: [
      RuleExample(
        "A suppression that suppresses a finding",
        code: [("Home.swift", modal(style: "fullScreen", comment: "seguegraph:disable:next"))],
        initial: "home", .viewController("home", class: "Home"))
    ])

  private static func modal(style: String, comment: String) -> String {
    """
    import UIKit

    class Alarm: UIViewController {}

    class Home: UIViewController {
      override func viewDidAppear(_ animated: Bool) {
        let alarm = Alarm()
        alarm.modalPresentationStyle = .\(style)
        // \(comment) missing_dismissal -- it closes itself
        present(alarm, animated: true)
      }
    }

    """
  }

  /// Makes the rule.
  public init() {}

  /// Finds what no run of other rules is needed for: suppressions that cannot be followed.
  public func findings(in analysis: AnalysisContext) -> [Finding] {
    let rules = RuleCatalogue.all.map { $0.description.id }
    let known = Set(rules + [Suppression.everyRule])
    let closest = ClosestMatch(among: rules + [Suppression.everyRule])
    return analysis.graph.suppressions.flatMap { file, suppressions in
      let unknown = Self.grouped(suppressions.suppressions.filter { !known.contains($0.rule) })
      let mistakes = suppressions.mistakes.map { mistake in
        finding(Self.text(mistake.kind, closest), SourceLocation(file: file, mistake.position))
      }
      return mistakes
        + unknown.map { position, rules in
          let guess = rules.count == 1 ? closest.to(rules[0]).map { "; did you mean '\($0)'?" } : nil
          let are = rules.count == 1 ? "is no rule" : "are no rules"
          let hint = guess ?? "; a reason stands behind '--', and 'seguegraph rules' lists the rules"
          return finding("\(Self.list(rules)) \(are)\(hint)", SourceLocation(file: file, position))
        }
    }
  }

  /// Finds what suppresses nothing.
  ///
  /// - Parameters:
  ///   - rules: The rules that ran and whose suppressions are judged.
  ///   - judgesAll: Whether all rules ran, so that suppressions of all of them are judged.
  ///   - used: The suppressions that cover findings.
  ///   - graph: The graph.
  func unused(
    of rules: Set<String>, judgesAll: Bool, used: Set<SuppressionIndex.Key>, in graph: NavigationGraph
  ) -> [Finding] {
    if graph.diagnostics.contains(where: { $0.severity == .error }) { return [] }
    return graph.suppressions.flatMap { file, suppressions -> [Finding] in
      if Self.isCopy(file, in: graph) { return [] }
      let unused = suppressions.suppressions.enumerated().filter { number, suppression in
        let isJudged = suppression.rule == Suppression.everyRule ? judgesAll : rules.contains(suppression.rule)
        return isJudged && !used.contains(SuppressionIndex.Key(file: file, number: number))
      }
      return Self.grouped(unused.map(\.element)).map { position, rules in
        let isAll = rules.contains(Suppression.everyRule)
        let what = isAll ? "no finding is" : "no finding of \(Self.list(rules, last: "or")) is"
        var finding = finding(
          "\(what) suppressed here: remove it, or move it to where the finding is",
          SourceLocation(file: file, position))
        if !graph.isCodeRead { (finding.severity, finding.confidence) = (.note, .possible) }
        return finding
      }
    }
  }

  /// Copies of a storyboard in other languages are not judged, and have the notes of the one that is.
  private static func isCopy(_ file: String, in graph: NavigationGraph) -> Bool {
    !SourceLocation(file: file).isInCode && graph.document(file) == nil
  }

  /// The rules of each comment, in its order.
  private static func grouped(_ suppressions: [Suppression]) -> [(position: TextPosition, rules: [String])] {
    Dictionary(grouping: suppressions, by: \.position).map { ($0, $1.map(\.rule)) }
  }

  private func finding(_ message: String, _ location: SourceLocation) -> Finding {
    Finding(rule: Self.id, severity: .warning, message: message, location: location)
  }

  private static func list(_ rules: [String], last: String = "and") -> String {
    let names = rules.map { "'\(Phrase.shortened($0))'" }
    guard names.count > 1 else { return names.first ?? "" }
    return names.dropLast().joined(separator: ", ") + " \(last) " + names[names.count - 1]
  }

  private static func text(_ mistake: SuppressionMistake, _ rules: ClosestMatch) -> String {
    switch mistake {
    case .unknownCommand(let word):
      let guess = ClosestMatch.of(word, in: ["disable", "enable"]).map { "did you mean '\($0)'?" }
      return "'seguegraph:\(Phrase.shortened(word))' means nothing; \(guess ?? "write 'seguegraph:disable RULE'")"
    case .unknownModifier(let word):
      let guess = ClosestMatch.of(word, in: ["next", "this", "previous"]).map { "did you mean '\($0)'?" }
      return "'disable:\(Phrase.shortened(word))' means nothing; \(guess ?? "write 'next', 'this' or 'previous'")"
    case .modifiedEnable(let word):
      return "'enable:\(word)' means nothing: 'disable:\(word)' ends by itself, and 'enable' takes no line"
    case .uselessInNotes(let word):
      return "'\(word)' means nothing in notes: they cover their object; write 'seguegraph:disable RULE'"
    case .noRule:
      return "no rule is named here; write one behind 'disable' or 'enable', or 'all'"
    case .nothingToEnable(let rule):
      let guess = RuleCatalogue.rule(rule) == nil && rule != Suppression.everyRule ? rules.to(rule) : nil
      return "'\(Phrase.shortened(rule))' is not suppressed here, so there is nothing to enable: "
        + (guess.map { "did you mean '\($0)'?" } ?? "remove this")
    }
  }
}
