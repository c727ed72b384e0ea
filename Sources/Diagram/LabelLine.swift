import Graphviz

/// One line of text in a label: shortened to what fits, measured, and written as a cell of an HTML-like table.
struct LabelLine: Hashable, Sendable {
  /// Which part of a text that is too long is left out.
  enum Truncation: Hashable, Sendable {
    /// For prose.
    case end
    /// For names, whose ends tell them apart.
    case middle
  }

  /// How text looks.
  struct Style: Hashable, Sendable {
    var size: Double
    var color: String
    var isBold = false
    var background: String?
  }

  /// The text that is shown.
  let text: String
  /// How it looks.
  let style: Style
  /// How wide it is, in points.
  let width: Double

  /// Makes a line that is at most so many points wide.
  init(_ text: String, style: Style, maximumWidth: Double = 190, truncation: Truncation = .middle) {
    self.text = Self.shortened(text, style: style, maximumWidth: maximumWidth, truncation: truncation)
    self.style = style
    width = TextMetrics.width(of: self.text, size: style.size, isBold: style.isBold)
  }

  /// The line's height, in points, with a little air.
  var height: Double { (style.size * 1.25).rounded(.up) + (style.background == nil ? 0 : 2) }

  /// The cell. Where the size is fixed, the fonts of this machine have no say in it; elsewhere it is the least.
  func cell(width: Double, alignment: String = "LEFT", padding: Double = 0, isFixed: Bool) -> String {
    let background = style.background.map { " BGCOLOR=\"\($0)\" STYLE=\"ROUNDED\"" } ?? ""
    // A cell of a fixed size must have one.
    let cellWidth = max(1, Int((width + 2 * padding).rounded(.up)))
    let cellHeight = Int(height)
    let fixed = isFixed ? " FIXEDSIZE=\"TRUE\"" : ""
    let words = style.isBold ? "<B>\(GraphvizText.html(text))</B>" : GraphvizText.html(text)
    let pad = padding > 0 ? " CELLPADDING=\"\(Int(padding))\"" : ""
    // Graphviz takes a font without text for a syntax error.
    let content =
      text.isEmpty ? "" : "<FONT POINT-SIZE=\"\(Int(style.size))\" COLOR=\"\(style.color)\">\(words)</FONT>"
    return "<TD ALIGN=\"\(alignment)\"\(fixed) WIDTH=\"\(cellWidth)\" HEIGHT=\"\(cellHeight)\"\(pad)\(background)>"
      + content + "</TD>"
  }

  private static func shortened(
    _ text: String, style: Style, maximumWidth: Double, truncation: Truncation
  ) -> String {
    let limit = maximumWidth * 1000 / style.size
    // A title can have 10,000 characters, most of which need not be measured.
    let start = text.prefix(600)
    let isWhole = start.endIndex == text.endIndex
    var total = 0.0
    for character in start { total += TextMetrics.width(of: character, isBold: style.isBold) }
    if isWhole && total <= limit { return text }
    let room = limit - TextMetrics.width(of: "…", isBold: style.isBold)
    switch truncation {
    case .end:
      return String(fitting(text, room, style.isBold)) + "…"
    case .middle:
      let tail = fitting(text.reversed(), room / 2, style.isBold)
      return String(fitting(text, room / 2, style.isBold)) + "…" + String(tail.reversed())
    }
  }

  private static func fitting(_ characters: some Sequence<Character>, _ room: Double, _ isBold: Bool) -> [Character] {
    var room = room
    return characters.prefix { character in
      room -= TextMetrics.width(of: character, isBold: isBold)
      return room >= 0
    }
  }
}

extension LabelLine {
  /// A label of lines below each other, without a frame.
  static func table(_ lines: [LabelLine], alignment: String = "LEFT", isFixed: Bool) -> AttributeValue {
    let width = lines.map(\.width).max() ?? 0
    let rows = lines.map { "<TR>\($0.cell(width: width, alignment: alignment, isFixed: isFixed))</TR>" }
    return .html(
      "<TABLE BORDER=\"0\" CELLBORDER=\"0\" CELLSPACING=\"0\" CELLPADDING=\"0\">" + rows.joined() + "</TABLE>")
  }
}
