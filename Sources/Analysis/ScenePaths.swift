import NavigationModel
import UIKitModel

/// How a user gets to a scene: the shortest ways, and what UIKit makes of each step in the environments of the app.
public struct ScenePaths: Sendable {
  /// What a step does in some environments.
  public struct Case: Hashable, Sendable {
    /// The effects; several where they depend on what holds the scene that the way starts in.
    public var effects: [TransitionEffect]
    /// The environments.
    public var environments: [Environment]
  }

  /// One step of a way.
  public struct Step: Sendable {
    /// The scene the user is in after the step.
    public var scene: SceneID
    /// The transition taken; `nil` for the start.
    public var transition: Transition?
    /// What the transition does, one element where that is the same everywhere.
    public var cases: [Case]
    /// What happens, in plain words.
    public var text: String
    /// Where it is written.
    public var location: SourceLocation?
  }

  /// A way to the scene.
  public struct Way: Sendable {
    /// The environments in which it exists.
    public var environments: [Environment]
    /// In words where it does not exist in all of them; `nil` where it does.
    public var limit: String?
    /// The steps, the start included.
    public var steps: [Step]
  }

  /// The scene.
  public let scene: Scene
  /// The scenes that the ways start in; empty where the app starts there.
  public let sources: [Scene]
  /// The shortest ways, sorted by their transitions.
  public let ways: [Way]
  /// How many more there are that are just as short; `nil` where they are too many to count.
  public let more: Int?
  /// Whether no entry point leads there, so that the ways start where code that was not followed may lead.
  public let isByOpenCode: Bool
  /// Why there is no way, as far as it is known.
  public let reason: String?
}

extension ScenePaths {
  /// How a list of paths calls one end.
  public static func name(of scene: Scene) -> String { Phrase.scene(scene) }
}
