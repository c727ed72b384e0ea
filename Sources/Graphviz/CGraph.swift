import CGraphviz
import Glibc

/// A libcgraph graph, made from a value and closed with it. Only used under the lock of ``Graphviz``.
struct CGraph: ~Copyable {
  let pointer: UnsafeMutablePointer<Agraph_t>

  /// The extent of the layout, in points; zero before there is one.
  var size: Graphviz.Size {
    let box = segueGraphBoundingBox(pointer)
    return Graphviz.Size(width: box.UR.x - box.LL.x, height: box.UR.y - box.LL.y)
  }

  private init(name: String) throws(GraphvizError) { pointer = try Self.open(name: name) }

  /// Makes the graph. `newrank` is always set for dot: without it, dot of Graphviz 2.42 frees memory twice on labelled
  /// clusters with labelled edges.
  static func make(_ graph: DirectedGraph, engine: String) throws(GraphvizError) -> CGraph {
    let made = try CGraph(name: graph.name)
    var attributes = graph.attributes
    if engine == "dot" { attributes["newrank"] = "true" }
    made.declare(attributes, kind: Int32(AGRAPH))
    made.declare(graph.nodeDefaults, kind: Int32(AGNODE))
    made.declare(graph.edgeDefaults, kind: Int32(AGEDGE))
    try made.fill(with: graph)
    return made
  }

  private static func open(name: String) throws(GraphvizError) -> UnsafeMutablePointer<Agraph_t> {
    let graph = GraphvizText.cleaned(name).withMutableCString { segueGraphOpen($0) }
    guard let graph else { throw .unavailable }
    return graph
  }

  private func fill(with graph: DirectedGraph) throws(GraphvizError) {
    var nodes: [String: UnsafeMutablePointer<Agnode_t>] = [:]
    for cluster in graph.clusters {
      let subgraph = GraphvizText.cleaned("cluster_" + cluster.name).withMutableCString { agsubg(pointer, $0, 1) }
      guard let subgraph else { continue }
      set(cluster.attributes, on: subgraph)
      for node in cluster.nodes { nodes[node.name] = add(node, to: subgraph) }
    }
    for node in graph.nodes { nodes[node.name] = add(node, to: pointer) }
    for edge in graph.edges {
      guard let tail = nodes[edge.tail] else { throw .unknownNode(edge.tail) }
      guard let head = nodes[edge.head] else { throw .unknownNode(edge.head) }
      let added = GraphvizText.cleaned(edge.key).withMutableCString { agedge(pointer, tail, head, $0, 1) }
      if let added { set(edge.attributes, on: added) }
    }
  }

  deinit { segueGraphClose(pointer) }

  /// The graph in the DOT language.
  func source() throws(GraphvizError) -> [UInt8] {
    var data: UnsafeMutablePointer<CChar>?
    var length = 0
    guard let stream = open_memstream(&data, &length) else { throw .unavailable }
    let status = agwrite(pointer, stream)
    fclose(stream)
    defer { free(data) }
    guard status == 0, let data else { throw .failed(["The graph could not be written."]) }
    return [UInt8](UnsafeRawBufferPointer(start: data, count: length))
  }

  private func add(
    _ node: DirectedGraph.Node, to graph: UnsafeMutablePointer<Agraph_t>
  ) -> UnsafeMutablePointer<Agnode_t>? {
    let added = GraphvizText.cleaned(node.name).withMutableCString { agnode(graph, $0, 1) }
    if let added { set(node.attributes, on: added) }
    return added
  }

  /// Sets attributes of the whole graph, or the defaults of its nodes or edges.
  private func declare(_ attributes: Attributes, kind: Int32) {
    for (name, value) in attributes.sorted(by: { $0.key < $1.key }) {
      name.withMutableCString { name in
        withInterned(value) { value in _ = agattr(pointer, kind, name, value) }
      }
    }
  }

  private func set(_ attributes: Attributes, on object: UnsafeMutableRawPointer) {
    for (name, value) in attributes.sorted(by: { $0.key < $1.key }) {
      name.withMutableCString { name in
        "".withMutableCString { absent in
          withInterned(value) { value in _ = agsafeset(object, name, value, absent) }
        }
      }
    }
  }

  /// Calls a body with the text of a value. HTML is marked as such by its place in the graph's table of strings, where the
  /// reference taken here is given back once the attribute holds its own.
  private func withInterned(_ value: AttributeValue, _ body: (UnsafeMutablePointer<CChar>) -> Void) {
    switch value {
    case .text(let text):
      GraphvizText.cleaned(text).withMutableCString(body)
    case .html(let text):
      guard let interned = GraphvizText.cleaned(text).withMutableCString({ agstrdup_html(pointer, $0) }) else { return }
      body(interned)
      agstrfree(pointer, interned)
    }
  }
}

extension String {
  /// Calls a body with a copy of the text as C has it: cgraph declares most of its arguments as mutable, though it only copies them.
  func withMutableCString<Result>(_ body: (UnsafeMutablePointer<CChar>) -> Result) -> Result {
    var bytes = utf8CString
    return bytes.withUnsafeMutableBufferPointer { buffer in
      // A C string has at least its NUL, so the buffer is never empty.
      body(buffer.baseAddress!)
    }
  }
}
