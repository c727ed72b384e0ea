import NavigationModel

/// How something differs.
public enum DiffMark: String, Hashable, Sendable, CaseIterable {
  /// It is there now.
  case added
  /// It was there.
  case removed
  /// It is not what it was.
  case changed
}

/// What is different between two states of an app's navigation.
public struct GraphDiff: Hashable, Sendable {
  /// A difference.
  public enum Change<Value: Hashable & Sendable>: Hashable, Sendable {
    /// It is there now.
    case added(Value)
    /// It was there.
    case removed(Value)
    /// It is not what it was.
    case changed(from: Value, to: Value)

    /// How it differs.
    public var mark: DiffMark {
      switch self {
      case .added: .added
      case .removed: .removed
      case .changed: .changed
      }
    }

    /// What it is now, or was where it is gone.
    public var value: Value {
      switch self {
      case .added(let value), .removed(let value), .changed(from: _, to: let value): value
      }
    }
  }

  /// The state before, with the ids that scenes have now.
  public let old: GraphSnapshot
  /// The state now.
  public let new: GraphSnapshot
  /// The scenes of the app that differ, sorted by id. What is of the system, or not known, only shows where it is shown.
  public let scenes: [Change<GraphSnapshot.Scene>]
  /// The entry points that differ, in the order of the snapshots.
  public let entryPoints: [Change<GraphSnapshot.EntryPoint>]
  /// The transitions that differ, in the order of the snapshots.
  public let transitions: [Change<GraphSnapshot.Transition>]
  /// The exits that differ, in the order of the snapshots.
  public let exits: [Change<GraphSnapshot.Exit>]

  /// Compares two states. Where documents lie, and which object ids scenes and segues have, makes no difference.
  public init(from old: GraphSnapshot, to new: GraphSnapshot) {
    let old = old.renamed(SceneMatching(old: old, new: new).newIDs, like: new)
    self.old = old
    self.new = new
    scenes = Self.scenes(old, new)
    entryPoints = ElementMatching(old.entryPoints, new.entryPoints).changes([{ [$0.scene.rawValue] }])
    transitions = ElementMatching(old.transitions, new.transitions)
      .changes(GraphSnapshot.Transition.keys) { $0.withoutSegue }
    exits = ElementMatching(old.exits, new.exits).changes(GraphSnapshot.Exit.keys)
  }

  /// Whether nothing differs.
  public var isEmpty: Bool { scenes.isEmpty && entryPoints.isEmpty && transitions.isEmpty && exits.isEmpty }

  private static func scenes(
    _ old: GraphSnapshot, _ new: GraphSnapshot
  ) -> [Change<GraphSnapshot.Scene>] {
    let removed = old.scenes.filter { new[$0.id] == nil }.map(Change.removed)
    let others = new.scenes.compactMap { scene -> Change<GraphSnapshot.Scene>? in
      guard let before = old[scene.id] else { return .added(scene) }
      return before == scene ? nil : .changed(from: before, to: scene)
    }
    return (removed + others).filter { $0.value.kind != .system && $0.value.kind != .unresolved }
      .sorted { $0.value.id < $1.value.id }
  }
}

extension GraphDiff.Change<GraphSnapshot.Transition> {
  /// Whether the same thing leads elsewhere now, or in another way.
  public var isRerouted: Bool {
    if case .changed(let old, let new) = self { return old.target != new.target || old.kind != new.kind }
    return false
  }
}
