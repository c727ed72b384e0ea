/// What the linker knows of the classes of UIKit and its neighbours: which of them are controllers.
enum SystemTypes {
  /// The superclass of a class of the system, where it matters.
  static func superclass(of name: String) -> String? { superclasses[name] ?? views[name] }

  /// Whether a class that the project does not declare is a controller: known, or of a library and named like one.
  static func isController(_ name: String) -> Bool {
    name == "UIViewController" || name == "NSViewController" || superclasses[name] != nil
      || ["ViewController", "HostingController", "NavigationController", "TabBarController", "AlertController"]
        .contains { name.hasSuffix($0) }
  }

  /// Whether a class is one that the system brings with its own screen (semantics §2.8), not one to fill or to subclass.
  static func bringsItsScreen(_ name: String) -> Bool { screens.contains(name) }

  /// Whether a class holds other controllers.
  static func isContainer(_ name: String) -> Bool { containers.contains(name) }

  /// The classes to fill, subclass or put together.
  private static let containers: Set<String> = [
    "UINavigationController", "UITabBarController", "UISplitViewController", "UIPageViewController",
    "NSTabViewController", "NSSplitViewController",
  ]

  /// Views and what else the project may extend a base class of.
  private static let views: [String: String] = {
    var result = [
      "UIViewController": "UIResponder", "UIView": "UIResponder", "UIApplication": "UIResponder",
      "UITextView": "UIScrollView", "UITableView": "UIScrollView", "UICollectionView": "UIScrollView",
      "UICollectionViewCell": "UICollectionReusableView", "UICollectionViewListCell": "UICollectionViewCell",
      "UIResponder": "NSObject", "UIBarButtonItem": "UIBarItem", "UITabBarItem": "UIBarItem", "UIWindow": "UIView",
    ]
    for control in [
      "UIButton", "UITextField", "UISwitch", "UISlider", "UISegmentedControl", "UIStepper", "UIDatePicker",
      "UIPageControl", "UIRefreshControl",
    ] { result[control] = "UIControl" }
    for view in [
      "UIControl", "UILabel", "UIImageView", "UIScrollView", "UITableViewCell", "UICollectionReusableView",
      "UIStackView",
      "UIProgressView", "UIActivityIndicatorView", "UISearchBar", "UINavigationBar", "UIToolbar", "UITabBar",
      "UIPickerView", "UIVisualEffectView", "UITableViewHeaderFooterView", "WKWebView", "MKMapView",
    ] { result[view] = "UIView" }
    for kind in ["Tap", "LongPress", "Swipe", "Pan", "Pinch", "Rotation", "ScreenEdgePan"] {
      result["UI\(kind)GestureRecognizer"] = "UIGestureRecognizer"
    }
    return result
  }()

  /// Semantics §2.8, and what those classes were called before.
  private static let screens: Set<String> = [
    "UIAlertController", "UIActivityViewController", "UIImagePickerController", "PHPickerViewController",
    "MFMailComposeViewController", "MFMessageComposeViewController", "EKEventEditViewController",
    "EKEventViewController", "EKCalendarChooser", "CNContactPickerViewController", "CNContactViewController",
    "UIDocumentPickerViewController", "UIDocumentMenuViewController", "UIColorPickerViewController",
    "UIFontPickerViewController", "UICloudSharingController", "SFSafariViewController", "QLPreviewController",
    "AVPlayerViewController", "SKStoreProductViewController", "PKPaymentAuthorizationViewController",
    "PKAddPassesViewController", "GKGameCenterViewController", "MPMediaPickerController",
    "VNDocumentCameraViewController", "UIVideoEditorController", "UIReferenceLibraryViewController",
    "UISearchController", "UIDocumentBrowserViewController", "ABPeoplePickerNavigationController",
    "ABNewPersonViewController", "ABUnknownPersonViewController", "ABPersonViewController",
    "SLComposeViewController", "MPMoviePlayerViewController", "TWTweetComposeViewController",
    "SFAuthenticationViewController", "INUIAddVoiceShortcutViewController", "INUIEditVoiceShortcutViewController",
    "UIPrinterPickerController", "GKMatchmakerViewController", "GKTurnBasedMatchmakerViewController",
    "CPAlertTemplate", "RPPreviewViewController", "RPBroadcastActivityViewController",
    "MCBrowserViewController", "CKSharingController", "UIAlertView", "UIActionSheet", "DataScannerViewController",
    "ContactAccessPicker",
  ]

  private static let superclasses: [String: String] = {
    var result = [
      "UITableViewController": "UIViewController", "UICollectionViewController": "UIViewController",
      "UINavigationController": "UIViewController", "UITabBarController": "UIViewController",
      "UISplitViewController": "UIViewController", "UIPageViewController": "UIViewController",
      "UIInputViewController": "UIViewController", "UIHostingController": "UIViewController",
      "GLKViewController": "UIViewController", "MTKViewController": "UIViewController",
      "AVPlayerViewController": "UIViewController", "MSMessagesAppViewController": "UIViewController",
      "SLComposeServiceViewController": "UIViewController", "UICollectionViewListController": "UIViewController",
      "NSWindowController": "NSResponder", "NSTabViewController": "NSViewController",
      "NSSplitViewController": "NSViewController", "NSPageController": "NSViewController",
      "NSHostingController": "NSViewController", "WKInterfaceController": "NSObject",
      "WKUserNotificationInterfaceController": "WKInterfaceController",
    ]
    let navigation: Set<String> = [
      "UIImagePickerController", "MFMailComposeViewController", "MFMessageComposeViewController",
      "EKEventEditViewController", "GKGameCenterViewController", "UIVideoEditorController",
      "ABPeoplePickerNavigationController",
    ]
    for screen in screens {
      result[screen] = navigation.contains(screen) ? "UINavigationController" : "UIViewController"
    }
    result["UIAlertView"] = nil
    result["UIActionSheet"] = nil
    result["CPAlertTemplate"] = nil
    return result
  }()
}
