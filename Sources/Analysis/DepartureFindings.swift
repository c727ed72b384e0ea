import NavigationModel

extension AnalysisContext {
  /// Whether a presented scene is one of the system, or a navigation controller around one: who presents it knows how that
  /// is left.
  func isOfSystem(_ root: Scene) -> Bool {
    if root.kind == .system { return true }
    let held = graph.children(of: root.id).compactMap(\.target)
    return root.kind == .navigationController && !held.isEmpty && held.allSatisfy { graph[$0]?.kind == .system }
  }

  /// What a rule finds of the presentations, one finding for each place and presented scene.
  ///
  /// Code of a class presents for each of its subclasses anew; told of every one, the same line would be read several times.
  /// So the gravest is told, or else the first, and it says who else there is.
  func departureFindings(_ finding: (Departure) -> Finding?) -> [Finding] {
    struct Place: Hashable {
      var location: SourceLocation
      var root: SceneID
    }
    var order: [Place] = []
    var found: [Place: [(finding: Finding, presenter: SceneID)]] = [:]
    for departure in departures {
      guard let finding = finding(departure) else { continue }
      let place = Place(location: departure.transition.location, root: departure.root.id)
      if found[place] == nil { order.append(place) }
      found[place, default: []].append((finding, departure.transition.source))
    }
    return order.compactMap { found[$0].flatMap(joined) }
  }

  /// The first of the gravest; what is less grave at the same place is mended with it, and does not count.
  private func joined(_ all: [(finding: Finding, presenter: SceneID)]) -> Finding? {
    let gravest = all.map(\.finding.severity).max()
    let found = all.filter { $0.finding.severity == gravest }
    guard let first = found.first else { return nil }
    var finding = first.finding
    let others = Set(found.map(\.presenter)).subtracting([first.presenter]).count
    guard others > 0 else { return finding }
    finding.message +=
      " (presented by \(Phrase.scene(first.presenter, in: graph)) and \(others) other"
      + "\(others == 1 ? "" : "s"))"
    finding.environments = Set(found.flatMap(\.finding.environments)).sorted()
    finding.osVersions = Set(found.flatMap(\.finding.osVersions)).sorted()
    return finding
  }
}
