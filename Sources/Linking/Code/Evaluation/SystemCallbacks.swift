import NavigationModel
import SourceReading
import UIKitModel

/// Methods that the system calls by itself.
enum SystemCallbacks {
  /// The protocols whose adopters the system makes.
  static let starts: Set<String> = [
    "UIApplicationDelegate", "UISceneDelegate", "UIWindowSceneDelegate", "NSApplicationDelegate",
    "WKExtensionDelegate", "WKApplicationDelegate", "CPTemplateApplicationSceneDelegate", "App",
    "NSExtensionRequestHandling", "UNNotificationContentExtension", "UIViewControllerRepresentable",
    "NSViewControllerRepresentable",
  ]

  /// Those of which the system makes only what a scene manifest or code names.
  static let ofScenes: Set<String> = [
    "UISceneDelegate", "UIWindowSceneDelegate", "CPTemplateApplicationSceneDelegate",
  ]

  /// What starts a method of a class of the system's making; `nil` where the system does not call it.
  static func trigger(
    of function: ProgramFunction, hasOverride: Bool, adoptsUnknown: Bool, isCalled: @autoclosure () -> Bool,
    isDeclared: (String) -> Bool
  ) -> Trigger? {
    let facts = function.facts
    let name = facts.selector ?? facts.name
    let base = facts.name.baseOfFunction
    if SystemMembers.moves.contains(facts.name) { return nil }
    // Nobody knows its selector, so that somebody may call it.
    if facts.attributes.contains("macro") { return Trigger(element: "callback", event: facts.name) }
    if facts.attributes.contains("IBSegueAction") { return Trigger(element: "lifecycle", event: name) }
    if base == "accessibilityPerformEscape" || base == "cancelOperation" {
      return Trigger(element: "escape", event: name)
    }
    if lifecycle.contains(base) || facts.name.hasPrefix("init") {
      return Trigger(element: "lifecycle", event: base)
    }
    let isOfApp = ofApp.contains { base.hasPrefix($0) }
    if isOfApp, launches.contains(where: { facts.name.contains($0) || name.contains($0) }) {
      return Trigger(element: "launch", event: facts.name)
    }
    if isOfApp, links.contains(where: { facts.name.contains($0) || name.contains($0) }) {
      return Trigger(element: "deepLink", event: facts.name)
    }
    if hasOverride || isDelegateMethod(facts, adoptsUnknown, isDeclared) && (tellsOfSender(facts) || !isCalled()) {
      return Trigger(element: element(facts), event: facts.name)
    }
    return nil
  }

  /// Whether the system itself makes objects by an initializer.
  static func isInitializer(_ name: String) -> Bool { initializers.contains(name) }

  private static let initializers: Set<String> = [
    "init", "init()", "init(coder:)", "initWithCoder:", "init(frame:)", "initWithFrame:", "init(nibName:bundle:)",
    "initWithNibName:bundle:", "init(style:)", "initWithStyle:", "init(style:reuseIdentifier:)",
    "initWithStyle:reuseIdentifier:", "init(reuseIdentifier:)", "initWithReuseIdentifier:", "init(window:)",
    "init(identifier:source:destination:)", "initWithIdentifier:source:destination:",
  ]

  /// Whether a method looks like one of a protocol of the system: it gets an object of the system, and is no action.
  private static func isDelegateMethod(
    _ facts: FunctionFacts, _ adoptsUnknown: Bool, _ isDeclared: (String) -> Bool
  ) -> Bool {
    if known.contains(facts.name.baseOfFunction) { return true }
    guard !facts.attributes.contains(where: { ["private", "fileprivate", "IBAction"].contains($0) }) else {
      return isUnwind(facts)
    }
    if isUnwind(facts) { return true }
    if adoptsUnknown, !facts.attributes.contains("objc"), mayBeRequired(facts, isDeclared) { return true }
    guard let first = facts.parameters.first, let type = first.type else { return false }
    if facts.parameters.count == 1, first.name == "sender" || facts.attributes.contains("objc") { return false }
    if isDeclared(type.name) { return false }
    // What gets a control has the form of an action, and somebody would have to wire it.
    if ControlClasses.trigger(of: type.name) != nil, !tellsOfSender(facts) { return false }
    return type.name.isSystemObject || adoptsUnknown && isObject(type)
  }

  /// Whether a protocol of a library can ask for a method: it knows none of the project's types.
  private static func mayBeRequired(_ facts: FunctionFacts, _ isDeclared: (String) -> Bool) -> Bool {
    !facts.parameters.contains { parameter in
      guard let type = parameter.type else { return false }
      return ([type] + type.arguments).contains { isDeclared($0.name) }
    }
  }

  /// Whether a method is named after the object that it gets first, as those of delegates are: `tableView(_:…)`. Such a
  /// one may be called by the project's own code as well; any other that is called so is a helper of the project.
  private static func tellsOfSender(_ facts: FunctionFacts) -> Bool {
    guard let type = facts.parameters.first?.type?.name else { return false }
    // `UITableView` begins with `table`, apart from what all classes of its framework begin with.
    let rest = type.drop { $0.isUppercase }
    let word = type.dropLast(rest.count).suffix(1).lowercased() + rest.prefix { $0.isLowercase }
    return word.count > 1 && facts.name.lowercased().hasPrefix(word)
  }

  /// Whether a type of a library is no plain data.
  private static func isObject(_ type: TypeName) -> Bool {
    type.name.first?.isUppercase == true && !type.isMeta && !plain.contains(type.name)
  }

