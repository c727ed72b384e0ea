import FoundationEssentials
import NavigationModel

/// The whole graph as JSON, schema version 1.
public struct JSONExport: GraphExport {
  /// The name.
  public static let name = "json"
  /// The summary.
  public static let summary = "The whole graph with all known facts, for scripts."

  /// Makes the export.
  public init() {}

  /// The graph; all keys are always there, `null` where nothing is known.
  public func export(_ graph: NavigationGraph) throws -> [UInt8] {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    return try [UInt8](encoder.encode(JSONGraph(graph: graph))) + [UInt8(ascii: "\n")]
  }
}
