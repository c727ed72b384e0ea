import UIKit

/// The content of a popover that adds its own Done button when it is told to.
final class TagsViewController: UIViewController {
  var showsDoneButton = false {
    didSet {
      let done = UIBarButtonItem(barButtonSystemItem: .done, target: self, action: #selector(close))
      navigationItem.rightBarButtonItem = showsDoneButton ? done : nil
    }
  }

  @objc private func close() {
    dismiss(animated: true)
  }
}
