/// A graph is written as its lists and read back through the initializer: the order and the indexes are made anew, and
/// lists that contradict each other cannot give a graph that does.
extension NavigationGraph: Codable {
  private enum CodingKeys: String, CodingKey {
    case entryPoints, scenes, transitions, exits, documents, targets, issues, diagnostics, isCodeRead, instantiations
    case suppressions
  }

  /// Reads a graph; it is equal, list by list, to the one that was written.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    self.init(
      entryPoints: try container.decode([EntryPoint].self, forKey: .entryPoints),
      scenes: try container.decode([Scene].self, forKey: .scenes),
      transitions: try container.decode([Transition].self, forKey: .transitions),
      exits: try container.decode([Exit].self, forKey: .exits),
      documents: try container.decode([Document].self, forKey: .documents),
      targets: try container.decode([AppTarget].self, forKey: .targets),
      issues: try container.decode([LinkingIssue].self, forKey: .issues),
      diagnostics: try container.decode([Diagnostic].self, forKey: .diagnostics),
      isCodeRead: try container.decode(Bool.self, forKey: .isCodeRead),
      instantiations: try container.decode(Instantiations.self, forKey: .instantiations),
      suppressions: try container.decode([String: FileSuppressions].self, forKey: .suppressions))
  }

  /// Writes everything that the graph was made of.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(entryPoints, forKey: .entryPoints)
    try container.encode(scenes, forKey: .scenes)
    try container.encode(transitions, forKey: .transitions)
    try container.encode(exits, forKey: .exits)
    try container.encode(documents, forKey: .documents)
    try container.encode(targets, forKey: .targets)
    try container.encode(issues, forKey: .issues)
    try container.encode(diagnostics, forKey: .diagnostics)
    try container.encode(isCodeRead, forKey: .isCodeRead)
    try container.encode(instantiations, forKey: .instantiations)
    try container.encode(suppressions, forKey: .suppressions)
  }
}
