import UIKit

/// The second step of the checkout.
final class PaymentViewController: UIViewController {
  private enum Segue: String {
    case showReceipt
  }

  @IBOutlet private var cardField: UITextField!

  @IBAction private func pay(_ sender: UIButton) {
    guard cardField.hasText else { return }
    performSegue(withIdentifier: Segue.showReceipt.rawValue, sender: sender)
  }
}
