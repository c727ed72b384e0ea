import NavigationModel
import UIKitModel

extension NavigationGraph {
  /// Whether a transition is no containment in a column that is not used (semantics §6.3).
  ///
  /// - Parameter isCollapsed: Whether the width is compact.
  func usesColumn(of transition: Transition, isCollapsed: Bool) -> Bool {
    guard let column = transition.relationship.flatMap(SplitViewCollapse.Column.init(relationship:)) else {
      return true
    }
    let columns = children(of: transition.source).compactMap { sibling in
      sibling.relationship.flatMap(SplitViewCollapse.Column.init(relationship:))
    }
    return SplitViewCollapse.isUsed(
      column, isCollapsed: isCollapsed, hasCompactColumn: columns.contains(.compact))
  }
}
