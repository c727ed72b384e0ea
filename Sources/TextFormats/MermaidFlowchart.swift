/// A flowchart in Mermaid's language, as GitHub, GitLab, DocC plug-ins and many wikis draw it.
public struct MermaidFlowchart: Sendable {
  /// The outline of a node.
  public enum Shape: Sendable {
    case box, rounded, stadium, doubled, hexagon
  }

  /// How an edge is drawn.
  public enum Line: String, Sendable {
    case arrow = "-->"
    case thick = "==>"
    case dotted = "-.->"
    case plain = "---"
  }

  /// A node.
  public struct Node: Sendable {
    /// What edges call it.
    public var key: String
    /// What its identifier in the text is made from.
    public var name: String
    /// The lines of its label.
    public var label: [String]
    /// The outline.
    public var shape = Shape.box
    /// The class that styles it.
    public var styleClass: String?

    /// Makes a node.
    public init(key: String, name: String, label: [String], shape: Shape = .box, styleClass: String? = nil) {
      self.key = key
      self.name = name
      self.label = label
      self.shape = shape
      self.styleClass = styleClass
    }
  }

  /// Nodes with a frame around them.
  public struct Group: Sendable {
    /// What stands on the frame.
    public var title: String
    /// The nodes in it.
    public var nodes: [Node]

    /// Makes a group.
    public init(title: String, nodes: [Node]) {
      self.title = title
      self.nodes = nodes
    }
  }

  /// An edge.
  public struct Edge: Sendable {
    /// The key of the node where it starts.
    public var source: String
    /// The key of the node where it ends.
    public var target: String
    /// What stands on it.
    public var label: String?
    /// How it is drawn.
    public var line = Line.arrow
    /// The class that styles it.
    public var styleClass: String?

    /// Makes an edge.
    public init(source: String, target: String, label: String? = nil, line: Line = .arrow, styleClass: String? = nil) {
      self.source = source
      self.target = target
      self.label = label
      self.line = line
      self.styleClass = styleClass
    }
  }

  /// Where the arrows lead: `LR` or `TB`.
  public var direction = "LR"
  /// The groups.
  public var groups: [Group] = []
  /// The nodes outside of groups.
  public var nodes: [Node] = []
  /// The edges; those whose ends are no nodes are left out.
  public var edges: [Edge] = []
  /// The style of each class of nodes, in Mermaid's own words.
  public var styles: KeyValuePairs<String, String> = [:]
  /// The style of each class of edges.
  public var edgeStyles: KeyValuePairs<String, String> = [:]

  /// Makes an empty flowchart.
  public init() {}

  /// The text, with its last newline.
  public var text: String {
    var identifiers = MermaidIdentifiers()
    var lines = ["flowchart \(direction)"]
    for node in nodes { lines.append("  " + Self.line(node, &identifiers)) }
    for (index, group) in groups.enumerated() {
      let identifier = identifiers.identifier(for: "group \(index)", name: "Group_\(group.title)")
      lines.append("  subgraph \(identifier)[\(MermaidText.quoted([group.title]))]")
      for node in group.nodes { lines.append("    " + Self.line(node, &identifiers)) }
      lines.append("  end")
    }
    // Mermaid has no classes for edges, and counts them instead.
    var edgesByClass: [String: [String]] = [:]
    var count = 0
    for edge in edges {
      guard let source = identifiers.known("node \(edge.source)"), let target = identifiers.known("node \(edge.target)")
      else { continue }
      let label = edge.label.map { "|\(MermaidText.quoted([$0]))|" } ?? ""
      lines.append("  \(source) \(edge.line.rawValue)\(label) \(target)")
      if let name = edge.styleClass { edgesByClass[name, default: []].append("\(count)") }
      count += 1
    }
    let used = Set((nodes + groups.flatMap(\.nodes)).compactMap(\.styleClass))
    for (name, style) in styles where used.contains(name) { lines.append("  classDef \(name) \(style)") }
    for (name, style) in edgeStyles {
      if let numbers = edgesByClass[name] { lines.append("  linkStyle \(numbers.joined(separator: ",")) \(style)") }
    }
    return lines.map { $0 + "\n" }.joined()
  }

  private static func line(_ node: Node, _ identifiers: inout MermaidIdentifiers) -> String {
    let identifier = identifiers.identifier(for: "node \(node.key)", name: node.name)
    let label = MermaidText.quoted(node.label)
    let shape =
      switch node.shape {
      case .box: "[\(label)]"
      case .rounded: "(\(label))"
      case .stadium: "([\(label)])"
      case .doubled: "[[\(label)]]"
      case .hexagon: "{{\(label)}}"
      }
    return identifier + shape + (node.styleClass.map { ":::\($0)" } ?? "")
  }
}
