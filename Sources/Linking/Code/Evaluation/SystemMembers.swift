/// Properties and methods of UIKit that lead from one controller to another (semantics §2.7, §7.1).
enum SystemMembers {
  /// The controller that a property of a controller gives.
  static func relation(_ name: String) -> Relation? { relations[name] }

  private static let relations: [String: Relation] = [
    "navigationController": .navigation, "tabBarController": .tabBar, "splitViewController": .split,
    "parent": .parent, "parentViewController": .parent, "presentingViewController": .presenting,
    "presentedViewController": .presented, "topViewController": .top, "visibleViewController": .top,
    "selectedViewController": .top, "presentingController": .presenting,
  ]

  /// Properties that hold the children of a container.
  static let children: Set<String> = [
    "viewControllers", "children", "childViewControllers", "rootViewController", "topViewController",
    "visibleViewController", "selectedViewController", "tabs", "contentViewController", "viewController",
    "searchResultsController", "tabViewItems", "splitViewItems", "arrangedObjects",
  ]

  /// Properties that give the presentation controller of a controller.
  static let presentations: Set<String> = [
    "popoverPresentationController", "presentationController", "sheetPresentationController",
    "adaptiveSheetPresentationController",
  ]

  /// Properties and methods that leave a value what it is, for the analysis: views of collections and wrappers.
  static let transparent: Set<String> = [
    "unsafelyUnwrapped", "wrappedValue", "value", "base", "projectedValue", "copy", "autorelease", "retain", "object",
    "weak", "unwrap",
  ]

  /// Properties and methods of collections; a collection stands for what it holds.
  static let elements: Set<String> = [
    "first", "last", "lazy", "firstObject", "lastObject", "reversed", "array", "allObjects",
  ]

  /// UIKit's own methods that show and leave: whoever overrides one stands between the caller and UIKit.
  static let moves: Set<String> = [
    "present", "presentViewController", "dismiss", "dismissViewControllerAnimated", "pushViewController",
    "popViewController", "popViewControllerAnimated", "popToRootViewController", "popToRootViewControllerAnimated",
    "popToViewController", "setViewControllers", "show", "showViewController", "showDetailViewController",
    "performSegue", "performSegueWithIdentifier", "addChild", "addChildViewController",
  ]
}
