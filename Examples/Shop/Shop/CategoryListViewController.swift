import UIKit

/// The kinds of products.
final class CategoryListViewController: UITableViewController {
  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    guard let list = segue.destination as? ProductListViewController, let cell = sender as? UITableViewCell,
      let indexPath = tableView.indexPath(for: cell)
    else { return }
    list.category = ProductCategory.all[indexPath.row]
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    ProductCategory.all.count
  }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "Category", for: indexPath)
    cell.textLabel?.text = ProductCategory.all[indexPath.row].name
    return cell
  }
}
