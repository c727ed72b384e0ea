/// Which elements are controllers that can be a scene.
enum ControllerElements {
  /// Elements whose name ends like a controller's and that are none: they manage data, not a screen.
  static let lookalikes: Set<String> = [
    "arrayController", "dictionaryController", "objectController", "searchDisplayController", "treeController",
    "userDefaultsController",
  ]

  /// Whether an element can be the controller of a scene, or the placeholder of a storyboard reference.
  static func contains(_ element: String) -> Bool {
    let name = element.lowercased()
    if element == "placeholder" || lookalikes.contains(element) { return false }
    return name.hasSuffix("controller") || name.hasSuffix("controllerplaceholder")
  }
}
