import UIKit

/// One product. It is the detail of the split view, and the cart pushes it too.
final class ProductViewController: UIViewController {
  var product = ProductCategory.all[0].products[0]

  @IBOutlet private var nameLabel: UILabel!
  @IBOutlet private var sizeButton: UIBarButtonItem!

  override func viewDidLoad() {
    super.viewDidLoad()
    nameLabel.text = product.name
  }

  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    switch segue.destination {
    case let sizes as SizeListViewController:
      sizes.sizes = product.sizes
      sizes.onChoice = { [weak self] size in
        self?.sizeButton.title = size
        self?.dismiss(animated: true)
      }
      sizes.popoverPresentationController?.delegate = self
    case let compare as CompareViewController:
      compare.product = product
    default:
      break
    }
  }

  @IBAction private func addToCart(_ sender: UIButton) {
    ShoppingCart.shared.products.append(product)
  }

  @IBAction private func unwindToProduct(_ segue: UIStoryboardSegue) {}
}

extension ProductViewController: UIPopoverPresentationControllerDelegate {
  // The list of sizes is short: it stays a popover on a phone too, and a tap outside closes it.
  func adaptivePresentationStyle(
    for controller: UIPresentationController, traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle {
    .none
  }
}
