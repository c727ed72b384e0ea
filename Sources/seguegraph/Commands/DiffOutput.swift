import Diagram
import NavigationDiff
import Reporting

/// The form in which differences are written, and where.
struct DiffOutput {
  /// The forms.
  enum Format: String, CaseIterable {
    case text, markdown, mermaid, svg
  }

  static let format = OptionSpecification(
    name: "format", argument: .choice("FORMAT", of: Format.allCases.map(\.rawValue)),
    help: "The form of the differences. Default: by the ending of the output file, else text.")

  private let format: Format
  private let output: Output

  /// Takes the options.
  init(_ arguments: ParsedArguments) throws {
    let file = arguments.last(CommonOptions.output.name)
    output = try Output(file)
    let name =
      try arguments.last(Self.format.name) ?? FormatName.ofFile(file, among: Format.allCases.map(\.rawValue))
    format = name.flatMap(Format.init) ?? .text
  }

  /// Writes differences.
  ///
  /// - Returns: What is odd about the drawing.
  func write(_ diff: GraphDiff, title: String, status: ExitStatus) throws -> [String] {
    let report = DiffReport(diff, usesColor: output.showsColor)
    var warnings: [String] = []
    let bytes: [UInt8]
    switch format {
    case .text: bytes = Array(report.text().utf8)
    case .markdown: bytes = Array(report.markdown().utf8)
    case .mermaid: bytes = Array(report.flowchart().text.utf8)
    case .svg:
      let drawing = try DiffDrawing(diff, title: title).render(as: .svg)
      warnings = drawing.warnings
      bytes = drawing.bytes
    }
    try output.write(bytes, status: status)
    return warnings
  }
}
