/// Until Swift 2 the first parameter of a function had no label unless its name was written twice. A file does not say its
/// version, but most files use something that later versions do not have. A project may have given such a name to something
/// of its own; so what only later versions have weighs more.
extension SwiftLowering {
  /// Looks at a name that is used.
  mutating func noteVersion(name: String) {
    if Self.swift2Names.contains(name) { isSwift2 = true }
    if Self.swift3Names.contains(name) { isSwift3 = true }
  }

  /// Looks at a function that is called.
  mutating func noteVersion(call name: String, _ arguments: [Call.Argument]) {
    if let label = Self.swift3Labels[name], arguments.contains(where: { $0.label == label }) { isSwift3 = true }
    // The text that UIKit takes is no case of an enum: `performSegueWithIdentifier(.detail, sender: nil)`.
    if name == "performSegueWithIdentifier", case .member(nil, _, _)? = arguments.first?.value { return }
    noteVersion(name: name)
  }

  /// Looks at a function that is declared: `tableView(tableView: UITableView, …)`, `override viewDidAppear(animated: Bool)`.
  mutating func noteVersion(function name: String, parameters: [ParameterFacts], isOverride: Bool) {
    guard let first = parameters.first else { return }
    // Where a first parameter had no label anyway, nobody wrote that it has none; only one that is not used (`_: Bool`) has
    // no name at all.
    guard let label = first.label else {
      if first.name != "_" { isSwift3 = true }
      return
    }
    if Self.swift3Labels[name] == label { isSwift3 = true }
    guard label == first.name else { return }
    let isDelegation = name == label && first.type?.name.hasPrefix("UI") == true
    if isDelegation || (isOverride && Self.swift2Overrides.contains(name)) { isSwift2 = true }
  }

  /// Brings the functions of an old file into the form that later versions would write.
  mutating func finish() {
    guard isSwift2, !isSwift3 else { return }
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

  /// The letters with which the names of classes begin that tell versions apart.
  static let firstOfVersionNames = Set("DINU".utf8)

  /// What Swift 3 brought.
  private static let swift3Names: Set<String> = [
    "DispatchQueue", "IndexPath", "NotificationCenter", "UserDefaults", "URLSession",
  ]

  /// Labels of UIKit's methods under the names that they have since Swift 3.
  private static let swift3Labels = [
    "dequeueReusableCell": "withIdentifier", "instantiateViewController": "withIdentifier",
    "performSegue": "withIdentifier", "prepare": "for", "present": "animated", "shouldPerformSegue": "withIdentifier",
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
