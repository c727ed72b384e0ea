import UIKit

/// Who the customer is.
final class AccountViewController: UITableViewController {}
