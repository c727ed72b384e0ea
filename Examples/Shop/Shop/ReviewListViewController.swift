import UIKit

/// What customers say, embedded below the product.
final class ReviewListViewController: UITableViewController {
  private let reviews = ["Fits well", "A bit small"]

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    reviews.count
  }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "Review", for: indexPath)
    cell.textLabel?.text = reviews[indexPath.row]
    return cell
  }
}
