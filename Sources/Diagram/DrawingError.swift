import Graphviz
import NavigationModel

/// Why a drawing could not be made.
public enum DrawingError: Error, Hashable, Sendable, CustomStringConvertible {
  /// Scenes to focus on that the graph does not have.
  case unknownFocus([SceneID])
  /// Graphviz failed.
  case graphviz(GraphvizError)

  /// What is wrong and what to do.
  public var description: String {
    switch self {
    case .unknownFocus(let scenes):
      "The drawing cannot be focused on "
        + scenes.map { "'\($0)'" }.joined(separator: ", ") + ": no scene that is drawn has this id."
    case .graphviz(let error):
      error.description
    }
  }
}
