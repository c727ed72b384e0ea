/// What a scene is. Kinds that are not listed keep the element name of the document.
public struct SceneKind: RawRepresentable, Hashable, Codable, Sendable {
  /// The name in the exported graph.
  public let rawValue: String

  /// Makes a kind from its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// `UIViewController`, `NSViewController`.
  public static let viewController = SceneKind(rawValue: "viewController")
  /// `UITableViewController`.
  public static let tableViewController = SceneKind(rawValue: "tableViewController")
  /// `UICollectionViewController`.
  public static let collectionViewController = SceneKind(rawValue: "collectionViewController")
  /// `UINavigationController`.
  public static let navigationController = SceneKind(rawValue: "navigationController")
  /// `UITabBarController`.
  public static let tabBarController = SceneKind(rawValue: "tabBarController")
  /// `NSTabViewController`.
  public static let tabViewController = SceneKind(rawValue: "tabViewController")
  /// `UISplitViewController`, `NSSplitViewController`.
  public static let splitViewController = SceneKind(rawValue: "splitViewController")
  /// `UIPageViewController`.
  public static let pageViewController = SceneKind(rawValue: "pageViewController")
  /// `UIHostingController`.
  public static let hostingController = SceneKind(rawValue: "hostingController")
  /// `NSWindowController`.
  public static let windowController = SceneKind(rawValue: "windowController")
  /// The main menu of a macOS app.
  public static let application = SceneKind(rawValue: "application")
  /// A watchOS `WKInterfaceController`.
  public static let interfaceController = SceneKind(rawValue: "interfaceController")
  /// A watchOS notification controller.
  public static let notificationController = SceneKind(rawValue: "notificationController")
  /// A class that is only made in code.
  public static let codeOnly = SceneKind(rawValue: "class")
  /// A controller that the system brings along.
  public static let system = SceneKind(rawValue: "system")
  /// A coordinator, router or other type that shows scenes and is none.
  public static let flow = SceneKind(rawValue: "flow")
  /// What a reference named that was not found.
  public static let unresolved = SceneKind(rawValue: "unresolved")

  /// Whether UIKit puts children into it through a relationship.
  public var isContainer: Bool {
    [.navigationController, .tabBarController, .tabViewController, .splitViewController].contains(self)
  }
}
