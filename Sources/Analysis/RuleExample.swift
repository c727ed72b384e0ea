/// A small project that shows what a rule finds or leaves alone. `↓` stands right before each place that is reported.
public struct RuleExample: Sendable {
  /// A file of the example.
  public struct File: Sendable {
    /// The path relative to the example's root.
    public var path: String
    /// The contents, with the markers.
    public var contents: String
  }

  /// The mark of a reported place.
  public static let marker: Character = "↓"

  /// What the example shows, as a heading.
  public var title: String
  /// The severity that is expected at every marker; `nil` means the rule's default.
  public var severity: Severity?
  /// The files, in the order of the page.
  public var files: [File]

  /// Makes an example of whole files.
  public init(_ title: String, severity: Severity? = nil, files: [(path: String, contents: String)]) {
    self.title = title
    self.severity = severity
    self.files = files.map { File(path: $0.path, contents: $0.contents) }
  }

  /// Makes an example of one storyboard.
  ///
  /// - Parameters:
  ///   - title: What the example shows.
  ///   - severity: The severity that is expected; `nil` means the rule's default.
  ///   - properties: The keys of the app's property list; `nil` means that there is none.
  ///   - code: The source files of the app.
  ///   - initial: The object id of the initial view controller.
  ///   - scenes: The scenes.
  init(
    _ title: String, severity: Severity? = nil, properties: String? = nil,
    code: [(path: String, contents: String)] = [], initial: String?, _ scenes: Scene...
  ) {
    let list = properties.map { [(path: "Info.plist", contents: Self.propertyList($0))] } ?? []
    let storyboard = Self.storyboard(initial: initial, scenes: scenes.map(\.xml))
    self.init(title, severity: severity, files: list + [("Main.storyboard", storyboard)] + code)
  }

  /// The text of a property list with some keys.
  public static func propertyList(_ keys: String) -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <plist version="1.0">
    <dict>
      \(keys)
    </dict>
    </plist>

    """
  }

  /// The text of a storyboard made of scenes.
  static func storyboard(initial: String?, _ scenes: Scene...) -> String {
    storyboard(initial: initial, scenes: scenes.map(\.xml))
  }

  /// The text of a storyboard made of controllers, each with the further objects of its scene behind it.
  public static func storyboard(
    initial: String?, attributes: String = "", scenes: [String]
  ) -> String {
    let start = initial.map { " initialViewController=\"\($0)\"" } ?? ""
    let body = scenes.map { scene in
      "    <scene>\n      <objects>\n\(indented(scene, by: 8))\n      </objects>\n    </scene>\n"
    }
    return """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
      targetRuntime="iOS.CocoaTouch"\(attributes)\(start)>
        <scenes>
      \(body.joined())  </scenes>
      </document>

      """
  }

  /// A text with every line moved to the right.
  static func indented(_ text: String, by width: Int) -> String {
    let margin = String(repeating: " ", count: width)
    return text.split(separator: "\n", omittingEmptySubsequences: false).map { margin + $0 }.joined(separator: "\n")
  }
}
