import UIKit

/// The product beside another one.
final class CompareViewController: UIViewController {
  var product: Product?
}
