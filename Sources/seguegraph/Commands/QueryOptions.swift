import Analysis
import NavigationModel

/// What the commands that answer a question about a scene share.
enum QueryOptions {
  /// The forms of an answer.
  enum Format: String, CaseIterable {
    case text, json
  }

  static let format = OptionSpecification(
    name: "format", argument: .choice("FORMAT", of: Format.allCases.map(\.rawValue)),
    help: "The form of the answer. Default: text.")

  /// What the help text says about names of scenes.
  static let sceneDiscussion =
    "SCENE is the id, object id, class, storyboard identifier, title or label of a scene. A name that several scenes "
    + "have is refused, unless all of them are of one class: then the answer is about each."

  /// The form that the options ask for.
  static func format(_ arguments: ParsedArguments) -> Format {
    arguments.last(format.name).flatMap(Format.init) ?? .text
  }
}

extension NavigationGraph {
  /// The scene that somebody means by a name, or all those of the class that it names.
  func scenesToAskAbout(called name: String) throws -> [Scene] {
    let scenes = try scenes(called: name).compactMap { self[$0] }
    guard SceneLookup.areOfOneClass(scenes) else {
      throw UsageError.ambiguousScene(name, choices: scenes.map(SceneLookup.line))
    }
    return scenes
  }
}
