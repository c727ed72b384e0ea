import InterfaceBuilder
import NavigationModel

/// Holds the classes, actions and outlets that documents name against the code (semantics §6.5).
///
/// Only what surely fails is told: where a class of a library stands in the lineage, it may have what the project lacks.
struct InterfaceChecks {
  let program: Program
  let scope: DocumentScope
  /// The types in files that were not read because they cannot matter.
  let otherTypes: Set<String>
  /// The modules of the project's own targets.
  let modules: Set<String>
  /// The types that code uses for properties: what compiles is there, be it from a library.
  private let usedTypes: Set<String>

  init(program: Program, scope: DocumentScope, otherTypes: Set<String>, modules: Set<String>) {
    self.program = program
    self.scope = scope
    self.otherTypes = otherTypes
    self.modules = modules
    usedTypes = Set(program.variables.compactMap(\.facts.type).flatMap { [$0.name] + $0.arguments.map(\.name) })
  }

  /// What is wrong in a document.
  func issues(in document: LinkedDocument) -> [LinkingIssue] {
    let origin = scope.origin(of: document)
    var issues: [LinkingIssue] = []
    for (index, scene) in document.document.scenes.enumerated() {
      let id = document.sceneIDs[index]
      for object in scene.objects {
        if let issue = missingClass(object, origin) { issues.append(issue.of(id, object.location)) }
        issues += missingOutlets(object, origin).map { $0.of(id, $0.location) }
        if let own = object.id, document.idleRecognizers.contains(own) { continue }
        for connection in object.connections where connection.element == "action" {
          guard var issue = missingAction(connection, of: scene, in: document, origin) else { continue }
          // What is hidden, and has no outlet by which code could show it, is hardly ever touched.
          if object.flag("hidden"), object.id.map(document.hasOutlet(to:)) != true { issue.confidence = .possible }
          issues.append(issue.of(id, connection.location))
        }
      }
    }
    return issues
  }

  /// A kind of issue, and how sure it is.
  private struct Found {
    var kind: LinkingIssue.Kind
    var confidence: Confidence
    var location = SourceLocation(file: "")

    func of(_ scene: SceneID?, _ location: SourceLocation) -> LinkingIssue {
      LinkingIssue(kind: kind, scene: scene, location: location, confidence: confidence)
    }
  }

  // MARK: Classes

  private func missingClass(_ object: InterfaceObject, _ origin: DocumentScope.Origin) -> Found? {
    // What stands for the first responder and for the app has a made-up class in every document of AppKit; of what stands
    // for an object that is there already, as the owner of a xib, none is made.
    guard object.element != "placeholder", object.element != "customObject" || !["-1", "-3"].contains(object.id),
      let name = object.customClass,
      program.declaredType(name, from: origin) == nil, !isElsewhere(name),
      !name.isSystemClass, !usedTypes.contains(name)
    else { return nil }
    let kind = LinkingIssue.Kind.missingCustomClass(name: name, element: object.element)
    // A class of the target's own module is in the project or nowhere; one without a module may be a library's.
    let isOwn =
      object.text("customModuleProvider") == "target" || object.text("customModule").map(modules.contains) == true
    guard object.text("customModule") == nil || isOwn else { return nil }
    return Found(kind: kind, confidence: isOwn ? .certain : .possible)
  }

  private func isElsewhere(_ name: String) -> Bool {
    otherTypes.contains(name) || otherTypes.contains { $0.hasSuffix("." + name) }
  }

  /// The declared class of an object whose whole lineage was read.
  private func readClass(_ object: InterfaceObject, _ origin: DocumentScope.Origin) -> TypeID? {
    guard let name = object.customClass, let type = program.declaredType(name, from: origin) else { return nil }
    var next: TypeID? = type
    var seen: Set<TypeID> = []
    while let current = next, seen.insert(current).inserted {
      guard program[current].isDeclared else {
        return program[current].name.isSystemClass ? type : nil
      }
      next = program[current].superclass
    }
    // Without any superclass it may be a part of a class that was not read.
    return nil
  }

  /// The other classes of the same name, where none of them is in a target of the document, as those of a watch app never
  /// are: any of them may be meant.
  private func namesakes(of type: TypeID, _ object: InterfaceObject, _ origin: DocumentScope.Origin) -> [TypeID] {
    let isOwn = program[type].files.contains { !program.files[$0].origin.targets.isDisjoint(with: origin.targets) }
    guard !isOwn, let name = object.customClass else { return [] }
    return (program.declared[name] ?? []).filter { $0 != type }
  }

  // MARK: Actions

  private func missingAction(
    _ connection: InterfaceConnection, of scene: InterfaceScene, in document: LinkedDocument,
    _ origin: DocumentScope.Origin
  ) -> Found? {
    guard let selector = connection.text("selector"), let destination = connection.destination,
      let holder = document.scene(holding: destination),
      // Each scene of a storyboard is loaded alone: what leads to the object of another one is not connected.
      scene.sceneID == holder.sceneID || document.document.format != .storyboard,
      let object = holder.objects.first(where: { $0.id == destination }),
      let type = readClass(object, origin), !hasMethod(selector, type), SystemActions.exit(for: selector) == nil,
      !Self.systemActions.contains(selector),
      !namesakes(of: type, object, origin).contains(where: { hasMethod(selector, $0) })
    else { return nil }
    return Found(
      kind: .missingAction(selector: selector, className: program[type].name),
      confidence: isWhole(type) ? .certain : .possible
    )
  }

