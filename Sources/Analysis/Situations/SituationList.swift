import NavigationModel
import UIKitModel

/// All situations of one width, kept as numbers and spelled out where somebody asks.
public struct SituationList: RandomAccessCollection, Sendable {
  /// A situation in numbers: places in the graph, paths, and other situations.
  struct Record: Sendable {
    var scene: Int
    var path: Int
    /// The place of the presenting transition, -1 below a window's root.
    var presentation: Int
    var isOpen: Bool
    var confidence: Confidence
    /// -1 for a start.
    var cameFrom: Int
    /// -1 for a start.
    var via: Int
    var effect: TransitionEffect?
  }

  let records: [Record]
  let paths: ContainerPaths
  let graph: NavigationGraph

  /// 0.
  public var startIndex: Int { 0 }
  /// How many there are.
  public var endIndex: Int { records.count }

  /// One situation, spelled out.
  public subscript(index: Int) -> Situation {
    let record = records[index]
    return Situation(
      scene: graph.scenes[record.scene].id, containers: paths.scenes(record.path).map { graph.scenes[$0].id },
      presentation: record.presentation < 0 ? nil : graph.transitions[record.presentation].id, isOpen: record.isOpen,
      confidence: record.confidence, cameFrom: record.cameFrom < 0 ? nil : record.cameFrom,
      via: record.via < 0 ? nil : graph.transitions[record.via].id, effect: record.effect)
  }
}
