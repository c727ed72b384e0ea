import NavigationModel

/// A control that leaves its scene, or looks as if it did.
public struct CloseControl: Hashable, Sendable {
  /// The control.
  public var control: Control
  /// `certain` where a segue or the system itself leaves, `possible` where only its name says so.
  public var confidence: Confidence

  /// The close controls of a scene.
  static func of(_ scene: Scene, graph: NavigationGraph) -> [CloseControl] {
    let exits = graph.exits(of: scene.id)
    return scene.controls.compactMap { control in
      if exits.contains(where: { $0.trigger?.objectID == control.objectID && control.objectID != nil }) {
        return CloseControl(control: control, confidence: .certain)
      }
      return looksLikeOne(control) ? CloseControl(control: control, confidence: .possible) : nil
    }
  }

  /// Whether an action's or control's name is that of a close button. Only ever grades confidence (design §6).
  private static func looksLikeOne(_ control: Control) -> Bool {
    guard !control.actions.isEmpty else { return false }
    if let item = control.systemItem, ["done", "cancel", "stop", "close", "save"].contains(item) { return true }
    let texts = control.actions.map(\.selector) + [control.label].compactMap { $0 }
    return texts.contains { text in
      let lowered = Array(text.lowercased().utf8)
      if words.contains(where: lowered.contains) { return true }
      return lowered.contains(back) && !backLookalikes.contains(where: lowered.contains)
    }
  }

  private static let words: [[UInt8]] = [
    "cancel", "close", "dismiss", "done", "exit", "finish", "hide", "quit", "save",
  ].map { Array($0.utf8) }

  private static let back = Array("back".utf8)
  private static let backLookalikes = ["background", "backup", "callback", "feedback", "playback"].map {
    Array($0.utf8)
  }
}

extension [UInt8] {
  /// Whether some bytes stand in these, one after the other.
  fileprivate func contains(_ part: [UInt8]) -> Bool {
    guard count >= part.count else { return false }
    return (0...(count - part.count)).contains { start in
      part.indices.allSatisfy { self[start + $0] == part[$0] }
    }
  }
}
