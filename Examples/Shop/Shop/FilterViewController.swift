import UIKit

/// What to leave out of a list of products. Its bar is its own, for it is presented without a navigation controller.
final class FilterViewController: UIViewController {
  var showsOnlyInStock = true

  @IBOutlet private var inStockSwitch: UISwitch!

  override func viewDidLoad() {
    super.viewDidLoad()
    inStockSwitch.isOn = showsOnlyInStock
  }

  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    if segue.identifier == "applyFilter" {
      showsOnlyInStock = inStockSwitch.isOn
    }
  }
}
