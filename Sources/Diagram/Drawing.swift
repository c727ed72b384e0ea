import Analysis
import Dispatch
import Graphviz
import NavigationModel

/// A drawing in some format.
public struct RenderedDrawing: Hashable, Sendable {
  /// The file's content.
  public var bytes: [UInt8]
  /// What Graphviz said, but which did not keep it from drawing.
  public var warnings: [String]
}

/// A picture of a navigation graph, with the findings in it.
///
/// The same graph, findings and options give the same bytes.
public struct Drawing: Sendable {
  private let graph: NavigationGraph
  private let findings: [Finding]
  private let options: DrawingOptions

  /// Makes a drawing.
  public init(graph: NavigationGraph, findings: [Finding] = [], options: DrawingOptions = DrawingOptions()) {
    self.graph = graph
    self.findings = findings
    self.options = options
  }

  /// Gets the drawing library ready on another thread, so that it is when a project has been read.
  public static func prepareInBackground(for format: DrawingFormat) {
    guard format != .dot else { return }
    let textSize: Graphviz.TextSize = format == .svg ? .computed : .fonts
    DispatchQueue.global(qos: .userInitiated).async { Graphviz.prepare(textSize: textSize) }
  }

  /// Draws it.
  public func render(as format: DrawingFormat) throws(DrawingError) -> RenderedDrawing {
    let visible = try VisibleGraph(graph, options: options)
    let shown = options.environment.map { findings.filter($0.contains) } ?? findings
    let builder = DiagramBuilder(
      visible: visible, findings: FindingIndex(shown), options: options, isFixed: format == .svg)
    do throws(GraphvizError) {
      return try render(builder, as: format, isFramed: true)
    } catch GraphvizError.failed(let messages) where options.engine == "dot" {
      // dot of Graphviz 2.42 gives up on some graphs with clusters. A drawing without frames is better than none.
      do throws(GraphvizError) {
        var drawing = try render(builder, as: format, isFramed: false)
        drawing.warnings.insert(
          "Storyboards have no frames in this drawing, because Graphviz could not lay them out: "
            + messages.joined(separator: " ").prefix(200), at: 0)
        return drawing
      } catch {
        throw .graphviz(error)
      }
    } catch {
      throw .graphviz(error)
    }
  }

  private func render(
    _ builder: DiagramBuilder, as format: DrawingFormat, isFramed: Bool
  ) throws(GraphvizError) -> RenderedDrawing {
    let shape = try DiagramShape.choose(
      for: builder, sceneCount: builder.visible.scenes.count, isFramed: isFramed)
    if format == .dot { return RenderedDrawing(bytes: try Graphviz.source(of: shape.graph), warnings: []) }
    let resolution: ((Graphviz.Size) -> Double)? = format == .png ? { Self.resolution(of: $0) } : nil
    let rendering = try Graphviz.render(
      shape.graph, engine: options.engine, format: format.rawValue,
      textSize: builder.isFixed ? .computed : .fonts, resolution: resolution)
    let style = options.changes == nil ? Stylesheet.element : Stylesheet.elementForChanges
    let bytes = format == .svg ? SVGDocument.finished(rendering.bytes, style: style) : rendering.bytes
    return RenderedDrawing(bytes: bytes, warnings: rendering.warnings.filter { !Self.isExpected($0) })
  }

  /// Two pixels a point, unless the bitmap gets so large that viewers choke on it.
  private static func resolution(of size: Graphviz.Size) -> Double {
    let longest = max(size.width, size.height, 1) / 72
    let area = max(size.width * size.height / (72 * 72), 1)
    return max(24, min(144, 16_000 / longest, (64_000_000 / area).squareRoot()))
  }

  /// Where text has the computed size, the fonts of this machine may be wider; they do not matter in SVG.
  private static func isExpected(_ warning: String) -> Bool { warning.hasPrefix("cell size too small for content") }
}