  private func hasMethod(_ selector: String, _ type: TypeID) -> Bool {
    let setter = selector.hasPrefix("set") && selector.hasSuffix(":")
    return program.lineage(type).contains { ancestor in
      let declared = program[ancestor]
      if declared.selectors[selector] != nil { return true }
      // Swift 2 has no label for the first parameter.
      let count = selector.utf8.count { $0 == UInt8(ascii: ":") }
      if declared.functions[selector.baseOfFunction]?.contains(where: { program[$0].facts.parameters.count == count })
        == true
      {
        return true
      }
      if setter {
        let name = selector.dropFirst(3).dropLast()
        return declared.properties[name.prefix(1).lowercased() + name.dropFirst()] != nil
      }
      return false
    } || isInExtensionOfSystemClass(selector)
  }

  /// Categories of the system's classes reach all of their subclasses.
  private func isInExtensionOfSystemClass(_ selector: String) -> Bool {
    program.typeIDs.contains { !program[$0].isDeclared && program[$0].selectors[selector] != nil }
  }

  /// Whether all that a class can do was read: it adopts no protocol of a library that may bring something along. To a class
  /// of Swift none does: what an extension of a protocol has, Objective-C cannot send or set.
  private func isWhole(_ type: TypeID) -> Bool {
    program[type].files.allSatisfy { program.files[$0].language == .swift }
      || program.lineage(type).allSatisfy { program[$0].isDeclared || program[$0].name.isSystemClass }
  }

  private static let systemActions: Set<String> = [
    "copy:", "cut:", "paste:", "delete:", "select:", "selectAll:", "undo:", "redo:", "resignFirstResponder",
    "becomeFirstResponder", "toggleFullScreen:", "toggleSidebar:", "performFindPanelAction:", "print:", "reload",
    "goBack", "goForward", "stopLoading", "reloadData", "popViewControllerAnimated:", "setEditing:animated:",
  ]

  // MARK: Outlets

  private func missingOutlets(_ object: InterfaceObject, _ origin: DocumentScope.Origin) -> [Found] {
    let outlets = object.connections.filter { $0.element == "outlet" || $0.element == "outletCollection" }
    guard !outlets.isEmpty, let type = readClass(object, origin) else { return [] }
    return outlets.compactMap { outlet in
      guard let name = outlet.text("property"), !hasProperty(name, type), !Self.systemOutlets.contains(name),
        // The system's own views bring outlets along that nobody lists.
        isPlain(type), !namesakes(of: type, object, origin).contains(where: { hasProperty(name, $0) })
      else { return nil }
      return Found(
        kind: .missingOutlet(name: name, className: program[type].name),
        confidence: isWhole(type) ? .certain : .possible,
        location: outlet.location)
    }
  }

  /// Key-value coding looks for `setName:`, whether the outlet is called `name` or `Name`.
  private func hasProperty(_ name: String, _ type: TypeID) -> Bool {
    let setter = "set" + name.prefix(1).uppercased() + name.dropFirst() + ":"
    let names = [name, "_" + name, name.prefix(1).lowercased() + name.dropFirst()]
    return program.lineage(type).contains { ancestor in
      let declared = program[ancestor]
      return names.contains { declared.properties[$0] != nil }
        || declared.selectors[setter] != nil
    }
  }

  private func isPlain(_ type: TypeID) -> Bool {
    guard let system = program.systemClass(of: type) else { return false }
    return Self.plainClasses.contains(system)
  }

  private static let plainClasses: Set<String> = [
    "UIViewController", "UITableViewController", "UICollectionViewController", "UIView", "UITableViewCell",
    "UICollectionViewCell", "UINavigationController", "UITabBarController", "NSObject", "UICollectionReusableView",
    "UITableViewHeaderFooterView", "UIResponder",
  ]

  private static let systemOutlets: Set<String> = [
    "view", "tableView", "collectionView", "dataSource", "delegate", "searchDisplayController", "navigationItem",
    "tabBarItem", "toolbarItems", "textLabel", "detailTextLabel", "imageView", "accessoryView", "editingAccessoryView",
    "backgroundView", "selectedBackgroundView", "contentView", "inputView", "inputAccessoryView", "window",
    "refreshControl",
    "searchContentsController", "searchResultsDataSource", "searchResultsDelegate", "searchBar", "gestureRecognizers",
    "navigationBar", "toolbar", "tabBar", "keyCommands", "accessibilityElements", "rootViewController", "storyboard",
    "popoverPresentationController", "prefetchDataSource", "dragDelegate", "dropDelegate", "menu",
    "splitViewController",
    "navigationController", "tabBarController", "parentViewController", "nextResponder", "maskView",
    "selectedViewController", "viewControllers", "multipleSelectionBackgroundView", "focusGroupIdentifier",
    "backgroundConfiguration", "preferredFocusedView", "interactions", "accessibilityContainer", "owner", "layer",
  ]
}

extension String {
  /// Whether a class is named like one of Apple's frameworks: the prefix tells.
  var isSystemClass: Bool {
    let prefixes = [
      "UI", "NS", "MK", "WK", "AV", "GLK", "MTK", "SCN", "SK", "AR", "PDF", "CK", "PK", "MP", "GK", "QL", "MF", "EK",
      "CN",
      "SF", "PH", "HK", "ABP", "IK", "MTL", "RPSystem", "ASAuthorization", "LPLink", "CAR", "INU", "SLCompose",
      "MSMessages",
      "VN", "CLLocationButton", "Web", "QC",
    ]
    return prefixes.contains { prefix in
      hasPrefix(prefix) && dropFirst(prefix.count).first?.isUppercase == true
        && dropFirst(prefix.count + 1).first?.isLowercase == true
    } || self == "WebView"
  }
}