  private static let plain: Set<String> = [
    "String", "Int", "Bool", "Double", "Float", "Any", "AnyObject", "Data", "Date", "URL", "Error", "IndexPath", "Set",
    "Array",
    "Dictionary", "Result", "Notification", "CGFloat", "CGRect", "CGSize", "CGPoint", "TimeInterval", "NSString",
    "NSNumber",
    "NSError", "Encoder", "Decoder", "Hasher", "UIColor", "UIImage", "UIFont", "NSDictionary", "NSArray",
  ]

  /// Whether the delegate of a presentation is asked or told by a method (semantics §2.5, §6.5).
  static func isOfPresentationDelegate(_ base: String) -> Bool {
    AdaptivityTable.style.isMeant(by: base) || delegatePrefixes.contains(where: base.hasPrefix)
  }

  /// How all other methods of the delegate begin.
  private static let delegatePrefixes = [
    "presentationController", "popoverPresentationController", "prepareForPopoverPresentation",
  ]

  /// Protocols of the language that call nothing of interest.
  static let harmlessProtocols: Set<String> = [
    "Equatable", "Hashable", "Codable", "Decodable", "Encodable", "Comparable", "CustomStringConvertible", "Error",
    "Sendable", "ObservableObject", "Identifiable", "RawRepresentable", "CaseIterable", "AnyObject", "class",
    "NSObject",
    "NSObjectProtocol", "CustomDebugStringConvertible", "LocalizedError", "ExpressibleByStringLiteral", "OptionSet",
    "Sequence", "Collection", "IteratorProtocol", "String", "Int", "id",
  ]

  /// An unwind action.
  private static func isUnwind(_ facts: FunctionFacts) -> Bool {
    facts.parameters.count == 1 && ["UIStoryboardSegue", "NSStoryboardSegue"].contains(facts.parameters[0].type?.name)
  }

  /// What a user touches when a delegate's method is called; `callback` where it is nothing.
  private static func element(_ facts: FunctionFacts) -> String {
    let name = facts.name
    if ["didSelectRow", "accessoryButtonTapped", "commit editingStyle"].contains(where: name.contains) {
      return "tableViewCell"
    }
    if name.contains("didSelectItem") { return "collectionViewCell" }
    if ["alertView", "actionSheet"].contains(where: name.hasPrefix) { return "alertAction" }
    return "callback"
  }

  /// What a controller hears as a child, as something presented or as a window's root, and not where its view alone was
  /// added to that of another.
  static let ofChildren: Set<String> = [
    "traitCollectionDidChange", "willTransition", "viewWillTransition", "viewWillTransitionToSize",
  ]

  private static let lifecycle: Set<String> = [
    "viewDidLoad", "viewWillAppear", "viewDidAppear", "viewWillDisappear", "viewDidDisappear", "loadView",
    "awakeFromNib", "viewDidLayoutSubviews", "viewWillLayoutSubviews", "viewIsAppearing", "updateViewConstraints",
    "viewWillTransition", "viewWillTransitionToSize", "traitCollectionDidChange", "willTransition", "willMove",
    "didMove", "didMoveToParentViewController", "willMoveToParentViewController", "didMoveToWindow",
    "didMoveToSuperview",
    "layoutSubviews", "prepareForReuse", "prepareForInterfaceBuilder", "awake", "willActivate", "didDeactivate",
    "viewSafeAreaInsetsDidChange", "willMoveToSuperview", "windowDidLoad", "init",
  ]

  /// How the methods of delegates of the app, its windows and its notifications begin.
  private static let ofApp = ["application", "scene", "windowScene", "userNotificationCenter"]

  private static let launches = [
    "didFinishLaunching", "willFinishLaunching", "willConnectTo", "willConnectToSession", "applicationDidBecomeActive",
    "sceneDidBecomeActive", "applicationWillEnterForeground", "sceneWillEnterForeground",
    "didFinishLaunchingWithOptions",
  ]

  private static let links = [
    "open:", "openURL", "openURLContexts", "continue:", "continueUserActivity", "performActionFor",
    "performActionForShortcutItem", "didReceive:", "didReceiveRemoteNotification", "didReceiveNotificationResponse",
    "handleOpen", "restorationIdentifierPath",
  ]

  /// Methods of the system's protocols whose form does not tell.
  private static let known: Set<String> = [
    "prepare", "prepareForSegue", "shouldPerformSegue", "shouldPerformSegueWithIdentifier", "perform", "motionEnded",
    "touchesEnded", "touchesBegan", "pressesBegan", "presentationControllerDidDismiss", "applicationDidEnterBackground",
    "animateTransition", "observeValue", "observeValueForKeyPath", "motionBegan", "makeUIViewController",
    "makeNSViewController", "makeCoordinator",
  ]
}

extension String {
  /// Whether a type is an object of the system that a delegate's method is about: of a framework's prefix, no plain data.
  var isSystemObject: Bool {
    let letters = unicodeScalars.prefix(3)
    guard letters.count == 3, letters.allSatisfy({ ("A"..."Z").contains($0) }) || hasPrefix("UI") else { return false }
    return ![
      "UIColor", "UIImage", "UIFont", "CGRect", "CGPoint", "CGFloat", "CGSize", "URL", "UIEdgeInsets", "NSURL",
      "NSString",
      "NSNumber", "NSError", "NSInteger", "NSUInteger", "NSDictionary", "NSDate", "NSData", "BOOL", "UUID",
      "NSMutableString",
      "NSMutableDictionary", "NSIndexPath", "UIModalPresentationStyle", "URLRequest", "URLSession",
    ].contains(self)
  }
}
