import InterfaceBuilder
import Linking
import NavigationModel

@testable import Analysis

/// An app made of the text of its storyboards, read and linked by the real parts, with a target that says what it runs on.
struct App {
  var graph: NavigationGraph

  static let iOS = #"type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" targetRuntime="iOS.CocoaTouch""#
  static let iPad = #"type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" targetRuntime="iOS.CocoaTouch.iPad""#

  /// An app of one storyboard that its property list names.
  init(
    initial: String?, platform: String = iOS, deploymentTarget: String? = nil,
    families: [AppTarget.DeviceFamily] = [], landscape: Bool? = nil, scenes: [String]
  ) throws {
    let document = try Self.document(initial: initial, platform, scenes: scenes)
    let target = AppTarget(
      id: "App", name: "App", deploymentTarget: deploymentTarget, deviceFamilies: families,
      supportsLandscapeOnPhone: landscape, documents: [document.path])
    let start = EntryDeclaration(
      via: .mainStoryboard, name: "Main", location: SourceLocation(file: "Info.plist", line: 4))
    let project = ProjectDescription(targets: [
      TargetDescription(target: target, project: "App.xcodeproj", entries: initial == nil ? [] : [start])
    ])
    graph = Linker(documents: [document], project: project).link()
  }

  /// A storyboard; each controller is on a line of its own, the first on line 2.
  static func document(
    _ path: String = "Main.storyboard", initial: String?, _ platform: String = iOS, scenes: [String]
  ) throws -> InterfaceDocument {
    let start = initial.map { " initialViewController=\"\($0)\"" } ?? ""
    let body = scenes.map { "<scene sceneID=\"s\"><objects>\($0)</objects></scene>" }.joined(separator: "\n")
    let text = "<document \(platform)\(start)><scenes>\n\(body)\n</scenes></document>\n"
    return try InterfaceDocumentReader(path: path).read(Array(text.utf8))
  }

  var context: AnalysisContext { AnalysisContext(graph: graph) }

  /// The scene of an object.
  func scene(_ id: String) -> SceneID { SceneID(document: "Main.storyboard", objectID: id) }

  /// What some rules find; all rules where none are named.
  func findings(_ rules: (any Rule.Type)...) -> [Finding] {
    Analyzer(rules: rules.isEmpty ? RuleCatalogue.all : rules).findings(in: graph)
  }
}

/// The XML of scenes and what is in them, with the attributes that Interface Builder writes.
enum Markup {
  /// A view controller that is titled like its id, with an exit `<id>-exit`.
  static func scene(
    _ id: String, _ attributes: String = "", item: String = "", buttons: [String] = [], manual: String = "",
    element: String = "viewController"
  ) -> String {
    let title = id.prefix(1).uppercased() + id.dropFirst()
    let navigationItem =
      item.isEmpty ? "" : #"<navigationItem key="navigationItem" id="\#(id)-item">\#(item)</navigationItem>"#
    return
      #"<\#(element) title="\#(title)" \#(attributes) id="\#(id)" sceneMemberID="viewController">\#(navigationItem)"#
      + #"<view key="view" id="\#(id)-view"><subviews>\#(buttons.joined())</subviews></view>"#
      + #"<connections>\#(manual)</connections></\#(element)><exit id="\#(id)-exit" sceneMemberID="exit"/>"#
  }

  /// A button `<segue id>-button` that performs a segue.
  static func button(_ id: String, to destination: String, _ kind: String = "show", _ attributes: String = "") -> String
  {
    #"<button id="\#(id)-button"><state key="normal" title="Go"/><connections>"#
      + segue(id, to: destination, kind, attributes) + "</connections></button>"
  }

  static func segue(_ id: String, to destination: String, _ kind: String = "show", _ attributes: String = "") -> String
  {
    #"<segue destination="\#(destination)" kind="\#(kind)" \#(attributes) id="\#(id)"/>"#
  }

  /// A button that unwinds from a scene.
  static func unwind(_ id: String, from scene: String, _ attributes: String = "") -> String {
    #"<button \#(attributes) id="\#(id)-button"><state key="normal" title="Close"/><connections>"#
      + segue(id, to: "\(scene)-exit", "unwind", #"unwindAction="back:""#) + "</connections></button>"
  }

  /// A bar button item that unwinds from a scene.
  static func barUnwind(_ id: String, from scene: String) -> String {
    #"<barButtonItem key="leftBarButtonItem" systemItem="done" id="\#(id)-button"><connections>"#
      + segue(id, to: "\(scene)-exit", "unwind", #"unwindAction="back:""#) + "</connections></barButtonItem>"
  }

  static func navigation(_ id: String, root: String, _ attributes: String = "", _ manual: String = "") -> String {
    container("navigationController", id, [("rootViewController", root)], attributes, manual)
  }

  static func tabs(_ id: String, _ children: String...) -> String {
    container("tabBarController", id, children.map { ("viewControllers", $0) })
  }

  static func split(_ id: String, _ primary: String, _ detail: String) -> String {
    container("splitViewController", id, [("masterViewController", primary), ("detailViewController", detail)])
  }

  private static func container(
    _ element: String, _ id: String, _ children: [(String, String)], _ attributes: String = "", _ manual: String = ""
  ) -> String {
    let segues = children.map { relationship, child in
      segue("\(id)-\(child)", to: child, "relationship", #"relationship="\#(relationship)""#)
    }
    return #"<\#(element) \#(attributes) id="\#(id)" sceneMemberID="viewController"><connections>"#
      + segues.joined() + manual + "</connections></\(element)>"
  }
}
