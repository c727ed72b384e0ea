/// Why Graphviz could not lay out or draw a graph.
public enum GraphvizError: Error, Hashable, Sendable, CustomStringConvertible {
  /// libgvc could not be started at all.
  case unavailable
  /// The library has no such layout engine; the text is its own message, which lists what it has.
  case unknownEngine(String, message: String)
  /// The library cannot write such a format; the text is its own message, which lists what it can.
  case unknownFormat(String, message: String)
  /// An edge names a node that the graph does not have.
  case unknownNode(String)
  /// Graphviz complained with errors; the texts are its own.
  case failed([String])

  /// What is wrong and what to do.
  public var description: String {
    switch self {
    case .unavailable:
      "Graphviz could not be started: install the packages graphviz and libgraphviz-dev and run 'dot -c' once."
    case .unknownEngine(let engine, let message):
      "Graphviz has no layout engine '\(engine)': \(message)"
    case .unknownFormat(let format, let message):
      "Graphviz cannot write '\(format)': \(message)"
    case .unknownNode(let name):
      "An edge names the node '\(name)', which the graph does not have."
    case .failed(let messages):
      "Graphviz failed: " + messages.joined(separator: " ")
    }
  }
}
