/// The stable name of a scene (design: `<document>#<object id>`, `class:…`, `system:…`, `flow:…`, `unresolved:…`).
public struct SceneID: RawRepresentable, Hashable, Codable, Sendable, Comparable, CustomStringConvertible {
  /// The text of the id.
  public let rawValue: String

  /// Makes an id from its text.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The id of an object of an Interface Builder document.
  public init(document: String, objectID: String) { rawValue = "\(document)#\(objectID)" }

  /// The id that stands for a reference which leads nowhere known.
  public static func unresolved(_ written: String) -> SceneID { SceneID(rawValue: "unresolved:\(written)") }

  /// A class that only code makes, or a container by its class and what it holds.
  public static func ofClass(_ name: String) -> SceneID { SceneID(rawValue: "class:\(name)") }

  /// A controller of the system.
  public static func system(_ className: String) -> SceneID { SceneID(rawValue: "system:\(className)") }

  /// An object that shows controllers and is none.
  public static func flow(_ className: String) -> SceneID { SceneID(rawValue: "flow:\(className)") }

  /// Whether it is an object that shows controllers and is none.
  public var isFlow: Bool { rawValue.hasPrefix("flow:") }

  /// Whether it is a controller of the system.
  public var isSystem: Bool { rawValue.hasPrefix("system:") }

  /// The class of a scene that only code makes, with what it holds; `nil` for any other.
  public var codeClass: String? { rawValue.hasPrefix("class:") ? name : nil }

  /// The name of what is in no document; `nil` for what is in one.
  public var name: String? {
    isOutsideDocuments ? rawValue.firstIndex(of: ":").map { String(rawValue[rawValue.index(after: $0)...]) } : nil
  }

  /// Whether it is in no document; all others start with the path of theirs.
  public var isOutsideDocuments: Bool {
    isFlow || isSystem || rawValue.hasPrefix("class:") || rawValue.hasPrefix("unresolved:")
  }

  /// Orders by text.
  public static func < (lhs: SceneID, rhs: SceneID) -> Bool { lhs.rawValue < rhs.rawValue }

  /// The text of the id.
  public var description: String { rawValue }
}

/// Anything that can be on screen as a view controller, with the facts about it that the analysis needs.
public struct Scene: Identifiable, Hashable, Codable, Sendable {
  /// The stable id.
  public var id: SceneID
  /// What it is.
  public var kind: SceneKind
  /// The custom class, or the system class of a system scene.
  public var className: String?
  /// The module of the custom class.
  public var module: String?
  /// The title as set in Interface Builder (controller, then navigation item, then tab bar item).
  public var title: String?
  /// What people call it: user label, title, class without suffix, identifier, kind. Never empty.
  public var label: String
  /// The logical name of its storyboard or xib (`Main`).
  public var storyboard: String?
  /// The path of its document; the key of ``NavigationGraph/documents``.
  public var document: String?
  /// The run-time name within the storyboard.
  public var storyboardIdentifier: String?
  /// The object id within the document.
  public var objectID: String?
  /// Whether its document starts with it.
  public var isInitial: Bool
  /// Where it is declared.
  public var location: SourceLocation?
  /// The platform of its document.
  public var platform: Platform
  /// Whether its document is a launch screen; such scenes are exempt from every rule.
  public var isLaunchScreen: Bool
  /// Whether code that was not read may change what it does.
  public var openness: Openness
  /// How it wants to be presented.
  public var presentation: ScenePresentation
  /// Which bars it shows.
  public var bars: SceneBars
  /// Whether it puts children that are no navigation controllers into one of their own: a split view with columns
  /// (`style`, semantics §4: D A76).
  public var wrapsChildren: Bool
  /// Whether its class decides itself what becomes of a `show` from inside of it (semantics §4).
  public var takesShow: Bool
  /// The things a user can act on that have an action or a segue.
  public var controls: [Control]
  /// Where it lies on the canvas of Interface Builder, in points.
  public var canvasPosition: Point?
  /// The ids of the targets that its class is part of, where only code makes it; those of a document are with that.
  public var targets: [String]

