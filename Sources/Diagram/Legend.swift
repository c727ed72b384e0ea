import Analysis
import Graphviz
import NavigationModel

/// The explanation of the lines and marks that occur in a drawing.
struct Legend {
  /// The looks of the lines that occur.
  var styles: Set<EdgeStyle>
  /// The severities that occur.
  var severities: Set<Severity>
  var hasEntryPoints: Bool
  var hasUnsureEdges: Bool
  var hasOpenUnwinds: Bool
  var hasCode: Bool
  let isFixed: Bool

  private static let text = LabelLine.Style(size: 10, color: Palette.edgeText)

  /// The group with the samples, and the lines between them; `nil` where there is nothing to explain.
  var parts: (cluster: DirectedGraph.Cluster, edges: [DirectedGraph.Edge])? {
    var nodes: [DirectedGraph.Node] = []
    var edges: [DirectedGraph.Edge] = []
    for sample in samples {
      let (tail, head) = ("legend:\(sample.key):from", "legend:\(sample.key):to")
      nodes.append(DirectedGraph.Node(name: tail, attributes: sample.tail))
      nodes.append(
        DirectedGraph.Node(name: head, attributes: Self.plain(LabelLine(sample.text, style: Self.text), isFixed)))
      var line = sample.line
      line["class"] = "sample"
      edges.append(DirectedGraph.Edge(tail: tail, head: head, key: "legend:\(sample.key)", attributes: line))
    }
    if !marks.isEmpty {
      var attributes = Self.plain(marks, isFixed)
      attributes["class"] = "sample"
      nodes.append(DirectedGraph.Node(name: "legend:marks", attributes: attributes))
    }
    guard !nodes.isEmpty else { return nil }
    let heading = LabelLine("Legend", style: LabelLine.Style(size: 11, color: Palette.cardDetail, isBold: true))
    let cluster = DirectedGraph.Cluster(
      name: "legend",
      attributes: [
        "label": LabelLine.table([heading], isFixed: isFixed), "id": "legend", "class": "legend",
        "fillcolor": .text(Palette.background), "tooltip": "Legend",
      ], nodes: nodes)
    return (cluster, edges)
  }

  private struct Sample {
    var key: String
    var text: String
    var tail: Attributes
    var line: Attributes
  }

  private var samples: [Sample] {
    var samples = EdgeStyle.inOrder.filter(styles.contains).map { style in
      var line = style.attributes
      line["constraint"] = nil
      return Sample(key: style.family, text: style.name, tail: Self.anchor, line: line)
    }
    if hasUnsureEdges {
      let line: Attributes = ["style": "dashed", "color": .text(Palette.slate)]
      samples.append(Sample(key: "unsure", text: "may lead elsewhere", tail: Self.anchor, line: line))
    }
    if hasEntryPoints {
      samples.append(Sample(key: "entry", text: "the app starts", tail: EntryDot.node, line: EntryDot.line))
    }
    return samples
  }

  private var marks: [LabelLine] {
    var lines = severities.sorted(by: >).map { severity in
      let colors = Palette.finding(severity)
      return LabelLine(
        "⚠ \(severity.rawValue)", style: .init(size: 10, color: colors.text, background: colors.background))
    }
    if hasOpenUnwinds { lines.append(LabelLine("⤺ unwinds to an open target", style: Self.text)) }
    if hasCode { lines.append(LabelLine("</> shown by code", style: Self.text)) }
    return lines
  }

  private static let anchor: Attributes = [
    "shape": "point", "width": "0.04", "color": .text(Palette.grey), "class": "sample", "tooltip": "Legend",
  ]

  private static func plain(_ line: LabelLine, _ isFixed: Bool) -> Attributes { plain([line], isFixed) }

  private static func plain(_ lines: [LabelLine], _ isFixed: Bool) -> Attributes {
    [
      "shape": "plain", "style": "solid", "label": LabelLine.table(lines, isFixed: isFixed), "class": "sample",
      "tooltip": "Legend",
    ]
  }
}

/// The dot and the arrow that show where an app starts.
enum EntryDot {
  static let node: Attributes = [
    "shape": "circle", "style": "filled", "width": "0.16", "fixedsize": "true", "label": "",
    "fillcolor": .text(Palette.ink), "color": .text(Palette.ink), "class": "entry", "tooltip": "The app starts here",
  ]
  static let line: Attributes = ["penwidth": "2.4", "color": .text(Palette.ink)]
}
