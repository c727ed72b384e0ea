/// The words of Swift, Objective-C and UIKit by which files are told apart.
struct NavigationVocabulary: Sendable {
  /// What a word does for an outline.
  enum Role: UInt8, Sendable {
    /// Nothing; the language's own words and the most frequent types, which would only make outlines longer.
    case ignored
    /// Begins the declaration of a type.
    case classType, structType, protocolType, enumType, extensionType
    case function, initializer, variable, enumCase, alias
    /// `static` and the like.
    case modifier
    /// What keeps a declaration inside of its file.
    case fileAccess
    /// A call or assignment that shows, leaves or arranges controllers.
    case act
    /// A type or function that only navigation needs.
    case seed
    /// A view, control or gesture.
    case event
    /// `show(_:sender:)` needs both words to be told from the `show` of others.
    case show, sender
    /// `@escaping`.
    case escaping

    var beginsDeclaration: Bool {
      switch self {
      case .classType, .structType, .protocolType, .enumType, .extensionType, .function, .initializer, .variable,
        .enumCase, .alias, .modifier, .fileAccess:
        true
      default: false
      }
    }
  }

  static let swift = NavigationVocabulary(swiftRoles + commonRoles)
  static let objectiveC = NavigationVocabulary(objectiveCRoles + commonRoles)

  private var slots: [(word: WordHash, role: Role)]

  private init(_ rows: [(Role, String)]) {
    slots = Array(repeating: (.none, .ignored), count: 2048)
    for (role, words) in rows {
      for word in words.split(whereSeparator: \.isWhitespace) { insert(WordHash(String(word)), role) }
    }
  }

  private mutating func insert(_ word: WordHash, _ role: Role) {
    let index = self.index(of: word)
    if slots[index].word == .none { slots[index] = (word, role) }
  }

  private func index(of word: WordHash) -> Int {
    var index = Int(word.value) & 2047
    while slots[index].word != .none, slots[index].word != word { index = (index + 1) & 2047 }
    return index
  }

  /// The role of a word; `nil` for the words of the project.
  func role(of word: WordHash) -> Role? {
    let slot = slots[index(of: word)]
    return slot.word == .none ? nil : slot.role
  }

  /// Whether a name tells by its ending, or by a part of it, that it is about controllers or documents.
  static func isTelling(_ word: UnsafeBufferPointer<UInt8>) -> Bool {
    guard word.count >= 5 else { return false }
    switch word[word.count - 1] {
    case UInt8(ascii: "r"):
      if controllerEndings.contains(where: word.hasSuffix) { return !word.hasSuffix("StoreCoordinator") }
      if word.hasSuffix("Controller"), word.beginsLikeSystemType { return !word.hasSuffix("FetchedResultsController") }
    default: break
    }
    return word.contains("iewController") || word.contains("toryboard") || word.contains("egue")
  }

  /// Whether a name is about storyboards, segues or nibs.
  static func isAboutDocuments(_ word: UnsafeBufferPointer<UInt8>) -> Bool {
    word.contains("toryboard") || word.contains("egue") || word.contains("nstantiate") || word.contains("ibName")
  }

  private static let controllerEndings: [StaticString] = [
    "NavigationController", "TabBarController", "WindowController", "SearchController", "AlertController",
    "PageController", "SplitController", "InterfaceController", "Coordinator", "Router",
  ]
}

extension NavigationVocabulary {
  private static let swiftRoles: [(Role, String)] = [
    (.classType, "class actor"), (.structType, "struct"), (.protocolType, "protocol"), (.enumType, "enum"),
    (.extensionType, "extension"),
    (.function, "func"), (.initializer, "init"), (.variable, "let var"), (.enumCase, "case"), (.alias, "typealias"),
    (.modifier, "static"), (.escaping, "escaping"),
    (.fileAccess, "private fileprivate"),
    (
      .ignored,
      """
      import if else guard return switch default for in while do try catch throw throws as is self Self super nil true
      false deinit public internal open override final weak lazy unowned mutating where some any
      async await repeat break continue inout subscript get set willSet didSet convenience required dynamic optional
      available selector objc discardableResult MainActor Sendable
      """
    ),
  ]

  private static let objectiveCRoles: [(Role, String)] = [
    (
      .ignored,
      """
      if else return switch case default for in while do self super nil YES NO void id instancetype const extern static
      nonatomic strong assign copy readonly readwrite atomic retain nullable nonnull class end synthesize dynamic
      autoreleasepool selector try catch finally throw synchronized encode optional required public private protected
      weak IBOutlet NSInteger NSUInteger CGFloat BOOL int float double char long unsigned sizeof struct typedef enum NULL
      alloc init inline break continue goto __weak __strong __block __typeof typeof
      """
    )
  ]

