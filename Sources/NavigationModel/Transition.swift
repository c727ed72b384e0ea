/// What a transition does. Kinds that are not listed keep the text of the document.
public struct TransitionKind: RawRepresentable, Hashable, Codable, Sendable {
  /// The name in the exported graph.
  public let rawValue: String

  /// Makes a kind from its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// `show(_:sender:)`: a push in a navigation controller, else a modal (semantics §4).
  public static let show = TransitionKind(rawValue: "show")
  /// `showDetailViewController(_:sender:)`.
  public static let showDetail = TransitionKind(rawValue: "showDetail")
  /// A modal presentation.
  public static let present = TransitionKind(rawValue: "present")
  /// A popover presentation.
  public static let popover = TransitionKind(rawValue: "popover")
  /// A push on a navigation stack.
  public static let push = TransitionKind(rawValue: "push")
  /// Replaces a child of a split view.
  public static let replace = TransitionKind(rawValue: "replace")
  /// What a custom segue class does.
  public static let custom = TransitionKind(rawValue: "custom")
  /// A child in a container view.
  public static let embed = TransitionKind(rawValue: "embed")
  /// Containment by Interface Builder (`rootViewController`, `viewControllers`…).
  public static let relationship = TransitionKind(rawValue: "relationship")
  /// An unwind segue.
  public static let unwind = TransitionKind(rawValue: "unwind")
  /// A window root set in code.
  public static let root = TransitionKind(rawValue: "root")
  /// Containment set in code.
  public static let child = TransitionKind(rawValue: "child")
  /// macOS: presented as a sheet.
  public static let sheet = TransitionKind(rawValue: "sheet")
  /// macOS: presented as a modal window.
  public static let modalWindow = TransitionKind(rawValue: "modalWindow")
  /// Calls or holds a flow object.
  public static let flow = TransitionKind(rawValue: "flow")

  /// Whether the target is a child of the source rather than a next step.
  public var isContainment: Bool { [.relationship, .embed, .child].contains(self) }
}

/// Who says that a transition exists.
public enum TransitionOrigin: String, Codable, Sendable {
  /// A storyboard.
  case interfaceBuilder
  /// Swift code.
  case swift
  /// Objective-C code.
  case objectiveC
}

/// What a user touches to start a transition or an exit.
public struct Trigger: Hashable, Codable, Sendable {
  /// The element name (`barButtonItem`, `tableViewCell`…). In code also `alertAction`, `gestureRecognizer`, `keyCommand`,
  /// `escape` (an accessibility gesture), and what no user touches: `callback` (a delegate or closure that the system or
  /// a library calls), `notification`, `timer`, `lifecycle`, `launch`, `deepLink`.
  public var element: String
  /// What the user reads on it.
  public var label: String?
  /// Its object id.
  public var objectID: String?
  /// The event, where it is not the usual one (`accessoryAction`); in code the method that the system calls.
  public var event: String?

  /// Makes a trigger.
  public init(element: String, label: String? = nil, objectID: String? = nil, event: String? = nil) {
    self.element = element
    self.label = label
    self.objectID = objectID
    self.event = event
  }

  /// Whether no user touches anything: the system, a library or time starts it.
  public var isAutomatic: Bool { Self.automatic.contains(element) }

  private static let automatic: Set<String> = [
    "callback", "notification", "timer", "lifecycle", "launch", "deepLink",
  ]
}

