/// The style block of an SVG drawing: dark mode, and a hint of what the pointer is on.
enum Stylesheet {
  /// The style element, scoped to drawings so that it does no harm where the SVG is put into a page.
  static let element = made(of: rules)

  /// The same for a drawing of a difference.
  static let elementForChanges = made(
    of: rules + line(Palette.added, "#4ade80") + line(Palette.changed, "#fbbf24")
      + [fill("text", Palette.added, "#4ade80"), fill("text", Palette.changed, "#fbbf24")])

  private static func made(of rules: [DarkRule]) -> String {
    let dark = rules.map { rule in
      let selectors = rule.selectors.map { ".seguegraph " + $0 }.joined(separator: ",")
      return "\(selectors){\(rule.declaration)}"
    }
    return """
      <style>
      .seguegraph .pale{opacity:.2}
      .seguegraph .pale:hover{opacity:.8}
      .seguegraph .edge:hover path{stroke-width:3.2}
      .seguegraph .edge:hover text{font-weight:bold}
      @media (prefers-color-scheme: dark){
      svg.seguegraph{background:#0f141b}
      \(dark.joined(separator: "\n"))
      }
      </style>

      """
  }

  private struct DarkRule {
    var selectors: [String]
    var declaration: String
  }

  private static func fill(_ scope: String, _ light: String, _ dark: String) -> DarkRule {
    DarkRule(selectors: ["\(scope)[fill=\"\(light)\"]"], declaration: "fill:\(dark)")
  }

  private static func line(_ light: String, _ dark: String) -> [DarkRule] {
    [
      DarkRule(
        selectors: [".edge", ".legend"].map { "\($0) [stroke=\"\(light)\"]" }, declaration: "stroke:\(dark)"),
      DarkRule(selectors: [".edge", ".legend"].map { "\($0) [fill=\"\(light)\"]" }, declaration: "fill:\(dark)"),
    ]
  }

  private static let rules: [DarkRule] =
    [
      fill(".graph>g>a>polygon", Palette.background, "#0f141b"),
      fill(".graph>polygon", Palette.background, "#0f141b"),
      fill(".cluster path", Palette.clusterFill, "#161d27"),
      fill(".cluster path", Palette.background, "#0f141b"),
      DarkRule(
        selectors: [".legend [stroke=\"\(Palette.clusterBorder)\"]", ".cluster [stroke=\"\(Palette.clusterBorder)\"]"],
        declaration: "stroke:#334155"),
      fill("text", Palette.heading, "#e2e8f0"),
      fill("text", Palette.cardTitle, "#f1f5f9"),
      fill("text", Palette.cardDetail, "#94a3b8"),
      fill("text", Palette.edgeText, "#cbd5e1"),
      fill(".node path", Palette.cardFill, "#1f2937"),
      fill(".node path", Palette.clusterFill, "#161d27"),
      fill(".node path", Palette.systemFill, "#334155"),
      fill(".node polygon", Palette.flowFill, "#33290c"),
      fill(".node path", "#fee2e2", "#4c1d1d"), fill("text", "#b91c1c", "#fca5a5"),
      fill(".node path", "#fef3c7", "#453209"), fill("text", "#92400e", "#fcd34d"),
      fill(".node path", "#e0f2fe", "#0c3247"), fill("text", "#075985", "#7dd3fc"),
      fill(".edge path", "#fee2e2", "#4c1d1d"), fill(".edge path", "#fef3c7", "#453209"),
      fill(".edge path", "#e0f2fe", "#0c3247"),
      fill("text", Palette.rust, "#fb923c"), fill("text", Palette.error, "#f87171"),
      DarkRule(selectors: [".entry [fill=\"\(Palette.ink)\"]"], declaration: "fill:#f1f5f9"),
    ] + line(Palette.blue, "#6ea0ff") + line(Palette.rust, "#fb923c") + line(Palette.teal, "#2dd4bf")
    + line(Palette.violet, "#b794f6") + line(Palette.ink, "#f1f5f9") + line(Palette.slate, "#94a3b8")
    + line(Palette.error, "#f87171")
}
