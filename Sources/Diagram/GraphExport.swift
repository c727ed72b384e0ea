import NavigationModel

/// A format in which a navigation graph leaves for other tools.
///
/// A new format is one file and one line in ``GraphExportCatalogue``.
public protocol GraphExport: Sendable {
  /// What users call it.
  static var name: String { get }
  /// What it is for, in one sentence.
  static var summary: String { get }
  /// Makes the export with its default options.
  init()
  /// The file's content.
  func export(_ graph: NavigationGraph) throws -> [UInt8]
}

/// The formats there are.
public enum GraphExportCatalogue {
  /// All formats, in the order in which they are listed.
  public static let all: [any GraphExport.Type] = [
    JSONExport.self,
    DOTExport.self,
    MermaidExport.self,
    GraphMLExport.self,
    CSVExport.self,
    CSVScenesExport.self,
  ]
}