/// A directed edge that shows something: a segue, a containment relationship, or code.
public struct Transition: Identifiable, Hashable, Codable, Sendable {
  /// The stable id: `<document>#<segue id>`, or `<file>:<line>:<column>` in code.
  public var id: String
  /// The scene that acts.
  public var source: SceneID
  /// The scene that is shown; `nil` for an open unwind and for a connection that leads nowhere.
  public var target: SceneID?
  /// What it does.
  public var kind: TransitionKind
  /// Who says so.
  public var origin: TransitionOrigin
  /// The segue identifier as it is written; empty where Interface Builder left a cleared field.
  public var identifier: String?
  /// The relationship's XML name.
  public var relationship: String?
  /// The style that the segue asks for; `nil` means the destination's own.
  public var presentationStyle: PresentationStyle?
  /// The transition style that the segue asks for.
  public var transitionStyle: String?
  /// The custom segue class.
  public var segueClass: String?
  /// The selector of an unwind segue.
  public var unwindAction: String?
  /// The helper that really shows, where the acting controller is a parameter of it.
  public var via: String?
  /// What starts it; `nil` for a manual segue and for containment by the controller itself.
  public var trigger: Trigger?
  /// The selector of an `@IBSegueAction` that makes the destination.
  public var creationSelector: String?
  /// The method that an early adaptive `show` segue sends in place of `showViewController:sender:` (semantics §3.2).
  public var showAction: String?
  /// The object a popover points at, if Interface Builder names one.
  public var popoverAnchor: String?
  /// Whether the destination may really be something else (creation selector, external bundle, open value).
  public var confidence: Confidence
  /// The object id that the document names as destination, before references were resolved.
  public var writtenDestination: String?
  /// Where it is written.
  public var location: SourceLocation
  /// Its place among the transitions of its document, for children whose order counts (tabs).
  public var order: Int
  /// The scene whose method is called, where it is another than ``source``: `listNavigation.pushViewController(…)`.
  public var receiver: SceneID?
  /// The container that UIKit has to find around the source, where code sends the call to that: without one nothing
  /// happens (`splitViewController?.showDetailViewController(…)`).
  public var sentTo: SceneKind?
  /// Where code performs this segue, sorted.
  public var performedAt: [SourceLocation]
  /// Whether all code that could perform this segue was read and none does.
  public var isNeverPerformed: Bool
  /// What an adaptivity delegate makes of the presentation; `nil` where there is none.
  public var adaptivity: Adaptivity?
  /// Whether code lets the sheet stay one in compact height, where its swipe works then
  /// (`prefersEdgeAttachedInCompactHeight`, semantics §2.3: D A21).
  public var isEdgeAttached: Bool
  /// Whether what it presents refuses gestures for this presentation (`isModalInPresentation` set in code).
  public var isModalInPresentation: Bool

  /// Makes a transition; everything that is not given is absent.
  public init(
    id: String, source: SceneID, target: SceneID?, kind: TransitionKind, origin: TransitionOrigin = .interfaceBuilder,
    identifier: String? = nil, relationship: String? = nil, presentationStyle: PresentationStyle? = nil,
    transitionStyle: String? = nil, segueClass: String? = nil, unwindAction: String? = nil, via: String? = nil,
    trigger: Trigger? = nil, creationSelector: String? = nil, showAction: String? = nil,
    popoverAnchor: String? = nil, confidence: Confidence = .certain, writtenDestination: String? = nil,
    location: SourceLocation, order: Int = 0, receiver: SceneID? = nil, sentTo: SceneKind? = nil,
    performedAt: [SourceLocation] = [],
    isNeverPerformed: Bool = false, adaptivity: Adaptivity? = nil, isEdgeAttached: Bool = false,
    isModalInPresentation: Bool = false
  ) {
    self.id = id
    self.source = source
    self.target = target
    self.kind = kind
    self.origin = origin
    self.identifier = identifier
    self.relationship = relationship
    self.presentationStyle = presentationStyle
    self.transitionStyle = transitionStyle
    self.segueClass = segueClass
    self.unwindAction = unwindAction
    self.via = via
    self.trigger = trigger
    self.creationSelector = creationSelector
    self.showAction = showAction
    self.popoverAnchor = popoverAnchor
    self.confidence = confidence
    self.writtenDestination = writtenDestination
    self.location = location
    self.order = order
    self.receiver = receiver
    self.sentTo = sentTo
    self.performedAt = performedAt
    self.isNeverPerformed = isNeverPerformed
    self.adaptivity = adaptivity
    self.isEdgeAttached = isEdgeAttached
    self.isModalInPresentation = isModalInPresentation
  }

  /// What it does at run time: a `show` segue may send another method than its kind says.
  public var sentKind: TransitionKind {
    kind == .show && showAction == "showDetailViewController:sender:" ? .showDetail : kind
  }

  /// Whether only code can start it: a segue that hangs on the controller itself (semantics §3.3).
  public var isManual: Bool {
    origin == .interfaceBuilder && trigger == nil && kind != .relationship && kind != .embed && kind != .flow
  }

  /// Whether nothing can start it: manual, and without an identifier to perform it by, or never performed by any code
  /// (semantics §3.3).
  public var isDead: Bool { isManual && (name == nil || isNeverPerformed) }

  /// The identifier by which code can perform it; `nil` where there is none or an empty one.
  public var name: String? { identifier?.isEmpty == false ? identifier : nil }
}
