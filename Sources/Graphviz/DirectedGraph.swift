/// A directed graph as it is given to Graphviz: a value, so that it can be built, compared and kept without any C object.
public struct DirectedGraph: Hashable, Sendable {
  /// A node.
  public struct Node: Hashable, Sendable {
    /// The name; unique in the graph.
    public var name: String
    /// The attributes that differ from the defaults.
    public var attributes: Attributes

    /// Makes a node.
    public init(name: String, attributes: Attributes = [:]) {
      self.name = name
      self.attributes = attributes
    }
  }

  /// An edge between two nodes that the graph has; edges that name another node are an error.
  public struct Edge: Hashable, Sendable {
    /// The name of the node where it starts.
    public var tail: String
    /// The name of the node where it ends.
    public var head: String
    /// Tells parallel edges apart; not shown.
    public var key: String
    /// The attributes that differ from the defaults.
    public var attributes: Attributes

    /// Makes an edge.
    public init(tail: String, head: String, key: String, attributes: Attributes = [:]) {
      self.tail = tail
      self.head = head
      self.key = key
      self.attributes = attributes
    }
  }

  /// A group of nodes with a frame around it.
  public struct Cluster: Hashable, Sendable {
    /// The name, without Graphviz's `cluster_` in front; unique in the graph.
    public var name: String
    /// The attributes.
    public var attributes: Attributes
    /// The nodes in it.
    public var nodes: [Node]

    /// Makes a cluster.
    public init(name: String, attributes: Attributes = [:], nodes: [Node] = []) {
      self.name = name
      self.attributes = attributes
      self.nodes = nodes
    }
  }

  /// The name.
  public var name: String
  /// The attributes of the whole.
  public var attributes: Attributes
  /// What nodes have unless they say otherwise.
  public var nodeDefaults: Attributes
  /// What edges have unless they say otherwise.
  public var edgeDefaults: Attributes
  /// The groups, in the order in which Graphviz gets them.
  public var clusters: [Cluster]
  /// The nodes outside of all groups.
  public var nodes: [Node]
  /// The edges.
  public var edges: [Edge]

  /// Makes a graph.
  public init(
    name: String, attributes: Attributes = [:], nodeDefaults: Attributes = [:], edgeDefaults: Attributes = [:],
    clusters: [Cluster] = [], nodes: [Node] = [], edges: [Edge] = []
  ) {
    self.name = name
    self.attributes = attributes
    self.nodeDefaults = nodeDefaults
    self.edgeDefaults = edgeDefaults
    self.clusters = clusters
    self.nodes = nodes
    self.edges = edges
  }
}
