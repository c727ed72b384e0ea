import NavigationModel
import TextFormats

/// The graph as GraphML, which yEd, Gephi, Cytoscape and NetworkX read.
public struct GraphMLExport: GraphExport {
  /// The name.
  public static let name = "graphml"
  /// The summary.
  public static let summary = "GraphML, for editors and libraries of graphs."

  /// Makes the export.
  public init() {}

  /// The scenes as nodes and the transitions as edges; those that lead nowhere are left out.
  ///
  /// Ids of GraphML are names in the sense of XML, which ids of scenes are not: those are data.
  public func export(_ graph: NavigationGraph) throws -> [UInt8] {
    let scenes = graph.scenesWithEveryEnd
    let names = Dictionary(uniqueKeysWithValues: scenes.enumerated().map { ($1.id, "n\($0)") })
    let entries = Set(graph.entryPoints.map(\.scene))
    let nodes = scenes.map { scene in
      XMLElement(
        "node", ["id": names[scene.id]], Self.data(of: GraphTable.row(scene, isEntry: entries.contains(scene.id)), "n"))
    }
    let edges = graph.transitions.enumerated().compactMap { index, transition -> XMLElement? in
      guard let source = names[transition.source], let target = transition.target.flatMap({ names[$0] }) else {
        return nil
      }
      return XMLElement(
        "edge", ["id": "e\(index)", "source": source, "target": target], Self.data(of: GraphTable.row(transition), "e"))
    }
    let keys =
      Self.keys(GraphTable.sceneColumns, of: "node", "n") + Self.keys(GraphTable.transitionColumns, of: "edge", "e")
    let root = XMLElement(
      "graphml",
      [
        "xmlns": "http://graphml.graphdrawing.org/xmlns", "xmlns:xsi": "http://www.w3.org/2001/XMLSchema-instance",
        "xsi:schemaLocation":
          "http://graphml.graphdrawing.org/xmlns http://graphml.graphdrawing.org/xmlns/1.0/graphml.xsd",
      ], keys + [XMLElement("graph", ["id": "navigation", "edgedefault": "directed"], nodes + edges)])
    return Array(root.document.utf8)
  }

  private static func keys(_ columns: [GraphTable.Column], of element: String, _ letter: String) -> [XMLElement] {
    columns.map { column in
      XMLElement(
        "key",
        [
          "id": "\(letter)_\(column.name)", "for": element, "attr.name": column.name,
          "attr.type": column.type.rawValue,
        ])
    }
  }

  private static func data(of row: [(column: String, value: String?)], _ letter: String) -> [XMLElement] {
    row.compactMap { column, value in value.map { XMLElement("data", ["key": "\(letter)_\(column)"], text: $0) } }
  }
}
