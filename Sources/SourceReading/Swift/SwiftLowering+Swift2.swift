/// Until Swift 2 the first parameter of a function had no label unless its name was written twice. A file does not say its
/// version, but most files use something that later versions do not have.
extension SwiftLowering {
  /// Looks at a name that is used.
  mutating func noteSwift2(name: String) {
    if !isSwift2, Self.swift2Names.contains(name) { isSwift2 = true }
  }

  /// Looks at a function that is declared: `tableView(tableView: UITableView, …)`, `override viewDidAppear(animated: Bool)`.
  mutating func noteSwift2(function name: String, parameters: [ParameterFacts], isOverride: Bool) {
    guard !isSwift2, let first = parameters.first, let label = first.label, label == first.name else { return }
    let isDelegation = name == label && first.type?.name.hasPrefix("UI") == true
    if isDelegation || (isOverride && Self.swift2Overrides.contains(name)) { isSwift2 = true }
  }

  /// Brings the functions of an old file into the form that later versions would write.
  mutating func finish() {
    guard isSwift2 else { return }
    dropFirstLabels(of: &facts.functions)
    for index in facts.types.indices { dropFirstLabels(of: &facts.types[index].functions) }
  }

  private func dropFirstLabels(of functions: inout [FunctionFacts]) {
    for index in functions.indices where !explicitLabels.contains(functions[index].position) {
      functions[index].dropFirstLabel()
    }
  }

  /// What Swift 3 renamed, and what nobody would name like that again.
  private static let swift2Names: Set<String> = [
    "NSBundle", "NSFileManager", "NSNotificationCenter", "NSOperationQueue", "NSProcessInfo", "NSTimer", "NSURLSession",
    "NSUserDefaults", "blackColor", "clearColor", "currentDevice", "defaultCenter", "dispatch_after", "dispatch_async",
    "dispatch_get_main_queue", "dynamicType", "mainBundle", "mainQueue", "mainScreen", "performSegueWithIdentifier",
    "sharedApplication", "standardUserDefaults", "whiteColor",
  ]

  /// Methods of UIKit whose first parameter has no label now.
  private static let swift2Overrides: Set<String> = [
    "encodeWithCoder", "observeValueForKeyPath", "prepareForSegue", "setEditing", "setHighlighted", "setSelected",
    "shouldPerformSegueWithIdentifier", "touchesBegan", "traitCollectionDidChange", "viewDidAppear", "viewDidDisappear",
    "viewWillAppear", "viewWillDisappear", "viewWillTransitionToSize", "willMoveToParentViewController",
  ]
}

extension FunctionFacts {
  fileprivate mutating func dropFirstLabel() {
    guard let first = parameters.first, let label = first.label, label == first.name, !name.hasPrefix("init(") else {
      return
    }
    let base = String(name.prefix { $0 != "(" })
    parameters[0].label = nil
    name = base + "(_" + name.dropFirst(base.count + 1 + label.count)
    if let written = selector, written.hasPrefix(base), let colon = written.firstIndex(of: ":") {
      selector = base + String(written[colon...])
    }
  }
}
