import NavigationModel

/// Everything in the project that is about showing and leaving one scene, sorted by location.
public struct SceneReferences: Sendable {
  /// A transition that leads to the scene.
  public struct Showing: Sendable {
    /// The transition.
    public var transition: Transition
    /// Who and what starts it, in plain words.
    public var text: String
  }

  /// A target that starts with the scene, or a storyboard that does.
  public struct Start: Sendable {
    /// The entry point.
    public var entry: EntryPoint
    /// What starts, in plain words.
    public var text: String
  }

  /// A way to leave the scene.
  public struct Leaving: Sendable {
    /// The exit.
    public var exit: Exit
    /// Where an unwind leads, sorted.
    public var targets: [SceneID]
    /// What starts it, in plain words.
    public var text: String
  }

  /// The scene.
  public let scene: Scene
  /// What shows it.
  public let showings: [Showing]
  /// The unwind segues that lead back to it.
  public let returns: [Showing]
  /// What starts with it.
  public let starts: [Start]
  /// Whether code makes it by its identifier, or as the first one of its storyboard; `possible` where a name that could
  /// not be followed may be its; `nil` where nothing does.
  public let isMadeByCode: Confidence?
  /// How it is left. What UIKit brings along, such as back buttons and swipes, is not among it.
  public let leavings: [Leaving]

  /// Collects what a graph knows about a scene.
  public init(of scene: Scene, in graph: NavigationGraph) {
    self.scene = scene
    let incoming = graph.incoming(scene.id).map { Showing(transition: $0, text: Self.text(of: $0, in: graph)) }
      .sorted { ($0.transition.location, $0.transition.id) < ($1.transition.location, $1.transition.id) }
    showings = incoming.filter { $0.transition.kind != .unwind }
    returns = incoming.filter { $0.transition.kind == .unwind }
    starts = graph.entryPoints.filter { $0.scene == scene.id }.map {
      Start(entry: $0, text: Self.text(of: $0, in: graph))
    }
    .sorted { ($0.entry.location, $0.text) < ($1.entry.location, $1.text) }
    isMadeByCode =
      graph.instantiations.scenes.contains(scene.id)
      ? .certain : graph.instantiations.mayInclude(scene) ? .possible : nil
    leavings = graph.exits.filter { $0.scene == scene.id || $0.receivers.contains(scene.id) }
      .map { exit in
        let targets = exit.transition.flatMap(graph.transition).map(graph.unwindTargets) ?? []
        return Leaving(exit: exit, targets: targets, text: Self.text(of: exit, to: targets, scene, in: graph))
      }
      .sorted { ($0.exit.location, $0.exit.scene, $0.text) < ($1.exit.location, $1.exit.scene, $1.text) }
  }
}

extension SceneReferences {
  private static func text(of transition: Transition, in graph: NavigationGraph) -> String {
    let cause = WitnessText(graph: graph).cause(transition)
    let text = cause.hasSuffix(",") ? String(cause.dropLast()) : cause
    let isSure = transition.confidence == .certain
    return text + via(transition.via) + (transition.isDead ? " (nothing starts it)" : isSure ? "" : " (possible)")
  }

  private static func text(of entry: EntryPoint, in graph: NavigationGraph) -> String {
    let target = entry.target.map { id in graph.targets.first { $0.id == id }?.name ?? id }
    let owner = target.map { " (target \(Phrase.shortened($0)))" } ?? ""
    let text =
      switch entry.via {
      case .mainStoryboard: "the main storyboard of the app starts with it"
      case .sceneManifest: "the scene manifest of the app starts with it"
      case .appExtension: "an app extension starts with it"
      case .mainNib: "the main nib of the app starts with it"
      case .application: "it is the main menu of the app"
      case .watchApp: "the watch app starts with it"
      case .windowRoot: "code makes it the root of a window"
      case .deepLink: "a deep link, shortcut or notification starts with it"
      case .configuration: "the configuration says that the app starts with it"
      case .initialScene: "it is the initial scene of its storyboard, and nothing says where the app starts"
      }
    return text + owner + (entry.confidence == .certain ? "" : " (possible)")
  }

  private static func text(
    of exit: Exit, to targets: [SceneID], _ scene: Scene, in graph: NavigationGraph
  ) -> String {
    var text = "nothing that is known starts it"
    if let trigger = exit.trigger {
      text = trigger.isAutomatic ? Phrase.occasion(trigger) : Phrase.trigger(trigger)
    }
    if exit.scene != scene.id { text += " in \(Phrase.scene(exit.scene, in: graph))" }
    if !targets.isEmpty { text += ", back to \(Phrase.list(targets.map { Phrase.scene($0, in: graph) }))" }
    return text + via(exit.via) + (exit.confidence == .certain ? "" : " (possible)")
  }

  private static func via(_ function: String?) -> String { function.map { ", via \(Phrase.shortened($0))" } ?? "" }
}
