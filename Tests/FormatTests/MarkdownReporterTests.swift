import Analysis
import Foundation
import NavigationModel
import Reporting
import Testing

@Suite struct MarkdownReporterTests {
  @Test func writesATableOfEachSeverity() {
    #expect(
      MarkdownReporter().report(AwkwardText.mixed) == """
        <!-- seguegraph report -->
        ### SegueGraph: 2 errors, 1 warning, 1 note in 2 scenes and 1 transition

        | | what the user meets | where |
        |---|---|---|
        | ❌ error | never left `dead_exit` | `A.swift:1` |
        | ❌ error | never left `dead_exit` | `A.swift:9` |
        | ⚠️ warning | never performed `dead_segue` | `B.xib` |
        | ℹ️ note | look here `own_rule` | `B.xib:2:3` |

        """)
  }

  @Test func saysSoWhereNothingWasFound() {
    #expect(
      MarkdownReporter().report(AwkwardText.nothing) == """
        <!-- seguegraph report -->
        ### SegueGraph: No findings in 2 scenes and 1 transition

        """)
  }

  @Test func drawsTheWay() {
    #expect(
      MarkdownReporter().report(AwkwardText.report("Pay")).hasSuffix(
        """

        <details>
        <summary>How a user gets to <code>Folder/Pay.storyboard:3:5</code></summary>

        1. Pay `Folder/Pay`
        1. (3 more steps)
        1. to Pay

        ```mermaid
        flowchart LR
          Pay["Pay"]:::entry
          Pay_2["Pay"]:::finding
          Pay -->|"custom#58; Pay"| Pay_2
          classDef entry stroke-width:3px
          classDef finding stroke:#d1242f,stroke-width:3px
        ```

        </details>

        """))
  }

  /// What a text looks like in a cell, by the rules of GitHub's Markdown that concern it.
  private static let cells: [(text: String, cell: String)] = [
    ("<script>alert(1)</script>", "&lt;script&gt;alert(1)&lt;/script&gt;"), ("a|b", "a\\|b"),
    ("|\u{301}", "\\|\u{301}"),
    ("`code`", "\\`code\\`"), ("*b* _i_ ~s~", "\\*b\\* \\_i\\_ \\~s\\~"), ("a\nb", "a b"), ("&lt;", "&amp;lt;"),
    ("[t](u)", "\\[t\\](u)"), ("@team #1 !2 # 3", "@<!-- -->team #<!-- -->1 !<!-- -->2 # 3"), ("# h", "\\# h"),
    ("1. x", "1\\. x"), ("- x", "\\- x"), ("https://x", "https:<!-- -->//x"), ("\\|", "\\\\\\|"), ("\0", "\u{FFFD}"),
  ]

  @Test(arguments: cells) func escapes(text: String, cell: String) {
    let report = MarkdownReporter().report(AwkwardText.report(text))
    #expect(report.contains("\n| ❌ error | \(cell) `missing_dismissal` | "))
    #expect(report.contains("\n1. to \(text == "1. x" || text == "- x" || text == "# h" ? text : cell)\n"))
  }

  @Test(arguments: AwkwardText.all) func keepsItsShape(text: String) {
    let lines = MarkdownReporter().report(AwkwardText.report(text)).split(
      separator: "\n", omittingEmptySubsequences: false)
    let rows = lines.filter { $0.hasPrefix("|") }
    #expect(rows.count == 3)
    #expect(rows.allSatisfy { Self.cellCount($0) == 3 })
    #expect(lines.filter { $0.hasPrefix("1. ") }.count == 3)
    #expect(lines.filter { $0.hasPrefix("```") } == ["```mermaid", "```"])
    #expect(lines.filter { $0.contains("details>") } == ["<details>", "</details>"])
    #expect(lines.last == "")
  }

  /// The cells of a row: a pipe without a backslash before it ends one.
  private static func cellCount(_ row: Substring) -> Int {
    var count = -1
    var isEscaped = false
    for scalar in row.unicodeScalars {
      if scalar == "|", !isEscaped { count += 1 }
      isEscaped = scalar == "\\" && !isEscaped
    }
    return count
  }

  @Test func fitsIntoAComment() {
    var report = AwkwardText.report("Photo")
    let finding = report.findings[0]
    report.findings = (1...1000).map { line in
      var finding = finding
      finding.location.line = line
      return finding
    }
    let text = MarkdownReporter().report(report)
    #expect(text.utf8.count < 65_536)
    #expect(text.contains("more findings did not fit into this comment."))
    report.findings = Array(report.findings.prefix(150))
    let shorter = MarkdownReporter().report(report)
    #expect(shorter.utf8.count < 65_536)
    #expect(shorter.split(separator: "\n").count { $0.hasPrefix("| ❌") } == 150)
    #expect(shorter.contains("more ways into findings did not fit into this comment."))
  }
}
