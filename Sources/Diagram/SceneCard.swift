import Analysis
import Graphviz
import NavigationModel

/// The node of a scene: a framed card with the kind in its header, and what people know the scene by below it.
struct SceneCard {
  let scene: Scene
  let findings: [Finding]
  /// The unwind segues that start here and whose end is not known.
  var openUnwinds: [Transition] = []
  /// How many of its transitions lead out of the picture.
  var hiddenNeighbours = 0
  /// The controllers of the system that it shows and that are no nodes.
  var systemUses: [SystemUse] = []
  /// What else is to be said.
  var remarks: [LabelLine] = []
  var isEntryPoint = false
  var isFocus = false
  /// Whether text cells have the computed size, or at least that.
  let isFixed: Bool

  /// What stands before the name of a system controller.
  static let systemMark = "▣"

  private static let title = LabelLine.Style(size: 13, color: Palette.cardTitle, isBold: true)
  private static let detail = LabelLine.Style(size: 10, color: Palette.cardDetail)
  private static let header = LabelLine.Style(size: 9, color: Palette.headerText)
  private static let unresolvedHeader = LabelLine.Style(size: 9, color: Palette.cardDetail)

  /// The attributes of the node, without id and link.
  var attributes: Attributes {
    var attributes: Attributes
    switch scene.kind {
    case .system: attributes = pill
    case .flow: attributes = hexagon
    default: attributes = card
    }
    attributes["class"] = .text(classes)
    attributes["tooltip"] = .text(GraphvizText.escapedString(tooltip))
    if let worst = findings.first {
      attributes["color"] = .text(Palette.border(worst.severity))
      attributes["penwidth"] = "3"
    } else if isFocus {
      attributes["penwidth"] = "4"
    }
    return attributes
  }

  private var pill: Attributes {
    let lines = [LabelLine(scene.className ?? scene.label, style: .init(size: 11, color: Palette.edgeText))] + marks
    return [
      "label": LabelLine.table(lines, alignment: "CENTER", isFixed: isFixed), "fillcolor": .text(Palette.systemFill),
      "color": .text(Palette.systemBorder), "margin": "0.1,0.02",
    ]
  }

  private var hexagon: Attributes {
    let lines = [LabelLine(scene.label, style: Self.title), LabelLine("Flow", style: Self.detail)] + marks
    return [
      "label": LabelLine.table(lines, alignment: "CENTER", isFixed: isFixed), "fillcolor": .text(Palette.flowFill),
      "color": .text(Palette.flowBorder), "shape": "hexagon", "style": "filled",
    ]
  }

  private var card: Attributes {
    let style = SceneStyle(scene.kind)
    let isUnresolved = scene.kind == .unresolved
    let headerLine = LabelLine(headerText(style), style: isUnresolved ? Self.unresolvedHeader : Self.header)
    let lines = bodyLines
    let width = max((lines.map(\.width).max() ?? 0), headerLine.width, 56)
    let rows = lines.map { "<TR>\($0.cell(width: width, padding: 1, isFixed: isFixed))</TR>" }.joined()
    let body =
      "<TABLE BORDER=\"0\" CELLBORDER=\"0\" CELLSPACING=\"0\" CELLPADDING=\"4\" BGCOLOR=\"\(Palette.cardFill)\" "
      + "STYLE=\"ROUNDED\"><TR><TD><TABLE BORDER=\"0\" CELLBORDER=\"0\" CELLSPACING=\"0\" CELLPADDING=\"0\">"
      + rows + "</TABLE></TD></TR></TABLE>"
    let label =
      "<TABLE BORDER=\"0\" CELLBORDER=\"0\" CELLSPACING=\"0\" CELLPADDING=\"0\"><TR>"
      + headerLine.cell(width: width, padding: 3, isFixed: isFixed) + "</TR><TR><TD>\(body)</TD></TR></TABLE>"
    var attributes: Attributes = [
      "label": .html(label), "fillcolor": .text(style.color), "color": .text(style.color),
    ]
    if isUnresolved {
      attributes["style"] = "rounded,filled,dashed"
      attributes["fillcolor"] = .text(Palette.clusterFill)
    }
    return attributes
  }

