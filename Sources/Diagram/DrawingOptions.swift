import Analysis
import NavigationModel

/// The direction in which a drawing grows away from the entry points.
public enum RankDirection: String, CaseIterable, Sendable {
  /// Whatever fits a screen or a page better.
  case automatic
  /// From left to right.
  case leftToRight
  /// From top to bottom.
  case topToBottom
}

/// The file formats of a drawing.
public enum DrawingFormat: String, CaseIterable, Sendable {
  /// Scalable, with tooltips, links, classes, and a dark mode.
  case svg
  /// A bitmap.
  case png
  /// A page.
  case pdf
  /// Graphviz's language.
  case dot
}

/// What a drawing shows, and how.
public struct DrawingOptions: Sendable {
  /// A heading above the drawing.
  public var title: String?
  /// The direction in which it grows.
  public var rankDirection: RankDirection
  /// The Graphviz layout engine.
  public var engine: String
  /// If not empty, only these scenes and what is near them.
  public var focus: [SceneID]
  /// How many transitions away from the focus a scene may be, in either direction.
  public var depth: Int
  /// The kinds of transitions that are left out.
  public var hiddenKinds: Set<TransitionKind>
  /// Where scenes and transitions link to: a URL in which `{file}`, `{line}` and `{column}` are replaced.
  public var linkTemplate: String?
  /// Whether the drawing explains its lines and marks.
  public var showsLegend: Bool
  /// Whether launch screens are drawn.
  public var showsLaunchScreens: Bool
  /// Whether controllers of the system, such as alerts, are nodes; otherwise the cards of the scenes that show them tell.
  public var showsSystemScenes: Bool
  /// If given, what UIKit makes of the app on one kind of screen is drawn instead of what is written.
  public var environment: EnvironmentGraph?
  /// If given, what stands out.
  public var highlight: Highlight?
  /// If given, how what is drawn differs from what was.
  var changes: ChangeMarks?

  /// Makes options; the default draws the whole app with a legend.
  public init(
    title: String? = nil, rankDirection: RankDirection = .automatic, engine: String = "dot", focus: [SceneID] = [],
    depth: Int = 2, hiddenKinds: Set<TransitionKind> = [], linkTemplate: String? = nil, showsLegend: Bool = true,
    showsLaunchScreens: Bool = false, showsSystemScenes: Bool = false, environment: EnvironmentGraph? = nil,
    highlight: Highlight? = nil
  ) {
    self.title = title
    self.rankDirection = rankDirection
    self.engine = engine
    self.focus = focus
    self.depth = depth
    self.hiddenKinds = hiddenKinds
    self.linkTemplate = linkTemplate
    self.showsLegend = showsLegend
    self.showsLaunchScreens = showsLaunchScreens
    self.showsSystemScenes = showsSystemScenes
    self.environment = environment
    self.highlight = highlight
  }
}

extension DrawingOptions {
  /// Options for a difference.
  init(title: String?, showsSystemScenes: Bool, changes: ChangeMarks) {
    self.init(title: title, showsSystemScenes: showsSystemScenes)
    self.changes = changes
  }
}
