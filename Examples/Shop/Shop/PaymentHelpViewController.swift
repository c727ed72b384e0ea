import UIKit

/// Answers one question about paying.
final class PaymentHelpViewController: UIViewController {
  @IBAction private func close(_ sender: UIButton) {
    dismiss(animated: true)
  }
}
