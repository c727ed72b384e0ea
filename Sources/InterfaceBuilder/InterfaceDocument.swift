import NavigationModel

/// What one `.storyboard` or `.xib` says; nothing is resolved against other files.
public struct InterfaceDocument: Hashable, Codable, Sendable {
  /// The path relative to the project root.
  public var path: String
  /// The format.
  public var format: Document.Format
  /// The attributes of the document element.
  public var attributes: [InterfaceAttribute]
  /// The scenes in the order of the document.
  public var scenes: [InterfaceScene]
  /// Connections whose destination is not in the document.
  public var danglingConnections: [DanglingConnection]
  /// What the notes of its objects say about suppressions.
  public var suppressions = FileSuppressions()
  /// What was ignored while reading.
  public var diagnostics: [Diagnostic]

  /// The platform, from `targetRuntime`, else from the document type.
  public var platform: Platform {
    if let runtime = self["targetRuntime"] { return Self.platforms[runtime] ?? Platform(rawValue: runtime) }
    let type = self["type"] ?? ""
    if type.contains("WatchKit") { return .watchOS }
    if type.contains("AppleTV") { return .tvOS }
    if type.contains(".Cocoa.") { return .macOS }
    return type.contains("iPad") ? .iPad : .iOS
  }

  private static let platforms: [String: Platform] = [
    "iOS.CocoaTouch": .iOS, "iOS.CocoaTouch.iPad": .iPad, "AppleTV": .tvOS, "watchKit": .watchOS,
    "MacOSX.Cocoa": .macOS,
  ]

  /// Whether it is a launch screen.
  public var isLaunchScreen: Bool { flag("launchScreen") }

  /// The id of the controller it starts with.
  public var initialObjectID: String? { text("initialViewController") }
}

extension InterfaceDocument: InterfaceElement {
  /// The element name.
  public var element: String { "document" }
}

/// One scene of a storyboard, or one controller of a xib with what it holds.
public struct InterfaceScene: Hashable, Codable, Sendable {
  /// The scene id; `nil` in a xib.
  public var sceneID: String?
  /// The index of the controller (or placeholder of a storyboard reference) in ``objects``.
  public var controllerIndex: Int?
  /// The index, in the document, of the scene whose controller holds this one (nested controllers of a xib).
  public var container: Int?
  /// All objects in document order, parents before children.
  public var objects: [InterfaceObject]
  /// Where it lies on the canvas.
  public var canvasPosition: Point?

  /// The controller, or the placeholder of a storyboard reference.
  public var controller: InterfaceObject? { controllerIndex.map { objects[$0] } }
}

/// A connection that leads to an object which its document does not have.
public struct DanglingConnection: Hashable, Codable, Sendable {
  /// The element of the connection (`segue`, `action`, `outlet`…).
  public var element: String
  /// The id of the connection.
  public var id: String?
  /// The selector, property or segue identifier of it.
  public var name: String?
  /// The id that is not there.
  public var destination: String
  /// The index of the scene that it starts in.
  public var scene: Int
  /// Where it is written.
  public var location: SourceLocation
}
