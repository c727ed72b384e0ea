struct Product {
  var name: String
  var sizes = ["S", "M", "L"]
}

struct ProductCategory {
  var name: String
  var products: [Product]

  static let all = [
    ProductCategory(name: "Shirts", products: [Product(name: "Plain"), Product(name: "Striped")]),
    ProductCategory(name: "Shoes", products: [Product(name: "Boots", sizes: ["40", "41", "42"])]),
  ]
}

/// What the customer wants to buy.
@MainActor
final class ShoppingCart {
  static let shared = ShoppingCart()

  var products: [Product] = []
}