  /// Makes a scene; everything that is not given is absent.
  public init(
    id: SceneID, kind: SceneKind, className: String? = nil, module: String? = nil, title: String? = nil,
    label: String, storyboard: String? = nil, document: String? = nil, storyboardIdentifier: String? = nil,
    objectID: String? = nil, isInitial: Bool = false, location: SourceLocation? = nil, platform: Platform = .iOS,
    isLaunchScreen: Bool = false, openness: Openness = .closed, presentation: ScenePresentation = ScenePresentation(),
    bars: SceneBars = SceneBars(), wrapsChildren: Bool = false, takesShow: Bool = false, controls: [Control] = [],
    canvasPosition: Point? = nil, targets: [String] = []
  ) {
    self.id = id
    self.kind = kind
    self.className = className
    self.module = module
    self.title = title
    self.label = label
    self.storyboard = storyboard
    self.document = document
    self.storyboardIdentifier = storyboardIdentifier
    self.objectID = objectID
    self.isInitial = isInitial
    self.location = location
    self.platform = platform
    self.isLaunchScreen = isLaunchScreen
    self.openness = openness
    self.presentation = presentation
    self.bars = bars
    self.wrapsChildren = wrapsChildren
    self.takesShow = takesShow
    self.controls = controls
    self.canvasPosition = canvasPosition
    self.targets = targets
  }
}

/// Whether everything that decides a scene's behaviour was read.
public enum Openness: Hashable, Codable, Sendable {
  /// All is known.
  case closed
  /// Code that was not read may show or leave anything its type allows; the text says why, for messages.
  case open(String)

  /// Whether something was not read.
  public var isOpen: Bool { self != .closed }
}

/// A point on the canvas, in points.
public struct Point: Hashable, Codable, Sendable {
  /// The horizontal position, growing to the right.
  public var x: Double
  /// The vertical position, growing downwards.
  public var y: Double

  /// Makes a point.
  public init(x: Double, y: Double) {
    self.x = x
    self.y = y
  }
}

/// How a scene wants to be presented: the attributes of its controller.
public struct ScenePresentation: Hashable, Codable, Sendable {
  /// The controller's own `modalPresentationStyle`; `nil` means the platform's default (semantics §2.1).
  public var style: PresentationStyle?
  /// The controller's own `modalTransitionStyle`.
  public var transitionStyle: String?
  /// Whether gestures must not dismiss it (`isModalInPresentation`, semantics §2.4).
  public var isModalInPresentation: Bool
  /// Whether it defines the presentation context (semantics §2.7).
  public var definesPresentationContext: Bool

  /// Makes the attributes; the default is what a fresh controller has.
  public init(
    style: PresentationStyle? = nil, transitionStyle: String? = nil, isModalInPresentation: Bool = false,
    definesPresentationContext: Bool = false
  ) {
    self.style = style
    self.transitionStyle = transitionStyle
    self.isModalInPresentation = isModalInPresentation
    self.definesPresentationContext = definesPresentationContext
  }
}

/// Which bars a scene shows, as Interface Builder says it.
public struct SceneBars: Hashable, Codable, Sendable {
  /// A navigation controller's bar is hidden (`navigationBarHidden`, or a hidden `navigationBar`).
  public var navigationBarHidden: Bool
  /// A navigation controller's toolbar is hidden; UIKit's default (semantics §6.1).
  public var toolbarHidden: Bool
  /// The back button is taken away (`hidesBackButton`, or left items without `leftItemsSupplementBackButton`).
  public var hidesBackButton: Bool

  /// Makes the flags; the default is what a fresh controller has.
  public init(navigationBarHidden: Bool = false, toolbarHidden: Bool = true, hidesBackButton: Bool = false) {
    self.navigationBarHidden = navigationBarHidden
    self.toolbarHidden = toolbarHidden
    self.hidesBackButton = hidesBackButton
  }
}
