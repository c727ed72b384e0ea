import Analysis
import NavigationModel

/// The findings by what they are about.
struct FindingIndex {
  private let byScene: [SceneID: [Finding]]
  private let byTransition: [String: [Finding]]

  init(_ findings: [Finding]) {
    let sorted = findings.sorted { left, right in
      left.severity == right.severity ? left < right : left.severity > right.severity
    }
    byScene = Dictionary(grouping: sorted.filter { $0.scene != nil }, by: { $0.scene! })  // Filtered just before.
    byTransition = Dictionary(grouping: sorted.filter { $0.transition != nil }, by: { $0.transition! })
  }

  /// What was found about a scene, the worst first.
  func about(_ scene: SceneID) -> [Finding] { byScene[scene] ?? [] }

  /// What was found about a transition, the worst first.
  func about(transition id: String) -> [Finding] { byTransition[id] ?? [] }
}
