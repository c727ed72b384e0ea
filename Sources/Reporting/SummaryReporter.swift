import Analysis

/// How many findings of which rule there are.
public struct SummaryReporter: Reporter {
  /// What `--reporter` calls it.
  public static let name = "summary"
  /// One line for the help text.
  public static let summary = "counts by rule and severity"

  /// Makes the reporter.
  public init() {}

  /// A line for each rule with findings, and a last one about everything.
  public func report(_ report: AnalysisReport) -> String {
    let style = TextStyle(usesColor: report.usesColor)
    let rows = Dictionary(grouping: report.findings, by: \.rule).sorted { $0.key < $1.key }
    guard !rows.isEmpty else { return report.summaryLine(style) + "\n" }
    let names = ["rule"] + rows.map(\.key.onOneLine)
    let left = Self.column(names, isNumeric: false)
    let columns = Severity.allCases.reversed().map { severity in
      Self.column(
        [severity.rawValue + "s"] + rows.map { String($0.value.count { $0.severity == severity }) }, isNumeric: true)
    }
    let lines = left.indices.map { row in
      let line = ([left[row]] + columns.map { $0[row] }).joined(separator: "  ")
      return row == 0 ? style.bold(line) : line
    }
    return (lines + [report.summaryLine(style)]).map { $0 + "\n" }.joined()
  }

  private static func column(_ cells: [String], isNumeric: Bool) -> [String] {
    let width = cells.map(\.count).max() ?? 0
    return cells.map { cell in
      let padding = String(repeating: " ", count: width - cell.count)
      return isNumeric ? padding + cell : cell + padding
    }
  }
}
