import UIKit

/// Asks for the customer's address.
final class SignInViewController: UIViewController {
  @IBOutlet private var emailField: UITextField!

  @IBAction private func signIn(_ sender: UIButton) {
    guard emailField.hasText else { return }
    dismiss(animated: true)
  }

  @IBAction private func cancel(_ sender: UIButton) {
    dismiss(animated: true)
  }
}
