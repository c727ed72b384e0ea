import Analysis
import Graphviz
import NavigationDiff
import NavigationModel

/// The explanation of the lines and marks that occur in a drawing: one node, so that it stays together and small.
struct Legend {
  /// The looks of the lines that occur.
  var styles: Set<EdgeStyle>
  /// The severities that occur.
  var severities: Set<Severity>
  var hasEntryPoints: Bool
  var hasUnsureEdges: Bool
  var hasOpenUnwinds: Bool
  var hasSystemUses: Bool
  var hasSteps = false
  var hasCode: Bool
  /// The marks of differences that occur.
  var changes: [DiffMark?] = []
  let isFixed: Bool

  private static let text = LabelLine.Style(size: 10, color: Palette.edgeText)
  private static let heading = LabelLine.Style(size: 10, color: Palette.cardDetail, isBold: true)

  /// The node in a frame that is not drawn, or `nil`: Graphviz lets nodes without a frame overlap the frames of others.
  var cluster: DirectedGraph.Cluster? {
    guard let node else { return nil }
    return DirectedGraph.Cluster(
      name: "legend",
      // Without a label of its own, it would have that of the whole.
      attributes: ["peripheries": "0", "margin": "4", "label": "", "id": "legend-frame", "tooltip": "Legend"],
      nodes: [node])
  }

  /// The node; `nil` where there is nothing to explain.
  private var node: DirectedGraph.Node? {
    let lines = samples.map { ($0.sample, LabelLine($0.text, style: Self.text)) }
    let marks = self.marks
    guard !lines.isEmpty || !marks.isEmpty else { return nil }
    let width = (lines.map(\.1.width) + [90]).max() ?? 90
    let heading = LabelLine("Legend", style: Self.heading)
    var rows = ["<TR><TD></TD>\(heading.cell(width: width, padding: 1, isFixed: isFixed))</TR>"]
    for (sample, line) in lines {
      rows.append("<TR><TD>\(cells(sample))</TD>\(line.cell(width: width, padding: 1, isFixed: isFixed))</TR>")
    }
    for (mark, line) in marks {
      let cell = line.cell(width: width, padding: 1, isFixed: isFixed)
      rows.append("<TR>\(mark.cell(width: 34, alignment: "CENTER", isFixed: isFixed))\(cell)</TR>")
    }
    let table =
      "<TABLE BORDER=\"0\" CELLBORDER=\"0\" CELLSPACING=\"1\" CELLPADDING=\"0\">" + rows.joined() + "</TABLE>"
    return DirectedGraph.Node(
      name: "legend",
      attributes: [
        "label": .html(table), "id": "legend", "class": "legend", "tooltip": "Legend",
        "fillcolor": .text(Palette.background), "color": .text(Palette.clusterBorder), "margin": "0.06,0.04",
      ])
  }

  /// A line with what is at its ends, 44 points wide. The line is the lower border of a cell over an empty one.
  private func cells(_ sample: LineSample) -> String {
    let style = sample.style.map { " STYLE=\"\($0.uppercased())\"" } ?? ""
    let glyph = { (text: String) in
      LabelLine(text, style: .init(size: 8, color: sample.color)).cell(width: 9, alignment: "CENTER", isFixed: isFixed)
        .replacingPrefix("<TD ", with: "<TD ROWSPAN=\"2\" ")
    }
    return "<TABLE BORDER=\"0\" CELLBORDER=\"0\" CELLSPACING=\"0\" CELLPADDING=\"0\"><TR>\(glyph(sample.tail))"
      + "<TD FIXEDSIZE=\"TRUE\" WIDTH=\"26\" HEIGHT=\"6\" SIDES=\"B\" BORDER=\"\(sample.thickness)\" "
      + "COLOR=\"\(sample.color)\"\(style)></TD>\(glyph(sample.head))</TR><TR>"
      + "<TD FIXEDSIZE=\"TRUE\" WIDTH=\"26\" HEIGHT=\"6\"></TD></TR></TABLE>"
  }

  private var samples: [(sample: LineSample, text: String)] {
    var samples: [(sample: LineSample, text: String)] = []
    if hasEntryPoints { samples.append((LineSample(color: Palette.ink, thickness: 2, tail: "●"), "the app starts")) }
    samples += changes.map { mark in
      let style = mark == .removed ? "dashed" : nil
      let sample = LineSample(color: ChangeMarks.color(mark), thickness: mark == nil ? 1 : 2, style: style)
      return (sample, ChangeMarks.name(mark))
    }
    samples += EdgeStyle.inOrder.filter(styles.contains).map { style in
      var sample = style.sample
      // Where colours tell what differs, they do not tell kinds.
      if !changes.isEmpty { sample.color = Palette.slate }
      return (sample, style.name)
    }
    if hasUnsureEdges {
      samples.append((LineSample(color: Palette.slate, style: "dashed"), "may lead elsewhere"))
    }
    return samples
  }

  private var marks: [(mark: LabelLine, text: LabelLine)] {
    var marks = severities.sorted(by: >).map { severity in
      let colors = Palette.finding(severity)
      let style = LabelLine.Style(size: 10, color: colors.text, background: colors.background)
      return (LabelLine("⚠", style: style), LabelLine(severity.rawValue, style: Self.text))
    }
    if hasOpenUnwinds {
      marks.append((LabelLine("⤺", style: Self.text), LabelLine("unwinds, target open", style: Self.text)))
    }
    if hasSystemUses {
      marks.append(
        (LabelLine(SceneCard.systemMark, style: Self.text), LabelLine("shows one of the system", style: Self.text)))
    }
    if hasSteps {
      marks.append(
        (LabelLine("1 2 3", style: Self.heading), LabelLine("steps into the finding", style: Self.text)))
    }
    if hasCode { marks.append((LabelLine("</>", style: Self.text), LabelLine("shown by code", style: Self.text))) }
    return marks
  }
}

extension String {
  fileprivate func replacingPrefix(_ prefix: String, with other: String) -> String {
    hasPrefix(prefix) ? other + dropFirst(prefix.count) : self
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
