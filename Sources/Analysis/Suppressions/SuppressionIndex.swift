import NavigationModel

/// Tells which suppressions cover a finding.
///
/// A finding is about a place, but whoever writes a suppression may think of another one. So it is covered where it is
/// reported, where its transition is written or performed, where its scene is, and where the class of its scene is declared.
struct SuppressionIndex: Sendable {
  /// A suppression by its file and its place in it.
  struct Key: Hashable, Sendable {
    var file: String
    var number: Int
  }

  /// Findings, and which suppressions cover them.
  struct Matches: Sendable {
    /// The findings, those that are covered with the reason.
    var findings: [Finding] = []
    /// The suppressions that cover any.
    var used: Set<Key> = []
  }

  private let graph: NavigationGraph
  private let declarations: [String: [SourceLocation]]

  init(_ graph: NavigationGraph) {
    self.graph = graph
    let places = graph.suppressions.flatMap { file, suppressions in
      suppressions.declarations.map { declaration in
        (declaration.name, SourceLocation(file: file, declaration.position))
      }
    }
    declarations = Dictionary(grouping: places, by: \.0).mapValues { $0.map(\.1) }
  }

  /// Looks for what covers findings. The order of the findings stays.
  func matches(_ findings: [Finding]) -> Matches {
    if graph.suppressions.isEmpty { return Matches(findings: findings) }
    var matches = Matches()
    for finding in findings {
      var finding = finding
      let covering = keys(covering: finding)
      matches.used.formUnion(covering)
      finding.suppression = covering.first.flatMap(suppression)
      matches.findings.append(finding)
    }
    return matches
  }

  /// What covers a finding: what is nearest to it first.
  private func keys(covering finding: Finding) -> [Key] {
    var keys: [Key] = []
    for place in places(of: finding) {
      guard let position = place.position, let file = graph.suppressions[place.file] else { continue }
      for number in file.places(covering: finding.rule, at: position).reversed() {
        // Whoever wants no findings in a part of a file still wants to hear that there are none.
        if finding.rule == UnusedSuppression.id, file.suppressions[number].rule == Suppression.everyRule { continue }
        keys.append(Key(file: place.file, number: number))
      }
    }
    return keys
  }

  private func places(of finding: Finding) -> [SourceLocation] {
    var places = [finding.location]
    if let transition = finding.transition.flatMap(graph.transition) {
      places.append(transition.location)
      places += transition.performedAt
    }
    if let scene = finding.scene.flatMap({ graph[$0] }) {
      if let location = scene.location { places.append(location) }
      places += scene.className.flatMap { declarations[$0] }?.sorted() ?? []
    }
    return places
  }

  private func suppression(_ key: Key) -> InSourceSuppression? {
    guard let suppression = graph.suppressions[key.file]?.suppressions[key.number] else { return nil }
    return InSourceSuppression(
      reason: suppression.reason, location: SourceLocation(file: key.file, suppression.position))
  }
}

extension SourceLocation {
  /// A place in a file; column 0 is none.
  init(file: String, _ position: TextPosition) {
    self.init(file: file, line: position.line, column: position.column > 0 ? position.column : nil)
  }
}
