import NavigationModel

/// Flattens the elements below `objects` into ``InterfaceObject``s, parents before children.
struct ObjectCollector {
  let path: String
  private(set) var objects: [InterfaceObject] = []

  init(path: String) { self.path = path }

  /// Takes an element and everything below it.
  ///
  /// - Parameters:
  ///   - element: The element.
  ///   - parent: The index of the enclosing object.
  ///   - slot: The key or name of the list between the two.
  mutating func collect(_ element: XMLElement, parent: Int?, slot: String?) {
    let name = element.name
    if let parent, takes(element, name, into: parent) { return }
    if Self.ignored.contains(name) { return }
    guard Self.objectsWithoutID.contains(name) || element["id"] != nil else {
      for child in element.children { collect(child, parent: parent, slot: element["key"] ?? name) }
      return
    }
    let index = objects.count
    let object = InterfaceObject(
      element: name, attributes: element.attributes, parent: parent, slot: element["key"] ?? slot, frame: nil,
      location: location(of: element))
    objects.append(object)
    for child in element.children { collect(child, parent: index, slot: nil) }
  }

  /// Elements without a meaning for navigation or drawing: layout, appearance, guides.
  private static let ignored: Set<String> = [
    "autoresizingMask", "color", "constraints", "edgeInsets", "fontDescription", "inset", "layoutGuides",
    "viewLayoutGuide",
  ]

  /// Bars and items that older documents write without an id.
  private static let objectsWithoutID: Set<String> = [
    "barButtonItem", "navigationBar", "navigationItem", "tabBar", "tabBarItem", "toolbar",
  ]

  /// Takes an element that says something about its parent rather than being an object of its own.
  private mutating func takes(_ element: XMLElement, _ name: String, into parent: Int) -> Bool {
    switch name {
    case "connections":
      objects[parent].connections += element.children.map(connection)
    case "rect":
      if element["key"] == "frame" { objects[parent].frame = Self.rect(element) }
    case "string", "mutableString":
      if let key = element["key"] { append(element.text, under: key, to: parent) }
    case "state":
      let title = element["title"] ?? Self.title(inChildOf: element)
      if let key = element["key"], let title { append(title, under: "state.\(key)", to: parent) }
    case "attributedString":
      if let key = element["key"] { append(element.plainText, under: key, to: parent) }
    case "buttonConfiguration":
      if let title = Self.title(ofConfiguration: element) { append(title, under: "configuration.title", to: parent) }
    case "nil":
      if let key = element["key"] { objects[parent].nils.append(key) }
    case "userDefinedRuntimeAttributes":
      objects[parent].runtimeAttributes += element.children.compactMap(runtimeAttribute)
    case "variation":
      objects[parent].variations.append(Self.variation(element))
    default:
      return false
    }
    return true
  }

  private mutating func append(_ text: String, under key: String, to parent: Int) {
    objects[parent].texts.append(InterfaceAttribute(name: key, value: text))
  }

  /// A title that stands in a child element, plain or attributed.
  private static func title(inChildOf element: XMLElement) -> String? {
    if let string = element.children.first(where: { $0["key"] == "title" }) { return string.text }
    return element.children.first { $0["key"] == "attributedTitle" }.map(\.plainText)
  }

  /// The title of a button's configuration (iOS 15), which the button shows in place of its state's.
  private static func title(ofConfiguration element: XMLElement) -> String? {
    element["title"] ?? title(inChildOf: element)
  }

  private func location(of element: XMLElement) -> SourceLocation {
    SourceLocation(file: path, line: element.line, column: element.column)
  }

  private func connection(_ element: XMLElement) -> InterfaceConnection {
    var attributes = element.attributes
    // The early adaptive form `<nil key="action"/>` clears the action that an attribute could set.
    attributes += element.children.filter { $0.name == "nil" }.compactMap { child in
      child["key"].map { InterfaceAttribute(name: "nil.\($0)", value: "") }
    }
    return InterfaceConnection(
      element: element.name, attributes: attributes,
      peeks: element.children.flatMap(peeks), location: location(of: element))
  }

  private func peeks(_ element: XMLElement) -> [InterfaceConnection] {
    switch element.name {
    case "segue": [connection(element)]
    case "connections": element.children.flatMap(peeks)
    default: []
    }
  }

  private func runtimeAttribute(_ element: XMLElement) -> RuntimeAttribute? {
    guard let keyPath = element["keyPath"] else { return nil }
    let child = element.children.first { $0["key"] == "value" }
    let text = child.map { $0.text.isEmpty ? $0["value"] : $0.text } ?? nil
    return RuntimeAttribute(
      keyPath: keyPath, type: element["type"], value: element["value"] ?? text, location: location(of: element))
  }

  private static func variation(_ element: XMLElement) -> InterfaceVariation {
    let masks = element.children.filter { $0.name == "mask" && $0["key"] == "subviews" }.flatMap(\.children)
    return InterfaceVariation(
      key: element["key"] ?? "", attributes: element.attributes,
      excludes: masks.filter { $0.name == "exclude" }.compactMap { $0["reference"] },
      includes: masks.filter { $0.name == "include" }.compactMap { $0["reference"] })
  }

  private static func rect(_ element: XMLElement) -> Rect? {
    func number(_ name: String) -> Double? { element[name].flatMap(Double.init) }
    guard let x = number("x"), let y = number("y"), let width = number("width"), let height = number("height") else {
      return nil
    }
    return Rect(x: x, y: y, width: width, height: height)
  }
}
