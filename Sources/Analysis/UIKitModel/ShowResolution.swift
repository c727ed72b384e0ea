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
  /// The target becomes the root of a window, in place of all that was there.
  case replaceRoot
  /// The target is a flow object: nothing changes on screen, and what it shows is shown from here.
  case call
  /// A legacy push segue without a navigation controller: UIKit throws.
  case throwsWithoutNavigation
  /// What happens is decided by code that was not read or not followed.
  case open

  /// What machine-readable reports call it.
  public var name: String {
    switch self {
    case .contain: "contain"
    case .push: "push"
    case .column: "column"
    case .present: "present"
    case .replaceRoot: "root"
    case .call: "flow"
    case .throwsWithoutNavigation: "throw"
    case .open: "open"
    }
  }

  /// Whether it changes a column of a split view.
  var isColumn: Bool {
    if case .column = self { return true }
    return false
  }
}

/// Semantics §4 and §3.1: which container a transition reaches.
public enum ShowResolution {
  /// Resolves a transition.
  ///
  /// - Parameters:
  ///   - kind: The transition's kind.
  ///   - path: The kinds of the containers around the source, outermost first; a host of an embed counts by its own kind.
  ///   - source: The kind of the source itself, which is asked first. A flow object is on no screen, so what becomes of a
  ///     `show` that it sends to a controller nobody knows is open.
  ///   - targetIsNavigation: Whether the target is a navigation controller.
  ///   - collapsed: Whether the width is compact, so that split views show one column.
  ///   - isCode: Whether code says it. Unlike a segue, a push sent to a navigation controller that is not there does
  ///     nothing, and code often acts on another controller than its own.
  ///   - sentTo: The container that code sends it to, where it finds one around the source.
  public static func effect(
    of kind: TransitionKind, path: [SceneKind], source: SceneKind, targetIsNavigation: Bool, collapsed: Bool,
    isCode: Bool = false, sentTo: SceneKind? = nil
  ) -> TransitionEffect {
    switch kind {
    case .relationship, .embed, .child: return .contain
    case .present, .popover, .sheet, .modalWindow: return .present
    case .root: return .replaceRoot
    case .flow: return .call
    case .push where isCode:
      return (path + [source]).lastIndex(of: .navigationController).map { .push(onto: $0) } ?? .open
    case .push: return path.lastIndex(of: .navigationController).map { .push(onto: $0) } ?? .throwsWithoutNavigation
    case .show, .showDetail:
      let effect =
        kind == .show
        ? show(path + [source], targetIsNavigation: targetIsNavigation, collapsed: collapsed)
        : showDetail(path + [source], collapsed: collapsed)
      guard effect == .present else { return effect }
      // What is sent to a container that is not there does nothing; code that does so has one somewhere else.
      let isElsewhere = sentTo.map { !(path + [source]).contains($0) } ?? false
      return source == .flow || isElsewhere ? .open : effect
    case .replace: return replace(path + [source], isCode: isCode)
    default: return .open
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

  /// A segue of this kind is about a split view; code replaces the contents of the nearest container (§6.1 D A83, §6.2).
  private static func replace(_ path: [SceneKind], isCode: Bool) -> TransitionEffect {
    let takers: [SceneKind] =
      isCode ? [.navigationController, .tabBarController, .splitViewController] : [.splitViewController]
    guard let index = path.lastIndex(where: takers.contains) else { return .open }
    return path[index] == .navigationController ? .push(onto: index) : .column(of: index)
  }
}
