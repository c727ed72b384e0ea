import NavigationDiff
import TextFormats

extension DiffReport {
  /// GitHub takes at most 65,536 characters for a comment, and draws no more of Mermaid than 50,000 with 500 edges.
  private static let limit = 60_000
  private static let pictureLimit = 30_000
  private static let mostEdges = 280
  /// By this line scripts find the comment that they wrote before.
  private static let marker = "<!-- seguegraph diff -->"

  /// A comment for a pull request: a table of the differences, and a picture of them.
  public func markdown() -> String {
    var text = "\(Self.marker)\n### Navigation: \(MarkdownText.inline(diff.summary))\n"
    guard !diff.isEmpty else { return text }
    let chart = flowchart()
    let drawn = chart.text
    let isDrawn = drawn.utf8.count <= Self.pictureLimit && chart.edges.count <= Self.mostEdges
    let picture =
      isDrawn
      ? "\n```mermaid\n\(drawn)```\n\nGreen is new, dashed red is gone, yellow has changed, grey is as it was.\n"
      : "\nThe picture is too large for this comment; `--format svg` draws it.\n"
    text += "\n| | | what the user meets |\n|---|---|---|\n"
    var left = 0
    let rows = diff.sections.flatMap { section in section.lines.map { row($0, section) } }
    for row in rows {
      if left == 0, text.utf8.count + row.utf8.count + picture.utf8.count <= Self.limit {
        text += row
      } else {
        left += 1
      }
    }
    if left > 0 { text += "\n\(left) more \(left == 1 ? "change" : "changes") did not fit into this comment.\n" }
    return text + picture
  }

  private func row(_ line: DiffLine, _ section: DiffSection) -> String {
    let sign =
      switch line.mark {
      case .added: "🟢 added"
      case .removed: "🔴 removed"
      case .changed: "🟡 changed"
      }
    let before = line.before.map { "<br>was \(MarkdownText.code($0))" }.joined()
    return "| \(sign) | \(Self.noun(section)) | \(MarkdownText.code(line.text))\(before) |\n"
  }

  private static func noun(_ section: DiffSection) -> String { section.title.dropLast().lowercased() }
}
