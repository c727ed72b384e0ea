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
  public var isColumn: Bool {
    if case .column = self { return true }
    return false
  }
}
