import UIKit

/// The products of one category.
final class ProductListViewController: UICollectionViewController {
  var category = ProductCategory.all[0]
  private var showsOnlyInStock = true

  override func viewDidLoad() {
    super.viewDidLoad()
    title = category.name
  }

  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    if let navigation = segue.destination as? UINavigationController,
      let detail = navigation.topViewController as? ProductViewController,
      let cell = sender as? UICollectionViewCell, let indexPath = collectionView.indexPath(for: cell)
    {
      detail.product = category.products[indexPath.item]
    } else if let filter = segue.destination as? FilterViewController {
      filter.showsOnlyInStock = showsOnlyInStock
    }
  }

  @IBAction private func cancelFilter(_ segue: UIStoryboardSegue) {}

  @IBAction private func applyFilter(_ segue: UIStoryboardSegue) {
    guard let filter = segue.source as? FilterViewController else { return }
    showsOnlyInStock = filter.showsOnlyInStock
    collectionView.reloadData()
  }

  override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    category.products.count
  }

  override func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "Product", for: indexPath)
    (cell as? ProductCell)?.show(category.products[indexPath.item])
    return cell
  }
}
