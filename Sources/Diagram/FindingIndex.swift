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

extension Finding {
  /// The finding as a tooltip says it: a message can go on for pages, a tooltip cannot.
  private var tooltipLine: String {
    let limit = 400
    let text = message.utf8.count > limit ? message.prefix(limit) + "…" : message
    return "\(severity.rawValue): \(text) [\(rule)]"
  }

  /// The lines of a tooltip about some findings.
  static func tooltipLines(_ findings: [Finding]) -> [String] {
    let lines = findings.prefix(5).map(\.tooltipLine)
    return findings.count > 5 ? lines + ["and \(findings.count - 5) more"] : lines
  }
}
