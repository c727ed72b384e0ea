import NavigationModel

// Containers that code makes.
extension CodeEmission {
  /// What a scene shows at one place.
  private struct Showing: Hashable {
    var source: SceneID
    var kind: TransitionKind
    var location: SourceLocation

    init(_ edge: Edge) {
      source = edge.transition.source
      kind = edge.transition.kind
      location = edge.transition.location
    }
  }

  /// Drops containers with nothing in them where the same code shows the same kind of container with something in it: the
  /// empty one is what is known of it on a way on which its contents were not followed.
  mutating func dropEmptyContainers() {
    var filled: [Showing: Set<String>] = [:]
    for edge in transitions {
      guard let name = edge.transition.target?.codeClass, let end = name.firstIndex(of: "(") else { continue }
      filled[Showing(edge), default: []].insert(String(name[..<end]))
    }
    transitions.removeAll { edge in
      edge.transition.target?.codeClass.map { filled[Showing(edge)]?.contains($0) == true } ?? false
    }
  }
}
