import CGraphviz
import Synchronization

/// Layout and drawing by libgvc, in this process.
///
/// The library keeps global state and is not thread-safe, so every use takes one process-wide lock. Inside it no C object
/// outlives the call that made it, except the contexts, one for each way to measure text: the library's manual wants a
/// context for the whole life of an application, and making it means reading the plug-in configuration and loading
/// plug-ins. They are never freed.
public enum Graphviz {
  /// A drawing in some format.
  public struct Rendering: Hashable, Sendable {
    /// The file's content.
    public var bytes: [UInt8]
    /// How large it is.
    public var size: Size
    /// What Graphviz said, but which did not keep it from drawing.
    public var warnings: [String]
  }

  /// How large text is taken to be.
  public enum TextSize: Hashable, Sendable {
    /// By ``TextMetrics``: the same everywhere, and no font is looked for. For formats whose viewer draws the text (SVG).
    case computed
    /// By the fonts of this machine. For formats in which they draw the text (PNG, PDF).
    case fonts
  }

  /// The extent of a layout, in points.
  public struct Size: Hashable, Sendable {
    /// The width.
    public var width: Double
    /// The height.
    public var height: Double
  }

  /// Loads the plug-ins and the fonts, which takes a while the first time.
  public static func prepare(textSize: TextSize) {
    let font: AttributeValue = "Helvetica,Arial,sans-serif"
    let node = DirectedGraph.Node(name: "a", attributes: ["fontname": font, "label": .html("a<B>b</B>")])
    // Whatever is wrong will be wrong again when something is drawn, and be reported there.
    _ = try? render(DirectedGraph(name: "a", nodes: [node]), format: "svg", textSize: textSize)
  }

  /// Lays a graph out and writes it in one of Graphviz's formats (`svg`, `png`, `pdf`…).
  /// - Parameter resolution: the dots per inch of a bitmap, given the size of the layout; `nil` takes Graphviz's own.
  public static func render(
    _ graph: DirectedGraph, engine: String = "dot", format: String, textSize: TextSize = .fonts,
    resolution: ((Size) -> Double)? = nil
  ) throws(GraphvizError) -> Rendering {
    try contexts.withLock { (contexts) throws(GraphvizError) in
      let layout = try contexts.layOut(graph, engine: engine, textSize: textSize)
      if let resolution { segueGraphSetResolution(layout.graph.pointer, resolution(layout.graph.size)) }
      let bytes = try layout.render(format: format, with: gvRenderData)
      let complaints = Complaints.take()
      if !complaints.errors.isEmpty { throw .failed(complaints.errors) }
      return Rendering(
        bytes: bytes, size: layout.graph.size, warnings: layout.warnings + complaints.warnings)
    }
  }

  /// Lays a graph out and says how large it gets, without drawing it.
  public static func measure(
    _ graph: DirectedGraph, engine: String = "dot", textSize: TextSize = .fonts
  ) throws(GraphvizError) -> Size {
    try contexts.withLock { (contexts) throws(GraphvizError) in
      try contexts.layOut(graph, engine: engine, textSize: textSize).graph.size
    }
  }

  /// A graph in the DOT language, in Graphviz's canonical form, without a layout.
  public static func source(of graph: DirectedGraph) throws(GraphvizError) -> [UInt8] {
    try contexts.withLock { (contexts) throws(GraphvizError) in
      // Making a context gives nodes a default label in all later graphs, so a source must not depend on when it is made.
      try contexts.prepare()
      let bytes = try CGraph.make(graph, engine: "dot").source()
      let complaints = Complaints.take()
      if !complaints.errors.isEmpty { throw .failed(complaints.errors) }
      return bytes
    }
  }

  private static let contexts = Mutex(Contexts())
}

/// The library's contexts, made when they are first wanted. Only used under the lock.
private struct Contexts {
  private var made: [Graphviz.TextSize: OpaquePointer] = [:]

  init() { Complaints.startCollecting() }

  /// Makes sure that there is a context of Graphviz's own.
  mutating func prepare() throws(GraphvizError) {
    if context(.fonts) == nil { throw .unavailable }
  }

  private mutating func context(_ textSize: Graphviz.TextSize) -> OpaquePointer? {
    if let context = made[textSize] { return context }
    let context =
      switch textSize {
      case .fonts:
        gvContext()
      case .computed:
        segueGraphContextMeasuring { text, size, isBold in
          TextMetrics.width(of: text.map { String(cString: $0) } ?? "", size: size, isBold: isBold != 0)
        }
      }
    made[textSize] = context
    return context
  }

  mutating func layOut(
    _ graph: DirectedGraph, engine: String, textSize: Graphviz.TextSize
  ) throws(GraphvizError) -> Layout {
    guard let pointer = context(textSize) else { throw .unavailable }
    var layout = Layout(context: pointer, graph: try CGraph.make(graph, engine: engine))
    let status = engine.withMutableCString { gvLayout(pointer, layout.graph.pointer, $0) }
    let complaints = Complaints.take()
    if status != 0 { throw .unknownEngine(engine, message: complaints.errors.joined(separator: " ")) }
    // A bad label still yields a layout and status 0, but not the picture that was asked for.
    if !complaints.errors.isEmpty { throw .failed(complaints.errors) }
    layout.warnings = complaints.warnings
    return layout
  }
}

/// A graph that has been laid out; layout and graph are freed with it. Only used under the lock.
private struct Layout: ~Copyable {
  let context: OpaquePointer
  let graph: CGraph
  var warnings: [String] = []

  deinit { gvFreeLayout(context, graph.pointer) }

  /// Draws the graph. The type of the length differs between versions of the library, so it is taken from the function.
  func render<Length: FixedWidthInteger>(
    format: String,
    with renderData: (
      OpaquePointer?, UnsafeMutablePointer<Agraph_t>?, UnsafePointer<CChar>?,
      UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?, UnsafeMutablePointer<Length>?
    ) -> Int32
  ) throws(GraphvizError) -> [UInt8] {
    var data: UnsafeMutablePointer<CChar>?
    var length: Length = 0
    let status = renderData(context, graph.pointer, format, &data, &length)
    defer { if let data { gvFreeRenderData(data) } }
    guard status == 0, let data else {
      throw .unknownFormat(format, message: Complaints.take().errors.joined(separator: " "))
    }
    return [UInt8](UnsafeRawBufferPointer(start: data, count: Int(length)))
  }
}
