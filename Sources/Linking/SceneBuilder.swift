import InterfaceBuilder
import NavigationModel

/// Makes the graph's scene from a scene of a document.
struct SceneBuilder {
  let document: InterfaceDocument
  let name: String

  /// The scene of a controller that is no placeholder.
  func scene(_ scene: InterfaceScene, controller: InterfaceObject, id: SceneID) -> Scene {
    let kind = Self.kind(of: controller, on: document.platform)
    let title = Self.title(of: scene)
    let className = controller.customClass
    return Scene(
      id: id, kind: kind, className: className, module: controller.text("customModule"), title: title,
      label: Self.label(controller, title: title, kind: kind), storyboard: name, document: document.path,
      storyboardIdentifier: controller.text("storyboardIdentifier")
        ?? (document.platform == .watchOS ? controller.text("identifier") : nil),
      objectID: controller.id, isInitial: controller.id != nil && controller.id == document.initialObjectID,
      location: controller.location, platform: document.platform,
      openness: Self.openness(kind, className), presentation: Self.presentation(controller),
      bars: SceneBars(scene),
      wrapsChildren: kind == .splitViewController && controller.text("style")?.hasSuffix("Column") == true,
      canvasPosition: scene.canvasPosition)
  }

  private static func kind(of controller: InterfaceObject, on platform: Platform) -> SceneKind {
    if platform == .watchOS, controller.element == "controller" { return .interfaceController }
    return SceneKind(rawValue: controller.element)
  }

  /// The title of the controller, else of its navigation item, else of its tab bar item.
  private static func title(of scene: InterfaceScene) -> String? {
    if let title = scene.controller?.string("title") { return title }
    for element in ["navigationItem", "tabBarItem"] {
      let item = scene.objects.first { $0.element == element && $0.parent == scene.controllerIndex }
      if let title = item?.string("title") { return title }
    }
    return nil
  }

  private static func label(_ controller: InterfaceObject, title: String?, kind: SceneKind) -> String {
    if let title { return title }
    if let name = controller.customClass { return shortened(name) }
    return controller.text("userLabel") ?? controller.text("storyboardIdentifier") ?? controller.text("identifier")
      ?? words(kind.rawValue)
  }

  /// A class name without the suffix that all controllers share.
  static func shortened(_ className: String) -> String {
    for suffix in ["ViewController", "Controller", "VC"]
    where className.hasSuffix(suffix) && className.count > suffix.count {
      return String(className.dropLast(suffix.count))
    }
    return className
  }

  /// `navigationController` as `Navigation Controller`.
  private static func words(_ name: String) -> String {
    var text = ""
    for character in name {
      if text.isEmpty {
        text += character.uppercased()
      } else {
        if character.isUppercase { text += " " }
        text.append(character)
      }
    }
    return text
  }

  private static func openness(_ kind: SceneKind, _ className: String?) -> Openness {
    if let className, !isSystemClass(className) { return .open("the source of \(className) was not read") }
    if kind == .hostingController { return .open("its SwiftUI view was not read") }
    if kind == .pageViewController { return .open("its pages come from code") }
    return .closed
  }

  /// Whether a class is one of the system's own controllers, named in the document for clarity.
  private static func isSystemClass(_ name: String) -> Bool {
    [
      "UIViewController", "UINavigationController", "UITabBarController", "UITableViewController",
      "UICollectionViewController", "UISplitViewController", "NSViewController", "NSWindowController",
      "NSTabViewController", "NSSplitViewController",
    ].contains(name)
  }

  private static func presentation(_ controller: InterfaceObject) -> ScenePresentation {
    var presentation = ScenePresentation(
      style: controller.text("modalPresentationStyle").map(PresentationStyle.init(rawValue:)),
      transitionStyle: controller.text("modalTransitionStyle"),
      definesPresentationContext: controller.flag("definesPresentationContext"))
    for attribute in controller.runtimeAttributes {
      switch attribute.keyPath {
      case "modalPresentationStyle":
        // Key-value coding runs after the attributes are decoded, so it wins (semantics §9).
        if let style = attribute.value.flatMap(Int.init).flatMap(PresentationStyle.init(uiKitRawValue:)) {
          presentation.style = style
        }
      case "modalInPresentation", "isModalInPresentation", "modalInPopover", "isModalInPopover":
        presentation.isModalInPresentation = ["YES", "1", "true"].contains(attribute.value)
      case "definesPresentationContext":
        presentation.definesPresentationContext = ["YES", "1", "true"].contains(attribute.value)
      default:
        break
      }
    }
    return presentation
  }
}

extension SceneBars {
  /// Reads the bars of a scene's controller (semantics §6.1).
  init(_ scene: InterfaceScene) {
    self.init()
    guard let controller = scene.controller else { return }
    let own = scene.objects.filter { $0.parent == scene.controllerIndex }
    navigationBarHidden =
      controller.flag("navigationBarHidden")
      || own.contains { $0.element == "navigationBar" && $0.flag("hidden") }
    toolbarHidden = controller["toolbarHidden"] != "NO"
    guard let item = own.first(where: { $0.element == "navigationItem" }) else { return }
    let hasLeftItems = scene.objects.contains { object in
      object.element == "barButtonItem" && ["leftBarButtonItem", "leftBarButtonItems"].contains(object.slot)
        && object.parent.map { scene.objects[$0] == item } ?? false
    }
    hidesBackButton =
      item.flag("hidesBackButton") || (hasLeftItems && !item.flag("leftItemsSupplementBackButton"))
  }
}
