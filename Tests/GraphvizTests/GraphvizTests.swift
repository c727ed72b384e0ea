import Testing

@testable import Graphviz

@Suite struct GraphvizTests {
  private let graph = DirectedGraph(
    name: "app", attributes: ["rankdir": "LR"], nodeDefaults: ["shape": "box"],
    clusters: [
      DirectedGraph.Cluster(
        name: "main", attributes: ["label": .html("<B>Main</B>")],
        nodes: [
          DirectedGraph.Node(name: "a#1", attributes: ["label": .html("<TABLE><TR><TD>A</TD></TR></TABLE>")]),
          DirectedGraph.Node(name: "b", attributes: ["label": "B \"quoted\""]),
        ])
    ], nodes: [DirectedGraph.Node(name: "c", attributes: ["id": "scene-c", "label": "C"])],
    edges: [
      DirectedGraph.Edge(tail: "a#1", head: "b", key: "1", attributes: ["color": "blue"]),
      DirectedGraph.Edge(tail: "a#1", head: "b", key: "2"), DirectedGraph.Edge(tail: "b", head: "c", key: "3"),
    ])

  @Test func writesCanonicalSource() throws {
    let source = String(decoding: try Graphviz.source(of: graph), as: UTF8.self)
    #expect(
      source == """
        digraph app {
        \tgraph [newrank=true,
        \t\trankdir=LR
        \t];
        \tnode [label="\\N",
        \t\tshape=box
        \t];
        \tsubgraph cluster_main {
        \t\tgraph [label=<<B>Main</B>>];
        \t\t"a#1"\t[label=<<TABLE><TR><TD>A</TD></TR></TABLE>>];
        \t\tb\t[label="B \\"quoted\\""];
        \t}
        \t"a#1" -> b\t[key=1,
        \t\tcolor=blue];
        \t"a#1" -> b\t[key=2];
        \tc\t[id="scene-c",
        \t\tlabel=C];
        \tb -> c\t[key=3];
        }

        """)
  }

  @Test(arguments: ["svg", "png", "pdf"]) func renders(format: String) throws {
    let rendering = try Graphviz.render(graph, format: format)
    let starts: [String: [UInt8]] = ["svg": Array("<?xml".utf8), "png": [0x89, 0x50], "pdf": Array("%PDF".utf8)]
    #expect(rendering.bytes.starts(with: starts[format] ?? [0]))
    #expect(rendering.warnings == [])
    #expect(rendering.size.width > 50 && rendering.size.height > 20)
    #expect(rendering.size == (try Graphviz.measure(graph)))
  }

  @Test func unknownEngineIsAnError() {
    let error = #expect(throws: GraphvizError.self) { try Graphviz.measure(graph, engine: "spiral") }
    guard case .unknownEngine("spiral", let message) = error else {
      Issue.record("wrong error: \(String(describing: error))")
      return
    }
    #expect(message.contains("dot"))
  }

  @Test func unknownFormatIsAnError() {
    let error = #expect(throws: GraphvizError.self) { try Graphviz.render(graph, format: "crayon") }
    guard case .unknownFormat("crayon", _) = error else {
      Issue.record("wrong error: \(String(describing: error))")
      return
    }
  }

  @Test func badLabelIsAnError() {
    let bad = DirectedGraph(name: "bad", nodes: [.init(name: "x", attributes: ["label": .html("<TABLE><TR>")])])
    let error = #expect(throws: GraphvizError.self) { try Graphviz.render(bad, format: "svg") }
    guard case .failed(let messages) = error else {
      Issue.record("wrong error: \(String(describing: error))")
      return
    }
    #expect(messages.joined().contains("in label of node x"))
    // Nothing of it is left for the next drawing.
    #expect(throws: Never.self) { try Graphviz.render(graph, format: "svg") }
  }

  @Test func edgeToNowhereIsAnError() {
    let bad = DirectedGraph(name: "bad", edges: [.init(tail: "x", head: "y", key: "1")])
    #expect(throws: GraphvizError.unknownNode("x")) { try Graphviz.source(of: bad) }
  }

  @Test func warningsAreReturned() throws {
    let odd = DirectedGraph(name: "odd", nodes: [.init(name: "x", attributes: ["shape": "teapot"])])
    let rendering = try Graphviz.render(odd, format: "svg")
    #expect(rendering.warnings == ["using box for unknown shape teapot"])
  }

  @Test(arguments: [
    ("plain", "plain", "plain"), ("a & b", "a &amp; b", "a &amp; b"), ("&lt;", "&amp;lt;", "&amp;lt;"),
    ("<script>", "<script>", "&lt;script&gt;"), ("\\N", "\u{2216}\u{2060}N", "\\\\N"), ("\"]", "\"]", "&quot;]"),
    ("a\nb", "a\nb", "a b"), ("nul\0l", "nul\u{FFFD}l", "nul\u{FFFD}l"), ("\u{1B}[1m", "\u{FFFD}[1m", "\u{FFFD}[1m"),
    ("👩‍👩‍👧 مرحبا", "👩‍👩‍👧 مرحبا", "👩‍👩‍👧 مرحبا"), ("\u{FFFE}", "\u{FFFD}", "\u{FFFD}"),
  ]) func escapes(text: String, escapedString: String, html: String) {
    #expect(GraphvizText.escapedString(text) == escapedString)
    #expect(GraphvizText.html(text) == html)
  }
}
