/// A format for the result of an analysis.
///
/// A new format is one file in this folder and one line in ``ReporterCatalogue``.
public protocol Reporter: Sendable {
  /// What `--reporter` calls it.
  static var name: String { get }
  /// One line for the help text.
  static var summary: String { get }
  /// Makes the reporter with its default options.
  init()
  /// The whole text of the report, with its last newline.
  func report(_ report: AnalysisReport) throws -> String
}
