import UIKit

/// What is in the cart.
final class CartViewController: UITableViewController {
  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    tableView.reloadData()
  }

  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    guard let detail = segue.destination as? ProductViewController, let cell = sender as? UITableViewCell,
      let indexPath = tableView.indexPath(for: cell)
    else { return }
    detail.product = ShoppingCart.shared.products[indexPath.row]
  }

  @IBAction private func checkOut(_ sender: UIBarButtonItem) {
    guard !ShoppingCart.shared.products.isEmpty else { return }
    performSegue(withIdentifier: "checkOut", sender: sender)
  }

  @IBAction private func cancelCheckout(_ segue: UIStoryboardSegue) {}

  @IBAction private func finishCheckout(_ segue: UIStoryboardSegue) {
    ShoppingCart.shared.products.removeAll()
    tableView.reloadData()
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    ShoppingCart.shared.products.count
  }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "Item", for: indexPath)
    cell.textLabel?.text = ShoppingCart.shared.products[indexPath.row].name
    return cell
  }
}
