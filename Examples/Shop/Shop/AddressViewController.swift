import UIKit

/// The first step of the checkout.
final class AddressViewController: UIViewController {
  @IBOutlet private var streetField: UITextField!
  @IBOutlet private var cityField: UITextField!

  override func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool {
    identifier != "showPayment" || (streetField.hasText && cityField.hasText)
  }
}
