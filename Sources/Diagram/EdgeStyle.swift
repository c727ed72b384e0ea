import Analysis
import Graphviz
import NavigationModel

/// How a kind of transition is drawn and explained.
struct EdgeStyle: Hashable, Sendable {
  /// The kinds that look alike share a line in the legend; this is what it says.
  var name: String
  /// The class of the SVG elements beside the kind.
  var family: String
  /// The colour of the line, and of what its label says about the style.
  var color: String
  /// The attributes of the line.
  var attributes: Attributes
  /// Whether Graphviz gets the edge from the target to the source.
  var isReversed: Bool

  init(_ kind: TransitionKind) { self = Self.known[kind] ?? Self.other }

  /// How a kind is drawn where it is known what becomes of it.
  init(_ kind: TransitionKind, as outcome: EnvironmentGraph.Outcome) {
    switch outcome {
    case .push: self = Self.push
    case .column: self = Self.column
    case .presentation(.fullScreen?), .presentation(.fullScreenSheet?): self = Self.fullScreen
    case .presentation(.sheet?): self = Self.sheet
    case .presentation(.popover?): self = Self.popover
    case .presentation(.overFullScreen?), .presentation(.overContext?), .presentation(.currentContext?):
      self = Self.over
    case .presentation(.custom?): self = Self.ownPresentation
    case .presentation(nil): self = Self.present
    case .unchanged:
      self = [.show, .showDetail, .replace].contains(kind) ? Self.undecided : EdgeStyle(kind)
    }
  }

  private init(
    _ name: String, _ family: String, _ color: String, _ attributes: Attributes, isReversed: Bool = false
  ) {
    self.isReversed = isReversed
    self.name = name
    self.family = family
    self.color = color
    self.attributes = attributes.merging(["color": .text(color)]) { given, _ in given }
  }

  private static let containment: Attributes = [
    "dir": "both", "arrowtail": "odiamond", "arrowhead": "none", "weight": "3",
  ]

  private static let show = EdgeStyle("show, push", "push", Palette.blue, ["penwidth": "1.4"])
  private static let detail = EdgeStyle(
    "show detail, replace", "detail", Palette.teal, ["penwidth": "1.4", "arrowhead": "vee"])
  private static let present = EdgeStyle(
    "present", "modal", Palette.rust, ["penwidth": "2", "arrowhead": "empty"])
  private static let popover = EdgeStyle(
    "popover", "popover", Palette.rust, ["penwidth": "1.4", "style": "dashed", "arrowhead": "empty"])
  private static let contain = EdgeStyle(
    "contains", "containment", Palette.grey, containment.merging(["penwidth": "1"]) { $1 })
  private static let embed = EdgeStyle(
    "embeds", "embed", Palette.slate, containment.merging(["penwidth": "1.4", "style": "dotted"]) { $1 })
  /// An unwind leads back, so it is given to Graphviz the other way round and drawn with its arrow at the tail: then it does
  /// not push the scene where the user came from behind the one that was left. (`constraint=false` would say the same, but
  /// with clusters and `newrank` it makes dot of Graphviz 2.42 fail with "trouble in init_rank".)
  private static let unwind = EdgeStyle(
    "unwind", "unwind", Palette.grey,
    ["style": "dashed", "dir": "back", "arrowtail": "vee", "arrowhead": "none", "weight": "0"], isReversed: true)
  private static let custom = EdgeStyle(
    "custom segue", "custom", Palette.violet, ["penwidth": "1.4", "arrowhead": "diamond"])
  private static let root = EdgeStyle("window root", "root", Palette.ink, ["penwidth": "2"])
  private static let flow = EdgeStyle("calls, holds", "flow", Palette.slate, ["arrowhead": "vee"])
  private static let other = EdgeStyle("other", "other", Palette.slate, ["arrowhead": "onormal"])

  // What UIKit makes of them in one environment. The thicker the line, the more it takes of the screen.
  private static let push = EdgeStyle("push", "push", Palette.blue, ["penwidth": "1.4"])
  private static let column = EdgeStyle(
    "column of a split view", "detail", Palette.teal, ["penwidth": "1.4", "arrowhead": "vee"])
  private static let fullScreen = EdgeStyle(
    "full screen", "modal", Palette.rust, ["penwidth": "3", "arrowhead": "normal"])
  private static let sheet = EdgeStyle("sheet", "modal", Palette.rust, ["penwidth": "1.6", "arrowhead": "empty"])
  private static let over = EdgeStyle(
    "over what is there", "modal", Palette.rust, ["penwidth": "1.6", "style": "dotted", "arrowhead": "empty"])
  private static let ownPresentation = EdgeStyle(
    "presentation of its own", "modal", Palette.rust, ["penwidth": "1.6", "arrowhead": "odiamond"])
  private static let undecided = EdgeStyle(
    "push or modal, not known", "push", Palette.slate, ["penwidth": "1.4", "arrowhead": "onormal"])

  private static let known: [TransitionKind: EdgeStyle] = [
    .show: show, .push: show, .showDetail: detail, .replace: detail, .present: present, .sheet: present,
    .modalWindow: present, .popover: popover, .relationship: contain, .child: contain, .embed: embed, .unwind: unwind,
    .custom: custom, .root: root, .flow: flow,
  ]

  /// The order of the legend.
  static let inOrder = [
    show, push, detail, column, undecided, present, fullScreen, sheet, popover, over, ownPresentation, contain, embed,
    custom, unwind, root, flow, other,
  ]

  /// The line as text and table cells can show it.
  var sample: LineSample {
    func text(_ name: String) -> String? {
      guard case .text(let value)? = attributes[name] else { return nil }
      return value
    }
    let isContainment = text("arrowtail") == "odiamond"
    return LineSample(
      color: color, thickness: text("penwidth").flatMap(Double.init).map { Int($0) } ?? 1, style: text("style"),
      tail: isContainment ? "◇" : "", head: isContainment ? "" : Self.glyph(isReversed ? "vee" : text("arrowhead")))
  }

  private static func glyph(_ arrowhead: String?) -> String {
    switch arrowhead {
    case "vee": "➤"
    case "empty", "onormal": "▷"
    case "diamond": "◆"
    case "odiamond": "◇"
    default: "▶"
    }
  }
}

/// A line of the legend.
struct LineSample: Hashable, Sendable {
  var color: String
  var thickness = 1
  var style: String?
  var tail = ""
  var head = "▶"
}
