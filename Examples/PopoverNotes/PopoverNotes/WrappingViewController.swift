import UIKit

/// The first cure: where the popover adapts, its content gets a navigation controller and a Done button.
final class WrappingViewController: UIViewController {
  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    if segue.identifier == "showColors" {
      segue.destination.popoverPresentationController?.delegate = self
    }
  }

  @objc private func closeColors() {
    dismiss(animated: true)
  }
}

extension WrappingViewController: UIPopoverPresentationControllerDelegate {
  func presentationController(
    _ controller: UIPresentationController,
    viewControllerForAdaptivePresentationStyle style: UIModalPresentationStyle
  ) -> UIViewController? {
    let content = controller.presentedViewController
    content.navigationItem.rightBarButtonItem = UIBarButtonItem(
      barButtonSystemItem: .done, target: self, action: #selector(closeColors))
    return UINavigationController(rootViewController: content)
  }
}