  private func headerText(_ style: SceneStyle) -> String {
    scene.isInitial && !isEntryPoint ? "\(style.name) · initial" : style.name
  }

  private var bodyLines: [LabelLine] {
    var lines = [
      // A reference that leads nowhere is a name, a title is prose.
      LabelLine(scene.label, style: Self.title, truncation: scene.kind == .unresolved ? .middle : .end)
    ]
    if let name = scene.className, name != scene.label { lines.append(LabelLine(name, style: Self.detail)) }
    if let identifier = scene.storyboardIdentifier, identifier != scene.label, identifier != scene.className {
      lines.append(LabelLine("id: " + identifier, style: Self.detail))
    }
    // Without a class of its own, it is UIKit's; and a card of one line would be too flat for its corners.
    if lines.count == 1 { lines.append(LabelLine(frameworkClass ?? scene.kind.rawValue, style: Self.detail)) }
    return lines + marks
  }

  private var frameworkClass: String? {
    guard scene.className == nil, scene.kind.rawValue.hasSuffix("Controller") else { return nil }
    let prefix = scene.platform == .macOS ? "NS" : scene.platform == .watchOS ? "WK" : "UI"
    return prefix + scene.kind.rawValue.prefix(1).uppercased() + scene.kind.rawValue.dropFirst()
  }

  /// The lines about findings, open unwinds and what is out of the picture.
  private var marks: [LabelLine] {
    var lines: [LabelLine] = []
    for finding in findings.prefix(3) {
      let colors = Palette.finding(finding.severity)
      let style = LabelLine.Style(size: 10, color: colors.text, background: colors.background)
      lines.append(LabelLine("⚠ " + finding.rule, style: style))
    }
    lines += remarks
    if findings.count > 3 { lines.append(LabelLine("+ \(findings.count - 3) more", style: Self.detail)) }
    for use in systemUses.prefix(4) {
      lines.append(LabelLine("\(Self.systemMark) \(use.text)", style: Self.detail))
    }
    if systemUses.count > 4 {
      lines.append(LabelLine("\(Self.systemMark) + \(systemUses.count - 4) more", style: Self.detail))
    }
    for unwind in openUnwinds.prefix(3) {
      lines.append(LabelLine("⤺ " + (unwind.unwindAction ?? unwind.name ?? "unwind"), style: Self.detail))
    }
    if openUnwinds.count > 3 { lines.append(LabelLine("⤺ + \(openUnwinds.count - 3) more", style: Self.detail)) }
    if hiddenNeighbours > 0 {
      let noun = hiddenNeighbours == 1 ? "transition" : "transitions"
      lines.append(LabelLine("… \(hiddenNeighbours) \(noun) not shown", style: Self.detail))
    }
    return lines
  }

  private var classes: String {
    var names = ["scene", ElementID.className(scene.kind.rawValue)]
    if isEntryPoint { names.append("entry") }
    if scene.isInitial { names.append("initial") }
    if isFocus { names.append("focus") }
    if let worst = findings.first { names += ["finding", worst.severity.rawValue] }
    return names.joined(separator: " ")
  }

  private var tooltip: String {
    var lines = ["\(scene.label) (\(SceneStyle(scene.kind).name.lowercased()))"]
    if let name = scene.className { lines.append("class: " + (scene.module.map { "\($0).\(name)" } ?? name)) }
    if let title = scene.title, title != scene.label { lines.append("title: " + title) }
    if let identifier = scene.storyboardIdentifier { lines.append("storyboard identifier: " + identifier) }
    if let objectID = scene.objectID { lines.append("object id: " + objectID) }
    if scene.isInitial { lines.append("initial scene of its storyboard") }
    if let style = scene.presentation.style { lines.append("presentation style: " + style.rawValue) }
    let shown = systemUses.flatMap(\.tooltipLines)
    lines += shown.prefix(8)
    if shown.count > 8 { lines.append("and \(shown.count - 8) more of the system") }
    for unwind in openUnwinds { lines.append("unwinds by " + (unwind.unwindAction ?? "an unknown action")) }
    lines += Finding.tooltipLines(findings)
    if let location = scene.location { lines.append(location.description) }
    return lines.joined(separator: "\n")
  }
}
