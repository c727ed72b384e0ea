import NavigationModel

/// What a transition does in one place of the container hierarchy.
public enum TransitionEffect: Hashable, Sendable {
  /// The target becomes a child of the source.
  case contain
  /// The target is pushed on the navigation controller at an index of the container path; the index behind its end means
  /// the source itself.
  case push(onto: Int)
  /// The target takes a column of the split view at an index of the container path; the same holds for the source.
  case column(of: Int)
  /// The target is presented modally.
  case present
  /// A legacy push without a navigation controller: UIKit throws.
  case throwsWithoutNavigation
  /// What happens is decided by code that was not read.
  case open
}

/// Semantics §4 and §3.1: which container a transition reaches.
public enum ShowResolution {
  /// Resolves a transition.
  ///
  /// - Parameters:
  ///   - kind: The transition's kind.
  ///   - path: The kinds of the containers around the source, outermost first; a host of an embed counts by its own kind.
  ///   - source: The kind of the source itself, which is asked first.
  ///   - targetIsNavigation: Whether the target is a navigation controller.
  ///   - collapsed: Whether the width is compact, so that split views show one column.
  public static func effect(
    of kind: TransitionKind, path: [SceneKind], source: SceneKind, targetIsNavigation: Bool, collapsed: Bool
  ) -> TransitionEffect {
    switch kind {
    case .relationship, .embed, .child: .contain
    case .present, .popover, .sheet, .modalWindow: .present
    case .push: path.lastIndex(of: .navigationController).map { .push(onto: $0) } ?? .throwsWithoutNavigation
    case .show: show(path + [source], targetIsNavigation: targetIsNavigation, collapsed: collapsed)
    case .showDetail: showDetail(path + [source], collapsed: collapsed)
    case .replace: path.lastIndex(of: .splitViewController).map { .column(of: $0) } ?? .open
    default: .open
    }
  }

  private static func show(_ path: [SceneKind], targetIsNavigation: Bool, collapsed: Bool) -> TransitionEffect {
    for (index, kind) in path.enumerated().reversed() {
      if kind == .navigationController {
        // §6.5: a navigation controller that is shown in another is presented instead.
        return targetIsNavigation ? .present : .push(onto: index)
      }
      if kind == .splitViewController { return collapsed ? .present : .column(of: index) }
    }
    return .present
  }

  private static func showDetail(_ path: [SceneKind], collapsed: Bool) -> TransitionEffect {
    guard let split = path.lastIndex(of: .splitViewController) else { return .present }
    guard collapsed else { return .column(of: split) }
    // Collapsed, the primary column itself gets `show`: a push if it is a navigation controller, else a modal (D A75).
    let primary = split + 1
    return path.indices.contains(primary) && path[primary] == .navigationController ? .push(onto: primary) : .present
  }
}
