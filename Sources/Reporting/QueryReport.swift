import Analysis
import NavigationModel

/// The answer to a question about scenes, ready to be written down.
///
/// A name that stands for several scenes of one class is answered for each of them.
public struct QueryReport<Answer: Sendable>: Sendable {
  /// The answers, one for each scene.
  public var answers: [Answer]
  /// What stands before each path in the text; JSON keeps to the root of the project.
  public var pathPrefix: String
  /// Whether the reader is a person at a terminal that shows colours.
  public var usesColor: Bool

  /// Makes a report.
  public init(answers: [Answer], pathPrefix: String = "", usesColor: Bool = false) {
    self.answers = answers
    self.pathPrefix = pathPrefix
    self.usesColor = usesColor
  }

  var style: TextStyle { TextStyle(usesColor: usesColor) }

  /// A line about a place, in the form that editors turn into a link.
  func line(_ location: SourceLocation?, _ text: String) -> String {
    (location.map { "\(pathPrefix)\($0): " } ?? "").onOneLine + text.onOneLine
  }

  /// The answers for people, one below the other.
  func text(_ parts: [[String]], about scenes: [Scene]) -> String {
    (preface(scenes) + parts.joined(separator: [""])).map { $0 + "\n" }.joined()
  }

  /// What is said first where a name stands for several scenes.
  private func preface(_ scenes: [Scene]) -> [String] {
    guard scenes.count > 1, let name = scenes[0].className else { return [] }
    return ["\(scenes.count) scenes are of the class \(name.onOneLine).", ""]
  }
}