  private static let commonRoles: [(Role, String)] = [
    (
      .ignored,
      """
      String Int Bool Double Float Void Any AnyObject Date Data URL Array Dictionary Set Error NSString NSArray
      NSDictionary NSMutableArray NSMutableDictionary NSNumber NSObject NSError NSDate NSURL NSData UIColor UIImage UIFont
      CGRect CGSize CGPoint Foundation UIKit SwiftUI Codable Equatable Hashable Decodable Encodable
      """
    ),
    (
      .act,
      """
      present presentViewController presentModalViewController presentAsSheet presentAsModalWindow presentAsPopover
      presentController presentViewControllerAsSheet pushViewController pushController popViewController popController
      popToRootViewController popToViewController popToRootController popViewControllerAnimated
      popToRootViewControllerAnimated dismiss dismissViewController dismissViewControllerAnimated dismissController
      dismissModalViewControllerAnimated performSegue performSegueWithIdentifier showDetailViewController
      showViewController setViewControllers viewControllers rootViewController setRootViewController addChild
      addChildViewController makeKeyAndVisible selectedViewController setSelectedViewController selectedIndex
      setSelectedIndex contentViewController setContentViewController showWindow beginSheet beginSheetModal runModal
      reloadRootControllers presentOptionsMenu presentOpenInMenu presentPreview unwind instantiateViewController
      instantiateInitialViewController instantiateViewControllerWithIdentifier detailViewController
      presentFromBarButtonItem presentFromRect presentPopover presentPopoverFromBarButtonItem presentPopoverFromRect
      dismissPopoverAnimated showInView showFromBarButtonItem showFromTabBar showFromRect
      """
    ),
    (
      .seed,
      """
      UIStoryboard NSStoryboard UIWindow NSWindow NSPanel UIAlertView UIActionSheet UIDocumentInteractionController
      NSAlert UIPopoverController UIHostingController NSHostingController UIApplicationDelegate UIWindowSceneDelegate
      NSApplicationDelegate UIStoryboardSegue NSStoryboardSegue StoryboardSegue IBAction IBSegueAction
      UIApplicationMain NSApplicationMain UIPopoverPresentationController UIPresentationController
      UISearchDisplayController NSDocumentController NSDocument popover UISheetPresentationController NSPopover
      UIPageViewControllerDataSource UIActivityItemSource UIViewControllerRepresentable
      """
    ),
    (
      .event,
      """
      addTarget UIGestureRecognizer UITapGestureRecognizer UILongPressGestureRecognizer UIPanGestureRecognizer
      UISwipeGestureRecognizer UIAction UIButton UIControl Button onTapGesture touchesBegan touchesEnded
      UIBarButtonItem UIMenu NSButton NSMenuItem NSControl NSMenu UISwitch UITextField UISearchBar sendActions sendAction
      NavigationLink Toggle UITableViewCell UICollectionViewCell UITableView UICollectionView UITextView UIKeyCommand
      UIScrollView UISegmentedControl UIRefreshControl UITableViewDelegate UICollectionViewDelegate View UIView NSView
      UIToolbar UINavigationBar UITableViewDataSource UICollectionViewDataSource
      """
    ),
    (.show, "show"), (.sender, "sender"),
  ]
}

extension UnsafeBufferPointer<UInt8> {
  fileprivate func hasSuffix(_ suffix: StaticString) -> Bool {
    let size = suffix.utf8CodeUnitCount
    guard count >= size else { return false }
    return matches(suffix, at: count - size)
  }

  /// Two capitals: `UIImagePickerController`, `MFMailComposeController`.
  fileprivate var beginsLikeSystemType: Bool {
    let capitals = UInt8(ascii: "A")...UInt8(ascii: "Z")
    return capitals.contains(self[0]) && capitals.contains(self[1])
  }

  fileprivate func contains(_ part: StaticString) -> Bool {
    let size = part.utf8CodeUnitCount
    guard count >= size else { return false }
    let first = part.utf8Start[0]
    for start in 0...(count - size) where self[start] == first && matches(part, at: start) { return true }
    return false
  }

  private func matches(_ text: StaticString, at start: Int) -> Bool {
    for offset in 0..<text.utf8CodeUnitCount where self[start + offset] != text.utf8Start[offset] { return false }
    return true
  }
}
