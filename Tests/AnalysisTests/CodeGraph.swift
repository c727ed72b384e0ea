import NavigationModel

@testable import Analysis

/// A graph of an app whose code was read, written down by hand: what the linker makes of code, in its words.
///
/// Everything but containers is named by its class; the app starts with the first scene.
struct CodeGraph {
  var scenes: [Scene]
  var transitions: [Transition]
  var exits: [Exit] = []
  var deploymentTarget = "18.0"
  var families: [AppTarget.DeviceFamily] = [.iPad]
  var issues: [LinkingIssue] = []
  var isCodeRead = true
  var instantiations = Instantiations()
  var documents: [Document] = []
  /// The scenes to start with; `nil` for the first one.
  var starts: [String]?

  var graph: NavigationGraph {
    let target = AppTarget(
      id: "App", name: "App", deploymentTarget: deploymentTarget, deviceFamilies: families,
      documents: documents.map(\.path))
    let entries = (starts.map { $0.map { SceneID(rawValue: $0) } } ?? [scenes[0].id]).map {
      EntryPoint(scene: $0, via: .windowRoot, target: "App", location: SourceLocation(file: "App.swift", line: 1))
    }
    return NavigationGraph(
      entryPoints: entries, scenes: scenes, transitions: transitions, exits: exits, documents: documents,
      targets: [target], issues: issues, isCodeRead: isCodeRead, instantiations: instantiations)
  }

  var context: AnalysisContext { AnalysisContext(graph: graph) }

  /// What some rules find: `error certain App.swift:7: message`.
  func found(_ rules: (any Rule.Type)...) -> [String] {
    Analyzer(rules: rules).findings(in: graph).map { finding in
      "\(finding.severity.rawValue) \(finding.confidence.rawValue) \(finding.location): \(finding.message)"
    }
  }
}

extension Scene {
  /// A class that only code makes.
  static func made(_ name: String, open: String? = nil, isModal: Bool = false) -> Scene {
    Scene(
      id: SceneID(rawValue: name), kind: .codeOnly, className: name, label: name,
      location: SourceLocation(file: "\(name).swift", line: 1), openness: open.map(Openness.open) ?? .closed,
      presentation: ScenePresentation(isModalInPresentation: isModal))
  }

  /// A scene of `Main.storyboard`, with buttons that have these object ids.
  static func drawn(
    _ name: String, class className: String? = nil, identifier: String? = nil, buttons: [String] = [],
    open: String? = nil, kind: SceneKind = .viewController
  ) -> Scene {
    Scene(
      id: SceneID(rawValue: name), kind: kind, className: className, label: name, storyboard: "Main",
      document: "Main.storyboard", storyboardIdentifier: identifier, objectID: name,
      location: SourceLocation(file: "Main.storyboard", line: 9), openness: open.map(Openness.open) ?? .closed,
      controls: buttons.map {
        Control(
          element: "button", objectID: $0, label: $0,
          actions: [
            Control.Action(
              selector: "tap:", target: SceneID(rawValue: name), event: nil,
              location: SourceLocation(file: "Main.storyboard", line: 12))
          ], location: SourceLocation(file: "Main.storyboard", line: 11))
      })
  }

  /// A container that code makes, or something that is no scene of the app.
  static func of(_ kind: SceneKind, _ name: String, class className: String? = nil) -> Scene {
    Scene(id: SceneID(rawValue: name), kind: kind, className: className ?? name, label: name)
  }

  static func system(_ name: String) -> Scene { .of(.system, name) }
  static func flow(_ name: String) -> Scene { .of(.flow, name) }
  static func navigation(_ name: String) -> Scene { .of(.navigationController, name, class: "UINavigationController") }
}

extension Transition {
  /// A transition in `App.swift`, on a line of its own.
  static func code(
    _ line: Int, _ source: String, _ kind: TransitionKind, _ target: String, on receiver: String? = nil,
    style: PresentationStyle? = nil, trigger: Trigger? = .tap, confidence: Confidence = .certain,
    adaptivity: Adaptivity? = nil, isModal: Bool = false, order: Int = 0
  ) -> Transition {
    Transition(
      id: "App.swift:\(line):1", source: SceneID(rawValue: source), target: SceneID(rawValue: target), kind: kind,
      origin: .swift, presentationStyle: style, trigger: trigger, confidence: confidence,
      location: SourceLocation(file: "App.swift", line: line, column: 1), order: order,
      receiver: receiver.map { SceneID(rawValue: $0) }, adaptivity: adaptivity, isModalInPresentation: isModal)
  }

  /// A segue of `Main.storyboard`.
  static func segue(
    _ id: String, _ source: String, _ kind: TransitionKind, _ target: String?, identifier: String? = nil,
    trigger: Trigger? = .tap, relationship: String? = nil, isNeverPerformed: Bool = false, unwindAction: String? = nil
  ) -> Transition {
    Transition(
      id: "Main.storyboard#\(id)", source: SceneID(rawValue: source), target: target.map { SceneID(rawValue: $0) },
      kind: kind, identifier: identifier, relationship: relationship, unwindAction: unwindAction, trigger: trigger,
      location: SourceLocation(file: "Main.storyboard", line: 20), isNeverPerformed: isNeverPerformed)
  }
}

extension Trigger {
  static let tap = Trigger(element: "button", label: "Go")
  static func button(_ id: String) -> Trigger { Trigger(element: "button", label: id, objectID: id) }
  static func callback(_ event: String) -> Trigger { Trigger(element: "callback", event: event) }
  static func lifecycle(_ event: String) -> Trigger { Trigger(element: "lifecycle", event: event) }
  static let notification = Trigger(element: "notification")
}

extension Exit {
  /// An exit in `App.swift`, on a line of its own.
  static func code(
    _ line: Int, _ scene: String, _ kind: ExitKind = .dismiss, _ trigger: Trigger? = .tap, on receivers: [String] = [],
    via: String? = nil, transition: String? = nil
  ) -> Exit {
    Exit(
      scene: SceneID(rawValue: scene), kind: kind, trigger: trigger,
      transition: transition.map { "Main.storyboard#\($0)" }, receivers: receivers.map { SceneID(rawValue: $0) },
      via: via, location: SourceLocation(file: "App.swift", line: line, column: 9))
  }
}
