import UIKit

/// The last step of the checkout: there is no way back, only Done.
final class ReceiptViewController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    isModalInPresentation = true
  }
}
