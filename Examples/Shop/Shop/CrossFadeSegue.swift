import UIKit

/// Presents the destination by fading it in.
final class CrossFadeSegue: UIStoryboardSegue {
  // In the current context the presenter is the navigation controller of this tab. So the unwind segue back finds the
  // product that the customer came from, and not one that another tab shows.
  override func perform() {
    destination.modalPresentationStyle = .currentContext
    destination.modalTransitionStyle = .crossDissolve
    source.present(destination, animated: true)
  }
}
