import Analysis
import NavigationModel

/// What an analysis brought, ready to be written down by a ``Reporter``.
public struct AnalysisReport: Sendable {
  /// The name of the analysed project, for titles.
  public var name: String
  /// What the rules found, sorted.
  public var findings: [Finding]
  /// The number of scenes that were looked at.
  public var sceneCount: Int
  /// The number of transitions that were looked at.
  public var transitionCount: Int
  /// What stands before each path in forms whose paths are opened as they are; machine-readable forms keep to the root.
  public var pathPrefix: String
  /// Whether the reader is a person at a terminal that shows colours.
  public var usesColor: Bool

  /// Makes a report from counts.
  public init(
    name: String, findings: [Finding], sceneCount: Int, transitionCount: Int, pathPrefix: String = "",
    usesColor: Bool = false
  ) {
    self.name = name
    self.findings = findings
    self.sceneCount = sceneCount
    self.transitionCount = transitionCount
    self.pathPrefix = pathPrefix
    self.usesColor = usesColor
  }

  /// Makes a report about a graph.
  public init(
    name: String, findings: [Finding], graph: NavigationGraph, pathPrefix: String = "", usesColor: Bool = false
  ) {
    self.init(
      name: name, findings: findings, sceneCount: graph.scenes.count, transitionCount: graph.transitions.count,
      pathPrefix: pathPrefix, usesColor: usesColor)
  }

  /// How many findings have a severity.
  public func count(of severity: Severity) -> Int { findings.count { $0.severity == severity } }
}
