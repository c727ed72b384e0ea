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

  /// Properties and methods that leave a value what it is, for the analysis: views of collections and wrappers.
  static let transparent: Set<String> = [
    "unsafelyUnwrapped", "wrappedValue", "value", "base", "projectedValue", "copy", "autorelease", "retain", "object",
    "weak", "unwrap",
  ]

  /// Properties and methods of collections; a collection stands for what it holds.
  static let elements: Set<String> = [
    "first", "last", "lazy", "firstObject", "lastObject", "reversed", "array", "allObjects",
  ]

  /// Whether a method of a data source gives a page of a page controller.
  static func givesPage(_ function: String) -> Bool {
    function.hasPrefix("pageViewController")
      && ["iewControllerBefore", "iewControllerAfter"].contains { function.contains($0) }
  }

  /// Properties that hold bar button items.
  static let barItems: Set<String> = [
    "leftBarButtonItem", "rightBarButtonItem", "leftBarButtonItems", "rightBarButtonItems", "toolbarItems",
    "leftBarButton", "rightBarButton", "backBarButtonItem",
  ]

  /// UIKit's own methods that show and leave: whoever overrides one stands between the caller and UIKit.
  static let moves: Set<String> = [
    "present(_:animated:completion:)", "presentViewController(_:animated:completion:)",
    "presentViewController:animated:completion:", "dismiss(animated:completion:)",
    "dismissViewControllerAnimated(_:completion:)", "dismissViewControllerAnimated:completion:",
    "pushViewController(_:animated:)", "pushViewController:animated:", "popViewController(animated:)",
    "popViewControllerAnimated(_:)", "popViewControllerAnimated:", "popToRootViewController(animated:)",
    "popToRootViewControllerAnimated(_:)", "popToRootViewControllerAnimated:", "popToViewController(_:animated:)",
    "popToViewController:animated:", "setViewControllers(_:animated:)", "setViewControllers:animated:",
    "setViewControllers(_:direction:animated:completion:)", "show(_:sender:)", "showViewController(_:sender:)",
    "showViewController:sender:", "showDetailViewController(_:sender:)", "showDetailViewController:sender:",
    "performSegue(withIdentifier:sender:)", "performSegueWithIdentifier(_:sender:)",
    "performSegueWithIdentifier:sender:", "addChild(_:)", "addChildViewController(_:)", "addChildViewController:",
  ]
}
