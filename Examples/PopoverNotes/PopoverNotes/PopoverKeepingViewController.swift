import UIKit

/// The third cure: the popover stays a popover everywhere, so a tap outside always closes it.
final class PopoverKeepingViewController: UIViewController {
  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    if segue.identifier == "showCount" {
      segue.destination.popoverPresentationController?.delegate = self
    }
  }
}

extension PopoverKeepingViewController: UIPopoverPresentationControllerDelegate {
  // The form without the trait collection is not asked in regular width and compact height.
  func adaptivePresentationStyle(
    for controller: UIPresentationController, traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle {
    .none
  }
}
