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

  init(_ kind: TransitionKind) { self = Self.known[kind] ?? Self.other }

  private init(_ name: String, _ family: String, _ color: String, _ attributes: Attributes) {
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
  private static let unwind = EdgeStyle(
    "unwind", "unwind", Palette.grey, ["style": "dashed", "arrowhead": "vee", "constraint": "false"])
  private static let custom = EdgeStyle(
    "custom segue", "custom", Palette.violet, ["penwidth": "1.4", "arrowhead": "diamond"])
  private static let root = EdgeStyle("window root", "root", Palette.ink, ["penwidth": "2"])
  private static let flow = EdgeStyle("calls, holds", "flow", Palette.slate, ["arrowhead": "vee"])
  private static let other = EdgeStyle("other", "other", Palette.slate, ["arrowhead": "onormal"])

  private static let known: [TransitionKind: EdgeStyle] = [
    .show: show, .push: show, .showDetail: detail, .replace: detail, .present: present, .sheet: present,
    .modalWindow: present, .popover: popover, .relationship: contain, .child: contain, .embed: embed, .unwind: unwind,
    .custom: custom, .root: root, .flow: flow,
  ]

  /// The order of the legend.
  static let inOrder = [show, detail, present, popover, contain, embed, custom, unwind, root, flow, other]
}
