import NavigationModel

/// The part of an app's navigation that pictures of a difference show: what differs, and what is next to it.
public struct DiffExcerpt: Hashable, Sendable {
  /// Something, and how it differs; `nil` where it does not.
  public struct Marked<Value: Hashable & Sendable>: Hashable, Sendable {
    /// What is there, or was.
    public var value: Value
    /// How it differs.
    public var mark: DiffMark?
    /// What it was; only where it has changed.
    public var before: Value?
  }

  /// The scenes, sorted by id.
  public let scenes: [Marked<GraphSnapshot.Scene>]
  /// The transitions between them. One that leads elsewhere now is there twice, as it was and as it is.
  public let transitions: [Marked<GraphSnapshot.Transition>]
  /// The entry points among the scenes.
  public let entryPoints: [Marked<GraphSnapshot.EntryPoint>]
  /// The exits that differ.
  public let exits: [Marked<GraphSnapshot.Exit>]

  /// How many transitions that are the same lead to a scene, at most, where nothing else tells where it is.
  private static let mostWaysIn = 3

  /// Takes what is to be shown of a difference.
  public init(_ diff: GraphDiff) {
    let changed = diff.transitions.flatMap { Self.marked($0, splits: $0.value.target != $0.before?.target) }
    var shown = Set(diff.scenes.map(\.value.id))
    shown.formUnion(diff.exits.map(\.value.scene) + diff.entryPoints.map(\.value.scene))
    shown.formUnion(changed.flatMap { [$0.value.source, $0.value.target].compactMap(\.self) })

    let same = Set(diff.new.transitions).subtracting(changed.map(\.value))
    let unchanged = diff.new.transitions.filter(same.contains)
    // Most scenes show alerts, and they tell nothing about where one is.
    var around = unchanged.filter { transition in
      shown.contains(transition.source) && transition.target.map { shown.contains($0) && !$0.isSystem } == true
    }
    let led = Set((changed.map(\.value) + around).filter { $0.kind != .unwind && $0.source != $0.target }.map(\.target))
    for scene in shown.sorted() where !led.contains(scene) && !scene.isSystem {
      let waysIn = unchanged.filter { $0.target == scene && $0.source != scene && $0.kind != .unwind }
      around += waysIn.prefix(Self.mostWaysIn)
    }
    shown.formUnion(around.map(\.source))

    let marks = Dictionary(uniqueKeysWithValues: diff.scenes.map { ($0.value.id, $0) })
    scenes = (diff.new.scenes + diff.old.scenes.filter { diff.new[$0.id] == nil }).filter { shown.contains($0.id) }
      .sorted { $0.id < $1.id }
      .map { Marked(value: $0, mark: marks[$0.id]?.mark, before: marks[$0.id]?.before) }
    transitions = changed + around.map { Marked(value: $0, mark: nil, before: nil) }
    let starts = diff.entryPoints.flatMap { Self.marked($0, splits: false) }
    let known = Set(starts.map(\.value))
    entryPoints =
      starts
      + diff.new.entryPoints.filter { shown.contains($0.scene) && !known.contains($0) }
      .map { Marked(value: $0, mark: nil, before: nil) }
    exits = diff.exits.flatMap { Self.marked($0, splits: false) }
  }

  private static func marked<Value>(_ change: GraphDiff.Change<Value>, splits: Bool) -> [Marked<Value>] {
    if case .changed(let old, let new) = change, splits {
      return [Marked(value: old, mark: .removed, before: nil), Marked(value: new, mark: .added, before: nil)]
    }
    return [Marked(value: change.value, mark: change.mark, before: change.before)]
  }
}

extension GraphDiff.Change {
  /// What it was, where it has changed.
  var before: Value? {
    if case .changed(let old, _) = self { return old }
    return nil
  }
}
