import NavigationModel

/// The transitions as a table for spreadsheets, a line for each.
public struct CSVExport: GraphExport {
  /// The name.
  public static let name = "csv"
  /// The summary.
  public static let summary = "A table of the transitions, for spreadsheets."

  /// Makes the export.
  public init() {}

  /// The table, with the labels and classes of both ends beside their ids.
  public func export(_ graph: NavigationGraph) throws -> [UInt8] {
    let ends = ["source", "sourceLabel", "sourceClass", "target", "targetLabel", "targetClass"]
    let rows = graph.transitions.map { transition in
      cells(transition.source, in: graph) + cells(transition.target, in: graph)
        + GraphTable.row(transition).map(\.value)
    }
    return CSVText.table(header: ends + GraphTable.transitionColumns.map(\.name), rows: rows)
  }

  private func cells(_ end: SceneID?, in graph: NavigationGraph) -> [String?] {
    let scene = end.flatMap { graph[$0] }
    return [end?.rawValue, scene?.label, scene?.className]
  }
}

/// The scenes as a table for spreadsheets, a line for each.
public struct CSVScenesExport: GraphExport {
  /// The name.
  public static let name = "csv-scenes"
  /// The summary.
  public static let summary = "A table of the scenes, for spreadsheets."

  /// Makes the export.
  public init() {}

  /// The table.
  public func export(_ graph: NavigationGraph) throws -> [UInt8] {
    let entries = Set(graph.entryPoints.map(\.scene))
    return CSVText.table(
      header: GraphTable.sceneColumns.map(\.name),
      rows: graph.scenes.map { GraphTable.row($0, isEntry: entries.contains($0.id)).map(\.value) })
  }
}

/// Tables in the form of RFC 4180.
enum CSVText {
  /// A table; what is not known is an empty cell.
  static func table(header: [String], rows: [[String?]]) -> [UInt8] {
    let lines = ([header] + rows).map { row in row.map { cell($0 ?? "") }.joined(separator: ",") + "\r\n" }
    return Array(lines.joined().utf8)
  }

  /// A cell, between quotes where it needs them.
  ///
  /// Spreadsheets run a cell that starts like a formula, and titles come from files that anybody can write: an apostrophe
  /// before it makes it text.
  static func cell(_ text: String) -> String {
    let formulaStarts: [Unicode.Scalar] = ["=", "+", "-", "@", "\t", "\r", "\n"]
    let isFormula = text.unicodeScalars.first.map(formulaStarts.contains) ?? false
    let safe = isFormula ? "'" + text : text
    let isQuoted = safe.unicodeScalars.contains { "\",\r\n".unicodeScalars.contains($0) } || safe != trimmed(safe)
    guard isQuoted else { return safe }
    return safe.unicodeScalars.reduce(into: "\"") { result, scalar in
      if scalar == "\"" { result += "\"\"" } else { result.unicodeScalars.append(scalar) }
    } + "\""
  }

  private static func trimmed(_ text: String) -> String {
    String(text.drop { $0 == " " }.reversed().drop { $0 == " " }.reversed())
  }
}
