import UIKit

/// The sizes of a product, in a popover. Whoever opens it closes it when one is chosen.
final class SizeListViewController: UITableViewController {
  var sizes: [String] = []
  var onChoice: ((String) -> Void)?

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    sizes.count
  }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "Size", for: indexPath)
    cell.textLabel?.text = sizes[indexPath.row]
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    onChoice?(sizes[indexPath.row])
  }
}
