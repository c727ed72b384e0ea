import UIKit

/// The second and older cure: the presenter watches its traits and tells the content whether it needs a button.
final class TraitFollowingViewController: UIViewController {
  private weak var tags: TagsViewController?

  /// A popover stays one only where both size classes are regular.
  private var needsDoneButton: Bool {
    traitCollection.horizontalSizeClass == .compact || traitCollection.verticalSizeClass == .compact
  }

  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    guard segue.identifier == "showTags", let navigation = segue.destination as? UINavigationController else { return }
    tags = navigation.topViewController as? TagsViewController
    tags?.showsDoneButton = needsDoneButton
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    tags?.showsDoneButton = needsDoneButton
  }
}
