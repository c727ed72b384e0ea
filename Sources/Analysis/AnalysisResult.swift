/// What rules found.
public struct AnalysisResult: Sendable {
  /// What is to be reported, sorted.
  public var findings: [Finding]
  /// What is suppressed where it is, sorted; each has a ``Finding/suppression``.
  public var suppressed: [Finding]

  init(_ all: [Finding]) {
    findings = all.filter { $0.suppression == nil }.sorted()
    suppressed = all.filter { $0.suppression != nil }.sorted()
  }
}
