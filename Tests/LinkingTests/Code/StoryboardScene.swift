/// A scene of a storyboard, whose object id, class and storyboard identifier are one name.
struct StoryboardScene: ExpressibleByStringLiteral {
  /// The name.
  var name: String
  /// The element of the controller.
  var element: String
  /// The class; `nil` for none.
  var className: String?
  /// The selectors that buttons of the scene send to its controller.
  var actions: [String]
  /// The outlets of the controller, by property, and the elements in the view that they name.
  var outlets: [String: String]
  /// What hangs on the controller or on a button.
  var segues: [Segue]
  /// More objects beside the controller, as they are written.
  var objects: String

  /// A segue.
  struct Segue {
    var identifier: String
    var kind: String
    var destination: String
    var attributes: String
    var isOnButton: Bool

    init(
      _ identifier: String = "", _ kind: String = "show", to destination: String, _ attributes: String = "",
      onButton: Bool = false
    ) {
      self.identifier = identifier
      self.kind = kind
      self.destination = destination
      self.attributes = attributes
      isOnButton = onButton
    }

    /// A child in a container.
    static func child(_ destination: String, _ relationship: String) -> Segue {
      Segue("", "relationship", to: destination, #"relationship="\#(relationship)""#)
    }

    /// An unwind segue.
    static func unwind(_ identifier: String = "", _ action: String, onButton: Bool = false) -> Segue {
      Segue(identifier, "unwind", to: "exit", #"unwindAction="\#(action)""#, onButton: onButton)
    }
  }

  init(
    _ name: String, _ element: String = "viewController", hasClass: Bool = true, class className: String? = nil,
    actions: [String] = [],
    outlets: [String: String] = [:], segues: [Segue] = [], objects: String = ""
  ) {
    self.name = name
    self.element = element
    self.className = className ?? (hasClass ? name : nil)
    self.actions = actions
    self.outlets = outlets
    self.segues = segues
    self.objects = objects
  }

  init(stringLiteral name: String) { self.init(name) }

  /// A navigation controller around a scene.
  static func navigation(_ name: String, root: String) -> StoryboardScene {
    StoryboardScene(
      name, "navigationController", hasClass: false, segues: [.child(root, "rootViewController")])
  }

  /// A tab bar controller around scenes.
  static func tabs(_ name: String, _ children: String...) -> StoryboardScene {
    StoryboardScene(
      name, "tabBarController", hasClass: false, segues: children.map { .child($0, "viewControllers") })
  }

  /// The text of a storyboard that starts with its first scene.
  static func document(_ scenes: [StoryboardScene]) -> String {
    let start = scenes.first.map { #" initialViewController="\#($0.name)""# } ?? ""
    return #"<document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" "#
      + #"targetRuntime="iOS.CocoaTouch"\#(start)><scenes>"# + "\n" + scenes.map(\.text).joined()
      + "</scenes></document>\n"
  }

  /// The text of a xib for a class: a view with a button for each action, and an outlet to the view.
  static func xib(owner: String, actions: [String] = []) -> String {
    let buttons = actions.map { button("b-\($0)", action($0, to: "-1")) }.joined()
    return #"<document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" targetRuntime="iOS.CocoaTouch"><objects>"#
      + #"<placeholder placeholderIdentifier="IBFilesOwner" id="-1" userLabel="File's Owner" customClass="\#(owner)">"#
      + #"<connections><outlet property="view" destination="v" id="o"/></connections></placeholder>"#
      + #"<placeholder placeholderIdentifier="IBFirstResponder" id="-2" customClass="UIResponder"/>"#
      + #"<view id="v"><subviews>\#(buttons)</subviews></view></objects></document>"#
  }

  private var text: String {
    let customClass = className.map { #" customClass="\#($0)""# } ?? ""
    let buttons =
      actions.map { Self.button("\(name)-\($0)", Self.action($0, to: name)) }
      + segues.enumerated().filter(\.element.isOnButton).map { Self.button("\(name)-b\($0)", text($1, $0)) }
    let outlets = outlets.sorted { $0.key < $1.key }
    let views = outlets.map { #"<\#($0.value) id="\#(name)-\#($0.key)"/>"# }
    let view = #"<view key="view" id="\#(name)-view"><subviews>\#((buttons + views).joined())</subviews></view>"#
    let connections =
      outlets.map { #"<outlet property="\#($0.key)" destination="\#(name)-\#($0.key)" id="\#(name)-o-\#($0.key)"/>"# }
      + segues.enumerated().filter { !$0.element.isOnButton }.map { text($1, $0) }
    return #"<scene sceneID="s-\#(name)"><objects>"#
      + #"<\#(element) id="\#(name)" storyboardIdentifier="\#(name)"\#(customClass) sceneMemberID="viewController">"#
      + view + "<connections>\(connections.joined())</connections></\(element)>"
      + #"<exit id="\#(name)-exit" userLabel="Exit" sceneMemberID="exit"/>\#(objects)</objects></scene>"# + "\n"
  }

  private func text(_ segue: Segue, _ index: Int) -> String {
    let identifier = segue.identifier.isEmpty ? "" : #" identifier="\#(segue.identifier)""#
    let destination = segue.kind == "unwind" ? "\(name)-exit" : segue.destination
    return #"<segue destination="\#(destination)" kind="\#(segue.kind)"\#(identifier) \#(segue.attributes) "#
      + #"id="\#(name)-\#(index)"/>"#
  }

  private static func button(_ id: String, _ connection: String) -> String {
    #"<button id="\#(id)"><connections>\#(connection)</connections></button>"#
  }

  private static func action(_ selector: String, to target: String) -> String {
    #"<action selector="\#(selector)" destination="\#(target)" eventType="touchUpInside" id="a-\#(selector)"/>"#
  }
}
