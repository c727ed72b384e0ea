import NavigationModel
import PathPatterns

/// Which rules run, and what becomes of their findings.
public struct RuleSettings: Hashable, Sendable {
  /// What a rule is to leave alone.
  public struct Options: Hashable, Sendable {
    /// Patterns of the files whose findings do not count.
    public var excluded: [String] = []
    /// Names of scenes whose findings do not count.
    public var scenes: [String] = []
    /// The lowest confidence of findings that count.
    public var confidence = Confidence.possible

    /// Makes options that leave nothing alone.
    public init() {}
  }

  /// The rules that do not run.
  public var disabled: Set<String> = []
  /// The only rules that run; empty for all.
  public var only: Set<String> = []
  /// The severities that take the place of the usual ones.
  public var severities: [String: Severity] = [:]
  /// The options of each rule.
  public var options: [String: Options] = [:]
  /// What stands before paths of the graph, so that they are those that patterns are held against; `nil` where the project
  /// is elsewhere, and no pattern matches.
  public var pathPrefix: String? = ""

  /// Makes settings with which all rules do the usual.
  public init() {}

  /// The rules that run.
  public var rules: [any Rule.Type] {
    RuleCatalogue.all.filter { rule in
      let id = rule.description.id
      return (only.isEmpty || only.contains(id)) && !disabled.contains(id)
    }
  }

  /// What is left of the findings of a rule, with the severities that are asked for.
  func applied(to findings: [Finding], of rule: RuleDescription, in graph: NavigationGraph) -> [Finding] {
    let options = options[rule.id]
    let patterns = PathPatterns(options?.excluded ?? [])
    let lookup = SceneLookup(graph)
    let scenes = Set((options?.scenes ?? []).flatMap { lookup.scenes(called: $0).map(\.id) })
    return findings.compactMap { finding in
      if options?.confidence == .certain, finding.confidence != .certain { return nil }
      if let scene = finding.scene, scenes.contains(scene) { return nil }
      if let pathPrefix, patterns.contain(pathPrefix + finding.location.file) { return nil }
      return severities[rule.id].map { with($0, finding, usual: rule.severity) } ?? finding
    }
  }

  /// A rule that is less sure of a finding lowers it; it stays lowered.
  private func with(_ severity: Severity, _ finding: Finding, usual: Severity) -> Finding {
    var finding = finding
    finding.severity = finding.severity >= usual ? severity : min(finding.severity, severity)
    return finding
  }
}
