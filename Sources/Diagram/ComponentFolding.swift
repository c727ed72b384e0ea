import Graphviz

/// Arranges the unconnected parts of a graph in rows, where Graphviz would put all of them below each other.
///
/// Parts that share a row are tied together by invisible edges, each from the end of one part to the start of the next. (The
/// `pack` attribute would do this, but dot of Graphviz 2.42 crashes on it when `newrank` is set.)
struct ComponentFolding {
  /// A part of the graph.
  private struct Part {
    var nodes: [Int] = []
    /// How many ranks it takes, and the most nodes in one of them.
    var length = 1
    var breadth = 1
  }

  private let graph: DirectedGraph
  private let names: [String]
  private var ranks: [Int]
  private var parts: [Part] = []

  /// How much room a rank and a node take, roughly, in points.
  private let rankExtent: Double
  private let nodeExtent: Double
  private let isHorizontal: Bool

  init(_ graph: DirectedGraph, direction: RankDirection) {
    self.graph = graph
    isHorizontal = direction != .topToBottom
    rankExtent = isHorizontal ? 185 : 115
    nodeExtent = isHorizontal ? 72 : 165
    let clustered = graph.clusters.map { $0.nodes.map(\.name) }
    names = clustered.flatMap(\.self) + graph.nodes.map(\.name)
    ranks = Array(repeating: 0, count: names.count)
    let index = Dictionary(uniqueKeysWithValues: zip(names, names.indices))
    let edges = graph.edges.compactMap { edge -> (Int, Int)? in
      guard let tail = index[edge.tail], let head = index[edge.head] else { return nil }
      return (tail, head)
    }
    ranks = Ranking(count: names.count, edges: edges).ranks
    let together = clustered.flatMap { cluster in cluster.dropFirst().map { (index[cluster[0]]!, index[$0]!) } }
    parts = Self.parts(count: names.count, links: edges + together, ranks: ranks)
  }

  /// The graph with its parts in rows.
  func folded() -> DirectedGraph {
    guard parts.count > 1 else { return graph }
    // Parts of equal breadth fill a row without gaps; the first node keeps the order the same for the same graph.
    let ordered = parts.sorted { ($1.breadth, $0.nodes[0]) < ($0.breadth, $1.nodes[0]) }
    let longest = ordered.map(\.length).max() ?? 1
    let total = ordered.map(\.length).reduce(0, +)
    var best: (scale: Double, rows: [[Part]]) = (0, [])
    for limit in longest...max(longest, total) {
      let rows = Self.rows(of: ordered, limit: limit)
      let scale = self.scale(of: rows)
      if scale > best.scale { best = (scale, rows) }
    }
    var result = graph
    for row in best.rows { result.edges += zip(row, row.dropFirst()).flatMap(ties) }
    return result
  }

  private static func rows(of parts: [Part], limit: Int) -> [[Part]] {
    var rows: [[Part]] = []
    var room = 0
    for part in parts {
      if part.length <= room {
        rows[rows.count - 1].append(part)
        room -= part.length
      } else {
        rows.append([part])
        room = limit - part.length
      }
    }
    return rows
  }

  private func scale(of rows: [[Part]]) -> Double {
    let length = Double(rows.map { $0.map(\.length).reduce(0, +) }.max() ?? 1) * rankExtent
    let breadth = Double(rows.map { $0.map(\.breadth).max() ?? 1 }.reduce(0, +)) * nodeExtent + Double(rows.count) * 40
    return isHorizontal ? PageFit.scale(length, breadth) : PageFit.scale(breadth, length)
  }

  /// Invisible edges from the last rank of one part to the first of another.
  private func ties(_ first: Part, _ second: Part) -> [DirectedGraph.Edge] {
    guard let last = first.nodes.max(by: { (ranks[$0], -$0) < (ranks[$1], -$1) }) else { return [] }
    return second.nodes.filter { ranks[$0] == 0 }.map { start in
      DirectedGraph.Edge(
        tail: names[last], head: names[start], key: "fold:\(last):\(start)",
        attributes: ["style": "invis", "class": "fold"])
    }
  }

  private static func parts(count: Int, links: [(Int, Int)], ranks: [Int]) -> [Part] {
    var parents = Array(0..<count)
    func root(_ node: Int) -> Int {
      var node = node
      while parents[node] != node {
        parents[node] = parents[parents[node]]
        node = parents[node]
      }
      return node
    }
    for (first, second) in links {
      let (low, high) = (min(root(first), root(second)), max(root(first), root(second)))
      parents[high] = low
    }
    var parts: [Int: Part] = [:]
    for node in 0..<count { parts[root(node), default: Part()].nodes.append(node) }
    return parts.keys.sorted().compactMap { key in
      guard var part = parts[key] else { return nil }
      let sizes = Dictionary(grouping: part.nodes, by: { ranks[$0] }).mapValues(\.count)
      part.length = (sizes.keys.max() ?? 0) + 1
      part.breadth = sizes.values.max() ?? 1
      return part
    }
  }
}

/// Longest-path ranks of a graph; edges that close a cycle do not count.
struct Ranking {
  /// The rank of each node; 0 where nothing leads to it.
  private(set) var ranks: [Int]

  init(count: Int, edges: [(Int, Int)]) {
    var outgoing: [[Int]] = Array(repeating: [], count: count)
    for (tail, head) in edges where tail != head { outgoing[tail].append(head) }
    var state = Array(repeating: UInt8(0), count: count)  // 0 new, 1 on the path, 2 done
    var order: [Int] = []
    var forward: [[Int]] = Array(repeating: [], count: count)
    for start in 0..<count where state[start] == 0 {
      state[start] = 1
      // A stack of its own: a chain of scenes can be longer than the thread's stack is deep.
      var stack = [(node: start, next: 0)]
      while let (node, next) = stack.last {
        guard next < outgoing[node].count else {
          state[node] = 2
          order.append(node)
          stack.removeLast()
          continue
        }
        stack[stack.count - 1].next += 1
        let head = outgoing[node][next]
        if state[head] != 1 { forward[node].append(head) }
        if state[head] == 0 {
          state[head] = 1
          stack.append((head, 0))
        }
      }
    }
    ranks = Array(repeating: 0, count: count)
    for node in order.reversed() {
      for head in forward[node] { ranks[head] = max(ranks[head], ranks[node] + 1) }
    }
  }
}
