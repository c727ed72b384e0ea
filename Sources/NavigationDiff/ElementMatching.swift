import NavigationModel

/// Finds out which elements of two lists are the same, and which of the rest became of which.
struct ElementMatching<Element: Hashable & Sendable> {
  private let old: [Element]
  private let new: [Element]

  init(_ old: [Element], _ new: [Element]) {
    self.old = old
    self.new = new
  }

  /// The differences.
  ///
  /// - Parameters:
  ///   - keys: By what an element is known again that is not what it was, the surest first; only where there is one on each
  ///     side.
  ///   - plain: The element without what makes no difference.
  func changes(
    _ keys: [@Sendable (Element) -> [String]?], plain: @escaping (Element) -> Element = { $0 }
  ) -> [GraphDiff.Change<Element>] {
    var removed = old
    var added = new
    // Those that are equal in everything first: what makes no difference still tells which is which.
    for key in [{ $0 }, plain] {
      var places = Dictionary(grouping: added.indices, by: { key(added[$0]) })
      var found: Set<Int> = []
      removed = removed.filter { element in
        guard let place = places[key(element)]?.first else { return true }
        places[key(element)]?.removeFirst()
        found.insert(place)
        return false
      }
      added = added.indices.filter { !found.contains($0) }.map { added[$0] }
    }
    var became: [Element: Element] = [:]
    for key in keys where !removed.isEmpty && !added.isEmpty {
      let before = removed.single(by: key)
      let now = added.single(by: key)
      let pairs = before.compactMap { key, element in now[key].map { (element, $0) } }
      for (old, new) in pairs { became[new] = old }
      let gone = Set(pairs.map(\.0))
      removed.removeAll(where: gone.contains)
      added.removeAll { became[$0] != nil }
    }
    let isRemoved = Set(removed)
    let isAdded = Set(added)
    return old.filter(isRemoved.contains).map(GraphDiff.Change.removed)
      + new.compactMap { element in
        if let before = became[element] { return .changed(from: before, to: element) }
        return isAdded.contains(element) ? .added(element) : nil
      }
  }
}

extension Array {
  /// The elements by a key that they have alone.
  func single(by key: (Element) -> [String]?) -> [[String]: Element] {
    var groups: [[String]: [Element]] = [:]
    for element in self {
      if let key = key(element) { groups[key, default: []].append(element) }
    }
    return groups.compactMapValues { $0.count == 1 ? $0[0] : nil }
  }
}

extension GraphSnapshot.Transition {
  /// The same without the object id of its segue, which nobody meets.
  var withoutSegue: GraphSnapshot.Transition {
    var transition = self
    transition.segue = nil
    return transition
  }

  /// By what a transition is known again: its segue, else what starts it.
  static let keys: [@Sendable (GraphSnapshot.Transition) -> [String]?] = [
    { one in one.segue.map { [one.source.rawValue, one.target?.rawValue ?? "", $0] } },
    { one in one.segue.map { [one.source.rawValue, $0] } },
    { one in one.triggerKey.map { [one.source.rawValue, one.target?.rawValue ?? "", one.kind.rawValue] + $0 } },
    { one in one.triggerKey.map { [one.source.rawValue, one.target?.rawValue ?? ""] + $0 } },
    { one in one.identifier.map { [one.source.rawValue, $0] } },
    { one in one.triggerKey.map { [one.source.rawValue, one.kind.rawValue] + $0 } },
    { one in one.triggerKey.map { [one.source.rawValue] + $0 } },
    { one in [one.source.rawValue, one.target?.rawValue ?? "", one.kind.rawValue] },
    { one in [one.source.rawValue, one.target?.rawValue ?? ""] },
    { one in one.kind.isContainment ? [one.source.rawValue, one.kind.rawValue, one.detail ?? ""] : nil },
  ]

  private var triggerKey: [String]? { trigger.map { [$0.element, $0.label ?? "", $0.event ?? ""] } }
}

extension GraphSnapshot.Exit {
  /// By what an exit is known again.
  static let keys: [@Sendable (GraphSnapshot.Exit) -> [String]?] = [
    { one in one.trigger.map { [one.scene.rawValue, $0.element, $0.label ?? "", $0.event ?? ""] } },
    { one in [one.scene.rawValue, one.kind.rawValue] },
  ]
}
