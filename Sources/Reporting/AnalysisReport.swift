import Analysis
import NavigationModel

/// What an analysis brought, ready to be written down by a ``Reporter``.
public struct AnalysisReport: Sendable {
  /// The name of the analysed project, for titles.
  public var name: String
  /// What the rules found, sorted.
  public var findings: [Finding]
  /// What was found and is suppressed where it is, sorted; most forms only count it.
  public var suppressed: [Finding] = []
  /// The rules that looked.
  public var rules: [RuleDescription] = RuleCatalogue.all.map { $0.description }
  /// The number of scenes that were looked at.
  public var sceneCount: Int
  /// The number of transitions that were looked at.
  public var transitionCount: Int
  /// The graph that was looked at, for reports that draw some of it.
  public var graph = NavigationGraph()
  /// What stands before each path in forms whose paths are opened as they are; JSON keeps to the root of the project.
  public var pathPrefix: String
  /// What stands before each path in forms for services, which know files by their paths in the repository.
  public var repositoryPrefix = ""
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
    self.graph = graph
  }
}
