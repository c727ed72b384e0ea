import UIKit

final class ProductCell: UICollectionViewCell {
  @IBOutlet private var nameLabel: UILabel!

  func show(_ product: Product) {
    nameLabel.text = product.name
  }
}
