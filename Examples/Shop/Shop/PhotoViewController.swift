import UIKit

/// The photo of a product, over the full screen.
final class PhotoViewController: UIViewController {
  @IBAction private func close(_ sender: UIButton) {
    dismiss(animated: true)
  }
}
