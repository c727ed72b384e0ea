import InterfaceBuilder
import NavigationModel

/// How people call an object of a scene.
struct ObjectDescription {
  let object: InterfaceObject
  let scene: InterfaceScene
  let index: Int

  init(_ index: Int, in scene: InterfaceScene) {
    object = scene.objects[index]
    self.scene = scene
    self.index = index
  }

  /// What the user reads on it, else how its author calls it.
  var label: String? {
    if isStaticCell, let text = firstText { return text }
    let own =
      object.string("title") ?? object.string("text") ?? object.string("attributedText")
      ?? object.string("configuration.title") ?? object.string("state.normal") ?? cellTitle
      ?? object.text("systemItem") ?? object.string("userLabel") ?? object.text("reuseIdentifier")
    if let own { return own }
    return object.element.hasSuffix("Cell") ? firstText : object.text("image")
  }

  /// Whether the texts in it are what the user reads, not placeholders of a prototype.
  private var isStaticCell: Bool {
    object.element == "tableViewCell" && object.parent.map { scene.objects[$0].element } == "tableViewSection"
  }

  /// The title of a macOS control, which its cell carries.
  private var cellTitle: String? {
    inside.first { $0.parent == index && $0.slot == "cell" }?.string("title")
  }

  /// The first text in a cell.
  private var firstText: String? {
    inside.lazy.filter { $0.element == "label" }.compactMap { $0.string("text") }.first
  }

  /// What lies in the object: parents stand before their children, so it is what follows up to the next object beside it.
  private var inside: ArraySlice<InterfaceObject> {
    let later = scene.objects[(index + 1)...]
    return later.prefix { candidate in candidate.parent.map { $0 >= index } ?? false }
  }

  /// The trigger that the object is for a segue of it.
  func trigger(event: String?) -> Trigger {
    Trigger(element: object.element, label: label, objectID: object.id, event: event)
  }
}
